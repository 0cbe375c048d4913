"""Cobras, assembled: the chapters of its rules behind the questions every game answers."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Cells, Policy
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.errors import BadOption, BadRecord
from cobra_widgets.engine.events import Event
from cobra_widgets.engine.game import Mark, Result, Window, WindowKind
from cobra_widgets.engine.verdicts import Verdict
from cobra_widgets.games.cobras import hidden, legality, positions, view
from cobra_widgets.games.cobras.actions import (
    ALL,
    KINGS,
    CobrasAction,
    Deal,
    Decision,
    PlayCard,
    PlayKing,
    Seed,
    named,
    plays_in,
    read_deal,
    seeds_in,
)  # fmt: skip
from cobra_widgets.games.cobras.cards import EDITION, RULEBOOK, WORDS, cite
from cobra_widgets.games.cobras.rules import ending, play, setup, solo, tricks, two
from cobra_widgets.games.cobras.rules import seeds as seeding
from cobra_widgets.games.cobras.state import DEAL, OVER, SEED, TRICK, CobrasState, Table

SETUP_DEAL, SEED_CHOOSE, TRICK_ORDER, GAME_END, DUMMY_PLAY = cite(
    "setup.deal", "seed.choose", "trick.order", "game.end", "two.dummy-play"
)  # fmt: skip

OPTIONS: Final[Mapping[int, Mapping[str, tuple[str, ...]]]] = {
    1: {"mode": solo.MODES},
    2: {"dummy": two.DUMMY_MODES},
}
"""By number of players: the options there are, each with its values."""

DUMMY_NAMES: Final = {1: ("seat.left-dummy", "seat.right-dummy"), 2: ("seat.dummy",)}
"""By number of players: the word keys of the dummies."""

DEALING: Final = Window(WindowKind.CHANCE, (), SETUP_DEAL, is_by_itself=True)
ENDED: Final = Window(WindowKind.OVER, (), GAME_END)
TURNS: Final = tuple(Window(WindowKind.TURN, (Seat(seat),), TRICK_ORDER) for seat in range(5))
DUMMY_TURN: Final = Window(WindowKind.AUTOMATIC, (), DUMMY_PLAY, is_by_itself=True)
SOME: Final = 6
"""How many cells a reason lights at most."""


class Cobras:
    """The rules of Cobras as answers to the engine's questions."""

    id = "cobras"
    rulebook = RULEBOOK
    words = WORDS
    edition = EDITION
    title = EDITION.title
    players = range(1, 6)
    default_players = 4
    purposes: Mapping[str, type] = {"deck": list, "leader": int, "dealer": int}
    decisions: frozenset[type] = frozenset({Seed, PlayCard, PlayKing, Deal})
    units = ("round", "trick")
    unit_cells: Mapping[str, str] = {"round": "round", "trick": "trick"}
    spellings = view.SPELLINGS
    fields = view.FIELDS
    seat_cells = frozenset({"leader", "turn", "dealer", "order"})
    touches = view.TOUCHES

    # --- beginning ---------------------------------------------------------------------

    def playing(self, options: Mapping[str, Json]) -> "Cobras":  # noqa: ARG002  # one edition
        """Return these rules: no option asks for another edition."""
        return self

    def check_options(self, players: int, options: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the options with defaults; one foreign to the player count is an error."""
        known = OPTIONS.get(players, {})
        defaults = {"mode": "medium", "dummy": "surprise"}
        for option, value in options.items():
            if option not in known:
                raise BadOption(
                    "option-unknown",
                    game=self.id,
                    players=players,
                    option=option,
                    allowed=", ".join(known),
                )
            if not isinstance(value, str) or value not in known[option]:
                raise BadOption("option-value", option=option, value=value, allowed=", ".join(known[option]))
        return {option: options.get(option, defaults[option]) for option in known}

    def edition_digest(self, options: Mapping[str, Json]) -> str:  # noqa: ARG002  # one edition
        """Return the fingerprint of the edition's numbers."""
        return EDITION.digest

    def start(self, players: int, options: Mapping[str, Json], chance: Chance) -> CobrasState:
        """Return the table before the first deal."""
        dummies = tuple(Seat(seat) for seat in range(players, EDITION.piles[players]))
        table = Table(
            players, dummies, dummies[:1] if players == 1 else (),
            mode=_text(options.get("mode")), dummy=_text(options.get("dummy")),
            seats=tuple(Seat(seat) for seat in range(players + len(dummies))),
        )  # fmt: skip
        nothing = (0,) * players
        return CobrasState(
            table, chance, DEAL, 0, 0, None, None, None, nothing, nothing, nothing, nothing,
            (None,) * players, ((),) * len(dummies), (), 0, (), (), (), nothing, False,  # noqa: FBT003  # positional, like all of it
        )  # fmt: skip

    def from_cells(
        self, cells: Cells, players: int | None, options: Mapping[str, Json], chance: Chance
    ) -> CobrasState:
        """Return the state that has these cells, or raise ImpossiblePosition with every fault."""
        count = players or positions.count_players(cells, max(self.players)) or self.default_players
        empty = self.start(count, self.check_options(count, options), chance)
        return positions.from_cells(cells, empty.table, chance, empty)

    def player_count(self, state: CobrasState) -> int:
        """Return how many play."""
        return state.table.players

    def options(self, state: CobrasState) -> Mapping[str, Json]:
        """Return the options in force."""
        given = {"mode": state.table.mode, "dummy": state.table.dummy}
        return {option: value for option, value in given.items() if value is not None}

    def other_seats(self, state: CobrasState) -> tuple[str, ...]:
        """Return the word keys of the dummies."""
        return DUMMY_NAMES.get(state.table.players, ())

    def next_seats(self, state: CobrasState) -> tuple[Seat, ...]:
        """Return who sits where in the next game: everybody as before."""
        return tuple(Seat(seat) for seat in range(state.table.players))

    # --- deciding ----------------------------------------------------------------------

    def window(self, state: CobrasState) -> Window:
        """Return the one open window: a turn, the sealed seeds, the deal, or the end."""
        if state.phase is TRICK:
            turn = state.turn
            assert turn is not None
            return TURNS[turn] if turn < state.table.players else DUMMY_TURN
        if state.phase is SEED:
            return _seeding(tuple([seed is None for seed in state.seeds]))
        return DEALING if state.phase is DEAL else ENDED

    def candidates(self, state: CobrasState, seat: Seat) -> tuple[Decision, ...]:
        """Return the cards a seat holds, and its King's two declarations."""
        if state.phase is SEED:
            return seeds_in(seat, state.hands[seat])
        return plays_in(seat, state.hands[seat] | (KINGS if state.kings[seat] else 0))

    def legal(self, state: CobrasState, seat: Seat) -> tuple[Decision, ...]:
        """Return what a seat may do: what every clause allows."""
        phase, allowed = state.phase, ALL
        for _, allows in legality.CLAUSES[phase]:
            allowed &= allows(state, seat)
        return seeds_in(seat, allowed) if phase is SEED else plays_in(seat, allowed)

    def judge(self, state: CobrasState, action: CobrasAction) -> Verdict:
        """Name every clause whose allowed moves leave the decision out."""
        return legality.judge(state, action)

    def automatic(self, state: CobrasState) -> CobrasAction:
        """Return the deal, or what the dummy on turn plays."""
        if state.phase is DEAL:
            return setup.draw_deal(state)
        assert state.turn is not None
        return two.dummy_play(state, state.turn)

    def apply(self, state: CobrasState, action: CobrasAction) -> tuple[CobrasState, tuple[Event, ...]]:
        """Carry out a decision."""
        if isinstance(action, Seed):
            return seeding.apply_seed(state, action)
        if isinstance(action, Deal):
            return setup.apply_deal(state, action)
        return play.apply_play(state, action)

    # --- notation ----------------------------------------------------------------------

    def parse(self, state: CobrasState, notation: str) -> tuple[Decision, ...]:
        """Return every player's decision of that notation: `R5`, `K+`, `K-`."""
        seats = (Seat(seat) for seat in range(state.table.players))
        found = (named(notation, seat, seeding=state.phase is SEED) for seat in seats)
        return tuple(action for action in found if action is not None)

    def token(self, action: CobrasAction) -> str:
        """Return a decision's notation: it is short."""
        return str(action)

    def read_token(self, state: CobrasState, token: str) -> Deal:  # noqa: ARG002  # a deal is a deal
        """Return the deal that a record wrote."""
        try:
            return read_deal(token)
        except (ValueError, KeyError) as fault:
            raise BadRecord("record", key=token, reason="deal") from fault

    def shown_notation(self, state: CobrasState, action: CobrasAction, seat: Seat) -> str:  # noqa: ARG002
        """Return a decision's notation as another seat knows it: seeds are sealed."""
        return "?" if isinstance(action, Seed) and action.seat != seat else str(action)

    # --- looking -----------------------------------------------------------------------

    def cells(self, state: CobrasState) -> dict[str, Json]:
        """Return all cells."""
        return view.cells(state)

    def policy(self, state: CobrasState, seat: Seat, address: str) -> Policy:
        """Say how much of a cell a seat may see."""
        return view.policy(state, seat, address)

    def marks(self, state: CobrasState) -> tuple[Mark, ...]:
        """Return the round, and the trick once the seeds are revealed."""
        if not state.round:
            return ()
        marks = (Mark("round", state.round),)
        return (*marks, Mark("trick", state.trick)) if state.trick else marks

    def result(self, state: CobrasState) -> Result | None:
        """Return how it ended."""
        return ending.result_of(state) if state.phase is OVER else None

    def standing(self, state: CobrasState, seat: Seat) -> float:
        """Return a seat's lead over the best other, its Basket counted as if it were turned in."""

        def worth(of: int) -> float:
            basket = state.baskets[of]
            return state.scores[of] + (tricks.points(basket) - basket) / 2

        others = [worth(other) for other in range(state.table.players) if other != seat]
        return worth(seat) - max(others, default=0)

    def determinize(self, state: CobrasState, seat: Seat, chance: Chance) -> CobrasState:
        """Return another full state with the same view: all cards the seat cannot see, mixed anew."""
        return hidden.mixed_anew(state, seat, chance)


@cache
def _seeding(open_: tuple[bool, ...]) -> Window:
    waiting = tuple(Seat(seat) for seat, is_open in enumerate(open_) if is_open)
    return Window(WindowKind.SEALED, waiting, SEED_CHOOSE)


def _text(value: Json) -> str | None:
    return None if value is None else str(value)


GAME: Final = Cobras()
"""The one object that the engine asks."""
