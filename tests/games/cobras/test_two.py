"""Two players: the dummy."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    blocked,
    cell,
    cited,
    finish,
    last_trick,
    legal,
    play,
    seeding,
    table,
    told,
    values,
)

SEEDS = range(40)


def led_by_0(*cards, pile, dealer=0, **cells):
    """Two players; seat 0 leads, and with dealer 0 the dummy comes next, then seat 1."""
    return table(*cards, piles=(pile,), dealer=dealer, **cells)


@pytest.mark.clause("cobras:two.deal")
def test_cards_are_dealt_as_for_three_and_the_third_pile_is_the_dummys():
    match = cw.new("cobras", players=2, seed=4)
    assert [len(hand) for hand in values(match, "hand")] == [17, 17]
    assert (len(cell(match, "dummy/2")), len(cell(match, "out"))) == (17, 1)
    assert values(match, "kings") == (1, 1)


@pytest.mark.clause("cobras:two.deal")
def test_with_three_players_nobody_is_a_dummy():
    match = cw.new("cobras", players=3, seed=4)
    assert not [address for address in match.inspect() if address.startswith("dummy")]
    two = cw.new("cobras", players=2, seed=4)
    assert [address for address in two.inspect() if address.startswith("dummy")] == ["dummy/2"]


@pytest.mark.clause("cobras:two.dummy-seat")
@pytest.mark.parametrize("dealer, order", [(0, [0, 2, 1]), (1, [0, 1, 2])])
def test_the_dummy_sits_left_of_the_dealer(dealer, order):
    match = led_by_0("R5 B1", "R6 B2", pile="R7 B3 B4", dealer=dealer)
    assert cell(match, "order") == order
    play(match, "R5", "R6")
    seats = [ply.seat for ply in match.path() if ply.notation[:1] == "R"]
    assert seats == order


@pytest.mark.clause("cobras:two.dummy-seat")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_alternates_and_the_dummy_moves(dealer):
    match = last_trick(30, 30, dealer=dealer)
    finish(match)
    assert (cell(match, "round"), cell(match, "dealer")) == (2, 1 - dealer)
    assert cell(match, "order") == ([0, 1, 2] if dealer == 0 else [0, 2, 1])


@pytest.mark.clause("cobras:ruling.first-dealer")
def test_chance_picks_the_first_dealer_and_nobody_else_later():
    matches = [cw.new("cobras", players=2, seed=seed) for seed in SEEDS]
    assert {cell(match, "dealer") for match in matches} == {0, 1}
    assert all("dealer" in match.path()[-1].outcome for match in matches)
    second = matches[0].play("round")
    assert cell(second, "round") == 2
    assert "dealer" not in second.path()[-1].outcome


@pytest.mark.clause("cobras:ruling.first-dealer")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_first_dealer_may_be_asked_for(dealer):
    match = cw.new("cobras", players=2, seed=1).goto("start").fork(force={"dealer": dealer})
    events = match.step()
    assert cell(match, "dealer") == dealer
    assert "cobras:ruling.first-dealer" in cited(events, "dealer-named")


@pytest.mark.clause("cobras:two.dummy-play")
def test_the_dummy_plays_the_top_card_of_its_pile_by_itself():
    match = led_by_0("R5 B1", "R6 B2", pile="G3 R7 B4")
    match.step("R5")
    assert cell(match, "trick/plays")[-1] == {"seat": 2, "card": "G3"}
    assert cell(match, "dummy/2") == ["R7", "B4"]
    assert match.to_act == (1,)
    assert match.path()[-1].seat == 2


@pytest.mark.clause("cobras:two.dummy-play")
@pytest.mark.parametrize("top, winner", [("G8", 2), ("G6", 1), ("R8", 2), ("R3", 1)])
def test_a_dummys_card_counts_as_on_suit_whatever_it_is(top, winner):
    match = led_by_0("R5 B1", "R7 B2", pile=f"{top} B3 B4")
    assert told(play(match, "R5", "R7"), "won")[0][0] == winner


@pytest.mark.clause("cobras:two.dummy-play")
def test_a_dummy_that_leads_sets_the_suit_of_its_card():
    match = led_by_0("R5 B1", "R7 B2 G9", pile="Y13 B3 B4", kings=(0, 0))
    play(match, "R5", "R7")
    assert cell(match, "trick/plays") == [{"seat": 2, "card": "B3"}]
    assert legal(match) == ["B2"]


@pytest.mark.clause("cobras:two.dummy-tie")
@pytest.mark.parametrize("top, winner", [("B9", 0), ("B10", 2), ("B8", 0)])
def test_a_considered_card_is_lower_than_a_real_one_of_its_rank(top, winner):
    match = led_by_0("R9 Y1", "R4 Y2", pile=f"{top} Y3 Y4")
    assert told(play(match, "R9", "R4"), "won")[0][0] == winner


@pytest.mark.clause("cobras:two.dummy-tie")
def test_a_considered_card_is_lower_though_it_was_played_first():
    match = led_by_0("R2 Y1", "R9 Y2", pile="B9 Y3 Y4")
    assert told(play(match, "R2", "R9"), "won") == [(1, "R9")]


@pytest.mark.clause("cobras:two.dummy-share")
def test_the_dummy_takes_its_part_of_the_division_and_keeps_none():
    match = led_by_0("R9 Y1", "R4 Y2", pile="B8 Y3 Y4")
    events = play(match, "R9", "R4")  # 2 + 2 + 1 for the dummy and seat 1
    assert values(match, "basket") == (0, 2)
    assert (told(events, "dummy-took"), cell(match, "centre")) == ([((2,), 2)], 1)


@pytest.mark.clause("cobras:two.dummy-share")
def test_a_dummy_that_wins_takes_nothing_scores_nothing_and_leads():
    match = led_by_0("R5 Y1", "R4 Y2", pile="B8 Y3 Y4", baskets=(1, 1), scores=(7, 7))
    events = play(match, "R5", "R4")  # 2 + 1 + 2 for the two
    assert values(match, "basket") == (3, 3)
    assert (values(match, "score"), cell(match, "leader")) == ((7, 7), 2)
    assert "score/2" not in match.inspect("score")
    assert told(events, "dummy-took") == told(events, "turned-in") == []


@pytest.mark.clause("cobras:two.dummy-share")
def test_the_dummy_does_not_seed():
    match = seeding("R5 Y1", "R4 Y2", piles=("B13 B12 B11",))
    assert match.to_act == (0, 1)
    play(match, "R5", "R4", "Y1")
    assert cell(match, "dummy/2") == ["B12", "B11"]
    play(match, "Y2")
    assert cell(match, "line") == ["B13"]


@pytest.mark.clause("cobras:ruling.king-led-dummy")
def test_a_dummy_after_a_led_king_sets_its_own_suit():
    match = led_by_0("R5 Y1", "R12 B11", pile="B8 Y3 Y4")
    match.step("K-")
    assert blocked(match, "R12") == ["trick.follow-suit"]
    assert legal(match) == ["B11", "K+", "K-"]
    assert told(play(match, "B11"), "won") == [(1, "B11")]


@pytest.mark.clause("cobras:ruling.king-led-dummy")
def test_a_dummys_own_suit_beats_other_suits_after_a_led_king():
    match = led_by_0("R5 Y1", "R12 G11", pile="B8 Y3 Y4")
    assert told(play(match, "K-", "R12"), "won") == [(2, "B8")]


@pytest.mark.clause("cobras:ruling.true-suit-first")
def test_a_dummys_card_of_the_lead_suit_is_no_considered_one():
    match = led_by_0("R9 Y1", "R4 Y2", pile="R10 Y3 Y4")
    assert told(play(match, "R9", "R4"), "won") == [(2, "R10")]
    lower = led_by_0("R9 Y1", "R4 Y2", pile="R8 Y3 Y4")
    assert told(play(lower, "R9", "R4"), "won") == [(0, "R9")]
