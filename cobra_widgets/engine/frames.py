"""Matches of which only frames were kept: they can be looked at, not played on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Policy
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.errors import BadRecord, CobraError
from cobra_widgets.engine.game import Mark, Window, WindowKind
from cobra_widgets.engine.timeline import Node, Timeline


@dataclass(frozen=True, slots=True)
class Shown:
    """A decision of which only the notation was kept."""

    notation: str
    seat: Seat | None = None

    def __str__(self) -> str:
        """Return the notation."""
        return self.notation


@dataclass(frozen=True, slots=True)
class Frame:
    """A position of which only cells were kept."""

    cells: Mapping[str, Json]


def frame_nodes(frames: Sequence[Any], moves: Sequence[Any]) -> Timeline:
    """Return the timeline of a line of frames: the first whole, then what each ply changed."""
    if not frames or not all(isinstance(frame, dict) for frame in frames):
        raise BadRecord("record", key="frames", reason="[{...}, ...]")
    cells: dict[str, Json] = dict(frames[0])
    timeline = Timeline(Frame(cells))
    node = timeline.root
    for changed, move in zip(frames[1:], moves[1:], strict=False):
        cells = cells | changed
        child = Node(node, Shown(str(move)), (), Frame(cells))
        node.add(child)
        node = child
    return timeline


class FramesGame:
    """A game as far as frames can answer: everything to look at, nothing to decide."""

    def __init__(self, game: Any, options: Mapping[str, Json]) -> None:
        self._game = game
        self._options = options
        for name in (
            "id",
            "rulebook",
            "words",
            "title",
            "purposes",
            "units",
            "spellings",
            "fields",
            "touches",
            "unit_cells",
            "edition",
        ):
            setattr(self, name, getattr(game, name))

    def window(self, state: Frame) -> Window:  # noqa: ARG002  # no frame waits for anybody
        """Return the window of a game that does not go on."""
        return Window(WindowKind.OVER, (), ClauseId(""))

    def options(self, state: Frame) -> Mapping[str, Json]:  # noqa: ARG002
        """Return the options the match was played by."""
        return self._options

    def other_seats(self, state: Frame) -> tuple[str, ...]:  # noqa: ARG002
        """Return no further seats."""
        return ()

    def legal(self, state: Frame, seat: Seat) -> tuple[()]:  # noqa: ARG002
        """Return nothing."""
        return ()

    candidates = legal

    def judge(self, state: Frame, action: object) -> Any:  # noqa: ARG002
        """Refuse to judge."""
        raise CobraError("frames-only")

    def parse(self, state: Frame, notation: str) -> Any:  # noqa: ARG002
        """Refuse to read a decision."""
        raise CobraError("frames-only")

    def cells(self, state: Frame) -> dict[str, Json]:
        """Return the cells that were kept."""
        return dict(state.cells)

    def policy(self, state: Frame, seat: Seat, address: str) -> Policy:  # noqa: ARG002
        """Hide nothing more than was hidden when it was kept."""
        return Policy.FULL

    def shown_notation(self, state: Frame, action: object, seat: Seat) -> str:  # noqa: ARG002
        """Return the notation that was kept."""
        return str(action)

    def marks(self, state: Frame) -> tuple[Mark, ...]:
        """Return the marks that stand in cells."""
        numbers = ((unit, state.cells.get(cell)) for unit, cell in self._game.unit_cells.items())
        return tuple(Mark(unit, n) for unit, n in numbers if isinstance(n, int) and n)

    def result(self, state: Frame) -> None:  # noqa: ARG002
        """Return no result: the cell `result` tells."""
        return None  # noqa: RET501
