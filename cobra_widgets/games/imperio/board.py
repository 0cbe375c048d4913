"""The board: spaces, the links between them, the islands, the temple and its rays.

Spaces are numbers in the order of the file; sets of spaces are bit-masks. Names are for cells,
notation and sentences.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final, NamedTuple

from cobra_widgets.games.imperio.reading import Table, once

Spaces = int
"""A set of spaces, as a bit-mask."""

MOST_SPACES: Final = 512


class Kind(StrEnum):
    """What a space is."""

    LAND = "land"
    SEA = "sea"
    ENTRANCE = "entrance"
    PATH = "path"
    STAIR = "stair"
    OUTER = "outer"
    INNER = "inner"
    TOWER = "tower"
    WELL = "well"
    CENTRE = "centre"


class Island(NamedTuple):
    """A Hero's island, and what belongs to its colour."""

    id: str
    name: Mapping[str, str]
    city: int
    oracle: int
    entrance: int
    """On Cobra Island."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """Where pawns stand and how they get on. One object an edition, compared by identity."""

    names: tuple[str, ...]
    index: Mapping[str, int]
    """Numbers by name."""
    kinds: tuple[Kind, ...]
    near: tuple[tuple[int, ...], ...]
    """The linked spaces of each, in the order of the file."""
    near_mask: tuple[Spaces, ...]
    islands: tuple[Island, ...]
    rays: tuple[Spaces, ...]
    """The spaces in sight, by the ray that the Cobra looks along."""
    ahead: int
    """The ray she looks along at first."""
    tower: int
    well: int
    centre: int
    home: Spaces
    """Cobra Island: all that the centre is linked with."""
    sea: Spaces
    cities: Spaces

    def names_in(self, spaces: Spaces) -> list[str]:
        """Return the names of a set of spaces."""
        return [self.names[space] for space in numbers_in(spaces)]


def numbers_in(spaces: Spaces) -> list[int]:
    """Return the numbers of a set of spaces, lowest first."""
    found = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found


def mask_of(spaces: Iterable[int]) -> Spaces:
    """Return the set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def place_in(index: Mapping[str, int], table: Table, key: str) -> int:
    """Return the number of the space named under a key."""
    name = table.text(key)
    if name not in index:
        table.refuse(key, "no-space", space=name)
    return index[name]


def read_board(root: Table) -> Board:
    """Read and check spaces, links, islands and temple."""
    names, kinds = _read_spaces(root)
    index = {name: number for number, name in enumerate(names)}
    near = _read_links(root, index)
    only = {kind: kinds.index(kind) for kind in (Kind.TOWER, Kind.WELL, Kind.CENTRE)}
    islands = _read_islands(root, index, kinds)
    ahead, rays = _read_temple(root, index, kinds)
    board = Board(
        names, index, kinds, near, tuple(map(mask_of, near)), islands, rays, ahead,
        tower=only[Kind.TOWER], well=only[Kind.WELL], centre=only[Kind.CENTRE],
        home=_linked_with(near, only[Kind.CENTRE]),
        sea=mask_of(number for number, kind in enumerate(kinds) if kind is Kind.SEA),
        cities=mask_of(island.city for island in islands),
    )  # fmt: skip
    _check_ways(root, board)
    return board


def _read_spaces(root: Table) -> tuple[tuple[str, ...], tuple[Kind, ...]]:
    table = root.table("spaces")
    table.source()
    by_kind = {kind: table.texts(kind) for kind in Kind}
    for kind in (Kind.TOWER, Kind.WELL, Kind.CENTRE):
        if len(by_kind[kind]) != 1:
            table.refuse(kind, "one-space", count=len(by_kind[kind]))
    names = tuple(name for kind in Kind for name in by_kind[kind])
    once(table, names, "", "space-twice")
    if len(names) > MOST_SPACES:
        table.refuse("", "too-many", count=len(names), most=MOST_SPACES)
    for name in names:
        if not name.replace("-", "").isalnum() or name != name.lower():
            table.refuse("", "id", id=name)
    table.done()
    return names, tuple(kind for kind in Kind for _ in by_kind[kind])


