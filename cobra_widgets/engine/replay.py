"""Opening a record: played again ply by ply, and compared with the digests it carries."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cobra_widgets.engine.actions import Action, Json, Seat
from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import BadRecord, CobraError
from cobra_widgets.engine.fidelity import EXACT, FRAMES_ONLY, Fidelity, drift
from cobra_widgets.engine.frames import FramesGame, frame_nodes
from cobra_widgets.engine.game import WindowKind
from cobra_widgets.engine.record import FORMAT, Header
from cobra_widgets.engine.timeline import Fork, Node, Timeline, fork_state

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class Opened:
    """A record, opened."""

    game: "AnyGame"
    timeline: Timeline
    cursor: Node
    header: Header
    fidelity: Fidelity
    seat: Seat | None
    """Whose record it is; None for a whole match."""


class _Drifted(Exception):  # not an error: how reading a line ends early
    """The rules of today part from the record after this node."""

    def __init__(self, good: int) -> None:
        self.good = good


def read(text: str, find_game: Callable[[str], Any]) -> Opened:
    """Open a record; a broken one is refused whole, naming line or key."""
    record = _parsed(text)
    game = find_game(_need(record, "game", str))
    header = _header(record)
    if _optional(record, "seat", int, -1) >= 0 or (
        "frames" in record and _need(record, "rules", str) != game.rulebook.version
    ):
        return _open_frames(game, record, header)
    timeline, nodes, fidelity = _replayed(game, record, header)
    cursor = min(_optional(record, "cursor", int, 0), len(nodes) - 1)
    _restore_remarks(record, timeline, nodes)
    return Opened(game, timeline, nodes[cursor], header, fidelity, None)


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


def _header(record: Mapping[str, Any]) -> Header:
    players = _need(record, "players", int)
    names = _need(record, "names", list)
    if len(names) != players or not all(isinstance(name, str) and name for name in names):
        raise BadRecord("record", key="names", reason=f"{players} x text")
    return Header(
        players=players,
        options=_optional(record, "options", dict, {}),
        names=names,
        seed=_optional(record, "seed", int, 0),
        setup="start" in record,
    )


def _need(record: Mapping[str, Any], key: str, kind: type) -> Any:
    if type(record.get(key)) is not kind:
        raise BadRecord("record", key=key, reason=kind.__name__)
    return record[key]


def _optional(record: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
    return _need(record, key, kind) if key in record else default


def _open_frames(game: "AnyGame", record: Mapping[str, Any], header: Header) -> Opened:
    seat = _optional(record, "seat", int, -1)
    if "frames" not in record:
        raise BadRecord("record-seat", seat=seat)
    if not -1 <= seat < header.players:
        raise BadRecord("record", key="seat", reason=f"0..{header.players - 1}")
    moves = _optional(record, "moves", list, [""] * len(record["frames"]))
    timeline = frame_nodes(_need(record, "frames", list), moves)
    line = [timeline.root]
    while line[-1].latest is not None:
        line.append(line[-1].latest)
    cursor = line[min(_optional(record, "cursor", int, 0), len(line) - 1)]
    shown: Any = FramesGame(game)
    return Opened(shown, timeline, cursor, header, FRAMES_ONLY, None if seat < 0 else Seat(seat))


def _replayed(
    game: "AnyGame", record: Mapping[str, Any], header: Header
) -> tuple[Timeline, list[Node], Fidelity]:
    chance = Chance(header.seed)
    try:
        options = game.check_options(header.players, header.options)
        start: Any = (
            game.from_cells(_need(record, "start", dict), header.players, options, chance)
            if header.setup
            else game.start(header.players, options, chance)
        )
    except CobraError as fault:
        raise BadRecord("record", key=fault.key, reason=str(fault)) from fault
    timeline = Timeline(start)
    nodes = [timeline.root]
    digests = _optional(record, "digests", dict, {})
    branches = [
        {"at": 0, "plies": _need(record, "line", list)} if "line" in record else {"at": 0, "plies": []}
    ]
    branches += _optional(record, "branches", list, [])
    try:
        for branch in branches:
            _play_branch(game, branch, nodes, digests)
    except _Drifted as drifted:
        _forget(nodes, drifted.good)
        return timeline, nodes, drift(nodes[-1].ply)
    return timeline, nodes, EXACT


def _play_branch(
    game: "AnyGame", branch: Mapping[str, Any], nodes: list[Node], digests: Mapping[str, str]
) -> None:
    at = _optional(branch, "at", int, 0)
    if not 0 <= at < len(nodes):
        raise BadRecord("record", key="branches.at", reason=f"0..{len(nodes) - 1}")
    node = nodes[at]
    fork = _fork(branch)
    first = len(nodes)
    for chunk in _need(branch, "plies", list):
        for written in str(chunk).split(","):
            node = _play(game, node, written, fork, nodes)
            fork = None
    _compare(game, nodes, digests, first)


def _fork(branch: Mapping[str, Any]) -> Fork | None:
    stream = _optional(branch, "stream", int, 0)
    forced = tuple((k, tuple(v)) for k, v in _optional(branch, "force", dict, {}).items())
    name = _optional(branch, "name", str, None)
    return Fork(stream, forced, name) if stream or forced or name else None


def _play(game: "AnyGame", node: Node, written: str, fork: Fork | None, nodes: list[Node]) -> Node:
    state = node.state if fork is None else fork_state(node.state, fork)
    action = _read_action(game, state, written)
    if action is None:
        raise _Drifted(len(nodes) - 1)
    after, events = game.apply(state, action)
    child = Node(node, action, events, after, fork)
    node.add(child)
    node.latest = node.latest or child
    nodes.append(child)
    return child


def _read_action(game: "AnyGame", state: Any, written: str) -> Action | None:
    """Return the decision a record wrote, None if today's rules do not allow it here."""
    window = game.window(state)
    if window.kind is WindowKind.CHANCE:
        return game.read_token(state, written)
    if window.kind is WindowKind.AUTOMATIC:
        happens = game.automatic(state)
        return happens if str(happens) == written else None
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
        if node.parent.latest is node:
            node.parent.latest = None
    del nodes[good + 1 :]


def _restore_remarks(record: Mapping[str, Any], timeline: Timeline, nodes: list[Node]) -> None:
    def kept(key: str) -> Mapping[Any, Json]:
        table: Mapping[Any, Json] = _optional(record, key, dict, {})
        return table

    for number, note in kept("notes").items():
        if int(number) < len(nodes):
            nodes[int(number)].note = note  # type: ignore[assignment]
    for name, number in kept("marks").items():
        if isinstance(number, int) and number < len(nodes):
            timeline.marks[name] = nodes[number]
    for number, count in kept("fresh").items():
        if isinstance(count, int) and int(number) < len(nodes):
            timeline.fresh[nodes[int(number)]] = count
