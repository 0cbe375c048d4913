"""Reading an edition: typed values out of TOML, with faults that name file, key and reason."""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cobra_widgets.engine.clauses import Source
from cobra_widgets.engine.errors import BadData, Fault, plain
from cobra_widgets.engine.words import LOCALES
from cobra_widgets.games.cockpit.cards import WORDS, Id, Names

if TYPE_CHECKING:
    from cobra_widgets.games.cockpit.edition import Box

ID: Final = re.compile(r"[a-z]+(-[a-z]+)*")
SOURCES: Final = (Source.RULEBOOK, Source.RECONSTRUCTION)


class Part:
    """One table of an edition, and where it stands."""

    def __init__(self, box: "Box", key: str, values: object) -> None:
        self.box = box
        self.key = key
        """The way to it: `area.coach`."""
        if not isinstance(values, dict):
            raise self.refused("", "table", value=values)
        self.values: Mapping[str, Any] = values

    def refused(self, key: str, reason: str, /, **params: object) -> BadData:
        """Return the error for a value of this table."""
        where = ".".join(part for part in (self.key, key) if part) or "-"
        kept = {name: plain(value) for name, value in params.items()}
        told = Fault(WORDS, f"edition-fault.{reason}", kept)
        return BadData("data", file=self.box.file, key=where, reason=told)

    def check_keys(self, *known: str) -> None:
        """Refuse a key that nothing reads: it would be a rule that does not hold."""
        for key in self.values:
            if key not in known:
                raise self.refused(key, "unknown-key", allowed=", ".join(known))

    def _of(self, key: str, kind: type, default: object) -> Any:
        value = self.values.get(key, default)
        if value is None:
            raise self.refused(key, "missing")
        if type(value) is not kind:
            raise self.refused(key, "kind", value=repr(value), kind=kind.__name__)
        return value

    def part(self, key: str, default: Mapping[str, object] | None = None) -> "Part":
        """Return a table within this one."""
        return Part(self.box, f"{self.key}.{key}".lstrip("."), self._of(key, dict, default))

    def parts(self, key: str) -> list["Part"]:
        """Return the entries of a list of tables, each called by its id."""
        entries = [Part(self.box, f"{key}[{n}]", e) for n, e in enumerate(self._of(key, list, None))]
        seen = set()
        for entry in entries:
            id_ = entry.id()
            entry.key = f"{key}.{id_}"
            if id_ in seen:
                raise entry.refused("id", "twice", value=id_)
            seen.add(id_)
        return entries

    def id(self) -> Id:
        """Return the id of an entry."""
        id_: str = self._of("id", str, None)
        if not ID.fullmatch(id_):
            raise self.refused("id", "id", value=id_)
        return Id(id_)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text."""
        value: str = self._of(key, str, default)
        return value

    def whole(self, key: str, default: int | None = None, least: int = 0) -> int:
        """Return a whole number."""
        value: int = self._of(key, int, default)
        if value < least:
            raise self.refused(key, "least", value=value, least=least)
        return value

    def one_of(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """Return a word out of a list."""
        value = self.text(key, default)
        if value not in (known := list(allowed)):
            raise self.refused(key, "one-of", value=value, allowed=", ".join(known))
        return value

    def words(self, key: str, known: Iterable[str]) -> list[str]:
        """Return a list of ids that must all be known."""
        value: list[object] = self._of(key, list, None)
        allowed = list(known)
        for each in value:
            if each not in allowed:
                raise self.refused(key, "one-of", value=each, allowed=", ".join(allowed))
        return [str(each) for each in value]

    def names(self, key: str, default: Names | None = None) -> Names:
        """Return a text by language; one language is enough."""
        given = self.part(key, default)
        given.check_keys(*LOCALES)
        texts = {language: given.text(language) for language in LOCALES if language in given.values}
        if not texts:
            raise self.refused(key, "no-language", allowed=", ".join(LOCALES))
        return {language: texts.get(language) or next(iter(texts.values())) for language in LOCALES}

    def source(self) -> Source:
        """Return where the values come from."""
        return Source(self.one_of("source", SOURCES))
