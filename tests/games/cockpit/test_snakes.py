"""Snakes: how many, where they come aboard, how they move, which are spent."""

import pytest

from tests.games.cockpit.positions import aboard, blocked, cell, legal, plane, play, plays, unanswered


@pytest.mark.clause("cockpit:snakes.limit")
@pytest.mark.parametrize("count, allowed", [(0, True), (4, True), (5, False)])
def test_a_sixth_snake_can_not_come_aboard(count, allowed):
    match = plane("B7 carry-on-surprise", "S1", snakes={"coach": (count, 0)})
    assert ("B7+" in legal(match)) is allowed
    assert ("carry-on-surprise galley" in legal(match)) is allowed
    assert blocked(match, "B7+") == ([] if allowed else ["snakes.limit"])
    assert ("snakes.limit" in blocked(match, "carry-on-surprise galley")) is not allowed


@pytest.mark.clause("cockpit:snakes.limit")
def test_a_snake_sent_off_comes_back_to_its_owner_and_boards_again():
    match = plane("snake-handler S2", "B7 B8", snakes={"coach": (0, 5)})
    unanswered(match, "snake-handler pythons@coach")
    assert (cell(match, "reserve/1"), aboard(match, "coach")) == (1, (0, 4))
    play(match, "end")
    assert "B7+" in legal(match)


@pytest.mark.clause("cockpit:turn.discard-board")
def test_any_card_thrown_away_brings_a_snake_into_the_cargo_hold():
    for card in ("S9", "second-wind", "antivenom"):
        match = plane(f"{card} S1", "S2")
        before = cell(match, "discard")
        match.step(f"{card}+")
        assert (aboard(match, "cargo-hold"), cell(match, "reserve/0")) == ((1, 0), 4)
        assert cell(match, "discard") == [*before, card]


@pytest.mark.clause("cockpit:turn.discard-move")
def test_a_card_thrown_away_moves_a_snake_to_an_area_that_touches_its_own():
    match = plane("S9 S1", "S2", snakes={"galley": (1, 0)})
    ways = [move for move in legal(match) if move.startswith("S9 ")]
    assert ways == [f"S9 galley>{area}" for area in ("first-class", "business-class", "cargo-hold")]
    match.step("S9 galley>first-class")
    assert (aboard(match, "galley"), aboard(match, "first-class")) == ((0, 0), (1, 0))
    assert cell(match, "discard")[-1] == "S9"


@pytest.mark.clause("cockpit:turn.discard-move")
def test_no_snake_moves_to_where_nothing_touches_or_from_where_it_is_not():
    match = plane("S9 S1", "S2", snakes={"galley": (1, 0), "coach": (0, 1)})
    assert blocked(match, "S9 galley>coach") == ["turn.discard-move"]
    assert blocked(match, "S9 coach>lavatory") == ["turn.discard-move"]
    assert blocked(match, "S9 galley>business-class") == []


@pytest.mark.clause("cockpit:area.cockpit")
def test_a_snake_in_the_cockpit_plays_into_pilot_and_co_pilot():
    match = plane("B7 S1", "S2", snakes={"cockpit": (1, 0)})
    assert plays(match) == ["B7@pilot", "B7@co-pilot"]
    assert blocked(match, "B7@cockpit") == ["area.no-chaos"]


@pytest.mark.clause("cockpit:area.cockpit")
def test_no_snake_enters_pilot_or_co_pilot():
    match = plane("B7 carry-on-surprise", "S2", snakes={"cockpit": (1, 0)})
    assert [move for move in legal(match) if move.startswith("B7 ")] == ["B7 cockpit>first-class"]
    assert not [m for m in legal(match) if m in ("carry-on-surprise pilot", "carry-on-surprise co-pilot")]
    assert plays(match)


@pytest.mark.clause("cockpit:ruling.spent-snake")
def test_who_moves_is_fresh_and_a_spent_one_leaves_first():
    match = plane("B7 B2 H3 H1 S1 S2", "S3", snakes={"galley": (2, 0)})
    unanswered(match, "B7@galley")
    assert cell(match, "area/galley/spent") == 1
    match.step("S1 galley>first-class")
    assert cell(match, "area/galley/spent") == 0
    assert {"H3@galley", "H3@first-class"} <= {*legal(match)}


@pytest.mark.clause("cockpit:ruling.spent-snake")
def test_a_snake_that_comes_aboard_is_fresh():
    match = plane("H3 S1 carry-on-surprise B1", "S3", snakes={"galley": (1, 0)}, area_galley_spent=1)
    assert "H3@galley" not in legal(match)
    unanswered(match, "carry-on-surprise galley")
    assert "H3@galley" in legal(match)
    match.step("S1 galley>business-class")
    assert cell(match, "area/galley/spent") == 0
