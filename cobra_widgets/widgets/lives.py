"""The views that are alive, by the cell that showed them: a cell run again closes its old ones."""

import sys
import weakref
from collections import deque
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from cobra_widgets.engine.match import Match
    from cobra_widgets.widgets.view import MatchView

NAMELESS_RUNS = 2
"""How many runs keep their views where the host does not say which cell runs: two cells with the
same text cannot be told apart there, nor a cell from itself."""


class Run(NamedTuple):
    """One run of one cell."""

    cell: str
    run: str
    keep: int
    """How many runs of this cell may have living views."""


class _Shown(NamedTuple):
    run: str
    # Only the host holds a view; here it is but known of.
    views: "weakref.WeakSet[MatchView]"


_shown: dict[str, deque[_Shown]] = {}


def running() -> Run | None:
    """Return which cell runs now; None outside of any, as when a click is answered."""
    parent = _parent()
    header = parent.get("header", {})
    if header.get("msg_type") != "execute_request":
        return None
    cell = parent.get("metadata", {}).get("cellId")
    if cell:
        return Run(f"cell {cell}", str(header.get("msg_id")), 1)
    code = str(parent.get("content", {}).get("code", ""))
    name = blake2b(code.encode(), digest_size=8).hexdigest()
    return Run(f"code {name}", str(header.get("msg_id")), NAMELESS_RUNS)


def enter(view: "MatchView") -> None:
    """Take note of a new view, and close those that earlier runs of the same cell have left."""
    run = running()
    if run is None:
        return
    runs = _shown.setdefault(run.cell, deque())
    if not runs or runs[-1].run != run.run:
        runs.append(_Shown(run.run, weakref.WeakSet()))
    runs[-1].views.add(view)
    while len(runs) > run.keep:
        for old in tuple(runs.popleft().views):
            old.close()


def alive(match: "Match") -> "MatchView | None":
    """Return the view of a match that this very run has shown already."""
    run = running()
    runs = _shown.get(run.cell) if run else None
    if run is None or not runs or runs[-1].run != run.run:
        return None
    for view in runs[-1].views:
        if view.is_own_display and view.match is match and view.comm is not None:
            return view
    return None


def _parent() -> dict[str, Any]:
    """Return the message that the kernel is working on; nothing where there is no kernel."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython else None
    parent = shell.get_parent() if hasattr(shell, "get_parent") else None
    return parent if isinstance(parent, dict) else {}
