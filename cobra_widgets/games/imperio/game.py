"""En busca del Imperio Cobra, assembled: its rules behind the questions every game answers."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells, Policy
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import BadOption, BadRecord
from cobra_widgets.engine.events import Event
from cobra_widgets.engine.game import Mark, Result, Window
from cobra_widgets.engine.verdicts import Blocker, Verdict
from cobra_widgets.games.imperio import imagining, positions, view
from cobra_widgets.games.imperio.actions import (
    Decision,
    Dice,
    Drawn,
    ImperioAction,
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
from cobra_widgets.games.imperio.book import RULEBOOK, WORDS
from cobra_widgets.games.imperio.cards import Card, Effect
from cobra_widgets.games.imperio.edition import HEROES, Edition, edition_of, shipped
from cobra_widgets.games.imperio.rules import carrying, legality, setup
from cobra_widgets.games.imperio.state import ImperioState, Phase, Table, Variant

ALONE: Final = frozenset({Variant.SOLO, Variant.NO_GUARDIAN})
"""The variants without a Guardian; one excludes the other."""


class Imperio:
    """The rules as answers to the engine's questions, played by one edition."""

    id = "imperio"
    rulebook = RULEBOOK
    words = WORDS
    players = range(1, 5)
    default_players = 3
    purposes: Mapping[str, type] = {
        "help": list, "forces": list, "oracle": list, "die": int, "dice": int, "theft": int,
    }  # fmt: skip
    units = ("round", "turn")
    unit_cells: Mapping[str, str] = {"round": "round"}
    fields = view.FIELDS
    touches = view.TOUCHES

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.title = edition.title
        self.spellings = view.spellings(edition)

    # --- beginning ---------------------------------------------------------------------

    def playing(self, options: Mapping[str, Json]) -> "Imperio":
        """Return these rules with the edition that the options ask for."""
        edition = edition_of(options.get("edition"))
        return self if edition is self.edition else _by_edition(edition)

    def check_options(self, players: int, options: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the options with defaults; one foreign to the game or the count is an error."""
        known = ("edition", "limit", "variants")
        for option in options:
            if option not in known:
                raise BadOption(
                    "option-unknown", game=self.id, players=players, option=option, allowed=", ".join(known)
                )
        variants = _variants(options.get("variants"))
        _check_players(players, variants)
        edition = edition_of(options.get("edition"))
        limit = options.get("limit")
        if limit is None:
            limit = _default_limit(edition, players, variants)
        if type(limit) is not int or limit < 0:
            raise BadOption("option-value", option="limit", value=repr(limit), allowed="0, 1, 2 ...")
        checked: dict[str, Json] = {"limit": limit, "variants": sorted(map(str, variants))}
        given = options.get("edition")
        return checked if given is None else {"edition": _as_json(given), **checked}

    def edition_digest(self, options: Mapping[str, Json]) -> str:
        """Return the fingerprint of the edition in play."""
        return edition_of(options.get("edition")).digest

    def start(self, players: int, options: Mapping[str, Json], chance: Chance) -> ImperioState:
        """Return the table before the decks are shuffled."""
        return setup.first_state(self._table(players, options), chance)

    def _table(self, players: int, options: Mapping[str, Json]) -> Table:
        edition = edition_of(options.get("edition"))
        variants = _variants(options.get("variants"))
        guardian = setup.guardian_of(players, variants)
        heroes = players if guardian is None else players - 1
        seats = tuple(Seat(seat) for seat in range(heroes))
        limit = options["limit"]
        assert isinstance(limit, int)
        return Table(
            edition, edition.board, options.get("edition"), players, heroes, guardian, variants, limit,
            setup.sentinel_count(edition, heroes),
            seats if guardian is None else (guardian, *seats),
        )  # fmt: skip

    def from_cells(
        self, cells: Cells, players: int | None, options: Mapping[str, Json], chance: Chance
    ) -> ImperioState:
        """Return the state that has these cells, or raise ImpossiblePosition with every fault."""
        count = players or positions.count_players(cells) or self.default_players
        limit = cells.get("limit")
        wanted = options if limit is None or options.get("limit") is not None else {**options, "limit": limit}
        table = self._table(count, self.check_options(count, wanted))
        return positions.from_cells(cells, table, chance)

    def player_count(self, state: ImperioState) -> int:
        """Return how many sit at the table."""
        return state.table.players

    def options(self, state: ImperioState) -> Mapping[str, Json]:
        """Return the options in force."""
        table = state.table
        found: dict[str, Json] = {"limit": table.limit, "variants": sorted(map(str, table.variants))}
        return found if table.given is None else {"edition": table.given, **found}

    def other_seats(self, state: ImperioState) -> tuple[str, ...]:  # noqa: ARG002  # everybody is a player
        """Return the word keys of seats nobody sits on: none."""
        return ()

    def next_seats(self, state: ImperioState) -> tuple[Seat, ...]:
        """Return who sits where in the next game, by the seats of this one."""
        return setup.next_seats(state.table, state.winners or ())

    # --- deciding ----------------------------------------------------------------------

    def window(self, state: ImperioState) -> Window:
        """Return the open window."""
        return legality.window(state)

    def candidates(self, state: ImperioState, seat: Seat) -> tuple[Decision, ...]:
        """Return all that is worth asking about for a seat, legal or not."""
        return tuple(legality.choices(state, seat, legal=False))

    def legal(self, state: ImperioState, seat: Seat) -> tuple[Decision, ...]:
        """Return what a seat may do now."""
        return tuple(legality.choices(state, seat, legal=True))

    def judge(self, state: ImperioState, action: ImperioAction) -> Verdict:
        """Name every clause against a decision."""
        if not isinstance(action, Decision):
            return Verdict((Blocker(legality.ORDER, {}, (), "chance"),))
        return legality.judge(state, action)

    def automatic(self, state: ImperioState) -> Drawn:
        """Return what chance draws now."""
        return carrying.draw(state)

    def apply(self, state: ImperioState, action: ImperioAction) -> tuple[ImperioState, tuple[Event, ...]]:
        """Carry out a decision or a draw."""
        return carrying.carry_out(state, action)

    # --- notation ----------------------------------------------------------------------

    def parse(self, state: ImperioState, notation: str) -> tuple[Decision, ...]:
        """Return every seat's decision of that notation."""
        seats = [Seat(seat) for seat in range(state.table.players)]
        words = notation.lower().split()
        if not words:
            return ()
        found = (_parsed(state.table.edition, words, seat) for seat in seats)
        return tuple(decision for decision in found if decision is not None)

    def read_token(self, state: ImperioState, token: str) -> Drawn:
        """Return the draw that a record wrote."""
        try:
            return _read_token(state, token)
        except (ValueError, IndexError) as fault:
            raise BadRecord("record", key=token, reason="shuffle, roll, nautilus, combat, trial, theft") from fault

    def shown_notation(self, state: ImperioState, action: ImperioAction, seat: Seat) -> str:  # noqa: ARG002
        """Return a decision's notation as another seat knows it: nothing is decided in secret."""
        return str(action)

    # --- looking -----------------------------------------------------------------------

    def cells(self, state: ImperioState) -> dict[str, Json]:
        """Return all cells."""
        return view.cells(state)

    def policy(self, state: ImperioState, seat: Seat, address: str) -> Policy:
        """Say how much of a cell a seat may see."""
        return view.policy(state, seat, address)

    def marks(self, state: ImperioState) -> tuple[Mark, ...]:
        """Return the round, and the turn within it."""
        if not state.round:
            return ()
        marks = (Mark("round", state.round),)
        if state.turn is None:
            return marks
        return (*marks, Mark("turn", state.table.order.index(state.turn) + 1))

    def result(self, state: ImperioState) -> Result | None:
        """Return how it ended."""
        if state.winners is None:
            return None
        return Result(state.winners, view.scores(state), legality.over_clause(state))

    def standing(self, state: ImperioState, seat: Seat) -> float:
        """Return how well a seat stands."""
        return imagining.standing(state, seat)

    def determinize(self, state: ImperioState, seat: Seat, chance: Chance) -> ImperioState:
        """Return another full state with the same view."""
        return imagining.imagined(state, seat, chance)


@cache
def _by_edition(edition: Edition) -> Imperio:
    return Imperio(edition)


# --- options ----------------------------------------------------------------------------


def _variants(given: object) -> frozenset[Variant]:
    allowed = ", ".join(Variant)
    names = () if given is None else given
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise BadOption("option-value", option="variants", value=repr(given), allowed=f"{{{allowed}}}")
    found = []
    for name in names:
        if name not in set(Variant):
            raise BadOption("option-value", option="variants", value=repr(name), allowed=allowed)
        found.append(Variant(name))
    if set(found) >= ALONE:
        raise BadOption("option-value", option="variants", value="solo, no-guardian", allowed="solo | no-guardian")
    return frozenset(found)


def _check_players(players: int, variants: frozenset[Variant]) -> None:
    allowed = range(2, 5)
    if Variant.SOLO in variants:
        allowed = range(1, 2)
    elif Variant.NO_GUARDIAN in variants:
        allowed = HEROES
    if players not in allowed:
        played = ", ".join(["imperio", *sorted(variants & ALONE)])
        raise BadOption("players", game=played, value=players, allowed=", ".join(map(str, allowed)))


def _default_limit(edition: Edition, players: int, variants: frozenset[Variant]) -> int:
    if Variant.SOLO in variants:
        return edition.rounds["solo"][players]
    if Variant.NO_GUARDIAN in variants:
        return edition.rounds["no-guardian"][players]
    return edition.rounds["trials" if Variant.TRIALS in variants else "guardian"][players]


def _as_json(given: object) -> Json:
    return dict(given) if isinstance(given, Mapping) else str(given)


# --- notation ---------------------------------------------------------------------------

LEG: Final = re.compile(r"(\d)>(.+)")
PLAIN: Final = {"roll": Kind.ROLL, "stay": Kind.STAY, "end": Kind.END}
WITH_CARD: Final = {"discard": Kind.DISCARD, "fight": Kind.FIGHT}
WITH_SPACE: Final = {"city": Kind.CITY, "place": Kind.PLACE}
OPEN: Final = {"use": Kind.USE, "return": Kind.RETURN, "reveal": Kind.REVEAL}
NAMES_SEAT: Final = frozenset({Effect.STORM, Effect.FOG, Effect.THEFT})


def _parsed(edition: Edition, words: list[str], seat: Seat) -> Decision | None:
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


def _read_token(state: ImperioState, token: str) -> Drawn:
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


GAME: Final = Imperio(shipped())
"""The one object that the engine asks."""
