"""The deck: drawing, shuffling the discard pile, stealing."""

from collections import Counter
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import PlaySpecial
from cobra_widgets.games.cockpit.cards import Card, Hand, cite, sorted_hand
from cobra_widgets.games.cockpit.draws import Draw, Shuffle, Steal
from cobra_widgets.games.cockpit.state import CockpitState

RESHUFFLED: Final = cite("deck.reshuffle", "ruling.reshuffle")
DREW: Final = cite("turn.draw")
DREW_BY_CARD: Final = cite("turn.special")
STOLE: Final = cite("turn.special")


@clause("cockpit:turn.draw")
def wanted_at_end(state: CockpitState, seat: Seat) -> int:
    """Return how many cards a seat draws at the end of its turn: up to five in hand."""
    return none_too_many(state.table.edition.hand - len(state.hands[seat]))


@clause("cockpit:ruling.over-five")
def none_too_many(missing: int) -> int:
    """Return how many to draw: none, and none to discard, with five or more."""
    # Silent: nothing says that a hand is cut down.
    return max(0, missing)


def wanted(state: CockpitState) -> int:
    """Return how many cards the seat on turn draws now: by its special, or at the end of its turn."""
    assert state.turn is not None
    if not state.stack:
        return wanted_at_end(state, state.turn)
    (play,) = state.stack
    assert isinstance(play, PlaySpecial)
    assert play.card.special is not None
    return play.card.special.cards


@clause("cockpit:ruling.reshuffle")
def is_short(state: CockpitState, count: int) -> bool:
    """Tell whether a draw finds the deck empty while there is a discard pile to shuffle."""
    # Reading: the cards left are drawn first, so those shuffled come under them; what lies on areas,
    # in hands, on the stack or out of the game is not in the pile and stays.
    return count > len(state.deck) and bool(state.discard)


@clause("cockpit:deck.reshuffle")
def reshuffled(state: CockpitState, shuffle: Shuffle) -> tuple[CockpitState, Event]:
    """Make the shuffled discard pile the deck."""
    after = state._replace(chance=state.chance.after("shuffle"), deck=state.deck + shuffle.cards, discard=())
    return after, told("reshuffled", (len(shuffle.cards),), RESHUFFLED)


def draw(state: CockpitState) -> Draw:
    """Return what is drawn now: what there is, if it is less than wanted."""
    count = min(wanted(state), len(state.deck))
    forced = state.chance.pick("draw", state.deck, count)
    return Draw(state.deck[:count]) if forced is None else Draw(forced, is_top=False)


def drawn(state: CockpitState, action: Draw, clauses: tuple[ClauseId, ...]) -> tuple[CockpitState, Event]:
    """Put drawn cards into the hand of the seat on turn."""
    seat, cards = state.turn, action.cards
    assert seat is not None
    deck = state.deck[len(cards) :] if action.is_top else _less(state.deck, cards)
    chance = state.chance if action.is_top else state.chance.after("draw")
    hands = with_hand(state, seat, sorted_hand([*state.hands[seat], *cards]))
    public = told("drew", (seat, len(cards)), clauses)
    names = tuple([card.notation for card in sorted_hand(cards)])
    event = Event("drew-cards", (seat, names), clauses, None, (seat,), public)
    return state._replace(chance=chance, deck=deck, hands=hands), event


def _less(deck: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    gone = Counter(cards)
    left = []
    for card in deck:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    return tuple(left)


def with_hand(state: CockpitState, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """Return all hands with one changed."""
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def steal(state: CockpitState, victim: Seat) -> Steal:
    """Return which card of a hand is stolen."""
    return Steal(state.chance.choose("steal", state.hands[victim]))


def stolen(state: CockpitState, action: Steal, play: PlaySpecial, victim: Seat) -> tuple[CockpitState, Event]:
    """Move a stolen card from one hand to another; only these two know which it is."""
    card, seat = action.card, play.seat
    assert play.card.special is not None
    clauses = (*STOLE, play.card.special.clause)
    hand = list(state.hands[victim])
    hand.remove(card)
    robbed = state._replace(chance=state.chance.after("steal"), hands=with_hand(state, victim, tuple(hand)))
    hands = with_hand(robbed, seat, sorted_hand([*robbed.hands[seat], card]))
    public = told("stole", (seat, victim), clauses)
    event = Event("stole-card", (seat, victim, card.notation), clauses, None, (seat, victim), public)
    return robbed._replace(hands=hands), event
