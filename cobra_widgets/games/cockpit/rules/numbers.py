"""Number cards: where one may be played, how many in a turn, and what it does when it lies there."""

from functools import cache
from typing import Final, NamedTuple

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import PlayNumber, Way
from cobra_widgets.games.cockpit.board import Area, AreaSet, Board
from cobra_widgets.games.cockpit.cards import Ability, Suit, cite
from cobra_widgets.games.cockpit.rules import engines
from cobra_widgets.games.cockpit.rules.snakes import playing_into, put
from cobra_widgets.games.cockpit.state import CockpitState

PLAYED: Final = cite("turn.number", "limit.one-per-snake", "limit.species")
PLAYED_EXTRA: Final = cite("species.cobras", "ruling.bite-extra")
PLAYED_SACRIFICE: Final = cite("engine.sacrifice", "ruling.sacrifice")
EXTRA: Final = cite("species.cobras", "ruling.bite-extra")


@clause("cockpit:area.no-chaos")
def taking_cards(board: Board) -> AreaSet:
    """Return the areas that can be thrown into chaos, and so take number cards."""
    return board.needing


@clause("cockpit:ruling.no-card-in-chaos")
def open_areas(state: CockpitState) -> AreaSet:
    """Return the areas that number cards still go into: those not in chaos."""
    # Silent: a card there could do nothing; one too many for a half that is full is the player's own affair.
    return taking_cards(state.table.edition.board) & ~state.chaos


@cache
def _fresh(board: Board, counts: tuple[int, ...], spent: tuple[int, ...]) -> AreaSet:
    fresh = 0
    for area in board.areas:
        if counts[area.stand] > spent[area.stand]:
            fresh |= area.bit
    return fresh


@clause("cockpit:limit.one-per-snake")
def with_fresh_snake(state: CockpitState, seat: Seat) -> AreaSet:
    """Return the areas where a snake of the seat on turn has not played its card yet."""
    return _fresh(state.table.edition.board, state.snakes[seat], state.spent)


@cache
def _left(limits: tuple[int, ...], used: tuple[int, ...]) -> int:
    return sum([suit.bit for suit in Suit if used[suit.nth] < limits[suit.nth]])


@clause("cockpit:limit.species")
def suits_left(state: CockpitState, seat: Seat) -> int:
    """Return the suits, as bits, of which the species board still allows a card this turn."""
    return _left(state.species[seat].limits, state.used)


class Reach(NamedTuple):
    """Where the number cards of a seat may go now: sets of areas, by suit."""

    normal: tuple[AreaSet, ...]
    """Under both limits."""
    extra: tuple[AreaSet, ...]
    """As the card after a Bite."""
    sacrifice: tuple[AreaSet, ...]
    """At the price of a snake."""


NOWHERE: Final = Reach((0,) * len(Suit), (0,) * len(Suit), (0,) * len(Suit))


def reach(state: CockpitState, seat: Seat) -> Reach:
    """Return where each suit may go: what every clause allows."""
    here = open_areas(state) & playing_into(state, seat)
    if not here:
        return NOWHERE
    board = state.table.edition.board
    takes = engines.taking(board)
    fresh, left = here & with_fresh_snake(state, seat), suits_left(state, seat)
    normal = tuple([fresh & takes[nth] if left >> nth & 1 else 0 for nth in range(len(takes))])
    extra = NOWHERE.extra
    if state.extra is not None:
        after = extra_areas(state.extra, here)
        extra = tuple([after & taken for taken in takes])
    return Reach(normal, extra, sacrifice_areas(here & board.engines, normal))


@clause("cockpit:ruling.bite-extra")
def extra_areas(extra: Area, here: AreaSet) -> AreaSet:
    """Return where the card after a Bite may go free of the limits: into that very area."""
    # Silent: "after a bite card" is read as the very next use; any other use has closed the area.
    return extra.bit & here


@clause("cockpit:ruling.sacrifice")
def sacrifice_areas(engines_here: AreaSet, normal: tuple[AreaSet, ...]) -> tuple[AreaSet, ...]:
    """Return the engines that take a card at the price of a snake: where it cannot go normally."""
    # Reading: a snake is the price of "every card that you couldn't normally play", so never of others.
    return tuple([engines_here & ~areas for areas in normal]) if engines_here else NOWHERE.sacrifice


@clause("cockpit:species.cobras")
def opens_extra(state: CockpitState, play: PlayNumber) -> bool:
    """Tell whether a second card may follow: after the suit of the ability, played under the limits."""
    species = state.species[play.seat]
    fits = species.ability is Ability.FOLLOW and play.card.suit is species.suit
    return fits and play.way is Way.NORMAL and not state.chaos & play.area.bit


def counted(state: CockpitState, play: PlayNumber) -> tuple[CockpitState, Event]:
    """Return the state with a played card counted against the limits it falls under, and the event."""
    seat, card, area = play.seat, play.card, play.area
    if play.way is Way.EXTRA:
        return state, told("played-extra", (seat, card.notation, area.id), PLAYED_EXTRA)
    if play.way is Way.SACRIFICE:
        return state, told("played-sacrifice", (seat, card.notation, area.id), PLAYED_SACRIFICE)
    suit, place = card.suit, state.table.edition.board.areas[area.stand]
    assert suit is not None
    spent, used = state.spent[place.nth] + 1, state.used[suit.nth] + 1
    event = told("played", (seat, card.notation, area.id, place.id, spent, str(suit), used), PLAYED)
    after = state._replace(spent=put(state.spent, place.nth, spent), used=put(state.used, suit.nth, used))
    return after, event


def landed(state: CockpitState, play: PlayNumber, events: list[Event]) -> CockpitState:
    """Lay a card on its area: from now on it counts there."""
    nth = play.area.nth
    events.append(told("landed", (play.seat, play.card.notation, play.area.id), cite("turn.number")))
    return state._replace(
        stack=(),
        cards=(*state.cards[:nth], (*state.cards[nth], play.card), *state.cards[nth + 1 :]),
    )
