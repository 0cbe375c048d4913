"""What the rulebook fixes of a box: an edition that says otherwise is refused."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.cockpit.board import Area, Board
from cobra_widgets.games.cockpit.cards import Ability, After, Card, Effect, Meter, Species, Suit
from cobra_widgets.games.cockpit.reading import Part

SEGMENTS: Final = 5
MARKERS: Final = 10
SNAKES: Final = 5
HAND: Final = 5
LAST_CARD: Final = 10
COPIES: Final = 2
RANKS: Final = range(1, 10)
SPECIALS: Final = 27
BOARDS: Final = {"cobras", "kingsnakes", "pythons", "rattlesnakes"}
TRANSIT: Final = ("cargo-hold", "cockpit")
"""Areas by name that only the rulebook's own checks may know."""
COCKPIT_TARGETS: Final = ("pilot", "co-pilot")
FIRST_CLASS: Final = {Meter.SPOOK: 15, Meter.HARM: 10}
ENGINE_LEAST: Final = 10
"""A Squeeze 9 alone leaves the engine of the example open."""
ENGINE_MOST: Final = 15
"""Squeeze 7 and an 8, or 9 and 6, are enough."""
ENGINE_POINTS: Final = 4
COBRAS: Final = (2, 2, 0, 0)


@clause("cockpit:components")
def check_supply(part: Part) -> None:
    """Check the counts that the rulebook gives: snakes, markers, cards in hand, the last card's points."""
    part.check_keys("source", "snakes_each", "markers", "hand", "last_card")
    part.source()
    fixed = {"snakes_each": SNAKES, "markers": MARKERS, "hand": HAND, "last_card": LAST_CARD}
    for key, count in fixed.items():
        if part.whole(key) != count:
            raise part.refused(key, "count", value=part.whole(key), limit=count)


@clause("cockpit:components")
def check_deck(whole: Part, cards: Sequence[Card]) -> None:
    """Check the deck: each suit twice from 1 to 9, and 27 specials."""
    numbers = whole.part("numbers")
    for key, rank in (("lowest", RANKS[0]), ("highest", RANKS[-1])):
        if numbers.whole(key) != rank:
            raise numbers.refused(key, "count", value=numbers.whole(key), limit=rank)
    for suit in Suit:
        copies = numbers.part("copies").whole(suit)
        if copies != COPIES:
            raise numbers.refused(f"copies.{suit}", "count", value=copies, limit=COPIES)
    specials = sum(card.copies for card in cards if card.special)
    if specials != SPECIALS:
        raise whole.refused("special", "specials", value=specials, limit=SPECIALS)


def check_areas(whole: Part, parts: Sequence[Part], areas: Sequence[Area]) -> None:
    """Check each area by itself, and that there is a marker for each that can be in chaos."""
    by_id = {area.id: area for area in areas}
    for part, area in zip(parts, areas, strict=True):
        _check_area(part, area, by_id[areas[area.stand].id])
    check_no_chaos(whole, areas)
    check_first_class(whole, areas)
    needing = sum(bool(area.needs) for area in areas)
    if needing != MARKERS:
        raise whole.refused("area", "markers", value=needing, limit=MARKERS)


def _check_area(part: Part, area: Area, stand: Area) -> None:
    if bool(area.needs) is not bool(area.points):
        raise part.refused("points" if area.needs else "needs", "points", value=area.points)
    if area.is_target and (not area.needs or stand.needs or stand is area):
        raise part.refused("from", "target", value=stand.id)
    if area.is_engine:
        check_engine(part, area)
    for key in part.words("reconstructed", part.values) if "reconstructed" in part.values else ():
        if key in {"id", "source", "reconstructed"}:
            raise part.refused("reconstructed", "one-of", value=key, allowed=", ".join(part.values))


@clause("cockpit:area.first-class")
def check_first_class(whole: Part, areas: Iterable[Area]) -> None:
    """Check First Class: Spook 15 and Harm 10."""
    found = [area for area in areas if area.id == "first-class"]
    if not found:
        raise whole.refused("area.first-class", "missing")
    if dict(found[0].needs) != FIRST_CLASS:
        limit = _needs(FIRST_CLASS)
        raise whole.refused("area.first-class.needs", "count", value=_needs(found[0].needs), limit=limit)


def _needs(needs: Mapping[Meter, int]) -> str:
    """Write out what an area needs as its table does."""
    return ", ".join(f"{meter} = {need}" for meter, need in needs.items()) or "-"


