"""From cells to a state: teaching positions, checked, with every fault named."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import ImpossiblePosition, plain
from cobra_widgets.games.cobras.actions import KING_BITS, Play, PlayCard, Share, plays
from cobra_widgets.games.cobras.cards import EDITION, Card, deck, hand_of
from cobra_widgets.games.cobras.reading import Reading, card_named, sentence
from cobra_widgets.games.cobras.rules import ending, rounds, setup, two
from cobra_widgets.games.cobras.state import TWO, CobrasState, Phase, Table
from cobra_widgets.games.cobras.view import cells as cells_of

CARD_STEMS: Final = ("hand", "seed", "trick/plays", "line", "discard", "out", "dummy")
"""Cells that hold cards."""

SOLO_KINGS_MOST: Final = max(EDITION.solo_kings.values()) + EDITION.solo_rounds - 1
"""Kings one player can hold: the mode's, and one earned before each later round."""


def count_players(given: Cells, most: int) -> int | None:
    """Return how many players the cells speak of, None when they name none of those there can be."""
    stems = ("hand", "kings", "basket", "score", "seed")
    named = [seat for seat in range(most) if any(f"{stem}/{seat}" in given for stem in stems)]
    return max(named) + 1 if named else None


def from_cells(given: Cells, table: Table, chance: Chance, empty: CobrasState) -> CobrasState:
    """Return the state that has these cells; raise ImpossiblePosition with every fault."""
    reading = Reading(given, table)
    known = cells_of(empty)
    for address in given:
        if address not in known:
            reading.fault("address", address=plain(address))
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
    if not isinstance(value, str) or value not in set(Phase):
        reading.bad_value("phase", value, ", ".join(Phase))
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
        given = list(order) if isinstance(order, list | tuple) else None
        return next((s for s in table.seats[:2] if list(two.seats_clockwise(table, s)) == given), Seat(1))
    return dealer


def _seed(reading: Reading, address: str) -> Card | None:
    value = reading.given.get(address)
    if value is None:
        return None
    card = card_named(value)
    if card is None:
        reading.bad_value(address, value, sentence("cards-limit", {}))
        return None
    reading.placed.append(card)
    return card


def _plays(reading: Reading) -> tuple[Play, ...]:
    value = reading.given.get("trick/plays", [])
    found = [_play(reading, entry) for entry in value] if isinstance(value, list | tuple) else [None]
    if None in found:
        reading.bad_value("trick/plays", value, sentence("plays-limit", {}))
    plays_found = tuple(play for play in found if play is not None)
    reading.placed += [play.card for play in plays_found if isinstance(play, PlayCard)]
    return plays_found


def _play(reading: Reading, entry: Json) -> Play | None:
    if not isinstance(entry, Mapping) or entry.keys() not in ({"seat", "card"}, {"seat", "king"}):
        return None
    seat = entry["seat"]
    if type(seat) is not int or seat not in reading.table.seats:
        return None
    if "king" in entry:
        share = entry["king"]
        is_share = isinstance(share, str) and share in set(Share)
        return plays(Seat(seat))[KING_BITS[Share(str(share))]] if is_share else None
    card = card_named(entry["card"])
    return None if card is None else plays(Seat(seat))[card.bit]


def _waited_for(table: Table, dealer: Seat | None, leader: Seat, placed: tuple[Play, ...]) -> Seat:
    seats = two.seats_clockwise(table, dealer)
    return seats[(seats.index(leader) + len(placed)) % len(seats)]


def _discard(reading: Reading) -> tuple[Card, ...]:
    """Return the discard pile; a missing one holds every card that lies nowhere else.

    Triples too: that is how a teaching position puts them away, so a given pile may hold them.
    """
    if "discard" in reading.given:
        return reading.cards("discard")
    if not reading.given.get("round", 0) and not reading.placed:
        return ()
    rest = tuple(card for card in deck() if card not in reading.placed)
    reading.placed += rest
    return rest


