"""A turn: using cards, the last one, the end, and who goes next."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import BoardSnake, Discard, Expel, Move
from cobra_widgets.games.cockpit.cards import Card, Suit, cite, without
from cobra_widgets.games.cockpit.rules import abilities, deck, ending, snakes
from cobra_widgets.games.cockpit.state import CockpitState, Phase

DISCARDED: Final = cite("turn.discard-nothing")
RESUMED: Final = cite("turn.any-cards")
ENDED: Final = cite("turn.any-cards")
ENDED_EMPTY: Final = cite("turn.last-card", "ruling.last-card-letter")
PASSED: Final = cite("ruling.pass")
BEGAN: Final = cite("turn.any-cards")
NO_SUITS: Final = (0,) * len(Suit)


@clause("cockpit:turn.any-cards")
def may_use(state: CockpitState, seat: Seat, card: Card) -> bool:
    """Tell whether a seat may use a card: any of its hand, in any order, on its turn."""
    return card in state.hands[seat]


@clause("cockpit:turn.discard-nothing")
def discarded(state: CockpitState, card: Card) -> CockpitState:
    """Return the state with a card on the discard pile."""
    return state._replace(discard=(*state.discard, card))


def used(state: CockpitState, seat: Seat, card: Card) -> CockpitState:
    """Return the state with a card out of the hand, about to be used; what could follow is over."""
    hands = deck.with_hand(state, seat, without(state.hands[seat], card))
    return state._replace(hands=hands, acted=True, passes=0, extra=None)


def thrown_away(state: CockpitState, action: Discard, events: list[Event]) -> CockpitState:
    """Discard a card for nothing."""
    after = discarded(used(state, action.seat, action.card), action.card)
    events.append(told("discarded", (action.seat, action.card.notation), DISCARDED))
    return after


def boarded(state: CockpitState, action: BoardSnake, events: list[Event]) -> CockpitState:
    """Discard a card for a new snake."""
    area = snakes.boards_at(state.table.edition.board)
    after = used(state, action.seat, action.card)
    after = after._replace(
        discard=(*after.discard, action.card), snakes=snakes.with_snakes(after, action.seat, area.nth, +1)
    )
    events.append(told("boarded", (action.seat, action.card.notation, area.id), snakes.BOARDED))
    return after


def moved(state: CockpitState, action: Move, events: list[Event]) -> CockpitState:
    """Discard a card to move a snake next door."""
    seat, origin = action.seat, action.origin
    after = used(snakes.moved(state, seat, origin, action.to), seat, action.card)
    after = after._replace(discard=(*after.discard, action.card))
    data = (seat, action.card.notation, origin.id, action.to.id, after.spent[origin.nth])
    events.append(told("moved", data, snakes.MOVED))
    return after


def expelled(state: CockpitState, action: Expel, events: list[Event]) -> CockpitState:
    """Discard a card to send a rival snake off the plane."""
    after = used(state, action.seat, action.card)
    after, event = abilities.expelled(after._replace(discard=(*after.discard, action.card)), action)
    events.append(event)
    return after


@clause("cockpit:turn.last-card")
def must_end(state: CockpitState) -> bool:
    """Tell whether the seat on turn has used its last card, and must end its turn."""
    assert state.turn is not None
    return not state.hands[state.turn]


@clause("cockpit:ruling.last-card-letter")
def was_last_card(state: CockpitState) -> bool:
    """Tell, before an effect brings new cards, whether the card that has it was the last one."""
    # Reading: "when you play your last card" asks when it is played, not what comes of it.
    return must_end(state)


def resumed(state: CockpitState, events: list[Event], *, is_last: bool) -> CockpitState:
    """Go on with the turn once a card is dealt with; after the last card it ends."""
    if is_last:
        return ended(state, events, ENDED_EMPTY)
    if state.phase is Phase.TURN:
        return state
    events.append(told("resumed", (state.turn,), RESUMED))
    return state._replace(phase=Phase.TURN, asked=())


@clause("cockpit:ruling.pass")
def passes_after(state: CockpitState) -> int:
    """Return how many turns in a row no card was used, once this one ends."""
    # Silent: the rulebook knows no standoff; it is counted, and players may agree on a stop.
    return 0 if state.acted else state.passes + 1


@clause("cockpit:ruling.pass")
def is_stopped(state: CockpitState) -> bool:
    """Tell whether the agreed number of turns without a card has been reached."""
    limit = state.table.stop_after_passes
    return limit is not None and state.passes >= limit


def ended(state: CockpitState, events: list[Event], clauses: tuple[ClauseId, ...] = ENDED) -> CockpitState:
    """End a turn: cards are drawn next, or, with nothing to draw, the next seat begins."""
    seat = state.turn
    assert seat is not None
    passes = passes_after(state)
    if passes:
        events.append(told("turn-passed", (seat, passes), PASSED))
    else:
        events.append(told("turn-ended", (seat,), clauses))
    after = state._replace(phase=Phase.DEAL, passes=passes, extra=None, asked=())
    if is_stopped(after):
        return ending.stopped(after, events)
    if deck.wanted_at_end(after, seat) and (after.deck or after.discard):
        return after
    return begun(after, next_seat(after), events)


@clause("cockpit:ruling.turn-order")
def next_seat(state: CockpitState) -> Seat:
    """Return whose turn it is after the one that ends: the next around the table."""
    # Silent: the rulebook tells only who begins.
    assert state.turn is not None
    return Seat((state.turn + 1) % state.table.players)


def begun(state: CockpitState, seat: Seat, events: list[Event]) -> CockpitState:
    """Begin a turn: every snake is fresh, no limit used."""
    events.append(told("turn-began", (state.turns + 1, seat), BEGAN))
    return state._replace(
        phase=Phase.TURN, turns=state.turns + 1, turn=seat, acted=False, ability=False, extra=None,
        spent=(0,) * len(state.spent), used=NO_SUITS, stack=(), asked=(), shifts=(),
    )  # fmt: skip
