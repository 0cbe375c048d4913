"""A turn: any cards in any order, the last one, drawing, passing."""

import pytest

import cobra_widgets as cw
from tests.games.cockpit.positions import blocked, cell, legal, plane, play, told, unanswered


@pytest.mark.clause("cockpit:turn.any-cards")
def test_any_number_of_cards_is_used_in_any_order_and_none_too():
    for moves in (("end",), ("S9", "end"), ("B1", "H4", "end"), ("H4", "S9", "B1", "end")):
        match = plane("B1 H4 S9 R2", "S2")
        play(match, *moves)
        assert (match.to_act, cell(match, "turn")) == ((1,), 1)


@pytest.mark.clause("cockpit:turn.any-cards")
def test_nobody_uses_what_it_does_not_hold_or_out_of_turn():
    match = plane("B1 H4", "S2 S3")
    assert blocked(match, "S2", seat=1) == ["turn.any-cards"]
    assert blocked(match, "R9", seat=1) == ["turn.any-cards", "turn.any-cards"]
    assert blocked(match, "R9") == ["turn.any-cards"]
    assert blocked(match, "B1") == []
    assert match.legal(1) == ()
    with pytest.raises(cw.Refused, match="turn"):
        match.step("end", seat=1)


@pytest.mark.clause("cockpit:ruling.turn-order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_around_the_table_from_any_seat(players):
    hands = ["B1 B2 B3 B4 B5", "H1 H2 H3 H4 H5", "R1 R2 R3 R4 R5", "S1 S2 S3 S4 S5"][:players]
    for first in range(players):
        match = plane(*hands, turn=first)
        order = [match.step("end") and cell(match, "turn") for _ in hands]
        assert order == [(first + step) % players for step in range(1, players + 1)]


@pytest.mark.clause("cockpit:ruling.turn-order")
def test_the_next_seat_is_on_turn_too_once_cards_have_been_drawn():
    match = plane("B1 B2", "S1", "R1", turn=1, deck="H1 H2 H3 H4 H5")
    match.step("end")
    assert (cell(match, "turn"), match.to_act) == (2, (2,))


@pytest.mark.clause("cockpit:turn.discard-nothing")
def test_a_card_is_thrown_away_for_nothing():
    match = plane("B1 second-wind H1", "S2")
    play(match, "B1", "second-wind-")
    assert cell(match, "discard")[-2:] == ["B1", "second-wind"]
    assert (cell(match, "hand/0"), cell(match, "phase")) == (["H1"], "turn")


@pytest.mark.clause("cockpit:turn.last-card")
@pytest.mark.parametrize("move", ["B1", "B1+", "B1 coach>galley"])
def test_the_last_card_ends_the_turn(move):
    origin = {"business-class": (1, 0)}
    move = move.replace("coach>galley", "business-class>galley")
    match = plane("B1 H1", "S2", snakes=origin, deck="S3 S4 S5 S6 S7 S8")
    play(match, move)
    assert cell(match, "turn") == 0
    play(match, "H1")
    assert (cell(match, "turn"), cell(match, "hand/0")) == (1, ["S3", "S4", "S5", "S6", "S7"])


@pytest.mark.clause("cockpit:turn.last-card")
def test_a_last_card_that_is_cancelled_ends_the_turn_too():
    match = plane("B1", "antivenom", snakes={"galley": (1, 0)}, deck="S3 S4 S5 S6 S7")
    play(match, "B1@galley", "antivenom", "pass")
    assert (cell(match, "turn"), cell(match, "area/galley/cards")) == (1, [])


@pytest.mark.clause("cockpit:turn.draw")
@pytest.mark.parametrize("used, drawn", [(0, 1), (1, 2), (3, 4)])
def test_the_hand_is_drawn_up_to_five(used, drawn):
    match = plane("B1 B2 H1 H2", "S2", deck="S3 S4 S5 S6 S7")
    play(match, *["B1", "B2", "H1"][:used], "end")
    assert len(cell(match, "hand/0")) == 5
    assert len(cell(match, "deck")) == 5 - drawn


@pytest.mark.clause("cockpit:ruling.over-five")
@pytest.mark.parametrize("hand", ["B1 B2 H1 H2 R1", "B1 B2 H1 H2 R1 R2 R3"])
def test_with_five_or_more_none_is_drawn_and_none_discarded(hand):
    match = plane(hand, "S2", deck="S3 S4 S5")
    match.step("end")
    assert cell(match, "hand/0") == hand.split()
    assert (len(cell(match, "deck")), cell(match, "turn")) == (3, 1)


@pytest.mark.clause("cockpit:ruling.over-five")
def test_with_four_one_is_drawn():
    match = plane("B1 B2 H1 H2", "S2", deck="S3 S4 S5")
    match.step("end")
    assert cell(match, "hand/0") == ["B1", "B2", "H1", "H2", "S3"]


@pytest.mark.clause("cockpit:ruling.last-card-letter")
def test_cards_that_the_last_card_brings_do_not_prolong_the_turn():
    match = plane("second-wind", "S2", deck="S3 S4 S5 S6 S7 S8 S9")
    unanswered(match, "second-wind")
    assert (cell(match, "turn"), len(cell(match, "hand/0"))) == (1, 5)
    match = plane("second-wind B1", "S2", deck="S3 S4 S5 S6 S7 S8 S9")
    unanswered(match, "second-wind")
    assert (cell(match, "turn"), cell(match, "hand/0")) == (0, ["B1", "S3", "S4"])


@pytest.mark.clause("cockpit:ruling.last-card-letter")
@pytest.mark.parametrize("more, turn", [("", 1), (" H9", 0)])
def test_an_answer_may_be_the_last_card_too(more, turn):
    match = plane(
        f"B1 air-marshal{more}", "antivenom S2", snakes={"galley": (1, 0)}, deck="S3 S4 S5 S6 S7 S8"
    )
    play(match, "B1@galley", "antivenom", "air-marshal", "pass")
    assert (cell(match, "area/galley/cards"), cell(match, "turn")) == (["B1"], turn)


@pytest.mark.clause("cockpit:ruling.last-card-letter")
def test_a_card_taken_or_stolen_by_the_last_card_waits_for_the_next_turn():
    match = plane("duty-free", "S2")
    unanswered(match, "duty-free B7")
    assert "B7" in cell(match, "hand/0")
    assert cell(match, "turn") == 1
    match = plane("sticky-fingers", "S2 S3", deck="B1 B2 B3 B4 B5")
    unanswered(match, "sticky-fingers pythons")
    assert (cell(match, "turn"), len(cell(match, "hand/0"))) == (1, 5)


@pytest.mark.clause("cockpit:ruling.pass")
def test_turns_without_a_card_are_counted_in_a_row():
    match = plane("B1 B2 B3 B4 B5", "S1 S2 S3 S4 S5")
    play(match, "end", "end")
    assert (cell(match, "passes"), match.result) == (2, None)
    play(match, "B1")
    assert cell(match, "passes") == 0
    play(match, "end")
    assert cell(match, "passes") == 0
    assert told(play(match, "end"), "turn-passed") == [(1, 1)]


@pytest.mark.clause("cockpit:ruling.pass")
@pytest.mark.parametrize("limit, over", [(2, True), (3, False)])
def test_players_may_agree_on_a_stop(limit, over):
    hands = "B1 B2 B3 B4 B5", "S1 S2 S3 S4 S5"
    match = plane(*hands, scores=(4, 9), options={"stop_after_passes": limit})
    play(match, "end", "end")
    assert (match.result is not None) is over
    if over:
        assert (match.result.winners, match.result.scores) == ((1,), (4, 9))
        assert match.result.clause == "cockpit:ruling.pass"
        assert legal(match) == []


def test_a_single_turn_without_a_card_and_several_are_told_of_in_good_words():
    match = plane("B1 B2 B3 B4 B5", "S1 S2 S3 S4 S5", options={"stop_after_passes": 2})
    play(match, "end", "end")
    english, lines = (
        [line.split("  [")[0].split("  ")[-1] for line in match.log(locale=language).splitlines()]
        for language in ("en", "es")
    )
    assert "A ends the turn with no card used: 1 turn" in english
    assert "B ends the turn with no card used: 2 turns in a row" in english
    assert "the players stop: 2 turns in a row without a card" in english
    assert "A acaba su turno sin usar carta: 1 turno" in lines
    assert "B acaba su turno sin usar carta: 2 turnos seguidos" in lines
    assert "los jugadores paran: 2 turnos seguidos sin carta" in lines
    assert "la victoria es de A y B; puntos: 0 y 0" in lines


@pytest.mark.clause("cockpit:ruling.free-move")
def test_one_python_a_turn_moves_for_nothing_and_that_is_still_a_pass():
    match = plane("S1 S2 S3 S4 S5", "B1", species=("pythons", "cobras"), snakes={"galley": (2, 0)})
    match.step("galley>cargo-hold")
    assert (cell(match, "area/cargo-hold/snakes/0"), cell(match, "hand/0")) == (
        1,
        ["S1", "S2", "S3", "S4", "S5"],
    )
    assert blocked(match, "galley>cargo-hold") == ["ruling.free-move"]
    match.step("end")
    assert cell(match, "passes") == 1


@pytest.mark.clause("cockpit:ruling.free-move")
def test_no_other_species_moves_for_nothing():
    match = plane("B1 B2", "S1", snakes={"galley": (2, 0)})
    assert blocked(match, "galley>cargo-hold") == ["ruling.free-move"]
    pythons = plane("B1 B2", "S1", species=("pythons", "cobras"), snakes={"galley": (1, 0)})
    assert blocked(pythons, "galley>cargo-hold") == []
    assert blocked(pythons, "galley>coach") == ["turn.discard-move"]


def test_the_turns_have_names():
    match = plane("B1 B2", "S1 S2")
    play(match, "end", "end")
    assert repr(match.goto("turn 2")).startswith("Cobras in the Cockpit, turn 2")
