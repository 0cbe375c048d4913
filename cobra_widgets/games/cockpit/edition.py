"""An edition: the box that is played, read from a TOML file and checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.clauses import Clause, Rulebook, Source
from cobra_widgets.engine.errors import BadData, Fault
from cobra_widgets.games.cockpit import checks, entries, pieces
from cobra_widgets.games.cockpit.board import Board
from cobra_widgets.games.cockpit.cards import DATA, RULEBOOK, WORDS, Card, Names, Species
from cobra_widgets.games.cockpit.reading import Part


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """A box: board, species, cards and the numbers of its rules."""

    file: str
    digest: str
    """Fingerprint of the file; records carry it."""
    title: Names
    board: Board
    species: tuple[Species, ...]
    by_species: Mapping[str, Species]
    cards: tuple[Card, ...]
    """Each kind of card once, in the order a hand is sorted."""
    by_notation: Mapping[str, Card]
    deck: tuple[Card, ...]
    """Every card, sorted."""
    snakes_each: int
    hand: int
    """Cards a hand is drawn up to."""
    last_card: int
    """Points for the card that ends the game."""
    layout: Mapping[str, tuple[int, ...]]
    """Where the areas are drawn; may be empty. No rule reads it."""
    segments: Mapping[str, Names]
    entries: tuple[Clause, ...]
    """Areas, species and specials as entries of the book, each with its source."""
    sources: tuple[tuple[str, Source], ...]
    """Where each value comes from, by key."""
    shorts: Mapping[str, str]
    """Areas, species and specials as records write them, by id."""
    by_short: Mapping[str, str]

    @property
    def rulebook(self) -> Rulebook:
        """The rules, with this edition's entries after them."""
        return _with_entries(self)

    def reconstructed(self) -> tuple[str, ...]:
        """Return the keys of all values that the rulebook does not give."""
        return tuple(key for key, source in self.sources if source is Source.RECONSTRUCTION)

    def describe(self, language: str | None = None) -> str:
        """Return the box in plain lines, with the source of every value."""
        return entries.described(self, language)

    def __repr__(self) -> str:
        """Return the file and its fingerprint."""
        return f"Edition({self.file}, {self.digest})"


@cache
def _with_entries(edition: Edition) -> Rulebook:
    sections = {**RULEBOOK.sections, entries.SECTION: entries.section_title()}
    clauses = {**RULEBOOK.clauses, **{entry.id: entry for entry in edition.entries}}
    return Rulebook(RULEBOOK.game, RULEBOOK.version, sections, clauses)


@cache
def shipped() -> Edition:
    """Return the edition that the package brings."""
    return read_edition((DATA / "edition.toml").read_text(encoding="utf-8"), "edition.toml")


def load_edition(path: str) -> Edition:
    """Return the edition in a file."""
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadData("data", file=path, key="-", reason=Fault(WORDS, "edition-fault.no-file", {})) from fault
    return read_edition(text, file.name)


@lru_cache(maxsize=32)
def read_edition(text: str, file: str) -> Edition:
    """Return the edition of a TOML text; a fault names file, key and reason."""
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadData("data", file=file, key="-", reason=str(fault)) from fault
    whole = Part(file, "", raw)
    whole.check_keys(
        "game", "title", "supply", "numbers", "boarding", "segment", "area", "adjacent", "species",
        "special", "layout",
    )  # fmt: skip
    whole.one_of("game", [RULEBOOK.game])
    segments = pieces.segments(whole)
    board = pieces.plane(whole, segments)
    species = pieces.species_boards(whole)
    cards = (*pieces.numbers(whole), *pieces.specials(whole, board))
    supply = whole.part("supply")
    checks.check_supply(supply)
    checks.check_deck(whole, cards)
    shorts = pieces.shorts(whole, pieces.ids(board, species, cards))
    return Edition(
        file=file, digest=digest(raw), title=whole.names("title"), board=board,
        species=species, by_species={each.id: each for each in species},
        cards=cards, by_notation={card.notation: card for card in cards},
        deck=tuple(card for card in cards for _ in range(card.copies)),
        snakes_each=supply.whole("snakes_each"), hand=supply.whole("hand"),
        last_card=supply.whole("last_card"),
        layout=pieces.layout(whole, board), segments=segments,
        entries=entries.entries(board, species, cards, whole), sources=entries.sources(whole),
        shorts=shorts, by_short={short: id_ for id_, short in shorts.items()},
    )  # fmt: skip
