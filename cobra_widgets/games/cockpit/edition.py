"""An edition: the box that is played, read from a TOML file and checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.clauses import Clause, Rulebook, Source
from cobra_widgets.engine.errors import BadData, Fault
from cobra_widgets.games.cockpit import checks, entries, pieces
from cobra_widgets.games.cockpit.board import Area, Board
from cobra_widgets.games.cockpit.cards import DATA, RULEBOOK, WORDS, Card, Names, Species
from cobra_widgets.games.cockpit.reading import Part


class Box(NamedTuple):
    """A box as it was read. Its pieces are compared by identity, so a copy of one is asked for here."""

    text: str
    file: str

    def edition(self) -> "Edition":
        """Return the edition: the same one for the same text."""
        return read_edition(*self)

    def card(self, notation: str) -> Card:
        """Return the card of a notation."""
        return self.edition().by_notation[notation]

    def species(self, id_: str) -> Species:
        """Return the species board of an id."""
        return self.edition().by_species[id_]

    def area(self, id_: str) -> Area:
        """Return the area of an id."""
        return self.edition().board.by_id[id_]


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """A box: board, species, cards and the numbers of its rules."""

    box: Box
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

    def __reduce__(self) -> Any:
        """Be copied or sent to another process as the one edition it is."""
        return self.box.edition, ()


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
    except (OSError, ValueError) as fault:
        raise BadData("data", file=path, key="-", reason=Fault(WORDS, "edition-fault.no-file", {})) from fault
    return read_edition(text, file.name)


@cache
def read_edition(text: str, file: str) -> Edition:
    """Return the edition of a TOML text; a fault names file, key and reason."""
    box = Box(text, file)
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadData("data", file=file, key="-", reason=str(fault)) from fault
    whole = Part(box, "", raw)
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
        box=box, file=file, digest=digest(raw), title=whole.names("title"), board=board,
        species=species, by_species={each.id: each for each in species},
        cards=cards, by_notation={card.notation: card for card in cards},
        deck=tuple(card for card in cards for _ in range(card.copies)),
        snakes_each=supply.whole("snakes_each"), hand=supply.whole("hand"),
        last_card=supply.whole("last_card"),
        layout=pieces.layout(whole, board), segments=segments,
        entries=entries.entries(board, species, cards, whole), sources=entries.sources(whole),
        shorts=shorts, by_short={short: id_ for id_, short in shorts.items()},
    )  # fmt: skip
