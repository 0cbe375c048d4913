"""From cells to a state: teaching positions, checked, with every fault named."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import ImpossiblePosition
from cobra_widgets.engine.words import engine_words
from cobra_widgets.games.cobras.actions import KING_BITS, Play, PlayCard, Share, plays
from cobra_widgets.games.cobras.cards import EDITION, WORDS, Card, by_notation, deck, hand_of
from cobra_widgets.games.cobras.rules import ending, rounds, setup, two
from cobra_widgets.games.cobras.state import TWO, CobrasState, Phase, Table
from cobra_widgets.games.cobras.view import cells as cells_of

SOLO_KINGS_MOST: Final = max(EDITION.solo_kings.values()) + EDITION.solo_rounds - 1
"""Kings one player can hold: the mode's, and one earned before each later round."""


class Reading:
    """Cells being read: values with their defaults, and the faults met on the way."""

    def __init__(self, given: Cells, table: Table) -> None:
        self.given = given
        self.table = table
        self.faults: list[str] = []
        self.placed: list[Card] = []
        """Every card met, as often as it was met."""
        self.has_unread_cards = False
        """Whether a list of cards could not be read; then none is missed."""

    def fault(self, key: str, /, **params: object) -> None:
        """Note one fault as a sentence."""
        words = WORDS if f"fault.{key}" in WORDS else engine_words()
        self.faults.append(words.say(f"fault.{key}", params))

    def whole(self, address: str, least: int | None = 0, most: int | None = None) -> int:
        """Return a whole number; missing: 0."""
        value = self.given.get(address, 0)
        fits = type(value) is int and (least is None or value >= least) and (most is None or value <= most)
        if not fits:
            key = "fault.least" if most is None else "fault.between"
            limit = engine_words().say(key, {"least": least, "most": most})
            self.fault("value", address=address, value=value, limit=limit)
            return 0
        return int(str(value))

    def seat(self, address: str, among: tuple[Seat, ...]) -> Seat | None:
        """Return a seat; missing: None."""
        value = self.given.get(address)
        if value is None:
            return None
        if type(value) is not int or value not in among:
            self.fault("value", address=address, value=value, limit=", ".join(map(str, among)))
            return None
        return Seat(value)

    def cards(self, address: str) -> tuple[Card, ...]:
        """Return the cards of a list; missing: none."""
        value = self.given.get(address, [])
        if not isinstance(value, list | tuple) or not all(str(name) in by_notation() for name in value):
            self.fault("value", address=address, value=value, limit=WORDS.template("fault.cards-limit"))
            self.has_unread_cards = True
            return ()
        found = tuple(by_notation()[str(name)] for name in value)
        self.placed += found
        return found

    def per_player(self, read: Callable[[str], Any], stem: str) -> tuple[Any, ...]:
        """Return what every player's cell of that stem holds."""
        return tuple(read(f"{stem}/{seat}") for seat in range(self.table.players))


def count_players(given: Cells) -> int | None:
    """Return how many players the cells speak of, None when they name none."""
    stems = {"hand", "kings", "basket", "score", "seed"}
    seats = [
        int(seat)
        for stem, _, seat in (address.partition("/") for address in given)
        if stem in stems and seat.isdecimal()
    ]
    return max(seats) + 1 if seats else None


def from_cells(given: Cells, table: Table, chance: Chance, empty: CobrasState) -> CobrasState:
    """Return the state that has these cells; raise ImpossiblePosition with every fault."""
    reading = Reading(given, table)
    known = cells_of(empty)
    for address in given:
        if address not in known:
            reading.fault("address", address=address)
    state = _read(reading, chance, empty)
    _check(reading, state)
    if reading.faults:
        raise ImpossiblePosition(tuple(reading.faults))
    return state


