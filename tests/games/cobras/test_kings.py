"""King Cobras: played instead of a card, to share the win or the loss."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    blocked,
    cell,
    cited,
    legal,
    play,
    table,
    told,
    values,
)


@pytest.mark.clause("cobras:king.once")
def test_a_king_may_be_played_instead_of_following_suit():
    match = table("R5 B1", "R2 G3", "R1")
    match.step("R5")
    assert legal(match) == ["R2", "K+", "K-"]
    match.step("K-")
    assert cell(match, "hand/1") == ["R2", "G3"]
    assert cell(match, "kings/1") == 0


@pytest.mark.clause("cobras:king.once")
def test_a_king_is_played_once_a_round_and_on_the_own_turn():
    match = table("R5 B1", "G2 G3", "R1 B2", kings=(1, 1, 0))
    assert blocked(match, "K+", seat=1) == ["trick.order"]
    assert blocked(match, "K+", seat=2) == ["trick.order", "king.once"]
    play(match, "R5", "K+", "R1", "B1")
    assert blocked(match, "K+") == blocked(match, "K-") == ["king.once"]
    assert legal(match) == ["G2", "G3"]
    assert cell(match, "kings/0") == 1


@pytest.mark.clause("cobras:king.declare")
@pytest.mark.parametrize("notation, share", [("K+", "win"), ("K-", "loss")])
def test_a_king_declares_what_it_shares_as_it_is_played(notation, share):
    match = table("R5", "R2", "R1")
    events = play(match, "R5", notation)
    assert told(events, "king-played") == [(1, share)]
    assert cell(match, "trick/plays")[-1] == {"seat": 1, "king": share}


@pytest.mark.clause("cobras:king.declare")
def test_a_king_without_a_declaration_is_no_decision():
    match = table("R5", "R2", "R1")
    with pytest.raises(cw.UnknownNotation):
        match.step("K")
    assert told(play(match, "K+"), "king-played") == [(0, "win")]


@pytest.mark.clause("cobras:king.share-win")
def test_a_sharer_of_the_win_scores_its_basket_and_takes_no_part_in_the_division():
    match = table("R5", "R9", "G1", "G2", baskets=(2, 3, 4, 5), scores=(1, 1, 1, 1))
    events = play(match, "R5", "R9", "K+", "K-")  # four cobras for two
    assert values(match, "score") == (1, 6, 9, 1)
    assert values(match, "basket") == (4, 0, 0, 7)
    shared = [event.clauses[0] for event in events if event.kind == "turned-in"]
    assert shared == ["cobras:trick.turn-in", "cobras:king.share-win"]


@pytest.mark.clause("cobras:king.share-loss")
def test_a_sharer_of_the_loss_takes_its_part_like_any_loser():
    match = table("R5", "R9", "G1", baskets=(0, 0, 4))
    events = play(match, "R5", "R9", "K-")
    assert values(match, "score") == (0, 0, 0)
    assert values(match, "basket") == (2, 0, 6)
    took = {event.data[0]: event.clauses for event in events if event.kind == "took"}
    assert "cobras:king.share-loss" in took[(2,)]
    assert "cobras:king.share-loss" not in took[(0,)]


@pytest.mark.clause("cobras:king.share-loss")
def test_the_declaration_decides_who_divides():
    for shares, taken in (("K- K-", [2, 0, 1, 1]), ("K- K+", [3, 0, 2, 0]), ("K+ K-", [3, 0, 0, 2])):
        match = table("R5 B1", "R9 B2", "G1", "G2", centre=1, baskets=(1, 0, 0, 0))
        play(match, "R5", "R9", *shares.split())
        assert list(values(match, "basket")) == taken


@pytest.mark.clause("cobras:king.lead-next")
def test_a_sharer_never_leads_next_and_after_kings_only_the_same_leader_does():
    outright = table("G1 B1", "R5 B2", "R9 B3", leader=1)
    play(outright, "R5", "R9", "K+")
    assert cell(outright, "leader") == 2
    alone = table("G1 B1", "R5 B2", "R9 B3", leader=1)
    events = play(alone, "K-", "K+", "K+")
    assert (cell(alone, "leader"), alone.to_act) == (1, (1,))
    assert cited(events, "leads-next") == ("cobras:king.lead-next",)


@pytest.mark.clause("cobras:king.not-counted")
@pytest.mark.parametrize("share, basket, left", [("K-", 2, 0), ("K+", 4, 0)])
def test_a_king_shows_no_cobras(share, basket, left):
    match = table("R5", "R9", "G1")
    play(match, "R5", "R9", share)
    assert (cell(match, "basket/0"), cell(match, "centre")) == (basket, left)


@pytest.mark.clause("cobras:king.no-winner")
def test_with_kings_only_that_share_the_loss_nobody_turns_in():
    match = table("G1", "G2", "G3", baskets=(1, 2, 3), scores=(5, 5, 5))
    events = play(match, "K-", "K-", "K-")
    assert told(events, "turned-in") == []
    assert values(match, "score") == (5, 5, 5)
    assert values(match, "basket") == (1, 2, 3)
    won = table("G1", "G2", "G3", baskets=(1, 2, 3))
    assert told(play(won, "G1", "K-", "K-"), "turned-in") == [(0, 1, 1)]


@pytest.mark.clause("cobras:king.all-win")
@pytest.mark.parametrize("centre", [0, 3])
def test_when_everybody_wins_the_cobras_stay_in_the_centre(centre):
    match = table("R12", "G2", "G3", baskets=(1, 7, 9), centre=centre)
    play(match, "R12", "K+", "K+")
    assert values(match, "score") == (1, 21, 8)
    assert values(match, "basket") == (0, 0, 0)
    assert cell(match, "centre") == 3 + centre


@pytest.mark.clause("cobras:king.all-win")
def test_one_loser_takes_what_otherwise_would_stay():
    for share, centre, basket in (("K+", 3, 0), ("K-", 0, 3)):
        match = table("R12", "G2", "G3")
        play(match, "R12", "K+", share)
        assert (cell(match, "centre"), cell(match, "basket/2")) == (centre, basket)


@pytest.mark.clause("cobras:king.led")
def test_after_a_led_king_the_next_player_sets_the_suit():
    match = table("G1 B1", "R2 B9", "R5 B3", leader=0)
    match.step("K-")
    assert legal(match) == ["R2", "B9", "K+", "K-"]
    events = play(match, "B9")
    assert told(events, "suit-set") == [(1, "B9")]
    assert blocked(match, "R5") == ["trick.follow-suit"]
    assert legal(match) == ["B3", "K+", "K-"]
    assert told(play(match, "B3"), "won") == [(1, "B9")]


@pytest.mark.clause("cobras:king.led")
def test_a_card_of_another_suit_does_not_win_though_it_is_higher():
    match = table("G1", "R2", "B13")
    assert told(play(match, "K+", "R2", "B13"), "won") == [(1, "R2")]


@pytest.mark.clause("cobras:ruling.king-led-chain")
def test_after_several_kings_the_first_card_in_order_sets_the_suit():
    match = table("G1 B1", "G2 B2", "G7 R3", "G11 Y13")
    play(match, "K-", "K+")
    assert legal(match) == ["R3", "G7", "K+", "K-"]
    match.step("G7")
    assert blocked(match, "Y13") == ["trick.follow-suit"]
    events = play(match, "G11")
    assert told(events, "won") == [(3, "G11")]


@pytest.mark.clause("cobras:ruling.king-led-chain")
def test_a_king_after_the_first_card_changes_no_suit():
    match = table("G1", "G2", "R2 B13", "Y7", "B9 R1")
    play(match, "K-", "K-", "R2", "K-")
    assert legal(match) == ["R1", "K+", "K-"]


@pytest.mark.clause("cobras:ruling.share-without-outright")
def test_with_kings_only_those_that_declared_the_win_score_and_the_others_divide_the_centre():
    match = table("G1", "G2", "G3", "G4", baskets=(1, 4, 5, 7), centre=3)
    events = play(match, "K-", "K+", "K-", "K+")
    assert values(match, "score") == (0, 8, 0, 21)
    assert values(match, "basket") == (2, 0, 6, 0)
    assert cell(match, "centre") == 1
    assert "cobras:ruling.share-without-outright" in cited(events, "turned-in")


@pytest.mark.clause("cobras:ruling.share-without-outright")
def test_that_ruling_is_not_named_when_somebody_wins_outright():
    def reasons(*moves):
        return cited(play(table("R1", "G2", "G3", baskets=(0, 4, 0)), *moves), "turned-in")

    assert "cobras:ruling.share-without-outright" in reasons("K-", "K+", "K-")
    assert "cobras:ruling.share-without-outright" not in reasons("R1", "K+", "K-")
