"""Carrying out what is decided: the stack resolves, areas fall, turns end."""

from typing import assert_never

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import (
    BoardSnake,
    CockpitAction,
    Discard,
    Done,
    End,
    Expel,
    Move,
    Pass,
    PlayNumber,
    PlaySpecial,
    React,
    Shift,
    Slide,
    Way,
)
from cobra_widgets.games.cockpit.cards import Effect, Special, cite
from cobra_widgets.games.cockpit.draws import DealSpecies, Draw, DrawFirst, Random, Shuffle, Steal
from cobra_widgets.games.cockpit.rules import (
    abilities,
    chaos,
    deck,
    ending,
    engines,
    numbers,
    reactions,
    setup,
    specials,
    turn,
)
from cobra_widgets.games.cockpit.state import CockpitState, Phase

Told = tuple[CockpitState, tuple[Event, ...]]
PUSH_ASKED = cite("ruling.push")
SHIFT_ASKED = cite("ruling.targets")


def apply_decision(state: CockpitState, action: CockpitAction) -> Told:
    """Carry out a decision of a player."""
    events: list[Event] = []
    if isinstance(action, Discard | BoardSnake | Move | Expel):
        after = _discarding(state, action, events)
        after = turn.resumed(after, events, is_last=turn.must_end(after))
    elif isinstance(action, PlayNumber):
        after, event = numbers.counted(turn.used(state, action.seat, action.card), action)
        events.append(event)
        after = reactions.window_opened(after, action, events)
    elif isinstance(action, PlaySpecial):
        events.append(specials.played_told(action))
        after = turn.used(state, action.seat, action.card)
        after = reactions.window_opened(after, action, events)
    elif isinstance(action, React):
        after = reactions.reacted(state, action, events)
    elif isinstance(action, Pass):
        after = _passed(state, action, events)
    elif isinstance(action, Slide):
        after, event = abilities.slid(state, action)
        events.append(event)
    elif isinstance(action, Shift):
        after = _shifted(state, action, events)
    elif isinstance(action, Done):
        after = _done(state, events)
    else:
        assert isinstance(action, End)
        after = turn.ended(state, events)
    return after, tuple(events)


def _discarding(
    state: CockpitState, action: Discard | BoardSnake | Move | Expel, events: list[Event]
) -> CockpitState:
    match action:
        case Discard():
            return turn.thrown_away(state, action, events)
        case BoardSnake():
            return turn.boarded(state, action, events)
        case Move():
            return turn.moved(state, action, events)
        case Expel():
            return turn.expelled(state, action, events)
        case _:
            assert_never(action)


# --- the stack -------------------------------------------------------------------------


def _passed(state: CockpitState, action: Pass, events: list[Event]) -> CockpitState:
    after = reactions.passed(state, action.seat, events)
    while not after.asked:
        if not reactions.is_reaction_on_top(after):
            return _stands(after, events)
        after = reactions.cancelled(after, events)
        if not after.stack:
            return turn.resumed(after, events, is_last=turn.must_end(after))
    return after


def _stands(state: CockpitState, events: list[Event]) -> CockpitState:
    """Go on with a card that nobody has cancelled."""
    play = reactions.bottom(state)
    if isinstance(play, PlayNumber):
        if abilities.pushes(state, play):
            events.append(told("push-asked", (play.seat,), PUSH_ASKED))
            return state._replace(phase=Phase.PUSH)
        return _counts(state, play, events)
    special = play.card.special
    assert special is not None
    if special.effect is Effect.DRAW and (state.deck or state.discard):
        return _waits(state, events)
    if special.effect is Effect.STEAL:
        return _steals(state, play, events)
    if special.effect is Effect.MOVE:
        events.append(told("shift-asked", (play.seat,), SHIFT_ASKED))
        return state._replace(phase=Phase.SHIFT)
    return _happens(state, play, special, events)


def _waits(state: CockpitState, events: list[Event]) -> CockpitState:
    events.append(told("chance-asked", (state.turn,), cite("turn.special")))
    return state._replace(phase=Phase.DEAL)


def _steals(state: CockpitState, play: PlaySpecial, events: list[Event]) -> CockpitState:
    if state.hands[victim_of(state)]:
        return _waits(state, events)
    # Silent: the rival may have reacted with its last card; then nothing happens.
    is_last = turn.was_last_card(state)
    return turn.resumed(specials.put_away(state, play, events, happened=False), events, is_last=is_last)


def _happens(state: CockpitState, play: PlaySpecial, special: Special, events: list[Event]) -> CockpitState:
    is_last = turn.was_last_card(state)
    after = specials.done_at_once(state, play, events)
    after = specials.put_away(after, play, events, happened=True)
    if special.effect is Effect.PANIC:
        assert play.area is not None
        after = chaos.thrown(after, play.area, events, special.clause)
        if ending.is_all_chaos(after):
            return ending.ended(after, play.seat, events)
    return turn.resumed(after, events, is_last=is_last)


