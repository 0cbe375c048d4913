"""What a player, a dummy or chance can decide in Cobras, with its notation.

Each seat's decisions are made once, in tables: the same decision is the same object, so they are
compared by identity.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any, Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.games.cobras.cards import Card, Suit, bits_in, by_notation, deck

Moves = int
"""A set of decisions of one seat, as a bit-mask: the cards' bits, then the King Cobra's two."""


class Share(StrEnum):
    """What a King Cobra declares."""

    WIN = "win"
    LOSS = "loss"

    __hash__ = str.__hash__


WIN, LOSS = Share

KING_BITS: Final[Mapping[Share, Moves]] = {WIN: 1 << 52, LOSS: 1 << 53}
KINGS: Final[Moves] = KING_BITS[WIN] | KING_BITS[LOSS]
CARDS: Final[Moves] = KING_BITS[WIN] - 1
ALL: Final[Moves] = CARDS | KINGS


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Seed:
    """Put a card face down, to start the Basket with."""

    seat: Seat
    card: Card
    bit: Moves

    def __str__(self) -> str:
        return self.card.notation

    __repr__ = __str__

    def __reduce__(self) -> Any:
        return seed_of, (self.seat, self.bit)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayCard:
    """Play a card to the trick."""

    seat: Seat
    card: Card
    bit: Moves

    def __str__(self) -> str:
        return self.card.notation

    __repr__ = __str__

    def __reduce__(self) -> Any:
        return play_of, (self.seat, self.bit)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayKing:
    """Play a King Cobra and declare what it shares."""

    seat: Seat
    share: Share
    bit: Moves

    def __str__(self) -> str:
        return "K+" if self.share is WIN else "K-"

    __repr__ = __str__

    def __reduce__(self) -> Any:
        return play_of, (self.seat, self.bit)


Play = PlayCard | PlayKing
"""What lies in a trick."""

Decision = Seed | PlayCard | PlayKing


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals: card k of the deck goes to pile k, counted around."""

    deck: tuple[Card, ...]
    leader: Seat | None = None
    """Who leads, where that is drawn: in the first round, and when tied for fewest points."""
    dealer: Seat | None = None
    """Who deals first, with two players."""

    @property
    def seat(self) -> None:
        """Nobody's decision."""
        return None

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draws, as `fork(force=...)` takes them."""
        drawn: dict[str, Json] = {"deck": [str(card) for card in self.deck]}
        if self.leader is not None:
            drawn["leader"] = self.leader
        if self.dealer is not None:
            drawn["dealer"] = self.dealer
        return drawn

    @property
    def token(self) -> str:
        """The deal in one word: who was drawn to lead and to deal, then the deck."""
        seats = [
            f"{name}{seat}." for name, seat in (("l", self.leader), ("d", self.dealer)) if seat is not None
        ]
        return f"deal:{''.join(seats)}{''.join(map(str, self.deck))}"

    def __str__(self) -> str:
        return "deal"


CobrasAction = Seed | PlayCard | PlayKing | Deal


@cache
def plays(seat: Seat) -> Mapping[Moves, Play]:
    """Return every play of a seat, by its bit; made once, so that an action is one object."""
    cards: dict[Moves, Play] = {card.bit: PlayCard(seat, card, card.bit) for card in deck()}
    return cards | {bit: PlayKing(seat, share, bit) for share, bit in KING_BITS.items()}


@cache
def seeds(seat: Seat) -> Mapping[Moves, Seed]:
    """Return every seed of a seat, by its bit."""
    return {card.bit: Seed(seat, card, card.bit) for card in deck()}


def play_of(seat: Seat, bit: Moves) -> Play:
    """Return a seat's play, copied or sent by another process: the one object it is."""
    return plays(seat)[bit]


def seed_of(seat: Seat, bit: Moves) -> Seed:
    """Return a seat's seed, copied or sent by another process: the one object it is."""
    return seeds(seat)[bit]


def plays_in(seat: Seat, moves: Moves) -> tuple[Play, ...]:
    """Return a seat's plays of a set, sorted: cards, then the King Cobra's two."""
    table = plays(seat)
    found = []
    while moves:
        lowest = moves & -moves
        found.append(table[lowest])
        moves ^= lowest
    return tuple(found)


@lru_cache(maxsize=64)
def seeds_in(seat: Seat, moves: Moves) -> tuple[Seed, ...]:
    """Return a seat's seeds of a set, sorted; all seats are asked again as each seals its own."""
    table = seeds(seat)
    return tuple([table[bit] for bit in bits_in(moves)])


def named(notation: str, seat: Seat, *, seeding: bool) -> Decision | None:
    """Return a seat's decision of that notation, None if there is none."""
    text = notation.upper()
    king = {"K+": WIN, "K-": LOSS}.get(text)
    if king is not None:
        return plays(seat)[KING_BITS[king]]
    card = by_notation().get(text)
    if card is None:
        return None
    return seeds(seat)[card.bit] if seeding else plays(seat)[card.bit]


def read_deal(token: str) -> Deal:
    """Return the deal that `Deal.token` wrote; ValueError when it is none."""
    head, _, body = token.partition(":")
    if head != "deal":
        raise ValueError(token)
    drawn: dict[str, Seat] = {}
    *seats, cards = body.split(".")
    for seat in seats:
        drawn[{"l": "leader", "d": "dealer"}[seat[0]]] = Seat(int(seat[1:]))
    return Deal(_read_cards(cards), **drawn)


def _read_cards(text: str) -> tuple[Card, ...]:
    for suit in Suit:
        text = text.replace(suit, f" {suit}")
    cards = tuple(by_notation()[name] for name in text.split())
    if set(cards) != set(deck()):
        raise ValueError(text)
    return cards
