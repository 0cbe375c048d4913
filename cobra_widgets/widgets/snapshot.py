"""A position as it was: HTML, SVG and text that stay when the kernel is gone."""

from dataclasses import dataclass
from typing import Any

from cobra_widgets.engine.match import Match
from cobra_widgets.engine.words import locale as spoken
from cobra_widgets.widgets import fallback
from cobra_widgets.widgets.seen import Seen


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position drawn plainly, one way for all games."""

    html: str
    svg: str
    text: str

    def bundle(self) -> dict[str, str]:
        """Return it by media type; HTML first, since some hosts show only that."""
        return {"text/html": self.html, "image/svg+xml": self.svg, "text/plain": self.text}

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return self.bundle()

    def __repr__(self) -> str:
        return self.text


def taken(seen: Seen) -> Snapshot:
    """Return the position at the cursor as its viewer sees it."""
    return Snapshot(fallback.html(seen), fallback.svg(seen), fallback.text(seen))


def snapshot(match: Match) -> Snapshot:
    """Return a match's position; of a match bound to a seat, what that seat sees."""
    return taken(Seen(match, None, spoken()))
