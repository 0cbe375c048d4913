"""An edition: the board, the cards and the numbers that the game is played by, read and checked."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from json import dumps, loads
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Final

from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.clauses import ClauseId, Rulebook
from cobra_widgets.engine.errors import BadData, BadOption
from cobra_widgets.engine.words import LOCALES, locale
from cobra_widgets.games.imperio.board import Board, place_in, read_board
from cobra_widgets.games.imperio.book import DATA, WORDS
from cobra_widgets.games.imperio.cards import Card, Deck, Effect, Trial, read_cards, read_trials
from cobra_widgets.games.imperio.entries import cited, with_entries
from cobra_widgets.games.imperio.reading import Table

FILE: Final = "edition.toml"
HEROES: Final = range(1, 4)
"""How many Heroes there may be."""
MOST_KINDS: Final = 62
"""Kinds of card, or of trial: a record writes each as a letter or a digit."""
POINT: Final = 2
"""Numbers that make a point of the drawing."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Edition:
    """All that the printed rules leave to the box. One object a file, compared by identity."""

    digest: str
    """Fingerprint of the file; records carry it."""
    title: Mapping[str, str]
    board: Board
    cards: Mapping[str, Card]
    """By id, in the order of the file: hands are sorted by it."""
    trials: Mapping[str, Trial]
    sentinels: Mapping[int, int]
    """By number of Heroes."""
    faces: int
    """Of the die."""
    escape: int
    """The throw that frees from the Well."""
    throws: int
    """How often each throws in a combat."""
    hand: int
    """Cards that a hand may hold."""
    stack: int
    """Oracle cards at each of their places."""
    beside: int
    """Magical Forces cards beside the Cobra without a Guardian."""
    rounds: Mapping[str, Mapping[int, int]]
    """Default limits: `guardian` and `trials` by players, `no-guardian` and `solo` by Heroes."""
    names: Mapping[str, Mapping[str, str]]
    """What spaces are called, by id and language."""
    points: tuple[tuple[float, float], ...]
    """Where each space is drawn; no rule reads it. Empty when the file has none."""
    rulebook: Rulebook
    """The rules, with this edition's cards after them."""
    cites: Mapping[str, tuple[ClauseId, ...]]
    """By card: the entry that is cited when it is played, if it has one."""
    raw: Mapping[str, Any]

    def __repr__(self) -> str:
        """Return the title and the fingerprint."""
        return f"Edition({self.title[LOCALES[0]]}, {self.digest})"

    def describe(self, language: str | None = None) -> str:
        """Return the edition as text: each table, where it comes from, and what it says."""
        return "\n".join(_described(self, language))

    def weapon_for(self, kind: str) -> tuple[str, ...]:
        """Return the ids of the cards that overcome a kind of trial."""
        return tuple(card.id for card in self.cards.values() if card.overcomes == kind)


def _described(edition: Edition, language: str | None) -> Iterator[str]:
    yield WORDS.say(
        "edition.title", {"title": edition.title[language or locale()], "digest": edition.digest}, language
    )
    for key, table in edition.raw.items():
        rows = table if isinstance(table, list) else [table]
        for row in rows:
            if isinstance(row, dict) and "source" in row:
                source = WORDS.template(f"source.{row['source']}", language)
                rest = {name: value for name, value in row.items() if name not in {"source", "at"}}
                yield f"[{key}] {source}: {dumps(rest, ensure_ascii=False)}"


@cache
def shipped() -> Edition:
    """Return the edition that comes with the package."""
    return read_edition((DATA / FILE).read_text(encoding="utf-8"), FILE)


def edition_of(given: object) -> Edition:
    """Return the edition that an option asks for: None (the shipped one), a file, or its tables."""
    if given is None:
        return shipped()
    if isinstance(given, Mapping):
        return _checked(dumps(given, sort_keys=True, default=str), "edition")
    if isinstance(given, str | PathLike):
        path = Path(fspath(given))
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as fault:
            raise BadData("data", file=str(path), key="-", reason=str(fault.strerror)) from fault
        except UnicodeDecodeError as fault:
            raise BadData("data", file=str(path), key="-", reason=str(fault)) from fault
        return read_edition(text, path.name)
    allowed = WORDS.template("edition.allowed")
    raise BadOption("option-value", option="edition", value=repr(given), allowed=allowed)


@lru_cache(maxsize=16)
def _checked(text: str, file: str) -> Edition:
    return _read(loads(text), file)


