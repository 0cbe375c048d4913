"""Cleanup: where played cards and Kings go."""

from collections.abc import Iterable

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event
from cobra_widgets.games.cobras.actions import Play, PlayKing
from cobra_widgets.games.cobras.cards import Card


def triples(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that show three cobras."""
    return tuple(card for card in cards if card.is_triple)


def others(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that show one or two cobras."""
    return tuple(card for card in cards if not card.is_triple)


@clause("cobras:cleanup.line")
def to_line(line: tuple[Card, ...], played: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the line with a trick's triples added, face up."""
    return line + triples(played)


@clause("cobras:cleanup.discard")
def to_discard(discard: tuple[Card, ...], played: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the discard pile with a trick's singles and doubles on it."""
    return discard + others(played)


@clause("cobras:cleanup.king")
def under_baskets(plays: tuple[Play, ...]) -> tuple[Seat, ...]:
    """Return the seats whose played King goes under the Basket, out of the round."""
    return tuple(play.seat for play in plays if isinstance(play, PlayKing))


def told(
    cards: tuple[Card, ...], line: tuple[ClauseId, ...], discard: tuple[ClauseId, ...]
) -> list[Event]:
    """Return the events of cards going to the line and to the discard pile."""
    events = []
    if set_aside := triples(cards):
        events.append(Event("lined-up", (tuple(map(str, set_aside)),), line))
    if away := others(cards):
        events.append(Event("discarded", (tuple(map(str, away)),), discard))
    return events
