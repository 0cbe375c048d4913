"""The match as users meet it: made, loaded, shown in a cell."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeGuard

from cobra_widgets.engine import kept, replay
from cobra_widgets.engine import match as engine
from cobra_widgets.engine.actions import Json
from cobra_widgets.engine.chance import Chance, forced_values, number
from cobra_widgets.engine.clauses import Rulebook
from cobra_widgets.engine.errors import BadOption, shown
from cobra_widgets.engine.table import Table
from cobra_widgets.engine.text import is_name
from cobra_widgets.engine.timeline import Cursor, Fork, Timeline
from cobra_widgets.engine.words import known_locale
from cobra_widgets.games import load_game
from cobra_widgets.lessons.scenario import Scenario, find_scenario
from cobra_widgets.lessons.story import Story
from cobra_widgets.lessons.telling import tell
from cobra_widgets.players import player

if TYPE_CHECKING:
    from cobra_widgets.widgets.snapshot import Snapshot

LARGEST_SEED = 2**53
"""Whole numbers beyond it do not survive a browser."""
LARGEST_DRAWN = 2**31
"""What a seed that nobody named stays below."""


class Match(engine.Match):
    """One game at a table, with its whole past and every what-if; in a cell, the live board."""

    scenario: Scenario | None = None
    """The example it tells, if it does."""

    def story(self, locale: str | None = None) -> Story:
        """Return what an example tells, step by step, its refused tries included."""
        if self.scenario is None:
            raise BadOption("no-story")
        return Story(self, self.scenario, None if locale is None else known_locale(locale))

    def snapshot(self) -> "Snapshot":
        """Return the position as it is now, for a cell that stays as it is: no kernel needed."""
        from cobra_widgets.widgets.snapshot import snapshot  # noqa: PLC0415

        return snapshot(self)

    def to_html(self, path: str | PathLike[str], *, seat: int | None = None, **look: Any) -> Path:
        """Write one file with the whole match that any browser can look through; return its path.

        `seat` is whose eyes see it; `look` takes `locale`, `theme`, `size` and `parts` as a
        MatchView does. The file asks no network for anything.
        """
        from cobra_widgets.widgets.page import page  # noqa: PLC0415

        return kept.write_text(path, page(self, seat, **look))

    def next_game(self, seed: int | None = None) -> "Match":
        """Begin the next game with the same people and options, once this one is over.

        Who sits where may follow from how this one ended. Without a seed the next one follows from
        this one's, the same on each run.
        """
        if self.result is None:
            raise BadOption("not-over")
        table, rules, options = self._table, self._game, self.options
        order = rules.next_seats(self._state)
        players = [table.players[seat] for seat in order]
        names = [table.names[seat] for seat in order]
        sown = number(f"{table.seed}/next", LARGEST_DRAWN) if seed is None else _seed(seed)
        return _begun(rules, rules.start(len(players), options, Chance(sown)), players, sown, names)

    def _repr_mimebundle_(self, **_: Any) -> Any:
        """Return the live view, and the position for hosts that show none."""
        # Imported late: the games need no notebook. Where there are no widgets the position is all.
        try:
            from cobra_widgets.widgets.view import display  # noqa: PLC0415
        except ModuleNotFoundError:
            return self.snapshot()._repr_mimebundle_()
        return display(self)._repr_mimebundle_()

    @staticmethod
    def _scenario(name: str) -> "Match":
        """Return an example for a view that was asked to show one."""
        return scenario(name)

    def fork(self, *args: Any, **kwargs: Any) -> Self:
        """Return a what-if: see `cobra_widgets.engine.match.Match.fork`."""
        branch = super().fork(*args, **kwargs)
        branch.scenario = self.scenario
        return branch

    def __copy__(self) -> Self:
        """Return another hand on the same cursor."""
        twin = type(self)(self._table, self._cursor, self._bound)
        twin.scenario = self.scenario
        return twin

    def __deepcopy__(self, memo: Any) -> "Match":
        """Return a match of its own, with all branches; its Players are shared."""
        make, parts = Match(self._table, self._cursor).__reduce__()
        whole: Match = make(*parts)
        whole.scenario = self.scenario
        return whole if self._bound is None else whole.view(self._bound)

    def __reduce__(self) -> Any:
        """Be sent on as a record; one bound to a seat as what that seat saw."""
        return _sent, (*self._parts(), self.scenario if self._bound is None else None)

    def _parts(self) -> tuple[str, Mapping[str, Any], Any]:
        table = self._table
        if self._bound is not None:
            return self.to_json(), {}, None
        kept_apart = {"players": table.players, "is_example": table.is_example, "fidelity": table.fidelity}
        return self.to_json(), kept_apart, self._cursor.fork_here


def _sent(
    record: str, table: Mapping[str, Any], fork: Fork | None, scenario: Scenario | None = None
) -> Match:
    opened = replay.read(record, load_game)
    opened.cursor.ask(fork)
    match = Match(replace(opened.table, **table), opened.cursor, opened.seat)
    match.scenario = scenario
    return match


def new(
    game: str,
    players: int | Sequence[object] | None = None,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Match:
    """Begin a game: its rules, a seeded start, and whatever happens by itself at first.

    `players` is how many, or one entry a seat: None (a person), "random", "greedy", "search" or a
    Player. Without a seed one is drawn; it is kept in `match.seed`.
    """
    rules = load_game(game)
    seats = _seated(rules, players)
    checked = rules.check_options(len(seats), options)
    rules = rules.playing(checked)
    sown = _seed(seed)
    return _begun(rules, rules.start(len(seats), checked, Chance(sown)), seats, sown, names)


def setup(
    game: str,
    cells: Mapping[str, Json],
    seed: int | None = None,
    players: int | Sequence[object] | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Match:
    """Begin at a position given by its cells; what is missing is empty.

    Raises ImpossiblePosition, with every fault, for one that the game cannot be in.
    """
    rules = load_game(game).playing(options)
    if not isinstance(cells, Mapping):
        raise BadOption("option-value", option="cells", value=shown(cells), allowed="{address: value}")
    sown = _seed(seed)
    count = None if players is None else len(_seated(rules, players))
    state = rules.from_cells(cells, count, options, Chance(sown))
    seats = _seated(rules, rules.player_count(state) if players is None else players)
    return _begun(rules, state, seats, sown, names, is_setup=True)


def load(source: str | PathLike[str]) -> Match:
    """Open a saved match: a file's path, or the record itself as JSON text.

    `match.fidelity` says how much of it today's rules could play: EXACT, DRIFT(at), FRAMES_ONLY.
    """
    is_record = isinstance(source, str) and source.lstrip("\ufeff \n\r\t")[:1] in {"{", "["}
    opened = replay.read(str(source) if is_record else kept.read_text(source), load_game)
    return Match(opened.table, opened.cursor, opened.seat)


def scenario(name: str) -> Match:
    """Open an example as a match, with a note at every ply, ready to step along."""
    told = find_scenario(name)
    rules = load_game(told.game).playing(told.options)
    chance = Chance(told.seed, forced=forced_values(told.force, rules.purposes))
    state = (
        rules.start(told.players, rules.check_options(told.players, told.options), chance)
        if told.setup is None
        else rules.from_cells(told.setup, told.players, told.options, chance)
    )
    match = _begun(
        rules, state, (None,) * told.players, told.seed, None,
        is_setup=told.setup is not None, is_example=True,
    )  # fmt: skip
    tell(match, told)
    match.scenario = told
    return match


def edition(game: str, edition: Any = None) -> Any:
    """Return the edition a game is played by: its numbers, and where they come from.

    `edition` asks for another one, as `cw.new` takes it: a file's path. A fault in it is an error.
    """
    rules = load_game(game)
    options = {} if edition is None else {"edition": edition}
    return rules.playing(rules.check_options(rules.default_players, options)).edition


def rulebook(game: str) -> Rulebook:
    """Return a game's rulebook: its clauses in printed order."""
    book: Rulebook = load_game(game).rulebook
    return book


