"""End of the round: the tenth triple, the penalty, the table cleared for the next."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event
from cobra_widgets.games.cobras.cards import EDITION, Card, cite
from cobra_widgets.games.cobras.rules import ending
from cobra_widgets.games.cobras.state import DEAL, OVER, CobrasState

TOKENS: Final = EDITION.tokens
ENDED: Final = cite("round.end")
PENALISED: Final = cite("round.penalty")
SHORT: Final = cite("ruling.tokens-unlimited")
Told = tuple[CobrasState, tuple[Event, ...]]


@clause("cobras:round.end")
def is_over(line: tuple[Card, ...]) -> bool:
    """Tell whether the round ends: ten triples or more lie in the line after a cleanup."""
    return len(line) >= EDITION.triples


@clause("cobras:round.penalty", "cobras:ruling.negative")
def penalised(state: CobrasState) -> tuple[int, ...]:
    """Return the scores less a point for each cobra left in a Basket; they may turn negative."""
    # Silent: nothing says that a score stops at nought.
    return tuple(
        score - EDITION.penalty * basket for score, basket in zip(state.scores, state.baskets, strict=True)
    )


@clause("cobras:ruling.table-at-end")
def left_lying(state: CobrasState) -> CobrasState:
    """Return the table at a round's end: as the last trick left it, nobody on turn."""
    # Silent: a learner wants to look before the next deal clears it.
    return state._replace(phase=DEAL, leader=None, turn=None)


@clause("cobras:round.reset")
def cleared(state: CobrasState) -> CobrasState:
    """Return the table ready to be dealt: no tokens, no cards, all Kings to be taken back."""
    nothing = (0,) * state.table.players
    return state._replace(
        trick=0, turn=None, baskets=nothing, seeds=(None,) * state.table.players, plays=(),
        centre=0, line=(), discard=(), short=False,
    )  # fmt: skip


def ended(state: CobrasState, events: list[Event]) -> Told:
    """End the round; the last one ends the game."""
    cause = len(events)
    final = left_lying(state)._replace(scores=penalised(state))
    told = [*events, Event("round-ended", (state.round, len(state.line)), ENDED)]
    told += [
        Event("penalised", (Seat(seat), basket, final.scores[seat]), PENALISED, cause)
        for seat, basket in enumerate(state.baskets)
        if basket
    ]
    result = ending.result_of(final)
    if result is None:
        return final, tuple(told)
    key = "game-won" if result.winners else "game-lost"
    told.append(
        Event(key, (result.winners, result.scores), (result.clause, *ending.tie_clauses(result)), cause)
    )
    return final._replace(phase=OVER), tuple(told)


@clause("cobras:ruling.tokens-unlimited")
def counting_tokens(state: CobrasState, events: list[Event]) -> CobrasState:
    """Tell, once a round, that more tokens lie about than the box has; play goes on."""
    # Silent: nothing says what a shortage does, so tokens are counters and 42 limits nothing.
    needed = sum(state.baskets) + state.centre
    if needed <= TOKENS or state.short:
        return state
    events.append(Event("tokens-short", (needed, TOKENS), SHORT))
    return state._replace(short=True)
