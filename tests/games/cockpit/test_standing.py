"""How a seat stands, for computer players: what counts, and that a card under way is looked through."""

import pytest

import cobra_widgets as cw
from cobra_widgets.games.cockpit.game import GAME
from tests.games.cockpit.positions import cell, plane

PUSHER = ("rattlesnakes", "cobras")


def standing(match, seat=0):
    """How a seat stands now."""
    return GAME.standing(match._state, seat)


def after_each(match):
    """How seat 0 stands after each of its choices."""
    branches = [(move, match.fork()) for move in match.legal()]
    return {str(move): standing(branch) for move, branch in branches if branch.step(move)}


def test_points_count_and_more_than_a_rivals():
    plain, ahead = (plane("B1", "S1", scores=scores) for scores in ((0, 0), (5, 0)))
    both = plane("B1", "S1", scores=(5, 5))
    assert standing(plain) < standing(both) < standing(ahead)


@pytest.mark.parametrize("move", ["R3@lavatory", "turbulence"])
def test_in_the_middle_of_a_card_a_seat_stands_as_after_the_best_it_can_do(move):
    match = plane(
        "R3 turbulence B1", "S1", species=PUSHER, snakes={"lavatory": (1, 1)}, cards={"lavatory": "H3 B4"}
    )
    match.step(move)
    match.step("pass")
    assert cell(match, "phase") in {"push", "shift"}
    assert standing(match) >= max(after_each(match).values())


def test_a_rattlesnake_that_can_end_an_area_by_a_push_does():
    match = plane("R3 B1", "S1", species=PUSHER, snakes={"lavatory": (1, 1)}, cards={"lavatory": "H3 B4"})
    match = cw.setup("cockpit", match.inspect(), seed=1, players=["greedy", None])
    match.step()
    assert [entry["move"] for entry in cell(match, "stack")] == ["R3@lavatory"]
    match.step("pass")
    match.step()
    assert cell(match, "score/0") == 8
