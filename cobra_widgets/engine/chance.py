"""The only door to randomness: drawing without keeping a generator.

Every draw is a function of the seed, the stream, the purpose (`deck`, `die`) and how often
that purpose was drawn before. So rewinding needs no care, a further throw in one branch does
not change the next shuffle, and a branch can ask for the same future, another one, or a five.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import factorial
from typing import Any, Final, TypeGuard, TypeVar

from cobra_widgets.engine.actions import Json
from cobra_widgets.engine.errors import BadOption

Item = TypeVar("Item")

BITS_TO_SPARE: Final = 128
"""How many bits a drawn number is longer than its range, so that no remainder is favoured."""


def number(key: str, below: int) -> int:
    """Return a whole number from 0 up to, not including, `below`, fixed by the key."""
    size = (below.bit_length() + BITS_TO_SPARE + 7) // 8
    drawn = b"".join(blake2b(f"{key}/{block}".encode()).digest() for block in range(size // 64 + 1))
    return int.from_bytes(drawn, "big") % below


def permutation(items: Sequence[Item], rank: int) -> tuple[Item, ...]:
    """Return the arrangement of that rank: one number below n! is a whole shuffle."""
    left = list(items)
    arranged = []
    for size in range(len(left), 0, -1):
        rank, index = divmod(rank, size)
        arranged.append(left.pop(index))
    return tuple(arranged)


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance as the state keeps it: nothing but a seed and counts."""

    seed: int

    stream: int = 0
    """Which of the possible futures; 0 is the first, a fresh fork takes the next."""

    drawn: tuple[tuple[str, int], ...] = ()
    """How often each purpose was drawn."""

    forced: tuple[tuple[str, tuple[Json, ...]], ...] = ()
    """Outcomes asked for, by purpose, the next first."""

    def choose(self, purpose: str, options: Sequence[Item], nth: int = 0) -> Item:
        """Return one of the options; `nth` counts several draws of one ply."""
        wanted = self._forced(purpose, nth)
        if wanted is not None:
            for option in options:
                if _as_json(option) == wanted:
                    return option
            raise BadOption("force", purpose=purpose, value=wanted, allowed=", ".join(map(str, options)))
        return options[number(self._key(purpose, nth), len(options))]

    def shuffle(self, purpose: str, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return the items in a drawn order."""
        wanted = self._forced(purpose, 0)
        if wanted is None:
            return permutation(items, number(self._key(purpose, 0), factorial(len(items))))
        by_notation = {str(item): item for item in items}
        names = wanted if isinstance(wanted, list) else []
        if sorted(map(str, names)) != (known := sorted(map(str, items))):
            raise BadOption("force", purpose=purpose, value=wanted, allowed=" ".join(known))
        return tuple(by_notation[str(name)] for name in names)

    def pick(self, purpose: str, items: Sequence[Item], count: int) -> tuple[Item, ...] | None:
        """Return what was asked of a purpose out of some items, in that order; None: nothing was."""
        wanted = self._forced(purpose, 0)
        if wanted is None:
            return None
        left = {str(item): item for item in items}
        names = [str(name) for name in wanted] if isinstance(wanted, list) else []
        has_them = all(names.count(name) <= sum(str(item) == name for item in items) for name in names)
        if len(names) != count or not has_them:
            allowed = f"{count}: {' '.join(sorted(left))}"
            raise BadOption("force", purpose=purpose, value=wanted, allowed=allowed)
        return tuple(left[name] for name in names)

    def after(self, *purposes: str) -> "Chance":
        """Return chance once these purposes were drawn, forced or not: branches stay comparable."""
        counts = dict(self.drawn)
        forced = dict(self.forced)
        for purpose in purposes:
            counts[purpose] = counts.get(purpose, 0) + 1
            if purpose in forced:
                forced[purpose] = forced[purpose][1:]
        left = tuple((purpose, values) for purpose, values in forced.items() if values)
        return Chance(self.seed, self.stream, tuple(sorted(counts.items())), left)

    def _key(self, purpose: str, nth: int) -> str:
        count = dict(self.drawn).get(purpose, 0) + nth
        return f"{self.seed}/{self.stream}/{purpose}/{count}"

    def _forced(self, purpose: str, nth: int) -> Json:
        values = dict(self.forced).get(purpose, ())
        return values[nth] if nth < len(values) else None


def forced_values(
    force: Mapping[str, Json], purposes: Mapping[str, type]
) -> tuple[tuple[str, tuple[Json, ...]], ...]:
    """Check what a fork asks of chance, and return it as `Chance.forced` keeps it.

    `purposes` says what one draw of a purpose is: int for a number, list for an order. A list of
    those fixes as many draws.
    """
    if not isinstance(force, Mapping):
        raise BadOption("option-value", option="force", value=repr(force), allowed="{purpose: value}")
    checked = []
    for purpose, value in force.items():
        if purpose not in purposes:
            raise BadOption("force-purpose", purpose=purpose, allowed=", ".join(purposes))
        kind = purposes[purpose]
        draws = _draws(value, kind)
        if not draws or any(type(draw) is not kind for draw in draws):
            raise BadOption("force", purpose=purpose, value=value, allowed=kind.__name__)
        checked.append((purpose, draws))
    return tuple(checked)


def _draws(value: object, kind: type) -> tuple[Json, ...]:
    """Return what was asked of a purpose as one or several draws, orders as lists."""
    plain: Any = [list(v) if isinstance(v, tuple) else v for v in value] if _is_row(value) else value
    several = _is_row(value) and (kind is not list or any(_is_row(entry) for entry in plain))
    return tuple(plain) if several else (plain,)


def _is_row(value: object) -> TypeGuard[list[object] | tuple[object, ...]]:
    return isinstance(value, list | tuple)


def _as_json(option: object) -> object:
    return option if isinstance(option, int) else str(option)
