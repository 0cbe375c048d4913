"""Opening a record: played again ply by ply, and compared with the digests it carries."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import BadRecord, CobraError
from cobra_widgets.engine.fidelity import EXACT, FRAMES_ONLY, Fidelity, drift
from cobra_widgets.engine.frames import FramesGame, frame_nodes
from cobra_widgets.engine.game import WindowKind
from cobra_widgets.engine.record import FORMAT
from cobra_widgets.engine.table import Table
from cobra_widgets.engine.timeline import Cursor, Fork, Node, Timeline, fork_state

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class Opened:
    """A record, opened."""

    table: Table
    cursor: Cursor
    seat: Seat | None
    """Whose record it is; None for a whole match."""


@dataclass(frozen=True, slots=True)
class _Header:
    """What a record says of a match besides its plies."""

    players: int
    options: Mapping[str, Json]
    names: tuple[str, ...]
    seed: int


class _Drifted(Exception):  # not an error: how reading a line ends early
    """The rules of today part from the record after this node."""

    def __init__(self, good: int) -> None:
        self.good = good


def read(text: str, find_game: Callable[[str], Any]) -> Opened:
    """Open a record; a broken one is refused whole, naming line or key."""
    record = _parsed(text)
    game = find_game(_need(record, "game", str))
    header = _header(record)
    try:
        game = game.playing(header.options)
    except CobraError as fault:
        raise BadRecord("record", key="options", reason=str(fault)) from fault
    rules = _need(record, "rules", str)
    if "seat" in record or "line" not in record or ("frames" in record and rules != game.rulebook.version):
        return _open_frames(game, record, header)
    timeline, nodes, fidelity = _replayed(game, record, header)
    here = nodes[min(_whole(record, "cursor", 0, len(nodes) - 1, clip=True), len(nodes) - 1)]
    _restore_remarks(record, timeline, nodes)
    table = Table(
        game, header.seed, header.names, (None,) * header.players,
        is_setup="start" in record, fidelity=fidelity,
    )  # fmt: skip
    return Opened(table, Cursor(timeline, here), None)


def _parsed(text: str) -> Mapping[str, Any]:
    try:
        record = json.loads(text)
    except json.JSONDecodeError as fault:
        raise BadRecord("record", key=f"line {fault.lineno}", reason=fault.msg) from fault
    if not isinstance(record, dict):
        raise BadRecord("record", key="line 1", reason="{ ... }")
    written = _need(record, "format", int)
    if not 1 <= written <= FORMAT:
        raise BadRecord("record-format", value=written, newest=FORMAT)
    return record


def _header(record: Mapping[str, Any]) -> _Header:
    players = _need(record, "players", int)
    names = _need(record, "names", list)
    if len(names) != players or not all(isinstance(name, str) and name for name in names):
        raise BadRecord("record", key="names", reason=f"{players} x text")
    return _Header(
        players=players,
        options=_optional(record, "options", dict, {}),
        names=tuple(names),
        seed=_optional(record, "seed", int, 0),
    )


def _need(record: Mapping[str, Any], key: str, kind: type) -> Any:
    if type(record.get(key)) is not kind:
        raise BadRecord("record", key=key, reason=kind.__name__)
    return record[key]


def _optional(record: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
    return _need(record, key, kind) if key in record else default


def _whole(
    record: Mapping[str, Any], key: str, default: int, most: int, *, clip: bool = False, where: str = ""
) -> int:
    """Return a count: not below 0, and not above `most` unless that may be clipped."""
    value: int = _optional(record, key, int, default)
    if value < 0 or (value > most and not clip):
        raise BadRecord("record", key=f"{where}{key}", reason=f"0..{most}")
    return min(value, most)


def _by_number(record: Mapping[str, Any], key: str, nodes: list[Node]) -> Iterator[tuple[Node, Any]]:
    """Go through a table by node number; numbers after a drift have nothing to stand on."""
    for number, value in _optional(record, key, dict, {}).items():
        if not number.isdecimal():
            raise BadRecord("record", key=f"{key}.{number}", reason="0, 1, 2 ...")
        if int(number) < len(nodes):
            yield nodes[int(number)], value


def _open_frames(game: "AnyGame", record: Mapping[str, Any], header: _Header) -> Opened:
    seat = _whole(record, "seat", 0, header.players - 1)
    if "frames" not in record:
        raise BadRecord("record-seat", seat=seat)
    moves = _optional(record, "moves", list, [""] * len(record["frames"]))
    timeline = frame_nodes(_need(record, "frames", list), moves)
    line = Cursor(timeline).line
    here = line[_whole(record, "cursor", 0, len(line) - 1, clip=True)]
    shown: Any = FramesGame(game, header.options)
    table = Table(shown, header.seed, header.names, (None,) * header.players, fidelity=FRAMES_ONLY)
    return Opened(table, Cursor(timeline, here), Seat(seat) if "seat" in record else None)


def _replayed(
    game: "AnyGame", record: Mapping[str, Any], header: _Header
) -> tuple[Timeline, list[Node], Fidelity]:
    chance = Chance(header.seed)
    try:
        options = game.check_options(header.players, header.options)
        start: Any = (
            game.from_cells(_need(record, "start", dict), header.players, options, chance)
            if "start" in record
            else game.start(header.players, options, chance)
        )
    except CobraError as fault:
        raise BadRecord("record", key=fault.key, reason=str(fault)) from fault
    timeline = Timeline(start)
    nodes = [timeline.root]
    branches = [{"plies": _need(record, "line", list)}, *_optional(record, "branches", list, [])]
    try:
        for branch in branches:
            if not isinstance(branch, dict):
                raise BadRecord("record", key="branches", reason="{ ... }")
            _play_branch(game, branch, nodes, _optional(record, "digests", dict, {}))
    except _Drifted as drifted:
        _forget(nodes, drifted.good)
        return timeline, nodes, drift(nodes[-1].ply)
    return timeline, nodes, EXACT


def _play_branch(
    game: "AnyGame", branch: Mapping[str, Any], nodes: list[Node], digests: Mapping[str, str]
) -> None:
    node = nodes[_whole(branch, "at", 0, len(nodes) - 1, where="branches.")]
    fork = _fork(branch)
    first = len(nodes)
    try:
        for chunk in _need(branch, "plies", list):
            for written in str(chunk).split(","):
                node = _play(game, node, written, fork, nodes)
                fork = None
    finally:
        # Where a digest and a later move both disagree, the rules parted at the digest.
        _compare(game, nodes, digests, first)


def _fork(branch: Mapping[str, Any]) -> Fork | None:
    stream = _optional(branch, "stream", int, 0)
    name = _optional(branch, "name", str, None)
    forced = []
    for purpose, values in _optional(branch, "force", dict, {}).items():
        if not isinstance(values, list):
            raise BadRecord("record", key=f"branches.force.{purpose}", reason="[...]")
        forced.append((purpose, tuple(values)))
    return Fork(stream, tuple(forced), name) if stream or forced or name else None


def _play(game: "AnyGame", node: Node, written: str, fork: Fork | None, nodes: list[Node]) -> Node:
    state = node.state if fork is None else fork_state(node.state, fork)
    action = _read_action(game, state, written)
    if action is None:
        raise _Drifted(len(nodes) - 1)
    after, events = game.apply(state, action)
    child = Node(node, action, events, after, fork)
    node.add(child)
    nodes.append(child)
    return child


def _read_action(game: "AnyGame", state: Any, written: str) -> Action | None:
    """Return the decision a record wrote, None if today's rules do not allow it here."""
    window = game.window(state)
    if window.kind is WindowKind.CHANCE:
        return game.read_token(state, written)
    if window.kind is WindowKind.AUTOMATIC:
        happens = game.automatic(state)
        return happens if game.token(happens) == written else None
    seat, colon, notation = written.partition(":")
    asked = int(seat) if colon and seat.isdecimal() else (window.seats or (None,))[0]
    for action in game.parse(state, notation if colon else written):
        if action.seat == asked and not game.judge(state, action).blockers:
            return action
    return None


def _compare(game: "AnyGame", nodes: list[Node], digests: Mapping[str, str], first: int) -> None:
    good = max(0, first - 1)
    for number in range(first, len(nodes)):
        expected = digests.get(str(number))
        if expected is None:
            continue
        if digest(game.cells(nodes[number].state)) != expected:
            raise _Drifted(good)
        good = number


def _forget(nodes: list[Node], good: int) -> None:
    for node in nodes[good + 1 :]:
        assert node.parent is not None
        node.parent.children = tuple(child for child in node.parent.children if child is not node)
    del nodes[good + 1 :]


def _restore_remarks(record: Mapping[str, Any], timeline: Timeline, nodes: list[Node]) -> None:
    for node, note in _by_number(record, "notes", nodes):
        if not isinstance(note, str | dict):
            raise BadRecord("record", key="notes", reason="text")
        node.note = note
    for node, count in _by_number(record, "fresh", nodes):
        timeline.fresh[node] = count
    marks = _optional(record, "marks", dict, {})
    for name in marks:
        number = _need(marks, name, int)
        if 0 <= number < len(nodes):
            timeline.marks[name] = nodes[number]
