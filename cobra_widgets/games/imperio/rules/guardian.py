"""The Guardian's roll, shared among the Sentinels in legs."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.rules import capture, ships, ways
from cobra_widgets.games.imperio.rules.ply import BIT, Ply, hero_at
from cobra_widgets.games.imperio.state import ImperioState, numbered

MOVED: Final = cite("guardian.split", "ruling.legs")


@clause("imperio:guardian.split")
def points_for(state: ImperioState) -> int:
    """Return how far one Sentinel may still go: what is left of the roll they all share."""
    return state.points


@clause("imperio:ruling.legs")
def may_move(state: ImperioState, sentinel: int) -> bool:
    """Tell whether a Sentinel may make a leg: not after a combat, nor on the turn it came ashore."""
    # Reading: "reached or surpassed" is a leg that ends on a Hero and a next one from there.
    return not state.spent & BIT[sentinel]


def leg_ways(state: ImperioState, sentinel: int) -> ways.Levels:
    """Return a Sentinel's ways: past its like, up to a Hero."""
    walls = ways.walls_for_sentinels(state)
    return ways.ways(state.table.board, state.sentinels[sentinel], points_for(state), walls)


def in_reach(state: ImperioState, sentinel: int) -> Spaces:
    """Return the spaces within the points that are left, whoever stands in the way."""
    board = state.table.board
    centre = BIT[board.centre]
    return ways.within(ways.ways(board, state.sentinels[sentinel], points_for(state), centre))


def goals(state: ImperioState, sentinel: int) -> Spaces:
    """Return where a Sentinel's next leg may end."""
    if not may_move(state, sentinel) or not points_for(state):
        return 0
    barred = ways.full_for_sentinels(state) | ways.closed_to_sentinels(state.table.board)
    return ways.within(leg_ways(state, sentinel)) & ~barred & ~ships.closed(state)


def leg(ply: Ply, sentinel: int, space: int) -> None:
    """Move a Sentinel; a Hero at the end of the leg is found."""
    steps = ways.steps_to(leg_ways(ply.state, sentinel), space)
    assert steps is not None
    seat = hero_at(ply.state, space)
    ply.place(sentinel, space)
    ply.set(points=ply.state.points - steps)
    ply.tell("leg-moved", (numbered(sentinel), ply.name(space), steps, ply.state.points), MOVED)
    if seat is not None:
        reach(ply, seat, sentinel)


@clause("imperio:ruling.again")
def reach(ply: Ply, seat: Seat, sentinel: int) -> None:
    """Let a Sentinel reach a Hero: one that fights is done for this turn, the others are not."""
    # Silent: nothing bars another Sentinel from the same Hero, so the points left are free.
    armed = capture.weapons_in(ply.hero(seat).hand, ply.edition)
    if armed:
        ply.set(spent=ply.state.spent | BIT[sentinel])
        ply.tell("spent", (numbered(sentinel),), MOVED)
    capture.found(ply, seat, sentinel)
