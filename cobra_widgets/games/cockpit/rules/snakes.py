"""Snakes: coming aboard, moving, where they count, and which of them have played their card."""

from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.cockpit.board import Area, AreaSet, Board
from cobra_widgets.games.cockpit.cards import cite
from cobra_widgets.games.cockpit.state import CockpitState

BOARDED: Final = cite("turn.discard-board")
MOVED: Final = cite("turn.discard-move", "ruling.spent-snake")


@clause("cockpit:snakes.limit")
def may_board(state: CockpitState, seat: Seat) -> bool:
    """Tell whether a seat has a snake left that can come aboard."""
    return state.table.edition.snakes_each > sum(state.snakes[seat])


@clause("cockpit:turn.discard-board")
def boards_at(board: Board) -> Area:
    """Return where a new snake starts that a discarded card brings."""
    return board.start


@cache
@clause("cockpit:turn.discard-move")
def ways(board: Board, origin: Area) -> tuple[Area, ...]:
    """Return where a snake can move to from an area: what touches it."""
    return tuple(board.within(board.next_to[origin.nth]))


@cache
@clause("cockpit:area.cockpit")
def reached_from(board: Board, standing: AreaSet) -> AreaSet:
    """Return the areas that snakes play into from where they stand: the Cockpit gives its two targets."""
    reached = standing
    for area in board.within(standing):
        reached |= board.targets[area.nth]
    return reached


@cache
def areas_with(counts: tuple[int, ...]) -> AreaSet:
    """Return the areas where there are snakes."""
    return sum([1 << nth for nth, count in enumerate(counts) if count])


@clause("cockpit:turn.number")
def playing_into(state: CockpitState, seat: Seat) -> AreaSet:
    """Return the areas that a seat's snakes let it play number cards into."""
    return reached_from(state.table.edition.board, areas_with(state.snakes[seat]))


@clause("cockpit:ruling.cockpit-control")
def control_of(state: CockpitState, area: Area) -> tuple[int, ...]:
    """Return how many snakes each seat has that count for an area: for a target those in its Cockpit."""
    # Reading: snakes cannot be in Pilot or Co-pilot, so "snakes in the area" can only mean these.
    return tuple([counts[area.stand] for counts in state.snakes])


def with_snakes(state: CockpitState, seat: Seat, area: int, by: int) -> tuple[tuple[int, ...], ...]:
    """Return all snakes with one seat's count in an area changed."""
    counts = state.snakes[seat]
    changed = (*counts[:area], counts[area] + by, *counts[area + 1 :])
    return (*state.snakes[:seat], changed, *state.snakes[seat + 1 :])


def put(counts: tuple[int, ...], nth: int, value: int) -> tuple[int, ...]:
    """Return the counts with one changed."""
    return (*counts[:nth], value, *counts[nth + 1 :])


@clause("cockpit:ruling.spent-snake")
def spent_after_leaving(state: CockpitState, area: int) -> tuple[int, ...]:
    """Return the spent snakes once one of the seat on turn has left an area: a spent one goes first."""
    # Silent: nothing says which of two like snakes has played, so the one that matters less leaves.
    spent = state.spent
    return put(spent, area, spent[area] - 1) if spent[area] else spent


def moved(state: CockpitState, seat: Seat, origin: Area, to: Area) -> CockpitState:
    """Return the state once a snake has moved; on its own turn it arrives fresh."""
    there = state._replace(snakes=with_snakes(state, seat, origin.nth, -1))
    return there._replace(
        snakes=with_snakes(there, seat, to.nth, +1),
        spent=spent_after_leaving(state, origin.nth) if seat == state.turn else state.spent,
    )


def taken_off(state: CockpitState, seat: Seat, area: int) -> CockpitState:
    """Return the state once a snake has left the plane for its owner's reserve."""
    return state._replace(
        snakes=with_snakes(state, seat, area, -1),
        spent=spent_after_leaving(state, area) if seat == state.turn else state.spent,
    )


def rivals_in(state: CockpitState, seat: Seat, area: Area) -> list[Seat]:
    """Return the other seats with a snake standing in an area."""
    return [Seat(other) for other, counts in enumerate(state.snakes) if other != seat and counts[area.nth]]
