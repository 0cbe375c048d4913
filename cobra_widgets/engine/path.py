"""Plies as a person reads them: the way from the root to the cursor, and the log's lines."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Self, overload

from cobra_widgets.engine.actions import ChanceAction, Json, Seat
from cobra_widgets.engine.cells import redact
from cobra_widgets.engine.errors import UnknownName
from cobra_widgets.engine.events import Event
from cobra_widgets.engine.events import redact as redact_events
from cobra_widgets.engine.timeline import Node
from cobra_widgets.engine.words import Voice

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame


class Telling:
    """How one match is told: its game, its names, and for whom."""

    __slots__ = ("game", "players", "viewer", "voice")

    def __init__(self, game: "AnyGame", voice: Voice, players: int, viewer: Seat | None = None) -> None:
        self.game = game
        self.voice = voice
        self.players = players
        """How many sit at the table."""
        self.viewer = viewer
        """Who may read it; None is the open table."""

    def line(self, event: Event, language: str | None = None) -> str:
        """Return an event as a sentence."""
        params = dict(zip(self.game.fields[event.kind], event.data, strict=True))
        return self.voice.say(f"event.{event.kind}", params, language)

    def known(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return the events as the viewer may know them."""
        return redact_events(events, self.viewer)

    def notation(self, node: Node) -> str:
        """Return a ply's notation as the viewer knows it; the root has none."""
        if node.action is None or node.parent is None:
            return ""
        if self.viewer is None:
            return str(node.action)
        return self.game.shown_notation(node.state, node.action, self.viewer)

    def cells(self, node: Node, seat: int | None) -> dict[str, Json]:
        """Return the cells of a moment; one bound to a seat never tells more than it sees."""
        of_table = seat is None and self.viewer is None
        return observe(self.game, node.state, None if of_table else viewer(seat, self.viewer, self.players))


def viewer(seat: int | None, bound: Seat | None, players: int) -> Seat:
    """Return a player's seat: the one asked for, else the bound one, and never another than that."""
    wanted = bound if seat is None else seat
    if type(wanted) is not int or not 0 <= wanted < players:
        raise UnknownName("seat", name=repr(wanted), last=players - 1)
    if bound is not None and wanted != bound:
        raise UnknownName("bound-seat", name=wanted, bound=bound)
    return Seat(wanted)


def observe(game: "AnyGame", state: object, viewer: Seat | None) -> dict[str, Json]:
    """Return all cells as one seat may see them; the open table (None) sees everything.

    The one door through which inspect, widget, log, players and saves look at a state. What
    comes back holds no reference to it.
    """
    cells = game.cells(state)
    if viewer is None:
        return cells
    return redact(cells, lambda address: game.policy(state, viewer, address))


class Events(Sequence[Event]):
    """The events from one moment to a later one. Printed, they are the log's lines."""

    __slots__ = ("_last", "_start", "_tell")

    def __init__(self, tell: Callable[[], Telling], start: Node, last: Node) -> None:
        self._tell = tell
        self._start = start
        self._last = last

    def _nodes(self) -> list[Node]:
        nodes = []
        node = self._last
        while node is not self._start and node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def _all(self) -> tuple[Event, ...]:
        telling = self._tell()
        return tuple(event for node in self._nodes() for event in telling.known(node.events))

    def __iter__(self) -> Iterator[Event]:
        """Go through the events, oldest first."""
        return iter(self._all())

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        """Return one event, or several as a tuple."""
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        """Compare as the tuple of events."""
        return self._all() == (other._all() if isinstance(other, Events) else other)

    __hash__ = None  # type: ignore[assignment]  # compared by content, like a list

    def __str__(self) -> str:
        """Return the lines in the language now spoken."""
        return "\n".join(lines(self._tell(), self._nodes()))

    __repr__ = __str__


def lines(telling: Telling, nodes: Iterable[Node], language: str | None = None) -> list[str]:
    """Return the log's lines of some plies: ply, sentence, clauses."""
    return [
        f"{node.ply:>3}  {telling.line(event, language)}  [{_chips(event)}]"
        for node in nodes
        for event in telling.known(node.events)
    ]


class CellEvents(tuple[Event, ...]):  # noqa: SLOT001  # keeps its sentences beside the events
    """The events behind one cell's value. Printed, they are the log's lines."""

    lines: Sequence[str]

    def __new__(cls, found: Sequence[tuple[int, Event]], telling: Telling) -> Self:
        """Keep the events and their sentences."""
        self = super().__new__(cls, (event for _, event in found))
        self.lines = [f"{ply:>3}  {telling.line(e)}  [{_chips(e)}]" for ply, e in found]
        return self

    def __repr__(self) -> str:
        """Return the lines."""
        return "\n".join(self.lines)


def _chips(event: Event) -> str:
    return ", ".join(id_.partition(":")[2] for id_ in event.clauses)


class Ply:
    """One moment on the way to the cursor, as one viewer knows it."""

    __slots__ = ("_node", "_telling")

    def __init__(self, node: Node, telling: Telling) -> None:
        self._node = node
        self._telling = telling

    @property
    def ply(self) -> int:
        """How many plies it lies after the root; the root is 0."""
        return self._node.ply

    @property
    def seat(self) -> Seat | None:
        """Who decided; None for chance and at the root."""
        return None if self._node.action is None else self._node.action.seat

    @property
    def notation(self) -> str:
        """What was decided; `?` where the viewer may not know, empty at the root."""
        return self._telling.notation(self._node)

    @property
    def events(self) -> Events:
        """What it brought about."""
        return Events(lambda: self._telling, self._node.parent or self._node, self._node)

    @property
    def outcome(self) -> Mapping[str, Json] | None:
        """Chance: what was drawn, as `fork(force=...)` takes it; only on the open table."""
        action = self._node.action
        if self._telling.viewer is not None or not isinstance(action, ChanceAction):
            return None
        return dict(action.outcome)

    @property
    def note(self) -> object:
        """The remark left here."""
        return self._node.note

    def cells(self, seat: int | None = None) -> dict[str, Json]:
        """Return the cells after this ply, for the open table or as a seat sees them."""
        return self._telling.cells(self._node, seat)

    def __repr__(self) -> str:
        """Return ply and notation."""
        return f"Ply({self.ply}, {self.notation!r})"


def cell_history(telling: Telling, way: Sequence[Node], address: str) -> CellEvents:
    """Return the events on a way that made a cell's value, from the last that set it anew."""
    found: list[tuple[int, Event]] = []
    for node in way:
        for event in telling.known(node.events):
            touched = _touch(telling.game, event, address)
            if touched == "=":
                found.clear()
            if touched is not None:
                found.append((node.ply, event))
    return CellEvents(found, telling)


def _touch(game: "AnyGame", event: Event, address: str) -> str | None:
    values = dict(zip(game.fields[event.kind], event.data, strict=True))
    for pattern in game.touches.get(event.kind, ()):
        name = pattern.removeprefix("=")
        if any(fnmatchcase(address, filled) for filled in _filled(name, values)):
            return "=" if pattern.startswith("=") else ""
    return None


def _filled(pattern: str, values: Mapping[str, object]) -> list[str]:
    """Fill an address pattern; a value that is a tuple gives one address each."""
    stem, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    field, _, tail = rest.partition("}")
    value = values[field]
    each = value if isinstance(value, tuple) else (value,)
    return [f"{stem}{one}{end}" for end in _filled(tail, values) for one in each]
