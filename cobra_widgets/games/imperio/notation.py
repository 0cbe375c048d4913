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
from cobra_widgets.games.imperio.rules import carrying, setup
from cobra_widgets.games.imperio.state import ImperioState, Phase

LEG: Final = re.compile(r"(\d)>(.+)")
PLAIN: Final = {"roll": Kind.ROLL, "stay": Kind.STAY, "end": Kind.END}
WITH_CARD: Final = {"discard": Kind.DISCARD, "fight": Kind.FIGHT}
WITH_SPACE: Final = {"city": Kind.CITY, "place": Kind.PLACE}
OPEN: Final = {"use": Kind.USE, "return": Kind.RETURN, "reveal": Kind.REVEAL}
NAMES_SEAT: Final = frozenset({Effect.STORM, Effect.FOG, Effect.THEFT})


def parsed(edition: Edition, words: list[str], seat: Seat) -> Decision | None:
    """Return the decision of a seat that these words name, None if there is none."""
    head, rest = words[0], words[1:]
    if not rest and head in PLAIN:
        return plain(PLAIN[head], seat)
    if not rest and ">" in head:
        return _parsed_way(edition, head, seat)
    if head in OPEN:
        return _parsed_open(head, rest, seat)
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
    return leg(seat, int(found[1]), found[2])


def _parsed_open(head: str, rest: list[str], seat: Seat) -> Decision | None:
    numbers = [word for word in rest if word.isascii() and word.isdecimal() and len(word) == 1]
    most = 2 if head == "use" else 1
    if numbers != rest or not 1 <= len(rest) <= most:
        return None
    return open_card(OPEN[head], seat, int(rest[0]), rest[1] if len(rest) > 1 else None)


def _parsed_play(edition: Edition, card: Card, rest: list[str], seat: Seat) -> Decision | None:
    index = edition.board.index
    match card.effect, rest:
        case Effect.FLIGHT, [space] if space in index:
            return play(seat, card.id, None, space)
        case Effect.VOYAGE, [weapon, space] if weapon in edition.cards and space in index:
            return play(seat, card.id, weapon, space)
        case Effect.SHIP | Effect.WHIM | Effect.STORM | Effect.FOG | Effect.THEFT, [number] if (
            number.isascii() and number.isdecimal() and len(number) == 1
        ):
            return play(seat, card.id, number)
        case Effect.SHIP | Effect.MARCH | Effect.LIBERATION | Effect.WIND | Effect.RECALL | Effect.WEAPON, []:
            return play(seat, card.id)
    return None


def read_token(state: ImperioState, token: str) -> Drawn:
    """Return the draw that a token of a record means; ValueError when it fits nothing."""
    edition, asked = state.table.edition, state.asked
    if asked is None and state.phase is Phase.DEAL:
        return setup.read(edition, token)
    head, *rest = token.split(" ")
    numbers = tuple(int(word) for word in rest)
    if head == "theft":
        if len(numbers) != 1 or asked is None or numbers[0] not in range(len(state.heroes[asked.seat].hand)):
            raise ValueError(token)
        return Stolen(numbers[0])
    throw = Throw(head)
    expected = carrying.draw(state)
    fits = isinstance(expected, Dice) and expected.throw is throw and len(expected.faces) == len(numbers)
    if not fits or any(number not in range(1, edition.faces + 1) for number in numbers):
        raise ValueError(token)
    return Dice(throw, numbers)
