"""Carrying out what was decided or drawn."""

from collections.abc import Callable, Mapping
from typing import Final

from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.events import Event
from cobra_widgets.games.imperio.actions import Decision, Dice, ImperioAction, Kind, Shuffle, Stolen, Throw
from cobra_widgets.games.imperio.rules import (
    capture,
    forces,
    guardian,
    hands,
    island,
    oracles,
    playing,
    setup,
    turns,
    unguarded,
)
from cobra_widgets.games.imperio.rules.ply import Ply
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase


def carry_out(state: ImperioState, action: ImperioAction) -> tuple[ImperioState, tuple[Event, ...]]:
    """Return the state after a decision or a draw, and what happened."""
    ply = Ply(state)
    if isinstance(action, Decision):
        DECIDED[action.kind](ply, action)
    elif isinstance(action, Dice):
        _throw(ply, action)
    elif isinstance(action, Shuffle):
        setup.deal(ply, action)
    else:
        ply.set(chance=state.chance.after("theft"))
        forces.steal(ply, action.card)
    turns.settle(ply)
    return ply.state, tuple(ply.events)


def _throw(ply: Ply, dice: Dice) -> None:
    purposes = ("die",) if len(dice.faces) == 1 else ("dice",) * len(dice.faces)
    ply.set(chance=ply.state.chance.after(*purposes))
    match dice.throw:
        case Throw.ROLL:
            turns.rolled(ply, dice.faces[0])
        case Throw.NAUTILUS:
            island.thrown(ply, dice.faces[0])
        case Throw.COMBAT:
            capture.thrown(ply, dice.faces)
        case Throw.TRIAL:
            oracles.thrown(ply, dice.faces)


def draw(state: ImperioState) -> Shuffle | Dice | Stolen:
    """Return what chance draws now."""
    edition, chance, asked = state.table.edition, state.chance, state.asked
    if asked is None:
        return (
            setup.shuffle(state)
            if state.phase is Phase.DEAL
            else Dice(Throw.ROLL, (_die(chance, edition.faces),))
        )
    if asked.kind is AskKind.VOYAGE:
        return Dice(Throw.NAUTILUS, (_die(chance, edition.faces),))
    if asked.kind is AskKind.THEFT:
        return Stolen(chance.choose("theft", state.heroes[asked.seat].hand))
    faces = range(1, edition.faces + 1)
    thrown = tuple(chance.choose("dice", faces, nth) for nth in range(2 * edition.throws))
    return Dice(Throw.COMBAT if asked.kind is AskKind.COMBAT else Throw.TRIAL, thrown)


def _die(chance: Chance, faces: int) -> int:
    return chance.choose("die", range(1, faces + 1))


def _space(ply: Ply, decision: Decision) -> int:
    assert decision.space is not None
    return ply.board.index[decision.space]


def _leg(ply: Ply, decision: Decision) -> None:
    assert decision.sentinel is not None
    guardian.leg(ply, decision.sentinel, _space(ply, decision))


def _end(ply: Ply, decision: Decision) -> None:  # noqa: ARG001
    if ply.state.phase is Phase.MARCH:
        turns.end_march(ply)
    else:
        ply.set(phase=Phase.ENDED)


def _index(decision: Decision) -> int:
    assert decision.index is not None
    return decision.index


def _card(decision: Decision) -> str:
    assert decision.card is not None
    return decision.card


DECIDED: Final[Mapping[Kind, Callable[[Ply, Decision], None]]] = {
    Kind.CITY: lambda ply, d: setup.choose(ply, d.seat, _space(ply, d)),
    Kind.ROLL: lambda ply, d: turns.take_die(ply, d.seat),
    Kind.MOVE: lambda ply, d: turns.move(ply, d.seat, _space(ply, d)),
    Kind.STAY: lambda ply, d: turns.stay(ply, d.seat),
    Kind.LEG: _leg,
    Kind.END: _end,
    Kind.CARD: playing.carry_out,
    Kind.DISCARD: lambda ply, d: hands.discard(ply, d.seat, _card(d)),
    Kind.FIGHT: lambda ply, d: capture.fight(ply, d.seat, _card(d)),
    Kind.PLACE: lambda ply, d: capture.place(ply, _space(ply, d)),
    Kind.USE: lambda ply, d: unguarded.use(ply, d.seat, _index(d), d.target),
    Kind.RETURN: lambda ply, d: unguarded.give_back(ply, d.seat, _index(d)),
    Kind.REVEAL: lambda ply, d: unguarded.reveal(ply, d.seat, _index(d)),
}
