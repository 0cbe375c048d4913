"""Bars for a page of a lesson: shares drawn one under the other, and the same as text."""

from collections.abc import Mapping
from fractions import Fraction
from html import escape
from typing import Final, NamedTuple

LABEL: Final = 200
"""Units of the drawing for the name of a row."""
LENGTH: Final = 300
"""Those of the longest bar."""
VALUE: Final = 150
"""Those for what stands behind a bar."""
ROW: Final = 22
TEXT_LENGTH: Final = 40
"""Letters of the longest bar."""
READABLE: Final = 100_000
"""The largest denominator that is written out."""


class Bars(NamedTuple):
    """Shares to be looked at: a notebook shows the drawing, a terminal the text."""

    title: str
    rows: tuple[tuple[str, Fraction], ...]

    def __repr__(self) -> str:
        """Return a line for each share."""
        wide = max((len(name) for name, _ in self.rows), default=0)
        most = self._most()
        lines = [
            f"{name:>{wide}} {'#' * round(TEXT_LENGTH * share / most)} {self._said(share)}"
            for name, share in self.rows
        ]
        return "\n".join([*([self.title] if self.title else []), *lines])

    def _repr_svg_(self) -> str:
        """Return the drawing; dark on white, since a page may be of any colour."""
        wide, high = LABEL + LENGTH + VALUE, ROW * (len(self.rows) + 1) + 16
        most = self._most()
        drawn = "".join(
            f'<text x="{LABEL - 8}" y="{ROW * (n + 1) + 15}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LABEL}" y="{ROW * (n + 1) + 2}" width="{float(LENGTH * share / most):.1f}" '
            f'height="{ROW - 5}" rx="2" fill="#1F8F6B"/>'
            f'<text x="{LABEL + float(LENGTH * share / most) + 6:.1f}" y="{ROW * (n + 1) + 15}">'
            f"{self._said(share)}</text>"
            for n, (name, share) in enumerate(self.rows)
        )
        told = escape(", ".join([self.title, *(f"{name} {self._said(share)}" for name, share in self.rows)]))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
            f'height="{high}" role="img" aria-label="{told}"><rect width="{wide}" height="{high}" '
            f'fill="#fff"/><g font-family="sans-serif" font-size="13" fill="#2B1F33">'
            f'<text x="8" y="16" font-weight="bold">{escape(self.title)}</text>{drawn}</g></svg>'
        )

    def _said(self, share: Fraction) -> str:
        """Return a share in a hundred, and as a fraction where that can be read; a count as it is."""
        if self._most() > 1:
            return str(share)
        in_hundred = f"{float(share):.1%}"
        return in_hundred if share.denominator > READABLE else f"{share} = {in_hundred}"

    def _most(self) -> Fraction:
        return max((share for _, share in self.rows), default=Fraction(1)) or Fraction(1)


def bars(shares: Mapping[object, Fraction], title: str = "") -> Bars:
    """Return shares as bars, in their order; the longest bar is the greatest share."""
    return Bars(title, tuple((str(name), Fraction(share)) for name, share in shares.items()))
