"""The cards of Cobras, and the numbers of its edition."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.clauses import clause, read_rulebook
from cobra_widgets.engine.errors import BadData
from cobra_widgets.engine.words import Words

DATA: Final = files("cobra_widgets.games.cobras") / "data"
RULEBOOK: Final = read_rulebook(DATA / "rulebook.toml")
WORDS: Final = Words(DATA)
cite: Final = RULEBOOK.cite


RANKS: Final = 13
"""Cards a suit has (cobras:components.deck); hands as bit-masks are built on it."""


class Suit(StrEnum):
    """The four suits, in the order a hand is sorted."""

    RED = "R"
    GREEN = "G"
    BLUE = "B"
    YELLOW = "Y"

    bits: int
    """The hand that holds the whole suit."""

    # Suits are told in events and looked up at every ply; Enum's own hash is a call into Python.
    __hash__ = str.__hash__

    def __init__(self, letter: str) -> None:
        self.bits = ((1 << RANKS) - 1) << (RANKS * "RGBY".index(letter))


@dataclass(frozen=True, slots=True)
class Edition:
    """The numbers of the game, out of `edition.toml`."""

    digest: str
    """Fingerprint of the file; records carry it."""
    title: Mapping[str, str]
    suit_names: Mapping[str, Mapping[str, str]]
    ranks: range
    cobras: tuple[int, ...]
    """How many cobras a card shows, by rank; index 0 is unused."""
    scale: tuple[int, ...]
    """Points for a Basket of that many cobras; the last entry serves for more."""
    tokens: int
    kings: int
    """How many King Cobra cards there are."""
    kings_each: int
    piles: Mapping[int, int]
    """Into how many piles the deck is dealt, by number of players."""
    triples: int
    """How many triples in the line end a round."""
    penalty: int
    """Points a cobra left in a Basket costs."""
    target: Mapping[int, int]
    """Points that end the game, by number of players; not for one."""
    solo_rounds: int
    solo_target: int
    solo_earn: int
    """Points within a round that earn a King Cobra for the next."""
    solo_kings: Mapping[str, int]
    """King Cobras in hand in the first round, by mode."""


def _by_players(table: Mapping[str, int]) -> Mapping[int, int]:
    return {int(players): value for players, value in table.items()}


def _read_edition() -> Edition:
    text = (DATA / "edition.toml").read_text(encoding="utf-8")
    raw: dict[str, Any] = tomllib.loads(text)
    ranks = range(raw["ranks"]["lowest"], raw["ranks"]["highest"] + 1)
    shown = {
        rank: band["cobras"]
        for band in raw["cobras"]["bands"]
        for rank in range(band["from"], band["to"] + 1)
    }
    if list(shown) != list(ranks) or len(ranks) != RANKS:
        raise BadData("data", file="edition.toml", key="cobras.bands", reason=f"{list(ranks)}")
    return Edition(
        digest=digest(raw),
        title=raw["title"],
        suit_names=raw["suits"]["name"],
        ranks=ranks,
        cobras=(0, *(shown[rank] for rank in ranks)),
        scale=tuple(raw["scale"]["points"]),
        tokens=raw["supply"]["tokens"],
        kings=raw["supply"]["kings"],
        kings_each=raw["kings"]["each"],
        piles=_by_players(raw["deal"]["piles"]),
        triples=raw["round"]["triples_to_end"],
        penalty=raw["round"]["penalty_per_cobra"],
        target=_by_players(raw["target"]["points"]),
        solo_rounds=raw["solo"]["rounds"],
        solo_target=raw["solo"]["target"],
        solo_earn=raw["solo"]["earn"],
        solo_kings=raw["solo"]["kings"],
    )


EDITION: Final = _read_edition()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A Cobra card. Each is made once, so cards are compared by identity."""

    suit: Suit
    rank: int
    """1 to 13."""
    cobras: int
    """1, 2 or 3."""
    is_triple: bool
    """Whether it goes to the line instead of the discard pile."""
    bit: int
    """Its place in a hand: hands are bit-masks, suits in order, then ranks."""
    notation: str
    """Suit and rank, `R5`."""

    def __str__(self) -> str:
        """Return the notation."""
        return self.notation

    def __repr__(self) -> str:
        """Return the notation."""
        return f"Card({self})"

    def __reduce__(self) -> Any:
        """Return how a copy comes by the same card."""
        return by_notation().__getitem__, (self.notation,)


@clause("cobras:components.deck")
def printed_deck() -> tuple[Card, ...]:
    """Return the 52 cards: four suits of ranks 1 to 13, showing one, two or three cobras."""
    most = max(EDITION.cobras)
    return tuple(
        Card(suit, rank, cobras, cobras == most, 1 << (index * RANKS + rank - 1), f"{suit}{rank}")
        for index, suit in enumerate(Suit)
        for rank, cobras in enumerate(EDITION.cobras[1:], start=1)
    )


@cache
def deck() -> tuple[Card, ...]:
    """Return the deck, in the order a hand is sorted."""
    return printed_deck()


@cache
def by_bit() -> Mapping[int, Card]:
    """Return the deck by the cards' bits."""
    return {card.bit: card for card in deck()}


@cache
def by_notation() -> Mapping[str, Card]:
    """Return the deck by notation."""
    return {str(card): card for card in deck()}


Hand = int
"""The cards a seat holds, as a bit-mask; `cards_in` shows its face."""


def bits_in(hand: Hand) -> list[int]:
    """Return the single bits of a hand, lowest first."""
    bits = []
    while hand:
        lowest = hand & -hand
        bits.append(lowest)
        hand ^= lowest
    return bits


def cards_in(hand: Hand) -> list[Card]:
    """Return the cards of a hand, sorted."""
    cards = by_bit()
    return [cards[bit] for bit in bits_in(hand)]


def hand_of(cards: Iterable[Card]) -> Hand:
    """Return the hand that holds these cards."""
    return sum([card.bit for card in cards])
