"""All that can be asked of a match without changing it."""

from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any

from cobra_widgets.engine import kept, notation, places, record
from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.cells import Change, diff, under
from cobra_widgets.engine.errors import UnknownName, UnknownPlace, shown
from cobra_widgets.engine.fidelity import FRAMES_ONLY, Fidelity
from cobra_widgets.engine.game import Result, Window
from cobra_widgets.engine.path import CellEvents, Ply, Telling, cell_history, lines, observe, viewer
from cobra_widgets.engine.table import Table
from cobra_widgets.engine.timeline import Cursor, Node
from cobra_widgets.engine.verdicts import Verdict
from cobra_widgets.engine.words import Voice, engine_words, known_locale
from cobra_widgets.engine.words import locale as spoken

Place = int | str | Ply
"""A moment: its ply on the line, its name, or one of `path()`."""


class Looking:
    """A match as it can be looked at: by the open table, or bound to what one seat sees."""

    def __init__(self, table: Table, cursor: Cursor, bound: Seat | None = None) -> None:
        self._table = table
        self._game: Any = table.game
        self._cursor = cursor
        self._bound = bound
        self._answered: tuple[Any, tuple[Action, ...]] = (None, ())

    # --- who and where -----------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self._game.id)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._table.names

    @property
    def seed(self) -> int | None:
        """What fixes every draw; a match bound to a seat does not know it."""
        return self._table.seed if self._bound is None else None

    @property
    def options(self) -> dict[str, Json]:
        """The options in force."""
        return dict(self._game.options(self._state))

    @property
    def fidelity(self) -> Fidelity:
        """How much of a loaded record could be played again."""
        return self._table.fidelity

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
        window: Window = self._game.window(state)
        seats = () if window.is_by_itself else window.seats
        if len(seats) == 1:
            choices = self._game.legal(state, seats[0])
            # Answered for this very moment: step need not ask the clauses again.
            self._answered = (state, choices)
            return choices
        return tuple([action for each in seats for action in self._game.legal(state, each)])

    def why_not(self, move: str | Action, seat: int | None = None) -> Verdict:
        """Return every rule that forbids a decision, and what would be allowed."""
        action = self._read(move, seat, only_asking=True)
        verdict = self._game.judge(self._state, action)
        voice = self._voice()
        blockers = tuple(replace(blocker, voice=voice) for blocker in verdict.blockers)
        allowed = () if action.seat not in self._seats else self._game.legal(self._state, action.seat)
        return Verdict(blockers, allowed)

    # --- what lies there ---------------------------------------------------------------

    def path(self, seat: int | None = None) -> tuple[Ply, ...]:
        """Return the plies from the root to the cursor, as the open table or a seat knows them."""
        telling = self._telling(seat)
        return tuple(Ply(node, telling) for node in self._way)

    def inspect(self, prefix: str = "", seat: int | None = None) -> dict[str, Json]:
        """Return the cells at an address and below it, all of them or as a seat sees them."""
        cells = observe(self._game, self._state, self._seat_or_table(seat))
        if not isinstance(prefix, str):
            raise UnknownName("address", name=shown(prefix), near=", ".join(cells))
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
        found = self.inspect(address, seat)
        if address not in found:
            raise UnknownName("address", name=address, near=", ".join(found))
        return cell_history(self._telling(seat), self._way, address)

    def log(self, locale: str | None = None, seat: int | None = None) -> str:
        """Return what happened so far, a line an event, each with its clauses."""
        language = None if locale is None else known_locale(locale)
        return "\n".join(lines(self._telling(seat), self._way, language))

    def __repr__(self) -> str:
        """Return what anybody at the table knows: the same text on every run."""
        return self.headline()

    def headline(self, locale: str | None = None) -> str:
        """Return what anybody at the table knows, in one line: where the game stands, who may act."""
        language = None if locale is None else known_locale(locale)
        voice = self._voice()
        where = ", ".join(
            voice.say(f"mark.{mark.unit}", {"n": mark.number}, language)
            for mark in self._game.marks(self._state)
        )
        seats = [voice.seat(seat, language) for seat in self._game.window(self._state).seats]
        result = self.result
        winners = [voice.seat(seat, language) for seat in (result.winners if result else ())]
        key = ("won" if winners else "lost") if result else ("to-act" if seats else "by-itself")
        told = {"where": where, "seats": seats, "winners": winners, "ply": self.ply}
        if self.fidelity == FRAMES_ONLY:
            title = ", ".join(filter(None, (self._game.title[language or spoken()], where)))
            return engine_words().say("repr.frames", told | {"title": title}, language)
        return voice.say(f"repr.{key}", told, language)

    # --- keeping -----------------------------------------------------------------------

    def to_json(self, *, frames: bool = False) -> str:
        """Return the match as a record: seed, decisions and draws of all branches, notes.

        A match bound to a seat gives what that seat saw: frames, no seed, nothing to replay.
        `frames` adds the cells of the line, for a reader whose rules have moved on.
        """
        cursor, line = self._cursor, self._cursor.line
        if self._bound is not None or self.fidelity == FRAMES_ONLY:
            return record.write_seen(self._telling(None), self._table, self.options, cursor)
        shown_too = record.frames(self._game, line, None) if frames else ()
        return record.write(self._table, self.options, cursor, frames=shown_too)

    def save(self, path: str | PathLike[str], *, frames: bool = False) -> Path:
        """Write the record to a file, and return its path."""
        return kept.write_text(path, self.to_json(frames=frames))

    # --- inside ------------------------------------------------------------------------

    @property
    def _state(self) -> Any:
        return self._cursor.node.state

    @property
    def _seats(self) -> range:
        return range(len(self._table.names))

    @property
    def _way(self) -> list[Node]:
        return self._cursor.line[: self.ply + 1]

    def _viewer(self, seat: int | None) -> Seat:
        """Return a player's seat: the one asked for, else the one this match is bound to."""
        return viewer(seat, self._bound, len(self._table.names))

    def _seat_or_table(self, seat: int | None) -> Seat | None:
        return None if seat is None and self._bound is None else self._viewer(seat)

    def _voice(self) -> Voice:
        others = self._game.other_seats(self._cursor.timeline.root.state)
        return Voice(self._game.words, self._table.names, self._game.spellings, others)

    def _telling(self, seat: int | None) -> Telling:
        return Telling(self._game, self._voice(), len(self._table.names), self._seat_or_table(seat))

    def _tell(self) -> Telling:
        return self._telling(None)

    def _node_at(self, where: Place) -> Node:
        if type(where) is int:
            line = self._cursor.line
            if 0 <= where < len(line):
                return line[where]
        if isinstance(where, Ply):
            node = where._node  # noqa: SLF001  # a Ply is the public face of a node
            if node.root is not self._cursor.timeline.root:
                raise UnknownPlace("place-elsewhere", place=where)
            return node
        return places.find(self._game, self._cursor, where)

    def _read(self, move: str | Action, seat: int | None, *, only_asking: bool = False) -> Action:
        wanted = None if seat is None and self._bound is None else self._viewer(seat)
        players = len(self._table.names)
        return notation.read(self._game, self._state, move, wanted, players, only_asking=only_asking)