@clause("cockpit:area.engine")
def check_engine(part: Part, area: Area) -> None:
    """Check an engine against the examples: Squeeze alone, 10 to 15, for 4 points."""
    if len(area.needs) > 1 or area.is_target:
        raise part.refused("needs", "engine-alone", value=_needs(area.needs))
    if not ENGINE_LEAST <= area.needs[Meter.SQUEEZE] <= ENGINE_MOST:
        limit = f"{ENGINE_LEAST}-{ENGINE_MOST}"
        raise part.refused("needs.squeeze", "count", value=area.needs[Meter.SQUEEZE], limit=limit)
    if area.points != ENGINE_POINTS:
        raise part.refused("points", "count", value=area.points, limit=ENGINE_POINTS)


@clause("cockpit:area.no-chaos")
def check_no_chaos(whole: Part, areas: Sequence[Area]) -> None:
    """Check that Cargo Hold, Cockpit and wings need nothing, and that the Cockpit has its two targets."""
    by_id = {str(area.id): area for area in areas}
    for id_ in TRANSIT:
        if id_ not in by_id:
            raise whole.refused(f"area.{id_}", "missing")
    for area in areas:
        if (area.id in TRANSIT or area.id.endswith("wing")) and area.needs:
            raise whole.refused(f"area.{area.id}.needs", "transit", value=_needs(area.needs))
    for id_ in COCKPIT_TARGETS:
        if id_ not in by_id or areas[by_id[id_].stand].id != "cockpit":
            raise whole.refused(f"area.{id_}.from", "cockpit")


def check_ways(whole: Part, board: Board) -> None:
    """Check that a snake that has come aboard can reach every area."""
    if board.start.id != TRANSIT[0]:
        raise whole.refused("boarding.area", "one-of", value=board.start, allowed=TRANSIT[0])
    reached, new = 0, board.start.bit
    while new:
        reached |= new
        new = 0
        for area in board.within(reached):
            new |= board.next_to[area.nth] & ~reached
    for area in board.within(board.can_enter & ~reached):
        raise whole.refused(f"area.{area.id}", "unreachable", value=board.start)


def check_species(whole: Part, boards: Sequence[Species]) -> None:
    """Check that the four species are there, and what the rulebook says of their limits."""
    ids = Counter(str(each.id) for each in boards)
    if set(ids) != BOARDS:
        raise whole.refused("species", "species", value=", ".join(ids), limit=", ".join(sorted(BOARDS)))
    by_id = {str(each.id): each for each in boards}
    check_cobras(whole, by_id["cobras"])
    check_squeeze(whole, boards)


@clause("cockpit:species.cobras")
def check_cobras(whole: Part, cobras: Species) -> None:
    """Check the one board that the rulebook shows: two Bite and two Hiss cards, and one more after a Bite."""
    for suit, limit in zip(Suit, COBRAS, strict=True):
        if cobras.limits[suit.nth] != limit:
            key = f"species.cobras.limits.{suit}"
            raise whole.refused(key, "count", value=cobras.limits[suit.nth], limit=limit)
    for key, value, fixed in (
        ("ability", cobras.ability, Ability.FOLLOW), ("suit", cobras.suit, Suit.BITE),
    ):  # fmt: skip
        if value is not fixed:
            raise whole.refused(f"species.cobras.{key}", "count", value=value, limit=fixed)


@clause("cockpit:species.pythons")
def check_squeeze(whole: Part, boards: Iterable[Species]) -> None:
    """Check that Pythons, and they alone, may play Squeeze, and that they play no Rattle."""
    for each in boards:
        squeeze, is_python = each.limits[Suit.SQUEEZE.nth], each.id == "pythons"
        if bool(squeeze) is not is_python:
            raise whole.refused(f"species.{each.id}.limits.squeeze", "squeeze", value=squeeze)
        if is_python and each.limits[Suit.RATTLE.nth]:
            rattle = each.limits[Suit.RATTLE.nth]
            raise whole.refused("species.pythons.limits.rattle", "count", value=rattle, limit=0)


def check_special(part: Part, effect: Effect, after: After, when: str) -> None:
    """Check that a special can do what it says: only cancelling is a reaction, only stealing has a rival."""
    if (effect is Effect.CANCEL) is not (when == "reaction"):
        raise part.refused("when", "reaction", value=when, effect=effect)
    if after is After.RIVAL and effect not in {Effect.STEAL, Effect.REMOVE}:
        raise part.refused("after", "rival", value=after, effect=effect)
