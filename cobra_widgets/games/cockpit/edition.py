"""An edition: the box that is played, read from a TOML file and checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.clauses import Clause, Rulebook, Source
from cobra_widgets.engine.errors import BadData
from cobra_widgets.games.cockpit import checks, entries
from cobra_widgets.games.cockpit.board import Area, Board
from cobra_widgets.games.cockpit.cards import (
    DATA,
    RULEBOOK,
    WORDS,
    Ability,
    After,
    Card,
    Effect,
    Id,
    Meter,
    Names,
    Special,
    Species,
    Suit,
)
from cobra_widgets.games.cockpit.reading import Part

LETTERS: Final = "abcdefghijklmnopqrstuvwxyzA"
"""How a record writes the specials in an order of cards, by kind."""


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
        raise BadData("data", file=path, key="-", reason=WORDS.template("edition-fault.no-file")) from fault
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
    segments = _segments(whole)
    board = _board(whole, segments)
    species = _species(whole)
    cards = (*_numbers(whole), *_specials(whole, board))
    supply = whole.part("supply")
    checks.check_supply(supply)
    checks.check_deck(whole, cards)
    shorts = _shorts(whole, _ids(board, species, cards))
    return Edition(
        file=file, digest=digest(raw), title=whole.names("title"), board=board,
        species=species, by_species={each.id: each for each in species},
        cards=cards, by_notation={card.notation: card for card in cards},
        deck=tuple(card for card in cards for _ in range(card.copies)),
        snakes_each=supply.whole("snakes_each"), hand=supply.whole("hand"),
        last_card=supply.whole("last_card"),
        layout=_layout(whole, board), segments=segments,
        entries=entries.entries(board, species, cards, whole), sources=entries.sources(whole),
        shorts=shorts, by_short={short: id_ for id_, short in shorts.items()},
    )  # fmt: skip


def _ids(board: Board, species: tuple[Species, ...], cards: tuple[Card, ...]) -> list[str]:
    specials = [card.notation for card in cards if card.special]
    return [*board.by_id, *map(str, species), *specials]


def _shorts(whole: Part, ids: list[str]) -> Mapping[str, str]:
    """Return the shortest form of each id that no other has: its words cut alike."""
    taken = {"end", "pass", "done", *ids}
    if len({*ids}) < len(ids):
        twice = next(id_ for id_ in ids if ids.count(id_) > 1)
        raise whole.fault("special", "twice", value=twice)
    shorts: dict[str, str] = {}
    for id_ in ids:
        for size in range(1, len(id_)):
            short = _cut(id_, size)
            if short not in taken and not any(_cut(other, size) == short for other in ids if other != id_):
                shorts[id_] = short
                taken.add(short)
                break
    return shorts


def _cut(id_: str, size: int) -> str:
    return "-".join(word[:size] for word in id_.split("-"))


def _segments(whole: Part) -> Mapping[str, Names]:
    parts = whole.parts("segment")
    for part in parts:
        part.check_keys("id", "source", "name")
        part.source()
    if len(parts) != checks.SEGMENTS:
        raise whole.fault("segment", "count", value=len(parts), limit=checks.SEGMENTS)
    return {part.id(): part.names("name") for part in parts}


def _board(whole: Part, segments: Mapping[str, Names]) -> Board:
    parts = whole.parts("area")
    places = {part.id(): nth for nth, part in enumerate(parts)}
    areas = tuple(_area(part, places, segments) for part in parts)
    by_id = {area.id: area for area in areas}
    checks.check_areas(whole, parts, areas)
    boarding = whole.part("boarding")
    boarding.source()
    start = by_id[Id(boarding.one_of("area", by_id))]
    next_to = _adjacent(whole, by_id)
    targets = [0] * len(areas)
    for area in areas:
        targets[area.stand] |= area.bit if area.needs else 0
    board = Board(
        areas=areas, by_id={str(id_): area for id_, area in by_id.items()}, next_to=next_to, targets=tuple(targets),
        can_enter=sum(area.bit for area in areas if not area.is_target),
        needing=sum(area.bit for area in areas if area.needs),
        engines=sum(area.bit for area in areas if area.is_engine), start=start,
    )  # fmt: skip
    checks.check_ways(whole, board)
    return board


def _area(part: Part, places: Mapping[Id, int], segments: Mapping[str, Names]) -> Area:
    part.check_keys("id", "source", "name", "segment", "from", "needs", "points", "reconstructed")
    nth = places[part.id()]
    needs = part.part("needs", {})
    needs.check_keys(*Meter)
    stand = places[Id(part.one_of("from", places))] if "from" in part.values else nth
    return Area(
        id=part.id(), nth=nth, bit=1 << nth, name=part.names("name"),
        segment=Id(part.one_of("segment", segments)),
        needs={meter: needs.whole(meter, least=1) for meter in Meter if meter in needs.values},
        points=part.whole("points", 0), stand=stand, is_target="from" in part.values,
        clause=entries.entry_id("area", part.id()), source=part.source(),
    )  # fmt: skip


def _adjacent(whole: Part, by_id: Mapping[Id, Area]) -> tuple[int, ...]:
    part = whole.part("adjacent")
    part.check_keys("source", "pairs")
    part.source()
    pairs = part.values.get("pairs")
    if not isinstance(pairs, list):
        raise part.fault("pairs", "missing")
    next_to = [0] * len(by_id)
    for number, pair in enumerate(pairs):
        key = f"pairs[{number}]"
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:  # noqa: PLR2004  # a pair
            raise part.fault(key, "pair", value=pair)
        for id_ in pair:
            if id_ not in by_id:
                raise part.fault(key, "one-of", value=id_, allowed=", ".join(by_id))
            if by_id[id_].is_target:
                raise part.fault(key, "no-entry", value=id_)
        one, other = by_id[pair[0]], by_id[pair[1]]
        if next_to[one.nth] & other.bit:
            raise part.fault(key, "twice", value=f"{one}, {other}")
        next_to[one.nth] |= other.bit
        next_to[other.nth] |= one.bit
    return tuple(next_to)


def _species(whole: Part) -> tuple[Species, ...]:
    parts = whole.parts("species")
    found = []
    for nth, part in enumerate(parts):
        part.check_keys("id", "source", "name", "one", "limits", "ability", "suit", "text")
        limits = part.part("limits")
        limits.check_keys(*Suit)
        ability = Ability(part.one_of("ability", Ability))
        needs_suit = ability is not Ability.SLIDE
        if needs_suit is not ("suit" in part.values):
            raise part.fault("suit", "missing" if needs_suit else "not-with", value=ability)
        name = part.names("name")
        found.append(Species(
            id=part.id(), nth=nth, name=name, one=part.names("one", name),
            limits=tuple(limits.whole(suit) for suit in Suit), ability=ability,
            suit=Suit(part.one_of("suit", Suit)) if needs_suit else None,
            text=part.names("text", name), clause=entries.entry_id("species", part.id()),
            source=part.source(),
        ))  # fmt: skip
    checks.check_species(whole, found)
    return tuple(found)


def _numbers(whole: Part) -> tuple[Card, ...]:
    part = whole.part("numbers")
    part.check_keys("source", "lowest", "highest", "copies")
    part.source()
    copies = part.part("copies")
    copies.check_keys(*Suit)
    ranks = range(part.whole("lowest", least=1), part.whole("highest") + 1)
    kinds = [(suit, rank, copies.whole(suit)) for suit in Suit for rank in ranks]
    names = [f"{suit.letter}{rank}" for suit, rank, _ in kinds]
    return tuple(
        Card(nth, names[nth], count, suit, rank, None, names[nth])
        for nth, (suit, rank, count) in enumerate(kinds)
    )


def _specials(whole: Part, board: Board) -> tuple[Card, ...]:
    found = []
    parts = whole.parts("special")
    if len(parts) > len(LETTERS):
        raise whole.fault("special", "most", value=len(parts), most=len(LETTERS))
    first = sum(1 for _ in _numbers(whole))
    for nth, part in enumerate(parts):
        special = _special(part, board)
        copies = part.whole("count", least=1)
        found.append(Card(first + nth, part.id(), copies, None, 0, special, LETTERS[nth]))
    return tuple(found)


def _special(part: Part, board: Board) -> Special:
    effect = Effect(part.one_of("effect", Effect))
    own_keys = {
        Effect.DRAW: ("cards",), Effect.CANCEL: ("cancels",), Effect.UNMARK: ("areas",),
        Effect.MOVE: ("whose", "most"),
    }.get(effect, ())  # fmt: skip
    part.check_keys("id", "source", "name", "text", "count", "when", "effect", "after", *own_keys)
    after = After(part.one_of("after", After))
    when = part.one_of("when", ("turn", "reaction"))
    checks.check_special(part, effect, after, when)
    needing = [area.id for area in board.areas if area.needs]
    marked = part.words("areas", needing) if effect is Effect.UNMARK else []
    name = part.names("name")
    part.source()
    return Special(
        name=name, text=part.names("text", name), effect=effect, is_reaction=when == "reaction",
        after=after, cards=part.whole("cards", least=1) if effect is Effect.DRAW else 0,
        cancels_specials=effect is Effect.CANCEL
        and part.one_of("cancels", ("number", "special")) == "special",
        areas=sum(board.by_id[id_].bit for id_ in set(marked)),
        moves_own=effect is Effect.MOVE and part.one_of("whose", ("own", "rivals")) == "own",
        most=part.whole("most", 0) if effect is Effect.MOVE else 0,
        clause=entries.entry_id("special", part.id()),
    )  # fmt: skip


def _layout(whole: Part, board: Board) -> Mapping[str, tuple[int, ...]]:
    part = whole.part("layout", {})
    part.check_keys(*board.by_id)
    for id_, box in part.values.items():
        numbers = box if isinstance(box, list) else []
        if len(numbers) != 4 or any(type(number) is not int for number in numbers):  # noqa: PLR2004  # x, y, w, h
            raise part.fault(id_, "layout", value=box)
    return {id_: tuple(box) for id_, box in part.values.items()}
