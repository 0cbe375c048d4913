"""The ledger: each clause of a rulebook is in the code, in a test and in a notebook, and no other is."""

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.clauses import MARKED
from cobra_widgets.games import load_game

ROOT = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("game", cw.games())


def of_game(game, ids):
    return {id_ for id_ in ids if id_.startswith(f"{game}:")}


def assert_none(ids):
    """Name every id there should not be: a set's own comparison is cut short."""
    assert not ids, ", ".join(sorted(ids))


def rulebook_ids(game):
    """The clauses of the rules; what an edition adds to the book is data, and no clause."""
    return {id_ for id_ in cw.rulebook(game).clauses if not id_.startswith(f"{game}:edition.")}


# --- in the code and in the tests ------------------------------------------------------


def marks_in(source):
    """The ids in `@pytest.mark.clause("...")` of a test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


@cache
def marks_in_tests():
    return {id_ for file in (ROOT / "tests").rglob("test_*.py") for id_ in marks_in(file.read_text("utf-8"))}


@every_game
def test_every_clause_is_carried_out_by_a_marked_function(game):
    load_game(game)
    assert_none(rulebook_ids(game) - MARKED.keys())


@every_game
def test_no_function_carries_out_what_the_rulebook_does_not_have(game):
    load_game(game)
    assert_none(of_game(game, MARKED) - rulebook_ids(game))


@every_game
def test_every_clause_has_a_test(game):
    assert_none(rulebook_ids(game) - marks_in_tests())


def test_no_test_is_for_a_clause_that_there_is_not():
    known = {id_ for game in cw.games() for id_ in rulebook_ids(game)}
    assert_none(marks_in_tests() - known)


# --- in the notebooks ------------------------------------------------------------------


def cells_of(notebook):
    """The cells of a notebook: kind and source."""
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        yield cell["cell_type"], "".join(cell["source"])


def without_magics(source):
    return "\n".join("pass" if line.lstrip()[:1] in {"%", "!"} else line for line in source.splitlines())


def argument_of(call, name):
    """What `cw.<name>("...")` is called with; None for any other node."""
    if not isinstance(call, ast.Call) or not call.args:
        return None
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", None)
    argument = call.args[0]
    is_text = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    return argument.value if called == name and is_text else None


def scenarios_run(source):
    """The scenarios that a cell opens: by name, or all of a game in a loop that opens each."""
    nodes = list(ast.walk(ast.parse(without_magics(source))))
    yield from filter(None, (argument_of(node, "scenario") for node in nodes))
    for loop in nodes:
        iterables = [loop.iter] if isinstance(loop, ast.For | ast.comprehension) else []
        for node in (inner for iterable in iterables for inner in ast.walk(iterable)):
            if (game := argument_of(node, "scenarios")) and "scenario(" in source:
                yield from cw.scenarios(game)


def shown_by(scenario):
    return {f"{scenario.game}:{id_}" for id_ in scenario.clauses}


@cache
def shown_in_notebooks():
    """The ids that stand in a cell's source, or in a scenario that a cell opens."""
    shown = set()
    for notebook in (ROOT / "notebooks").rglob("*.ipynb"):
        if ".ipynb_checkpoints" in notebook.parts:
            continue
        for kind, source in cells_of(notebook):
            named = re.findall(r"\b[a-z]+:[a-z0-9-]+(?:\.[a-z0-9-]+)+", source)
            shown |= {id_ for id_ in named if ":edition." not in id_}
            if kind == "code":
                for name in scenarios_run(source):
                    shown |= shown_by(cw.scenarios(name.partition(".")[0])[name])
    return shown


@every_game
def test_every_clause_is_shown_in_a_notebook(game):
    assert_none(rulebook_ids(game) - shown_in_notebooks())


@every_game
def test_no_notebook_shows_a_clause_that_there_is_not(game):
    assert_none(of_game(game, shown_in_notebooks()) - rulebook_ids(game))


@pytest.mark.parametrize(
    "source, names",
    [
        ('m = cw.scenario("cobras.all-win")', ["cobras.all-win"]),
        ("%time 1\nscenario('cobras.all-win').step()", ["cobras.all-win"]),
        ('cw.scenarios("cobras")', []),  # a list shows no clause
        ('print("cobras.all-win")', []),
    ],
)
def test_a_scenario_is_shown_by_the_cell_that_opens_it(source, names):
    assert list(scenarios_run(source)) == names


def test_a_loop_over_all_scenarios_that_opens_each_shows_them_all():
    loop = 'for name in cw.scenarios("cobras"):\n    display(cw.scenario(name))'
    assert list(scenarios_run(loop)) == list(cw.scenarios("cobras"))
