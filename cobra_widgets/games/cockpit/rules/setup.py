"""Setup: species, cards and the first player, each by chance."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.cards import Card, Species, cite, sorted_hand
from cobra_widgets.games.cockpit.draws import DealSpecies, DrawFirst, Shuffle
from cobra_widgets.games.cockpit.rules import turn
from cobra_widgets.games.cockpit.state import CockpitState

SPECIES: Final = cite("setup.species")
DEALT: Final = cite("setup.hand")
FIRST: Final = cite("setup.hand")


@clause("cockpit:setup.species")
def draw_species(state: CockpitState) -> DealSpecies:
    """Return the species boards in a random order: the first for each seat."""
    return DealSpecies(state.chance.shuffle("species", state.table.edition.species))


@clause("cockpit:ruling.trade")
def traded(state: CockpitState) -> tuple[Species, ...]:
    """Return the boards by seat as the players have traded them; nothing said: none yet."""
    given = state.table.species or ()
    return tuple(state.table.edition.by_species[id_] for id_ in given)


def with_species(state: CockpitState, action: DealSpecies, events: list[Event]) -> CockpitState:
    """Give every seat its species board."""
    boards = action.order[: state.table.players]
    events += [told("species-dealt", (Seat(seat), str(board)), SPECIES) for seat, board in enumerate(boards)]
    return state._replace(chance=state.chance.after("species"), species=boards)


@clause("cockpit:setup.hand")
def hands_of(state: CockpitState, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return five cards for each seat from the top of the deck, dealt around."""
    players, each = state.table.players, state.table.edition.hand
    return tuple([sorted_hand(cards[seat : players * each : players]) for seat in range(players)])


def draw_deck(state: CockpitState) -> Shuffle:
    """Return the whole deck, shuffled."""
    return Shuffle(state.chance.shuffle("shuffle", state.table.edition.deck))


def dealt(state: CockpitState, action: Shuffle, events: list[Event]) -> CockpitState:
    """Deal the hands; the rest is the deck."""
    hands = hands_of(state, action.cards)
    events.append(told("shuffled", (len(action.cards),), DEALT))
    for seat, hand in enumerate(hands):
        public = told("dealt", (Seat(seat), len(hand)), DEALT, 0)
        names = tuple([card.notation for card in hand])
        events.append(Event("hand-dealt", (Seat(seat), names), DEALT, 0, (Seat(seat),), public))
    return state._replace(
        chance=state.chance.after("shuffle"), hands=hands, deck=action.cards[sum(map(len, hands)) :]
    )


@clause("cockpit:setup.hand")
def draw_first(state: CockpitState) -> DrawFirst:
    """Return who goes first, drawn among all."""
    return DrawFirst(state.chance.choose("first", [Seat(seat) for seat in range(state.table.players)]))


def first_named(state: CockpitState, action: DrawFirst, events: list[Event]) -> CockpitState:
    """Begin the first turn."""
    events.append(told("first-named", (action.first,), FIRST))
    return turn.begun(state._replace(chance=state.chance.after("first")), action.first, events)
