"""A timeline with a cursor: a game that can be stepped, rewound, branched and inspected.

What needs only the engine is here; `cobra_widgets.match.Match` adds what can be seen.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

from cobra_widgets.engine import places
from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.chance import forced_values
from cobra_widgets.engine.deciders import Look, decide_at_random
from cobra_widgets.engine.errors import (
    BadOption,
    CobraError,
    Fault,
    ImpossiblePosition,
    Refused,
    UnknownNotation,
    known_choice,
    shown,
)  # fmt: skip
from cobra_widgets.engine.fidelity import FRAMES_ONLY
from cobra_widgets.engine.looking import Looking, Place
from cobra_widgets.engine.path import Events
from cobra_widgets.engine.text import is_name, is_text
from cobra_widgets.engine.timeline import Cursor, Fork, Held, Node, Note, fork_state
from cobra_widgets.engine.verdicts import Blocker, Verdict
from cobra_widgets.engine.words import engine_words


class Match(Looking):
    """One game at a table, with its whole past and every what-if."""

    # --- going on ----------------------------------------------------------------------

    def step(self, move: str | Action | None = None, seat: int | None = None) -> Events:
        """Take a decision and return its events; what happens by itself happens.

        Without a move a seat decides, the first that may act or the one named: its Player, for a
        person chance; in an example, the example.
        Raises Refused, and leaves everything as it was, when the rules forbid it.
        """
        cursor = self._cursor
        held = cursor.held()
        if move is None:
            move = self._decided(seat)
        elif isinstance(move, str) or seat is not None or self._bound is not None:
            move = self._read(move, seat)
        elif type(move) not in self._game.decisions:
            raise UnknownNotation("unknown-notation", move=move)
        if move is not None:
            self._enter(move)
        if self._game.window(cursor.node.state).is_by_itself:
            self._settle(held)
        if cursor.timeline.watchers:
            self._changed()
        return Events(self._tell, held[0], cursor.node)

    def play(self, until: str = "end") -> Self:
        """Let the seats decide on and on, up to the game's next mark: `trick`, `round`, `end`."""
        known_choice("until", until, (*self._game.units, "end"))
        here = self._unit(until)
        while self.result is None and self._unit(until) == here:
            self.step()
        return self

    def _unit(self, until: str) -> tuple[object, ...]:
        marks = self._game.marks(self._state)
        depth = next((i + 1 for i, mark in enumerate(marks) if mark.unit == until), 0)
        return () if until == "end" else tuple(marks[:depth])

    # --- moving in time ----------------------------------------------------------------

    def goto(self, where: Place) -> Self:
        """Go to a moment: a ply of the line, a name such as `round 2 trick 3`, one of `path()`."""
        self._cursor.jump(self._node_at(where))
        self._changed()
        return self

    def rewind(self, n: int = 1) -> Self:
        """Go back n plies along the line, at most to the root."""
        return self.goto(max(0, self.ply - _count(n)))

    def forward(self, n: int = 1) -> Self:
        """Go on n plies along the line, at most to its end; there, chance and dummies act."""
        target = self.ply + _count(n)
        cursor, held = self._cursor, self._cursor.held()
        grown: list[Node] = []
        try:
            while cursor.node.ply < target:
                if cursor.node.ply + 1 < len(cursor.line):
                    cursor.jump(cursor.line[min(target, len(cursor.line) - 1)])
                elif self._game.window(self._state).is_by_itself:
                    grown += self._enter_automatic()
                else:
                    break
        except BaseException:
            cursor.come_back(held, grown)
            raise
        self._changed()
        return self

    def mark(self, name: str) -> Self:
        """Bookmark this moment, so that `goto(name)` finds it from anywhere."""
        if not is_name(name) or places.is_own_name(name):
            raise BadOption("mark", name=name)
        self._cursor.timeline.marks[name] = self._cursor.node
        self._changed()
        return self

    def note(self, text: Note) -> Self:
        """Leave a remark at this moment."""
        texts = [*text, *text.values()] if isinstance(text, Mapping) else [text]
        if not all(map(is_text, texts)):
            raise BadOption("option-value", option="note", value=shown(text), allowed="text")
        self._cursor.node.note = dict(text) if isinstance(text, Mapping) else str(text)
        self._changed()
        return self

    def fork(
        self,
        at: Place | None = None,
        name: str | None = None,
        rng: Literal["same", "fresh"] = "same",
        force: Mapping[str, Json] | None = None,
    ) -> Self:
        """Return a what-if: its own cursor on the same timeline, at a moment of this line.

        `rng="same"` keeps the future draws, `"fresh"` takes the next other ones, `force` fixes
        the next draws of a purpose: `{"die": 5}`.
        """
        known_choice("rng", rng, ("same", "fresh"))
        if name is not None and not is_name(name):
            raise BadOption("option-value", option="name", value=shown(name), allowed="text")
        node = self._cursor.node if at is None else self._node_at(at)
        forced = forced_values({} if force is None else force, self._game.purposes)
        timeline = self._cursor.timeline
        stream = timeline.next_stream(node) if rng == "fresh" else 0
        asked = Fork(stream, forced, name) if stream or forced or name else None
        return type(self)(self._table, Cursor(timeline, node, asked), self._bound)

    def view(self, seat: int) -> Self:
        """Return this match as one seat sees it: same timeline, same cursor."""
        return type(self)(self._table, self._cursor, self._viewer(seat))

    # --- inside ------------------------------------------------------------------------

    def _changed(self) -> None:
        self._cursor.timeline.changed()

    def _decided(self, asked: int | None) -> Action | None:
        """Return what the asked seat decides, or the first that may; None where things happen anyway."""
        cursor, table = self._cursor, self._table
        window = self._game.window(self._state)
        wanted = None if asked is None else self._viewer(asked)
        if wanted is not None and wanted not in window.seats:
            raise BadOption("not-to-act", seat=wanted, allowed=", ".join(map(str, window.seats)))
        if window.is_by_itself:
            return None
        if table.fidelity == FRAMES_ONLY:
            raise CobraError("frames-only")
        if not window.seats:
            blocker = Blocker(window.clause, voice=self._voice())
            raise Refused("-", Verdict((blocker,)))
        told = cursor.following(cursor.node) if table.is_example else None
        if told is not None and told.action is not None and wanted in {None, told.action.seat}:
            return told.action
        return self._decision_of(window.seats[0] if wanted is None else wanted)

    def _decision_of(self, seat: Seat) -> Action:
        table, trail = self._table, self._cursor.node.trail.hex()
        look = Look(self._game, self._state, seat, f"{table.seed}/decide/{seat}/{trail}")
        if not look.legal:
            fault = Fault(engine_words(), "fault.no-choice", {"name": self.names[seat]})
            raise ImpossiblePosition((fault,))
        player = table.players[seat]
        decided = decide_at_random(look) if player is None else player.decide(look)
        if type(decided) not in self._game.decisions:
            raise BadOption("player-choice", seat=seat, value=shown(decided))
        return decided

    def _settle(self, held: Held) -> None:
        """Let happen what happens by itself; when it fails, all is as it was held."""
        grown: list[Node] = []
        try:
            while self._game.window(self._state).is_by_itself:
                grown += self._enter_automatic()
        except BaseException:
            self._cursor.come_back(held, grown)
            raise

    def _enter_automatic(self) -> Sequence[Node]:
        """Let one thing happen by itself, and return the moment if it is a new one."""
        cursor = self._cursor
        node = cursor.node
        recorded = cursor.following(node)
        if recorded is not None:
            cursor.enter(recorded)
            return ()
        fork, known = cursor.fork_here, node.children
        state = node.state if fork is None else fork_state(node.state, fork)
        self._enter(self._game.automatic(state), by_itself=True)
        return () if node.children is known else (cursor.node,)

    def _check(self, state: Any, action: Action) -> None:
        asked, choices = self._answered
        if asked is state and action in choices:
            return
        if self._game.judge(state, action).blockers:
            raise Refused(str(action), self.why_not(action))

    def _enter(self, action: Action, *, by_itself: bool = False) -> None:
        cursor = self._cursor
        node = cursor.node
        fork = cursor.fork if node is cursor.fork_node else None
        child = node.child(action, fork) if node.children else None
        if child is None:
            state = node.state if fork is None else fork_state(node.state, fork)
            if not by_itself:
                self._check(node.state, action)
            after, events = self._game.apply(state, action)
            child = Node(node, action, events, after, fork)
            node.add(child)
        cursor.enter(child)


def _count(n: int) -> int:
    if type(n) is not int or n < 0:
        raise BadOption("option-value", option="n", value=shown(n), allowed="0, 1, 2 ...")
    return n
