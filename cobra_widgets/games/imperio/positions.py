"""From cells to a state: positions set up by hand, checked, with every fault named."""

from collections import Counter
from typing import Any

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import ImpossiblePosition
from cobra_widgets.games.imperio import checking
from cobra_widgets.games.imperio.book import WORDS
from cobra_widgets.games.imperio.cards import Deck
from cobra_widgets.games.imperio.given import Reading
from cobra_widgets.games.imperio.rules import setup
from cobra_widgets.games.imperio.state import Ask, AskKind, Hero, ImperioState, Phase, Table, numbered, placed
from cobra_widgets.games.imperio.view import cells as cells_of


def count_players(given: Cells) -> int | None:
    """Return how many sit at the table of these cells, None when they name no Hero."""
    seats = [
        int(part[1])
        for part in (address.split("/") for address in given)
        if len(part) > 1 and part[0] == "hero" and part[1].isdecimal()
    ]
    heroes = max(seats) + 1 if seats else 0
    has_guardian = "guardian/hand" in given or "faceup" not in given
    return heroes + has_guardian if heroes else None


def from_cells(given: Cells, table: Table, chance: Chance) -> ImperioState:
    """Return the state that has these cells; raise ImpossiblePosition with every fault."""
    reading = Reading(given, table)
    first = setup.first_state(table, chance)
    known = cells_of(first)
    for address in given:
        if address not in known:
            reading.fault("address", address=address)
    state = _read(reading, first) if not reading.faults else first
    if not reading.faults:
        checking.check(reading, state)
    if reading.faults:
        raise ImpossiblePosition(tuple(reading.faults))
    return state


def _read(reading: Reading, first: ImperioState) -> ImperioState:
    table, given = reading.table, reading.given
    phase = _phase(reading)
    started = phase not in {Phase.DEAL, Phase.CITY}
    turn = reading.seat("turn", table.order[0] if started and phase is not Phase.OVER else None)
    heroes = _heroes(reading, phase)
    sentinels = tuple(
        reading.space(f"sentinel/{numbered(i)}/space", table.board.tower) for i in range(table.sentinels)
    )
    spent = sum(reading.truth(f"sentinel/{numbered(i)}/spent") << i for i in range(table.sentinels))
    cards = reading.edition.cards
    state = first._replace(
        phase=phase, round=reading.whole("round", int(started)), turn=turn,
        roll=_roll(reading), points=reading.whole("points", 0), heroes=heroes,
        sentinels=tuple(table.board.tower if space is None else space for space in sentinels), spent=spent,
        hand=_sorted(reading, reading.ids("guardian/hand", cards)),
        ray=reading.whole("cobra/ray", table.board.ahead, 0, len(table.board.rays) - 1),
        faceup=reading.ids("faceup", cards), asks=_asks(reading), winners=_winners(reading),
    )  # fmt: skip
    if "points" not in given and phase is Phase.MOVE and turn == table.guardian:
        state = state._replace(points=state.roll or 0)
    return _with_piles(reading, state)


def _phase(reading: Reading) -> Phase:
    value = reading.given.get("phase", str(Phase.BEFORE))
    if not isinstance(value, str) or value not in set(Phase):
        reading.wrong("phase", ", ".join(Phase))
        return Phase.BEFORE
    return Phase(str(value))


def _roll(reading: Reading) -> int | None:
    if reading.given.get("roll") is None:
        return None
    return reading.whole("roll", 1, 1, reading.edition.faces)


def _sorted(reading: Reading, cards: tuple[str, ...]) -> tuple[str, ...]:
    order = list(reading.edition.cards)
    return tuple(sorted(cards, key=order.index))


def _heroes(reading: Reading, phase: Phase) -> tuple[Hero, ...]:
    board, trials = reading.board, reading.edition.trials
    cities = [island.city for island in board.islands]
    names = {island.id: number for number, island in enumerate(board.islands)}
    named = [reading.given.get(f"hero/{seat}/city") for seat in range(reading.table.heroes)]
    free = [city for city in cities if board.names[city] not in named]
    heroes = []
    for seat in range(reading.table.heroes):
        stem = f"hero/{seat}"
        is_chosen = phase not in {Phase.DEAL, Phase.CITY} and f"{stem}/city" not in reading.given
        # Each its own where nobody else is named there, else the next one that is free.
        default = cities[seat] if cities[seat] in free else free[0] if free else cities[seat]
        city = reading.space(f"{stem}/city", default if is_chosen else None)
        if is_chosen and default in free:
            free.remove(default)
        captured = reading.truth(f"{stem}/captured")
        space = reading.space(f"{stem}/space", board.well if captured or city is None else city)
        oracle = reading.given.get(f"{stem}/oracle")
        if oracle is not None and (not isinstance(oracle, str) or oracle not in names):
            reading.wrong(f"{stem}/oracle", ", ".join(names))
            oracle = None
        heroes.append(
            Hero(
                board.well if space is None else space, city,
                _sorted(reading, reading.ids(f"{stem}/hand", reading.edition.cards)),
                None if oracle is None else names[str(oracle)],
                reading.ids(f"{stem}/trials", trials), reading.ids(f"{stem}/done", trials),
                captured, reading.truth(f"{stem}/fog"), reading.truth(f"{stem}/stuck"),
            )
        )  # fmt: skip
    return _with_oracles(reading, heroes)


