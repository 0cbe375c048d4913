"""Components: the deck, and what its cards show."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import play, seeding, values


@pytest.mark.clause("cobras:components.deck")
def test_the_deck_has_every_rank_from_1_to_13_once_in_each_of_four_suits():
    match = cw.new("cobras", players=4, seed=3)
    cards = [card for hand in values(match, "hand") for card in hand]
    assert sorted(cards) == sorted(f"{suit}{rank}" for suit in "RGBY" for rank in range(1, 14))


@pytest.mark.clause("cobras:components.deck")
@pytest.mark.parametrize("rank, cobras", [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (13, 3)])
def test_a_card_shows_one_cobra_up_to_4_two_up_to_9_and_three_above(rank, cobras):
    match = seeding(f"R{rank}", "G1", "B1")
    play(match, f"R{rank}", "G1", "B1")
    assert values(match, "basket") == (cobras, 1, 1)


@pytest.mark.clause("cobras:components.deck")
def test_the_deck_shows_104_cobras_and_16_of_its_cards_are_triples():
    shown, triples = 0, 0
    for rank in range(1, 14):
        match = seeding(*(f"{suit}{rank}" for suit in "RGBY"))
        play(match, *(f"{suit}{rank}" for suit in "RGBY"))
        shown += sum(values(match, "basket"))
        triples += len(match.inspect("line")["line"])
    assert (shown, triples) == (104, 16)


@pytest.mark.parametrize("notation", ["R0", "R14", "P5", "K", ""])
def test_what_is_no_card_is_no_notation(notation):
    match = cw.new("cobras", players=3, seed=1)
    with pytest.raises(cw.UnknownNotation):
        match.step(notation, seat=0)
