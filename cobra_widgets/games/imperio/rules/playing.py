"""Cards of a hand, played: when each may be, on whom, and what it does."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.games.imperio.actions import Decision, play
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Card, Effect
from cobra_widgets.games.imperio.rules import capture, forces, hands, island, ships, turns
from cobra_widgets.games.imperio.rules.ply import BIT, Clauses, Ply
from cobra_widgets.games.imperio.state import ImperioState, Phase, Variant, numbered

PLAYED: Final = cite("ruling.cards-on-own-turn", "hand.return")
RECALLED: Final = cite("ruling.cards-on-own-turn")
CARDS_OWN_TURN, ESCAPE, BY_DICE, NO_FLIGHT, FLIGHT_GOAL, ELSEWHERE, NAUTILUS, WELL, WIND = cite(
    "ruling.cards-on-own-turn", "ruling.escape", "ruling.trials-by-dice", "island.no-flight",
    "ruling.flight-goal", "ruling.sent-elsewhere", "island.by-nautilus", "well.escape", "ruling.wind",
)  # fmt: skip
SHIP_NEEDS_HERO, SHIP_VARIANT, VALID_TARGET, FOG = cite(
    "ruling.ship-needs-hero", "ruling.ship-variant", "ruling.valid-target", "ruling.fog"
)


class Block(NamedTuple):
    """Why a card may not be played."""

    clause: ClauseId
    reason: str = ""
    more: Mapping[str, object] = MappingProxyType({})
    """What its sentence names besides the card."""


ANY_TIME: Final = frozenset({Phase.BEFORE, Phase.MOVE, Phase.AFTER, Phase.ENDING})
"""Before or after the roll."""
PHASES_OF: Final[Mapping[Effect, frozenset[Phase]]] = {
    Effect.WEAPON: frozenset(),
    Effect.FLIGHT: frozenset({Phase.BEFORE}),
    Effect.VOYAGE: frozenset({Phase.BEFORE}),
    Effect.WIND: frozenset({Phase.AFTER}),
    Effect.LIBERATION: frozenset({Phase.BEFORE, Phase.ENDING}),
}
"""Where a card says so: before the roll and in its place, or after it. A weapon is never played alone."""


@clause("imperio:ruling.cards-on-own-turn")
def phases_of(effect: Effect) -> frozenset[Phase]:
    """Return when in its own turn a seat may play a card."""
    # Silent: the cards themselves say it, and nothing lets one interrupt another's turn.
    return PHASES_OF.get(effect, ANY_TIME)


@clause("imperio:ruling.wind")
def can_blow(phase: Phase) -> bool:
    """Tell whether a wind may blow: only once the Hero has moved or flown."""
    # Silent: one more move needs one before it; the Well and the Nautilus are none.
    return phase is Phase.AFTER


def decisions(state: ImperioState, seat: Seat) -> list[Decision]:
    """Return the plays of a hand worth asking about, legal or not."""
    cards = state.table.edition.cards
    held = dict.fromkeys(hands.hand_of(state, seat))
    return [decision for id_ in held for decision in _plays(state, seat, cards[id_])]


def _plays(state: ImperioState, seat: Seat, card: Card) -> list[Decision]:
    board = state.table.board
    if card.effect is Effect.WEAPON:
        return []
    if card.effect is Effect.FLIGHT:
        return [play(seat, card, None, board.names[s]) for s in island.worth_asking(state, seat)]
    if card.effect is Effect.VOYAGE:
        gates = board.names_in(island.entrances(state))
        return [play(seat, card, w, gate) for w in island.voyage_weapons(state, seat) for gate in gates]
    if card.effect in {Effect.LIBERATION, Effect.WIND, Effect.RECALL, Effect.MARCH}:
        return [play(seat, card)]
    if card.effect is Effect.SHIP:
        return [play(seat, card, target) for target in forces.targets(state, card) or (None,)]
    if card.effect is Effect.WHIM:
        return [play(seat, card, str(turn)) for turn in card.numbers]
    return [play(seat, card, str(hero)) for hero in range(state.table.heroes)]


def legal_plays(state: ImperioState, seat: Seat) -> list[Decision]:
    """Return the plays of a hand that nothing is against."""
    held = hands.hand_of(state, seat)
    if not held or state.phase not in ANY_TIME:
        return []
    cards, phase, found = state.table.edition.cards, state.phase, []
    is_guardian = seat == state.table.guardian
    for id_ in dict.fromkeys(held):
        card = cards[id_]
        if phase not in phases_of(card.effect):
            continue
        if is_guardian:
            found += [play(seat, card, target) for target in forces.targets(state, card)]
        else:
            found += [each for each in _plays(state, seat, card) if not blocks(state, each)]
    return found


def blocks(state: ImperioState, decision: Decision) -> list[Block]:
    """Return every reason against the play of a card."""
    seat = decision.seat
    assert decision.card is not None
    if decision.card not in hands.hand_of(state, seat):
        return [Block(CARDS_OWN_TURN, "not-in-hand")]
    card = state.table.edition.cards[decision.card]
    found = []
    if card.effect is Effect.WEAPON:
        return [Block(CARDS_OWN_TURN, "weapon")]
    if state.phase not in phases_of(card.effect) and card.effect is not Effect.WIND:
        found.append(Block(CARDS_OWN_TURN, "when"))
    if seat == state.table.guardian:
        return found + list(against_force(state, card, decision.target))
    return found + list(_against_help(state, seat, card, decision))


def _against_help(state: ImperioState, seat: Seat, card: Card, decision: Decision) -> Iterator[Block]:
    hero = state.heroes[seat]
    if card.effect in {Effect.FLIGHT, Effect.VOYAGE, Effect.WIND}:
        if hero.captured:
            yield Block(ESCAPE, "in-well")
        if hero.stuck:
            yield Block(BY_DICE)
    if card.effect is Effect.WIND and not can_blow(state.phase):
        yield Block(WIND)
    if card.effect is Effect.LIBERATION and not hero.captured:
        yield Block(WELL, "free")
    if card.effect is Effect.FLIGHT and not hero.captured:
        yield from _against_flight(state, seat, decision)
    if card.effect is Effect.VOYAGE and not hero.captured:
        yield from _against_voyage(state, seat, decision)


def _against_flight(state: ImperioState, seat: Seat, decision: Decision) -> Iterator[Block]:
    board = state.table.board
    assert decision.space is not None
    goal = BIT[board.index[decision.space]]
    if island.is_on_island(state, seat):
        yield Block(NO_FLIGHT)
    if not goal & island.goals(state, seat):
        yield Block(FLIGHT_GOAL)
    elif goal & island.taken_cities(state):
        yield Block(ELSEWHERE)


def _against_voyage(state: ImperioState, seat: Seat, decision: Decision) -> Iterator[Block]:
    board = state.table.board
    assert decision.space is not None
    if not island.may_sail(state, seat):
        yield Block(NAUTILUS, "city")
    if decision.target not in island.voyage_weapons(state, seat):
        yield Block(NAUTILUS, "weapon")
    if not BIT[board.index[decision.space]] & island.entrances(state):
        yield Block(NAUTILUS, "entrance")


def against_force(state: ImperioState, card: Card, target: str | None) -> Iterator[Block]:
    """Yield why a Magical Forces card may not be used, of a hand or beside the Cobra."""
    if target in forces.targets(state, card):
        return
    if card.effect is Effect.SHIP:
        yield _against_ship(state, card)
    elif card.effect is Effect.MARCH:
        yield Block(VALID_TARGET, "alone")
    elif card.effect is Effect.WHIM and target not in {str(turn) for turn in card.numbers}:
        yield Block(VALID_TARGET, "turns", {"numbers": card.numbers})
    elif card.effect is not Effect.WHIM and target not in {str(seat) for seat in range(state.table.heroes)}:
        yield Block(VALID_TARGET, "hero", {"heroes": tuple(range(state.table.heroes))})
    else:
        yield Block(FOG) if card.effect is Effect.FOG else Block(VALID_TARGET, "idle")


def _against_ship(state: ImperioState, card: Card) -> Block:
    assert card.to is not None
    if Variant.SHIP in state.table.variants:
        is_closed = ships.finds(state, card.to) is None and BIT[card.to] & ships.closed(state)
        return Block(SHIP_VARIANT, "oracle" if is_closed else "sentinel")
    return Block(SHIP_NEEDS_HERO, "none" if ships.finds(state, card.to) is None else "alone")


def carry_out(ply: Ply, decision: Decision) -> None:
    """Play a card of a hand."""
    seat, id_ = decision.seat, decision.card
    assert id_ is not None
    card = ply.edition.cards[id_]
    hands.take_from_hand(ply, seat, id_)
    cites = ply.edition.cites[id_]
    ply.tell("card-played", (seat, id_), PLAYED + cites)
    space = None if decision.space is None else ply.board.index[decision.space]
    match card.effect:
        case Effect.FLIGHT:
            assert space is not None
            island.fly(ply, seat, space, cites)
        case Effect.VOYAGE:
            assert space is not None
            assert decision.target is not None
            island.sail(ply, seat, decision.target, space, cites)
        case Effect.LIBERATION:
            capture.liberate(ply, seat)
        case Effect.WIND:
            turns.blow(ply, seat, cites)
        case Effect.RECALL:
            recall(ply, cites)
        case _:
            forces.work(ply, card, decision.target)


def recall(ply: Ply, cites: Clauses) -> None:
    """Send all Sentinels back to the Tower."""
    tower = ply.board.tower
    back = tuple(numbered(i) for i, space in enumerate(ply.state.sentinels) if space != tower)
    ply.set(sentinels=(tower,) * len(ply.state.sentinels))
    ply.tell("recalled", (back,), RECALLED + cites)