def _with_oracles(reading: Reading, heroes: list[Hero]) -> tuple[Hero, ...]:
    """Give each Hero that has trials an Oracle it had them from, where none is named."""
    taken = {hero.oracle for hero in heroes}
    free = [number for number in range(len(reading.board.islands)) if number not in taken]
    found = []
    for hero in heroes:
        needs_one = hero.oracle is None and (hero.trials or hero.done)
        found.append(hero._replace(oracle=free.pop(0)) if needs_one and free else hero)
    return tuple(found)


def _asks(reading: Reading) -> tuple[Ask, ...]:
    given = reading.given.get("ask", [])
    found = [_ask(reading, entry) for entry in given] if isinstance(given, list | tuple) else [None]
    if None in found:
        reading.wrong("ask", WORDS.template("fault.ask-limit"))
    return tuple(ask for ask in reversed(found) if ask is not None)


def _ask(reading: Reading, entry: Json) -> Ask | None:
    if not isinstance(entry, dict):
        return None
    kind, card, space = entry.get("kind"), entry.get("card"), entry.get("space")
    seat, sentinel, index = entry.get("seat"), entry.get("sentinel"), entry.get("index")
    fits = (
        isinstance(kind, str) and kind in set(AskKind)
        and type(seat) is int and 0 <= seat < reading.table.players
        and (sentinel is None or (type(sentinel) is int and 1 <= sentinel <= reading.table.sentinels))
        and (card is None or (isinstance(card, str) and card in reading.edition.cards))
        and (space is None or (isinstance(space, str) and space in reading.board.index))
        and (index is None or (type(index) is int and index >= 1))
    )  # fmt: skip
    if not fits:
        return None
    return Ask(
        AskKind(str(kind)), Seat(int(str(seat))),
        sentinel=_placed(sentinel), card=None if card is None else str(card),
        space=None if space is None else reading.board.index[str(space)], nth=_placed(index),
    )  # fmt: skip


def _placed(number: Json) -> int | None:
    return None if number is None else placed(int(str(number)))


def _winners(reading: Reading) -> tuple[Seat, ...] | None:
    result = reading.given.get("result")
    if result is None:
        return None
    winners = result.get("winners") if isinstance(result, dict) else None
    seats = range(reading.table.players)
    if not isinstance(winners, list) or not all(type(w) is int and w in seats for w in winners):
        reading.wrong("result", WORDS.template("fault.result-limit"))
        return ()
    return tuple(Seat(int(str(winner))) for winner in winners)


def _with_piles(reading: Reading, state: ImperioState) -> ImperioState:
    """Return the state with its decks and Oracles; a missing one holds every card not placed."""
    given, edition, table = reading.given, reading.edition, reading.table
    held = Counter(card for hero in state.heroes for card in hero.hand)
    held.update((*state.hand, *state.faceup))
    piles: dict[str, Any] = {}
    for deck in Deck:
        left = Counter(setup.full_deck(edition, deck)) - held
        default = tuple(card for card in edition.cards for _ in range(left[card]))
        address = f"deck/{deck}"
        piles[str(deck)] = reading.ids(address, edition.cards) if address in given else default
    state = state._replace(**piles)
    if table.guardian is None and "faceup" not in given and state.phase is not Phase.DEAL:
        beside = edition.beside
        state = state._replace(faceup=state.forces[:beside], forces=state.forces[beside:])
    return state._replace(oracles=_stacks(reading, state))


def _stacks(reading: Reading, state: ImperioState) -> tuple[tuple[str, ...], ...]:
    edition, islands = reading.edition, reading.board.islands
    if state.phase is Phase.DEAL:
        return ((),) * len(islands)
    taken = {hero.oracle: hero for hero in state.heroes if hero.oracle is not None}
    named = {n: reading.ids(f"oracle/{i.id}", edition.trials) for n, i in enumerate(islands)}
    placed = {id_ for hero in state.heroes for id_ in (*hero.trials, *hero.done)}
    placed |= {id_ for ids in named.values() for id_ in ids}
    left = [id_ for id_ in edition.trials if id_ not in placed]
    stacks = []
    for number, island in enumerate(islands):
        if f"oracle/{island.id}" in reading.given:
            stacks.append(named[number])
        elif number in taken:
            stacks.append(taken[number].done)
        else:
            stacks.append(tuple(left[: edition.stack]))
            del left[: edition.stack]
    return tuple(stacks)
