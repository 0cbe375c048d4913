"""Special cards: what they can be aimed at, what they do, and where they go afterwards."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import PlaySpecial, Shift, play_special, shift
from cobra_widgets.games.cockpit.cards import After, Card, Effect, Special, cite, sorted_hand
from cobra_widgets.games.cockpit.rules import chaos, deck
from cobra_widgets.games.cockpit.rules.snakes import (
    areas_with,
    may_board,
    moved,
    rivals_in,
    taken_off,
    ways,
    with_snakes,
)
from cobra_widgets.games.cockpit.state import CockpitState

PLAYED: Final = cite("turn.special")
MOVED: Final = cite("ruling.targets")
MOVED_OWN: Final = cite("ruling.targets", "ruling.spent-snake")
GOES: Final = cite("turn.special", "ruling.leaves-with-effect")


@clause("cockpit:turn.special")
def is_playable(special: Special, *, on_turn: bool) -> bool:
    """Tell whether a special is played on one's own turn, or against what others have played."""
    return special.is_reaction is not on_turn


@clause("cockpit:ruling.no-target")
def aims(state: CockpitState, seat: Seat, card: Card) -> list[PlaySpecial]:
    """Return every way to play a special for its effect; without anything to aim at there is none."""
    # Silent: a card that could do nothing may still be discarded.
    special = card.special
    assert special is not None
    board = state.table.edition.board
    match special.effect:
        case Effect.REMOVE:
            return [
                play_special(seat, card, state.species[rival], area)
                for area in board.within(board.can_enter)
                for rival in rivals_in(state, seat, area)
            ]
        case Effect.BOARD:
            where = board.can_enter if may_board(state, seat) else 0
            return [play_special(seat, card, None, area) for area in board.within(where)]
        case Effect.STEAL:
            return [
                play_special(seat, card, state.species[other])
                for other, hand in enumerate(state.hands)
                if hand and other != seat
            ]
        case Effect.UNMARK:
            where = special.areas & state.chaos
            return [play_special(seat, card, None, area) for area in board.within(where)]
        case Effect.PANIC:
            where = chaos.panicking(state, seat)
            return [play_special(seat, card, None, area) for area in board.within(where)]
        case Effect.TAKE:
            numbers = sorted_hand([each for each in {*state.discard} if each.suit])
            return [play_special(seat, card, None, None, wanted) for wanted in numbers]
        case Effect.MOVE:
            return [play_special(seat, card)] if can_shift(state, seat, special) else []
        case Effect.DRAW:
            return [play_special(seat, card)]
        case _:
            return []


def can_shift(state: CockpitState, seat: Seat, special: Special) -> bool:
    """Tell whether there is a snake that a special could move."""
    if special.moves_own:
        return any(state.snakes[seat])
    return any(any(counts) for other, counts in enumerate(state.snakes) if other != seat)


@clause("cockpit:ruling.targets")
def shifts_left(state: CockpitState) -> list[Shift]:
    """Return which snakes the special on top of the stack may move next: each once, at most so many."""
    # Silent: step by step, so that the player may look before going on, and stop at any time.
    play = state.stack[-1]
    special, seat = play.card.special, play.seat
    assert special is not None
    if special.most and len(state.shifts) >= special.most:
        return []
    board = state.table.edition.board
    seats = [seat] if special.moves_own else [Seat(s) for s in range(state.table.players) if s != seat]
    return [
        shift(seat, None if special.moves_own else state.species[who], origin, to)
        for who in seats
        for origin in board.within(areas_with(state.snakes[who]))
        if state.snakes[who][origin.nth] > _arrived(state, who, origin.nth)
        for to in ways(board, origin)
    ]


def _arrived(state: CockpitState, who: Seat, area: int) -> int:
    """Return how many of a seat's snakes in an area have been moved there by this very card."""
    return sum(
        step.to.nth == area and (step.rival is None or step.rival is state.species[who])
        for step in state.shifts
    )


