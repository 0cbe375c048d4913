"""The tape: all that one viewer may see of a match, ply by ply, each cell sent when it changes."""

import json
from collections.abc import Iterable
from typing import cast

from cobra_widgets.engine.actions import Action, Json
from cobra_widgets.engine.timeline import Node, Note, Timeline
from cobra_widgets.widgets.seen import Seen
from cobra_widgets.widgets.wire import WIRE_VERSION, EventLine, Piece, PlyPiece, Tape

SPLICE = 3
"""How many more values a list must have than what came new in it, to be told by what has changed."""


class Numbers:
    """The moments of a timeline in the order they were sent: the root is 0."""

    __slots__ = ("nodes", "of")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.of: dict[Node, int] = {}

    def catch_up(self, timeline: Timeline) -> None:
        """Number what has come since, each moment after the one it follows."""
        for node in timeline:
            if node not in self.of:
                self.of[node] = len(self.nodes)
                self.nodes.append(node)


class TapeWriter:
    """Writes a tape and goes on writing it, piece by piece."""

    def __init__(self, seen: Seen, numbers: Numbers, name: str) -> None:
        self.seen = seen
        self.name = name
        """Another one for other eyes, another language, another match."""
        self.example = ""
        """The scenario it shows, where a view shows one instead of its match."""
        self.seq = 0
        self.numbers = numbers
        self.addresses: dict[str, int] = {}
        self._plies: list[PlyPiece] = []
        self._notes: dict[str, str] = {}
        self._marks: dict[str, int] = {}
        self._forks: dict[str, str] = {}
        self._last: tuple[Node, dict[str, Json]] | None = None
        numbers.catch_up(seen.timeline)
        self._first = list(self._look(numbers.nodes[0]).values())
        self.addresses.update((address, at) for at, address in enumerate(self._look(numbers.nodes[0])))
        self._write()

    def piece(self) -> Piece | None:
        """Return what has come since the last piece; None when nothing has."""
        self.numbers.catch_up(self.seen.timeline)
        plies, notes, marks, forks = self._write()
        if not (plies or notes or marks or forks):
            return None
        self.seq += 1
        piece: Piece = {"tape": self.name, "seq": self.seq, "plies": plies}
        if notes:
            piece["notes"] = notes
        if marks:
            piece["marks"] = marks
        if forks:
            piece["forks"] = forks
        return piece

    def tape(self) -> Tape:
        """Return the whole tape as of now."""
        tape: Tape = {
            "wire": WIRE_VERSION, "tape": self.name, "seq": self.seq,
            "locale": self.seen.language, "seat": self.seen.viewer, "seats": self.seen.seats(),
            "addresses": list(self.addresses), "root": self._first, "plies": list(self._plies),
            "notes": {number: note for number, note in self._notes.items() if note},
            "marks": dict(self._marks), "forks": dict(self._forks),
        }  # fmt: skip
        if self.example:
            tape["example"] = self.example
        return tape

    def lit(self, addresses: Iterable[str]) -> list[int]:
        """Return the places of those addresses that the viewer knows."""
        return [self.addresses[address] for address in addresses if address in self.addresses]

    # --- inside ------------------------------------------------------------------------

    def _write(self) -> tuple[list[PlyPiece], dict[str, str], dict[str, int], dict[str, str]]:
        nodes = self.numbers.nodes
        fresh = nodes[len(self._plies) + 1 :]
        plies = [self._ply(node) for node in fresh]
        self._plies += plies
        of = self.numbers.of
        forks = {str(of[node]): node.fork.name for node in fresh if node.fork and node.fork.name}
        self._forks |= forks
        notes = {str(n): self._note(node.note) for n, node in enumerate(nodes) if node.note is not None}
        notes = {number: note for number, note in notes.items() if self._notes.get(number) != note}
        self._notes |= notes
        marks = {name: of[node] for name, node in self.seen.timeline.marks.items()}
        marks = {name: at for name, at in marks.items() if self._marks.get(name) != at}
        self._marks |= marks
        return plies, notes, marks, forks

    def _ply(self, node: Node) -> PlyPiece:
        seen, parent, action = self.seen, cast("Node", node.parent), cast("Action", node.action)
        before = self._look(parent)
        after = self._look(node)
        new = [address for address in after if address not in self.addresses]
        self.addresses.update((address, len(self.addresses)) for address in new)
        whole, parts = changes(before, after, self.addresses)
        ply: PlyPiece = {
            "p": self.numbers.of[parent], "s": action.seat, "m": seen.telling.notation(node),
            "c": whole, "e": self._lines(node),
        }  # fmt: skip
        if parts:
            ply["d"] = parts
        if gone := [self.addresses[address] for address in before if address not in after]:
            ply["g"] = gone
        if new:
            ply["a"] = new
        mark = _mark(seen, node)
        if mark and mark != _mark(seen, parent):
            ply["k"] = mark
        if to_act := seen.to_act(node):
            ply["w"] = to_act
        return ply

    def _look(self, node: Node) -> dict[str, Json]:
        """Return the cells of a moment; the last one asked for is kept, for what follows it."""
        if self._last is None or self._last[0] is not node:
            self._last = (node, self.seen.cells(node))
        return self._last[1]

    def _lines(self, node: Node) -> list[EventLine]:
        telling, language = self.seen.telling, self.seen.language
        return [
            (telling.line(event, language), self.seen.cite(event.clauses))
            for event in telling.known(node.events)
        ]

    def _note(self, note: Note) -> str:
        return note if isinstance(note, str) else note.get(self.seen.language, next(iter(note.values()), ""))


def weight(value: object) -> int:
    """Return how long something is when it is sent."""
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def changes(
    before: dict[str, Json], after: dict[str, Json], places: dict[str, int]
) -> tuple[list[Json], list[Json]]:
    """Return each cell that differs: address and value in turn, and lists of which most has stayed."""
    whole: list[Json] = []
    parts: list[Json] = []
    for address, value in after.items():
        if address in before and (old := before[address]) == value:
            continue
        change = (
            _spliced(old, value)
            if address in before and isinstance(old, list) and isinstance(value, list)
            else []
        )
        if change:
            parts += [places[address], *change]
        else:
            whole += [places[address], value]
    return whole, parts


def _spliced(old: list[Json], new: list[Json]) -> list[Json]:
    """Return where two lists differ, how many of the first are gone there and what came instead.

    Nothing, where that says no less than the second list itself.
    """
    shorter = min(len(old), len(new))
    head = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    tail = next((n for n in range(shorter - head) if old[-1 - n] != new[-1 - n]), shorter - head)
    came = new[head : len(new) - tail]
    return [head, len(old) - tail - head, came] if len(came) + SPLICE < len(new) else []


def _mark(seen: Seen, node: Node) -> str:
    return " ".join(f"{mark.unit} {mark.number}" for mark in seen.game.marks(node.state))
