"""From what somebody typed, or a record wrote, to the decision or the draw it means."""

import re
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.imperio.actions import (
    Decision,
    Dice,
    Drawn,
    Kind,
    Stolen,
    Throw,
    leg,
    move,
    of_hand,
    open_card,
    plain,
    play,
    to_space,
)
from cobra_widgets.games.imperio.cards import Card, Effect
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.rules import carrying, setup, unguarded
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, placed

LEG: Final = re.compile(r"([1-9][0-9]?)>(.+)")
PLAIN: Final = {"roll": Kind.ROLL, "stay": Kind.STAY, "end": Kind.END}
WITH_CARD: Final = {"discard": Kind.DISCARD, "fight": Kind.FIGHT}
WITH_SPACE: Final = {"city": Kind.CITY, "place": Kind.PLACE}
OPEN: Final = {"use": Kind.USE, "return": Kind.RETURN, "reveal": Kind.REVEAL}
NAMES_SEAT: Final = frozenset({Effect.STORM, Effect.FOG, Effect.THEFT})


def parsed(state: ImperioState, words: list[str], seat: Seat) -> Decision | None:
    """Return the decision of a seat that these words name, None if there is none."""
    edition = state.table.edition
    head, rest = words[0], words[1:]
    if not rest and head in PLAIN:
        return plain(PLAIN[head], seat)
    if not rest and ">" in head:
        return _parsed_way(edition, head, seat)
    if head in OPEN:
        return _parsed_open(state, head, rest, seat)
    if head in edition.cards:
        return _parsed_play(edition, edition.cards[head], rest, seat)
    if len(rest) != 1:
        return None
    if head in WITH_CARD and rest[0] in edition.cards:
        return of_hand(WITH_CARD[head], seat, rest[0])
    if head in WITH_SPACE and rest[0] in edition.board.index:
        return to_space(WITH_SPACE[head], seat, rest[0])
    return None


def _parsed_way(edition: Edition, word: str, seat: Seat) -> Decision | None:
    if word[0] == ">":
        return move(seat, word[1:]) if word[1:] in edition.board.index else None
    found = LEG.fullmatch(word)
    if found is None or found[2] not in edition.board.index:
        return None
    return leg(seat, placed(int(found[1])), found[2])


def _parsed_open(state: ImperioState, head: str, rest: list[str], seat: Seat) -> Decision | None:
    most = 2 if head == "use" else 1
    if not all(map(_is_number, rest)) or not 1 <= len(rest) <= most or rest[0] == "0":
        return None
    index, kind = placed(int(rest[0])), OPEN[head]
    card = unguarded.open_at(state, index) if kind is not Kind.REVEAL else None
    return open_card(kind, seat, index, card, rest[1] if len(rest) > 1 else None)


def _is_number(word: str) -> bool:
    """Tell whether a word is a number as it is written here: no sign, no nought before it."""
    return word.isascii() and word.isdecimal() and str(int(word)) == word


def _parsed_play(edition: Edition, card: Card, rest: list[str], seat: Seat) -> Decision | None:
    index = edition.board.index
    match card.effect, rest:
        case Effect.FLIGHT, [space] if space in index:
            return play(seat, card, None, space)
        case Effect.VOYAGE, [weapon, space] if weapon in edition.cards and space in index:
            return play(seat, card, weapon, space)
        case Effect.SHIP | Effect.WHIM | Effect.STORM | Effect.FOG | Effect.THEFT, [number] if _is_number(
            number
        ):
            return play(seat, card, number)
        case Effect.SHIP | Effect.MARCH | Effect.LIBERATION | Effect.WIND | Effect.RECALL | Effect.WEAPON, []:
            return play(seat, card)
    return None


def read_token(state: ImperioState, token: str) -> Drawn:
    """Return the draw that a token of a record means; ValueError when it fits nothing."""
    edition = state.table.edition
    if state.asked is None and state.phase is Phase.DEAL:
        return setup.read(edition, token)
    head, *rest = token.split(" ")
    if head == "theft":
        return _stolen(state, token, " ".join(rest))
    numbers = tuple(int(word) for word in rest)
    throw = Throw(head)
    expected = carrying.draw(state)
    fits = isinstance(expected, Dice) and expected.throw is throw and len(expected.faces) == len(numbers)
    if not fits or any(number not in range(1, edition.faces + 1) for number in numbers):
        raise ValueError(token)
    return Dice(throw, numbers)


def _stolen(state: ImperioState, token: str, card: str) -> Stolen:
    asked = state.asked
    is_drawn = asked is not None and asked.kind is AskKind.THEFT and card in state.heroes[asked.seat].hand
    if not is_drawn:
        raise ValueError(token)
    return Stolen(card)
