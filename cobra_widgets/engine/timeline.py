"""The tree of all moments of a match. Each keeps its state, so going there is a look-up."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import pairwise
from typing import Any, TypeAlias

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
        "_trail", "action", "children", "events", "fork", "note", "parent", "ply", "state",
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
        self.note: Note | None = None
        self._trail: bytes | None = None

    def child(self, action: Action, fork: Fork | None) -> "Node | None":
        """Return the moment this decision has already led to, if it was taken before."""
        for child in self.children:
            if child.action == action and child.fork == fork:
                return child
        return None

    def add(self, child: "Node") -> None:
        """Hang a new moment under this one."""
        self.children = (*self.children, child)

    @property
    def root(self) -> "Node":
        """The beginning of the tree it stands in."""
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    @property
    def trail(self) -> bytes:
        """The fingerprint of the way here: of its notations, and of nothing hidden else."""
        behind = []
        node: Node | None = self
        while node is not None and node._trail is None:  # noqa: SLF001  # nodes of one tree
            behind.append(node)
            node = node.parent
        trail = b"" if node is None or node._trail is None else node._trail  # noqa: SLF001
        for later in reversed(behind):
            trail = blake2b(trail + str(later.action).encode(), digest_size=8).digest()
            later._trail = trail  # noqa: SLF001
        return trail

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
        failed = None
        for watcher in tuple(self.watchers):
            try:
                watcher()
            except Exception as fault:  # noqa: BLE001  # the others are to be told all the same
                failed = failed or fault
        if failed is not None:
            raise failed

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


Held: TypeAlias = tuple[Node, tuple[Node, ...], list[Node] | None, int, Node | None]
"""Where a cursor stood: moment and what followed it, line and its length, where it went on from there."""


class Cursor:
    """Where a match stands on its timeline, and the line it moves along.

    The line runs from the root through the cursor to the end of the branch last visited, by this
    cursor: other cursors on the same timeline do not turn it.
    """

    __slots__ = ("_chosen", "_line", "fork", "fork_node", "node", "timeline")

    def __init__(self, timeline: Timeline, node: Node | None = None, fork: Fork | None = None) -> None:
        self.timeline = timeline
        self.node = node or timeline.root
        self.ask(fork)
        self._chosen: dict[Node, Node] = {}
        # Laid out at once from the root, so that what others play later is not taken for its own;
        # from elsewhere only when it is asked for: a what-if must be cheap.
        self._line: list[Node] | None = None if self.node.parent else self._line_through(self.node)

    def ask(self, fork: Fork | None) -> None:
        """Ask something of chance at this very moment, as a what-if does."""
        self.fork = fork
        """What a what-if asked of chance."""
        self.fork_node = self.node if fork else None
        """The moment it asked it at."""

    @property
    def fork_here(self) -> Fork | None:
        """What is asked of chance at this very moment."""
        return self.fork if self.node is self.fork_node else None

    @property
    def line(self) -> list[Node]:
        """The nodes of the line by ply; not to be changed."""
        if self._line is None:
            self._line = self._line_through(self.node)
        return self._line

    def _line_through(self, node: Node) -> list[Node]:
        line = node.way()
        self._go_on(line)
        return line

    def following(self, node: Node) -> Node | None:
        """Return where the line goes on after a moment, None at its end."""
        chosen = self._chosen.get(node)
        if chosen is not None:
            return chosen
        fork = self.fork if node is self.fork_node else None
        return next((child for child in node.children if child.fork == fork), None)

    def enter(self, child: Node) -> None:
        """Go on to a child of the current moment; the line follows."""
        if len(self.node.children) > 1:
            self._chosen[self.node] = child
        self.node = child
        line, ply = self._line, child.ply
        if line is None or (ply < len(line) and line[ply] is child):
            return
        if ply < len(line):
            # Another list, so that the line which is left can be come back to.
            self._line = line = line[:ply]
        line.append(child)
        if child.children:
            self._go_on(line)

    def jump(self, node: Node) -> None:
        """Go to any moment of the tree; the line follows."""
        line = self._line
        if line is None or node.ply >= len(line) or line[node.ply] is not node:
            self._line = None
            for later in node.way()[1:]:
                assert later.parent is not None
                self._chosen[later.parent] = later
        self.node = node

    def follow(self, line: Sequence[Node]) -> None:
        """Take a line through the tree as the one last visited, and stand at its beginning."""
        self._chosen.update(pairwise(line))
        self.node = line[0]
        self._line = list(line)

    def held(self) -> Held:
        """Return where it stands, to come back to when something fails."""
        node, line = self.node, self._line
        return node, node.children, line, len(line) if line else 0, self._chosen.get(node)

    def come_back(self, held: Held, grown: Sequence[Node]) -> None:
        """Be where it was before something failed; what has grown there and elsewhere is taken off."""
        for node in reversed(grown):
            assert node.parent is not None
            node.parent.children = tuple(child for child in node.parent.children if child is not node)
            if self._chosen.get(node.parent) is node:
                del self._chosen[node.parent]
        self.node, children, line, length, chosen = held
        self.node.children = children
        if chosen is not None:
            self._chosen[self.node] = chosen
        else:
            self._chosen.pop(self.node, None)
        if line is not None:
            del line[length:]
        self._line = line

    def _go_on(self, line: list[Node]) -> None:
        node = self.following(line[-1])
        while node is not None:
            line.append(node)
            node = self.following(node)
