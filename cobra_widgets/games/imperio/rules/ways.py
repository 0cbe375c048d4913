"""Moving: how far a roll reaches, and what stands in the way."""

from collections import deque
from functools import lru_cache

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Board, Spaces, numbers_in
from cobra_widgets.games.imperio.rules import oracles
from cobra_widgets.games.imperio.rules.ply import BIT, heroes_on, sentinels_on
from cobra_widgets.games.imperio.state import ImperioState

Levels = tuple[Spaces, ...]
"""The spaces that lie 0, 1, 2 ... steps away."""


@clause("imperio:turn.sea")
def linked(board: Board) -> tuple[Spaces, ...]:
    """Return the spaces next to each: over land, and from harbour to harbour over the black dots."""
    return board.near_mask


@lru_cache(maxsize=2**15)
def ways(board: Board, start: int, steps: int, walls: Spaces) -> Levels:
    """Return how far a walk gets; a wall can be reached and not passed."""
    near = linked(board)
    seen = level = BIT[start]
    levels = [level]
    frontier = [start]
    for _ in range(steps):
        level = 0
        for space in frontier:
            level |= near[space]
        level &= ~seen
        if not level:
            break
        levels.append(level)
        seen |= level
        frontier = numbers_in(level & ~walls)
    return tuple(levels)


@clause("imperio:turn.move")
def within(levels: Levels) -> Spaces:
    """Return all that a roll reaches: as many spaces as it says, or fewer."""
    reached = 0
    for level in levels[1:]:
        reached |= level
    return reached


@clause("imperio:ruling.one-destination")
def steps_to(levels: Levels, space: int) -> int | None:
    """Return how many steps the shortest way has, None if there is none."""
    # Reading: one destination says all; nobody needs to name the spaces between.
    for steps, level in enumerate(levels):
        if level & BIT[space]:
            return steps
    return None


@clause("imperio:ruling.crowds")
def crowd(board: Board) -> Spaces:
    """Return the spaces that hold any number of pawns: the Tower and the Well."""
    # Reading: "the Sentinels inside the Ebony Tower" is said of several at once.
    return BIT[board.tower] | BIT[board.well]


@clause("imperio:turn.one-per-space")
def full_for_heroes(state: ImperioState, seat: Seat) -> Spaces:
    """Return where another Hero stands: there is no room for a second one."""
    return heroes_on(state) & ~BIT[state.heroes[seat].space] & ~crowd(state.table.board)


@clause("imperio:turn.one-per-space")
def full_for_sentinels(state: ImperioState) -> Spaces:
    """Return where a Sentinel stands: there is no room for a second one."""
    return sentinels_on(state) & ~crowd(state.table.board)


@clause("imperio:turn.no-pass")
def walls_for_hero(state: ImperioState, seat: Seat) -> Spaces:
    """Return what a Hero cannot pass: every space with another pawn, and the Cobra's."""
    others = heroes_on(state) & ~BIT[state.heroes[seat].space]
    return others | sentinels_on(state) | closed_to_heroes(state.table.board) | BIT[state.table.board.centre]


@clause("imperio:ruling.who-passes")
def walls_for_sentinels(state: ImperioState) -> Spaces:
    """Return what a Sentinel cannot pass: Heroes, but not its like."""
    # Reading: "occupied by other" is said of a Hero's way; Sentinels leave the Tower one by one.
    return heroes_on(state) | closed_to_sentinels(state.table.board)


@clause("imperio:ruling.who-passes")
def closed_to_heroes(board: Board) -> Spaces:
    """Return where no Hero may go: into the Tower."""
    return BIT[board.tower]


@clause("imperio:ruling.who-passes")
def closed_to_sentinels(board: Board) -> Spaces:
    """Return where no Sentinel may go: to the Cobra's own place."""
    return BIT[board.centre]


def open_ways(state: ImperioState, seat: Seat) -> Levels:
    """Return a Hero's ways as if nobody stood in them."""
    board = state.table.board
    assert state.roll is not None
    return ways(board, state.heroes[seat].space, state.roll, closed_to_heroes(board) | BIT[board.centre])


def unblocked_ways(state: ImperioState, seat: Seat) -> Levels:
    """Return a Hero's ways around all pawns."""
    assert state.roll is not None
    return ways(state.table.board, state.heroes[seat].space, state.roll, walls_for_hero(state, seat))


def free_ways(state: ImperioState, seat: Seat) -> Levels:
    """Return a Hero's ways around all pawns, to the first Oracle that makes it stop."""
    assert state.roll is not None
    walls = walls_for_hero(state, seat) | oracles.stops(state, seat)
    return ways(state.table.board, state.heroes[seat].space, state.roll, walls)


@clause("imperio:ruling.must-go-back")
def may_stay() -> bool:
    """Tell whether a Hero may end its move where it stands: always, so nobody is ever stuck."""
    # Reading: "he/she must go back" bars the space; it orders no way back.
    return True


@clause("imperio:ruling.sent-elsewhere")
def nearest_free(state: ImperioState, space: int) -> int:
    """Return the nearest space without a pawn, for a Hero sent to where another one stands."""
    # Silent: two Heroes may not share a space, and nothing says where the second one goes.
    board = state.table.board
    taken = heroes_on(state) | sentinels_on(state) | BIT[board.tower] | BIT[board.centre]
    seen, waiting = {space}, deque([space])
    while waiting:
        here = waiting.popleft()
        if not taken & BIT[here]:
            return here
        for there in board.near[here]:
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return space
