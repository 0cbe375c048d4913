"""A scenario as text: each move and each refused try, with what is said about it."""

from cobra_widgets.engine.match import Match
from cobra_widgets.engine.words import locale
from cobra_widgets.lessons.scenario import Scenario


class Story:
    """What an example tells, a paragraph a step. Printed, it reads from top to bottom."""

    def __init__(self, match: Match, scenario: Scenario, language: str | None = None) -> None:
        spoken = language or locale()
        self.title = scenario.title[spoken]
        self.steps = tuple(
            f"{_who(match, step.seat)} {step.move}{_refused(step.refused)}: {step.say[spoken]}"
            for step in scenario.steps
        )
        """One line a step: who, what, the clauses that refuse it, what to notice."""

    def __str__(self) -> str:
        """Return title and steps, one a line."""
        return "\n".join([self.title, *(f"  {step}" for step in self.steps)])

    def __repr__(self) -> str:
        """Return the story itself: asking in a cell is asking to be told."""
        return str(self)


def _who(match: Match, seat: int | None) -> str:
    return "" if seat is None else match.names[seat]


def _refused(clauses: tuple[str, ...]) -> str:
    return f" x [{', '.join(clauses)}]" if clauses else ""
