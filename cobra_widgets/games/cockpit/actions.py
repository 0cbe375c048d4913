"""What a player or chance can decide in Cobras in the Cockpit, with its notation.

Decisions are made once and kept: the same decision is the same object, compared by identity.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Card, Effect, Species

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


@dataclass(frozen=True, slots=True, eq=False)
class Decision:
    """What all decisions of a player have: a seat and a notation."""

    seat: Seat
    notation: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "notation", self._notation())

    def _notation(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        """Return the notation."""
        return self.notation


@dataclass(frozen=True, slots=True, eq=False)
class End(Decision):
    """End the turn."""

    def _notation(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, eq=False)
class Pass(Decision):
    """Let what has been played stand, as far as this seat is concerned."""

    def _notation(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True, eq=False)
class Done(Decision):
    """Push nobody; move no further snake."""

    def _notation(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True, eq=False)
class Discard(Decision):
    """Discard a card for nothing."""

    card: Card

    def _notation(self) -> str:
        special = self.card.special
        # A bare name plays a special that names no target, so throwing it away needs a sign.
        return f"{self.card}-" if special and special.effect in UNTARGETED else str(self.card)


@dataclass(frozen=True, slots=True, eq=False)
class BoardSnake(Decision):
    """Discard a card: a new snake comes aboard."""

    card: Card

    def _notation(self) -> str:
        return f"{self.card}+"


@dataclass(frozen=True, slots=True, eq=False)
class Move(Decision):
    """Discard a card: a snake moves to an adjacent area."""

    card: Card
    origin: Area
    to: Area

    def _notation(self) -> str:
        return f"{self.card} {self.origin}>{self.to}"


@dataclass(frozen=True, slots=True, eq=False)
class Slide(Decision):
    """Move a snake to an adjacent area without a discard."""

    origin: Area
    to: Area

    def _notation(self) -> str:
        return f"{self.origin}>{self.to}"


@dataclass(frozen=True, slots=True, eq=False)
class Expel(Decision):
    """Discard a card: a rival snake beside one's own leaves the plane."""

    card: Card
    rival: Species
    area: Area

    def _notation(self) -> str:
        return f"{self.card}-{self.rival}@{self.area}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayNumber(Decision):
    """Play a number card into an area."""

    card: Card
    area: Area
    way: Way

    def _notation(self) -> str:
        return f"{self.card}{self.way}{self.area}"


@dataclass(frozen=True, slots=True, eq=False)
class PlaySpecial(Decision):
    """Play a special card for its effect, aimed at a rival, an area, both, or a card."""

    card: Card
    rival: Species | None = None
    area: Area | None = None
    wanted: Card | None = None

    def _notation(self) -> str:
        target = "@".join(str(part) for part in (self.rival, self.area) if part is not None)
        return " ".join(str(part) for part in (self.card, target or None, self.wanted) if part is not None)


@dataclass(frozen=True, slots=True, eq=False)
class React(Decision):
    """Play a card against the top of the stack."""

    card: Card

    def _notation(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True)
class DealSpecies:
    """Chance deals the species boards; those left over stay in the box."""

    order: tuple[Species, ...]
    seat: None = None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draw, as `fork(force=...)` takes it."""
        return {"species": [str(species) for species in self.order]}

    @property
    def token(self) -> str:
        """The boards in one word."""
        return f"species:{'.'.join(map(str, self.order))}"

    def __str__(self) -> str:
        return "species"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance shuffles: the whole deck at first, later the discard pile."""

    cards: tuple[Card, ...]
    seat: None = None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draw, as `fork(force=...)` takes it."""
        return {"shuffle": [card.notation for card in self.cards]}

    @property
    def token(self) -> str:
        """The order in one word: a number card as it is, a special as a letter."""
        return f"shuffle:{''.join([card.letter for card in self.cards])}"

    def __str__(self) -> str:
        return "shuffle"


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """Chance says who goes first."""

    first: Seat
    seat: None = None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draw, as `fork(force=...)` takes it."""
        return {"first": self.first}

    @property
    def token(self) -> str:
        """The seat in one word."""
        return f"first:{self.first}"

    def __str__(self) -> str:
        return f"first {self.first}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards come from the deck: from its top, unless a what-if asks for others."""

    cards: tuple[Card, ...]
    is_top: bool = True
    seat: None = None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draw, as `fork(force=...)` takes it."""
        return {"draw": [card.notation for card in self.cards]}

    @property
    def token(self) -> str:
        """One word; the cards only where they were asked for."""
        return "draw" if self.is_top else f"draw:{''.join([card.letter for card in self.cards])}"

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Steal:
    """Chance picks a card out of a hand."""

    card: Card
    seat: None = None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draw, as `fork(force=...)` takes it."""
        return {"steal": self.card.notation}

    @property
    def token(self) -> str:
        """The card in one word."""
        return f"steal:{self.card.letter}"

    def __str__(self) -> str:
        return "steal"


Random = DealSpecies | Shuffle | DrawFirst | Draw | Steal
"""What chance decides."""

CockpitAction = Decision | Random
