"""From cells to a state: positions set up by hand, checked, with every fault named."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import ImpossiblePosition
from cobra_widgets.engine.words import engine_words
from cobra_widgets.games.imperio.book import WORDS
from cobra_widgets.games.imperio.cards import Deck
from cobra_widgets.games.imperio.rules import setup
from cobra_widgets.games.imperio.state import Ask, AskKind, Hero, ImperioState, Phase, Table
from cobra_widgets.games.imperio.view import cells as cells_of

OWN_TURN: Final = frozenset(set(Phase) - {Phase.DEAL, Phase.OVER})
"""Phases in which some seat is on turn."""


class Reading:
    """Cells being read: values with their defaults, and the faults met on the way."""

    def __init__(self, given: Cells, table: Table) -> None:
        self.given = given
        self.table = table
        self.board = table.board
        self.edition = table.edition
        self.faults: list[str] = []

    def fault(self, key: str, /, **params: object) -> None:
        """Note one fault as a sentence."""
        words = WORDS if f"fault.{key}" in WORDS else engine_words()
        self.faults.append(words.say(f"fault.{key}", params))

    def wrong(self, address: str, limit: object) -> None:
        """Note a value that cannot be."""
        self.fault("value", address=address, value=self.given.get(address), limit=limit)

    def whole(self, address: str, default: int, least: int = 0, most: int | None = None) -> int:
        """Return a whole number."""
        value = self.given.get(address, default)
        if type(value) is not int or value < least or (most is not None and value > most):
            self.wrong(address, f"{least}.." if most is None else f"{least}..{most}")
            return default
        return value

    def truth(self, address: str) -> bool:
        """Return a yes or no; missing: no."""
        value = self.given.get(address, False)
        if not isinstance(value, bool):
            self.wrong(address, "true, false")
            return False
        return value

    def space(self, address: str, default: int | None) -> int | None:
        """Return a space."""
        if address not in self.given:
            return default
        value = self.given[address]
        if value is None:
            return None
        if value not in self.board.index:
            self.wrong(address, WORDS.template("fault.space-limit"))
            return default
        return self.board.index[str(value)]

    def ids(self, address: str, known: Mapping[str, object]) -> tuple[str, ...]:
        """Return a list of cards; missing: none."""
        value = self.given.get(address, [])
        if not isinstance(value, list | tuple) or not all(isinstance(v, str) and v in known for v in value):
            self.wrong(address, ", ".join(known))
            return ()
        return tuple(map(str, value))

    def seat(self, address: str, default: Seat | None) -> Seat | None:
        """Return a seat on turn."""
        value = self.given.get(address, default)
        if value is not None and (type(value) is not int or value not in self.table.order):
            self.wrong(address, ", ".join(map(str, self.table.order)))
            return default
        return None if value is None else Seat(int(str(value)))


def count_players(given: Cells) -> int | None:
    """Return how many sit at the table of these cells, None when they name no Hero."""
    seats = [int(part[1]) for part in (a.split("/") for a in given) if part[0] == "hero" and part[1].isdecimal()]
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
        _check(reading, state)
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
        reading.space(f"sentinel/{i}/space", table.board.tower) for i in range(table.sentinels)
    )
    spent = sum(reading.truth(f"sentinel/{i}/spent") << i for i in range(table.sentinels))
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
    if value not in set(Phase):
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
    heroes = []
    for seat in range(reading.table.heroes):
        stem = f"hero/{seat}"
        city = reading.space(f"{stem}/city", None if phase in {Phase.DEAL, Phase.CITY} else cities[seat])
        captured = reading.truth(f"{stem}/captured")
        space = reading.space(f"{stem}/space", board.well if captured or city is None else city)
        oracle = reading.given.get(f"{stem}/oracle")
        if oracle is not None and oracle not in names:
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
    if not isinstance(entry, dict) or entry.get("kind") not in set(AskKind):
        return None
    seat, sentinel, index = entry.get("seat"), entry.get("sentinel"), entry.get("index")
    card, space = entry.get("card"), entry.get("space")
    fits = (
        type(seat) is int and 0 <= seat < reading.table.players
        and (sentinel is None or (type(sentinel) is int and 0 <= sentinel < reading.table.sentinels))
        and (card is None or card in reading.edition.cards)
        and (space is None or space in reading.board.index)
        and (index is None or type(index) is int)
    )  # fmt: skip
    if not fits:
        return None
    rest: dict[str, Any] = {"sentinel": sentinel, "card": card, "index": index}
    return Ask(
        AskKind(str(entry["kind"])), Seat(int(str(seat))),
        space=None if space is None else reading.board.index[str(space)], **rest,
    )  # fmt: skip


def _winners(reading: Reading) -> tuple[Seat, ...] | None:
    result = reading.given.get("result")
    if result is None:
        return None
    winners = result.get("winners") if isinstance(result, dict) else None
    if not isinstance(winners, list) or not all(w in range(reading.table.players) for w in winners):
        reading.wrong("result", WORDS.template("fault.result-limit"))
        return ()
    return tuple(Seat(int(str(winner))) for winner in winners)


def _with_piles(reading: Reading, state: ImperioState) -> ImperioState:
    """Return the state with its decks and Oracles; a missing one holds every card not placed."""
    given, edition, table = reading.given, reading.edition, reading.table
    held = Counter(card for hero in state.heroes for card in hero.hand)
    held.update((*state.hand, *state.faceup))
    piles = {}
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


# --- checks -----------------------------------------------------------------------------


def _check(reading: Reading, state: ImperioState) -> None:
    _check_cards(reading, state)
    _check_trials(reading, state)
    _check_pawns(reading, state)
    _check_course(reading, state)
    _check_asks(reading, state)
    result = cells_of(state)["result"]
    if reading.given.get("result", result) != result:
        reading.wrong("result", result)
    if reading.given.get("limit", state.table.limit) != state.table.limit:
        reading.wrong("limit", state.table.limit)


def _check_cards(reading: Reading, state: ImperioState) -> None:
    edition = reading.edition
    for deck, lying in (
        (Deck.HELP, [*state.help, *(card for hero in state.heroes for card in hero.hand)]),
        (Deck.FORCES, [*state.forces, *state.hand, *state.faceup]),
    ):
        found, full = Counter(lying), Counter(setup.full_deck(edition, deck))
        for card in found | full:
            if found[card] != full[card]:
                reading.fault("card-count", card=card, count=found[card], of=full[card])
    beside = edition.beside if state.table.guardian is None and state.phase is not Phase.DEAL else 0
    if len(state.faceup) != beside:
        reading.wrong("faceup", WORDS.say("fault.faceup-limit", {"count": beside}))
    waiting = {ask.seat for ask in state.asks if ask.kind is AskKind.DISCARD}
    for seat in range(state.table.players):
        hand = state.hand if seat == state.table.guardian else state.heroes[seat].hand
        if len(hand) > edition.hand + (seat in waiting):
            reading.fault("hand-full", seat=seat, count=len(hand), limit=edition.hand)


def _check_trials(reading: Reading, state: ImperioState) -> None:
    edition = reading.edition
    lying: Counter[str] = Counter()
    taken: dict[int, int] = {}
    for seat, hero in enumerate(state.heroes):
        lying.update((*hero.trials, *hero.done))
        if hero.oracle is not None:
            if hero.oracle in taken:
                reading.fault("oracle-twice", island=reading.board.islands[hero.oracle].id)
            taken[hero.oracle] = seat
            if len(hero.trials) + len(hero.done) != edition.stack:
                reading.fault("trial-number", seat=seat, count=edition.stack)
        elif hero.trials or hero.done:
            reading.fault("no-oracle", seat=seat)
    for number, cards in enumerate(state.oracles):
        if number not in taken:
            lying.update(cards)
        elif sorted(cards) != sorted(state.heroes[taken[number]].done):
            reading.fault("oracle-open", island=reading.board.islands[number].id)
    if state.phase is not Phase.DEAL:
        for trial in edition.trials:
            if lying[trial] != 1:
                reading.fault("card-count", card=trial, count=lying[trial], of=1)


def _check_pawns(reading: Reading, state: ImperioState) -> None:
    board = reading.board
    closed_to_hero, closed_to_sentinel = {board.tower}, {board.centre, board.well}
    fighting = {ask.seat for ask in state.asks if ask.kind in {AskKind.FIGHT, AskKind.COMBAT}}
    on: dict[int, str] = {}
    for seat, hero in enumerate(state.heroes):
        address = f"hero/{seat}/space"
        if hero.city is None:
            continue
        if hero.city not in {island.city for island in board.islands}:
            reading.wrong(f"hero/{seat}/city", ", ".join(board.names_in(board.cities)))
        if (hero.space == board.well) != hero.captured:
            reading.fault("well", seat=seat)
        is_won = state.winners == (seat,)
        if hero.space in closed_to_hero or (hero.space == board.centre) != is_won:
            reading.fault("closed", address=address, space=board.names[hero.space])
        if hero.space in on and hero.space != board.well:
            reading.fault("shared", one=on[hero.space], other=address, space=board.names[hero.space])
        if seat not in fighting:
            on[hero.space] = address
    for number, space in enumerate(state.sentinels):
        address = f"sentinel/{number}/space"
        if space in closed_to_sentinel:
            reading.fault("closed", address=address, space=board.names[space])
        if space in on and space != board.tower:
            reading.fault("shared", one=on[space], other=address, space=board.names[space])
        on[space] = address
    cities = [hero.city for hero in state.heroes if hero.city is not None]
    if len(set(cities)) != len(cities):
        reading.fault("city-twice")


def _check_course(reading: Reading, state: ImperioState) -> None:
    phase, table = state.phase, state.table
    on_turn = state.turn is not None
    if phase in OWN_TURN and not on_turn:
        reading.wrong("turn", ", ".join(map(str, table.order)))
    needs_roll = phase in {Phase.ROLLED, Phase.FORCED, Phase.MARCH, Phase.USED, Phase.MOVE}
    if needs_roll and state.roll is None:
        reading.wrong("roll", f"1..{table.edition.faces}")
    if phase not in {Phase.DEAL, Phase.CITY} and state.round == 0:
        reading.wrong("round", "1..")
    if phase not in {Phase.DEAL, Phase.CITY} and any(hero.city is None for hero in state.heroes):
        reading.fault("no-city")
    is_guardians = state.turn == table.guardian
    if is_guardians and phase in {Phase.ROLLED, Phase.AFTER, Phase.ENDING}:
        reading.fault("phase", phase=str(phase))
    if table.guardian is not None and phase in {Phase.FORCED, Phase.MARCH, Phase.USED}:
        reading.fault("phase", phase=str(phase))
    if (phase is Phase.OVER) != (state.winners is not None):
        reading.fault("over")
    if phase in {Phase.ROLLED, Phase.USED, Phase.ENDED} and not state.asks:
        reading.fault("passing", phase=str(phase))
    if phase in {Phase.MOVE, Phase.AFTER} and not is_guardians and on_turn:
        assert state.turn is not None
        if state.heroes[state.turn].captured:
            reading.fault("captured-move", seat=state.turn)


def _check_asks(reading: Reading, state: ImperioState) -> None:
    asked = state.asked
    if asked is None:
        return
    heroes = range(state.table.heroes)
    needs = {
        AskKind.FIGHT: asked.seat in heroes,
        AskKind.COMBAT: asked.seat in heroes and asked.card is not None,
        AskKind.VOYAGE: asked.seat in heroes and asked.card is not None and asked.space is not None,
        AskKind.PLACE: asked.seat == state.table.guardian and asked.sentinel is not None,
        AskKind.THEFT: asked.seat in heroes,
        AskKind.TRIAL: asked.seat in heroes,
        AskKind.USE: asked.index is not None and asked.index < len(state.faceup),
        AskKind.DISCARD: True, AskKind.BEAM: False, AskKind.EFFECTS: False,
    }  # fmt: skip
    fits = needs[asked.kind]
    if fits and asked.kind in {AskKind.FIGHT, AskKind.COMBAT, AskKind.VOYAGE}:
        cards, hand = state.table.edition.cards, state.heroes[asked.seat].hand
        weapons = [card for card in hand if cards[card].overcomes is not None]
        fits = bool(weapons) and (asked.card is None or asked.card in weapons)
    if fits and asked.kind is AskKind.DISCARD:
        hand = state.hand if asked.seat == state.table.guardian else state.heroes[asked.seat].hand
        fits = len(hand) > state.table.edition.hand
    if not fits:
        reading.wrong("ask", WORDS.template("fault.ask-limit"))
