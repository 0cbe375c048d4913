"""Rule changes for two players: the dummy."""

from collections.abc import Sequence
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cobras.actions import PlayCard, plays
from cobra_widgets.games.cobras.cards import EDITION, Card, Suit, cite
from cobra_widgets.games.cobras.rules import solo
from cobra_widgets.games.cobras.state import TRICK, TWO, CobrasState, Table

DUMMY_MODES: Final = ("surprise", "strategy")
"""The pile stays face down, or is turned face up after the seeds."""

TURNED: Final = {1: cite("solo.deal", "ruling.face-up-top"), 2: cite("two.face", "ruling.face-up-top")}
"""What makes a face-up pile's top be in view, by number of players."""


@clause("cobras:two.deal")
def piles() -> int:
    """Return three: the third pile is the dummy's."""
    return EDITION.piles[2]


@clause("cobras:ruling.first-dealer")
def draw_dealer(state: CobrasState) -> Seat:
    """Return the first dealer, drawn."""
    # Silent: nothing says who deals first.
    return state.chance.choose("dealer", state.table.seats[: state.table.players])


@clause("cobras:two.dummy-seat")
def dealer_of_round(state: CobrasState, drawn: Seat | None) -> Seat:
    """Return who deals: the one drawn for the first round, then the two in turn."""
    if state.dealer is None:
        assert drawn is not None
        return drawn
    return Seat(1 - state.dealer)


@clause("cobras:two.dummy-seat")
def with_dummy_left_of(dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats clockwise from seat 0, the dummy to the left of the dealer."""
    first, second, dummy = Seat(0), Seat(1), Seat(2)
    return (first, dummy, second) if dealer == first else (first, second, dummy)


def seats_clockwise(table: Table, dealer: Seat | None) -> tuple[Seat, ...]:
    """Return all seats clockwise from seat 0."""
    return table.seats if dealer is None else with_dummy_left_of(dealer)


@clause("cobras:two.face")
def is_face_up(state: CobrasState) -> bool:
    """Tell whether the dummy's pile is turned: in a strategy game, once the seeds are revealed."""
    return state.table.dummy == "strategy" and is_after_seeds(state)


def is_turned(state: CobrasState, dummy: Seat) -> bool:
    """Tell whether a dummy's pile lies face up now."""
    if state.table.players == TWO:
        return is_face_up(state)
    return solo.is_face_up(state, dummy, after_seeds=is_after_seeds(state))


def turned_up(state: CobrasState, dummies: tuple[Seat, ...]) -> tuple[Event, ...]:
    """Return the events of the cards that come into view on top of face-up piles."""
    return tuple(
        told("turned-up", (dummy, state.pile_of(dummy)[0].notation), TURNED[state.table.players])
        for dummy in dummies
        if state.pile_of(dummy) and is_turned(state, dummy)
    )


def is_after_seeds(state: CobrasState) -> bool:
    """Tell whether this round's seeds have been revealed."""
    return state.phase is TRICK or state.trick > 0


@clause("cobras:two.dummy-play")
def dummy_play(state: CobrasState, seat: Seat) -> PlayCard:
    """Return what a dummy plays: the top card of its pile."""
    play = plays(seat)[state.pile_of(seat)[0].bit]
    assert isinstance(play, PlayCard)
    return play


@clause("cobras:two.dummy-play")
def counts_as_on_suit(table: Table, seat: Seat) -> bool:
    """Tell whether a seat's card counts as on suit whatever it is: a dummy's does."""
    return seat in table.dummies


Strength = tuple[int, int]
"""How high a card stands in a trick: its rank, then 1 for the true lead suit."""


def winner_with_dummies(table: Table, cards: Sequence[PlayCard], suit: Suit | None) -> PlayCard | None:
    """Return the play that wins where dummies play along; only Kings: none."""
    strengths = [_strength(table, play, suit) for play in cards]
    highest = max(strengths, default=(0, 0))
    best = [play for play, strength in zip(cards, strengths, strict=True) if strength == highest]
    if len(best) > 1:
        return solo.first_revealed(best)
    return best[0] if best else None


def _strength(table: Table, play: PlayCard, suit: Suit | None) -> Strength:
    card = play.card
    if not counts_as_on_suit(table, play.seat):
        return (card.rank, 1) if card.suit is suit else (0, 0)
    return true_strength(card) if card.suit is suit else considered_strength(card)


@clause("cobras:two.dummy-tie")
def considered_strength(card: Card) -> Strength:
    """Return the strength of a card that only counts as on suit: below a true one of its rank."""
    return (card.rank, 0)


@clause("cobras:ruling.true-suit-first")
def true_strength(card: Card) -> Strength:
    """Return the strength of a dummy's card that truly is of the lead suit."""
    # Reading: "an actual on-suit card" is any card of that suit, whoever played it.
    return (card.rank, 1)


@clause("cobras:two.dummy-share")
def tracked(table: Table, takers: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the takers whose portion is kept: a dummy's goes back to the pile of tokens."""
    return tuple(seat for seat in takers if seat not in table.dummies)
