"""From cells to a state: teaching positions, read with their defaults."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.errors import Fault, ImpossiblePosition, plain, shown
from cobra_widgets.engine.words import engine_words
from cobra_widgets.games.cockpit import soundness
from cobra_widgets.games.cockpit.actions import Played, PlayNumber, PlaySpecial, React, Shift
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import WORDS, Card, Species, Suit, sorted_hand
from cobra_widgets.games.cockpit.notation import Reader
from cobra_widgets.games.cockpit.rules import reactions
from cobra_widgets.games.cockpit.state import CockpitState, Phase
from cobra_widgets.games.cockpit.view import cells as cells_of

Value = TypeVar("Value")


class Reading:
    """Cells being read: values with their defaults, and the faults met on the way."""

    def __init__(self, given: Cells, empty: CockpitState) -> None:
        self.given = given
        self.empty = empty
        self.edition = empty.table.edition
        self.seats = [Seat(seat) for seat in range(empty.table.players)]
        self.faults: list[Fault] = []

    def fault(self, key: str, /, **params: object) -> None:
        """Note one fault, once."""
        words = WORDS if f"fault.{key}" in WORDS else engine_words()
        kept = {name: plain(_named(value)) for name, value in params.items()}
        found = Fault(words, f"fault.{key}", kept)
        if found not in self.faults:
            self.faults.append(found)

    def wrong(self, address: str, limit: object) -> None:
        """Note that a cell cannot have the value it has."""
        self.fault("value", address=address, value=shown(self.given.get(address)), limit=limit)

    def whole(self, address: str, default: int = 0, least: int | None = 0) -> int:
        """Return a whole number."""
        value = self.given.get(address, default)
        if type(value) is not int or (least is not None and value < least):
            self.wrong(address, "" if least is None else f"{least}..")
            return default
        return value

    def flag(self, address: str, *, default: bool = False) -> bool:
        """Return a yes or no."""
        value = self.given.get(address, default)
        if type(value) is not bool:
            self.wrong(address, "true, false")
            return default
        return value

    def one_of(self, address: str, allowed: Mapping[str, Value]) -> Value | None:
        """Return what an id names; missing or null: None."""
        value = self.given.get(address)
        if value is not None and (not isinstance(value, str) or value not in allowed):
            self.wrong(address, ", ".join(allowed))
            return None
        return None if value is None else allowed[str(value)]

    def seat(self, address: str) -> Seat | None:
        """Return a seat; missing: None."""
        value = self.given.get(address)
        if value is not None and (type(value) is not int or value not in self.seats):
            self.wrong(address, ", ".join(map(str, self.seats)))
            return None
        return None if value is None else Seat(int(str(value)))

    def cards(self, address: str) -> tuple[Card, ...]:
        """Return the cards of a list; missing: none."""
        value = self.given.get(address, [])
        known = self.edition.by_notation
        if not isinstance(value, list | tuple) or not all(str(name) in known for name in value):
            self.wrong(address, WORDS.template("fault.cards-limit"))
            return ()
        return tuple(known[str(name)] for name in value)

    def by_area(self, read: Callable[[str], Value], stem: str) -> tuple[Value, ...]:
        """Return what every area's cell of that name holds."""
        return tuple(read(f"area/{area}/{stem}") for area in self.edition.board.areas)

    def by_seat(self, read: Callable[[str], Value], stem: str) -> tuple[Value, ...]:
        """Return what every seat's cell of that name holds."""
        return tuple(read(f"{stem}/{seat}") for seat in self.seats)


def _named(value: object) -> object:
    """Return what an error says for a piece of the box: the id that cells and notations know it by."""
    return str(value) if isinstance(value, Area | Card | Species) else value


def count_players(given: Cells) -> int | None:
    """Return how many players the cells speak of, None when they name none."""
    seats = [
        int(address.rpartition("/")[2])
        for address in given
        if address.rpartition("/")[2].isdecimal() and len(address.rpartition("/")[2]) == 1
    ]
    return max(2, max(seats) + 1) if seats else None


def from_cells(given: Cells, empty: CockpitState) -> CockpitState:
    """Return the state that has these cells; raise ImpossiblePosition with every fault."""
    reading = Reading(given, empty)
    known = cells_of(empty)
    for address in given:
        if address not in known:
            reading.fault("address", address=address)
    state = _read(reading)
    if not reading.faults:
        soundness.check(state, reading.fault)
    _check_derived(reading, state)
    if reading.faults:
        raise ImpossiblePosition(tuple(reading.faults))
    return state


def _check_derived(reading: Reading, state: CockpitState) -> None:
    """Refuse cells that follow from others and are given otherwise."""
    if reading.faults:
        return
    cells = cells_of(state)
    for address in (*(f"reserve/{seat}" for seat in reading.seats), "result"):
        if address in reading.given and reading.given[address] != cells[address]:
            reading.wrong(address, cells[address])


