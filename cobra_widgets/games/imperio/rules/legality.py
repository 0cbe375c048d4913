"""Who may decide what: the open window, its choices, and every reason against the others."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.game import Window, WindowKind
from cobra_widgets.engine.verdicts import LEGAL, Blocker, Verdict
from cobra_widgets.games.imperio.actions import Decision, Kind, leg, move, of_hand, open_card, plain, to_space
from cobra_widgets.games.imperio.board import Spaces, numbers_in
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Effect
from cobra_widgets.games.imperio.rules import (
    capture,
    forces,
    guardian,
    hands,
    heroes,
    playing,
    setup,
    ships,
    unguarded,
    ways,
)
from cobra_widgets.games.imperio.rules.ply import BIT
from cobra_widgets.games.imperio.state import Ask, AskKind, ImperioState, Phase

(
    DECKS, CITY_CHOICE, ORDER, MOVE, SPLIT, TURN_ORDER, UNGUARDED, SOLO, MARCH, HAND, NAMED, PLACES, ARMED,
    TRIALS, NAUTILUS, VALID_TARGET, EXACT, LIMIT, ONE_PER_SPACE, WHO_PASSES, LEGS, SHIP_VARIANT, RULED_SOLO,
) = cite(
    "setup.decks", "ruling.city-choice", "turn.order", "turn.move", "guardian.split", "ruling.turn-order",
    "variant.no-guardian", "variant.solo", "ruling.no-guardian", "hand.limit", "ruling.weapon-used",
    "ruling.sentinels-home", "capture.armed", "variant.trials", "island.by-nautilus", "ruling.valid-target",
    "win.exact", "win.limit", "turn.one-per-space", "ruling.who-passes", "ruling.legs",
    "ruling.ship-variant", "ruling.solo",
)  # fmt: skip

CHANCE_ASKS: Final = {
    AskKind.COMBAT: Window(WindowKind.CHANCE, (), ARMED, is_by_itself=True),
    AskKind.TRIAL: Window(WindowKind.CHANCE, (), TRIALS, is_by_itself=True),
    AskKind.VOYAGE: Window(WindowKind.CHANCE, (), NAUTILUS, is_by_itself=True),
    AskKind.THEFT: Window(WindowKind.CHANCE, (), VALID_TARGET, is_by_itself=True),
}
ASKS: Final = {
    AskKind.DISCARD: HAND, AskKind.FIGHT: NAMED, AskKind.PLACE: PLACES, AskKind.USE: SOLO,
}  # fmt: skip
"""The clause that opens the window of what is asked."""
SHUFFLING: Final = Window(WindowKind.CHANCE, (), DECKS, is_by_itself=True)
THROWING: Final = Window(WindowKind.CHANCE, (), MOVE, is_by_itself=True)
PHASES: Final = {
    Phase.CITY: CITY_CHOICE, Phase.BEFORE: ORDER, Phase.AFTER: TURN_ORDER, Phase.ENDING: TURN_ORDER,
    Phase.FORCED: UNGUARDED, Phase.MARCH: MARCH, Phase.MOVE: MOVE,
}  # fmt: skip

Choices = list[Decision]


@cache
def _turn(seat: Seat, clause: ClauseId) -> Window:
    return Window(WindowKind.TURN, (seat,), clause)


def window(state: ImperioState) -> Window:
    """Return who may act now, and why."""
    if state.winners is not None:
        return Window(WindowKind.OVER, (), over_clause(state))
    asked = state.asked
    if asked is not None:
        return CHANCE_ASKS.get(asked.kind) or _turn(asked.seat, ASKS[asked.kind])
    if state.phase is Phase.DEAL:
        return SHUFFLING
    if state.phase is Phase.ROLL:
        return THROWING
    assert state.turn is not None
    is_split = state.phase is Phase.MOVE and state.turn == state.table.guardian
    return _turn(state.turn, SPLIT if is_split else PHASES[state.phase])


def over_clause(state: ImperioState) -> ClauseId:
    """Return what ended the game: an exact roll, or the limit."""
    winners = state.winners or ()
    return EXACT if any(seat < state.table.heroes for seat in winners) else LIMIT


# --- choices ----------------------------------------------------------------------------


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
    found = playing.decisions(state, seat)
    return [card for card in found if not playing.blocks(state, card)] if legal else found


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
        spaces = guardian.goals(state, sentinel) if legal else _in_reach(state, sentinel)
        found += [leg(seat, sentinel, names[space]) for space in numbers_in(spaces)]
    return found


def _in_reach(state: ImperioState, sentinel: int) -> Spaces:
    board = state.table.board
    start = state.sentinels[sentinel]
    return ways.within(ways.ways(board, start, guardian.points_for(state), BIT[board.centre]))


def _march(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    return [*_legs(state, seat, legal), plain(Kind.END, seat)]


def _after(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    return [plain(Kind.END, seat), *_cards(state, seat, legal)]


def _forced(state: ImperioState, seat: Seat, legal: bool) -> Choices:  # noqa: FBT001
    if unguarded.is_blind(state):
        return [open_card(Kind.REVEAL, seat, index) for index in range(len(state.faceup))]
    return _open_cards(state, seat, range(len(state.faceup)), legal)


def _open_cards(state: ImperioState, seat: Seat, indexes: range, legal: bool) -> Choices:  # noqa: FBT001
    uses = unguarded.uses(state)
    found = [open_card(Kind.USE, seat, index, target) for index, target in uses]
    if not legal:
        idle = [index for index in indexes if index not in {index for index, _ in uses}]
        found += [open_card(Kind.USE, seat, index, _some_target(state, index)) for index in idle]
    returns = [open_card(Kind.RETURN, seat, index) for index in indexes]
    return [*found, *returns] if not legal or not uses else found


def _some_target(state: ImperioState, index: int) -> str | None:
    effect = state.table.edition.cards[state.faceup[index]].effect
    return None if effect is Effect.SHIP else "1" if effect is Effect.WHIM else "0"


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
    assert ask.index is not None
    return _open_cards(state, seat, range(ask.index, ask.index + 1), legal)


COURSE: Final[Mapping[Phase, Course]] = {
    Phase.CITY: _cities, Phase.BEFORE: _before, Phase.MOVE: _move, Phase.MARCH: _march,
    Phase.AFTER: _after, Phase.ENDING: _after, Phase.FORCED: _forced,
}  # fmt: skip
ASKED: Final[Mapping[AskKind, Asked]] = {
    AskKind.DISCARD: _discard, AskKind.FIGHT: _fight, AskKind.PLACE: _place, AskKind.USE: _use,
}  # fmt: skip

KINDS: Final[Mapping[Phase, frozenset[Kind]]] = {
    Phase.CITY: frozenset({Kind.CITY}),
    Phase.BEFORE: frozenset({Kind.ROLL, Kind.CARD}),
    Phase.MARCH: frozenset({Kind.LEG, Kind.END}),
    Phase.AFTER: frozenset({Kind.END, Kind.CARD}),
    Phase.ENDING: frozenset({Kind.END, Kind.CARD}),
}
"""What sorts of decision a phase takes."""
KINDS_ASKED: Final[Mapping[AskKind, frozenset[Kind]]] = {
    AskKind.DISCARD: frozenset({Kind.DISCARD}),
    AskKind.FIGHT: frozenset({Kind.FIGHT}),
    AskKind.PLACE: frozenset({Kind.PLACE}),
    AskKind.USE: frozenset({Kind.USE, Kind.RETURN}),
}


def _kinds(state: ImperioState, seat: Seat) -> frozenset[Kind]:
    asked = state.asked
    if asked is not None:
        return KINDS_ASKED[asked.kind]
    if state.phase is Phase.MOVE:
        is_guardian = seat == state.table.guardian
        return frozenset({Kind.LEG, Kind.CARD, Kind.END} if is_guardian else {Kind.MOVE, Kind.STAY, Kind.CARD})
    if state.phase is Phase.FORCED:
        is_blind = unguarded.is_blind(state)
        return frozenset({Kind.REVEAL} if is_blind else {Kind.USE, Kind.RETURN})
    return KINDS[state.phase]


# --- judging ----------------------------------------------------------------------------


def judge(state: ImperioState, decision: Decision) -> Verdict:
    """Return every clause against a decision."""
    open_ = window(state)
    if open_.kind is WindowKind.OVER:
        return Verdict((Blocker(open_.clause, {}, ("result",), "over"),))
    if decision.seat not in open_.seats:
        params = {"seat": open_.seats[0]} if open_.seats else {}
        reason = "not-your-turn" if open_.seats else "chance"
        return Verdict((Blocker(ORDER, params, ("turn", "ask"), reason),))
    if decision.kind not in _kinds(state, decision.seat):
        return Verdict((Blocker(open_.clause, {}, ("phase", "ask"), "not-now"),))
    found = JUDGES[decision.kind](state, decision)
    return Verdict(tuple(found)) if found else LEGAL


Judge = Callable[[ImperioState, Decision], list[Blocker]]


def _nothing(state: ImperioState, decision: Decision) -> list[Blocker]:  # noqa: ARG001
    return []


def _space(state: ImperioState, decision: Decision) -> int:
    assert decision.space is not None
    return state.table.board.index[decision.space]


def _against_city(state: ImperioState, decision: Decision) -> list[Blocker]:
    if _space(state, decision) in setup.free_cities(state):
        return []
    return [Blocker(CITY_CHOICE, {"space": decision.space}, (f"hero/{decision.seat}/city",), "taken")]


def _against_move(state: ImperioState, decision: Decision) -> list[Blocker]:
    return heroes.against(state, decision.seat, _space(state, decision))


def _against_leg(state: ImperioState, decision: Decision) -> list[Blocker]:
    sentinel, space = decision.sentinel, _space(state, decision)
    assert sentinel is not None
    if sentinel >= len(state.sentinels):
        return [Blocker(SPLIT, {"sentinel": sentinel, "sentinels": len(state.sentinels)}, (), "no-sentinel")]
    bit, found = BIT[space], []
    here: dict[str, object] = {"space": decision.space, "sentinel": sentinel}
    cells = (f"sentinel/{sentinel}/space",)
    if not guardian.may_move(state, sentinel):
        found.append(Blocker(LEGS, here, (f"sentinel/{sentinel}/spent",), "spent"))
    if bit & ways.closed_to_sentinels(state.table.board):
        found.append(Blocker(WHO_PASSES, here, (), "centre"))
    if bit & ways.full_for_sentinels(state):
        found.append(Blocker(ONE_PER_SPACE, here, cells, "sentinel"))
    if bit & ships.closed(state):
        found.append(Blocker(SHIP_VARIANT, here, cells, "oracle"))
    if not bit & _in_reach(state, sentinel):
        found.append(Blocker(SPLIT, {**here, "points": state.points}, ("points",), "too-far"))
    elif not bit & ways.within(guardian.leg_ways(state, sentinel)):
        found.append(Blocker(LEGS, here, cells, "hero"))
    return found


def _against_card(state: ImperioState, decision: Decision) -> list[Blocker]:
    where = "guardian/hand" if decision.seat == state.table.guardian else f"hero/{decision.seat}/hand"
    params = {"card": decision.card}
    return [
        Blocker(block.clause, params, (where,), block.reason) for block in playing.blocks(state, decision)
    ]


def _against_discard(state: ImperioState, decision: Decision) -> list[Blocker]:
    if decision.card in hands.discardable(hands.hand_of(state, decision.seat)):
        return []
    return [Blocker(HAND, {"card": decision.card}, (), "not-in-hand")]


def _against_fight(state: ImperioState, decision: Decision) -> list[Blocker]:
    if decision.card in capture.to_name(hands.hand_of(state, decision.seat), state.table.edition):
        return []
    return [Blocker(NAMED, {"card": decision.card}, (f"hero/{decision.seat}/hand",), "no-weapon")]


def _against_place(state: ImperioState, decision: Decision) -> list[Blocker]:
    if BIT[_space(state, decision)] & capture.places(state):
        return []
    return [Blocker(PLACES, {"space": decision.space}, ("ask",), "not-free")]


def _against_use(state: ImperioState, decision: Decision) -> list[Blocker]:
    index = decision.index
    assert index is not None
    if (index, decision.target) in unguarded.uses(state):
        return []
    asked = state.asked
    if index >= len(state.faceup) or (asked is not None and asked.index != index):
        return [Blocker(UNGUARDED, {"index": index}, ("faceup",), "no-card")]
    card = state.table.edition.cards[state.faceup[index]]
    if card.effect is Effect.SHIP and not forces.targets(state, card):
        reasons = list(playing.against_ship(state, card))
        return [Blocker(block.clause, {"card": card.id}, ("faceup",), block.reason) for block in reasons]
    return [Blocker(VALID_TARGET, {"card": card.id}, ("faceup",))]


def _against_return(state: ImperioState, decision: Decision) -> list[Blocker]:
    asked = state.asked
    assert decision.index is not None
    if decision.index >= len(state.faceup) or (asked is not None and asked.index != decision.index):
        return [Blocker(UNGUARDED, {"index": decision.index}, ("faceup",), "no-card")]
    if not unguarded.uses(state):
        return []
    return [Blocker(RULED_SOLO if unguarded.is_blind(state) else MARCH, {}, ("faceup",), "usable")]


def _against_reveal(state: ImperioState, decision: Decision) -> list[Blocker]:
    assert decision.index is not None
    if decision.index < len(state.faceup):
        return []
    return [Blocker(UNGUARDED, {"index": decision.index}, ("faceup",), "no-card")]


JUDGES: Final[Mapping[Kind, Judge]] = {
    Kind.CITY: _against_city, Kind.ROLL: _nothing, Kind.MOVE: _against_move, Kind.STAY: _nothing,
    Kind.LEG: _against_leg, Kind.END: _nothing, Kind.CARD: _against_card, Kind.DISCARD: _against_discard,
    Kind.FIGHT: _against_fight, Kind.PLACE: _against_place, Kind.USE: _against_use,
    Kind.RETURN: _against_return, Kind.REVEAL: _against_reveal,
}  # fmt: skip

