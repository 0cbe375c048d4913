"""Cleanup: where played cards and Kings go."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event
from cobra_widgets.games.cobras.actions import PlayKing
from cobra_widgets.games.cobras.cards import Card

Cards = tuple[Card, ...]
NOTATION: Final = attrgetter("notation")


def sorted_out(cards: Iterable[Card]) -> tuple[Cards, Cards]:
    """Return the cards that show three cobras, and those that show one or two."""
    triples: list[Card] = []
    others: list[Card] = []
    for card in cards:
        (triples if card.is_triple else others).append(card)
    return tuple(triples), tuple(others)


@clause("cobras:cleanup.line")
def to_line(line: Cards, triples: Cards) -> Cards:
    """Return the line with a trick's triples added, face up."""
    return line + triples


@clause("cobras:cleanup.discard")
def to_discard(discard: Cards, others: Cards) -> Cards:
    """Return the discard pile with a trick's singles and doubles on it."""
    return discard + others


@clause("cobras:cleanup.king")
def under_baskets(played: tuple[PlayKing, ...]) -> tuple[Seat, ...]:
    """Return the seats whose played King goes under the Basket, out of the round."""
    return tuple(king.seat for king in played)


def tell(
    events: list[Event],
    triples: Cards,
    others: Cards,
    line: tuple[ClauseId, ...],
    discard: tuple[ClauseId, ...],
) -> None:
    """Tell of cards going to the line and to the discard pile."""
    if triples:
        events.append(Event("lined-up", (tuple(map(NOTATION, triples)),), line))
    if others:
        events.append(Event("discarded", (tuple(map(NOTATION, others)),), discard))
