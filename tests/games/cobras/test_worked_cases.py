"""The worked examples of the rules, each against the values worked out by hand."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    NINE,
    allowed,
    before_the_deal,
    blocked,
    cell,
    last_trick,
    legal,
    play,
    table,
    told,
    values,
)

NAMES = (
    "king-shares-win",
    "remainder",
    "all-win",
    "all-share-loss",
    "dummy-ties",
    "scale",
    "follow-suit",
    "tenth-triple",
    "five-empty-hands",
    "solo-kings",
)
LONGEST = (52 - 4 - 16) // 4 + 1 + 3
"""Tricks of the longest round of four: all the cards below 10 but the seeds, one trick of Kings,
and then triples, of which 4, 8 and 12 lie in the line."""


@pytest.mark.parametrize("name", NAMES)
def test_every_worked_example_can_be_stepped_through(name):
    match = cw.scenario(f"cobras.{name}")
    steps = sum(not step.refused for step in cw.scenarios("cobras")[f"cobras.{name}"].steps)
    for _ in range(steps):
        match.step()
    assert match.log(locale="en") != match.log(locale="es")


@pytest.mark.clause("cobras:king.share-win")
@pytest.mark.clause("cobras:cleanup.line")
@pytest.mark.clause("cobras:cleanup.discard")
@pytest.mark.clause("cobras:trick.lead-next")
@pytest.mark.parametrize("others", [0, 9])
def test_c_shares_the_win_of_b(others):
    match = table("R5 B1", "R12 B2", "B3", centre=1, baskets=(others, 4, 7))
    before = cell(match, "discard")
    play(match, "R5", "R12", "K+")
    assert values(match, "score") == (0, 8, 21)
    assert values(match, "basket") == (others + 6, 0, 0)
    assert (cell(match, "centre"), cell(match, "leader")) == (0, 1)
    assert cell(match, "line") == ["R12"]
    assert cell(match, "discard") == [*before, "R5"]


@pytest.mark.clause("cobras:trick.divide")
@pytest.mark.clause("cobras:ruling.centre-next-trick")
def test_a_remainder_of_two_is_divided_with_the_next_trick():
    match = table("R5 G6", "R9 G4", "B13 G3", "R2 G1")
    play(match, "R5", "R9", "B13", "R2")
    assert (values(match, "basket"), cell(match, "centre")) == ((2, 0, 2, 2), 2)
    play(match, "G4", "G3", "G1", "G6")  # five cobras and the two; seat 0 wins with its two
    assert (values(match, "basket"), cell(match, "centre")) == ((0, 2, 4, 4), 1)
    assert values(match, "score") == (3, 0, 0, 0)


@pytest.mark.clause("cobras:king.all-win")
@pytest.mark.parametrize("centre", [0, 1, 2])
def test_all_share_the_win_and_one_cobra_stays(centre):
    match = table("R4", "G1", "G2", centre=centre, baskets=(3, 5, 8))
    play(match, "R4", "K+", "K+")
    assert values(match, "score") == (5, 11, 15)
    assert (values(match, "basket"), cell(match, "centre")) == ((0, 0, 0), centre + 1)


@pytest.mark.clause("cobras:king.no-winner")
@pytest.mark.clause("cobras:king.lead-next")
@pytest.mark.parametrize("centre, each, left", [(4, 1, 0), (7, 1, 3), (8, 2, 0)])
def test_all_share_the_loss_and_divide_the_centre(centre, each, left):
    match = table("R1", "R2", "R3", "R4", centre=centre, leader=2, baskets=(1, 1, 1, 1))
    play(match, "K-", "K-", "K-", "K-")
    assert values(match, "score") == (0, 0, 0, 0)
    assert (values(match, "basket"), cell(match, "centre")) == ((1 + each,) * 4, left)
    assert match.to_act == (2,)


@pytest.mark.clause("cobras:two.dummy-tie")
def test_a_dummys_9_of_another_suit_loses_to_the_9_that_was_led():
    match = table("R9 Y1", "R1 Y2", piles=("B9 Y3 Y4",))
    assert told(play(match, "R9", "R1"), "won") == [(0, "R9")]


@pytest.mark.clause("cobras:solo.tie")
def test_the_left_dummys_9_beats_the_right_ones():
    match = table("R3 Y1", piles=("B9 Y2", "G9 Y3"))
    assert told(play(match, "R3"), "won") == [(1, "B9")]


@pytest.mark.clause("cobras:ruling.true-suit-first")
def test_a_true_9_beats_a_considered_one():
    match = table("R3 Y1", piles=("B9 Y2", "R9 Y3"))
    assert told(play(match, "R3"), "won") == [(2, "R9")]


@pytest.mark.clause("cobras:trick.follow-suit")
def test_another_suit_is_refused_and_what_is_allowed_is_named_the_king_among_it():
    match = table("G9 B5", "G2 G11 Y4", "R1")
    match.step("G9")
    assert blocked(match, "Y4") == ["trick.follow-suit"]
    assert allowed(match, "Y4") == ["G2", "G11", "K+", "K-"] == legal(match)


@pytest.mark.clause("cobras:round.end")
def test_the_longest_round_of_four_ends_before_a_hand_is_dry():
    suits = "RGBY"
    deck = [f"{suit}{rank}" for rank in range(1, 14) for suit in suits]  # a whole suit each
    match = cw.new("cobras", players=4, seed=1).goto("start").fork(force={"deck": deck, "leader": 0})
    match.step()
    play(match, *(f"{suit}1" for suit in suits))
    tricks = [[f"{suit}{rank}" for suit in suits] for rank in range(2, 13)]
    tricks.insert(8, ["K-"] * 4)
    for number, trick in enumerate(tricks, 1):
        assert (cell(match, "round"), cell(match, "trick")) == (1, number)
        play(match, *trick)
    before_the_deal(match)
    assert cell(match, "trick") == len(tricks) == LONGEST
    assert (len(cell(match, "line")), values(match, "hand")) == (12, (["R13"], ["G13"], ["B13"], ["Y13"]))


@pytest.mark.clause("cobras:round.end")
def test_with_five_players_the_round_just_ends_when_all_hands_are_empty():
    cards = ["Y10", "B11", "B12", "B13", "Y11"]
    match = table(*cards, kings=(0,) * 5, line=NINE, trick=10, out="Y12 Y13")
    events = play(match, *cards)
    assert told(events, "round-ended") == [(1, 14)]
    before_the_deal(match)
    assert values(match, "hand") == ([],) * 5
    assert (cell(match, "trick"), match.result) == (10, None)


@pytest.mark.clause("cobras:solo.earn")
@pytest.mark.clause("cobras:solo.mode")
def test_the_king_of_round_1_is_kept_and_50_points_bring_another():
    begun = cw.new("cobras", players=1, seed=1, mode="medium")
    assert cell(begun, "kings/0") == 1
    match = last_trick(50, kings=(1,), options={"mode": "medium"})
    match.step("B11")
    assert (cell(match, "round"), cell(match, "kings/0")) == (2, 2)


@pytest.mark.clause("cobras:solo.win")
@pytest.mark.parametrize(
    "start, basket, total, winners", [(128, 7, 149, ()), (129, 7, 150, (0,)), (149, 1, 150, (0,))]
)
def test_149_lose_and_150_win(start, basket, total, winners):
    match = last_trick(start, round=3, baskets=(basket,))
    match.step("B11")
    assert match.result.winners == winners
    assert match.result.scores == (total,)
