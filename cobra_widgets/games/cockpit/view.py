"""The cells of a game of Cobras in the Cockpit, and what a seat may see of them."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Policy
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.words import Spelling
from cobra_widgets.games.cockpit import drawing
from cobra_widgets.games.cockpit.actions import (
    BoardSnake,
    Decision,
    Discard,
    Done,
    End,
    Expel,
    Move,
    Pass,
    Played,
    PlayNumber,
    PlaySpecial,
    React,
    Shift,
    Slide,
)
from cobra_widgets.games.cockpit.board import Board
from cobra_widgets.games.cockpit.cards import WORDS, Card, Meter, Species, Suit
from cobra_widgets.games.cockpit.edition import Edition
from cobra_widgets.games.cockpit.rules import ending
from cobra_widgets.games.cockpit.rules.chaos import DOUBLE
from cobra_widgets.games.cockpit.state import CockpitState, Phase


def cells(state: CockpitState) -> dict[str, Json]:
    """Return all cells, in the order of the table: course, players, plane, piles."""
    table = state.table
    values: list[Json] = [
        str(state.phase),
        state.turn,
        state.turns,
        state.acted,
        state.passes,
        [*state.asked],
    ]
    species = state.species or (None,) * table.players
    for seat in range(table.players):
        board = species[seat]
        values += (
            None if board is None else board.id,
            _names(state.hands[seat]), state.reserve(Seat(seat)), state.scores[seat],
        )  # fmt: skip
    values += state.used
    values += (state.ability, None if state.extra is None else state.extra.id)
    for nth, cards in enumerate(state.cards):
        values += (_names(cards), bool(state.chaos >> nth & 1))
        values += [counts[nth] for counts in state.snakes]
        values.append(state.spent[nth])
    stack: list[Json] = [_played(state, nth, play) for nth, play in enumerate(state.stack)]
    values += (stack, _names(state.deck), _names(state.discard), _names(state.removed), _result(state))
    return dict(zip(addresses(table.edition.board, table.players), values, strict=True))


@cache
def addresses(board: Board, players: int) -> tuple[str, ...]:
    """Return where everything lies, in the order of the table.

    Two cells say what the others do not: `turns` is the number of the turn under way, by which `turn 5`
    is found, and `acted` whether a card has been used in it, so that its end counts as a pass or not.
    """
    found = ["phase", "turn", "turns", "acted", "passes", "asked"]
    for seat in range(players):
        found += (f"species/{seat}", f"hand/{seat}", f"reserve/{seat}", f"score/{seat}")
    found += (f"used/{suit}" for suit in Suit)
    found += ("ability", "extra")
    for area in board.areas:
        stem = f"area/{area}"
        found += (f"{stem}/cards", f"{stem}/chaos")
        found += (f"{stem}/snakes/{seat}" for seat in range(players))
        found.append(f"{stem}/spent")
    return (*found, "stack", "deck", "discard", "removed", "result")


def _names(cards: tuple[Card, ...]) -> list[Json]:
    return [card.notation for card in cards]


def _played(state: CockpitState, nth: int, play: Played) -> Json:
    """Return an entry of the stack: who played which card how, and what it has moved so far."""
    entry: dict[str, Json] = {"seat": play.seat, "card": play.card.notation, "move": str(play)}
    if state.shifts and nth == len(state.stack) - 1:
        entry["moved"] = [str(step) for step in state.shifts]
    return entry


def _result(state: CockpitState) -> Json:
    result = ending.result_of(state)
    return None if result is None else {"winners": list(result.winners), "scores": list(result.scores)}


@clause("cockpit:ruling.hidden")
def policy(seat: Seat, address: str) -> Policy:
    """Say how much of a cell a seat may see: hands of others and the deck are hidden, all else is open."""
    # Silent: the rulebook says only that cards are dealt face down.
    stem, _, whose = address.partition("/")
    if address == "deck" or (stem == "hand" and int(whose) != seat):
        return Policy.COUNT
    return Policy.FULL


# --- words -----------------------------------------------------------------------------


def spellings(edition: Edition) -> Mapping[str, Spelling]:
    """Return how the words write a card, several, an area, a species of this edition."""

    def card(value: object, language: str) -> str:
        found = edition.by_notation[str(value)]
        if found.special is not None:
            return found.special.name[language]
        return f"{WORDS.template(f'suit.{found.suit}', language)} {found.rank}"

    def cards(value: object, language: str) -> str:
        assert isinstance(value, tuple)
        return ", ".join(card(each, language) for each in value) or "-"

    def area(value: object, language: str) -> str:
        return edition.board.by_id[str(value)].name[language]

    def species(value: object, language: str) -> str:
        return edition.by_species[str(value)].name[language]

    def one(value: object, language: str) -> str:
        return edition.by_species[str(value)].one[language]

    return {"card": card, "cards": cards, "area": area, "species": species, "one": one}


# --- for a board that is drawn -----------------------------------------------------------


NAMED: Final[Mapping[type[Decision], tuple[str, tuple[str, ...]]]] = {
    Discard: ("discard", ("card",)),
    BoardSnake: ("board", ("card",)),
    Move: ("move", ("card", "origin", "to")),
    Slide: ("slide", ("origin", "to")),
    Expel: ("expel", ("card", "rival", "area")),
    React: ("react", ("card",)),
    Pass: ("pass", ()),
    End: ("end", ()),
}
"""By decision: the key of its words, and what of it they name."""


def choice_words(state: CockpitState, action: Decision) -> tuple[str, Mapping[str, object]]:
    """Return the key of a decision's words, and what they name."""
    if isinstance(action, Done):
        return f"choice.{_done_word(state)}", {}
    if isinstance(action, PlayNumber):
        return f"choice.play-{action.way.name.lower()}", {"card": action.card, "area": action.area}
    if isinstance(action, PlaySpecial):
        return _special_words(action)
    if isinstance(action, Shift):
        way = {"origin": action.origin, "to": action.to}
        return (
            ("choice.slide", way)
            if action.rival is None
            else ("choice.shift", {"rival": action.rival, **way})
        )
    key, names = NAMED[type(action)]
    return f"choice.{key}", {name: getattr(action, name) for name in names}


