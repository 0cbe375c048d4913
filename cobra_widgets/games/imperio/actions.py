"""What a seat or chance can decide in En busca del Imperio Cobra, with its notation.

A decision is its kind, its seat and the words of its notation; each is made once, in tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from cobra_widgets.engine.actions import Json, Seat


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
    """`2>stair-4`: a part of the Guardian's roll, for one Sentinel."""
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
    """`use 1`, `use 1 0`: an open card, with its target."""
    RETURN = "return"
    """`return 1`: an open card that can do nothing."""
    REVEAL = "reveal"
    """`reveal 1`: turn up a face-down card."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat."""

    kind: Kind
    seat: Seat
    notation: str
    sentinel: int | None = None
    """A leg's."""
    card: str | None = None
    """Of a hand, by id."""
    index: int | None = None
    """Of an open card."""
    space: str | None = None
    """Where to."""
    target: str | None = None
    """What else a card names: a seat, a number of rays, a Sentinel, the weapon of a voyage."""

    def __str__(self) -> str:
        return self.notation


@lru_cache(maxsize=2**14)
def move(seat: Seat, space: str) -> Decision:
    """Return a Hero's move to a space."""
    return Decision(Kind.MOVE, seat, f">{space}", space=space)


@lru_cache(maxsize=2**14)
def leg(seat: Seat, sentinel: int, space: str) -> Decision:
    """Return a Sentinel's leg to a space."""
    return Decision(Kind.LEG, seat, f"{sentinel}>{space}", sentinel=sentinel, space=space)


@lru_cache(maxsize=2**14)
def to_space(kind: Kind, seat: Seat, space: str) -> Decision:
    """Return the choice of a city, or of where a Sentinel goes."""
    return Decision(kind, seat, f"{kind} {space}", space=space)


@lru_cache(maxsize=2**10)
def plain(kind: Kind, seat: Seat) -> Decision:
    """Return `roll`, `stay` or `end`."""
    return Decision(kind, seat, str(kind))


@lru_cache(maxsize=2**12)
def of_hand(kind: Kind, seat: Seat, card: str) -> Decision:
    """Return the choice of a card to discard or to fight with."""
    return Decision(kind, seat, f"{kind} {card}", card=card)


@lru_cache(maxsize=2**14)
def play(seat: Seat, card: str, target: str | None = None, space: str | None = None) -> Decision:
    """Return the play of a card of the hand: `nautilus sword hyrca-entrance`, `storm 1`."""
    words = [card, *(word for word in (target, space) if word is not None)]
    return Decision(Kind.CARD, seat, " ".join(words), card=card, target=target, space=space)


@lru_cache(maxsize=2**12)
def open_card(kind: Kind, seat: Seat, index: int, target: str | None = None) -> Decision:
    """Return the use, return or reveal of an open card."""
    words = [str(kind), str(index), *([] if target is None else [target])]
    return Decision(kind, seat, " ".join(words), index=index, target=target)


@dataclass(frozen=True, slots=True)
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


class Throw(StrEnum):
    """What dice are thrown for; also the first word of the ply."""

    ROLL = "roll"
    NAUTILUS = "nautilus"
    COMBAT = "combat"
    TRIAL = "trial"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Stolen:
    """Chance draws a card out of a hand."""

    index: int
    """Its place in the sorted hand."""

    @property
    def seat(self) -> None:
        """Nobody's decision."""
        return None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """Which card, as `fork(force=...)` takes it."""
        return {"theft": self.index}

    @property
    def token(self) -> str:
        """The notation itself."""
        return str(self)

    def __str__(self) -> str:
        return f"theft {self.index}"


Drawn = Shuffle | Dice | Stolen
ImperioAction = Decision | Drawn