def _check(reading: Reading, state: CobrasState) -> None:
    _check_cards(reading, state)
    if not reading.is_read("phase"):
        return
    _check_course(reading, state)
    if state.phase is Phase.TRICK:
        _check_trick(reading, state)
    elif state.plays:
        reading.fault("no-trick", phase=state.phase)
    _check_result(reading, state)


def _check_result(reading: Reading, state: CobrasState) -> None:
    if state.phase is Phase.OVER:
        if not reading.is_read("score", "round"):
            return
        if ending.result_of(state) is None:
            reading.fault("not-over")
            return
    result = cells_of(state)["result"]
    given = reading.given.get("result", result)
    if type(given) is not type(result) or given != result:
        reading.bad_value("result", given, sentence("none", {}) if result is None else result)


def _check_cards(reading: Reading, state: CobrasState) -> None:
    counted = Counter(reading.placed)
    for card, count in counted.items():
        if count > 1:
            reading.fault("card-twice", card=str(card), count=count)
    missing = [str(card) for card in deck() if card not in counted]
    if missing and (counted or state.round) and reading.is_read(*CARD_STEMS):
        reading.fault("cards-missing", cards=", ".join(missing))
    left_over = len(deck()) % EDITION.piles[state.table.players]
    if state.out and len(state.out) != left_over:
        reading.fault("left-over", count=len(state.out), left=left_over)
    for card in state.line:
        if not card.is_triple:
            reading.fault("line-single", card=str(card))


def _check_course(reading: Reading, state: CobrasState) -> None:
    order = reading.given.get("order")
    seats = list(two.seats_clockwise(state.table, state.dealer))
    is_open = order is None or (state.dealer is None and not (state.round and reading.is_read("dealer")))
    if not is_open and (not isinstance(order, list | tuple) or list(order) != seats):
        reading.bad_value("order", order, seats)
    if state.phase is not Phase.DEAL and state.round == 0:
        reading.bad_value("round", 0, sentence("least", {"least": 1}))
    if state.phase is Phase.SEED and (state.trick or state.turn is not None):
        reading.fault("seeding")
    if state.phase is not Phase.SEED and any(state.seeds):
        reading.fault("no-seeding", phase=state.phase)
    if state.phase is Phase.SEED and state.leader not in setup.who_may_lead(state.table):
        limit = ", ".join(map(str, setup.who_may_lead(state.table)))
        reading.bad_value("leader", state.leader, limit)
    if state.phase is Phase.SEED and all(state.seeds):
        reading.fault("seeds-full")


def _check_trick(reading: Reading, state: CobrasState) -> None:
    if state.trick == 0:
        reading.bad_value("trick", 0, sentence("least", {"least": 1}))
    if rounds.is_over(state.line):
        reading.fault("line-full", triples=EDITION.triples)
    if reading.is_read("leader", "dealer", "trick/plays"):
        _check_turns(reading, state)


def _check_turns(reading: Reading, state: CobrasState) -> None:
    assert state.leader is not None
    seats = two.seats_clockwise(state.table, state.dealer)
    first = seats.index(state.leader)
    expected = [seats[(first + nth) % len(seats)] for nth in range(len(seats))]
    if [play.seat for play in state.plays] != expected[: len(state.plays)]:
        reading.fault("play-order", leader=state.leader)
    if len(state.plays) >= len(seats):
        reading.fault("trick-full")
    elif state.turn != expected[len(state.plays)]:
        reading.bad_value("turn", state.turn, expected[len(state.plays)])
    for seat in expected[len(state.plays) :]:
        known = reading.is_read(f"hand/{seat}", f"kings/{seat}", f"dummy/{seat}")
        if known and not _can_play(state, seat):
            reading.fault("nothing-to-play", seat=seat)


def _can_play(state: CobrasState, seat: Seat) -> bool:
    if seat in state.table.dummies:
        return bool(state.pile_of(seat))
    return bool(state.hands[seat] or state.kings[seat])
