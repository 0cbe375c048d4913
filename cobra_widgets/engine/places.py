"""Moments by name: `start`, `round 2`, `round 2 trick 3`, `end`, and bookmarks."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from cobra_widgets.engine.errors import UnknownPlace
from cobra_widgets.engine.timeline import Cursor, Node

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame, Mark

NAME = re.compile(r"[a-z]+ \d+( [a-z]+ \d+)*")
"""What the game's own marks look like: `round 2 trick 3`."""


def find(game: "AnyGame", cursor: Cursor, where: object) -> Node:
    """Return the moment of that ply or name; an unknown one names the near ones."""
    line = cursor.line
    if type(where) is int:
        if 0 <= where < len(line):
            return line[where]
        raise UnknownPlace("no-ply", place=where, last=len(line) - 1)
    if not isinstance(where, str):
        raise UnknownPlace("place-kind", place=where)
    if where in cursor.timeline.marks:
        return cursor.timeline.marks[where]
    if where == "start":
        return line[0]
    if where == "end":
        return line[-1]
    found = _marked(game, cursor, where) if NAME.fullmatch(where) else None
    if found is None:
        names = ["start", "end", *cursor.timeline.marks, *own_names(game, line)]
        near = tuple(get_close_matches(where, names, n=5, cutoff=0.5))
        raise UnknownPlace("no-place", place=where, near=near)
    return found


def is_own_name(where: str) -> bool:
    """Tell whether a name is one that moments have by themselves."""
    return where in {"start", "end"} or NAME.fullmatch(where) is not None


def own_names(game: "AnyGame", line: Sequence[Node]) -> dict[str, Node]:
    """Return every name that the game itself gives to a moment of the line."""
    names: dict[str, Node] = {}
    for node in line:
        marks = game.marks(node.state)
        for depth in range(1, len(marks) + 1):
            names.setdefault(_spell(marks[:depth]), node)
    return names


def _marked(game: "AnyGame", cursor: Cursor, where: str) -> Node | None:
    names = own_names(game, cursor.line)
    if where in names:
        return names[where]
    unit = where.partition(" ")[0]
    larger = []
    for mark in game.marks(cursor.node.state):
        if mark.unit == unit:
            break
        larger.append(mark)
    return names.get(f"{_spell(larger)} {where}")


def _spell(marks: "Sequence[Mark]") -> str:
    return " ".join(f"{mark.unit} {mark.number}" for mark in marks)
