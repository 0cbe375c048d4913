"""How to reach Cobra Island: flights after the trials, and the Nautilus without them."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces, mask_of, numbers_in
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Card
from cobra_widgets.games.imperio.rules import capture, hands, ships
from cobra_widgets.games.imperio.rules.ply import BIT, Clauses, Ply, heroes_on
from cobra_widgets.games.imperio.state import AskKind, Hero, ImperioState, Phase

FLEW_TO_ISLAND: Final = cite("island.by-trials", "ruling.flight-goal", "hand.return")
FLEW_TO_CITY: Final = cite("turn.sea", "ruling.flight-goal", "hand.return")
BOARDED: Final = cite("island.by-nautilus", "hand.return")
LANDED: Final = cite("island.by-nautilus", "ruling.not-a-roll")
SANK: Final = cite("island.by-nautilus", "hand.return")


def entrance_of(state: ImperioState, seat: Seat) -> int:
    """Return the entrance of a Hero's own colour."""
    return own_entrance(state, state.heroes[seat])


@clause("imperio:ruling.entrances")
def own_entrance(state: ImperioState, hero: Hero) -> int:
    """Return the entrance that counts for a Hero; those of other colours are plain spaces to it."""
    # Reading: "their same player color tile", and the beam sends to "the entrance of its colour".
    board = state.table.board
    return next(island.entrance for island in board.islands if island.city == hero.city)


@clause("imperio:island.no-flight")
def is_on_island(state: ImperioState, seat: Seat) -> bool:
    """Tell whether a Hero stands on Cobra Island, from where nobody flies."""
    return bool(state.table.board.home & BIT[state.heroes[seat].space])


@clause("imperio:island.by-trials")
def has_done_trials(hero: Hero) -> bool:
    """Tell whether a Hero may fly to Cobra Island: all its trials are overcome."""
    return bool(hero.done) and not hero.trials


@clause("imperio:ruling.flight-goal")
def goals(state: ImperioState, seat: Seat) -> Spaces:
    """Return where a flight may go: with the trials done to the own entrance, before that to cities."""
    # Silent: what the card does before the trials are done is the edition's; after them it has one use.
    hero = state.heroes[seat]
    if has_done_trials(hero):
        return BIT[own_entrance(state, hero)]
    return state.table.board.cities


def worth_asking(state: ImperioState, seat: Seat) -> list[int]:
    """Return the goals that a flight may be asked about: all cities, and the own entrance."""
    return numbers_in(state.table.board.cities | BIT[entrance_of(state, seat)])


def taken_cities(state: ImperioState) -> Spaces:
    """Return the cities where a Hero stands: a flight needs one without."""
    return state.table.board.cities & heroes_on(state)


def fly(ply: Ply, seat: Seat, space: int, cites: Clauses) -> None:
    """Fly instead of rolling; what the space does follows, as after a move."""
    ply.set(phase=Phase.AFTER)
    clauses = FLEW_TO_ISLAND if has_done_trials(ply.hero(seat)) else FLEW_TO_CITY
    ply.tell("flew", (seat, ply.name(space)), clauses + cites)
    ply.ask(AskKind.EFFECTS, seat)
    ships.landing(ply, seat, space)
    capture.send(ply, seat, space)


def voyage_weapons(state: ImperioState, seat: Seat) -> tuple[str, ...]:
    """Return the weapons that may be named for a voyage."""
    return capture.weapons_in(state.heroes[seat].hand, state.table.edition)


def entrances(state: ImperioState) -> Spaces:
    """Return all entrances: a voyage may name any of them."""
    return mask_of(island.entrance for island in state.table.board.islands)


@clause("imperio:island.by-nautilus")
def may_sail(state: ImperioState, seat: Seat) -> bool:
    """Tell whether a Hero may take the Nautilus, trials or none: from a city."""
    return bool(state.table.board.cities & BIT[state.heroes[seat].space])


def sail(ply: Ply, seat: Seat, weapon: str, space: int, cites: Clauses) -> None:
    """Name weapon and entrance; the die is thrown next."""
    ply.set(phase=Phase.ENDING)
    ply.ask(AskKind.EFFECTS, seat)
    ply.ask(AskKind.VOYAGE, seat, card=weapon, space=space)
    ply.tell("set-sail", (seat, weapon, ply.name(space)), BOARDED + cites)


@clause("imperio:ruling.not-a-roll")
def arrives(card: Card, face: int) -> bool:
    """Tell whether a throw for the voyage arrives; it draws no card and turns no Cobra."""
    # Reading: it is thrown instead of the roll, so nothing that a roll does follows from it.
    return face in card.numbers


def thrown(ply: Ply, face: int) -> None:
    """Settle a voyage by its throw."""
    ask = ply.answered()
    assert ask.card is not None
    assert ask.space is not None
    if arrives(voyage_card(ply), face):
        ply.tell("landed", (ask.seat, ply.name(ask.space), face), LANDED)
        ships.landing(ply, ask.seat, ask.space)
        capture.send(ply, ask.seat, ask.space)
    else:
        hands.take_from_hand(ply, ask.seat, ask.card)
        ply.tell("sank", (ask.seat, ask.card, face), SANK)


def voyage_card(ply: Ply) -> Card:
    """Return the card whose throw is settled: an edition's voyages all arrive alike."""
    return next(card for card in ply.edition.cards.values() if card.effect == "voyage")
