"""A timeline with a cursor: a game that can be stepped, rewound, branched and inspected.

What needs only the engine is here; `cobra_widgets.match.Match` adds what can be seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

from cobra_widgets.engine import notation, places, record
from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.cells import Change, diff, under
from cobra_widgets.engine.chance import forced_values
from cobra_widgets.engine.deciders import Look, Player, decide_at_random
from cobra_widgets.engine.errors import BadOption, Refused, UnknownName
from cobra_widgets.engine.fidelity import EXACT, Fidelity
from cobra_widgets.engine.game import Result, Window
from cobra_widgets.engine.path import CellEvents, Events, Ply, Telling, cell_history, lines, observe
from cobra_widgets.engine.record import Header
from cobra_widgets.engine.timeline import Cursor, Fork, Node, Note, fork_state
from cobra_widgets.engine.verdicts import Blocker, Verdict
from cobra_widgets.engine.words import Voice, known_locale

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame

Place = int | str | Ply
"""A moment: its ply on the line, its name, or one of `path()`."""


class Match:
    """One game at a table, with its whole past and every what-if."""

    def __init__(  # made by cw.new and cw.load, never by hand
        self,
        game: "AnyGame",
        cursor: Cursor,
        *,
        seed: int,
        names: Sequence[str],
        players: Sequence[Player | None],
        setup: bool = False,
        reading: bool = False,
        fidelity: Fidelity = EXACT,
        bound: Seat | None = None,
        fork: tuple[Node, Fork] | None = None,
    ) -> None:
        self._game: Any = game
        self._cursor = cursor
        self._seed = seed
        self._names = tuple(names)
        self._players = tuple(players)
        self._setup = setup
        self._reading = reading
        self.fidelity = fidelity
        """How much of a loaded record could be played again."""
        self._bound = bound
        self._fork_node: Node | None = fork[0] if fork else None
        self._fork: Fork | None = fork[1] if fork else None
        self._answered: tuple[Any, tuple[Action, ...]] = (None, ())

    # --- who and where -----------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self._game.id)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._names

    @property
    def seed(self) -> int | None:
        """What fixes every draw; a match bound to a seat does not know it."""
        return self._seed if self._bound is None else None

    @property
    def options(self) -> Mapping[str, Json]:
        """The options in force."""
        return dict(self._game.options(self._state))

    @property
    def ply(self) -> int:
        """How many plies the cursor lies after the root."""
        return self._cursor.node.ply

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may decide now; empty where chance or a dummy is to act, and at the end."""
        window: Window = self._game.window(self._cursor.node.state)
        return () if window.is_by_itself else window.seats

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        result: Result | None = self._game.result(self._state)
        return result

    # --- what may be done --------------------------------------------------------------

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return what a seat may do now; without a seat, what all that may act may do."""
        state = self._cursor.node.state
        if seat is not None or self._bound is not None:
            choices: tuple[Action, ...] = self._game.legal(state, self._viewer(seat))
            return choices
        choices = ()
        for each in self.to_act:
            choices += self._game.legal(state, each)
        # Answered for this very moment: step need not ask the clauses again.
        self._answered = (state, choices)
        return choices

    def why_not(self, move: str | Action, seat: int | None = None) -> Verdict:
        """Return every rule that forbids a decision, and what would be allowed."""
        action = self._read(move, seat)
        verdict = self._game.judge(self._state, action)
        voice = self._voice()
        blockers = tuple(replace(blocker, voice=voice) for blocker in verdict.blockers)
        return Verdict(blockers, self._game.legal(self._state, action.seat))

    # --- going on ----------------------------------------------------------------------

    def step(self, move: str | Action | None = None, seat: int | None = None) -> Events:
        """Take a decision and return its events; what happens by itself happens.

        Without a move the first seat that may act decides: its Player, for a person chance; in an
        example, the example.
        Raises Refused, and leaves everything as it was, when the rules forbid it.
        """
        cursor = self._cursor
        start = cursor.node
        if move is None:
            if self._game.window(start.state).is_by_itself:
                self._settle()
                self._changed()
                return Events(self._tell, start, cursor.node)
            move = self._decided()
        elif isinstance(move, str) or seat is not None or self._bound is not None:
            move = self._read(move, seat)
        self._enter(move)
        if self._game.window(cursor.node.state).is_by_itself:
            self._settle()
        self._changed()
        return Events(self._tell, start, cursor.node)

    def play(self, until: str = "end") -> Self:
        """Let the seats decide on and on, up to the game's next mark: `trick`, `round`, `end`."""
        units = (*self._game.units, "end")
        if until not in units:
            raise BadOption("option-value", option="until", value=until, allowed=", ".join(units))
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
        cursor = self._cursor
        while cursor.node.ply < target:
            if cursor.node.ply + 1 < len(cursor.line):
                cursor.jump(cursor.line[min(target, len(cursor.line) - 1)])
            elif self._game.window(self._state).is_by_itself:
                self._enter_automatic()
            else:
                break
        self._changed()
        return self

    def mark(self, name: str) -> Self:
        """Bookmark this moment, so that `goto(name)` finds it from anywhere."""
        if not name or places.is_own_name(name):
            raise BadOption("mark", name=name)
        self._cursor.timeline.marks[name] = self._cursor.node
        self._changed()
        return self

    def note(self, text: Note) -> Self:
        """Leave a remark at this moment."""
        self._cursor.node.note = text
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
        if rng not in {"same", "fresh"}:
            raise BadOption("option-value", option="rng", value=rng, allowed="same, fresh")
        node = self._cursor.node if at is None else self._node_at(at)
        forced = forced_values(force, self._game.purposes) if force else ()
        timeline = self._cursor.timeline
        stream = timeline.next_stream(node) if rng == "fresh" else 0
        asked = (node, Fork(stream, forced, name)) if stream or forced or name else None
        return self._with(Cursor(timeline, node), self._bound, asked)

    # --- looking -----------------------------------------------------------------------

    def view(self, seat: int) -> Self:
        """Return this match as one seat sees it: same timeline, same cursor."""
        return self._with(self._cursor, self._viewer(seat), self._own_fork())

    def path(self, seat: int | None = None) -> tuple[Ply, ...]:
        """Return the plies from the root to the cursor, as the open table or a seat knows them."""
        telling = self._telling(seat)
        return tuple(Ply(node, telling) for node in self._cursor.line[: self.ply + 1])

    def inspect(self, prefix: str = "", seat: int | None = None) -> dict[str, Json]:
        """Return the cells at an address and below it, all of them or as a seat sees them."""
        cells = observe(self._game, self._state, self._seat_or_table(seat))
        found = under(cells, prefix)
        if not found:
            raise UnknownName("address", name=prefix, near=notation.near(prefix, cells))
        return found

    def diff(self, a: Place, b: Place, seat: int | None = None) -> tuple[Change, ...]:
        """Return the cells that differ between two moments."""
        viewer = self._seat_or_table(seat)
        before, after = (observe(self._game, self._node_at(p).state, viewer) for p in (a, b))
        return diff(before, after)

    def why(self, address: str, seat: int | None = None) -> CellEvents:
        """Return the events that made a cell's value, each with its clauses."""
        self.inspect(address, seat)
        line = self._cursor.line[: self.ply + 1]
        return cell_history(self._telling(seat), line, address)

    def log(self, locale: str | None = None, seat: int | None = None) -> str:
        """Return what happened so far, a line an event, each with its clauses."""
        language = None if locale is None else known_locale(locale)
        nodes = self._cursor.line[: self.ply + 1]
        return "\n".join(lines(self._telling(seat), nodes, language))

    def __repr__(self) -> str:
        """Return what anybody at the table knows: the same text on every run."""
        voice = self._voice()
        where = ", ".join(
            voice.say(f"mark.{mark.unit}", {"n": mark.number}) for mark in self._game.marks(self._state)
        )
        seats = [voice.seat(seat) for seat in self._game.window(self._state).seats]
        result = self.result
        winners = [voice.seat(seat) for seat in (result.winners if result else ())]
        key = ("won" if winners else "lost") if result else ("to-act" if seats else "by-itself")
        return voice.say(f"repr.{key}", {"where": where, "seats": seats, "winners": winners, "ply": self.ply})

    # --- keeping -----------------------------------------------------------------------

    def to_json(self, *, frames: bool = False) -> str:
        """Return the match as a record: seed, decisions and draws of all branches, notes.

        A match bound to a seat gives what that seat saw: frames, no seed, nothing to replay.
        `frames` adds the cells of the line, for a reader whose rules have moved on.
        """
        game, line = self._game, self._cursor.line
        header = Header(
            players=len(self._names), options=self.options, names=self._names,
            seed=self._seed, setup=self._setup,
        )  # fmt: skip
        if self._bound is not None:
            return record.write_seen(self._telling(None), line, self._cursor.node, header)
        timeline = self._cursor.timeline
        kept = record.frames(game, line, None) if frames else ()
        return record.write(game, timeline, self._cursor.node, line, header, frames=kept)

    def save(self, path: str | PathLike[str], *, frames: bool = False) -> Path:
        """Write the record to a file, and return its path."""
        file = Path(path)
        file.write_text(self.to_json(frames=frames), encoding="utf-8")
        return file

    # --- inside ------------------------------------------------------------------------

    def _changed(self) -> None:
        timeline = self._cursor.timeline
        if timeline.watchers:
            timeline.changed()

    @property
    def _state(self) -> Any:
        return self._cursor.node.state

    def _with(self, cursor: Cursor, bound: Seat | None, fork: tuple[Node, Fork] | None) -> Self:
        return type(self)(
            self._game, cursor, seed=self._seed, names=self._names, players=self._players,
            setup=self._setup, reading=self._reading, fidelity=self.fidelity, bound=bound, fork=fork,
        )  # fmt: skip

    def _own_fork(self) -> tuple[Node, Fork] | None:
        return None if self._fork_node is None or self._fork is None else (self._fork_node, self._fork)

    def _viewer(self, seat: int | None) -> Seat:
        """Return a player's seat: the one asked for, else the one this match is bound to."""
        wanted = self._bound if seat is None else seat
        if type(wanted) is not int or not 0 <= wanted < len(self._names):
            raise UnknownName("seat", name=repr(wanted), last=len(self._names) - 1)
        if self._bound is not None and wanted != self._bound:
            raise UnknownName("bound-seat", name=wanted, bound=self._bound)
        return Seat(wanted)

    def _seat_or_table(self, seat: int | None) -> Seat | None:
        return None if seat is None and self._bound is None else self._viewer(seat)

    def _voice(self) -> Voice:
        others = self._game.other_seats(self._cursor.timeline.root.state)
        return Voice(self._game.words, self._names, self._game.spellings, others)

    def _telling(self, seat: int | None) -> Telling:
        return Telling(self._game, self._voice(), self._seat_or_table(seat))

    def _tell(self) -> Telling:
        return self._telling(None)

    def _node_at(self, where: Place) -> Node:
        if type(where) is int:
            line = self._cursor.line
            if 0 <= where < len(line):
                return line[where]
        if isinstance(where, Ply):
            return where._node  # noqa: SLF001  # a Ply is the public face of a node
        return places.find(self._game, self._cursor, where)

    def _read(self, move: str | Action, seat: int | None) -> Action:
        wanted = None if seat is None and self._bound is None else self._viewer(seat)
        return notation.read(self._game, self._state, move, wanted, len(self._names))

    def _decided(self) -> Action:
        window = self._game.window(self._state)
        if not window.seats:
            blocker = Blocker(window.clause, voice=self._voice())
            raise Refused("-", Verdict((blocker,)))
        latest = self._cursor.node.latest
        if self._reading and latest is not None and latest.action is not None:
            return latest.action
        seat = window.seats[0]
        key = f"{self._seed}/decide/{seat}/{_trail(self._cursor.node).hex()}"
        look = Look(self._game, self._state, seat, key)
        player = self._players[seat]
        return decide_at_random(look) if player is None else player.decide(look)

    def _settle(self) -> None:
        while self._game.window(self._state).is_by_itself:
            self._enter_automatic()

    def _enter_automatic(self) -> None:
        node = self._cursor.node
        recorded = node.latest if node is not self._fork_node else None
        if recorded is not None:
            self._cursor.enter(recorded)
        else:
            self._enter(self._game.automatic(self._state_to_go_on(node)), by_itself=True)

    def _state_to_go_on(self, node: Node) -> Any:
        if node is not self._fork_node or self._fork is None:
            return node.state
        return fork_state(node.state, self._fork)

    def _check(self, state: Any, action: Action) -> None:
        asked, choices = self._answered
        if asked is state and action in choices:
            return
        if self._game.judge(state, action).blockers:
            raise Refused(str(action), self.why_not(action))

    def _enter(self, action: Action, *, by_itself: bool = False) -> None:
        cursor = self._cursor
        node = cursor.node
        fork = self._fork if node is self._fork_node else None
        child = node.child(action, fork) if node.children else None
        if child is None:
            state = node.state if fork is None else self._state_to_go_on(node)
            if not by_itself:
                self._check(state, action)
            after, events = self._game.apply(state, action)
            child = Node(node, action, events, after, fork)
            node.add(child)
        cursor.enter(child)


def _count(n: int) -> int:
    if type(n) is not int or n < 0:
        raise BadOption("option-value", option="n", value=repr(n), allowed="0, 1, 2 ...")
    return n


def _trail(node: Node) -> bytes:
    """Return the fingerprint of the way to a node: of its notations, and nothing hidden else."""
    behind: list[Node] = []
    while node.trail is None and node.parent is not None:
        behind.append(node)
        node = node.parent
    trail = node.trail or b""
    for later in reversed(behind):
        trail = blake2b(trail + str(later.action).encode(), digest_size=8).digest()
        later.trail = trail
    return trail