def _read(reading: Reading) -> CockpitState:
    empty = reading.empty
    turn = reading.seat("turn")
    phase = _phase(reading, turn)
    if turn is None and phase is not Phase.DEAL:
        turn = Seat(0)
    state = empty._replace(
        phase=phase, turns=reading.whole("turns", 0 if turn is None else 1), turn=turn,
        passes=reading.whole("passes"),
        species=_species(reading, turn),
        hands=tuple(sorted_hand(hand) for hand in reading.by_seat(reading.cards, "hand")),
        snakes=tuple(reading.by_area(reading.whole, f"snakes/{seat}") for seat in reading.seats),
        scores=reading.by_seat(reading.whole, "score"),
        spent=reading.by_area(reading.whole, "spent"),
        used=tuple(reading.whole(f"used/{suit}") for suit in Suit),
        ability=reading.flag("ability"), extra=reading.one_of("extra", reading.edition.board.by_id),
        cards=reading.by_area(reading.cards, "cards"), chaos=_chaos(reading),
        deck=reading.cards("deck"), removed=reading.cards("removed"),
    )  # fmt: skip
    state = _with_stack(reading, state)
    state = state._replace(acted=reading.flag("acted", default=bool(soundness.traces(state))))
    discard = reading.cards("discard") if "discard" in reading.given else _not_placed(state)
    return state._replace(discard=discard)


def _phase(reading: Reading, turn: Seat | None) -> Phase:
    begun = turn is not None or any(
        reading.given.get(f"hand/{seat}") or reading.given.get(f"species/{seat}") for seat in reading.seats
    )
    default = Phase.REACT if reading.given.get("stack") else Phase.TURN if begun else Phase.DEAL
    value = reading.given.get("phase", str(default))
    if not isinstance(value, str) or value not in set(Phase):
        reading.wrong("phase", ", ".join(Phase))
        return default
    return Phase(str(value))


def _species(reading: Reading, turn: Seat | None) -> tuple[Species, ...]:
    given = reading.by_seat(lambda address: reading.one_of(address, reading.edition.by_species), "species")
    named = [species for species in given if species is not None]
    if len({*named}) == len(given):
        return tuple(named)
    if named:
        reading.fault(
            "value", address="species/*", value=", ".join(map(str, named)),
            limit=WORDS.say("fault.species-limit", {"species": ", ".join(reading.edition.by_species)}),
        )  # fmt: skip
    if turn is None and not any(reading.given.get(f"hand/{seat}") for seat in reading.seats):
        return reading.empty.species
    return reading.empty.species or reading.edition.species[: len(reading.seats)]


def _chaos(reading: Reading) -> int:
    return sum(area.bit for area in reading.edition.board.areas if reading.flag(f"area/{area}/chaos"))


def _with_stack(reading: Reading, state: CockpitState) -> CockpitState:
    value = reading.given.get("stack", [])
    entries = value if isinstance(value, list | tuple) else [value]
    plays: list[Played] = []
    shifts: list[Shift] = []
    for nth, entry in enumerate(entries):
        play = _play(reading, entry, is_bottom=nth == 0)
        if play is None:
            reading.wrong("stack", WORDS.say("fault.stack-limit", {}))
            return state
        plays.append(play)
        assert isinstance(entry, Mapping)
        shifts = _moved(reading, play, entry.get("moved", []))
    asked = _asked(reading, plays, state.phase)
    return state._replace(stack=tuple(plays), asked=asked, shifts=tuple(shifts))


def _play(reading: Reading, entry: Json, *, is_bottom: bool) -> Played | None:
    if not isinstance(entry, Mapping) or entry.get("seat") not in reading.seats:
        return None
    phase = Phase.TURN if is_bottom else Phase.REACT
    reader = Reader(reading.edition, Seat(int(str(entry["seat"]))), phase)
    play = reader.read(str(entry.get("move", entry.get("card"))))
    wanted = (PlayNumber, PlaySpecial) if is_bottom else (React,)
    if not isinstance(play, wanted) or entry.get("card", play.card.notation) != play.card.notation:
        return None
    return play


def _moved(reading: Reading, play: Played, given: object) -> list[Shift]:
    steps: Iterable[Any] = given if isinstance(given, list | tuple) else [given]
    found = [Reader(reading.edition, play.seat, Phase.SHIFT).read(str(step)) for step in steps]
    shifts = [step for step in found if isinstance(step, Shift)]
    if len(shifts) != len(found):
        reading.wrong("stack", WORDS.say("fault.stack-limit", {}))
    return shifts


def _asked(reading: Reading, plays: list[Played], phase: Phase) -> tuple[Seat, ...]:
    if phase is not Phase.REACT or not plays:
        if reading.given.get("asked"):
            reading.fault("phase", phase=phase, address="asked", value=reading.given["asked"])
        return ()
    every = reactions.order(len(reading.seats), plays[-1].seat)
    value = reading.given.get("asked", list(every))
    asked = tuple(value) if isinstance(value, list | tuple) else ()
    if not asked or every[len(every) - len(asked) :] != asked:
        reading.fault("asked", seats=", ".join(map(str, every)))
        return every
    return every[len(every) - len(asked) :]


def _not_placed(state: CockpitState) -> tuple[Card, ...]:
    """Return what a missing discard pile holds: every card that lies nowhere else."""
    placed = Counter(soundness.placed(state))
    if state.turn is None and not placed:
        return ()
    left = Counter(state.table.edition.deck) - placed
    return sorted_hand(list(left.elements()))