def _read(reading: Reading, chance: Chance, empty: CobrasState) -> CobrasState:
    table = reading.table
    trick = reading.whole("trick")
    phase = _phase(reading, trick)
    dealer = _dealer(reading)
    placed = _plays(reading)
    plays_led = placed[0].seat if placed else None
    turn = reading.seat("turn", table.seats)
    leader = reading.seat("leader", table.seats)
    if phase is Phase.TRICK:
        leader = next((s for s in (leader, plays_led, turn) if s is not None), Seat(0))
        turn = _waited_for(table, dealer, leader, placed) if turn is None else turn
    elif phase is Phase.SEED and leader is None:
        leader = Seat(0)
    baskets = reading.per_player(reading.whole, "basket")
    centre = reading.whole("centre")
    state = empty._replace(
        chance=chance, phase=phase, round=reading.whole("round"), trick=trick,
        leader=leader, turn=turn, dealer=dealer,
        hands=tuple(hand_of(set(hand)) for hand in reading.per_player(reading.cards, "hand")),
        kings=reading.per_player(lambda a: reading.whole(a, 0, _most_kings(table)), "kings"),
        baskets=baskets,
        scores=reading.per_player(lambda a: reading.whole(a, None), "score"),
        seeds=reading.per_player(lambda a: _seed(reading, a), "seed"),
        piles=tuple(reading.cards(f"dummy/{seat}") for seat in table.dummies),
        plays=placed, centre=centre, line=reading.cards("line"), out=reading.cards("out"),
        starts=(reading.whole("start/0", None),) if table.players == 1 else empty.starts,
        short=sum(baskets) + centre > EDITION.tokens,
    )  # fmt: skip
    return state._replace(discard=_discard(reading))


def _most_kings(table: Table) -> int:
    return SOLO_KINGS_MOST if table.players == 1 else EDITION.kings_each


def _phase(reading: Reading, trick: int) -> Phase:
    default = Phase.TRICK if trick or reading.given.get("trick/plays") else Phase.DEAL
    value = reading.given.get("phase", str(default))
    if value not in set(Phase):
        reading.fault("value", address="phase", value=value, limit=", ".join(Phase))
        return default
    return Phase(str(value))


def _dealer(reading: Reading) -> Seat | None:
    table = reading.table
    if table.players != TWO:
        reading.seat("dealer", ())
        return None
    dealer = reading.seat("dealer", table.seats[:2])
    if dealer is None and reading.given.get("round", 0):
        order = reading.given.get("order")
        return next((s for s in table.seats[:2] if list(two.seats_clockwise(table, s)) == order), Seat(1))
    return dealer


def _seed(reading: Reading, address: str) -> Card | None:
    value = reading.given.get(address)
    if value is None:
        return None
    if str(value) not in by_notation():
        reading.fault("value", address=address, value=value, limit=WORDS.template("fault.cards-limit"))
        reading.has_unread_cards = True
        return None
    card = by_notation()[str(value)]
    reading.placed.append(card)
    return card


def _plays(reading: Reading) -> tuple[Play, ...]:
    value = reading.given.get("trick/plays", [])
    found = [_play(reading, entry) for entry in value] if isinstance(value, list | tuple) else [None]
    if None in found:
        reading.fault("value", address="trick/plays", value=value, limit=WORDS.template("fault.plays-limit"))
        reading.has_unread_cards = True
    plays_found = tuple(play for play in found if play is not None)
    reading.placed += [play.card for play in plays_found if isinstance(play, PlayCard)]
    return plays_found


def _play(reading: Reading, entry: Json) -> Play | None:
    if not isinstance(entry, Mapping) or entry.get("seat") not in reading.table.seats:
        return None
    seat = Seat(int(str(entry["seat"])))
    if "king" in entry:
        share = entry["king"]
        return plays(seat)[KING_BITS[Share(share)]] if share in set(Share) else None
    card = by_notation().get(str(entry.get("card")))
    return None if card is None else plays(seat)[card.bit]


def _waited_for(table: Table, dealer: Seat | None, leader: Seat, placed: tuple[Play, ...]) -> Seat:
    seats = two.seats_clockwise(table, dealer)
    return seats[(seats.index(leader) + len(placed)) % len(seats)]


