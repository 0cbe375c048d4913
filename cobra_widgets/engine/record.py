"""Saving a match, and finding out how much of it can still be played.

A record holds decisions and draws, not positions: one string of notations a round or turn, the
tree's branches after the line, and a digest of the position every few plies, so that a rule that
has changed since is noticed at the ply where it bites. Readable in an editor.

Nodes are numbered as they stand in the file: the root is 0, then the line, then each branch.
"""

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from cobra_widgets.engine.actions import ChanceAction, Json, Seat
from cobra_widgets.engine.cells import diff, digest
from cobra_widgets.engine.path import Telling, observe
from cobra_widgets.engine.table import Table
from cobra_widgets.engine.timeline import Cursor, Node

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame

FORMAT: Final = 1
"""The format written here; older ones are migrated, newer ones refused."""

DIGEST_EVERY: Final = 20
"""Plies from one digest to the next."""


def write(
    table: Table,
    options: Mapping[str, Json],
    cursor: Cursor,
    *,
    frames: Sequence[Mapping[str, Json]] = (),
) -> str:
    """Return a whole match as JSON text."""
    game, timeline = table.game, cursor.timeline
    order = list(_in_file_order(cursor.line))
    numbers = {node: number for number, (node, _) in enumerate(order)}
    branches = _branches(game, order, numbers)
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rulebook.version,
        "edition": game.edition_digest(options),
        "players": len(table.names),
        "options": dict(options),
        "names": list(table.names),
        "seed": table.seed,
    }
    if table.is_setup:
        record["start"] = observe(game, timeline.root.state, None)
    record |= {
        "line": branches[0]["plies"],
        "branches": branches[1:],
        "digests": _digests(game, order, numbers),
        "notes": {str(numbers[node]): node.note for node, _ in order if node.note is not None},
        "marks": {name: numbers[node] for name, node in timeline.marks.items()},
        "fresh": {str(numbers[node]): count for node, count in timeline.fresh.items()},
        "cursor": numbers[cursor.node],
        "frames": list(frames),
    }
    kept = {key: value for key, value in record.items() if value not in ({}, [])}
    return _text(kept | {"line": record["line"]})


def write_seen(
    telling: Telling, line: Sequence[Node], cursor: Node, table: Table, options: Mapping[str, Json]
) -> str:
    """Return what was seen of a match as JSON text: frames and notations, nothing to replay."""
    game = telling.game
    record: dict[str, Any] = {"format": FORMAT, "game": game.id, "rules": game.rulebook.version}
    if telling.viewer is not None:
        record["seat"] = telling.viewer
    record |= {
        "players": len(table.names),
        "options": dict(options),
        "names": list(table.names),
        "moves": [telling.notation(node) for node in line],
        "frames": frames(game, line, telling.viewer),
        "cursor": cursor.ply,
    }
    return _text(record)


def frames(game: "AnyGame", line: Sequence[Node], viewer: Seat | None) -> list[dict[str, Json]]:
    """Return the cells of a line: all of the first position, then what each ply changed."""
    seen = [observe(game, node.state, viewer) for node in line]
    changes = [
        {change.address: change.after for change in diff(before, after)} for before, after in pairwise(seen)
    ]
    return [seen[0], *changes]


def token(game: "AnyGame", node: Node) -> str:
    """Return a ply as a record writes it; a seat is named where it was not the first asked."""
    action = node.action
    assert action is not None
    assert node.parent is not None
    if isinstance(action, ChanceAction):
        return action.token
    asked = game.window(node.parent.state).seats
    written = game.token(action)
    return written if asked[:1] == (action.seat,) or not asked else f"{action.seat}:{written}"


def _in_file_order(line: Sequence[Node]) -> Iterator[tuple[Node, bool]]:
    """Go through the tree as the file has it; True where a branch begins."""
    waiting: deque[Sequence[Node]] = deque([line])
    while waiting:
        run = waiting.popleft()
        inside = set(run)
        for node in run:
            yield node, node is run[0]
            waiting.extend(_main_run(child) for child in node.children if child not in inside)


def _main_run(first: Node) -> list[Node]:
    run = [first]
    while run[-1].children:
        run.append(run[-1].children[0])
    return run


def _branches(
    game: "AnyGame", order: Sequence[tuple[Node, bool]], numbers: Mapping[Node, int]
) -> list[dict[str, Any]]:
    branches: list[dict[str, Any]] = []
    for node, begins in order:
        if begins:
            branches.append(_branch_head(node, numbers))
        if node.action is None:
            continue
        assert node.parent is not None
        plies = branches[-1]["plies"]
        new_chunk = not plies or game.marks(node.state)[:1] != game.marks(node.parent.state)[:1]
        if new_chunk:
            plies.append(token(game, node))
        else:
            plies[-1] += f",{token(game, node)}"
    return branches


def _branch_head(node: Node, numbers: Mapping[Node, int]) -> dict[str, Any]:
    head: dict[str, Any] = {}
    if node.parent is not None:
        head["at"] = numbers[node.parent]
    if node.fork is not None:
        asked = {"name": node.fork.name, "stream": node.fork.stream, "force": dict(node.fork.forced)}
        head |= {key: value for key, value in asked.items() if value}
    return head | {"plies": []}


def _digests(
    game: "AnyGame", order: Sequence[tuple[Node, bool]], numbers: Mapping[Node, int]
) -> dict[str, str]:
    return {
        str(numbers[node]): digest(game.cells(node.state))
        for node, _ in order
        if node.ply and (node.ply % DIGEST_EVERY == 0 or not node.children)
    }


def _text(record: Mapping[str, Any]) -> str:
    """Return JSON with one line a key, and one a round or turn."""
    lines = []
    for key, value in record.items():
        if key in {"line", "frames"}:
            inner = ",\n  ".join(_compact(item) for item in value)
            lines.append(f'"{key}":[\n  {inner}]')
        else:
            lines.append(f'"{key}":{_compact(value)}')
    return "{" + ",\n".join(lines) + "}\n"


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
