"""How well a seat stands, for computer players to compare."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Card, Effect
from cobra_widgets.games.cockpit.rules.chaos import counts_of, scorers, worth
from cobra_widgets.games.cockpit.state import CockpitState

FILLED: Final = 0.8
"""What part of an area's points cards on it are worth at most, before it falls."""
ABOARD: Final = 0.25
"""A snake on the plane."""
ROOM: Final = 0.35
"""An open area that a seat's snakes play into."""
UNUSED: Final = 0.12
"""A card left in hand, which could have been used: nobody who looks at it hoards."""
ANSWER: Final = 0.4
"""A card that cancels, kept for the turns of others."""


def standing(state: CockpitState, seat: Seat) -> float:
    """Return a seat's lead over the best other, with what lies on the board counted in part."""
    shares = _shares(state)
    worths = [
        score + share + ABOARD * sum(counts)
        for score, share, counts in zip(state.scores, shares, state.snakes, strict=True)
    ]
    others = [value for other, value in enumerate(worths) if other != seat]
    return worths[seat] - max(others) + _hand(state, seat)


def _hand(state: CockpitState, seat: Seat) -> float:
    return sum(_kept(card) for card in state.hands[seat])


def _kept(card: Card) -> float:
    is_answer = card.special is not None and card.special.effect is Effect.CANCEL
    return ANSWER if is_answer else -UNUSED


def _shares(state: CockpitState) -> list[float]:
    board = state.table.edition.board
    shares = [0.0] * state.table.players
    for area in board.within(board.needing & ~state.chaos):
        scoring = scorers(state, area)
        value = ROOM + FILLED * _filled(area, state.cards[area.nth]) * worth(area, scoring)
        for seat in scoring:
            shares[seat] += value
    return shares


def _filled(area: Area, cards: tuple[Card, ...]) -> float:
    """Return how much of what an area needs lies there, 0 to 1; the last steps count more."""
    lying = sum(min(count, area.needs[meter]) for meter, count in counts_of(area, cards))
    part = lying / sum(area.needs.values())
    return part * part
