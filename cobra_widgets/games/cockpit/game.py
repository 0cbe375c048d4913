"""Cobras in the Cockpit, assembled: the chapters of its rules behind the questions every game answers."""

from collections.abc import Mapping
from functools import cache
from os import PathLike, fspath
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells, Policy
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import BadOption, shown
from cobra_widgets.engine.events import Event
from cobra_widgets.engine.game import Mark, Result, Window, WindowKind
from cobra_widgets.engine.verdicts import Verdict
from cobra_widgets.games.cockpit import positions, standing, telling, view
from cobra_widgets.games.cockpit.actions import (
    BoardSnake,
    CockpitAction,
    Decision,
    Discard,
    Done,
    End,
    Expel,
    Move,
    Pass,
    PlayNumber,
    PlaySpecial,
    React,
    Shift,
    Slide,
)
from cobra_widgets.games.cockpit.cards import WORDS, cite, sorted_hand
from cobra_widgets.games.cockpit.draws import DealSpecies, Draw, DrawFirst, Random, Shuffle, Steal
from cobra_widgets.games.cockpit.edition import Edition, load_edition, shipped
from cobra_widgets.games.cockpit.notation import Reader, shortened
from cobra_widgets.games.cockpit.rules import choosing, ending, judging, resolving, setup
from cobra_widgets.games.cockpit.state import CockpitState, Phase, Table
from cobra_widgets.games.cockpit.tokens import read_token

OPTIONS: Final = ("edition", "species", "stop_after_passes")
TURN, REACT, CHANCE, DRAW, ENDED, PUSH, SHIFT = cite(
    "turn.any-cards", "ruling.react-order", "setup.hand", "turn.draw", "end.immediate", "ruling.push",
    "ruling.targets",
)  # fmt: skip
DEALING: Final = Window(WindowKind.CHANCE, (), CHANCE, is_by_itself=True)
DRAWING: Final = Window(WindowKind.CHANCE, (), DRAW, is_by_itself=True)
OVER: Final = Window(WindowKind.OVER, (), ENDED)


