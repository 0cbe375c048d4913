"""What the species can do once a turn: slide, push, expel."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.actions import Expel, PlayNumber, Shift, Slide, Way, shift
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Ability, Card, Species, cite
from cobra_widgets.games.cockpit.rules.snakes import areas_with, moved, rivals_in, taken_off, ways
from cobra_widgets.games.cockpit.state import CockpitState

PUSHED: Final = cite("ruling.push")
SLID: Final = cite("ruling.free-move", "ruling.spent-snake")
EXPELLED: Final = cite("ruling.expel")


def has_left(state: CockpitState, seat: Seat, ability: Ability) -> bool:
    """Tell whether a seat has an ability that it has not used this turn."""
    return state.species[seat].ability is ability and not state.ability


@clause("cockpit:ruling.free-move")
def may_slide(state: CockpitState, seat: Seat) -> bool:
    """Tell whether a snake may move without a discard; it is no use of a card."""
    return has_left(state, seat, Ability.SLIDE)


def slid(state: CockpitState, action: Slide) -> tuple[CockpitState, Event]:
    """Move a snake without a discard."""
    after = moved(state, action.seat, action.origin, action.to)._replace(ability=True)
    spent = after.spent[action.origin.nth]
    clauses = (*SLID, state.species[action.seat].clause)
    return after, told("slid", (action.seat, action.origin.id, action.to.id, spent), clauses)


@clause("cockpit:ruling.push")
def pushes(state: CockpitState, play: PlayNumber) -> list[Shift]:
    """Return whom a card pushes away, and where to, before it counts; nobody: none."""
    species = state.species[play.seat]
    fits = has_left(state, play.seat, Ability.PUSH) and play.card.suit is species.suit
    if not fits or play.way is not Way.NORMAL:
        return []
    board = state.table.edition.board
    here = board.areas[play.area.stand]
    return [
        shift(play.seat, state.species[rival], here, to)
        for rival in rivals_in(state, play.seat, here)
        for to in ways(board, here)
    ]


def pushed(state: CockpitState, action: Shift) -> tuple[CockpitState, Event]:
    """Push a rival snake next door."""
    assert action.rival is not None
    rival = state.seat_of(action.rival)
    assert rival is not None
    after = moved(state, rival, action.origin, action.to)._replace(ability=True)
    clauses = (*PUSHED, state.species[action.seat].clause)
    return after, told("pushed", (action.seat, rival, action.origin.id, action.to.id), clauses)


@clause("cockpit:ruling.expel")
def expelling(state: CockpitState, seat: Seat, card: Card) -> list[tuple[Species, Area]]:
    """Return the snakes that a discarded card may send off the plane: beside one's own, anywhere."""
    if not has_left(state, seat, Ability.EXPEL) or card.suit is not state.species[seat].suit:
        return []
    board = state.table.edition.board
    return [
        (state.species[rival], area)
        for area in board.within(areas_with(state.snakes[seat]))
        for rival in rivals_in(state, seat, area)
    ]


def expelled(state: CockpitState, action: Expel) -> tuple[CockpitState, Event]:
    """Send a rival snake off the plane; the card lies on the discard pile already."""
    rival = state.seat_of(action.rival)
    assert rival is not None
    after = taken_off(state, rival, action.area.nth)._replace(ability=True)
    clauses = (*EXPELLED, state.species[action.seat].clause)
    return after, told("expelled", (action.seat, str(action.card), rival, action.area.id), clauses)
