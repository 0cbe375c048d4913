"""Start your Basket: the sealed seeds."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cobras.actions import ALL, CARDS, KINGS, Moves, Seed
from cobra_widgets.games.cobras.cards import Card, cite
from cobra_widgets.games.cobras.rules import cleanup, rounds, two
from cobra_widgets.games.cobras.state import SEED, TRICK, CobrasState, with_one

CHOSEN: Final = cite("seed.choose")
REVEALED: Final = cite("seed.choose", "seed.tokens")
AWAY: Final = cite("seed.discard")


@clause("cobras:seed.choose")
def choice(state: CobrasState, seat: Seat) -> Moves:
    """Return what may seed a Basket: a card of the hand, while none is sealed."""
    if state.phase is not SEED or state.seeds[seat] is not None:
        return 0
    return state.hands[seat] | KINGS


@clause("cobras:ruling.seed-not-king")
def not_a_king(state: CobrasState, seat: Seat) -> Moves:  # noqa: ARG001  # asked like its siblings
    """Return what a seed may be: no King Cobra, which shows no cobras to count."""
    return CARDS if state.phase is SEED else ALL


@clause("cobras:seed.tokens")
def tokens(card: Card) -> int:
    """Return how many cobras a seed brings its Basket from the pile."""
    return card.cobras


@clause("cobras:seed.discard")
def put_away(state: CobrasState, seeds: tuple[Card, ...]) -> CobrasState:
    """Return the table with the revealed seeds away: triples in the line, others discarded."""
    triples, others = cleanup.sorted_out(seeds)
    return state._replace(line=state.line + triples, discard=state.discard + others)


def apply_seed(state: CobrasState, seed: Seed) -> tuple[CobrasState, tuple[Event, ...]]:
    """Seal a seed; the last one to be sealed reveals them all."""
    seat = seed.seat
    hands = with_one(state.hands, seat, state.hands[seat] ^ seed.bit)
    sealed = with_one(state.seeds, seat, seed.card)
    public = told("seed-sealed", (seat,), CHOSEN)
    chosen = Event("seed-chosen", (seat, seed.card.notation), CHOSEN, None, (seat,), public)
    locked = state._replace(hands=hands, seeds=sealed)
    if None in sealed:
        return locked, (chosen,)
    return _revealed(locked, tuple(card for card in sealed if card is not None), chosen)


def _revealed(
    state: CobrasState, seeds: tuple[Card, ...], chosen: Event
) -> tuple[CobrasState, tuple[Event, ...]]:
    started = put_away(state, seeds)._replace(
        phase=TRICK,
        trick=1,
        turn=state.leader,
        baskets=tuple(tokens(card) for card in seeds),
        seeds=(None,) * len(seeds),
    )
    events = [chosen]
    events += [
        told("seed-revealed", (Seat(seat), card.notation, tokens(card)), REVEALED, 0)
        for seat, card in enumerate(seeds)
    ]
    cleanup.tell(events, *cleanup.sorted_out(seeds), AWAY, AWAY)
    events += two.turned_up(started, started.table.dummies)
    return rounds.counting_tokens(started, events), tuple(events)