def _done_word(state: CockpitState) -> str:
    """Return the word for `done`: a push is one at most, snakes that a card moves are several."""
    if state.phase is Phase.PUSH:
        return "push-none"
    return "shift-done" if state.shifts else "shift-none"


def _special_words(action: PlaySpecial) -> tuple[str, Mapping[str, object]]:
    parts = {"rival": action.rival, "area": action.area, "wanted": action.wanted}
    named = {name: part for name, part in parts.items() if part is not None}
    return "-".join(("choice.special", *named)), {"card": action.card, **named}


def choice_cells(action: Decision) -> tuple[str, ...]:
    """Return the addresses that a decision is about: where it is taken from, where it goes."""
    hand, seat = f"hand/{action.seat}", action.seat
    match action:
        case Discard() | BoardSnake():
            return (hand, "discard" if isinstance(action, Discard) else f"reserve/{seat}")
        case Move(origin=origin, to=to):
            return (hand, f"area/{origin}/snakes/{seat}", f"area/{to}/snakes/{seat}")
        case Shift(rival=Species(), origin=origin, to=to):
            # Whose snake that is, only the table knows: the areas stand for it.
            return (f"area/{origin}/cards", f"area/{to}/cards")
        case Slide(origin=origin, to=to) | Shift(origin=origin, to=to):
            return (f"area/{origin}/snakes/{seat}", f"area/{to}/snakes/{seat}")
        case PlayNumber(area=area):
            return (hand, f"area/{area}/cards")
        case Expel(area=area):
            return (hand, f"area/{area}/cards")
        case PlaySpecial(area=area):
            return (hand, f"area/{area}/cards") if area else (hand, "stack")
        case React():
            return (hand, "stack")
        case _:
            # Nothing on the table stands for them.
            assert isinstance(action, Pass | Done | End)
            return ()


def status_words(state: CockpitState) -> tuple[str, Mapping[str, object]]:
    """Return the key of the line that says what is to be done now, and what it names."""
    if state.phase is Phase.REACT:
        top = state.stack[-1]
        return "status.react", {"seat": state.asked[0], "rival": top.seat, "card": top.card.notation}
    if state.phase is Phase.OVER:
        return _over_words(state)
    return f"status.{state.phase}", {"seat": state.turn}


def _over_words(state: CockpitState) -> tuple[str, Mapping[str, object]]:
    best = ending.winners(state.scores)
    how = "chaos" if ending.is_all_chaos(state) else "stopped"
    tied = "-tied" if len(best) > 1 else ""
    return f"status.over-{how}{tied}", {
        "seats": best, "points": state.scores[best[0]], "passes": state.passes,
    }  # fmt: skip


def board_names(edition: Edition, language: str) -> Mapping[str, str]:
    """Return the words of the edition that a board needs: areas, species, specials, suits."""
    names = {f"suit.{suit}": WORDS.template(f"suit.{suit}", language) for suit in Suit}
    names |= {f"area.{area}": area.name[language] for area in edition.board.areas}
    for species in edition.species:
        names[f"species.{species}"] = species.name[language]
        names[f"one.{species}"] = species.one[language]
        names[f"ability.{species}"] = species.text[language]
    for card in edition.cards:
        if card.special is not None:
            names[f"special.{card}"] = card.special.name[language]
            names[f"special-text.{card}"] = card.special.text[language]
    return names


def board_data(edition: Edition) -> Mapping[str, Json]:
    """Return what a board needs of the edition: areas, ways, layout, species boards, sources."""
    species: list[Json] = [
        {"id": each.id, "limits": [*each.limits], "ability": str(each.ability)} for each in edition.species
    ]
    return {
        **drawing.drawn(edition), "species": species, "start": edition.board.start.id,
        "snakes_each": edition.snakes_each, "seat_cells": ["turn", "asked"], **sums(edition),
    }  # fmt: skip


def sums(edition: Edition) -> Mapping[str, Json]:
    """Return what a board needs to add up itself, since it knows no rule.

    `fills`: by suit, the meters that a card's rank counts for. `alone`: how many times its points an
    area pays to a seat that has the only snakes where it is played into from. `effects`: by special.
    """
    fills: dict[str, Json] = {suit: [suit.meter, Meter.SQUEEZE] for suit in Suit}
    effects: dict[str, Json] = {
        card.notation: card.special.effect for card in edition.cards if card.special is not None
    }
    return {"fills": fills, "alone": DOUBLE, "effects": effects}
