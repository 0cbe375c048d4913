"""Engines: Squeeze cards alone, or any card at the price of a snake."""

from functools import cache
from typing import Final

from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import PlayNumber
from cobra_widgets.games.cockpit.board import AreaSet, Board
from cobra_widgets.games.cockpit.cards import Suit, cite
from cobra_widgets.games.cockpit.rules.snakes import taken_off
from cobra_widgets.games.cockpit.state import CockpitState

SACRIFICED: Final = cite("engine.sacrifice")


@cache
@clause("cockpit:area.engine")
def taking(board: Board) -> tuple[AreaSet, ...]:
    """Return the areas that take a card as what it is, by suit: an engine takes Squeeze alone."""
    every = (1 << len(board.areas)) - 1
    return tuple([every if suit is Suit.SQUEEZE else every & ~board.engines for suit in Suit])


@clause("cockpit:engine.sacrifice")
def sacrificed(state: CockpitState, play: PlayNumber, events: list[Event]) -> CockpitState:
    """Take the snake off that was the price of a card; it counted until now."""
    stand = play.area.stand
    after = taken_off(state, play.seat, stand)
    events.append(told("sacrificed", (play.seat, play.area.id, after.spent[stand]), SACRIFICED))
    return after
