"""Playing a trick: order, following suit, the winner, turning in and dividing."""

from collections.abc import Sequence
from typing import NamedTuple

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.cobras.actions import ALL, KINGS, Moves, Play, PlayCard
from cobra_widgets.games.cobras.cards import EDITION, Card, Suit
from cobra_widgets.games.cobras.rules import kings, two
from cobra_widgets.games.cobras.state import CobrasState, Table


@clause("cobras:trick.order")
def on_turn(state: CobrasState, seat: Seat) -> Moves:
    """Return what the order of play allows: on its turn a seat plays from its hand."""
    return state.hands[seat] | KINGS if state.turn == seat else 0


@clause("cobras:trick.order")
def after(state: CobrasState, seat: Seat) -> Seat:
    """Return the seat to the left of another."""
    seats, dealer = state.table.seats, state.dealer
    if dealer is not None:
        seats = two.with_dummy_left_of(dealer)
    return seats[seats.index(seat) + 1 - len(seats)]


def lead_suit(plays: tuple[Play, ...], dummies: tuple[Seat, ...]) -> Suit | None:
    """Return the suit to follow, None while no card has set it."""
    if not plays:
        return None
    led = plays[0]
    if isinstance(led, PlayCard):
        return led.card.suit
    return kings.suit_after_king(led, plays[1:], dummies) if len(plays) > 1 else None


@clause("cobras:trick.follow-suit")
def following(state: CobrasState, seat: Seat) -> Moves:
    """Return what the lead suit allows: that suit if the seat holds it, else any; and Kings."""
    suit = lead_suit(state.plays, state.table.dummies)
    if suit is None:
        return ALL
    return suit.bits | KINGS if state.hands[seat] & suit.bits else ALL


@clause("cobras:trick.winner")
def outright_winner(table: Table, cards: Sequence[PlayCard], suit: Suit | None) -> PlayCard | None:
    """Return the play that wins: the highest card in the lead suit; only Kings: none."""
    if table.dummies:
        return two.winner_with_dummies(table, cards, suit)
    winner = None
    highest = 0
    for play in cards:
        card = play.card
        if card.suit is suit and card.rank > highest:
            winner, highest = play, card.rank
    return winner


@clause("cobras:trick.lead-next")
def leads_next(winner: PlayCard) -> Seat:
    """Return who leads the next trick: the one who won this outright."""
    return winner.seat


@clause("cobras:trick.scale")
def points(cobras: int) -> int:
    """Return the points for a Basket turned in, by the scale."""
    return EDITION.scale[min(cobras, len(EDITION.scale) - 1)]


TurnedIn = tuple[Seat, int, int]
"""One winner's Basket, returned: the seat, its cobras, the points."""


@clause("cobras:trick.turn-in")
def turned_in(state: CobrasState, winners: tuple[Seat, ...]) -> tuple[TurnedIn, ...]:
    """Return what the winners turn in: all of the Basket; an empty one gives nothing."""
    baskets, players = state.baskets, state.table.players
    returned = []
    for seat in winners:
        if seat < players and baskets[seat]:
            returned.append((seat, baskets[seat], points(baskets[seat])))  # noqa: PERF401  # a loop is quicker for one or two
    return tuple(returned)


class Division(NamedTuple):
    """How a trick's cobras are shared out."""

    takers: tuple[Seat, ...]
    each: int
    left: int
    """What stays in the centre."""


@clause("cobras:trick.divide")
def divided(cobras: int, takers: tuple[Seat, ...]) -> Division:
    """Return even parts for those who did not win; the rest stays in the centre."""
    each, left = divmod(cobras, len(takers))
    return Division(takers, each, left)


@clause("cobras:ruling.empty-division")
def nothing_divided(takers: tuple[Seat, ...]) -> Division:
    """Return the division of no cobras: nothing moves."""
    return Division(takers, 0, 0)


@clause("cobras:ruling.centre-next-trick")
def cobras_to_divide(centre: int, cards: Sequence[Card], played_kings: int) -> int:
    """Return the cobras of a trick: those on its cards, and those left in the centre before."""
    # Reading: what stays in the centre goes to the next trick of the same round; the rulebook's
    # "next round" for an all-win trick cannot be meant, since a round ends with a clear table.
    shown = sum([card.cobras for card in cards])
    return centre + shown + played_kings * kings.cobras_of_king() if played_kings else centre + shown
