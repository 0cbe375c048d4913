"""Playing a scenario through, so that its line is there to be stepped along."""

from typing import Any

from cobra_widgets.engine.errors import BadData
from cobra_widgets.engine.match import Match
from cobra_widgets.lessons.scenario import Scenario, Step


def tell(match: Match, scenario: Scenario) -> None:
    """Play a scenario's moves into a match, leave a note at each, and come back to the start.

    Raises BadData, naming scenario, step and cell, when something else comes out than it says.
    """
    start = match.ply
    for number, step in enumerate(scenario.steps, start=1):
        where = f"{scenario.name}.step[{number}]"
        if step.refused:
            _check_refusal(match, scenario.game, step, where)
        else:
            match.step(step.move, seat=step.seat)
            match.note(step.say)
        _check_cells(match, step, where)
    match.goto(start)


def _check_refusal(match: Match, game: str, step: Step, where: str) -> None:
    verdict = match.why_not(step.move, seat=step.seat)
    clauses = sorted(blocker.clause for blocker in verdict.blockers)
    _agree(where, "refused", clauses, sorted(f"{game}:{id_}" for id_ in step.refused))
    if step.allowed is not None:
        _agree(where, "allowed", sorted(map(str, verdict.allowed)), sorted(step.allowed))


def _check_cells(match: Match, step: Step, where: str) -> None:
    cells = match.inspect()
    for address, value in step.expect.items():
        _agree(where, address, cells.get(address), value)


def _agree(where: str, key: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise BadData("data", file="scenarios.toml", key=f"{where}.{key}", reason=f"{found} != {expected}")
