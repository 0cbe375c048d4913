"""Carrying out a play: a card or a King goes to the trick."""

from typing import Final

from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cobras.actions import Play, PlayKing
from cobra_widgets.games.cobras.cards import cite
from cobra_widgets.games.cobras.rules import kings, resolving, tricks, two
from cobra_widgets.games.cobras.state import CobrasState

LED: Final = cite("trick.order")
LED_BY_DUMMY: Final = cite("trick.order", "two.dummy-play")
FOLLOWED: Final = cite("trick.follow-suit")
SET_SUIT: Final = cite("king.led")
DUMMY: Final = cite("two.dummy-play")
KING: Final = cite("king.once", "king.declare")


def apply_play(state: CobrasState, play: Play) -> tuple[CobrasState, tuple[Event, ...]]:
    """Put a card or a King in the trick; the last one resolves it."""
    event = _play_told(state, play)
    seat, table = play.seat, state.table
    hands, kings_left, piles = state.hands, state.kings, state.piles
    if isinstance(play, PlayKing):
        kings_left = (*kings_left[:seat], kings_left[seat] - 1, *kings_left[seat + 1 :])
    elif seat < table.players:
        hands = (*hands[:seat], hands[seat] ^ play.card.bit, *hands[seat + 1 :])
    else:
        which = table.dummies.index(seat)
        piles = (*piles[:which], piles[which][1:], *piles[which + 1 :])
    # All fields in a row, and not _replace: the play of a card is nine plies in ten.
    played = CobrasState(
        table, state.chance, state.phase, state.round, state.trick, state.leader,
        tricks.after(state, seat), state.dealer, hands, kings_left, state.baskets, state.scores,
        state.seeds, piles, (*state.plays, play), state.centre, state.line, state.discard,
        state.out, state.starts, state.short,
    )  # fmt: skip
    events = [event] if seat < table.players else [event, *two.turned_up(played, (seat,))]
    if len(played.plays) < len(table.seats):
        return played, tuple(events)
    return resolving.resolved(played, events)


def _play_told(state: CobrasState, play: Play) -> Event:
    seat = play.seat
    if isinstance(play, PlayKing):
        return told("king-played", (seat, kings.declaration(play)), KING)
    card, dummies = play.card, state.table.dummies
    if not state.plays:
        return told("led", (seat, card.notation), LED_BY_DUMMY if seat in dummies else LED)
    suit = tricks.lead_suit(state.plays, dummies)
    if suit is None:
        return told("suit-set", (seat, card.notation), SET_SUIT)
    if seat in dummies:
        return told("dummy-followed", (seat, card.notation, suit), DUMMY)
    if card.suit is suit:
        return told("followed", (seat, card.notation), FOLLOWED)
    return told("went-off", (seat, card.notation, suit), FOLLOWED)
