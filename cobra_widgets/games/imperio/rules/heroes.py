"""A Hero's move: where it may go, and every clause against where it may not."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.verdicts import Blocker
from cobra_widgets.games.imperio.board import Spaces
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.rules import temple, ways
from cobra_widgets.games.imperio.rules.ply import BIT, sentinels_on
from cobra_widgets.games.imperio.state import ImperioState, numbered

MOVE, ONE_PER_SPACE, NO_PASS, WHO_PASSES, ORACLE_STOP, EXACT, DEFEAT, ATTACKS = cite(
    "turn.move", "turn.one-per-space", "turn.no-pass", "ruling.who-passes", "oracle.stop", "win.exact",
    "win.defeat-sentinels", "ruling.hero-attacks",
)  # fmt: skip
FREE_MOVE: Final = cite("temple.free-move")


def goals(state: ImperioState, seat: Seat) -> Spaces:
    """Return where a Hero's move may end."""
    board = state.table.board
    levels = ways.free_ways(state, seat)
    reached = _reached(state, seat, levels)
    barred = (
        ways.full_for_heroes(state, seat)
        | ways.closed_to_heroes(board)
        | temple.in_the_way(state, seat, sentinels_on(state))
    )
    centre = BIT[board.centre]
    if reached & centre and not temple.is_exact(levels, board.centre, _roll(state)):
        barred |= centre
    return reached & ~barred


def _reached(state: ImperioState, seat: Seat, levels: ways.Levels) -> Spaces:
    on_island = temple.turns_for(state, seat)
    return temple.short_of(levels) if on_island else ways.within(levels)


def _roll(state: ImperioState) -> int:
    assert state.roll is not None
    return state.roll


def worth_asking(state: ImperioState, seat: Seat) -> Spaces:
    """Return the spaces within a Hero's roll, whoever stands in the way."""
    return ways.within(ways.open_ways(state, seat))


def against(state: ImperioState, seat: Seat, space: int) -> list[Blocker]:
    """Return every reason against a Hero's move to a space."""
    board, bit = state.table.board, BIT[space]
    here = {"space": board.names[space]}
    if space == state.heroes[seat].space:
        return [Blocker(MOVE, here, (f"hero/{seat}/space",), "here")]
    found = _against_standing(state, seat, bit)
    if bit & ways.closed_to_heroes(board):
        found.append(Blocker(WHO_PASSES, here, (), "tower"))
    in_reach = worth_asking(state, seat)
    levels = ways.free_ways(state, seat)
    if not bit & in_reach and not bit & ways.closed_to_heroes(board):
        found.append(Blocker(MOVE, {**here, "roll": _roll(state)}, ("roll",), "too-far"))
    elif bit & in_reach & ~ways.within(levels):
        stopped = bit & ways.within(ways.unblocked_ways(state, seat))
        found.append(Blocker(ORACLE_STOP if stopped else NO_PASS, here, (f"hero/{seat}/space",)))
    if space == board.centre:
        if not bit & ways.within(levels):
            levels = ways.open_ways(state, seat)
        if not temple.is_exact(levels, space, _roll(state)):
            found.append(Blocker(EXACT, {"roll": _roll(state)}, ("roll",), "not-exact"))
    return found


def _against_standing(state: ImperioState, seat: Seat, bit: Spaces) -> list[Blocker]:
    found = []
    if bit & ways.full_for_heroes(state, seat):
        other = next(n for n, hero in enumerate(state.heroes) if BIT[hero.space] == bit)
        found.append(Blocker(ONE_PER_SPACE, {"seat": other}, (f"hero/{other}/space",), "hero"))
    sentinels = sentinels_on(state)
    if bit & temple.in_the_way(state, seat, sentinels):
        which = next(n for n, space in enumerate(state.sentinels) if BIT[space] == bit)
        cells = (f"sentinel/{numbered(which)}/space", f"hero/{seat}/hand")
        found.append(Blocker(ATTACKS, {"sentinel": numbered(which)}, cells))
    return found
