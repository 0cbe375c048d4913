"""A match as one file for any browser: the bundle and the tape inline, no kernel, no network."""

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from cobra_widgets.engine.match import Match
from cobra_widgets.widgets import bundle, fallback
from cobra_widgets.widgets.book import book
from cobra_widgets.widgets.choices import now
from cobra_widgets.widgets.looks import SHOWN, looks
from cobra_widgets.widgets.seen import Seen
from cobra_widgets.widgets.tape import Numbers, TapeWriter


def page(
    match: Match,
    seat: int | None = None,
    *,
    locale: str | None = None,
    theme: str = "auto",
    size: str = "normal",
    parts: Sequence[str] = SHOWN,
) -> str:
    """Return the file's text."""
    look = looks(locale, theme, size, parts)
    seen = Seen(match, seat, look.locale)
    writer = TapeWriter(seen, Numbers(), seen.game.id)
    traits = {
        "book": book(seen.game, seen.language), "tape": writer.tape(), "piece": {},
        "now": now(seen, writer, ()), "answer": {}, "ply": seen.match.ply, "seat": seen.viewer,
        "playing": False, "autopass": False, **look._asdict(),
    }  # fmt: skip
    filled = {
        "LANG": seen.language,
        "TITLE": escape(seen.game.title[seen.language]),
        "FALLBACK": fallback.html(seen),
        "TRAITS": _inline(traits),
        "BUNDLE": _inline(bundle.esm()),
    }
    text = (files("cobra_widgets.widgets") / "data" / "page.html").read_text("utf-8")
    # The bundle last: what it says is not to be filled.
    for gap, value in filled.items():
        text = text.replace(f"%{gap}%", value)
    return text


def _inline(value: object) -> str:
    """Return JSON that may stand inside a script element: no tag can begin in it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
