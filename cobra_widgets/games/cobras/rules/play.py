"""Carrying out a play: a card or a King goes to the trick."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.events import Event, told_alone
from cobra_widgets.games.cobras.actions import Play, PlayKing
from cobra_widgets.games.cobras.cards import cite
from cobra_widgets.games.cobras.rules import kings, resolving, tricks, two
from cobra_widgets.games.cobras.state import CobrasState, moment, with_one

LED: Final = cite("trick.order")
LED_BY_DUMMY: Final = cite("trick.order", "two.dummy-play")
FOLLOWED: Final = cite("trick.follow-suit")
SET_SUIT: Final = cite("king.led")
DUMMY: Final = cite("two.dummy-play")
KING: Final = cite("king.once", "king.declare")


def apply_play(state: CobrasState, play: Play) -> tuple[CobrasState, tuple[Event, ...]]:
    """Put a card or a King in the trick; the last one resolves it."""
    # All fields at once, there and back: the play of a card is nine plies in ten.
    (
        table, chance, phase, number, trick, leader, _, dealer, hands, kings_left, baskets, scores,
        seeds, piles, plays, centre, line, discard, out, starts, short,
    ) = state  # fmt: skip
    seat = play.seat
    events: tuple[Event, ...] = _play_told(play, plays, table.dummies)
    if isinstance(play, PlayKing):
        kings_left = with_one(kings_left, seat, kings_left[seat] - 1)
    elif seat < table.players:
        hands = with_one(hands, seat, hands[seat] ^ play.bit)
    else:
        which = table.dummies.index(seat)
        piles = with_one(piles, which, piles[which][1:])
        events += two.turned_up(state._replace(piles=piles), (seat,))
    plays += (play,)
    if len(plays) == len(table.seats):
        return resolving.resolved(state, plays, (hands, kings_left, piles), list(events))
    played = moment((
        table, chance, phase, number, trick, leader, tricks.after(state, seat), dealer, hands,
        kings_left, baskets, scores, seeds, piles, plays, centre, line, discard, out, starts, short,
    ))  # fmt: skip
    return played, events


def _play_told(play: Play, before: tuple[Play, ...], dummies: tuple[Seat, ...]) -> tuple[Event]:
    seat = play.seat
    if isinstance(play, PlayKing):
        return told_alone("king-played", (seat, kings.declaration(play)), KING)
    card = play.card
    if not before:
        return told_alone("led", (seat, card.notation), LED_BY_DUMMY if seat in dummies else LED)
    suit = tricks.lead_suit(before, dummies)
    if suit is None:
        return told_alone("suit-set", (seat, card.notation), SET_SUIT)
    if seat in dummies:
        return told_alone("dummy-followed", (seat, card.notation, suit), DUMMY)
    if card.suit is suit:
        return told_alone("followed", (seat, card.notation), FOLLOWED)
    return told_alone("went-off", (seat, card.notation, suit), FOLLOWED)
