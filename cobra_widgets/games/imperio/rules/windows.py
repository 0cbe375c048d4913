"""Who may act now, and why."""

from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.game import Window, WindowKind
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase

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
    AskKind.DISCARD: HAND, AskKind.FIGHT: NAMED, AskKind.PLACE: PLACES, AskKind.USE: RULED_SOLO,
}  # fmt: skip
"""The clause that opens the window of what is asked."""
SHUFFLING: Final = Window(WindowKind.CHANCE, (), DECKS, is_by_itself=True)
THROWING: Final = Window(WindowKind.CHANCE, (), MOVE, is_by_itself=True)
PHASES: Final = {
    Phase.CITY: CITY_CHOICE, Phase.BEFORE: ORDER, Phase.AFTER: TURN_ORDER, Phase.ENDING: TURN_ORDER,
    Phase.FORCED: UNGUARDED, Phase.MARCH: MARCH, Phase.MOVE: MOVE,
}  # fmt: skip


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
    if state.phase is Phase.MOVE and state.turn == state.table.guardian:
        return _turn(state.turn, SPLIT)
    if state.phase is Phase.FORCED and not state.table.is_open:
        return _turn(state.turn, SOLO)
    return _turn(state.turn, PHASES[state.phase])


def over_clause(state: ImperioState) -> ClauseId:
    """Return what ended the game: an exact roll, or the limit."""
    winners = state.winners or ()
    return EXACT if any(seat < state.table.heroes for seat in winners) else LIMIT
