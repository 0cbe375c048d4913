"""Checked reading of an edition's tables: a fault names the file, the key and the reason."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NoReturn

from cobra_widgets.engine.clauses import Source
from cobra_widgets.engine.errors import BadData
from cobra_widgets.engine.words import LOCALES
from cobra_widgets.games.imperio.book import WORDS

SOURCES: Final = (Source.RULEBOOK, Source.PUBLIC, Source.RECONSTRUCTION)
"""Where a value of an edition may come from."""


class Table:
    """One table of the file, read key by key; what is not asked for is a fault."""

    def __init__(self, raw: object, file: str, key: str = "") -> None:
        self.file = file
        self.key = key
        """Where the table stands in the file: `card[3]`."""
        self._asked: set[str] = set()
        if not isinstance(raw, dict):
            self.refuse("", "table", value=raw)
        self.raw: Mapping[str, Any] = raw

    def refuse(self, key: str, reason: str, /, **params: object) -> NoReturn:
        """Raise BadData for a key of this table."""
        where = ".".join(part for part in (self.key, key) if part)
        raise BadData("data", file=self.file, key=where, reason=WORDS.say(f"edition.{reason}", params))

    def has(self, key: str) -> bool:
        """Tell whether the table has a key."""
        return key in self.raw

    def value(self, key: str) -> Any:
        """Return a value that must be there."""
        self._asked.add(key)
        if key not in self.raw:
            self.refuse(key, "missing")
        return self.raw[key]

    def table(self, key: str) -> "Table":
        """Return a table inside this one."""
        return Table(self.value(key), self.file, f"{self.key}.{key}" if self.key else key)

    def tables(self, key: str) -> list["Table"]:
        """Return the tables of a list, `[[card]]`."""
        rows = self._list(key)
        return [Table(row, self.file, f"{key}[{number}]") for number, row in enumerate(rows, start=1)]

    def text(self, key: str, among: tuple[str, ...] = ()) -> str:
        """Return a text, one of those named if any are."""
        value = self.value(key)
        if not isinstance(value, str) or not value:
            self.refuse(key, "text", value=value)
        if among and value not in among:
            self.refuse(key, "among", value=value, among=", ".join(among))
        return value

    def whole(self, key: str, least: int = 0, most: int | None = None) -> int:
        """Return a whole number between two limits."""
        return self._checked(key, self.value(key), least, most)

    def wholes(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """Return a list of whole numbers, not empty, none twice."""
        found = tuple(self._checked(key, value, least, most) for value in self._list(key))
        if not found or len(set(found)) != len(found):
            self.refuse(key, "numbers", value=list(found))
        return found

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts."""
        rows = self._list(key)
        if not all(isinstance(row, str) for row in rows):
            self.refuse(key, "texts")
        return tuple(rows)

    def rows(self, key: str) -> tuple[tuple[str, ...], ...]:
        """Return a list of lists of texts."""
        rows = self._list(key)
        if not all(isinstance(row, list) and all(isinstance(each, str) for each in row) for row in rows):
            self.refuse(key, "rows")
        return tuple(tuple(row) for row in rows)

    def by_count(self, key: str, counts: range, least: int = 0) -> Mapping[int, int]:
        """Return a number for each count of players or Heroes, `{ 2 = 40, 3 = 32 }`."""
        inner = self.table(key)
        found = {count: inner.whole(str(count), least) for count in counts}
        inner.done()
        return found

    def name(self, key: str = "name") -> Mapping[str, str]:
        """Return a name by language; one language is enough, the other falls back on it."""
        given = self.value(key)
        known = isinstance(given, dict) and given and set(given) <= set(LOCALES)
        if not known or not all(isinstance(text, str) and text for text in given.values()):
            self.refuse(key, "name", value=given, among=", ".join(LOCALES))
        only = next(iter(given.values()))
        return {language: given.get(language, only) for language in LOCALES}

    def source(self) -> Source:
        """Return where the table's values come from."""
        return Source(self.text("source", tuple(map(str, SOURCES))))

    def done(self) -> None:
        """Raise BadData for a key that nobody asked for: a slip of the pen."""
        for key in self.raw:
            if key not in self._asked:
                self.refuse(key, "unknown", among=", ".join(sorted(self._asked)))

    def _list(self, key: str) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            self.refuse(key, "list", value=value)
        return value

    def _checked(self, key: str, value: object, least: int, most: int | None) -> int:
        fits = type(value) is int and value >= least and (most is None or value <= most)
        if not fits:
            limit = f"{least}.." if most is None else f"{least}..{most}"
            self.refuse(key, "whole", value=value, limit=limit)
        return int(str(value))


def once(table: Table, ids: Iterator[str] | tuple[str, ...], key: str, reason: str = "twice") -> None:
    """Raise BadData where an id stands twice."""
    seen: set[str] = set()
    for id_ in ids:
        if id_ in seen:
            table.refuse(key, reason, id=id_)
        seen.add(id_)


Place = Callable[[Table, str], int]
"""Reads the name of a space under a key, and returns its number."""
