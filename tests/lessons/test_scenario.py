"""Scenarios are read whole or not at all, and each is played before it is shown."""

from dataclasses import replace

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.errors import BadData
from cobra_widgets.lessons import scenario_names
from cobra_widgets.lessons.scenario import find_scenario
from cobra_widgets.lessons.telling import tell


@pytest.mark.parametrize("name", scenario_names())
def test_a_scenario_comes_out_as_it_says(name):
    match = cw.scenario(name)
    moves = [step for step in match.scenario.steps if not step.refused]
    assert all(ply.seat is None for ply in match.path())  # at most, chance has acted
    while moves:
        match.step()
        assert match.path()[-1].ply >= 1
        moves.pop(0)
    assert match.goto("end").scenario is not None


def test_stepping_along_a_scenario_follows_it_and_leaves_room_for_other_lines():
    match = cw.scenario("cobras.king-shares-win")
    match.step()
    assert match.path()[-1].notation == "R5"
    match.rewind()
    other = next(str(a) for a in match.legal() if str(a) != "R5")
    match.step(other)
    assert match.path()[-1].notation == other
    assert match.goto("start").fork().step("R5")


def test_a_note_of_a_scenario_speaks_both_languages():
    match = cw.scenario("cobras.king-shares-win")
    match.step()
    assert set(match.path()[-1].note) == {"en", "es"}


@pytest.mark.parametrize(
    "change, where",
    [
        ({"expect": {"score/1": 9}}, "score/1"),
        ({"expect": {"nowhere": 1}}, "nowhere"),
        ({"refused": ("king.once",)}, "refused"),
    ],
)
def test_a_scenario_that_comes_out_otherwise_is_refused_naming_step_and_cell(change, where):
    told = find_scenario("cobras.king-shares-win")
    broken = replace(told, steps=(replace(told.steps[0], **change), *told.steps[1:]))
    match = cw.scenario(told.name)
    with pytest.raises(BadData, match=rf"{told.name}.*step\[1\]\.{where}"):
        tell(match, broken)


def test_an_unknown_scenario_names_near_ones():
    with pytest.raises(cw.UnknownName, match=r"cobras\.scale"):
        cw.scenario("cobras.scales")
    with pytest.raises(cw.UnknownName, match="chess"):
        cw.scenario("chess.mate")
