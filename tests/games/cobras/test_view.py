"""What a seat may see of the table."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import cell, finish, last_trick, play, seeding, table

HIDDEN = {"count": 3, "top": None}


def seen(match, address, seat=0):
    return match.inspect(address, seat=seat)[address]


@pytest.mark.clause("cobras:two.face")
@pytest.mark.parametrize("dummy, top", [("surprise", None), ("strategy", "G3")])
def test_the_option_turns_the_dummys_pile_after_the_seeds(dummy, top):
    match = seeding("R5 B1", "R6 B2", piles=("G3 R7 B4",), options={"dummy": dummy}, leader=1)
    assert [seen(match, "dummy/2", seat) for seat in (0, 1)] == [HIDDEN, HIDDEN]
    match.step("R5")
    assert seen(match, "dummy/2") == HIDDEN
    match.step("R6")
    assert [seen(match, "dummy/2", seat) for seat in (0, 1)] == [HIDDEN | {"top": top}] * 2


@pytest.mark.clause("cobras:two.face")
def test_the_pile_is_face_down_unless_told_and_again_in_a_new_round():
    assert seen(table("R5", "R6", piles=("G3 R7 B4",)), "dummy/2") == HIDDEN
    match = last_trick(0, 0, options={"dummy": "strategy"})
    assert seen(match, "dummy/2") == {"count": 2, "top": "G1"}
    finish(match)
    assert seen(match, "dummy/2") == {"count": 17, "top": None}
    with pytest.raises(cw.BadOption, match="surprise, strategy"):
        cw.new("cobras", players=2, dummy="open")


@pytest.mark.clause("cobras:ruling.face-up-top")
def test_of_a_face_up_pile_only_the_top_card_is_in_view_and_playing_it_reveals_the_next():
    match = table("R5 B1", "R6 B2", piles=("G3 R7 B4",), options={"dummy": "strategy"})
    assert seen(match, "dummy/2") == {"count": 3, "top": "G3"}
    match.step("R5")
    assert seen(match, "dummy/2") == {"count": 2, "top": "R7"}
    assert "B4" not in str(match.inspect(seat=0))
    assert cell(match, "dummy/2") == ["R7", "B4"]


@pytest.mark.clause("cobras:ruling.face-up-top")
def test_the_solo_games_left_pile_shows_its_top_card_too():
    match = table("R5 Y5", piles=("G3 R7 B4", "G4 R8 B5"))
    assert seen(match, "dummy/1") == {"count": 3, "top": "G3"}
    play(match, "R5")
    assert seen(match, "dummy/1") == {"count": 2, "top": "R7"}
    assert seen(match, "dummy/2") == {"count": 2, "top": None}


def test_other_hands_are_counts_and_all_that_was_played_is_open():
    match = table("R5 B1", "R6 B2 B3", "R7 G1", line="G13")
    play(match, "R5")
    assert [seen(match, f"hand/{seat}") for seat in range(3)] == [["B1"], {"count": 3}, {"count": 2}]
    for address in ("trick/plays", "line", "discard", "kings/1", "basket/2", "score/1", "centre"):
        assert seen(match, address) == cell(match, address)


def test_cards_left_over_by_the_deal_are_seen_by_nobody():
    match = cw.new("cobras", players=5, seed=1)
    assert [seen(match, "out", seat) for seat in range(5)] == [{"count": 2}] * 5
    assert len(cell(match, "out")) == 2
