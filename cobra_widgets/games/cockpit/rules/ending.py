"""The end of the game, and who has won."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.engine.game import Result
from cobra_widgets.games.cockpit.cards import cite
from cobra_widgets.games.cockpit.rules.snakes import put
from cobra_widgets.games.cockpit.state import CockpitState, Phase

ENDED: Final = cite("end.immediate")
LAST_CARD: Final = cite("end.last-card")
WON: Final = cite("end.winner")
SHARED: Final = cite("end.winner", "ruling.final-tie")
STOPPED: Final = cite("ruling.pass")


@clause("cockpit:end.immediate")
def is_all_chaos(state: CockpitState) -> bool:
    """Tell whether every area that can be in chaos is: then the game is over at once."""
    return state.chaos == state.table.edition.board.needing


@clause("cockpit:end.last-card")
def with_last_card(state: CockpitState, seat: Seat, events: list[Event]) -> CockpitState:
    """Give the points for the card that ends the game: never doubled, never shared."""
    points = state.table.edition.last_card
    scores = put(state.scores, seat, state.scores[seat] + points)
    events.append(told("last-card", (seat, points, scores[seat]), LAST_CARD))
    return state._replace(scores=scores)


@clause("cockpit:end.winner")
def winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return who has the most points."""
    most = max(scores)
    return shared([Seat(seat) for seat, score in enumerate(scores) if score == most])


@clause("cockpit:ruling.final-tie")
def shared(best: list[Seat]) -> tuple[Seat, ...]:
    """Return those who win when several have the most points: all of them."""
    # Silent: nothing breaks a tie.
    return tuple(best)


@clause("cockpit:ruling.drop-at-end")
def dropped(state: CockpitState) -> CockpitState:
    """Return the finished table: whatever was left to do is not done any more."""
    # Reading: "immediately" leaves no room for a turn's end, a draw or a card that may follow.
    return state._replace(phase=Phase.OVER, extra=None, asked=(), shifts=())


def ended(state: CockpitState, last: Seat, events: list[Event]) -> CockpitState:
    """End the game by the card that threw the last area into chaos."""
    final = dropped(with_last_card(state, last, events))
    return _told(final, events)


def _told(final: CockpitState, events: list[Event]) -> CockpitState:
    best = winners(final.scores)
    why = SHARED if len(best) > 1 else WON
    how = ENDED if is_all_chaos(final) else STOPPED
    events.append(told("game-won", (best, final.scores), how + why))
    return final


def stopped(state: CockpitState, events: list[Event]) -> CockpitState:
    """End the game by agreement, after so many turns in a row without a card."""
    events.append(told("game-stopped", (state.passes,), STOPPED))
    return _told(dropped(state), events)


def result_of(state: CockpitState) -> Result | None:
    """Return how the game ended, None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    (clause_,) = ENDED if is_all_chaos(state) else STOPPED
    return Result(winners(state.scores), state.scores, clause_)
