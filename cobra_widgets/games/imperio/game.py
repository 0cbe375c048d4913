"""En busca del Imperio Cobra, assembled: its rules behind the questions every game answers."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells, Policy
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import BadOption, BadRecord
from cobra_widgets.engine.events import Event
from cobra_widgets.engine.game import Mark, Result, Window
from cobra_widgets.engine.verdicts import Blocker, Verdict
from cobra_widgets.games.imperio import imagining, positions, telling, view
from cobra_widgets.games.imperio import notation as notation_of
from cobra_widgets.games.imperio import options as options_of
from cobra_widgets.games.imperio.actions import Decision, Dice, Drawn, ImperioAction, Shuffle, Stolen
from cobra_widgets.games.imperio.book import WORDS
from cobra_widgets.games.imperio.edition import Edition, edition_of, shipped
from cobra_widgets.games.imperio.rules import carrying, choices, judging, setup, windows
from cobra_widgets.games.imperio.state import ImperioState, Table


class Imperio:
    """The rules as answers to the engine's questions, played by one edition."""

    id = "imperio"
    words = WORDS
    players = range(1, 5)
    default_players = 3
    purposes: Mapping[str, type] = {
        "help": list, "forces": list, "oracle": list, "die": int, "dice": int, "theft": str,
    }  # fmt: skip
    decisions: frozenset[type] = frozenset({Decision, Shuffle, Dice, Stolen})
    units = ("round", "turn")
    unit_cells: Mapping[str, str] = {"round": "round"}
    seat_cells = frozenset({"turn"})
    fields = telling.FIELDS
    touches = telling.TOUCHES

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.title = edition.title
        self.rulebook = edition.rulebook
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
        variants = options_of.read_variants(options.get("variants"))
        options_of.check_players(players, variants)
        edition = edition_of(options.get("edition"))
        limit = options.get("limit")
        if limit is None:
            limit = options_of.default_limit(edition, players, variants)
        if type(limit) is not int or limit < 0:
            raise BadOption("option-value", option="limit", value=repr(limit), allowed="0, 1, 2 ...")
        checked: dict[str, Json] = {"limit": limit, "variants": options_of.names(variants)}
        given = options.get("edition")
        return checked if given is None else {"edition": options_of.as_json(given), **checked}

    def edition_digest(self, options: Mapping[str, Json]) -> str:
        """Return the fingerprint of the edition in play."""
        return edition_of(options.get("edition")).digest

    def start(self, players: int, options: Mapping[str, Json], chance: Chance) -> ImperioState:
        """Return the table before the decks are shuffled."""
        return setup.first_state(self._table(players, options), chance)

    def _table(self, players: int, options: Mapping[str, Json]) -> Table:
        edition = edition_of(options.get("edition"))
        variants = options_of.read_variants(options.get("variants"))
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
        found: dict[str, Json] = {"limit": table.limit, "variants": options_of.names(table.variants)}
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
        return windows.window(state)

    def candidates(self, state: ImperioState, seat: Seat) -> tuple[Decision, ...]:
        """Return all that is worth asking about for a seat, legal or not."""
        return tuple(choices.choices(state, seat, legal=False))

    def legal(self, state: ImperioState, seat: Seat) -> tuple[Decision, ...]:
        """Return what a seat may do now."""
        return tuple(choices.choices(state, seat, legal=True))

    def judge(self, state: ImperioState, action: ImperioAction) -> Verdict:
        """Name every clause against a decision."""
        if not isinstance(action, Decision):
            return Verdict((Blocker(windows.ORDER, {}, (), "chance"),))
        return judging.judge(state, action)

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
        found = (notation_of.parsed(state, words, seat) for seat in seats)
        return tuple(decision for decision in found if decision is not None)

    def token(self, action: Decision) -> str:
        """Return a decision's notation: it is short enough for a record."""
        return str(action)

    def read_token(self, state: ImperioState, token: str) -> Drawn:
        """Return the draw that a record wrote."""
        try:
            return notation_of.read_token(state, token)
        except (ValueError, IndexError) as fault:
            raise BadRecord(
                "record", key=token, reason="shuffle, roll, nautilus, combat, trial, theft"
            ) from fault

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
        return Result(state.winners, view.scores(state), windows.over_clause(state))

    def standing(self, state: ImperioState, seat: Seat) -> float:
        """Return how well a seat stands."""
        return imagining.standing(state, seat)

    def determinize(self, state: ImperioState, seat: Seat, chance: Chance) -> ImperioState:
        """Return another full state with the same view."""
        return imagining.imagined(state, seat, chance)


@cache
def _by_edition(edition: Edition) -> Imperio:
    return Imperio(edition)


GAME: Final = Imperio(shipped())
"""The one object that the engine asks."""
