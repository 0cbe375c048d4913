"""Setup: the deal, the Kings, and who leads."""

from operator import attrgetter
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cobras.actions import Deal
from cobra_widgets.games.cobras.cards import EDITION, Card, cite, deck, hand_of
from cobra_widgets.games.cobras.rules import rounds, solo, two
from cobra_widgets.games.cobras.state import SEED, TWO, CobrasState, Table

BIT: Final = attrgetter("bit")
NOTATION: Final = attrgetter("notation")
BEGAN: Final = cite("setup.deal")
BEGAN_ANEW: Final = cite("round.reset")
DEALT: Final = {1: cite("setup.deal", "solo.deal"), 2: cite("setup.deal", "two.deal")}
DEALT_TO_MANY: Final = cite("setup.deal")
KINGS_GIVEN: Final = cite("setup.king")
KINGS_BY_MODE: Final = cite("solo.mode")
KINGS_EARNED: Final = cite("solo.earn", "ruling.solo-net")
DEALER: Final = cite("two.dummy-seat")
FIRST_DEALER: Final = cite("two.dummy-seat", "ruling.first-dealer")
FIRST_LEADER: Final = cite("setup.first-lead", "ruling.lead-players")
NEXT_LEADER: Final = cite("setup.next-lead")
NEXT_LEADER_DRAWN: Final = cite("setup.next-lead", "ruling.lead-tie")


@clause("cobras:setup.deal")
def dealt(cards: tuple[Card, ...], piles: int) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Return even piles, dealt around, and the cards that are left over."""
    even = len(cards) - len(cards) % piles
    return [cards[pile:even:piles] for pile in range(piles)], cards[even:]


def pile_count(table: Table) -> int:
    """Return into how many piles the deck is dealt."""
    if table.players == 1:
        return solo.piles()
    if table.players == TWO:
        return two.piles()
    return EDITION.piles[table.players]


@clause("cobras:setup.king", "cobras:components.kings")
def kings_each(table: Table) -> tuple[int, ...]:
    """Return one King Cobra for every player; all of them come out of the supply of five."""
    return (min(EDITION.kings_each, EDITION.kings // table.players),) * table.players


def kings_at_deal(state: CobrasState) -> tuple[int, ...]:
    """Return the Kings in hand once the cards are dealt."""
    return solo.kings_at_deal(state) if state.table.players == 1 else kings_each(state.table)


@clause("cobras:ruling.lead-players")
def who_may_lead(table: Table) -> tuple[Seat, ...]:
    """Return the seats that may lead a round's first trick: players, never a dummy."""
    # Silent: a dummy has no score, so it can have neither the fewest points nor a first turn.
    return table.seats[: table.players]


@clause("cobras:setup.first-lead")
def first_leaders(table: Table) -> tuple[Seat, ...]:
    """Return who may be drawn to lead the first round: everybody."""
    return who_may_lead(table)


@clause("cobras:setup.next-lead")
def fewest_points(state: CobrasState) -> tuple[Seat, ...]:
    """Return the players with the fewest points, one of whom leads a later round."""
    least = min(state.scores)
    return tuple(seat for seat in who_may_lead(state.table) if state.scores[seat] == least)


@clause("cobras:ruling.lead-tie")
def draw_among(tied: tuple[Seat, ...], chance: Chance) -> Seat:
    """Return one of several possible leaders, drawn."""
    return chance.choose("leader", tied)


def leaders(state: CobrasState) -> tuple[Seat, ...]:
    """Return who may lead the round about to be dealt."""
    return first_leaders(state.table) if state.round == 0 else fewest_points(state)


def draw_deal(state: CobrasState) -> Deal:
    """Return what chance deals now."""
    cards = state.chance.shuffle("deck", deck())
    possible = leaders(state)
    leader = draw_among(possible, state.chance) if len(possible) > 1 else None
    drawn_dealer = state.table.players == TWO and state.dealer is None
    return Deal(cards, leader, two.draw_dealer(state) if drawn_dealer else None)


def apply_deal(state: CobrasState, deal: Deal) -> tuple[CobrasState, tuple[Event, ...]]:
    """Deal: the table is cleared, cards and Kings are handed out, a leader is found."""
    table = state.table
    piles, out = dealt(deal.deck, pile_count(table))
    new = rounds.cleared(state)._replace(
        chance=state.chance.after(*_drawn(deal)),
        phase=SEED,
        round=state.round + 1,
        leader=leaders(state)[0] if deal.leader is None else deal.leader,
        dealer=two.dealer_of_round(state, deal.dealer) if table.players == TWO else None,
        hands=tuple([hand_of(pile) for pile in piles[: table.players]]),
        kings=kings_at_deal(state),
        piles=tuple(piles[table.players :]),
        out=out,
        starts=state.scores,
    )
    return new, tuple(_deal_told(state, new, deal, piles))


def _drawn(deal: Deal) -> list[str]:
    """Return what chance drew for a deal."""
    drawn = ["deck"]
    if deal.leader is not None:
        drawn.append("leader")
    if deal.dealer is not None:
        drawn.append("dealer")
    return drawn


def _deal_told(
    before: CobrasState, state: CobrasState, deal: Deal, piles: list[tuple[Card, ...]]
) -> list[Event]:
    clauses = DEALT.get(state.table.players, DEALT_TO_MANY)
    events = [told("round-began", (state.round,), BEGAN if state.round == 1 else BEGAN_ANEW)]
    for seat in who_may_lead(state.table):
        # The pile a hand was dealt from is at hand: sorting it is quicker than reading the bit-mask.
        hand = tuple(map(NOTATION, sorted(piles[seat], key=BIT)))
        public = told("dealt", (seat, len(hand)), clauses, 0)
        events.append(Event("hand-dealt", (seat, hand), clauses, 0, (seat,), public))
    events += [
        told("pile-dealt", (seat, len(state.pile_of(seat))), clauses, 0) for seat in state.table.dummies
    ]
    if state.out:
        events.append(told("left-over", (len(state.out),), clauses, 0))
    events.append(told("kings-given", (who_may_lead(state.table), state.kings), _king_clauses(before), 0))
    if state.dealer is not None:
        source = DEALER if deal.dealer is None else FIRST_DEALER
        events.append(told("dealer-named", (state.dealer, state.table.dummies[0]), source, 0))
    events.append(told("leader-named", (state.leader,), _leader_clauses(before, deal), 0))
    return events


def _king_clauses(before: CobrasState) -> tuple[ClauseId, ...]:
    if before.table.players > 1:
        return KINGS_GIVEN
    return KINGS_BY_MODE if before.round == 0 else KINGS_EARNED


def _leader_clauses(before: CobrasState, deal: Deal) -> tuple[ClauseId, ...]:
    if before.round == 0:
        return FIRST_LEADER
    return NEXT_LEADER if deal.leader is None else NEXT_LEADER_DRAWN
