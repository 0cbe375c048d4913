"""How well a seat stands, for computer players to compare."""

from functools import cache, lru_cache
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.cockpit.board import Area, Board
from cobra_widgets.games.cockpit.cards import Card, Effect
from cobra_widgets.games.cockpit.rules import choosing, resolving
from cobra_widgets.games.cockpit.rules.chaos import counts_of
from cobra_widgets.games.cockpit.rules.snakes import control_of, ways
from cobra_widgets.games.cockpit.state import CockpitState, Phase

WITHIN_CARD: Final = frozenset({Phase.PUSH, Phase.SHIFT})
FILLED: Final = 0.8
"""What part of an area's points cards on it are worth at most, before it falls."""
NEAR: Final = 1.5
"""A snake that plays into an open area; less the farther the nearest one is."""
PROGRESS: Final = 1.3
"""How much more one's own counts than a rival's: where both gain, one goes on all the same."""
CLOSER: Final = 8.0
"""An area in chaos, whoever scored: the game comes to its end, and nobody waits for ever."""
UNUSED: Final = 0.12
"""A card left in hand, which could have been used."""
HOARDED: Final = 2.0
"""The same once the turn has gone on without a card drawn: nobody who looks at it hoards."""
ANSWER: Final = 0.4
"""A card that cancels, kept for the turns of others."""


def standing(state: CockpitState, seat: Seat) -> float:
    """Return a seat's lead over the best other, with what lies on the board counted in part.

    In the middle of a card of its own the seat stands as after the best that it can do there.
    """
    if state.phase in WITHIN_CARD and state.turn == seat:
        choices = choosing.within_card(state, seat)
        return max(_standing(resolving.apply_decision(state, action)[0], seat) for action in choices)
    return _standing(state, seat)


def _standing(state: CockpitState, seat: Seat) -> float:
    worths = [score + share for score, share in zip(state.scores, _shares(state), strict=True)]
    others = [value for other, value in enumerate(worths) if other != seat]
    return PROGRESS * worths[seat] - max(others) + CLOSER * _progress(state) + _hand(state, seat)


def _hand(state: CockpitState, seat: Seat) -> float:
    unused = UNUSED if state.turn == seat else HOARDED
    return sum(ANSWER if _is_answer(card) else -unused for card in state.hands[seat])


def _progress(state: CockpitState) -> float:
    """Return how far the areas have come: one each for chaos, less for cards."""
    board = state.table.edition.board
    lying = [filled(area, state.cards[area.nth]) for area in board.within(board.needing & ~state.chaos)]
    return state.chaos.bit_count() + sum(lying)


def _is_answer(card: Card) -> bool:
    return card.special is not None and card.special.effect is Effect.CANCEL


def _shares(state: CockpitState) -> list[float]:
    """Return what each seat may hope for from the areas that are still open."""
    board = state.table.edition.board
    nearness = [
        near(board, counts, state.reserve(Seat(seat)) > 0) for seat, counts in enumerate(state.snakes)
    ]
    shares = [0.0] * state.table.players
    for area in board.within(board.needing & ~state.chaos):
        control = control_of(state, area)
        alone = sum(map(bool, control)) == 1
        value = FILLED * filled(area, state.cards[area.nth]) ** 2 * area.points * (2 if alone else 1)
        for seat, count in enumerate(control):
            shares[seat] += (value if count else 0) + nearness[seat][area.nth]
    return shares


@lru_cache(maxsize=2**14)
def near(board: Board, counts: tuple[int, ...], can_board: bool) -> tuple[float, ...]:  # noqa: FBT001
    """Return what it is worth to have snakes there, by area: the less the more discards it takes to play."""
    found = []
    for area in board.areas:
        steps = distances(board)[area.stand]
        ways = [steps[nth] for nth, count in enumerate(counts) if count]
        ways += [steps[board.start.nth] + 1] if can_board else []
        found.append(NEAR / (1 + min(ways)))
    return tuple(found)


@cache
def distances(board: Board) -> tuple[tuple[int, ...], ...]:
    """Return how many moves lie between any two areas; those that snakes cannot enter lie far away."""
    return tuple(_from(board, area) for area in board.areas)


def _from(board: Board, origin: Area) -> tuple[int, ...]:
    far = len(board.areas)
    steps = [far] * far
    steps[origin.nth] = 0
    waiting = [origin]
    for area in waiting:
        for other in ways(board, area):
            if steps[other.nth] == far:
                steps[other.nth] = steps[area.nth] + 1
                waiting.append(other)
    return tuple(steps)


@lru_cache(maxsize=2**14)
def filled(area: Area, cards: tuple[Card, ...]) -> float:
    """Return how much of what an area needs lies there, 0 to 1."""
    lying = sum(min(count, area.needs[meter]) for meter, count in counts_of(area, cards))
    return lying / sum(area.needs.values())
