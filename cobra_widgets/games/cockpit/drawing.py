"""Where the drawn plane has its areas, doors and vents: from an edition's layout, or worked out without one.

Units are those of the layout, 720 wide; the nose is on the left, y runs down.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.edition import Edition

Point = tuple[float, float]

MIDDLE: Final = 237
"""The line from nose to tail."""
GAP: Final = 8
"""Walls this near to each other are one."""
LEAST: Final = 20
"""Walls that face each other on less than this have no door."""
DOOR: Final = 26
NOSE: Final = 40
"""A target that begins before this lies in the rounded nose."""


class Box(NamedTuple):
    """An area as it is drawn: its corner and its size."""

    x: float
    y: float
    w: float
    h: float


class Link(NamedTuple):
    """A door in a common wall, or a vent from one point to another without one."""

    at: Point
    to: Point | None = None
    length: float = 0
    """How wide a door is."""
    flat: bool = False
    """In a wall that runs across."""


def drawn(edition: Edition) -> Mapping[str, Any]:
    """Return the areas with their boxes, all ways between them, and whether the edition draws them."""
    areas = edition.board.areas
    is_drawn = all(area.id in edition.layout for area in areas)
    if is_drawn:
        boxes = [Box(*edition.layout[area.id]) for area in areas]
    else:
        boxes = [_in_columns(areas, [*edition.segments], area) for area in areas]
    others = boxes if is_drawn else []
    links: list[dict[str, Any]] = []
    for area, box in zip(areas, boxes, strict=True):
        near = edition.board.within(edition.board.next_to[area.nth])
        ends = {other.nth for other in near if other.nth > area.nth} | (
            {area.stand} if area.is_target else set()
        )
        for nth in sorted(ends):
            link = join(box, boxes[nth], others)
            told: dict[str, Any] = {"between": [area.id, areas[nth].id], "at": [*link.at]}
            told |= {"length": link.length, "flat": link.flat} if link.to is None else {"to": [*link.to]}
            links.append(told)
    guessed = edition.reconstructed()
    told_areas = [
        {
            "id": area.id, "points": area.points,
            "needs": {str(meter): need for meter, need in area.needs.items()},
            "from": areas[area.stand].id if area.is_target else None,
            "box": [*box], "nose": _nose(area, box) if is_drawn else 0,
            "guessed": [what for what in ("needs", "points") if f"area.{area}.{what}" in guessed],
        }
        for area, box in zip(areas, boxes, strict=True)
    ]  # fmt: skip
    return {"areas": told_areas, "links": links, "drawn": is_drawn}


def _nose(area: Area, box: Box) -> int:
    """Return 1 for a target in the nose above the middle, -1 below it, else 0."""
    if not area.is_target or box.x >= NOSE:
        return 0
    return 1 if box.y + box.h / 2 < MIDDLE else -1


def _in_columns(areas: Sequence[Area], segments: Sequence[str], area: Area) -> Box:
    """Return a column for each segment, its areas one below the other, higher where more is asked for."""
    stack = [other for other in areas if other.segment == area.segment]
    rows = [1 + len(other.needs) for other in stack]
    nth, width, row = stack.index(area), 708 / len(segments), 390 / sum(rows)
    x, y = 6 + segments.index(area.segment) * width, 80 + sum(rows[:nth]) * row
    return Box(round(x, 1), round(y, 1), round(width, 1), round(rows[nth] * row, 1))


def join(a: Box, b: Box, others: Sequence[Box]) -> Link:
    """Return how two boxes are joined; a vent runs in the line of a wall of the others, if any."""
    for axis in (1, 0):
        low, high = _overlap(a, b, axis)
        start, end = _overlap(a, b, 1 - axis)
        if high - low < LEAST:
            continue
        if abs(end - start) <= GAP:
            # Off the middle of a wall that runs across: names stand to the left below it.
            along = low + (high - low) / (2 if axis else 1.5)
            return Link(_place(axis, along, (start + end) / 2), None, min(DOOR, high - low - 10), not axis)
        walls = (box[axis] for box in others if low + 10 < box[axis] < high - 10)
        wall = next(walls, (low + high) / 2)
        return Link(_place(axis, wall, end - GAP), _place(axis, wall, start + 10))
    return Link((a.x + a.w / 2, a.y + a.h / 2), (b.x + b.w / 2, b.y + b.h / 2))


def _overlap(a: Box, b: Box, axis: int) -> Point:
    """Return where two boxes overlap along an axis; the other way round where there is a gap."""
    return max(a[axis], b[axis]), min(a[axis] + a[axis + 2], b[axis] + b[axis + 2])


def _place(axis: int, along: float, across: float) -> Point:
    return (round(across, 1), round(along, 1)) if axis else (round(along, 1), round(across, 1))