@lru_cache(maxsize=16)
def read_edition(text: str, file: str) -> Edition:
    """Read and check an edition; the first fault is raised as BadData."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadData("data", file=file, key="-", reason=str(fault)) from fault
    return _read(raw, file)


def _read(raw: dict[str, Any], file: str) -> Edition:
    root = Table(raw, file)
    root.text("game", ("imperio",))
    board = read_board(root)
    pieces, numbers = _read_pieces(root), _read_numbers(root)
    cards = read_cards(root, lambda table, key: place_in(board.index, table, key),
                       numbers["faces"], len(board.rays))  # fmt: skip
    trials = read_trials(root, lambda table, key: place_in(board.index, table, key))
    edition = Edition(
        digest=digest(raw), title=root.name("title"), board=board,
        cards={card.id: card for card in cards}, trials={trial.id: trial for trial in trials},
        sentinels=_sentinels(root, pieces["sentinels"]),
        rounds=_read_rounds(root), names=_read_names(root, board), points=_read_points(root, board),
        rulebook=with_entries(cards), cites=cited(cards), raw=raw, **numbers,
    )  # fmt: skip
    _check_counts(root, edition, pieces)
    _check_trials(root, edition)
    root.done()
    return edition


def _read_pieces(root: Table) -> Mapping[str, int]:
    table = root.table("pieces")
    table.source()
    found = {
        key: table.whole(key, 1)
        for key in ("heroes", "sentinels", "cobras", "help", "forces", "oracle", "dice")
    }
    if found["heroes"] != HEROES[-1]:
        table.refuse("heroes", "whole", value=found["heroes"], limit=HEROES[-1])
    table.done()
    return found


def _read_numbers(root: Table) -> dict[str, int]:
    die, hand, stack, beside = (root.table(key) for key in ("die", "hand", "stack", "beside"))
    faces = die.whole("faces", 2)
    found = {
        "faces": faces, "escape": die.whole("escape", 1, faces), "throws": die.whole("combat", 1),
        "hand": hand.whole("limit", 1), "stack": stack.whole("cards", 1), "beside": beside.whole("cards", 1),
    }  # fmt: skip
    for table in (die, hand, stack, beside):
        table.source()
        table.done()
    return found


def _sentinels(root: Table, most: int) -> Mapping[int, int]:
    table = root.table("sides")
    table.source()
    found = table.by_count("sentinels", HEROES, 1)
    table.done()
    for heroes, count in found.items():
        if count > most:
            table.refuse(f"sentinels.{heroes}", "whole", value=count, limit=f"1..{most}")
    return found


def _read_rounds(root: Table) -> Mapping[str, Mapping[int, int]]:
    table = root.table("rounds")
    table.source()
    found = {
        "guardian": table.by_count("guardian", range(2, 5)), "trials": table.by_count("trials", range(2, 5)),
        "no-guardian": table.by_count("no-guardian", HEROES), "solo": table.by_count("solo", range(1, 2)),
    }  # fmt: skip
    table.done()
    return found


def _read_names(root: Table, board: Board) -> Mapping[str, Mapping[str, str]]:
    if not root.has("names"):
        return {}
    table = root.table("names")
    table.source()
    for name in table.raw:
        if name != "source" and name not in board.index:
            table.refuse(name, "no-space", space=name)
    return {name: table.name(name) for name in table.raw if name != "source"}


def _read_points(root: Table, board: Board) -> tuple[tuple[float, float], ...]:
    if not root.has("layout"):
        return ()
    table = root.table("layout")
    table.source()
    points = table.table("at").raw
    table.done()
    for name, point in points.items():
        is_point = isinstance(point, list) and len(point) == POINT
        if not is_point or any(type(number) not in {int, float} for number in point):
            table.refuse(f"at.{name}", "point", value=point)
        if name not in board.index:
            table.refuse(f"at.{name}", "no-space", space=name)
    for name in board.names:
        if name not in points:
            table.refuse("at", "no-point", space=name)
    return tuple((points[name][0], points[name][1]) for name in board.names)


def _check_counts(root: Table, edition: Edition, pieces: Mapping[str, int]) -> None:
    for key, kinds in (("card", edition.cards), ("trial", edition.trials)):
        if len(kinds) > MOST_KINDS:
            root.refuse(key, "too-many", count=len(kinds), most=MOST_KINDS)
    counts: Counter[str] = Counter({"help": 0, "forces": 0, "oracle": len(edition.trials)})
    for card in edition.cards.values():
        counts[card.deck] += card.copies
    for pile, count in counts.items():
        if count != pieces[pile]:
            root.refuse(
                "card" if pile in set(Deck) else "trial", "count", pile=pile, count=count, of=pieces[pile]
            )
    islands = len(edition.board.islands)
    if islands != pieces["heroes"]:
        root.refuse("island", "islands", islands=islands, heroes=pieces["heroes"])
    if edition.stack * islands != pieces["oracle"]:
        root.refuse("stack.cards", "stack", cards=edition.stack, places=islands, of=pieces["oracle"])
    least = pieces["heroes"] * edition.hand + 1
    for pile, needed in (("help", least), ("forces", max(edition.hand, edition.beside) + 1)):
        if counts[pile] < needed:
            root.refuse("card", "too-few", pile=pile, count=counts[pile], needed=needed)


def _check_trials(root: Table, edition: Edition) -> None:
    board = edition.board
    free = {space for island in board.islands for space in (island.city, island.oracle)}
    for trial in edition.trials.values():
        if not edition.weapon_for(trial.kind):
            root.refuse("trial", "no-weapon", trial=trial.id, kind=trial.kind)
        if trial.place in free or board.home >> trial.place & 1 or trial.place == board.well:
            root.refuse("trial", "trial-place", trial=trial.id, space=board.names[trial.place])
    stops = mask_of_stops(board)
    for card in edition.cards.values():
        if card.effect is Effect.SHIP and card.to not in stops:
            root.refuse("card", "ship", card=card.id, space=board.names[card.to or 0])
    _check_voyages(root, edition)
    kinds = {trial.kind for trial in edition.trials.values()}
    for card in edition.cards.values():
        if card.overcomes is not None and card.overcomes not in kinds:
            root.refuse("card", "no-trial", card=card.id, kind=card.overcomes)


def _check_voyages(root: Table, edition: Edition) -> None:
    """Check that all voyages arrive by the same throws: what was thrown for is not kept apart by card."""
    voyages = [card for card in edition.cards.values() if card.effect is Effect.VOYAGE]
    for card in voyages[1:]:
        if set(card.numbers) != set(voyages[0].numbers):
            root.refuse("card", "voyages", card=card.id, other=voyages[0].id)


def mask_of_stops(board: Board) -> frozenset[int]:
    """Return the places a Cobra Ship may sail to: cities and Oracles."""
    return frozenset(space for island in board.islands for space in (island.city, island.oracle))
