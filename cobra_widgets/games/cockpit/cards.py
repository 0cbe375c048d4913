"""The cards of Cobras in the Cockpit: numbers in four suits, and specials with an effect each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NewType

from cobra_widgets.engine.clauses import ClauseId, Source, read_rulebook
from cobra_widgets.engine.words import Words

if TYPE_CHECKING:
    from cobra_widgets.games.cockpit.edition import Box

DATA: Final = files("cobra_widgets.games.cockpit") / "data"
RULEBOOK: Final = read_rulebook(DATA / "rulebook.toml")
WORDS: Final = Words(DATA)
cite: Final = RULEBOOK.cite

Id = NewType("Id", str)
"""The id of an area, a species or a special: lower case with hyphens."""

Names = Mapping[str, str]
"""By language; one that is missing falls back to the other."""


class Meter(StrEnum):
    """What an area asks for."""

    SPOOK = "spook"
    """Hiss and Rattle cards."""
    HARM = "harm"
    """Bite and Squeeze cards."""
    SQUEEZE = "squeeze"
    """Squeeze cards alone, or others at the price of a snake."""


class Suit(StrEnum):
    """The four suits, in the order a hand is sorted."""

    BITE = "bite"
    HISS = "hiss"
    RATTLE = "rattle"
    SQUEEZE = "squeeze"

    letter: str
    """How a card's notation begins."""
    nth: int
    """Its place among the suits."""
    bit: int
    """Alone as a set of suits."""
    meter: Meter
    """What its cards count for."""

    def __init__(self, name: str) -> None:
        self.letter = name[0].upper()
        self.nth = "BHRS".index(self.letter)
        self.bit = 1 << self.nth
        self.meter = Meter.SPOOK if self.letter in "HR" else Meter.HARM


class Effect(StrEnum):
    """What a special card can do: all that an edition may ask for."""

    REMOVE = "remove"
    """One rival snake leaves the plane."""
    BOARD = "board"
    """A new snake into any area that snakes can enter."""
    DRAW = "draw"
    """Draw so many cards."""
    CANCEL = "cancel"
    """The card on top of the stack comes to nothing."""
    STEAL = "steal"
    """A random card from a rival's hand."""
    UNMARK = "unmark"
    """A chaos marker is taken away."""
    PANIC = "panic"
    """An area is thrown into chaos as it is."""
    MOVE = "move"
    """Snakes move one area each."""
    TAKE = "take"
    """A number card of one's choice out of the discard pile."""


class After(StrEnum):
    """Where a special card goes once its effect has happened."""

    DISCARD = "discard"
    RIVAL = "rival"
    """Into the hand of the rival it was aimed at."""
    OUT = "out"
    """Out of the game."""


class Ability(StrEnum):
    """What a species can do: all that an edition may ask for."""

    FOLLOW = "follow"
    """After a card of the suit another card goes into the same area, free of the limits."""
    SLIDE = "slide"
    """One snake moves without a discard."""
    PUSH = "push"
    """A card of the suit pushes a rival snake out of its area, before it counts."""
    EXPEL = "expel"
    """A card of the suit is discarded: a rival snake beside one's own leaves the plane."""


@dataclass(frozen=True, slots=True, eq=False)
class Special:
    """What stands on a special card."""

    name: Names
    text: Names
    effect: Effect
    is_reaction: bool
    """Whether it is played when others have played something."""
    after: After
    cards: int
    """DRAW: how many."""
    cancels_specials: bool
    """CANCEL: special cards; else number cards."""
    areas: int
    """UNMARK: which areas, as a set of bits."""
    moves_own: bool
    """MOVE: one's own snakes; else those of rivals."""
    most: int
    """MOVE: how many snakes; 0 is any number."""
    clause: ClauseId
    """The entry of the edition in the book."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card; all copies of it are one object, compared by identity."""

    nth: int
    """Its place in a sorted hand."""
    notation: str
    copies: int
    """How many the deck has."""
    suit: Suit | None
    rank: int
    """1 to 9; 0 on a special."""
    special: Special | None
    letter: str
    """How a record writes it in an order of cards."""
    box: "Box"
    """Where it comes from."""

    def __str__(self) -> str:
        """Return the notation."""
        return self.notation

    def __repr__(self) -> str:
        """Return the notation."""
        return f"Card({self.notation})"

    def __reduce__(self) -> Any:
        """Be copied or sent to another process as the one card it is."""
        return self.box.card, (self.notation,)


@dataclass(frozen=True, slots=True, eq=False)
class Species:
    """A species board."""

    id: Id
    nth: int
    """Its place among the boards."""
    name: Names
    one: Names
    """The name of a single snake."""
    limits: tuple[int, ...]
    """Cards a turn, by suit."""
    ability: Ability
    suit: Suit | None
    """The suit that the ability speaks of."""
    text: Names
    clause: ClauseId
    source: Source
    box: "Box"

    def __str__(self) -> str:
        """Return the id."""
        return self.id

    def __repr__(self) -> str:
        """Return the id."""
        return f"Species({self.id})"

    def __reduce__(self) -> Any:
        """Be copied or sent to another process as the one board it is."""
        return self.box.species, (self.id,)


Hand = tuple[Card, ...]
"""The cards a seat holds, sorted."""


def place(card: Card) -> int:
    """Return the card's place in a sorted hand."""
    return card.nth


def without(cards: Hand, card: Card) -> Hand:
    """Return the cards less one copy of a card."""
    where = cards.index(card)
    return cards[:where] + cards[where + 1 :]


def sorted_hand(cards: "tuple[Card, ...] | list[Card]") -> Hand:
    """Return a hand of these cards."""
    return tuple(sorted(cards, key=place))
