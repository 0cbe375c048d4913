"""What is on the table in a game of Cobras in the Cockpit."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games.cockpit.board import Area, AreaSet
from cobra_widgets.games.cockpit.cards import Card, Hand, Species
from cobra_widgets.games.cockpit.edition import Edition

if TYPE_CHECKING:
    from cobra_widgets.games.cockpit.actions import Played, Shift


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    """Chance: the setup, a shuffle, a draw, a stolen card."""
    TURN = "turn"
    """The seat on turn: it uses a card or ends its turn."""
    REACT = "react"
    """The next seat asked: it cancels what lies on top of the stack or passes."""
    PUSH = "push"
    """The seat on turn: whom its card pushes away, before it counts."""
    SHIFT = "shift"
    """The seat on turn: which snakes its special moves, one after the other."""
    OVER = "over"
    """Nothing; the game has ended."""


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change during a game: who plays, with which box and options."""

    players: int
    """2 to 4; they sit on seats 0 and up."""
    edition: Edition
    edition_path: str | None
    """Where the edition was found; None for the one the package brings."""
    species: tuple[str, ...] | None
    """The species boards by seat, after trades; None: chance deals them."""
    stop_after_passes: int | None
    """Turns in a row without a card used that end the game; None: no number does."""


class CockpitState(NamedTuple):
    """One moment of a game. A tuple, since a ply makes one: old states are simply still there."""

    table: Table
    chance: Chance
    phase: Phase
    turns: int
    """Number of the turn under way; 0 before the first."""
    turn: Seat | None
    """Who is on turn; while cards are drawn at its end, whose turn that was."""
    acted: bool
    """Whether a card has been used this turn."""
    passes: int
    """Turns in a row without a card used."""
    species: tuple[Species, ...]
    """By seat; empty until they are dealt."""
    hands: tuple[Hand, ...]
    snakes: tuple[tuple[int, ...], ...]
    """By seat, then by area."""
    scores: tuple[int, ...]
    spent: tuple[int, ...]
    """By area: snakes of the seat on turn that have played their card there."""
    used: tuple[int, ...]
    """By suit: number cards played this turn under the limits."""
    ability: bool
    """Whether the once-a-turn ability has been used."""
    extra: Area | None
    """Where the very next card may go free of the limits."""
    cards: tuple[tuple[Card, ...], ...]
    """Number cards on the board, by area."""
    chaos: AreaSet
    """The areas with a marker."""
    stack: "tuple[Played, ...]"
    """What has been played and not yet resolved, the first played first."""
    asked: tuple[Seat, ...]
    """Who may still react to the top of the stack, the next first."""
    shifts: "tuple[Shift, ...]"
    """What the special on top of the stack has moved so far."""
    deck: tuple[Card, ...]
    """The top first."""
    discard: tuple[Card, ...]
    """The first discarded first."""
    removed: tuple[Card, ...]
    """Cards out of the game."""

    @property
    def own_species(self) -> Species:
        """The board of the seat on turn."""
        assert self.turn is not None
        return self.species[self.turn]

    def seat_of(self, species: Species) -> Seat | None:
        """Return who plays a species, None if nobody does."""
        return Seat(self.species.index(species)) if species in self.species else None

    def reserve(self, seat: Seat) -> int:
        """Return how many snakes of a seat are off the plane."""
        return self.table.edition.snakes_each - sum(self.snakes[seat])

    def with_chance(self, chance: Chance) -> "CockpitState":
        """Return this state with another future."""
        return self._replace(chance=chance)
