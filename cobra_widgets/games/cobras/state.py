"""What is on the table in a game of Cobras."""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games.cobras.cards import Card, Hand

if TYPE_CHECKING:
    from cobra_widgets.games.cobras.actions import Play

Value = TypeVar("Value")

TWO: Final = 2
"""Players in the game with one dummy."""


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    """The cards; at a round's end everything still lies as it was."""
    SEED = "seed"
    """Each player's card to start the Basket with."""
    TRICK = "trick"
    """A card or a King Cobra from the seat on turn."""
    OVER = "over"
    """Nothing; the game has ended."""

    __hash__ = str.__hash__


# By name of their own, since every ply asks and a look into an Enum takes 3.11 longer than the rest.
DEAL, SEED, TRICK, OVER = Phase


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change during a game: who sits where, and the options."""

    players: int
    """How many play, 1 to 5; they sit on seats 0 and up."""
    dummies: tuple[Seat, ...]
    """The seats that nobody sits on: none, [2] with two players, [1, 2] in the solo game."""
    open_dummies: tuple[Seat, ...]
    """The dummies whose pile is turned face up after the seeds."""
    mode: str | None
    """The solo game's mode."""
    dummy: str | None
    """With two players: `surprise` or `strategy`."""

    seats: tuple[Seat, ...]
    """All seats that take part in a trick: players, then dummies."""


class CobrasState(NamedTuple):
    """One moment of a game. A tuple, since a ply makes one: old states are simply still there."""

    table: Table
    chance: Chance
    phase: Phase
    round: int
    """0 before the first deal."""
    trick: int
    """0 while seeding."""
    leader: Seat | None
    """Who leads, or led, the current trick."""
    turn: Seat | None
    dealer: Seat | None
    """With two players only."""
    hands: tuple[Hand, ...]
    """By player."""
    kings: tuple[int, ...]
    """King Cobras in hand, by player."""
    baskets: tuple[int, ...]
    """Cobras, by player."""
    scores: tuple[int, ...]
    seeds: tuple[Card | None, ...]
    """Sealed seeds, by player; they have left the hand."""
    piles: tuple[tuple[Card, ...], ...]
    """The dummies' cards, the top first, as `table.dummies` lists them."""
    plays: "tuple[Play, ...]"
    """What lies in the current trick, in order of play."""
    centre: int
    """Cobras waiting for the next trick."""
    line: tuple[Card, ...]
    """Triples set aside, face up."""
    discard: tuple[Card, ...]
    out: tuple[Card, ...]
    """Cards left over by the deal."""
    starts: tuple[int, ...]
    """Scores at the deal, by player."""
    short: bool
    """Whether this round has needed more tokens than there are."""

    def pile_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return a dummy's pile, the top first."""
        return self.piles[self.table.dummies.index(seat)]

    def with_chance(self, chance: Chance) -> "CobrasState":
        """Return this state with another future."""
        return self._replace(chance=chance)


def with_one(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """Return the values with another one at a place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


moment: Final = partial(tuple.__new__, CobrasState)
"""`moment((table, chance, ...))` is `CobrasState(table, chance, ...)` at half the cost: for card plays."""
