"""What a seat, or chance, decides: small frozen values with a notation."""

from collections.abc import Mapping
from typing import NewType, Protocol, TypeAlias, runtime_checkable

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. Dummies sit on the seats after the players'."""

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json] | None"
"""What a cell, an outcome or a record may hold. No fractions: they do not survive a browser."""


@runtime_checkable
class Action(Protocol):
    """One decision. `str(action)` is its notation, as the log and the record show it."""

    @property
    def seat(self) -> Seat | None:
        """Who decides it; None for chance."""

    def __str__(self) -> str:
        """Return the notation, such as `R5`."""


@runtime_checkable
class ChanceAction(Action, Protocol):
    """What chance decided: a deal, a shuffle, a throw."""

    @property
    def outcome(self) -> Mapping[str, Json]:
        """The draws by purpose, as `fork(force=...)` takes them."""

    @property
    def token(self) -> str:
        """The action in a record: notation and outcome in one word without commas."""
