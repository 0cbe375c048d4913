"""Choices weighed in imagined games: full states that look the same from the seat."""

from typing import Any, Final

from cobra_widgets.engine.actions import Action
from cobra_widgets.engine.deciders import Look
from cobra_widgets.engine.game import WindowKind

LASTING: Final = frozenset({WindowKind.TURN, WindowKind.SEALED, WindowKind.REACTION, WindowKind.AUTOMATIC})
"""Windows that an imagined game goes on through; it stops before chance draws anew."""


def weigh(look: Look, games: int, plies: int, *, to_own_turn: bool) -> Action:
    """Return the choice that stands best on average over some imagined games; of equals the first.

    Each choice is followed by random decisions of everybody, for `plies` plies at most, or only
    until the seat is asked again.
    """
    if len(look.legal) == 1:
        return look.legal[0]
    totals = [0.0] * len(look.legal)
    for nth in range(games):
        state = look.imagine(nth)
        for index, action in enumerate(look.legal):
            after, _ = look.game.apply(state, action)
            totals[index] += _outlook(look, after, nth, plies, to_own_turn=to_own_turn)
    return look.legal[totals.index(max(totals))]


def _outlook(look: Look, state: Any, nth: int, plies: int, *, to_own_turn: bool) -> float:
    game = look.game
    for ply in range(plies):
        window = game.window(state)
        if window.kind not in LASTING or (to_own_turn and look.seat in window.seats):
            break
        # What others would do with a turn, or a round, of their own is no outlook: they play at random here.
        if game.marks(state)[:1] != look.marks[:1]:
            break
        if window.kind is WindowKind.AUTOMATIC:
            action = game.automatic(state)
        else:
            choices = game.legal(state, window.seats[0])
            action = choices[look.draw(len(choices), nth * plies + ply)]
        state, _ = game.apply(state, action)
    return game.standing(state, look.seat)
