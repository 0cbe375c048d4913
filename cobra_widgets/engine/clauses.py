"""The rulebook as data, and the mark that ties a clause to the function carrying it out."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from importlib.resources.abc import Traversable
from types import FunctionType
from typing import Final, NewType, TypeVar

from cobra_widgets.engine.errors import BadData, UnknownName, plain

ClauseId = NewType("ClauseId", str)
"""A clause's id in full: game, colon, chapter and name: `cobras:trick.follow-suit`."""

Function = TypeVar("Function", bound=Callable[..., object])

MARKED: Final[dict[ClauseId, list[FunctionType]]] = {}
"""Every clause with the functions that carry it out, filled as the rules are imported."""


def clause(*ids: str) -> Callable[[Function], Function]:
    """Mark a function as the one that carries out these clauses.

    The function comes back unchanged: a mark costs nothing when a game is played, and the
    proof can swap the function's code to show that the clause's tests depend on it.
    """

    def mark(function: Function) -> Function:
        assert isinstance(function, FunctionType)
        for id_ in ids:
            MARKED.setdefault(ClauseId(id_), []).append(function)
        return function

    return mark


class Source(StrEnum):
    """Where a clause or a value comes from."""

    RULEBOOK = "rulebook"
    RULING = "ruling"
    PUBLIC = "public"
    RECONSTRUCTION = "reconstruction"


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of a game."""

    id: ClauseId

    section: str
    """The chapter's id."""

    source: Source
    """`rulebook`, or `ruling` where the rulebook is silent or unclear."""

    title: Mapping[str, str]
    """By language."""

    text: Mapping[str, str]
    """The rule in one or two plain sentences, by language."""

    why: Mapping[str, str]
    """For a ruling: the reason, by language."""

    @property
    def short(self) -> str:
        """The id without the game, as a chip shows it."""
        return self.id.partition(":")[2]

    def __str__(self) -> str:
        """Return id, title and text in the language now spoken."""
        # Imported late: the words name broken clauses.
        from cobra_widgets.engine.words import locale  # noqa: PLC0415

        return f"{self.id}: {self.title[locale()]}. {self.text[locale()]}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All clauses of a game, in the order of the printed rules."""

    game: str

    version: str
    """Version of these rules; records carry it."""

    sections: Mapping[str, Mapping[str, str]]
    """Chapter titles by id and language."""

    clauses: Mapping[ClauseId, Clause]

    def __iter__(self) -> Iterator[Clause]:
        """Go through the clauses in printed order."""
        return iter(self.clauses.values())

    def __len__(self) -> int:
        """Return the number of clauses."""
        return len(self.clauses)

    def __contains__(self, id_: object) -> bool:
        """Tell whether there is a clause of that id, short or in full."""
        return isinstance(id_, str) and self._full(id_) in self.clauses

    def __getitem__(self, id_: str) -> Clause:
        """Return a clause by its id, short or in full."""
        if id_ in self:
            return self.clauses[self._full(id_)]
        near = get_close_matches(self._full(str(plain(id_))), list(self.clauses), n=5, cutoff=0.5)
        raise UnknownName("clause", name=id_, game=self.game, near=", ".join(near))

    def cite(self, *ids: str) -> tuple[ClauseId, ...]:
        """Return ids in full, for an event; a misspelt one is an error at import."""
        return tuple(self[id_].id for id_ in ids)

    def _full(self, id_: str) -> ClauseId:
        return ClauseId(id_ if ":" in id_ else f"{self.game}:{id_}")


def read_rulebook(file: Traversable) -> Rulebook:
    """Read and check a `rulebook.toml`; a fault names the clause and the key."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise BadData("data", file=file.name, key="-", reason=str(fault)) from fault
    for key in ("game", "version", "section", "clause"):
        if key not in raw:
            raise BadData("data", file=file.name, key=key, reason="-")
    game = raw["game"]
    sections = {section["id"]: section["title"] for section in raw["section"]}
    clauses: dict[ClauseId, Clause] = {}
    for entry in raw["clause"]:
        read = _read_clause(game, entry)
        if read.section not in sections:
            raise BadData("data", file=file.name, key=read.id, reason="section")
        if read.id in clauses:
            raise BadData("data", file=file.name, key=read.id, reason="twice")
        clauses[read.id] = read
    return Rulebook(game, raw["version"], sections, clauses)


def _read_clause(game: str, entry: Mapping[str, object]) -> Clause:
    def by_language(key: str, *, needed: bool = True) -> Mapping[str, str]:
        value = entry.get(key, {})
        if not isinstance(value, dict) or (needed and not {"en", "es"} <= value.keys()):
            raise BadData("data", file="rulebook.toml", key=f"{entry.get('id')}.{key}", reason="en, es")
        return value

    for key in ("id", "section", "source"):
        if not isinstance(entry.get(key), str):
            raise BadData("data", file="rulebook.toml", key=f"{entry.get('id')}.{key}", reason="text")
    if entry["source"] not in set(Source):
        key = f"{entry['id']}.source"
        raise BadData("data", file="rulebook.toml", key=key, reason=", ".join(Source))
    return Clause(
        id=ClauseId(f"{game}:{entry['id']}"),
        section=str(entry["section"]),
        source=Source(str(entry["source"])),
        title=by_language("title"),
        text=by_language("text"),
        why=by_language("why", needed=False),
    )
