"""Reactions: who is asked after a card is played, and what a cancelled card still does."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import Played, PlayNumber, PlaySpecial, React
from cobra_widgets.games.cockpit.cards import Card, Effect, cite, without
from cobra_widgets.games.cockpit.rules import deck, specials
from cobra_widgets.games.cockpit.state import CockpitState, Phase

REACTED: Final = cite("turn.special", "ruling.react-order")
PASSED: Final = cite("ruling.react-order")
ASKED: Final = cite("ruling.react-order")
CANCELLED_NUMBER: Final = cite("ruling.react-order", "ruling.cancel-limits")
CANCELLED_SPECIAL: Final = cite("ruling.react-order", "ruling.leaves-with-effect")


@clause("cockpit:ruling.react-order")
def order(players: int, player: Seat, after: Seat | None = None) -> tuple[Seat, ...]:
    """Return who is asked about a card: all others in turn order from its player, or those after one."""
    # Silent: whatever they hold, everybody is asked, so being asked gives nothing away.
    seats = tuple([Seat((player + step) % players) for step in range(1, players)])
    return seats if after is None else seats[seats.index(after) + 1 :]


def window_opened(state: CockpitState, play: Played, events: list[Event]) -> CockpitState:
    """Put a card on the stack and ask the others about it."""
    asked = order(state.table.players, play.seat)
    events.append(told("asked", (asked,), ASKED))
    return state._replace(stack=(*state.stack, play), asked=asked, phase=Phase.REACT)


def can_cancel(card: Card, top: Played) -> bool:
    """Tell whether a card cancels what lies on top of the stack."""
    special = card.special
    if special is None or special.effect is not Effect.CANCEL:
        return False
    return specials.is_playable(special, on_turn=False) and special.cancels_specials is (
        top.card.special is not None
    )


def reacted(state: CockpitState, action: React, events: list[Event]) -> CockpitState:
    """Play a card against the top of the stack; it opens a window of its own."""
    seat, card = action.seat, action.card
    assert card.special is not None
    events.append(told("reacted", (seat, card.notation), (*REACTED, card.special.clause)))
    hands = deck.with_hand(state, seat, without(state.hands[seat], card))
    return window_opened(state._replace(hands=hands), action, events)


def passed(state: CockpitState, seat: Seat, events: list[Event]) -> CockpitState:
    """Let the top of the stack stand, as far as a seat is concerned."""
    events.append(told("let-pass", (seat,), PASSED))
    return state._replace(asked=state.asked[1:])


def cancelled(state: CockpitState, events: list[Event]) -> CockpitState:
    """Let the reaction on top cancel the card beneath; both are discarded."""
    reaction, target = state.stack[-1], state.stack[-2]
    is_number = isinstance(target, PlayNumber)
    clauses = CANCELLED_NUMBER if is_number else CANCELLED_SPECIAL
    data = (reaction.seat, reaction.card.notation, target.seat, target.card.notation)
    assert reaction.card.special is not None
    events.append(told("cancelled", data, (*clauses, reaction.card.special.clause)))
    after = state._replace(
        stack=state.stack[:-2], discard=(*state.discard, reaction.card, _discarded(target))
    )
    after = counts_all_the_same(after) if is_number else after
    if after.stack:
        # The window beneath goes on with those who had not been asked.
        asked = order(state.table.players, after.stack[-1].seat, after=target.seat)
        if asked:
            events.append(told("asked", (asked,), ASKED))
        return after._replace(asked=asked)
    return ends_nothing(after)


def _discarded(target: Played) -> Card:
    """Return a cancelled card on its way to the discard pile, whatever its text says."""
    return target.card


@clause("cockpit:ruling.cancel-limits")
def counts_all_the_same(state: CockpitState) -> CockpitState:
    """Return the state after a cancelled number card: limit and snake stay used, no snake is paid."""
    # Reading: the rulebook spares only the engine's snake; the card has been played.
    return state


@clause("cockpit:ruling.reaction-ends-nothing")
def ends_nothing(state: CockpitState) -> CockpitState:
    """Return the state after a cancelled card: no area falls, no game ends, nobody earns by it."""
    return state._replace(asked=())


def is_reaction_on_top(state: CockpitState) -> bool:
    """Tell whether what lies on top of the stack cancels something."""
    return isinstance(state.stack[-1], React)


def bottom(state: CockpitState) -> PlayNumber | PlaySpecial:
    """Return the card that the seat on turn has played."""
    play = state.stack[0]
    assert not isinstance(play, React)
    return play
