"""Preparation: sides, decks, cities, the Cobra, and the agreed limit."""

from string import ascii_letters, digits
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.actions import Shuffle
from cobra_widgets.games.imperio.board import numbers_in
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Deck
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.rules import turns
from cobra_widgets.games.imperio.rules.ply import Ply
from cobra_widgets.games.imperio.state import Hero, ImperioState, Phase, Table, Variant

SHUFFLED: Final = cite("setup.decks", "components")
LAID_OPEN: Final = cite("variant.no-guardian")
LAID_BLIND: Final = cite("variant.solo")
CITIES: Final = cite("setup.heroes")
CHOSEN: Final = cite("setup.heroes", "ruling.city-choice")
Orders = tuple[tuple[str, ...], ...]
"""The three decks as they lie: help, forces, oracle."""
ALPHABET: Final = ascii_letters + digits
"""Writes a kind of card as one letter of a record."""


@clause("imperio:components")
def full_deck(edition: Edition, deck: Deck) -> tuple[str, ...]:
    """Return a deck before it is shuffled: every card as often as it is printed."""
    return tuple(card.id for card in edition.cards.values() if card.deck is deck for _ in range(card.copies))


@clause("imperio:setup.sides")
def sentinel_count(edition: Edition, heroes: int) -> int:
    """Return how many Sentinels there are against so many Heroes: one more."""
    return edition.sentinels[heroes]


def guardian_of(players: int, variants: frozenset[Variant]) -> Seat | None:
    """Return the Guardian's seat: the last, unless nobody is the Guardian."""
    return None if variants & {Variant.SOLO, Variant.NO_GUARDIAN} else Seat(players - 1)


@clause("imperio:setup.heroes")
def first_cities(table: Table) -> tuple[int | None, ...]:
    """Return the Heroes' starting cities: with all three one each; fewer have yet to choose."""
    cities = [island.city for island in table.board.islands]
    return tuple(cities) if is_given(table) else (None,) * table.heroes


@clause("imperio:ruling.city-choice")
def is_given(table: Table) -> bool:
    """Tell whether the cities are given: as many Heroes as cities leave nothing to choose."""
    # Reading: "less than 3 players" means fewer than three Heroes, who then choose, seat 0 first.
    return table.heroes == len(table.board.islands)


@clause("imperio:setup.cobra")
def first_looks(table: Table) -> tuple[int, tuple[int, ...]]:
    """Return the ray the Cobra looks along, straight ahead, and the Sentinels' spaces, in the Tower."""
    return table.board.ahead, (table.board.tower,) * table.sentinels


def first_state(table: Table, chance: Chance) -> ImperioState:
    """Return the table before the decks are shuffled."""
    ray, sentinels = first_looks(table)
    cities = first_cities(table)
    edition = table.edition
    nowhere = table.board.well
    return ImperioState(
        table, chance, Phase.DEAL, 0, None, None, 0,
        tuple(Hero(nowhere if city is None else city, city) for city in cities),
        sentinels, 0, (), ray, ((),) * len(table.board.islands),
        full_deck(edition, Deck.HELP), full_deck(edition, Deck.FORCES), (), (), None,
    )  # fmt: skip


@clause("imperio:setup.decks")
def shuffle(state: ImperioState) -> Shuffle:
    """Return the three decks, shuffled apart."""
    edition, chance = state.table.edition, state.chance
    orders = (
        chance.shuffle("help", full_deck(edition, Deck.HELP)),
        chance.shuffle("forces", full_deck(edition, Deck.FORCES)),
        chance.shuffle("oracle", tuple(edition.trials)),
    )
    return _shuffled(orders, write(edition, orders))


def _shuffled(orders: Orders, token: str) -> Shuffle:
    helps, forces, oracle = orders
    return Shuffle(helps, forces, oracle, token)


def write(edition: Edition, orders: Orders) -> str:
    """Return three orders in one word: each card's place in the edition, as a letter."""
    kinds = [list(edition.cards), list(edition.cards), list(edition.trials)]
    words = [
        "".join(ALPHABET[known.index(card)] for card in order)
        for known, order in zip(kinds, orders, strict=True)
    ]
    return f"shuffle:{'.'.join(words)}"


def read(edition: Edition, token: str) -> Shuffle:
    """Return the shuffle that a record wrote; ValueError when it is none."""
    head, _, body = token.partition(":")
    kinds = [list(edition.cards), list(edition.cards), list(edition.trials)]
    words = body.split(".")
    if head != "shuffle" or len(words) != len(kinds):
        raise ValueError(token)
    orders = tuple(
        tuple(known[ALPHABET.index(letter)] for letter in word)
        for known, word in zip(kinds, words, strict=True)
    )
    full = (full_deck(edition, Deck.HELP), full_deck(edition, Deck.FORCES), tuple(edition.trials))
    if [sorted(order) for order in orders] != [sorted(deck) for deck in full]:
        raise ValueError(token)
    return _shuffled(orders, token)


def deal(ply: Ply, drawn: Shuffle) -> None:
    """Lay out the shuffled decks; the first turn begins, or Heroes choose their cities."""
    state, edition = ply.state, ply.edition
    each = edition.stack
    stacks = [drawn.oracle[n * each : (n + 1) * each] for n in range(len(ply.board.islands))]
    beside = 0 if state.table.guardian is not None else edition.beside
    ply.set(
        chance=state.chance.after("help", "forces", "oracle"),
        help=drawn.help, forces=drawn.forces[beside:], faceup=drawn.forces[:beside],
        oracles=tuple(stacks),
    )  # fmt: skip
    ply.tell("decks-shuffled", (len(drawn.help), len(drawn.forces) - beside, each), SHUFFLED)
    if beside and state.table.is_open:
        ply.tell("cards-laid-open", (drawn.forces[:beside],), LAID_OPEN)
    elif beside:
        ply.tell("cards-laid-blind", (beside,), LAID_BLIND)
    if is_given(state.table):
        cities = tuple(ply.name(hero.space) for hero in state.heroes)
        ply.tell("cities-given", (tuple(range(state.table.heroes)), cities), CITIES)
        turns.first(ply)
    else:
        ply.set(phase=Phase.CITY, turn=Seat(0))
        ply.tell("to-choose-city", (Seat(0),), CHOSEN)


def free_cities(state: ImperioState) -> list[int]:
    """Return the cities that no Hero has chosen."""
    chosen = {hero.city for hero in state.heroes}
    return [space for space in numbers_in(state.table.board.cities) if space not in chosen]


def choose(ply: Ply, seat: Seat, city: int) -> None:
    """Let a Hero begin in a city."""
    ply.put(seat, space=city, city=city)
    ply.tell("city-chosen", (seat, ply.name(city)), CHOSEN)
    if seat + 1 < ply.state.table.heroes:
        ply.set(turn=Seat(seat + 1))
        ply.tell("to-choose-city", (Seat(seat + 1),), CHOSEN)
    else:
        turns.first(ply)


@clause("imperio:setup.limit")
def next_seats(table: Table, winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who sits where in the next game: a Hero that won is the Guardian, else the Guardian stays."""
    seats = [Seat(seat) for seat in range(table.players)]
    guardian = table.guardian
    if guardian is not None and winners and winners[0] != guardian:
        # The two change places, so that all others keep theirs.
        seats[winners[0]], seats[guardian] = guardian, winners[0]
    return tuple(seats)
