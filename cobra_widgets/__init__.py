"""Snake board games to play, rewind and question in a notebook.

import cobra_widgets as cw

match = cw.new("cobras", players=4, seed=7)
match                       # in a cell: the live board
match.why_not("K+")         # every rule that forbids it
"""

from typing import TYPE_CHECKING, Any

from cobra_widgets.engine.errors import (
    BadData,
    BadOption,
    BadRecord,
    CobraError,
    ImpossiblePosition,
    Refused,
    UnknownName,
    UnknownNotation,
    UnknownPlace,
)  # fmt: skip
from cobra_widgets.engine.fidelity import EXACT, FRAMES_ONLY, Fidelity
from cobra_widgets.engine.fidelity import drift as DRIFT  # noqa: N812  # reads as what it makes
from cobra_widgets.engine.verdicts import Blocker, Verdict
from cobra_widgets.engine.words import locale
from cobra_widgets.games import game_ids as games
from cobra_widgets.lessons import scenarios_of as scenarios
from cobra_widgets.match import Match, edition, load, new, rulebook, scenario, setup

if TYPE_CHECKING:
    from cobra_widgets.widgets import MatchView

__version__ = "0.1.0"

__all__ = [
    "DRIFT", "EXACT", "FRAMES_ONLY",
    "BadData", "BadOption", "BadRecord", "Blocker", "CobraError", "Fidelity", "ImpossiblePosition",
    "Match", "MatchView", "Refused", "UnknownName", "UnknownNotation", "UnknownPlace", "Verdict",
    "edition", "games", "load", "locale", "new", "rulebook", "scenario", "scenarios", "setup",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Fetch a widget when it is first asked for: the games need no notebook."""
    if name == "MatchView":
        from cobra_widgets.widgets import MatchView  # noqa: PLC0415

        return MatchView
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