def _counts(state: CockpitState, play: PlayNumber, events: list[Event]) -> CockpitState:
    """Let a number card count: it lies in its area, which may fall into chaos."""
    after = numbers.landed(state, play, events)
    area = play.area
    if chaos.is_met(area, after.cards[area.nth]):
        after = chaos.thrown(after, area, events)
    if play.way is Way.SACRIFICE:
        after = engines.sacrificed(after, play, events)
    if ending.is_all_chaos(after):
        return ending.ended(after, play.seat, events)
    is_last = turn.was_last_card(after)
    if numbers.opens_extra(after, play) and not is_last:
        events.append(told("extra-opened", (play.seat, area.id), numbers.EXTRA))
        after = after._replace(extra=area)
    return turn.resumed(after, events, is_last=is_last)


# --- decisions within a card -----------------------------------------------------------


def _shifted(state: CockpitState, action: Shift, events: list[Event]) -> CockpitState:
    if state.phase is Phase.PUSH:
        after, event = abilities.pushed(state, action)
        events.append(event)
        play = reactions.bottom(after)
        assert isinstance(play, PlayNumber)
        return _counts(after, play, events)
    after, event = specials.shifted(state, action)
    events.append(event)
    return after if specials.shifts_left(after) else _all_shifted(after, events)


def _done(state: CockpitState, events: list[Event]) -> CockpitState:
    play = reactions.bottom(state)
    if isinstance(play, PlayNumber):
        events.append(told("not-pushed", (play.seat,), PUSH_ASKED))
        return _counts(state, play, events)
    events.append(told("stopped-shifting" if state.shifts else "not-shifted", (play.seat,), SHIFT_ASKED))
    return _all_shifted(state, events)


def _all_shifted(state: CockpitState, events: list[Event]) -> CockpitState:
    play = reactions.bottom(state)
    assert isinstance(play, PlaySpecial)
    is_last = turn.was_last_card(state)
    return turn.resumed(specials.put_away(state, play, events, happened=True), events, is_last=is_last)


# --- chance ----------------------------------------------------------------------------


def happens_next(state: CockpitState) -> Random:
    """Return what chance does now."""
    if state.turn is None:
        if not state.species:
            return setup.draw_species(state)
        return setup.draw_first(state) if state.deck else setup.draw_deck(state)
    if state.stack and effect_of(reactions.bottom(state)) is Effect.STEAL:
        return deck.steal(state, victim_of(state))
    if deck.is_short(state, deck.wanted(state)):
        return Shuffle(state.chance.shuffle("shuffle", state.discard))
    return deck.draw(state)


def effect_of(play: PlayNumber | PlaySpecial) -> Effect | None:
    """Return the effect of a card on the stack; a number card has none."""
    special = play.card.special
    return None if special is None else special.effect


def victim_of(state: CockpitState) -> Seat:
    """Return whose hand the special on the stack is aimed at."""
    play = reactions.bottom(state)
    assert isinstance(play, PlaySpecial)
    assert play.rival is not None
    victim = state.seat_of(play.rival)
    assert victim is not None
    return victim


def apply_random(state: CockpitState, action: Random) -> Told:
    """Carry out what chance has decided."""
    events: list[Event] = []
    match action:
        case DealSpecies():
            after = setup.with_species(state, action, events)
        case DrawFirst():
            after = setup.first_named(state, action, events)
        case Shuffle():
            if state.turn is None:
                after = setup.dealt(state, action, events)
            else:
                after, event = deck.reshuffled(state, action)
                events.append(event)
        case Draw():
            after = _drawn(state, action, events)
        case Steal():
            after = _stolen(state, action, events)
        case _:
            assert_never(action)
    return after, tuple(events)


def _drawn(state: CockpitState, action: Draw, events: list[Event]) -> CockpitState:
    assert state.turn is not None
    if not state.stack:
        after, event = deck.drawn(state, action, deck.DREW)
        events.append(event)
        return turn.begun(after, turn.next_seat(state), events)
    play = reactions.bottom(state)
    assert isinstance(play, PlaySpecial)
    assert play.card.special is not None
    is_last = turn.was_last_card(state)
    after, event = deck.drawn(state, action, (*deck.DREW_BY_CARD, play.card.special.clause))
    events.append(event)
    return turn.resumed(specials.put_away(after, play, events, happened=True), events, is_last=is_last)


def _stolen(state: CockpitState, action: Steal, events: list[Event]) -> CockpitState:
    play = reactions.bottom(state)
    assert isinstance(play, PlaySpecial)
    is_last = turn.was_last_card(state)
    after, event = deck.stolen(state, action, play, victim_of(state))
    events.append(event)
    return turn.resumed(specials.put_away(after, play, events, happened=True), events, is_last=is_last)
