"""What a seat may decide, or is worth asking about: every use of every card, in one order."""

from functools import cache
from typing import NamedTuple

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.cockpit.actions import (
    UNTARGETED,
    Decision,
    Move,
    Slide,
    Way,
    board_snake,
    discard,
    done,
    end,
    expel,
    move,
    pass_,
    play_number,
    play_special,
    react,
    slide,
)
from cobra_widgets.games.cockpit.board import Area, AreaSet, Board
from cobra_widgets.games.cockpit.cards import Ability, Card, Suit
from cobra_widgets.games.cockpit.rules import abilities, numbers, reactions, snakes, specials
from cobra_widgets.games.cockpit.state import CockpitState, Phase


class Scope(NamedTuple):
    """Where the cards of a hand may go, suit by suit."""

    boards: bool
    standing: tuple[Area, ...]
    """Where the seat's snakes stand."""
    normal: tuple[tuple[Area, ...], ...]
    extra: tuple[tuple[Area, ...], ...]
    sacrifice: tuple[tuple[Area, ...], ...]


@cache
def _within(board: Board, areas: AreaSet) -> tuple[Area, ...]:
    return tuple(board.within(areas))


@cache
def moves(board: Board, seat: Seat, card: Card, origin: Area) -> tuple[Move, ...]:
    """Return every move out of an area that a card can pay for."""
    return tuple([move(seat, card, origin, to) for to in snakes.ways(board, origin)])


@cache
def slides(board: Board, seat: Seat, origin: Area) -> tuple[Slide, ...]:
    """Return every move out of an area without a card."""
    return tuple([slide(seat, origin, to) for to in snakes.ways(board, origin)])


def _legal_scope(state: CockpitState, seat: Seat) -> Scope:
    board = state.table.edition.board
    normal, extra, sacrifice = numbers.reach(state, seat)
    return Scope(
        snakes.may_board(state, seat),
        _within(board, snakes.areas_with(state.snakes[seat])),
        tuple([_within(board, areas) for areas in normal]),
        tuple([_within(board, areas) for areas in extra]),
        tuple([_within(board, areas) for areas in sacrifice]),
    )


def _wide_scope(state: CockpitState, seat: Seat) -> Scope:
    """Return what is worth asking about: each number card into every area that asks for cards."""
    board = state.table.edition.board
    return _legal_scope(state, seat)._replace(
        boards=True, normal=(_within(board, board.needing),) * len(Suit)
    )


def turn_legal(state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
    """Return what the seat on turn may do."""
    return _uses(state, seat, _legal_scope(state, seat), wide=False)


def turn_candidates(state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
    """Return what the seat on turn may want to do, legal or not."""
    return _uses(state, seat, _wide_scope(state, seat), wide=True)


def _uses(state: CockpitState, seat: Seat, scope: Scope, *, wide: bool) -> tuple[Decision, ...]:
    board = state.table.edition.board
    found: list[Decision] = []
    before: Card | None = None
    expels = abilities.has_left(state, seat, Ability.EXPEL)
    for card in state.hands[seat]:
        if card is before:
            continue
        before = card
        found.append(discard(seat, card))
        if scope.boards:
            found.append(board_snake(seat, card))
        for area in scope.standing:
            found += moves(board, seat, card, area)
        if card.suit is None:
            found += _aimed(state, seat, card, wide=wide)
            continue
        nth = card.suit.nth
        found += [play_number(seat, card, area, Way.NORMAL) for area in scope.normal[nth]]
        found += [play_number(seat, card, area, Way.EXTRA) for area in scope.extra[nth]]
        found += [play_number(seat, card, area, Way.SACRIFICE) for area in scope.sacrifice[nth]]
        if expels:
            targets = abilities.expelling(state, seat, card)
            found += [expel(seat, card, rival, area) for rival, area in targets]
    if abilities.may_slide(state, seat):
        for area in scope.standing:
            found += slides(board, seat, area)
    found.append(end(seat))
    return tuple(found)


def _aimed(state: CockpitState, seat: Seat, card: Card, *, wide: bool) -> list[Decision]:
    special = card.special
    assert special is not None
    if not specials.is_playable(special, on_turn=True):
        return []
    found: list[Decision] = [*specials.aims(state, seat, card)]
    return found or ([play_special(seat, card)] if wide and special.effect in UNTARGETED else [])


def within_card(state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
    """Return what the seat on turn may do in the middle of a card: push, or move one more snake."""
    if state.phase is Phase.PUSH:
        play = reactions.bottom(state)
        return (*abilities.pushes(state, play), done(seat))  # type: ignore[arg-type]  # a number card pushes
    return (*specials.shifts_left(state), done(seat))


def answers(state: CockpitState, seat: Seat, *, wide: bool) -> tuple[Decision, ...]:
    """Return what a seat that is asked may do: cancel with a card that fits, or pass."""
    top = state.stack[-1]
    cards = [
        card
        for card in dict.fromkeys(state.hands[seat])
        if reactions.can_cancel(card, top) or (wide and card.special and card.special.is_reaction)
    ]
    return (*[react(seat, card) for card in cards], pass_(seat))


def legal(state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
    """Return what a seat may do now."""
    return _open_to(state, seat, wide=False)


def candidates(state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
    """Return all that is worth asking about for a seat, legal or not."""
    return _open_to(state, seat, wide=True)


def _open_to(state: CockpitState, seat: Seat, *, wide: bool) -> tuple[Decision, ...]:
    phase = state.phase
    if phase is Phase.REACT:
        return answers(state, seat, wide=wide) if state.asked[0] == seat else ()
    if state.turn != seat or phase is Phase.DEAL or phase is Phase.OVER:
        return ()
    if phase is Phase.TURN:
        return turn_candidates(state, seat) if wide else turn_legal(state, seat)
    return within_card(state, seat)
