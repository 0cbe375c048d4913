"""What a seat may do in the open window, and what else is worth asking about."""

from collections.abc import Callable, Mapping
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.imperio.actions import Decision, Kind, leg, move, of_hand, open_card, plain, to_space
from cobra_widgets.games.imperio.board import numbers_in
from cobra_widgets.games.imperio.cards import Effect
from cobra_widgets.games.imperio.rules import (
    capture,
    guardian,
    hands,
    heroes,
    playing,
    setup,
    unguarded,
    ways,
)
from cobra_widgets.games.imperio.rules.windows import window
from cobra_widgets.games.imperio.state import Ask, AskKind, ImperioState, Phase

Choices = list[Decision]


def choices(state: ImperioState, seat: Seat, *, legal: bool) -> Choices:
    """Return what a seat may do now, or, not `legal`, all that is worth asking about."""
    if seat not in window(state).seats:
        return []
    asked = state.asked
    if asked is not None:
        return ASKED[asked.kind](state, seat, asked, legal)
    return COURSE[state.phase](state, seat, legal)


Course = Callable[[ImperioState, Seat, bool], Choices]
Asked = Callable[[ImperioState, Seat, Ask, bool], Choices]


def _cities(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001  # a row of alike questions
    board = state.table.board
    spaces = setup.free_cities(state) if legal else numbers_in(board.cities)
    return [to_space(Kind.CITY, seat, board.names[space]) for space in spaces]


def _before(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    return [plain(Kind.ROLL, seat), *_cards(state, seat, legal)]


def _cards(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    return playing.legal_plays(state, seat) if legal else playing.decisions(state, seat)


def _move(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    if seat == state.table.guardian:
        return [*_legs(state, seat, legal), *_cards(state, seat, legal), plain(Kind.END, seat)]
    names = state.table.board.names
    spaces = heroes.goals(state, seat) if legal else heroes.worth_asking(state, seat)
    moves = [move(seat, names[space]) for space in numbers_in(spaces)]
    stays = [plain(Kind.STAY, seat)] if ways.may_stay() else []
    return [*stays, *moves, *_cards(state, seat, legal)]


def _legs(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    names = state.table.board.names
    found = []
    for sentinel in range(len(state.sentinels)):
        spaces = guardian.goals(state, sentinel) if legal else guardian.in_reach(state, sentinel)
        found += [leg(seat, sentinel, names[space]) for space in numbers_in(spaces)]
    return found


def _march(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    return [*_legs(state, seat, legal), plain(Kind.END, seat)]


def _after(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    return [plain(Kind.END, seat), *_cards(state, seat, legal)]


def _forced(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    if unguarded.is_blind(state):
        return [open_card(Kind.REVEAL, seat, index) for index in range(len(state.faceup))]
    return _open_cards(state, seat, range(len(state.faceup)), legal)


def _open_cards(state: ImperioState, seat: Seat, indexes: range, legal: bool) -> Choices:  # noqa: FBT001
    uses, lying = unguarded.uses(state), {index: unguarded.open_at(state, index) for index in indexes}
    found = [open_card(Kind.USE, seat, index, lying[index], target) for index, target in uses]
    if not legal:
        idle = [index for index in indexes if index not in {index for index, _ in uses}]
        found += [_idle(state, seat, index) for index in idle]
    returns = [open_card(Kind.RETURN, seat, index, card) for index, card in lying.items()]
    return [*found, *returns] if not legal or not uses else found


def _idle(state: ImperioState, seat: Seat, index: int) -> Decision:
    """Return the use of a card that has no effect now, with some target, to be asked about."""
    card = state.table.edition.cards[state.faceup[index]]
    target = (
        None if card.effect is Effect.SHIP else str(card.numbers[0]) if card.effect is Effect.WHIM else "0"
    )
    return open_card(Kind.USE, seat, index, card, target)


def _discard(state: ImperioState, seat: Seat, ask: Ask, legal: bool) -> Choices:  # noqa: ARG001, FBT001
    cards = hands.discardable(hands.hand_of(state, seat))
    return [of_hand(Kind.DISCARD, seat, card) for card in cards]


def _fight(state: ImperioState, seat: Seat, ask: Ask, legal: bool) -> Choices:  # noqa: ARG001, FBT001
    weapons = capture.to_name(hands.hand_of(state, seat), state.table.edition)
    return [of_hand(Kind.FIGHT, seat, card) for card in weapons]


def _place(state: ImperioState, seat: Seat, ask: Ask, legal: bool) -> Choices:  # noqa: ARG001, FBT001
    names = state.table.board.names
    return [to_space(Kind.PLACE, seat, names[space]) for space in numbers_in(capture.places(state))]


def _use(state: ImperioState, seat: Seat, ask: Ask, legal: bool) -> Choices:  # noqa: FBT001
    assert ask.nth is not None
    return _open_cards(state, seat, range(ask.nth, ask.nth + 1), legal)


COURSE: Final[Mapping[Phase, Course]] = {
    Phase.CITY: _cities, Phase.BEFORE: _before, Phase.MOVE: _move, Phase.MARCH: _march,
    Phase.AFTER: _after, Phase.ENDING: _after, Phase.FORCED: _forced,
}  # fmt: skip
ASKED: Final[Mapping[AskKind, Asked]] = {
    AskKind.DISCARD: _discard, AskKind.FIGHT: _fight, AskKind.PLACE: _place, AskKind.USE: _use,
}  # fmt: skip
