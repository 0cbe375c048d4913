"""Who decides for a seat, and all that a decider may look at."""

from typing import TYPE_CHECKING, Any, Protocol

from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.chance import Chance, number
from cobra_widgets.engine.path import observe

if TYPE_CHECKING:
    from collections.abc import Callable

    from cobra_widgets.engine.game import AnyGame, Mark


class Look:
    """What a seat may know when it decides: its view of the table, its choices, and dice."""

    __slots__ = ("_imagine", "cells", "game", "key", "legal", "marks", "seat")

    def __init__(self, game: "AnyGame", state: Any, seat: Seat, key: str) -> None:
        self.game = game
        """The rules; they answer questions about imagined states."""
        self.seat = seat
        self.legal: tuple[Action, ...] = game.legal(state, seat)
        """What the seat may do."""
        self.cells: dict[str, Json] = observe(game, state, seat)
        """What it sees."""
        self.marks: tuple[Mark, ...] = game.marks(state)
        """Where in its course the game stands."""
        self.key = key
        """Fixes its draws: the same on each run."""
        self._imagine: Callable[[int], Any] = lambda nth: game.determinize(
            state, seat, Chance(number(f"{key}/imagine/{nth}", 2**48))
        )

    def draw(self, below: int, nth: int = 0) -> int:
        """Return a number from 0 up to, not including, `below`."""
        return number(f"{self.key}/{nth}", below)

    def imagine(self, nth: int) -> Any:
        """Return a full state that looks the same from here: how things may be."""
        return self._imagine(nth)


class Player(Protocol):
    """Somebody, or something, that decides for a seat."""

    def decide(self, look: Look) -> Action:
        """Return one of `look.legal`."""


def decide_at_random(look: Look) -> Action:
    """Return any of the choices, all alike."""
    return look.legal[look.draw(len(look.legal))]