def _begun(
    rules: Any,
    state: Any,
    players: Sequence[object],
    seed: int,
    names: Sequence[str] | None,
    *,
    is_setup: bool = False,
    is_example: bool = False,
) -> Match:
    table = Table(
        rules, seed, _named(names, len(players)), tuple(player(given) for given in players),
        is_setup, is_example,
    )  # fmt: skip
    match = Match(table, Cursor(Timeline(state)))
    if not match.to_act and rules.window(state).is_by_itself:
        match.step()
    return match


def _seated(rules: Any, players: int | Sequence[object] | None) -> Sequence[object]:
    given = rules.default_players if players is None else players
    seats = [None] * given if type(given) is int and given in rules.players else given
    if not _is_row(seats) or len(seats) not in rules.players:
        allowed = ", ".join(map(str, rules.players))
        raise BadOption("players", game=rules.id, value=shown(given), allowed=allowed)
    return seats


def _named(names: Sequence[Any] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(chr(ord("A") + seat) for seat in range(players))
    if not _is_row(names) or len(names) != players or not all(map(is_name, names)):
        raise BadOption("names", players=players, value=shown(names))
    return tuple(map(str, names))


def _is_row(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbelow(LARGEST_DRAWN)
    if type(seed) is not int or abs(seed) > LARGEST_SEED:
        raise BadOption("seed", value=shown(seed))
    return seed


__all__ = ["Match", "edition", "load", "new", "rulebook", "scenario", "setup"]
