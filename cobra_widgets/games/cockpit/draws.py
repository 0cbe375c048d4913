"""What chance decides in Cobras in the Cockpit, each draw with its outcome."""

from collections.abc import Mapping
from dataclasses import dataclass

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.games.cockpit.cards import Card, Species


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
