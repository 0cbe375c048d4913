"""Exact odds, as fractions: of dice, and of what the seat to act is about to throw for."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, cast

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.errors import UnknownName
from cobra_widgets.engine.match import Match


class Odds(NamedTuple):
    """How likely one thing is, for the seat that is about to throw."""

    what: str
    """In Imperio `combat`, `trial`, `eye`, `beam`, `well`, `voyage` or `oracle`."""
    chance: Fraction

    def __repr__(self) -> str:
        """Return the fraction, and what it is in a hundred."""
        return f"{self.what}: {self.chance} = {float(self.chance):.1%}"


OfState = Callable[[Any, Seat], tuple[Odds, ...]]
"""What a game's own module here tells of a state, for a seat."""


# --- dice -------------------------------------------------------------------------------


@cache
def sums(throws: int, faces: int = 6) -> tuple[tuple[int, int], ...]:
    """Return how many ways there are to throw each sum: `(3, 1), (4, 3) ...` with three dice."""
    ways_to = Counter({0: 1})
    for _ in range(throws):
        added: Counter[int] = Counter()
        for total, count in ways_to.items():
            for face in range(1, faces + 1):
                added[total + face] += count
        ways_to = added
    return tuple(sorted(ways_to.items()))


@cache
def compared(throws: int = 3, faces: int = 6) -> tuple[int, int, int]:
    """Return in how many ways the first of two throws more, as much, and less."""
    won = tied = lost = 0
    for mine, count in sums(throws, faces):
        for theirs, other in sums(throws, faces):
            if mine > theirs:
                won += count * other
            elif mine == theirs:
                tied += count * other
            else:
                lost += count * other
    return won, tied, lost


def in_combat(throws: int = 3, faces: int = 6) -> Fraction:
    """Return the chance to win a combat: a tie throws all dice again, so it is one half with any dice."""
    won, _, lost = compared(throws, faces)
    return Fraction(won, won + lost)


def against_trial(throws: int = 3, faces: int = 6) -> Fraction:
    """Return the chance to overcome a trial by dice, where a tie is not enough."""
    won, tied, lost = compared(throws, faces)
    return Fraction(won, won + tied + lost)


def of_throwing(wanted: int, times: int = 1, faces: int = 6) -> Fraction:
    """Return the chance that so many of the faces come up at least once in some throws."""
    return 1 - Fraction(faces - wanted, faces) ** times


# --- a match ----------------------------------------------------------------------------


@cache
def counting(game: str) -> OfState | None:
    """Return what counts the odds of a game, None where nothing is thrown that could be counted."""
    name = f"cobra_widgets.analysis.{game}"
    return cast("OfState", import_module(name).odds_of) if find_spec(name) else None


@cache
def turning(game: str) -> Callable[[Any, Seat], tuple[int, ...]] | None:
    """Return what tells, of a state and a seat, how far each face of its die would turn a look."""
    name = f"cobra_widgets.analysis.{game}"
    return getattr(import_module(name), "turns_of", None) if find_spec(name) else None


def odds(match: Match, seat: int | None = None) -> tuple[Odds, ...]:
    """Return what the seat to act may be about to throw for, each with its exact chance.

    Reads nothing that the seat does not see.
    """
    count = counting(match.game)
    if count is None:
        raise UnknownName("game", name=match.game, allowed="imperio")
    asked = match._seat_or_table(seat)  # noqa: SLF001  # a bound view asks for its own seat
    acting = asked if asked is not None else next(iter(match.to_act), None)
    return () if acting is None else count(match._state, Seat(acting))  # noqa: SLF001
