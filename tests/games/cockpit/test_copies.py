"""Decisions and pieces that are copied or sent elsewhere: still the one thing they are."""

import copy
import pickle
import subprocess
import sys

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games.cockpit.actions import MAKERS, Decision
from cobra_widgets.games.cockpit.game import GAME
from tests.engine.sending import sent
from tests.games.cockpit.positions import box, plane

WAYS = pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, sent])


def open_to_all(match):
    """Every decision that is worth asking about at a moment, of every seat."""
    state, rules = match._state, match._game
    return [action for seat in range(2) for action in rules.candidates(state, seat)]


def moments():
    """Moments at which every class of decision can be met."""
    turn = plane(
        "B7 S9 snake-handler duty-free", "antivenom S1", species=("kingsnakes", "pythons"),
        snakes={"galley": (1, 1), "port-engine": (1, 0)},
    )  # fmt: skip
    asked = plane("B7 S9", "antivenom S1", snakes={"galley": (1, 1)})
    asked.step("B7@galley")
    slide = plane("B7", "S1", species=("pythons", "cobras"), snakes={"galley": (1, 1)})
    shift = plane("turbulence B1", "S1", snakes={"galley": (1, 1)})
    shift.step("turbulence")
    shift.step("pass")
    return turn, asked, slide, shift


def test_all_classes_of_decisions_are_met_here():
    met = {type(action) for match in moments() for action in open_to_all(match)}
    assert met == set(MAKERS) == {kind for kind in GAME.decisions if issubclass(kind, Decision)}


@WAYS
def test_a_decision_stays_the_same_object(again):
    for match in moments():
        for action in open_to_all(match):
            assert again(action) is action


@WAYS
def test_a_copied_decision_can_be_taken(again):
    for match in moments():
        for action in match.legal():
            assert again(action) in match.legal()
            match.fork().step(again(action))


@WAYS
def test_a_copied_state_goes_on(again):
    for match in moments():
        twin = again(match._state)
        seat = match.to_act[0]
        assert GAME.cells(twin) == match.inspect()
        assert GAME.legal(twin, seat) == match.legal()
        for action in match.legal():
            assert GAME.cells(GAME.apply(twin, action)[0]) == GAME.cells(GAME.apply(match._state, action)[0])


def test_a_species_board_an_area_and_an_edition_of_a_box_of_ones_own_are_found_again(tmp_path):
    match = cw.new("cockpit", seed=1, edition=box(tmp_path, ("points = 5", "points = 6")))
    mine, shipped = match._game.edition, GAME.edition
    pieces = [mine, *mine.species, *mine.board.areas, *mine.cards]
    assert all(copy.deepcopy(piece) is sent(piece) is piece for piece in pieces)
    assert mine.by_notation["B7"] is not shipped.by_notation["B7"]
    assert all(sent(action) is action for action in match.legal())


def test_a_decision_means_the_same_in_another_process():
    match = plane("B7 snake-handler", "antivenom S1", snakes={"galley": (1, 1)})
    program = (
        "import pickle, sys; state, actions = pickle.loads(sys.stdin.buffer.read())\n"
        "from cobra_widgets.games.cockpit.game import GAME\n"
        "assert state.table.edition is GAME.edition; assert GAME.legal(state, 0) == actions\n"
        "print(*actions, sep='|')"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps((match._state, match.legal())),
        capture_output=True, check=True,
    )  # fmt: skip
    assert run.stdout.decode().strip() == "|".join(map(str, match.legal()))


def test_a_list_of_decisions_reads_as_notations():
    match = plane("B7", "S1", snakes={"galley": (1, 0)})
    assert repr(match.legal()).startswith("(B7, B7+, B7 galley>first-class, ")


def test_an_imagined_state_holds_the_same_pieces():
    state = cw.new("cockpit", seed=1)._state
    imagined = GAME.determinize(state, 0, Chance(3))
    assert {*imagined.deck, *imagined.hands[1]} <= {*GAME.edition.cards}