def _discard(reading: Reading) -> tuple[Card, ...]:
    """Return the discard pile; a missing one holds every card that lies nowhere else."""
    if "discard" in reading.given:
        return reading.cards("discard")
    if not reading.given.get("round", 0) and not reading.placed:
        return ()
    rest = tuple(card for card in deck() if card not in reading.placed)
    reading.placed += rest
    return rest


def _check(reading: Reading, state: CobrasState) -> None:
    _check_cards(reading, state)
    _check_course(reading, state)
    if state.phase is Phase.TRICK:
        _check_trick(reading, state)
    elif state.plays:
        reading.fault("no-trick", phase=state.phase)
    if state.phase is Phase.OVER and ending.result_of(state) is None:
        reading.fault("not-over")
    result = cells_of(state)["result"] if not reading.faults else None
    if not reading.faults and reading.given.get("result", result) != result:
        reading.fault("value", address="result", value=reading.given["result"], limit=result)


def _check_cards(reading: Reading, state: CobrasState) -> None:
    counted = Counter(reading.placed)
    for card, count in counted.items():
        if count > 1:
            reading.fault("card-twice", card=str(card), count=count)
    missing = [str(card) for card in deck() if card not in counted]
    if missing and (counted or state.round) and not reading.has_unread_cards:
        reading.fault("cards-missing", cards=", ".join(missing))
    left_over = len(deck()) % EDITION.piles[state.table.players]
    if state.out and len(state.out) != left_over:
        reading.fault("left-over", count=len(state.out), left=left_over)
    for card in state.line:
        if not card.is_triple:
            reading.fault("line-single", card=str(card))
    if "discard" in reading.given:
        for card in state.discard:
            if card.is_triple:
                reading.fault("discard-triple", card=str(card))


def _check_course(reading: Reading, state: CobrasState) -> None:
    order = reading.given.get("order")
    seats = list(two.seats_clockwise(state.table, state.dealer))
    if order is not None and order != seats and not (state.round == 0 and state.dealer is None):
        reading.fault("value", address="order", value=order, limit=seats)
    if state.phase is not Phase.DEAL and state.round == 0:
        reading.fault(
            "value", address="round", value=0, limit=engine_words().say("fault.least", {"least": 1})
        )
    if state.phase is Phase.SEED and (state.trick or state.turn is not None):
        reading.fault("seeding")
    if state.phase is not Phase.SEED and any(state.seeds):
        reading.fault("no-seeding", phase=state.phase)
    if state.phase is Phase.SEED and state.leader not in setup.who_may_lead(state.table):
        limit = ", ".join(map(str, setup.who_may_lead(state.table)))
        reading.fault("value", address="leader", value=state.leader, limit=limit)
    if state.phase is Phase.SEED and all(state.seeds):
        reading.fault("seeds-full")


def _check_trick(reading: Reading, state: CobrasState) -> None:
    assert state.leader is not None
    seats = two.seats_clockwise(state.table, state.dealer)
    first = seats.index(state.leader)
    expected = [seats[(first + nth) % len(seats)] for nth in range(len(seats))]
    if state.trick == 0:
        reading.fault(
            "value", address="trick", value=0, limit=engine_words().say("fault.least", {"least": 1})
        )
    if [play.seat for play in state.plays] != expected[: len(state.plays)]:
        reading.fault("play-order", leader=state.leader)
    if len(state.plays) >= len(seats):
        reading.fault("trick-full")
    elif state.turn != expected[len(state.plays)]:
        reading.fault("value", address="turn", value=state.turn, limit=expected[len(state.plays)])
    if rounds.is_over(state.line):
        reading.fault("line-full", triples=EDITION.triples)
    for seat in expected[len(state.plays) :]:
        if not _can_play(state, seat):
            reading.fault("nothing-to-play", seat=seat)


def _can_play(state: CobrasState, seat: Seat) -> bool:
    if seat in state.table.dummies:
        return bool(state.pile_of(seat))
    return bool(state.hands[seat] or state.kings[seat])