def _read_links(root: Table, index: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
    table = root.table("links")
    table.source()
    near: list[list[int]] = [[] for _ in index]
    for chain in table.rows("chains"):
        for name in chain:
            if name not in index:
                table.refuse("chains", "no-space", space=name)
        for one, other in pairwise(chain):
            a, b = index[one], index[other]
            if a == b or b in near[a]:
                table.refuse("chains", "link", one=one, other=other)
            near[a].append(b)
            near[b].append(a)
    table.done()
    return tuple(map(tuple, near))


def _read_islands(root: Table, index: Mapping[str, int], kinds: tuple[Kind, ...]) -> tuple[Island, ...]:
    islands = []
    for table in root.tables("island"):
        table.source()
        places = {key: place_in(index, table, key) for key in ("city", "oracle", "entrance")}
        for key, kind in (("city", Kind.LAND), ("oracle", Kind.LAND), ("entrance", Kind.ENTRANCE)):
            if kinds[places[key]] is not kind:
                given = kinds[places[key]]
                table.refuse(key, "kind", kind=str(kind), space=table.text(key), given=str(given))
        if table.has("land"):
            table.text("land")
        islands.append(Island(table.text("id"), table.name(), **places))
        table.done()
    once(root, tuple(island.id for island in islands), "island")
    for key in ("city", "oracle", "entrance"):
        once(root, tuple(str(getattr(island, key)) for island in islands), f"island.{key}", "place-twice")
    colours = sum(kind is Kind.ENTRANCE for kind in kinds)
    if colours != len(islands):
        root.refuse("spaces.entrance", "colours", entrances=colours, islands=len(islands))
    return tuple(islands)


def _read_temple(
    root: Table, index: Mapping[str, int], kinds: tuple[Kind, ...]
) -> tuple[int, tuple[Spaces, ...]]:
    table = root.table("temple")
    table.source()
    rows = table.rows("rays")
    if not rows or not all(rows):
        table.refuse("rays", "rays")
    names = tuple(name for row in rows for name in row)
    once(table, names, "rays", "space-twice")
    floor = {name for name, number in index.items() if kinds[number] in {Kind.OUTER, Kind.INNER}}
    for name in names:
        if name not in floor:
            table.refuse("rays", "ray", space=name)
    for name in sorted(floor - set(names)):
        table.refuse("rays", "no-ray", space=name)
    ahead = table.whole("ahead", 0, len(rows) - 1)
    table.done()
    return ahead, tuple(mask_of(index[name] for name in row) for row in rows)


def _linked_with(near: tuple[tuple[int, ...], ...], start: int) -> Spaces:
    """Return the spaces that a walk from one can reach, itself among them."""
    seen, waiting = {start}, deque([start])
    while waiting:
        for space in near[waiting.popleft()]:
            if space not in seen:
                seen.add(space)
                waiting.append(space)
    return mask_of(seen)


def _check_ways(root: Table, board: Board) -> None:
    """Refuse a board on which somebody cannot get where the rules send them."""
    for space, name in enumerate(board.names):
        if space != board.well and not board.near[space]:
            root.refuse("links.chains", "no-way-out", space=name)
    if board.near[board.well]:
        root.refuse("links.chains", "well", space=board.names[board.well])
    if not board.home >> board.tower & 1:
        root.refuse("links.chains", "no-way", one=board.names[board.tower], other=board.names[board.centre])
    first = board.islands[0]
    outside = _linked_with(board.near, first.city)
    if outside & board.home:
        root.refuse("links.chains", "not-apart", space=board.names[first.city])
    for island in board.islands:
        for space, reached, goal in (
            (island.city, outside, first.city), (island.oracle, outside, first.city),
            (island.entrance, board.home, board.centre),
        ):  # fmt: skip
            if not reached >> space & 1:
                root.refuse("links.chains", "no-way", one=board.names[space], other=board.names[goal])
    lost = mask_of(range(len(board.names))) & ~(outside | board.home | 1 << board.well)
    if lost:
        root.refuse("links.chains", "no-way", one=board.names_in(lost)[0], other=board.names[first.city])
