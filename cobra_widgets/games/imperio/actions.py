"""What a seat or chance can decide in En busca del Imperio Cobra, with its notation.

A decision is its kind, its seat and the words of its notation; each is made once. Sentinels and
cards beside the Cobra are counted from 1, as at a table; seats from 0, as everywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.games.imperio.cards import Card, Effect
from cobra_widgets.games.imperio.state import numbered


class Kind(StrEnum):
    """What sort of decision it is."""

    CITY = "city"
    """`city vendha-0`: the starting city."""
    ROLL = "roll"
    """`roll`: take the die."""
    MOVE = "move"
    """`>vendha-3`: a Hero's destination."""
    STAY = "stay"
    """`stay`: the move ends where the Hero stands."""
    LEG = "leg"
    """`2>stair-4`: a part of the Guardian's roll, for the second Sentinel."""
    END = "end"
    """`end`: of the turn, or of a march."""
    CARD = "card"
    """`sandstorm`, `phoenix vendha-0`, `storm 1`: a card of the hand."""
    DISCARD = "discard"
    """`discard axe`: the card too many."""
    FIGHT = "fight"
    """`fight sword`: the weapon for a combat."""
    PLACE = "place"
    """`place stair-3`: where the winning Sentinel goes."""
    USE = "use"
    """`use 1`, `use 1 0`: the first open card, with its target."""
    RETURN = "return"
    """`return 1`: an open card that can do nothing."""
    REVEAL = "reveal"
    """`reveal 1`: turn up a face-down card."""


class Aim(StrEnum):
    """What a card names besides a space."""

    HERO = "hero"
    RAYS = "rays"
    SENTINEL = "sentinel"
    WEAPON = "weapon"