def shifted(state: CockpitState, action: Shift) -> tuple[CockpitState, Event]:
    """Move a snake by a special's effect."""
    seat, origin, to = action.seat, action.origin, action.to
    owner = seat if action.rival is None else state.seat_of(action.rival)
    assert owner is not None
    after = moved(state, owner, origin, to)._replace(shifts=(*state.shifts, action))
    special = state.stack[-1].card.special
    assert special is not None
    if action.rival is None:
        data = (seat, origin.id, to.id, after.spent[origin.nth])
        return after, told("shifted-own", data, (*MOVED_OWN, special.clause))
    return after, told("shifted", (seat, owner, origin.id, to.id), (*MOVED, special.clause))


def played_told(play: PlaySpecial) -> Event:
    """Return the event of a special being played, with what it is aimed at."""
    seat, card = play.seat, play.card
    assert card.special is not None
    clauses = (*PLAYED, card.special.clause)
    rival = None if play.rival is None else str(play.rival)
    if play.rival is not None and play.area is not None:
        return told("special-aimed", (seat, card.notation, rival, play.area.id), clauses)
    if play.rival is not None:
        return told("special-at", (seat, card.notation, rival), clauses)
    if play.area is not None:
        return told("special-sent", (seat, card.notation, play.area.id), clauses)
    if play.wanted is not None:
        return told("special-wants", (seat, card.notation, play.wanted.notation), clauses)
    return told("special-played", (seat, card.notation), clauses)


def done_at_once(state: CockpitState, play: PlaySpecial, events: list[Event]) -> CockpitState:
    """Let the effect happen of a special that needs neither chance nor a further decision."""
    seat, area = play.seat, play.area
    special = play.card.special
    assert special is not None
    clauses = (*PLAYED, special.clause)
    match special.effect:
        case Effect.REMOVE:
            assert play.rival is not None
            assert area is not None
            rival = state.seat_of(play.rival)
            assert rival is not None
            events.append(told("sent-off", (seat, rival, area.id), clauses))
            return taken_off(state, rival, area.nth)
        case Effect.BOARD:
            assert area is not None
            events.append(told("came-aboard", (seat, area.id), clauses))
            return state._replace(snakes=with_snakes(state, seat, area.nth, +1))
        case Effect.UNMARK:
            assert area is not None
            events.append(told("unmarked", (area.id,), (*chaos.UNMARKED, special.clause)))
            return chaos.without_marker(state, area)
        case Effect.TAKE:
            assert play.wanted is not None
            return _took(state, play, play.wanted, events, clauses)
        case _:
            return state


def _took(
    state: CockpitState, play: PlaySpecial, wanted: Card, events: list[Event], clauses: tuple[ClauseId, ...]
) -> CockpitState:
    where = state.discard.index(wanted)
    events.append(told("took", (play.seat, wanted.notation), clauses))
    hand = sorted_hand([*state.hands[play.seat], wanted])
    return state._replace(
        discard=state.discard[:where] + state.discard[where + 1 :],
        hands=deck.with_hand(state, play.seat, hand),
    )


@clause("cockpit:ruling.leaves-with-effect")
def put_away(state: CockpitState, play: PlaySpecial, events: list[Event], *, happened: bool) -> CockpitState:
    """Take a special off the stack: where its text says if its effect has happened, else discarded."""
    # Silent: a card whose effect never came about is spent like any other.
    special, seat, card = play.card.special, play.seat, play.card
    assert special is not None
    state = state._replace(stack=state.stack[:-1], shifts=())
    if happened and special.after is After.OUT:
        events.append(told("left-game", (seat, card.notation), GOES))
        return state._replace(removed=(*state.removed, card))
    if happened and special.after is After.RIVAL:
        assert play.rival is not None
        rival = state.seat_of(play.rival)
        assert rival is not None
        events.append(told("given", (seat, card.notation, rival), GOES))
        hand = sorted_hand([*state.hands[rival], card])
        return state._replace(hands=deck.with_hand(state, rival, hand))
    events.append(told("used-up", (seat, card.notation), GOES))
    return state._replace(discard=(*state.discard, card))
