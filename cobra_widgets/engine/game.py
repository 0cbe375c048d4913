"""The questions every game answers. Engine, players and widgets know these and no rule."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from cobra_widgets.engine.actions import Action, ChanceAction, Json, Seat
from cobra_widgets.engine.cells import Cells, Policy
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.clauses import ClauseId, Rulebook
from cobra_widgets.engine.events import Event
from cobra_widgets.engine.verdicts import Verdict
from cobra_widgets.engine.words import Spelling, Words


class WindowKind(StrEnum):
    """Why somebody may act."""

    TURN = "turn"
    """One seat, openly."""
    SEALED = "sealed"
    """Several seats, each on its own, revealed together."""
    REACTION = "reaction"
    """A seat is asked whether it answers; passing is always legal."""
    CHANCE = "chance"
    """A deal, a shuffle, a throw: happens by itself."""
    AUTOMATIC = "automatic"
    """A seat that nobody sits on: happens by itself."""
    OVER = "over"
    """Nobody; the game has ended."""


@dataclass(frozen=True, slots=True)
class Window:
    """Who may act now, and why. A state keeps them as a stack; this is the top one."""

    kind: WindowKind
    seats: tuple[Seat, ...]
    """Who may decide now; empty for chance and at the end."""
    clause: ClauseId
    """The clause that opened it."""
    is_by_itself: bool = False
    """Whether what happens needs nobody: chance, or a seat that nobody sits on."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[Seat, ...]
    """Those who won, several when shared; nobody: empty."""

    scores: tuple[int, ...]
    """Final points, by seat."""

    clause: ClauseId
    """The clause that ended it."""


class Mark(NamedTuple):
    """Where in its own course a game stands: `round` 2, then `trick` 3."""

    unit: str
    number: int


class State(Protocol):
    """What is on the table. Frozen, compared by content; an old one is simply still there."""

    @property
    def chance(self) -> Chance:
        """Chance as of now."""

    def with_chance(self, chance: Chance) -> Self:
        """Return this state with another future."""


S = TypeVar("S", bound=State)
"""A game's own state."""


class Game(Protocol[S]):
    """A game's rules. All methods are questions: none changes anything."""

    id: str
    """Its folder's name, as `cw.new` takes it."""
    rulebook: Rulebook
    words: Words
    edition: Any
    """The data it is played by."""
    title: Mapping[str, str]
    """By language."""
    players: range
    """How many may play."""
    default_players: int
    purposes: Mapping[str, type]
    """What chance may be asked for: purpose, and int or list for what one draw is."""
    decisions: frozenset[type]
    """The classes of its actions, those of chance among them."""
    units: tuple[str, ...]
    """The marks that `play(until=...)` knows, the largest first, without `end`."""
    unit_cells: Mapping[str, str]
    """By unit: the address of its number, so that kept cells can be found by name too."""
    spellings: Mapping[str, Spelling]
    """How its words write a card, a suit ..."""
    fields: Mapping[str, tuple[str, ...]]
    """By kind of event: the names of its data, as templates use them."""
    seat_cells: frozenset[str]
    """Cells whose value is a seat, or a list of seats."""
    touches: Mapping[str, tuple[str, ...]]
    """By kind of event: the addresses it changes; `=` before one: it sets the value anew.

    Gaps are filled from the event's data, `area/{area}/snakes/{seat}`; `*` stands for any part.
    """

    def playing(self, options: Mapping[str, Json]) -> "AnyGame":
        """Return the game as these options play it: itself, unless they ask for another edition."""

    def check_options(self, players: int, options: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the options with defaults; one foreign to the game or the count is an error."""

    def edition_digest(self, options: Mapping[str, Json]) -> str:
        """Return the fingerprint of the edition in play."""

    def start(self, players: int, options: Mapping[str, Json], chance: Chance) -> S:
        """Return the state before anything has been dealt."""

    def from_cells(self, cells: Cells, players: int | None, options: Mapping[str, Json], chance: Chance) -> S:
        """Return the state that has these cells, or raise ImpossiblePosition with every fault."""

    def player_count(self, state: S) -> int:
        """Return how many sit at the table."""

    def options(self, state: S) -> Mapping[str, Json]:
        """Return the options in force."""

    def other_seats(self, state: S) -> tuple[str, ...]:
        """Return the word keys of the seats nobody sits on, in seat order after the players."""

    def next_seats(self, state: S) -> tuple[Seat, ...]:
        """Return who sits where in the next game, by the seats of this one."""

    def window(self, state: S) -> Window:
        """Return the open window on top of the stack."""

    def candidates(self, state: S, seat: Seat) -> Sequence[Action]:
        """Return all that is worth asking about for a seat, legal or not."""

    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do now: the candidates that `judge` has nothing against."""

    def judge(self, state: S, action: Action) -> Verdict:
        """Say whether a decision is legal; reads only what its seat may see."""

    def automatic(self, state: S) -> Action:
        """Return what happens by itself in a window of chance or of a seat nobody sits on."""

    def apply(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """Carry out a legal decision."""

    def parse(self, state: S, notation: str) -> tuple[Action, ...]:
        """Return every decision of that notation, one a seat; none if it is no notation."""

    def token(self, action: Action) -> str:
        """Return a decision as a record writes it: its notation, or a shorter one that `parse` reads."""

    def read_token(self, state: S, token: str) -> ChanceAction:
        """Return the chance action that a record wrote as this token."""

    def cells(self, state: S) -> dict[str, Json]:
        """Return all cells."""

    def policy(self, state: S, seat: Seat, address: str) -> Policy:
        """Say how much of a cell a seat may see."""

    def shown_notation(self, state: S, action: Action, seat: Seat) -> str:
        """Return a decision's notation as another seat knows it: `?` when hidden."""

    def marks(self, state: S) -> tuple[Mark, ...]:
        """Return where the game stands, the largest unit first."""

    def result(self, state: S) -> Result | None:
        """Return how it ended, None while it goes on."""

    def standing(self, state: S, seat: Seat) -> float:
        """Return how well a seat stands, for players to compare: more is better."""

    def determinize(self, state: S, seat: Seat, chance: Chance) -> S:
        """Return another full state with the same view for this seat."""


AnyGame: TypeAlias = Game[Any]
"""A game where it does not matter which: its states go through unread."""
