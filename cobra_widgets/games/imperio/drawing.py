"""Where the drawn board has its coasts, lines and names: worked out from the points of an edition.

Units are those of the layout, y runs down, degrees run clockwise from the right.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from cobra_widgets.games.imperio.board import Board, Kind
from cobra_widgets.games.imperio.edition import Edition

Point = tuple[float, float]

SHORE: Final = 24
"""How far an island reaches beyond the ring of its spaces."""
BANK: Final = 7.0
SEEDS: Final = (118, 104, 107)
"""So that each island keeps the outline it has."""
BANDS: Final = (28, 65, 101)
"""The middle, the edge between the rings, and the rim of the temple floor."""
STAMPS: Final = (
    (((-26, 44), (20, 40), (34, -20), (-38, 6)), "m-11 0q7-8 12 0q5-6 11 0"),
    (((-30, -38), (-40, 12), (8, 44), (28, -36)), "m-8 5l6-11l5 8l4-6l4 9"),
    (((36, 30), (-34, -34), (38, -26), (6, 46)), "m0 7v-9q-8-7-11 2m11-2q8-7 11 2m-11-2q-1-8 4-9"),
)
"""Dunes, peaks, palms: where, and their line."""
WAVES: Final = (
    (18, 246), (24, 392), (132, 248), (110, 300), (120, 356), (160, 398), (590, 248), (586, 300), (572, 356),
    (540, 392), (668, 248), (676, 406), (236, 20), (448, 52), (300, 62), (244, 396), (440, 400), (24, 20),
    (664, 20),
)  # fmt: skip
LOW: Final = 0.2
"""The sine from which on a name stands below its island."""
MIDST: Final = 20
"""What lies this near to the middle of an island is in it, not on its ring."""
WAVE: Final = "q5-5 10 0t10 0t10 0"
UNTOLD: Final = frozenset({Kind.INNER, Kind.CENTRE})
"""What lies side by side on the temple floor is not joined by lines."""


class Isle(NamedTuple):
    """An island round the middle between its city and its Oracle."""

    x: float
    y: float
    radius: float
    turn: float
    """Where the city lies, in degrees."""


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point that far away in that direction."""
    turn = math.radians(degrees)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def blob(middle: Point, radius: float, corners: int, wobble: float, seed: int) -> str:
    """Return a coast cut by hand: a closed smooth line, always the same for the same seed."""
    state, ring = seed * 7919, []
    for corner in range(corners):
        state = state * 16807 % 2147483647
        far = radius * (1 + wobble * (state / 2147483647 - 0.5) * 2)
        ring.append(polar(*middle, far, corner * 360 / corners))
    here = (round(ring[0][0]), round(ring[0][1]))
    path = f"M{here[0]} {here[1]}c"
    for nth in range(corners):
        before, start, end, after = (ring[(nth + step) % corners] for step in (-1, 0, 1, 2))
        points = (_bend(start, before, end), _bend(end, after, start), end)
        rounded = [(round(px), round(py)) for px, py in points]
        path += " ".join(f"{px - here[0]} {py - here[1]}" for px, py in rounded) + " "
        here = rounded[-1]
    return path.rstrip() + "z"


def _bend(at: Point, before: Point, after: Point) -> Point:
    return at[0] + (after[0] - before[0]) / 6, at[1] + (after[1] - before[1]) / 6


def isle(city: Point, oracle: Point) -> Isle:
    """Return an island by the points of its city and its Oracle."""
    (cx, cy), (ox, oy) = city, oracle
    turn = math.degrees(math.atan2(cy - oy, cx - ox))
    return Isle((cx + ox) / 2, (cy + oy) / 2, math.hypot(cx - ox, cy - oy) / 2, turn)


def along_coast(land: Isle, degrees: float) -> str:
    """Return a line along the coast on one side of an island, so that words on it stand upright."""
    low = math.sin(math.radians(degrees)) > LOW
    radius = land.radius + (40 if low else 31)
    (x, y), (to_x, to_y) = (
        polar(land.x, land.y, radius, degrees + (side if low else -side)) for side in (55, -55)
    )
    return f"M{x:.0f} {y:.0f}A{radius:g} {radius:g} 0 0 {0 if low else 1} {to_x:.0f} {to_y:.0f}"


def drawn(edition: Edition) -> Mapping[str, Any]:
    """Return the spaces with their points, and what is drawn round them; nothing without points."""
    if not edition.points:
        return {}
    board, points = edition.board, edition.points
    isles = [isle(points[each.city], points[each.oracle]) for each in board.islands]
    spaces = {
        name: [str(kind), *point, [*near]]
        for name, kind, point, near in zip(board.names, board.kinds, points, board.near, strict=True)
    }
    return {
        "spaces": spaces,
        "ground": [*_ground(isles, points[board.centre]), *_floor(points[board.centre], len(board.rays))],
        "ties": [*_ties(board, points).items()],
        "star": _star(points[board.centre]),
        "beam": [*_beam(points[board.centre], len(board.rays))],
        "stair": _stair(board, points),
        "written": [*_written(edition, isles, points)],
    }


