"""What a player can decide in Cobras in the Cockpit, with its notation.

Decisions are made once and kept: the same decision is the same object, compared by identity.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Card, Effect, Species
from cobra_widgets.games.cockpit.draws import Random

UNTARGETED = frozenset({Effect.DRAW, Effect.MOVE})
"""Effects that name no target when the card is played: its bare name plays it."""


class Way(StrEnum):
    """How a number card goes into an area; the sign in the notation."""

    NORMAL = "@"
    """Under both limits."""
    EXTRA = "*"
    """Right after another card in the same area, free of the limits."""
    SACRIFICE = "!"
    """As if Squeeze, at the price of a snake."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decision:
    """What all decisions of a player have: a seat and a notation."""

    seat: Seat
    notation: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "notation", self._notation())

    def _notation(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        """Return the notation."""
        return self.notation

    __repr__ = __str__

    def __reduce__(self) -> Any:
        """Be copied or sent to another process as the one decision it is."""
        parts = tuple(getattr(self, each.name) for each in fields(self) if each.init)
        return same, (type(self), parts)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class End(Decision):
    """End the turn."""

    def _notation(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pass(Decision):
    """Let what has been played stand, as far as this seat is concerned."""

    def _notation(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Done(Decision):
    """Push nobody; move no further snake."""

    def _notation(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Decision):
    """Discard a card for nothing."""

    card: Card

    def _notation(self) -> str:
        special = self.card.special
        # A bare name plays a special that names no target, so throwing it away needs a sign.
        return f"{self.card}-" if special and special.effect in UNTARGETED else str(self.card)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BoardSnake(Decision):
    """Discard a card: a new snake comes aboard."""

    card: Card

    def _notation(self) -> str:
        return f"{self.card}+"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Decision):
    """Discard a card: a snake moves to an adjacent area."""

    card: Card
    origin: Area
    to: Area

    def _notation(self) -> str:
        return f"{self.card} {self.origin}>{self.to}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Slide(Decision):
    """Move a snake to an adjacent area without a discard."""

    origin: Area
    to: Area

    def _notation(self) -> str:
        return f"{self.origin}>{self.to}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Expel(Decision):
    """Discard a card: a rival snake beside one's own leaves the plane."""

    card: Card
    rival: Species
    area: Area

    def _notation(self) -> str:
        return f"{self.card}-{self.rival}@{self.area}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayNumber(Decision):
    """Play a number card into an area."""

    card: Card
    area: Area
    way: Way

    def _notation(self) -> str:
        return f"{self.card}{self.way}{self.area}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlaySpecial(Decision):
    """Play a special card for its effect, aimed at a rival, an area, both, or a card."""

    card: Card
    rival: Species | None = None
    area: Area | None = None
    wanted: Card | None = None

    def _notation(self) -> str:
        target = "@".join(str(part) for part in (self.rival, self.area) if part is not None)
        return " ".join(str(part) for part in (self.card, target or None, self.wanted) if part is not None)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class React(Decision):
    """Play a card against the top of the stack."""

    card: Card

    def _notation(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shift(Decision):
    """Move a snake by a card's effect: a rival's, or one's own where no rival is named."""

    rival: Species | None
    origin: Area
    to: Area

    def _notation(self) -> str:
        way = f"{self.origin}>{self.to}"
        return way if self.rival is None else f"{self.rival} {way}"


Played = PlayNumber | PlaySpecial | React
"""What lies on the stack."""

end = cache(End)
pass_ = cache(Pass)
done = cache(Done)
discard = cache(Discard)
board_snake = cache(BoardSnake)
move = cache(Move)
slide = cache(Slide)
expel = cache(Expel)
play_number = cache(PlayNumber)
_play_special = cache(PlaySpecial)
react = cache(React)
shift = cache(Shift)


def play_special(
    seat: Seat, card: Card, rival: Species | None = None, area: Area | None = None, wanted: Card | None = None
) -> PlaySpecial:
    """Return the one play of a special at these targets."""
    return _play_special(seat, card, rival, area, wanted)


MAKERS: Final[Mapping[type[Decision], Callable[..., Decision]]] = {
    End: end, Pass: pass_, Done: done, Discard: discard, BoardSnake: board_snake, Move: move, Slide: slide,
    Expel: expel, PlayNumber: play_number, PlaySpecial: _play_special, React: react, Shift: shift,
}  # fmt: skip
"""By class: what makes each decision once."""


def same(kind: type[Decision], parts: tuple[object, ...]) -> Decision:
    """Return a decision, copied or sent by another process: the one object it is."""
    return MAKERS[kind](*parts)


CockpitAction = Decision | Random