AIMS: Final[Mapping[Effect, Aim]] = {
    Effect.STORM: Aim.HERO, Effect.FOG: Aim.HERO, Effect.THEFT: Aim.HERO,
    Effect.WHIM: Aim.RAYS, Effect.SHIP: Aim.SENTINEL, Effect.VOYAGE: Aim.WEAPON,
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decision:
    """One decision of a seat. Each is made once, so they are compared by identity."""

    kind: Kind
    seat: Seat
    notation: str
    sentinel: int | None = None
    """A leg's, by its place: the notation counts from 1."""
    card: str | None = None
    """By id: of a hand, or the open one that is taken."""
    index: int | None = None
    """Of an open card, by its place: the notation counts from 1."""
    space: str | None = None
    """Where to."""
    target: str | None = None
    """What else a card names."""
    aim: Aim | None = None
    """What that is."""

    def __str__(self) -> str:
        return self.notation

    __repr__ = __str__

    def __reduce__(self) -> Any:
        return _again, tuple(getattr(self, each.name) for each in fields(self))


_made: Final[dict[object, Decision]] = {}
"""Every decision there has been, by what it says: an edition has a few thousand."""


def _one(decision: Decision) -> Decision:
    """Return the one decision that says this."""
    _, said = decision.__reduce__()
    return _made.setdefault(said, decision)


def _again(*said: Any) -> Decision:
    """Return a decision that was copied or sent: the very same one."""
    return _one(Decision(*said))


@lru_cache(maxsize=2**14)
def move(seat: Seat, space: str) -> Decision:
    """Return a Hero's move to a space."""
    return _one(Decision(Kind.MOVE, seat, f">{space}", space=space))


@lru_cache(maxsize=2**14)
def leg(seat: Seat, sentinel: int, space: str) -> Decision:
    """Return a Sentinel's leg to a space."""
    return _one(Decision(Kind.LEG, seat, f"{numbered(sentinel)}>{space}", sentinel=sentinel, space=space))


@lru_cache(maxsize=2**14)
def to_space(kind: Kind, seat: Seat, space: str) -> Decision:
    """Return the choice of a city, or of where a Sentinel goes."""
    return _one(Decision(kind, seat, f"{kind} {space}", space=space))


@lru_cache(maxsize=2**10)
def plain(kind: Kind, seat: Seat) -> Decision:
    """Return `roll`, `stay` or `end`."""
    return _one(Decision(kind, seat, str(kind)))


@lru_cache(maxsize=2**12)
def of_hand(kind: Kind, seat: Seat, card: str) -> Decision:
    """Return the choice of a card to discard or to fight with."""
    return _one(Decision(kind, seat, f"{kind} {card}", card=card))


def play(seat: Seat, card: Card, target: str | None = None, space: str | None = None) -> Decision:
    """Return the play of a card of the hand: `nautilus sword hyrca-entrance`, `storm 1`."""
    return _play(seat, card.id, None if target is None else AIMS[card.effect], target, space)


@lru_cache(maxsize=2**14)
def _play(seat: Seat, card: str, aim: Aim | None, target: str | None, space: str | None) -> Decision:
    words = [card, *(word for word in (target, space) if word is not None)]
    return _one(Decision(Kind.CARD, seat, " ".join(words), card=card, target=target, aim=aim, space=space))


def open_card(
    kind: Kind, seat: Seat, index: int, card: Card | None = None, target: str | None = None
) -> Decision:
    """Return the use, return or reveal of a card beside the Cobra; no `card`: it lies face down."""
    aim = None if card is None or target is None else AIMS.get(card.effect)
    return _open_card((kind, aim), seat, index, None if card is None else card.id, target)


@lru_cache(maxsize=2**12)
def _open_card(
    sort: tuple[Kind, Aim | None], seat: Seat, index: int, card: str | None, target: str | None
) -> Decision:
    kind, aim = sort
    words = [str(kind), str(numbered(index)), *([] if target is None else [target])]
    return _one(Decision(kind, seat, " ".join(words), index=index, card=card, target=target, aim=aim))


@dataclass(frozen=True, slots=True, repr=False)
class Shuffle:
    """Chance shuffles the three decks."""

    help: tuple[str, ...]
    forces: tuple[str, ...]
    oracle: tuple[str, ...]
    token: str = ""
    """The three orders in one word, as a record writes them."""

    @property
    def seat(self) -> None:
        """Nobody's decision."""
        return None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The orders, as `fork(force=...)` takes them."""
        return {"help": list(self.help), "forces": list(self.forces), "oracle": list(self.oracle)}

    def __str__(self) -> str:
        return "shuffle"

    __repr__ = __str__


class Throw(StrEnum):
    """What dice are thrown for; also the first word of the ply."""

    ROLL = "roll"
    NAUTILUS = "nautilus"
    COMBAT = "combat"
    TRIAL = "trial"


@dataclass(frozen=True, slots=True, repr=False)
class Dice:
    """Chance throws the die, or several."""

    throw: Throw
    faces: tuple[int, ...]
    """In a combat or a trial the Hero's first."""

    @property
    def seat(self) -> None:
        """Nobody's decision."""
        return None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """What was thrown, as `fork(force=...)` takes it."""
        if self.throw in {Throw.ROLL, Throw.NAUTILUS}:
            return {"die": self.faces[0]}
        return {"dice": list(self.faces)}

    @property
    def token(self) -> str:
        """The notation itself."""
        return str(self)

    def __str__(self) -> str:
        return " ".join([str(self.throw), *map(str, self.faces)])

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class Stolen:
    """Chance draws a card out of a hand."""

    card: str

    @property
    def seat(self) -> None:
        """Nobody's decision."""
        return None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """Which card, as `fork(force=...)` takes it."""
        return {"theft": self.card}

    @property
    def token(self) -> str:
        """The notation itself."""
        return str(self)

    def __str__(self) -> str:
        return f"theft {self.card}"

    __repr__ = __str__


Drawn = Shuffle | Dice | Stolen
ImperioAction = Decision | Drawn
