"""The deck: when the discard pile becomes a new one."""

import pytest

import cobra_widgets as cw
from cobra_widgets.games.cockpit.tokens import read_token
from tests.games.cockpit.positions import cell, plane, play, told, unanswered


@pytest.mark.clause("cockpit:deck.reshuffle")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty():
    match = plane("B1 B2", "S1", deck="R1")
    discarded = len(cell(match, "discard"))
    events = play(match, "B1", "end")
    assert told(events, "reshuffled") == [(discarded + 1,)]
    assert (len(cell(match, "hand/0")), cell(match, "discard")) == (5, [])
    assert "R1" in cell(match, "hand/0")
    assert [p.notation for p in match.path()][-2:] == ["shuffle", "draw"]


@pytest.mark.clause("cockpit:ruling.reshuffle")
def test_a_deck_that_is_just_enough_is_not_replaced_yet():
    match = plane("B1 B2", "S1", deck="R1 R2 R3 R4")
    events = play(match, "B1", "end")
    assert told(events, "reshuffled") == []
    assert (cell(match, "hand/0"), cell(match, "deck")) == (["B2", "R1", "R2", "R3", "R4"], [])


@pytest.mark.clause("cockpit:ruling.reshuffle")
def test_what_lies_elsewhere_stays_and_the_card_that_draws_too():
    match = plane(
        "second-wind B1", "S1", deck="R1", cards={"galley": "B7"}, removed="autopilot",
        snakes={"galley": (1, 0)},
    )  # fmt: skip
    unanswered(match, "second-wind")
    assert (cell(match, "removed"), cell(match, "area/galley/cards")) == (["autopilot"], ["B7"])
    assert cell(match, "discard") == ["second-wind"]
    assert "R1" in cell(match, "hand/0")
    assert len(cell(match, "hand/0")) == 3


@pytest.mark.clause("cockpit:ruling.reshuffle")
def test_with_both_piles_empty_one_draws_what_there_is():
    *held, last = cell(plane("B1 B2", ""), "discard")
    match = plane("B1 B2", " ".join(held), deck=last, discard="")
    events = play(match, "end")
    assert (told(events, "reshuffled"), len(cell(match, "hand/0"))) == ([], 3)
    held = cell(plane("second-wind B2", ""), "discard")
    match = plane("second-wind B2", " ".join(held), discard="")
    unanswered(match, "second-wind")
    assert cell(match, "hand/0") == ["B2"]


@pytest.mark.parametrize(
    "language, one, several",
    [
        ("en", "1 card of the discard pile is shuffled into a deck",
         "2 cards of the discard pile are shuffled into a deck"),
        ("es", "se baraja 1 carta del descarte como nuevo mazo",
         "se barajan 2 cartas del descarte como nuevo mazo"),
    ],
)  # fmt: skip
def test_a_discard_pile_of_one_card_is_told_of_as_one(language, one, several):
    cards = cell(plane("B1 B2", ""), "discard")
    for count, said in ((1, one), (2, several)):
        match = plane("B1 B2", " ".join(cards[count:]), discard=" ".join(cards[:count]))
        match.step("end")
        assert said in match.log(locale=language)


@pytest.mark.parametrize(
    "token, could_be",
    [
        ("draw", True),
        ("draw:R3R4R5", True),
        ("draw:R5R3R4", True),
        ("draw:R3R4", False),  # three are drawn
        ("draw:R2R3R4R5", False),
        ("draw:R3R4R9", False),  # no R9 lies in the deck
        ("draw:R3R3R4", False),
        ("steal:R3", False),
    ],
)
def test_a_record_draws_as_many_cards_as_are_drawn_and_only_such_as_there_are(token, could_be):
    match = plane("B1 B2", "S1", deck="R2 R3 R4 R5")
    match.step("end")
    state = match.goto(match.ply - 1)._state
    if could_be:
        assert read_token(state, token).outcome["draw"]
    else:
        with pytest.raises(cw.BadRecord):
            read_token(state, token)


def test_a_record_deals_each_species_board_once():
    state = cw.new("cockpit", 2, seed=1).goto("start")._state
    assert read_token(state, "species:cobras.pythons.kingsnakes.rattlesnakes")
    with pytest.raises(cw.BadRecord):
        read_token(state, "species:cobras.cobras.pythons.kingsnakes.rattlesnakes")
