"""The tree of all moments of a match. Each keeps its state, so going there is a look-up."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cobra_widgets.engine.actions import Action
from cobra_widgets.engine.events import Event

Note = str | Mapping[str, str]
"""A remark, in one language or by language."""


@dataclass(frozen=True, slots=True)
class Fork:
    """What a branch asked of chance when it left the line."""

    stream: int = 0
    """Which future; 0 is the one of the line."""

    forced: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    """Outcomes asked for."""

    name: str | None = None
    """What the branch is called; no part of what it is."""

    def __eq__(self, other: object) -> bool:
        """Compare what was asked of chance, not the name."""
        return isinstance(other, Fork) and (self.stream, self.forced) == (other.stream, other.forced)

    def __hash__(self) -> int:
        """Hash what was asked of chance."""
        return hash((self.stream, repr(self.forced)))


def fork_state(state: Any, fork: Fork) -> Any:
    """Return a state from which chance goes on the way a branch asked for."""
    chance = replace(
        state.chance,
        stream=fork.stream or state.chance.stream,
        forced=fork.forced or state.chance.forced,
    )
    return state.with_chance(chance)


class Node:
    """One moment: the position after a ply, and what led to it."""

    __slots__ = (
        "action", "children", "events", "fork", "latest", "note", "parent", "ply", "state", "trail",
    )  # fmt: skip

    def __init__(
        self,
        parent: "Node | None",
        action: Action | None,
        events: tuple[Event, ...],
        state: Any,
        fork: Fork | None = None,
    ) -> None:
        self.parent = parent
        self.action = action
        """What was decided; None at the root."""
        self.events = events
        self.state = state
        self.fork = fork
        """On the first ply of a branch that asked something of chance."""
        self.ply: int = parent.ply + 1 if parent else 0
        """How many plies it lies after the root."""
        self.children: tuple[Node, ...] = ()
        self.latest: Node | None = None
        """The child last visited: the line goes on there."""
        self.note: Note | None = None
        self.trail: bytes | None = None
        """Fingerprint of the way here, once it was asked for."""

    def child(self, action: Action, fork: Fork | None) -> "Node | None":
        """Return the moment this decision has already led to, if it was taken before."""
        for child in self.children:
            if child.action == action and child.fork == fork:
                return child
        return None

    def add(self, child: "Node") -> None:
        """Hang a new moment under this one."""
        self.children = (*self.children, child)

    def way(self) -> list["Node"]:
        """Return the nodes from the root to this one."""
        nodes = []
        node: Node | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes


class Timeline:
    """All moments of a match, what-ifs included. Nothing is ever deleted."""

    __slots__ = ("fresh", "marks", "root", "watchers")

    def __init__(self, state: Any) -> None:
        self.root = Node(None, None, (), state)
        self.marks: dict[str, Node] = {}
        """Bookmarks by name."""
        self.fresh: dict[Node, int] = {}
        """How many fresh futures were asked for at a moment."""
        self.watchers: list[Callable[[], None]] = []
        """Told after each change of the tree, its notes, or a cursor on it."""

    def changed(self) -> None:
        """Tell those who watch."""
        for watcher in tuple(self.watchers):
            watcher()

    def __iter__(self) -> Iterator[Node]:
        """Go through all moments, each before those it led to, older branches first."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def next_stream(self, node: Node) -> int:
        """Return the number of the next fresh future at a moment."""
        self.fresh[node] = self.fresh.get(node, 0) + 1
        return self.fresh[node]


class Cursor:
    """Where a match stands on its timeline, and the line it moves along.

    The line runs from the root through the cursor to the end of the branch last visited.
    """

    __slots__ = ("_line", "node", "timeline")

    def __init__(self, timeline: Timeline, node: Node | None = None) -> None:
        self.timeline = timeline
        self.node = node or timeline.root
        self._line: list[Node] | None = None

    @property
    def line(self) -> list[Node]:
        """The nodes of the line by ply; not to be changed."""
        if self._line is None:
            self._line = self.node.way()
            self._follow_latest(self._line)
        return self._line

    def enter(self, child: Node) -> None:
        """Go on to a child of the current moment; the line follows."""
        self.node.latest = child
        self.node = child
        line, ply = self._line, child.ply
        if line is None or (ply < len(line) and line[ply] is child):
            return
        del line[ply:]
        line.append(child)
        if child.latest is not None:
            self._follow_latest(line)

    def jump(self, node: Node) -> None:
        """Go to any moment of the tree; the line follows."""
        line = self._line
        if line is None or node.ply >= len(line) or line[node.ply] is not node:
            self._line = None
            child = node
            while child.parent is not None:
                child.parent.latest = child
                child = child.parent
        self.node = node

    @staticmethod
    def _follow_latest(line: list[Node]) -> None:
        node = line[-1].latest
        while node is not None:
            line.append(node)
            node = node.latest
