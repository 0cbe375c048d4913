"""The printed pieces of a box, read from an edition one by one."""

from collections.abc import Mapping
from typing import Final

from cobra_widgets.games.cockpit import checks, entries
from cobra_widgets.games.cockpit.board import Area, Board
from cobra_widgets.games.cockpit.cards import (
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

BOX: Final = 4
"""Numbers of a drawn area: x, y, width, height."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzA"
"""How a record writes the specials in an order of cards, by kind."""


def ids(board: Board, species: tuple[Species, ...], cards: tuple[Card, ...]) -> list[str]:
    """Return the ids of all that notations name."""
    specials = [card.notation for card in cards if card.special]
    return [*board.by_id, *map(str, species), *specials]


def shorts(whole: Part, ids: list[str]) -> Mapping[str, str]:
    """Return the shortest form of each id that no other has: its words cut alike."""
    taken = {"end", "pass", "done", *ids}
    if len({*ids}) < len(ids):
        twice = next(id_ for id_ in ids if ids.count(id_) > 1)
        raise whole.refused("special", "twice", value=twice)
    shorts: dict[str, str] = {}
    for id_ in ids:
        for size in range(1, len(id_)):
            short = _cut(id_, size)
            others = [_cut(other, size) for other in ids if other != id_]
            if short not in taken and short not in others:
                shorts[id_] = short
                taken.add(short)
                break
    return shorts


def _cut(id_: str, size: int) -> str:
    return "-".join(word[:size] for word in id_.split("-"))


def segments(whole: Part) -> Mapping[str, Names]:
    """Return the names of the five segments."""
    parts = whole.parts("segment")
    for part in parts:
        part.check_keys("id", "source", "name")
        part.source()
    if len(parts) != checks.SEGMENTS:
        raise whole.refused("segment", "count", value=len(parts), limit=checks.SEGMENTS)
    return {part.id(): part.names("name") for part in parts}


def plane(whole: Part, segments: Mapping[str, Names]) -> Board:
    """Return the plane, put together and checked."""
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
        areas=areas, by_id={str(area.id): area for area in areas}, next_to=next_to, targets=tuple(targets),
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
        clause=entries.entry_id("area", part.id()), source=part.source(), box=part.box,
    )  # fmt: skip


def _adjacent(whole: Part, by_id: Mapping[Id, Area]) -> tuple[int, ...]:
    part = whole.part("adjacent")
    part.check_keys("source", "pairs")
    part.source()
    pairs = part.values.get("pairs")
    if not isinstance(pairs, list):
        raise part.refused("pairs", "missing")
    next_to = [0] * len(by_id)
    for number, pair in enumerate(pairs):
        key = f"pairs[{number}]"
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:  # noqa: PLR2004  # a pair
            raise part.refused(key, "pair", value=pair)
        for id_ in pair:
            if id_ not in by_id:
                raise part.refused(key, "one-of", value=id_, allowed=", ".join(by_id))
            if by_id[id_].is_target:
                raise part.refused(key, "no-entry", value=id_)
        one, other = by_id[pair[0]], by_id[pair[1]]
        if next_to[one.nth] & other.bit:
            raise part.refused(key, "twice", value=f"{one}, {other}")
        next_to[one.nth] |= other.bit
        next_to[other.nth] |= one.bit
    return tuple(next_to)


def species_boards(whole: Part) -> tuple[Species, ...]:
    """Return the species boards."""
    parts = whole.parts("species")
    found = []
    for nth, part in enumerate(parts):
        part.check_keys("id", "source", "name", "one", "limits", "ability", "suit", "text")
        limits = part.part("limits")
        limits.check_keys(*Suit)
        ability = Ability(part.one_of("ability", Ability))
        needs_suit = ability is not Ability.SLIDE
        if needs_suit is not ("suit" in part.values):
            raise part.refused("suit", "missing" if needs_suit else "not-with", value=ability)
        name = part.names("name")
        found.append(Species(
            id=part.id(), nth=nth, name=name, one=part.names("one", name),
            limits=tuple(limits.whole(suit) for suit in Suit), ability=ability,
            suit=Suit(part.one_of("suit", Suit)) if needs_suit else None,
            text=part.names("text", name), clause=entries.entry_id("species", part.id()),
            source=part.source(), box=part.box,
        ))  # fmt: skip
    checks.check_species(whole, found)
    return tuple(found)


def numbers(whole: Part) -> tuple[Card, ...]:
    """Return each number card once."""
    part = whole.part("numbers")
    part.check_keys("source", "lowest", "highest", "copies")
    part.source()
    copies = part.part("copies")
    copies.check_keys(*Suit)
    ranks = range(part.whole("lowest", least=1), part.whole("highest") + 1)
    kinds = [(suit, rank, copies.whole(suit)) for suit in Suit for rank in ranks]
    names = [f"{suit.letter}{rank}" for suit, rank, _ in kinds]
    return tuple(
        Card(nth, names[nth], count, suit, rank, None, names[nth], whole.box)
        for nth, (suit, rank, count) in enumerate(kinds)
    )


def specials(whole: Part, board: Board) -> tuple[Card, ...]:
    """Return each special card once."""
    found = []
    parts = whole.parts("special")
    if len(parts) > len(LETTERS):
        raise whole.refused("special", "most", value=len(parts), most=len(LETTERS))
    first = sum(1 for _ in numbers(whole))
    for nth, part in enumerate(parts):
        special = _special(part, board)
        copies = part.whole("count", least=1)
        found.append(Card(first + nth, part.id(), copies, None, 0, special, LETTERS[nth], part.box))
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


def layout(whole: Part, board: Board) -> Mapping[str, tuple[int, ...]]:
    """Return where the areas are drawn."""
    part = whole.part("layout", {})
    part.check_keys(*board.by_id)
    for id_, box in part.values.items():
        numbers = box if isinstance(box, list) else []
        if len(numbers) != BOX or any(type(number) is not int for number in numbers):
            raise part.refused(id_, "layout", value=box)
    return {id_: tuple(box) for id_, box in part.values.items()}
