"""What is on the table in a game of En busca del Imperio Cobra."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games.imperio.board import Board
from cobra_widgets.games.imperio.edition import Edition


class Variant(StrEnum):
    """The variants of the printed rules."""

    TRIALS = "trials"
    """Trials are overcome by dice."""
    SHIP = "ship"
    """Cobra Ships put Sentinels ashore."""
    NO_GUARDIAN = "no-guardian"
    """Three open Magical Forces cards instead of a Guardian."""
    SOLO = "solo"
    """One Hero; the three cards lie face down."""


class Phase(StrEnum):
    """Where in its course a turn stands, once nothing is asked any more."""

    DEAL = "deal"
    """The decks are shuffled next."""
    CITY = "city"
    """A Hero chooses its starting city."""
    BEFORE = "before"
    """Cards, then the roll or what takes its place."""
    ROLL = "roll"
    """The die is thrown next."""
    ROLLED = "rolled"
    """Thrown, and drawn for; what follows from it is next."""
    FORCED = "forced"
    """No Guardian: the roller must use one of the open cards."""
    MARCH = "march"
    """No Guardian: the roller moves Sentinels."""
    USED = "used"
    """The open card is done with; the Cobra turns next."""
    MOVE = "move"
    """A Hero's move, or the Guardian's legs."""
    AFTER = "after"
    """Moved: more cards, or the end."""
    ENDING = "ending"
    """As before, but without a move that a wind could follow."""
    ENDED = "ended"
    """The turn is over; the next one begins."""
    OVER = "over"
    """The game has ended."""


class AskKind(StrEnum):
    """What lies on top of a turn's course, to be done first."""

    DISCARD = "discard"
    """A hand has a card too many."""
    FIGHT = "fight"
    """A Hero names the weapon it fights with."""
    COMBAT = "combat"
    """The six dice are thrown next."""
    PLACE = "place"
    """The Guardian puts the Sentinel that won somewhere."""
    BEAM = "beam"
    """Heroes from this seat on are still to be looked at by the Cobra."""
    EFFECTS = "effects"
    """What the space does where a Hero's move ended."""
    TRIAL = "trial"
    """Dice are thrown against a trial next."""
    VOYAGE = "voyage"
    """The die is thrown for the voyage next."""
    THEFT = "theft"
    """A random card of a hand is drawn next."""
    USE = "use"
    """Solo: the card revealed is to be used, or to be returned."""


def numbered(place: int) -> int:
    """Return the number that a Sentinel, or a card beside the Cobra, goes by: as at a table, from 1."""
    return place + 1


def placed(number: int) -> int:
    """Return the place of the Sentinel, or of the card beside the Cobra, that goes by a number."""
    return number - 1


class Ask(NamedTuple):
    """One thing to be done before the turn goes on. The last of a state's comes first."""

    kind: AskKind
    seat: Seat
    """The Hero it is about, or whose decision it is."""
    sentinel: int | None = None
    """None in a fight: the crew of a Cobra Ship."""
    card: str | None = None
    """The weapon named, or the card revealed."""
    space: int | None = None
    """The entrance named."""
    nth: int | None = None
    """Which open card was revealed."""


class Hero(NamedTuple):
    """One Hero: its pawn, its cards, its trials."""

    space: int
    city: int | None
    """Where it starts; None until chosen."""
    hand: tuple[str, ...] = ()
    """Ids, in the order of the edition."""
    oracle: int | None = None
    """The island whose Oracle gave it its trials."""
    trials: tuple[str, ...] = ()
    """Not yet overcome."""
    done: tuple[str, ...] = ()
    captured: bool = False
    fog: bool = False
    """Whether its next roll is halved."""
    stuck: bool = False
    """Whether it lost against a trial's dice and must throw again."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """What does not change during a game. One object a game, compared by identity."""

    edition: Edition
    board: Board
    """The edition's."""
    given: Json
    """What the option `edition` was; None for the shipped one."""
    players: int
    heroes: int
    """They sit on seats 0 and up."""
    guardian: Seat | None
    """The last seat; None without one."""
    variants: frozenset[Variant]
    limit: int
    """In rounds; 0: none."""
    sentinels: int
    order: tuple[Seat, ...]
    """Who takes its turn after whom in a round."""

    @property
    def is_open(self) -> bool:
        """Whether the cards beside the Cobra lie face up."""
        return Variant.SOLO not in self.variants


class ImperioState(NamedTuple):
    """One moment of a game. A tuple: old states are simply still there."""

    table: Table
    chance: Chance
    phase: Phase
    round: int
    """0 before the first turn."""
    turn: Seat | None
    roll: int | None
    """This turn's, halved by fog; None before it."""
    points: int
    """What the Sentinels may still move."""
    heroes: tuple[Hero, ...]
    sentinels: tuple[int, ...]
    """Their spaces."""
    spent: int
    """Sentinels that may not move again this turn, as a bit-mask."""
    hand: tuple[str, ...]
    """The Guardian's cards."""
    ray: int
    """The ray the Cobra looks along."""
    oracles: tuple[tuple[str, ...], ...]
    """The cards at each island's Oracle: face down until taken, then those overcome, face up."""
    help: tuple[str, ...]
    """The deck, the top first."""
    forces: tuple[str, ...]
    faceup: tuple[str, ...]
    """The cards beside the Cobra."""
    asks: tuple[Ask, ...]
    """What comes before the phase's own course, the next one last."""
    winners: tuple[Seat, ...] | None
    """None while the game goes on."""

    def with_chance(self, chance: Chance) -> "ImperioState":
        """Return this state with another future."""
        return self._replace(chance=chance)

    @property
    def asked(self) -> Ask | None:
        """What is to be done first."""
        return self.asks[-1] if self.asks else None
