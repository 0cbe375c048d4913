"""Cleanup: where played cards and Kings go."""

from collections.abc import Iterable

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event
from cobra_widgets.games.cobras.actions import PlayKing
from cobra_widgets.games.cobras.cards import Card

Cards = tuple[Card, ...]


def sorted_out(cards: Iterable[Card]) -> tuple[Cards, Cards]:
    """Return the cards that show three cobras, and those that show one or two."""
    triples: Cards = ()
    others: Cards = ()
    for card in cards:
        if card.is_triple:
            triples += (card,)
        else:
            others += (card,)
    return triples, others


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


def events(
    triples: Cards, others: Cards, line: tuple[ClauseId, ...], discard: tuple[ClauseId, ...]
) -> list[Event]:
    """Return the events of cards going to the line and to the discard pile."""
    found = []
    if triples:
        found.append(Event("lined-up", (tuple([card.notation for card in triples]),), line))
    if others:
        found.append(Event("discarded", (tuple([card.notation for card in others]),), discard))
    return found
