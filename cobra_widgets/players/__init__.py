"""Who decides for a seat: computer players that know the questions, not the games."""

from typing import Any, cast

from cobra_widgets.engine.deciders import Player
from cobra_widgets.engine.errors import BadOption, shown
from cobra_widgets.players.greedy import Greedy
from cobra_widgets.players.random import Random
from cobra_widgets.players.search import Search

BY_NAME = {"random": Random, "greedy": Greedy, "search": Search}
"""What `cw.new(players=[...])` takes for a seat."""


def player(given: object) -> Player | None:
    """Return who plays a seat: None (a person), a name from `BY_NAME`, or a Player."""
    if given is None:
        return None
    if isinstance(given, str) and given in BY_NAME:
        made: Player = BY_NAME[given]()
        return made
    if callable(getattr(given, "decide", None)) and not isinstance(given, type):
        decider: Any = given
        return cast("Player", decider)
    raise BadOption("player-kind", value=shown(given), allowed=", ".join(BY_NAME))


__all__ = ["BY_NAME", "Greedy", "Player", "Random", "Search", "player"]
