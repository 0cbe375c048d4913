"""A match as one viewer sees it, told in one language."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, Protocol, cast

from cobra_widgets.analysis.odds import counting, turning
from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.fidelity import FRAMES_ONLY
from cobra_widgets.engine.game import WindowKind
from cobra_widgets.engine.match import Match
from cobra_widgets.engine.timeline import Cursor, Node, Timeline
from cobra_widgets.engine.words import Words, engine_words
from cobra_widgets.widgets.wire import Odd, SeatInfo

NOBODY_DECIDES: Final = frozenset({WindowKind.CHANCE, WindowKind.AUTOMATIC, WindowKind.OVER})


class Face(Protocol):
    """What a game's `view` module tells a board that is drawn."""

    def choice_words(self, state: Any, action: Any) -> tuple[str, Mapping[str, object]]:
        """Return the key of a decision's words in a position, and what they name."""

    def choice_cells(self, action: Any) -> tuple[str, ...]:
        """Return the addresses a decision is about."""

    def status_words(self, state: Any) -> tuple[str, Mapping[str, object]]:
        """Return the key of the line that says what is to be done now, and what it names."""

    def board_names(self, edition: Any, language: str) -> Mapping[str, str]:
        """Return the words of the edition that a board needs."""

    def board_data(self, edition: Any) -> Mapping[str, Json]:
        """Return the numbers of the edition that a board needs."""


def face(game: str) -> Face:
    """Return what a game tells its board."""
    return cast("Face", import_module(f"cobra_widgets.games.{game}.view"))


@cache
def own_words() -> Words:
    """Return the words that the widget has itself."""
    return Words(files("cobra_widgets.widgets") / "data")


class Seen:
    """A match through one pair of eyes. All that leaves for a browser is asked for here."""

    __slots__ = ("clauses", "face", "game", "language", "match", "telling")

    def __init__(self, match: Match, seat: int | None, language: str) -> None:
        self.match: Final = match
        self.language: Final = language
        # The one place where a view looks behind a match's public face.
        self.game: Final[Any] = match._game  # noqa: SLF001
        self.telling: Final = match._telling(seat)  # noqa: SLF001
        self.face: Final = face(self.game.id)
        self.clauses: Final[Mapping[ClauseId, int]] = {
            clause.id: index for index, clause in enumerate(self.game.rulebook)
        }
        """Places in the book, by id."""

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes these are; None for the open table."""
        return self.telling.viewer

    @property
    def cursor(self) -> Cursor:
        """Where the match stands."""
        return self.match._cursor  # noqa: SLF001

    @property
    def timeline(self) -> Timeline:
        """All moments of the match."""
        return self.cursor.timeline

    def cells(self, node: Node) -> dict[str, Json]:
        """Return what the viewer sees at a moment."""
        return self.telling.cells(node, None)

    def to_act(self, node: Node) -> list[int]:
        """Return who may decide at a moment; nobody where things happen by themselves."""
        window = self.game.window(node.state)
        return [] if window.kind in NOBODY_DECIDES else list(window.seats)

    def cite(self, ids: tuple[ClauseId, ...]) -> list[int]:
        """Return the places of clauses in the book."""
        return [self.clauses[id_] for id_ in ids]

    def say(self, key: str, params: Mapping[str, object]) -> str:
        """Return one of the game's sentences."""
        return self.telling.voice.say(key, params, self.language)

    def label(self, action: Action) -> str:
        """Return a decision at the cursor in words."""
        return self.say(*self.face.choice_words(self.cursor.node.state, action))

    def status(self) -> str:
        """Return what is to be done now, in a line."""
        if self.match.fidelity == FRAMES_ONLY:
            return engine_words().template("error.frames-only", self.language)
        return self.say(*self.face.status_words(self.cursor.node.state))

    def odds(self) -> list[Odd]:
        """Return what the seat to act may be about to throw for; nothing for the other seats."""
        count, acting = counting(self.game.id), self._acting()
        if count is None or acting is None:
            return []
        found = count(self.cursor.node.state, acting)
        return [
            (self.say(f"odds.{each.what}", {}), each.chance.numerator, each.chance.denominator)
            for each in found
        ]

    def turns(self) -> list[int]:
        """Return by face how far the die of the seat to act would turn a look; nothing for the others."""
        turn, acting = turning(self.game.id), self._acting()
        return [] if turn is None or acting is None else list(turn(self.cursor.node.state, acting))

    def _acting(self) -> Seat | None:
        """Return the seat to act, if it is the viewer's or the viewer sees all."""
        acting = next(iter(self.to_act(self.cursor.node)), None)
        return None if acting is None or self.viewer not in {None, acting} else Seat(acting)

    def seats(self) -> list[SeatInfo]:
        """Return who sits where."""
        voice = self.telling.voice
        players = self.match._table.players  # noqa: SLF001
        found: list[SeatInfo] = []
        for seat in range(len(voice.names)):
            by: Any = "nobody" if seat >= len(players) else "computer" if players[seat] else "person"
            found.append({"name": voice.seat(seat, self.language), "by": by})
        return found
