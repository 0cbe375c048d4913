"""The position without a browser: one plain drawing for all games, as HTML, SVG and text."""

from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from cobra_widgets.engine.actions import Json
from cobra_widgets.widgets.seen import Seen, own_words

WIDTH: Final = 760
LINE: Final = 18
"""Height of a line of the drawing."""
LETTER: Final = 7
"""Width of a letter of the drawing, about."""
BOLD: Final = ' font-weight="bold"'

SHORT: Final = 14
"""Letters of a value that shares its line with others."""

Row = tuple[str, str]
"""A cell's name and its value, in words."""


class Position(NamedTuple):
    """All cells at the cursor as the viewer sees them, in words."""

    title: str
    kinds: list[str]
    """What every seat has: hand, score ..."""
    seats: dict[str, dict[str, str]]
    """By seat and kind: the value."""
    others: list[Row]
    """What belongs to no seat."""


def position(seen: Seen) -> Position:
    """Return the position in words: what lies at the seats, then what lies between them."""
    found = Position(seen.match.headline(seen.language), [], {}, [])
    for address, value in seen.cells(seen.cursor.node).items():
        stem, *rest = address.split("/")
        name = _name(seen, address if f"cell.{address}" in seen.game.words else stem)
        if len(rest) == 1 and rest[0].isdecimal() and int(rest[0]) < len(seen.telling.voice.names):
            if name not in found.kinds:
                found.kinds.append(name)
            seat = seen.telling.voice.seat(int(rest[0]), seen.language)
            found.seats.setdefault(f"{int(rest[0])} {seat}", {})[name] = _value(seen, value, stem)
        else:
            below = [] if f"cell.{address}" in seen.game.words else rest
            found.others.append((", ".join([name, *below]), _value(seen, value, stem)))
    return found


def text(seen: Seen) -> str:
    """Return the position as lines of text; the first is what anybody at the table knows."""
    found = position(seen)
    rows = [
        (f"{kind}, {seat.partition(' ')[2]}", values[kind])
        for kind in found.kinds
        for seat, values in found.seats.items()
        if kind in values
    ]
    wide = max(len(name) for name, _ in [*found.others, *rows])
    return "\n".join([found.title, *(f"{name:<{wide}}  {value}" for name, value in [*found.others, *rows])])


def html(seen: Seen) -> str:
    """Return the position as two tables: the seats with what each has, and what lies between them."""
    found = position(seen)
    heads = "".join(_cell("th", kind, "col") for kind in ["", *found.kinds])
    seats = "".join(
        f"<tr>{_cell('th', seat.partition(' ')[2], 'row')}"
        f"{''.join(_cell('td', values.get(kind, '')) for kind in found.kinds)}</tr>"
        for seat, values in found.seats.items()
    )
    others = "".join(
        f"<tr>{_cell('th', name, 'row')}{_cell('td', value)}</tr>" for name, value in found.others
    )
    return (
        f"<div lang='{seen.language}'><table><caption>{escape(found.title)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{seats}</tbody></table>"
        f"<table><tbody>{others}</tbody></table></div>"
    )


def _cell(tag: str, value: str, scope: str = "") -> str:
    asked = f" scope='{scope}'" if scope else ""
    return f"<{tag}{asked} style='text-align:left'>{escape(value)}</{tag}>"


def svg(seen: Seen) -> str:
    """Return the position as a drawing of lines: a block a seat, then what lies between them."""
    found = position(seen)
    lines = [(0, True, found.title)]
    for seat, values in found.seats.items():
        lines.append((LETTER, True, seat.partition(" ")[2]))
        short = [f"{kind} {value}" for kind, value in values.items() if len(value) <= SHORT]
        long = [f"{kind}: {value}" for kind, value in values.items() if len(value) > SHORT]
        for line in [" · ".join(short), *long]:
            lines += [(3 * LETTER, False, part) for part in _wrapped(line, WIDTH // LETTER - 6)]
    for name, value in found.others:
        lines += [(LETTER, False, part) for part in _wrapped(f"{name}: {value}", WIDTH // LETTER - 4)]
    return _drawn(seen, lines)


def _drawn(seen: Seen, lines: list[tuple[int, bool, str]]) -> str:
    title, height = escape(lines[0][2]), LINE * (len(lines) + 1)
    shown = "".join(
        f'<text x="{x + LETTER}" y="{LINE * (number + 1)}"{BOLD if bold else ""}>{escape(line)}</text>'
        for number, (x, bold, line) in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{title}" lang="{seen.language}">'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
        f'<g font-family="monospace" font-size="11.5" fill="#111">{shown}</g></svg>'
    )


def _wrapped(line: str, wide: int) -> Iterator[str]:
    while len(line) > wide:
        at = line.rfind(" ", 0, wide) + 1 or wide
        yield line[:at].rstrip()
        line = line[at:]
    yield line


def _name(seen: Seen, stem: str) -> str:
    words = seen.game.words
    key = f"cell.{stem}"
    return words.template(key, seen.language) if key in words else stem


def _value(seen: Seen, value: Json, stem: str = "") -> str:
    if value is None or value == []:
        return _word(seen, "value.empty" if value == [] else "value.none")
    if isinstance(value, list):
        return ", ".join(_value(seen, item, stem) for item in value)
    if isinstance(value, int) and stem in seen.game.seat_cells:
        return seen.telling.voice.seat(value, seen.language)
    if not isinstance(value, dict):
        word = f"{stem}.{value}"
        return seen.game.words.template(word, seen.language) if word in seen.game.words else str(value)
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
