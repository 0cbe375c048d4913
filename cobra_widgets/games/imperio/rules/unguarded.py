"""Without a Guardian: the cards beside the Cobra, and the solo game."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Card
from cobra_widgets.games.imperio.rules import forces, hands
from cobra_widgets.games.imperio.rules.ply import Ply
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, numbered

USED: Final = cite("variant.no-guardian", "ruling.no-guardian", "hand.return")
USED_SOLO: Final = cite("variant.solo", "ruling.solo", "hand.return")
REVEALED: Final = cite("variant.solo", "ruling.solo")
RETURNED: Final = cite("ruling.no-guardian", "hand.return")
RETURNED_SOLO: Final = cite("ruling.solo", "hand.return")
REPLACED: Final = cite("variant.no-guardian")
REPLACED_DOWN: Final = cite("variant.solo")
MUST_USE: Final = cite("variant.no-guardian", "ruling.no-guardian")
MUST_REVEAL: Final = cite("variant.solo", "ruling.solo")


@clause("imperio:variant.no-guardian")
def is_forced(state: ImperioState) -> bool:
    """Tell whether the roller must use a card: without a Guardian, after an even roll."""
    assert state.roll is not None
    return state.table.guardian is None and state.roll % 2 == 0 and bool(state.faceup)


@clause("imperio:ruling.no-guardian")
def usable(state: ImperioState) -> tuple[tuple[int, str | None], ...]:
    """Return the open cards that have an effect, with their targets; the roller has all choices."""
    # Reading: "as they suit them" leaves the choice, not whether; if nothing else, against itself.
    cards = state.table.edition.cards
    return tuple(
        (index, target)
        for index, card in enumerate(state.faceup)
        for target in forces.targets(state, cards[card])
    )


@clause("imperio:variant.solo")
def is_blind(state: ImperioState) -> bool:
    """Tell whether the cards beside the Cobra lie face down."""
    return not state.table.is_open


@clause("imperio:ruling.solo")
def usable_of_revealed(state: ImperioState, index: int) -> tuple[tuple[int, str | None], ...]:
    """Return the uses of the one card revealed; without any it is returned."""
    # Reading: chosen blind it cannot be chosen by its effect, so it may have none.
    card = state.table.edition.cards[state.faceup[index]]
    return tuple((index, target) for target in forces.targets(state, card))


def uses(state: ImperioState) -> tuple[tuple[int, str | None], ...]:
    """Return what may be used now, open or revealed."""
    asked = state.asked
    if asked is not None and asked.kind is AskKind.USE:
        assert asked.nth is not None
        return usable_of_revealed(state, asked.nth)
    return () if is_blind(state) else usable(state)


def open_at(state: ImperioState, index: int) -> Card | None:
    """Return the card beside the Cobra at a place, None where none lies or it is face down."""
    asked = state.asked
    is_turned_up = asked is not None and asked.kind is AskKind.USE and asked.nth == index
    if index >= len(state.faceup) or not (state.table.is_open or is_turned_up):
        return None
    return state.table.edition.cards[state.faceup[index]]


def reveal(ply: Ply, seat: Seat, index: int) -> None:
    """Turn up one of the face-down cards."""
    card = ply.state.faceup[index]
    ply.ask(AskKind.USE, seat, card=card, nth=index)
    ply.tell("revealed", (seat, numbered(index), card), REVEALED)


def use(ply: Ply, seat: Seat, index: int, target: str | None) -> None:
    """Use an open card, and let it go back and be replaced."""
    card = ply.state.faceup[index]
    if ply.state.asks:
        ply.answered()
    ply.set(phase=Phase.USED)
    used = USED_SOLO if is_blind(ply.state) else USED
    ply.tell("used", (seat, numbered(index), card), used + ply.edition.cites[card])
    replace(ply, index)
    forces.work(ply, ply.edition.cards[card], target)


def give_back(ply: Ply, seat: Seat, index: int) -> None:
    """Return an open card that can do nothing, and replace it."""
    card = ply.state.faceup[index]
    if ply.state.asks:
        ply.answered()
    ply.set(phase=Phase.USED)
    ply.tell("given-back", (seat, numbered(index), card), RETURNED_SOLO if is_blind(ply.state) else RETURNED)
    replace(ply, index)


def replace(ply: Ply, index: int) -> None:
    """Put an open card under the deck and the deck's top card in its place."""
    state = ply.state
    deck = hands.to_bottom(state.forces, state.faceup[index])
    card = deck[0]
    ply.set(forces=deck[1:], faceup=(*state.faceup[:index], card, *state.faceup[index + 1 :]))
    if is_blind(state):
        ply.tell("replaced-blind", (numbered(index),), REPLACED_DOWN)
    else:
        ply.tell("replaced", (numbered(index), card), REPLACED)
