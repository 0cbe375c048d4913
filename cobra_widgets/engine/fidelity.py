"""How much of a record could be played again under today's rules."""

from typing import Final, NamedTuple


class Fidelity(NamedTuple):
    """EXACT, DRIFT(at) or FRAMES_ONLY."""

    name: str

    at: int | None = None
    """DRIFT: the last good ply; the match was opened up to it."""

    def __str__(self) -> str:
        """Return the name, with the ply of a drift."""
        return self.name if self.at is None else f"{self.name}({self.at})"

    def __repr__(self) -> str:
        """Return the name, with the ply of a drift."""
        return str(self)


EXACT: Final = Fidelity("EXACT")
"""Every ply is legal today and every digest agrees."""

FRAMES_ONLY: Final = Fidelity("FRAMES_ONLY")
"""Only frames were kept: it can be looked at, not played on."""


def drift(at: int) -> Fidelity:
    """Return the fidelity of a record whose rules have moved on after a ply."""
    return Fidelity("DRIFT", at)
