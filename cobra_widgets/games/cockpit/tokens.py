"""Chance read back from a record."""

from collections.abc import Callable
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.errors import BadRecord
from cobra_widgets.games.cockpit.cards import Card
from cobra_widgets.games.cockpit.draws import DealSpecies, Draw, DrawFirst, Random, Shuffle, Steal
from cobra_widgets.games.cockpit.rules import resolving
from cobra_widgets.games.cockpit.state import CockpitState


def read_token(state: CockpitState, token: str) -> Random:
    """Return the draw that a record wrote; one that cannot have happened here is an error."""
    name, _, body = token.partition(":")
    expected = resolving.happens_next(state)
    if name != str(expected).partition(" ")[0]:
        raise BadRecord("record", key=token, reason=str(expected))
    try:
        return READERS[name](state, body)
    except (ValueError, KeyError, IndexError) as fault:
        raise BadRecord("record", key=token, reason=str(expected)) from fault


def _species(state: CockpitState, body: str) -> DealSpecies:
    boards = tuple(state.table.edition.by_species[id_] for id_ in body.split("."))
    if sorted(map(str, boards)) != sorted(map(str, state.table.edition.species)):
        raise ValueError(body)
    return DealSpecies(boards)


def _first(state: CockpitState, body: str) -> DrawFirst:
    if int(body) not in range(state.table.players):
        raise ValueError(body)
    return DrawFirst(Seat(int(body)))


def _shuffle(state: CockpitState, body: str) -> Shuffle:
    cards = _cards(state, body)
    expected = state.discard if state.turn is not None else state.table.edition.deck
    if sorted(map(str, cards)) != sorted(map(str, expected)):
        raise ValueError(body)
    return Shuffle(cards)


def _draw(state: CockpitState, body: str) -> Draw:
    expected = resolving.happens_next(state)
    assert isinstance(expected, Draw)
    if not body:
        return Draw(state.deck[: len(expected.cards)])
    cards = _cards(state, body)
    if len(cards) != len(expected.cards) or any(cards.count(card) > state.deck.count(card) for card in cards):
        raise ValueError(body)
    return Draw(cards, is_top=False)


def _steal(state: CockpitState, body: str) -> Steal:
    (card,) = _cards(state, body)
    if card not in state.hands[resolving.victim_of(state)]:
        raise ValueError(body)
    return Steal(card)


def _cards(state: CockpitState, body: str) -> tuple[Card, ...]:
    by_letter = {card.letter: card for card in state.table.edition.cards}
    names: list[str] = []
    for letter in body:
        if letter.isdigit() and names:
            names[-1] += letter
        else:
            names.append(letter)
    return tuple(by_letter[name] for name in names)


READERS: Final[dict[str, Callable[[CockpitState, str], Random]]] = {
    "species": _species, "first": _first, "shuffle": _shuffle, "draw": _draw, "steal": _steal,
}  # fmt: skip