class Cockpit:
    """The rules of Cobras in the Cockpit, played with one edition, as answers to the engine's questions."""

    id = "cockpit"
    words = WORDS
    players = range(2, 5)
    default_players = 2
    purposes: Mapping[str, type] = {
        "species": list, "shuffle": list, "first": int, "draw": list, "steal": str,
    }  # fmt: skip
    decisions: frozenset[type] = frozenset({
        End, Pass, Done, Discard, BoardSnake, Move, Slide, Expel, PlayNumber, PlaySpecial, React, Shift,
        DealSpecies, Shuffle, DrawFirst, Draw, Steal,
    })  # fmt: skip
    units = ("turn",)
    unit_cells: Mapping[str, str] = {"turn": "turns"}
    fields = telling.FIELDS
    touches = telling.TOUCHES
    seat_cells = frozenset({"turn", "asked"})

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.title = edition.title
        self.rulebook = edition.rulebook
        self.spellings = view.spellings(edition)

    # --- beginning ---------------------------------------------------------------------

    def playing(self, options: Mapping[str, Json]) -> "Cockpit":
        """Return the game as it is played with the edition that the options name."""
        path = options.get("edition")
        return self if path is None else _with_edition(load_edition(str(path)))

    def check_options(self, players: int, options: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the options that are given; a wrong one is an error that names it."""
        for option in options:
            if option not in OPTIONS:
                known = ", ".join(OPTIONS)
                raise BadOption("option-unknown", game=self.id, players=players, option=option, allowed=known)
        checked: dict[str, Json] = {option: each for option, each in options.items() if each is not None}
        if "edition" in checked:
            checked["edition"] = _path(checked["edition"])
        edition = self.playing(checked).edition
        if "species" in checked:
            checked["species"] = _checked_species(checked["species"], players, edition)
        stop = checked.get("stop_after_passes", 1)
        if type(stop) is not int or stop < 1:
            raise BadOption("option-value", option="stop_after_passes", value=stop, allowed="None, 1, 2 ...")
        return checked

    def edition_digest(self, options: Mapping[str, Json]) -> str:
        """Return the fingerprint of the edition in play."""
        return self.playing(options).edition.digest

    def start(self, players: int, options: Mapping[str, Json], chance: Chance) -> CockpitState:
        """Return the table before anything has been dealt."""
        species, stop, path = (options.get(name) for name in ("species", "stop_after_passes", "edition"))
        table = Table(
            players, self.edition, None if path is None else str(path),
            tuple(map(str, species)) if isinstance(species, list | tuple) else None,
            stop if isinstance(stop, int) else None,
        )  # fmt: skip
        areas = len(self.edition.board.areas)
        state = CockpitState(
            table, chance, Phase.DEAL, 0, None, False, 0, (), ((),) * players,  # noqa: FBT003  # positional, all of it
            ((0,) * areas,) * players, (0,) * players, (0,) * areas, (0, 0, 0, 0), False, None,  # noqa: FBT003
            ((),) * areas, 0, (), (), (), (), (), (),
        )  # fmt: skip
        return state._replace(species=setup.traded(state))

    def from_cells(
        self, cells: Cells, players: int | None, options: Mapping[str, Json], chance: Chance
    ) -> CockpitState:
        """Return the state that has these cells, or raise ImpossiblePosition with every fault."""
        count = players or positions.count_players(cells) or self.default_players
        checked = self.check_options(count, options)
        return positions.from_cells(cells, self.start(count, checked, chance))

    def player_count(self, state: CockpitState) -> int:
        """Return how many play."""
        return state.table.players

    def next_seats(self, state: CockpitState) -> tuple[Seat, ...]:
        """Return who sits where in the next game: everybody as before."""
        return tuple(Seat(seat) for seat in range(state.table.players))

    def options(self, state: CockpitState) -> Mapping[str, Json]:
        """Return the options in force."""
        table = state.table
        species: Json = None if table.species is None else [*table.species]
        given: dict[str, Json] = {
            "edition": table.edition_path, "species": species, "stop_after_passes": table.stop_after_passes,
        }  # fmt: skip
        return {option: value for option, value in given.items() if value is not None}

    def other_seats(self, state: CockpitState) -> tuple[str, ...]:  # noqa: ARG002  # everybody is a player
        """Return no further seats."""
        return ()

    # --- deciding ----------------------------------------------------------------------

    def window(self, state: CockpitState) -> Window:
        """Return who may act: the seat on turn, the one asked, or chance."""
        phase = state.phase
        if phase is Phase.REACT:
            return _window(WindowKind.REACTION, state.asked[0], REACT)
        if phase is Phase.DEAL:
            return DEALING if state.turn is None else DRAWING
        if phase is Phase.OVER:
            return OVER
        assert state.turn is not None
        clause = TURN if phase is Phase.TURN else PUSH if phase is Phase.PUSH else SHIFT
        return _window(WindowKind.TURN, state.turn, clause)

    def candidates(self, state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
        """Return all that is worth asking about for a seat."""
        return choosing.candidates(state, seat)

    def legal(self, state: CockpitState, seat: Seat) -> tuple[Decision, ...]:
        """Return what a seat may do."""
        return choosing.legal(state, seat)

    def judge(self, state: CockpitState, action: CockpitAction) -> Verdict:
        """Name every clause that forbids a decision."""
        return judging.judge(state, action)

    def automatic(self, state: CockpitState) -> Random:
        """Return what chance does now."""
        return resolving.happens_next(state)

    def apply(self, state: CockpitState, action: CockpitAction) -> tuple[CockpitState, tuple[Event, ...]]:
        """Carry out a decision."""
        if isinstance(action, Decision):
            return resolving.apply_decision(state, action)
        return resolving.apply_random(state, action)

    # --- notation ----------------------------------------------------------------------

    def parse(self, state: CockpitState, notation: str) -> tuple[Decision, ...]:
        """Return every player's decision of that notation."""
        seats = (Seat(seat) for seat in range(state.table.players))
        found = (Reader(self.edition, seat, state.phase).read(notation) for seat in seats)
        return tuple(action for action in found if action is not None)

    def token(self, action: CockpitAction) -> str:
        """Return a decision's notation with the ids shortened: `B7 g>coa`."""
        return shortened(self.edition, str(action))

    def read_token(self, state: CockpitState, token: str) -> Random:
        """Return what chance did as a record wrote it."""
        return read_token(state, token)

    def shown_notation(self, state: CockpitState, action: CockpitAction, seat: Seat) -> str:  # noqa: ARG002
        """Return a decision's notation: no decision is hidden, and draws name no card."""
        return str(action)

    # --- looking -----------------------------------------------------------------------

    def cells(self, state: CockpitState) -> dict[str, Json]:
        """Return all cells."""
        return view.cells(state)

    def policy(self, state: CockpitState, seat: Seat, address: str) -> Policy:  # noqa: ARG002  # always alike
        """Say how much of a cell a seat may see."""
        return view.policy(seat, address)

    def marks(self, state: CockpitState) -> tuple[Mark, ...]:
        """Return the turn, once the first has begun."""
        return (Mark("turn", state.turns),) if state.turns else ()

    def result(self, state: CockpitState) -> Result | None:
        """Return how it ended."""
        return ending.result_of(state)

    def standing(self, state: CockpitState, seat: Seat) -> float:
        """Return a seat's lead over the best other, with what lies on the board counted in part."""
        return standing.standing(state, seat)

    def determinize(self, state: CockpitState, seat: Seat, chance: Chance) -> CockpitState:
        """Return another full state with the same view: other hands and the deck, mixed anew."""
        unseen = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
        # Sorted, so that what is imagined does not hang on where the unseen cards truly lie.
        drawn = iter(chance.shuffle("imagine", sorted_hand([*unseen, *state.deck])))
        hands = tuple(
            hand if other == seat else sorted_hand([next(drawn) for _ in hand])
            for other, hand in enumerate(state.hands)
        )
        return state._replace(hands=hands, deck=tuple(drawn), chance=chance)


@cache
def _window(kind: WindowKind, seat: Seat, clause: str) -> Window:
    return Window(kind, (seat,), clause)  # type: ignore[arg-type]


@cache
def _with_edition(edition: Edition) -> Cockpit:
    return Cockpit(edition)


def _path(given: object) -> str:
    if not isinstance(given, str | PathLike):
        raise BadOption("option-value", option="edition", value=shown(given), allowed="a path")
    return str(fspath(given))


def _checked_species(value: Json, players: int, edition: Edition) -> Json:
    boards = [str(each) for each in value] if isinstance(value, list | tuple) else []
    known = [*edition.by_species]
    if len(boards) != players or len({*boards}) != players or not {*boards} <= {*known}:
        allowed = f"{players} x {', '.join(known)}"
        raise BadOption("option-value", option="species", value=value, allowed=allowed)
    return [*boards]


GAME: Final = _with_edition(shipped())
"""The one object that the engine asks; with other options another edition plays."""
