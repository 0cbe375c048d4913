"""Every clause against a decision."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.game import WindowKind
from cobra_widgets.engine.verdicts import LEGAL, Blocker, Verdict
from cobra_widgets.games.imperio.actions import Decision, Kind
from cobra_widgets.games.imperio.rules import (
    capture,
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
from cobra_widgets.games.imperio.rules.windows import (
    CITY_CHOICE,
    HAND,
    LEGS,
    MARCH,
    NAMED,
    ONE_PER_SPACE,
    ORDER,
    PLACES,
    RULED_SOLO,
    SHIP_VARIANT,
    SOLO,
    SPLIT,
    UNGUARDED,
    WHO_PASSES,
    window,
)
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, numbered

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
        return frozenset(
            {Kind.LEG, Kind.CARD, Kind.END} if is_guardian else {Kind.MOVE, Kind.STAY, Kind.CARD}
        )
    if state.phase is Phase.FORCED:
        is_blind = unguarded.is_blind(state)
        return frozenset({Kind.REVEAL} if is_blind else {Kind.USE, Kind.RETURN})
    return KINDS[state.phase]


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
        params = {"sentinel": numbered(sentinel), "sentinels": len(state.sentinels)}
        return [Blocker(SPLIT, params, (), "no-sentinel")]
    bit, found = BIT[space], []
    here: dict[str, object] = {"space": decision.space, "sentinel": numbered(sentinel)}
    cells = (f"sentinel/{numbered(sentinel)}/space",)
    if space == state.sentinels[sentinel]:
        return [Blocker(SPLIT, here, cells, "here")]
    if not guardian.may_move(state, sentinel):
        found.append(Blocker(LEGS, here, (f"sentinel/{numbered(sentinel)}/spent",), "spent"))
    if bit & ways.closed_to_sentinels(state.table.board):
        found.append(Blocker(WHO_PASSES, here, (), "centre"))
    if bit & ways.full_for_sentinels(state):
        found.append(Blocker(ONE_PER_SPACE, here, cells, "sentinel"))
    if bit & ships.closed(state):
        found.append(Blocker(SHIP_VARIANT, here, cells, "oracle"))
    if not bit & guardian.in_reach(state, sentinel):
        found.append(Blocker(SPLIT, {**here, "points": state.points}, ("points",), "too-far"))
    elif not bit & ways.within(guardian.leg_ways(state, sentinel)):
        found.append(Blocker(LEGS, here, cells, "hero"))
    return found


def _against_card(state: ImperioState, decision: Decision) -> list[Blocker]:
    where = "guardian/hand" if decision.seat == state.table.guardian else f"hero/{decision.seat}/hand"
    return _told(playing.blocks(state, decision), decision.card, where)


def _told(blocks: Iterable[playing.Block], card: str | None, where: str) -> list[Blocker]:
    return [Blocker(block.clause, {"card": card, **block.more}, (where,), block.reason) for block in blocks]


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
    if missing := _no_card(state, index):
        return missing
    card = state.table.edition.cards[state.faceup[index]]
    return _told(playing.against_force(state, card, decision.target), card.id, "faceup")


def _against_return(state: ImperioState, decision: Decision) -> list[Blocker]:
    assert decision.index is not None
    if missing := _no_card(state, decision.index):
        return missing
    if not unguarded.uses(state):
        return []
    return [Blocker(RULED_SOLO if unguarded.is_blind(state) else MARCH, {}, ("faceup",), "usable")]


def _against_reveal(state: ImperioState, decision: Decision) -> list[Blocker]:
    assert decision.index is not None
    return _no_card(state, decision.index)


def _no_card(state: ImperioState, index: int) -> list[Blocker]:
    """Return why no card beside the Cobra can be taken at a place: none is there, or another is up."""
    params, asked = {"index": numbered(index), "count": len(state.faceup)}, state.asked
    if index >= len(state.faceup):
        clause = SOLO if unguarded.is_blind(state) else UNGUARDED
        return [Blocker(clause, params, ("faceup",), "no-card")]
    if asked is not None and asked.nth is not None and asked.nth != index:
        return [Blocker(RULED_SOLO, {**params, "up": numbered(asked.nth)}, ("faceup", "ask"), "another")]
    return []


JUDGES: Final[Mapping[Kind, Judge]] = {
    Kind.CITY: _against_city, Kind.ROLL: _nothing, Kind.MOVE: _against_move, Kind.STAY: _nothing,
    Kind.LEG: _against_leg, Kind.END: _nothing, Kind.CARD: _against_card, Kind.DISCARD: _against_discard,
    Kind.FIGHT: _against_fight, Kind.PLACE: _against_place, Kind.USE: _against_use,
    Kind.RETURN: _against_return, Kind.REVEAL: _against_reveal,
}  # fmt: skip
