"""The position without a browser: one plain drawing for all games, as HTML, SVG and text."""

from collections.abc import Iterator
from html import escape
from itertools import chain
from typing import Final

from cobra_widgets.engine.actions import Json
from cobra_widgets.widgets.seen import Seen, own_words

WIDTH: Final = 760
LINE: Final = 18
"""Height of a line of the drawing."""
LETTER: Final = 7
"""Width of a letter of the drawing, about."""

Row = tuple[str, str]
"""A cell's name and its value, in words."""


def rows(seen: Seen) -> list[Row]:
    """Return the cells at the cursor as the viewer sees them, in words; those of a kind together."""
    by_kind: dict[str, list[Row]] = {}
    for address, value in seen.cells(seen.cursor.node).items():
        stem, *rest = address.split("/")
        by_kind.setdefault(stem, []).append((_name(seen, stem, rest), _value(seen, value)))
    return list(chain.from_iterable(by_kind.values()))


def text(seen: Seen) -> str:
    """Return the position as lines of text; the first is what anybody at the table knows."""
    found = rows(seen)
    wide = max(len(name) for name, _ in found)
    return "\n".join([repr(seen.match), *(f"{name:<{wide}}  {value}" for name, value in found)])


def html(seen: Seen) -> str:
    """Return the position as a table."""
    head = "".join(f"<th scope='col'>{escape(_word(seen, f'table.{key}'))}</th>" for key in ("cell", "value"))
    body = "".join(
        f"<tr><th scope='row' style='text-align:left'>{escape(name)}</th>"
        f"<td style='text-align:left'>{escape(value)}</td></tr>"
        for name, value in rows(seen)
    )
    return (
        f"<table lang='{seen.language}'><caption>{escape(repr(seen.match))}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def svg(seen: Seen) -> str:
    """Return the position as a drawing of lines."""
    found = rows(seen)
    left = LETTER * (2 + max(len(name) for name, _ in found))
    wide = (WIDTH - left) // LETTER - 1
    lines = [(0, repr(seen.match))]
    for name, value in found:
        first, *more = list(_wrapped(value, wide)) or [""]
        lines += [(LETTER, name), (left, first)]
        lines += [(left, line) for line in more]
    return _drawn(seen, lines)


def _drawn(seen: Seen, lines: list[tuple[int, str]]) -> str:
    title, y, shown = escape(lines[0][1]), 0, []
    last = -1
    for x, line in lines:
        # A value stands on the line of its name.
        y += 0 if last == LETTER and x > LETTER else LINE
        last = x
        shown.append(f'<text x="{x + LETTER}" y="{y}">{escape(line)}</text>')
    height = y + LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{title}" lang="{seen.language}">'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
        f'<g font-family="monospace" font-size="11.5" fill="#111">{"".join(shown)}</g></svg>'
    )


def _wrapped(line: str, wide: int) -> Iterator[str]:
    while len(line) > wide:
        at = line.rfind(" ", 0, wide) + 1 or wide
        yield line[:at].rstrip()
        line = line[at:]
    yield line


def _name(seen: Seen, stem: str, rest: list[str]) -> str:
    words, voice = seen.game.words, seen.telling.voice
    key = f"cell.{stem}"
    name = words.template(key, seen.language) if key in words else stem
    seats = range(len(voice.names))
    is_seat = [part.isdecimal() and int(part) in seats for part in rest]
    parts = [
        voice.seat(int(part), seen.language) if seat else part
        for part, seat in zip(rest, is_seat, strict=True)
    ]
    return ", ".join([name, *parts])


def _value(seen: Seen, value: Json) -> str:
    if value is None or value == []:
        return _word(seen, "value.empty" if value == [] else "value.none")
    if isinstance(value, list):
        return ", ".join(_value(seen, item) for item in value)
    if not isinstance(value, dict):
        return str(value)
    if value.keys() <= {"hidden", "locked"}:
        return _word(seen, f"value.{next(iter(value), 'hidden')}")
    if value.keys() <= {"count", "top"}:
        key = "value.top" if value.get("top") else "value.count"
        return _word(seen, key, n=value.get("count"), top=value.get("top"))
    return " ".join(_field(seen, key, inner) for key, inner in value.items())


def _field(seen: Seen, key: str, value: Json) -> str:
    if key == "seat" and isinstance(value, int):
        return f"{seen.telling.voice.seat(value, seen.language)}:"
    return f"{key} {_value(seen, value)}" if isinstance(value, list) else str(value)


def _word(seen: Seen, key: str, **params: object) -> str:
    return own_words().say(key, params, seen.language)
