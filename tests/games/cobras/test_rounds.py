"""End of the round: the tenth triple, the penalty, the table cleared for the next."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    NINE,
    before_the_deal,
    cell,
    cited,
    finish,
    last_trick,
    play,
    table,
    told,
    values,
)

EIGHT = NINE.removesuffix(" B10")


@pytest.mark.clause("cobras:round.end")
@pytest.mark.parametrize(
    "line, cards, ended",
    [
        (EIGHT, "Y10 Y1 Y2", False),  # nine
        (EIGHT, "Y10 Y11 Y2", True),  # ten
        (NINE, "Y9 Y1 Y2", False),
        (NINE, "Y10 Y11 Y12", True),  # twelve
    ],
)
def test_the_round_ends_when_ten_triples_or_more_lie_in_the_line(line, cards, ended):
    played = cards.split()
    match = table(*(f"{card} B{rank}" for rank, card in enumerate(played, 1)), line=line)
    events = play(match, *played)
    assert (cell(match, "round") == 2) is ended
    assert bool(told(events, "round-ended")) is ended


@pytest.mark.clause("cobras:round.end")
def test_the_tenth_triple_on_the_table_ends_nothing_before_the_trick_is_complete():
    match = table("Y10 B1", "Y1 B2", "Y2 B3", line=NINE)
    play(match, "Y10", "Y1")
    assert (cell(match, "phase"), cell(match, "round")) == ("trick", 1)
    assert told(play(match, "Y2"), "round-ended") == [(1, 10)]


@pytest.mark.clause("cobras:round.penalty")
def test_each_cobra_left_in_a_basket_costs_a_point():
    match = last_trick(10, 10, 10, baskets=(2, 0, 5))
    events = finish(match)  # the winner scores 3, the others take 2 each
    assert values(match, "score") == (13, 8, 3)
    assert told(events, "penalised") == [(1, 2, 8), (2, 7, 3)]


@pytest.mark.clause("cobras:round.penalty")
def test_there_is_no_penalty_while_the_round_goes_on_nor_for_an_empty_basket():
    match = table("Y9 B1", "Y1 B2", "Y2 B3", line=NINE, scores=(10, 10, 10))
    play(match, "Y9", "Y1", "Y2")
    assert values(match, "score") == (10, 10, 10)
    assert values(match, "basket") == (0, 2, 2)
    ended = table("Y10", "G1", "G2", line=NINE, scores=(10, 10, 10))
    assert told(play(ended, "Y10", "K+", "K+"), "penalised") == []
    assert values(ended, "score") == (10, 10, 10)


@pytest.mark.clause("cobras:ruling.negative")
@pytest.mark.parametrize("score, after", [(3, 1), (2, 0), (1, -1), (-7, -9)])
def test_a_score_may_fall_below_zero(score, after):
    match = last_trick(50, score, 20)
    finish(match)
    assert values(match, "score") == (50, after, 18)


@pytest.mark.clause("cobras:round.reset")
def test_for_a_new_round_tokens_and_cards_go_away_and_all_is_dealt_again():
    match = last_trick(0, 9, 9, baskets=(0, 4, 4))
    events = finish(match)
    assert match.inspect("basket") == {f"basket/{seat}": 0 for seat in range(3)}
    assert (cell(match, "centre"), cell(match, "line"), cell(match, "discard")) == (0, [], [])
    assert (cell(match, "round"), cell(match, "trick"), cell(match, "phase")) == (2, 0, "seed")
    cards = [card for hand in values(match, "hand") for card in hand] + cell(match, "out")
    assert len(set(cards)) == len(cards) == 52
    assert cited(events, "round-began") == ("cobras:round.reset",)


@pytest.mark.clause("cobras:round.reset")
def test_between_tricks_of_a_round_nothing_goes_away():
    match = table("Y9 B1", "Y1 B2", "Y2 B3", line=NINE, baskets=(0, 4, 4))
    play(match, "Y9", "Y1", "Y2")
    assert (values(match, "basket"), cell(match, "line")) == ((0, 6, 6), NINE.split())
    ended = last_trick(0, 9, 9, baskets=(0, 4, 4))
    finish(ended)
    assert (values(ended, "basket"), cell(ended, "line")) == ((0, 0, 0), [])


@pytest.mark.clause("cobras:round.reset")
def test_every_round_is_shuffled_anew():
    match = cw.new("cobras", players=3, seed=1)
    first = values(match, "hand")
    match.play("round")
    assert cell(match, "round") == 2
    assert values(match, "hand") != first


@pytest.mark.clause("cobras:ruling.table-at-end")
def test_at_a_rounds_end_all_stays_as_the_last_trick_left_it_until_the_next_deal():
    match = last_trick(10, 10, 10, baskets=(0, 1, 1))
    finish(match)
    before_the_deal(match)
    assert (cell(match, "round"), cell(match, "trick")) == (1, 5)
    assert values(match, "score") == (10, 7, 7)
    assert values(match, "basket") == (0, 3, 3)
    assert (cell(match, "centre"), cell(match, "turn")) == (1, None)
    assert cell(match, "line") == [*NINE.split(), "B11"]
    assert match.legal() == ()
    match.forward()
    assert values(match, "basket") == (0, 0, 0)


@pytest.mark.clause("cobras:ruling.table-at-end")
def test_the_table_stays_for_good_when_the_game_is_over():
    match = last_trick(100, 10, 10)
    finish(match)
    assert (cell(match, "phase"), cell(match, "leader"), cell(match, "turn")) == ("over", None, None)
    assert (values(match, "basket"), cell(match, "centre")) == ((0, 2, 2), 1)


@pytest.mark.clause("cobras:ruling.tokens-unlimited")
@pytest.mark.parametrize("held, told_once", [(39, []), (40, [(43, 42)]), (42, [(45, 42)])])
def test_a_want_of_tokens_is_told_and_limits_nothing(held, told_once):
    match = table("R1 B1", "R2 B2", "R3 B3", baskets=(0, held, 0))
    events = play(match, "R1", "R2", "R3")  # three more, one of them in the centre
    assert told(events, "tokens-short") == told_once
    assert values(match, "basket") == (1, held + 1, 0)
    assert cell(match, "centre") == 1


@pytest.mark.clause("cobras:ruling.tokens-unlimited")
def test_a_want_of_tokens_is_told_once_a_round():
    match = table("R1 B1", "R2 B2", "R3 B3", baskets=(0, 40, 0))
    assert told(play(match, "R1", "R2", "R3"), "tokens-short") == [(43, 42)]
    assert told(play(match, "B3", "B1", "B2"), "tokens-short") == []
