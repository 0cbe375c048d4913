"""The end of the game, and who has won."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.game import Result
from cobra_widgets.games.cobras.actions import ALL, Moves
from cobra_widgets.games.cobras.cards import EDITION, cite
from cobra_widgets.games.cobras.rules import solo
from cobra_widgets.games.cobras.state import OVER, CobrasState

GAME_END: Final = cite("game.end")
FINAL_TIE: Final = cite("ruling.final-tie")
SOLO_WIN: Final = cite("solo.win")
SOLO_ROUNDS: Final = cite("solo.rounds")


@clause("cobras:game.end")
def goes_on(state: CobrasState, seat: Seat) -> Moves:  # noqa: ARG001  # asked like its siblings
    """Return what may be done as far as the end is concerned: nothing once the game is over."""
    return 0 if state.phase is OVER else ALL


@clause("cobras:game.end")
def is_target_reached(state: CobrasState) -> bool:
    """Tell whether somebody has the points that end the game: 100, with five players 75."""
    return max(scores_looked_at(state)) >= EDITION.target[state.table.players]


@clause("cobras:ruling.target-after-penalty")
def scores_looked_at(state: CobrasState) -> tuple[int, ...]:
    """Return the scores that are held against the target: those after the penalty."""
    # Reading: the rulebook names the penalty first and the target after it.
    return state.scores


@clause("cobras:ruling.final-tie")
def most_points(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the most points; tied ones share the victory."""
    # Silent: nothing breaks a tie.
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def result_of(state: CobrasState) -> Result | None:
    """Return how the game ended with the round just closed, None if it goes on."""
    if state.table.players == 1:
        return _solo_result(state)
    if not is_target_reached(state):
        return None
    return Result(most_points(state.scores), state.scores, *GAME_END)


def _solo_result(state: CobrasState) -> Result | None:
    if not solo.is_last_round(state):
        return None
    winners = (Seat(0),) if solo.has_won(state) else ()
    return Result(winners, state.scores, *SOLO_WIN)


def tie_clauses(result: Result) -> tuple[ClauseId, ...]:
    """Return what else an ending cites: the ruling on a tie, the solo game's last round."""
    if (result.clause,) == SOLO_WIN:
        return SOLO_ROUNDS
    return FINAL_TIE if len(result.winners) > 1 else ()
