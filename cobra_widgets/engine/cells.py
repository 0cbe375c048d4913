"""One flat address space for all that lies on a table: `hand/2`, `score/0`, `trick/plays`.

A game maps a state to cells (address to JSON value) and says, cell by cell and seat by seat, how
much may be seen. Inspecting, comparing, hiding and sending all work on this one mapping.
"""

import json
from collections.abc import Callable, Mapping
from enum import Enum, auto
from hashlib import blake2b
from typing import Final, NamedTuple

from cobra_widgets.engine.actions import Json

Cells = Mapping[str, Json]
"""All cells of a position, in the order the game lays them out."""

DIGEST_BYTES: Final = 4
"""Length of a position's digest; it guards against drift, not against forgery."""


class Policy(Enum):
    """How much of a cell a seat may see."""

    FULL = auto()
    """Everything."""
    ORDER = auto()
    """How many, and where each lies: tokens numbered by position."""
    TOP = auto()
    """How many, and the top one."""
    PILE = auto()
    """How many, of a pile whose top is covered."""
    COUNT = auto()
    """How many."""
    SEALED = auto()
    """Whether something has been locked in."""
    HIDDEN = auto()
    """Nothing."""


def covered(value: Json, policy: Policy) -> Json:
    """Return what is left of a cell's value for one who may see that much of it."""
    if policy is Policy.FULL:
        return value
    if policy is Policy.SEALED:
        return None if value is None else {"locked": True}
    if policy is Policy.HIDDEN or not isinstance(value, list):
        return {"hidden": True}
    if policy is Policy.ORDER:
        return [f"~{position}" for position in range(len(value))]
    if policy is Policy.COUNT:
        return {"count": len(value)}
    top = value[0] if value and policy is Policy.TOP else None
    return {"count": len(value), "top": top}


def redact(cells: Cells, policy: Callable[[str], Policy]) -> dict[str, Json]:
    """Return the cells as one viewer may see them; addresses stay."""
    return {address: covered(value, policy(address)) for address, value in cells.items()}


def copied(value: Json) -> Json:
    """Return a cell's value that may be changed without changing this one."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return {key: copied(item) for key, item in value.items()} if isinstance(value, dict) else value


class Change(NamedTuple):
    """One cell that differs between two moments; a missing cell shows as None."""

    address: str
    before: Json
    after: Json


def diff(before: Cells, after: Cells) -> tuple[Change, ...]:
    """Return the cells that differ, in the order of the later position."""
    gone = [address for address in before if address not in after]
    return tuple(
        Change(address, before.get(address), after.get(address))
        for address in [*after, *gone]
        if address not in before or address not in after or before[address] != after[address]
    )


def under(cells: Cells, prefix: str) -> dict[str, Json]:
    """Return the cells at an address or below it: `hand` gives `hand/0`, `hand/1` ..."""
    stem = prefix.rstrip("/")
    return {
        address: value
        for address, value in cells.items()
        if not stem or address == stem or address.startswith(f"{stem}/")
    }


def digest(cells: Cells) -> str:
    """Return a short fingerprint of a whole position, the same on every machine."""
    text = json.dumps(cells, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()
