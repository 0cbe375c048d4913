"""Cleanup: where played cards and Kings go."""

import pytest

from tests.games.cobras.positions import cell, legal, play, table, told


@pytest.mark.clause("cobras:cleanup.discard")
def test_cards_of_one_or_two_cobras_go_to_the_discard_pile():
    match = table("R4 B1", "R9 B2", "R10 B3")
    before = cell(match, "discard")
    play(match, "R4", "R9", "R10")
    assert cell(match, "discard") == [*before, "R4", "R9"]


@pytest.mark.clause("cobras:cleanup.discard")
def test_nothing_is_discarded_before_the_trick_is_complete():
    match = table("R4 B1", "R9 B2", "R10 B3")
    before = cell(match, "discard")
    play(match, "R4", "R9")
    assert cell(match, "discard") == before
    assert told(play(match, "R10"), "discarded") == [(("R4", "R9"),)]


@pytest.mark.clause("cobras:cleanup.line")
@pytest.mark.parametrize("last, line", [("R10", ["G13", "R10"]), ("R9", ["G13"]), ("R13", ["G13", "R13"])])
def test_triples_go_face_up_to_the_end_of_the_line(last, line):
    match = table("R4 B1", "R8 B2", f"{last} B3", line="G13")
    play(match, "R4", "R8")
    assert cell(match, "line") == ["G13"]
    play(match, last)
    assert cell(match, "line") == line
    assert match.inspect("line", seat=1) == {"line": line}


@pytest.mark.clause("cobras:cleanup.king")
def test_a_played_king_goes_under_the_basket_and_not_back_to_the_hand():
    match = table("R4 B1", "R8 B2", "R2 B3")
    events = play(match, "R4", "K-", "K+")
    assert told(events, "king-buried") == [((1, 2),)]
    assert [cell(match, f"kings/{seat}") for seat in range(3)] == [1, 0, 0]
    match.step("B1")
    assert legal(match) == ["B2"]


@pytest.mark.clause("cobras:cleanup.king")
def test_without_a_king_nothing_goes_under_a_basket():
    match = table("R4 B1", "R8 B2", "R2 B3")
    assert told(play(match, "R4", "R8", "R2"), "king-buried") == []
    assert told(play(match, "B2", "K+", "B1"), "king-buried") == [((2,),)]
