"""The plane: its areas, what they ask for, and which of them touch."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cobra_widgets.engine.clauses import ClauseId, Source
from cobra_widgets.games.cockpit.cards import Id, Meter, Names

if TYPE_CHECKING:
    from cobra_widgets.games.cockpit.edition import Box

AreaSet = int
"""A set of areas, as a bit-mask."""


@dataclass(frozen=True, slots=True, eq=False)
class Area:
    """One area of the plane."""

    id: Id
    nth: int
    """Its place on the board."""
    bit: AreaSet
    """Alone as a set."""
    name: Names
    segment: Id
    needs: Mapping[Meter, int]
    """What throws it into chaos; empty for an area that is only passed through."""
    points: int
    stand: int
    """Where the snakes that play into it stand: here, or in the area it belongs to."""
    is_target: bool
    """Whether snakes cannot enter it: they play into it from elsewhere."""
    clause: ClauseId
    source: Source
    box: "Box"

    @property
    def is_engine(self) -> bool:
        """Whether it asks for Squeeze cards alone."""
        return Meter.SQUEEZE in self.needs

    def __str__(self) -> str:
        """Return the id."""
        return self.id

    def __repr__(self) -> str:
        """Return the id."""
        return f"Area({self.id})"

    def __reduce__(self) -> Any:
        """Be copied or sent to another process as the one area it is."""
        return self.box.area, (self.id,)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The plane, put together."""

    areas: tuple[Area, ...]
    by_id: Mapping[str, Area]
    next_to: tuple[AreaSet, ...]
    """By area: those that touch it."""
    targets: tuple[AreaSet, ...]
    """By area: those that the snakes in it play into."""
    can_enter: AreaSet
    """Where snakes can be."""
    needing: AreaSet
    """What can be in chaos."""
    engines: AreaSet
    start: Area
    """Where a new snake comes aboard."""

    def within(self, areas: AreaSet) -> list[Area]:
        """Return the areas of a set, in the order of the board."""
        return [area for area in self.areas if areas & area.bit]