def _ground(isles: Sequence[Isle], centre: Point) -> Iterator[tuple[str, str]]:
    """Yield waves and lands, each with how it is drawn."""
    yield "line wave", "".join(f"M{x} {y}{WAVE}" for x, y in WAVES)
    for nth, (x, y, radius, _) in enumerate(isles):
        seed = SEEDS[nth % len(SEEDS)]
        for kind, less in (("bank", 0.0), ("soil", BANK)):
            yield f"{kind} i{nth}", blob((x, y), radius + SHORE - less, 16, 0.035, seed)
        places, stamp = STAMPS[nth % len(STAMPS)]
        yield f"line i{nth}", "".join(f"M{x + dx:.0f} {y + dy:.0f}{stamp}" for dx, dy in places)
    for kind, less in (("bank", 0.0), ("soil", 5.5)):
        yield kind, blob(centre, 169 - less, 22, 0.01, 9)


def _floor(centre: Point, rays: int) -> Iterator[tuple[str, str]]:
    """Yield the tiles of the temple floor: two rings of them, a pair to each ray."""
    for nth in range(2 * rays):
        ray, ring = divmod(nth, 2)
        (near, far), turn = BANDS[ring : ring + 2], 360 / rays
        yield ("tile" if (ray + ring) % 2 else "tile odd"), _sector(centre, near, far, ray * turn, turn)


def _sector(centre: Point, near: float, far: float, start: float, width: float) -> str:
    corners = (
        polar(*centre, radius, start + side)
        for radius, side in ((near, 0), (far, 0), (far, width), (near, width))
    )
    a, b, c, d = (f"{x:.1f} {y:.1f}" for x, y in corners)
    return f"M{a}L{b}A{far} {far} 0 0 1 {c}L{d}A{near} {near} 0 0 0 {a}"


def _beam(centre: Point, rays: int) -> Iterator[tuple[str, str]]:
    """Yield all that the Cobra sees along the first ray, and the gleam on it."""
    yield "beam", _sector(centre, 20, BANDS[2], 0, 360 / rays)
    gleams = ((polar(*centre, far, 180 / rays + turn) for far in (34, 94)) for turn in (-13, 0, 13))
    yield "gleam", "".join(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" for (x, y), (to_x, to_y) in gleams)


def _star(centre: Point) -> str:
    points = (polar(*centre, 17 if nth % 2 else 27, nth * 22.5) for nth in range(16))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _ties(board: Board, points: Sequence[Point]) -> Mapping[str, str]:
    """Return the lines from space to space: lanes at sea, ways on land, paths on Cobra Island."""
    found = {"lane": "", "oi": "", "trail": ""}
    for one, near in enumerate(board.near):
        for other in near:
            kinds = {board.kinds[one], board.kinds[other]}
            if one > other or kinds & UNTOLD or kinds in ({Kind.OUTER}, {Kind.STAIR}):
                continue
            kind = "lane" if Kind.SEA in kinds else "oi" if kinds == {Kind.LAND} else "trail"
            (x, y), (to_x, to_y) = points[one], points[other]
            found[kind] += f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    return found


def _stair(board: Board, points: Sequence[Point]) -> str:
    """Return the line of the stair, half a tread longer at either end."""
    treads = [point for point, kind in zip(points, board.kinds, strict=True) if kind is Kind.STAIR]
    if not treads[1:]:
        return ""
    ends = [
        (x * 1.5 - near_x / 2, y * 1.5 - near_y / 2)
        for (x, y), (near_x, near_y) in (treads[:2], treads[:-3:-1])
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (ends[0], *treads, ends[1]))


def _written(
    edition: Edition, isles: Sequence[Isle], points: Sequence[Point]
) -> Iterator[tuple[str, str, float, Any]]:
    """Yield what is written on the board: which words, how, how large, and the line or point for them."""
    board = edition.board
    for nth, (each, land) in enumerate(zip(board.islands, isles, strict=True)):
        yield f"island.{each.id}", "d", 19, along_coast(land, land.turn + 180)
        for trial in edition.trials.values():
            x, y = points[trial.place]
            far = math.hypot(x - land.x, y - land.y)
            # Trials on the ring are named along the coast, one in the middle beside itself.
            if MIDST < far < land.radius + 1:
                turn = math.degrees(math.atan2(y - land.y, x - land.x))
                yield f"trial.{trial.id}", "mi", 11.5, along_coast(land, turn)
            elif far <= MIDST:
                aside, down = (0, -25) if nth else (-6, 34)
                yield f"trial.{trial.id}", f"mi i{nth}", 11.5, [land.x + aside, land.y + down]
    for key, space, aside, down in (("tower", board.tower, -45, 27), ("well", board.well, 0, -21)):
        x, y = points[space]
        yield f"imperio.{key}", "b mi dark", 11.5, [round(x + aside), round(y + down)]
