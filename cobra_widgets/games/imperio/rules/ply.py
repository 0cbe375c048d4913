"""A ply being carried out: the state as it changes, and what is told of it."""

from typing import Any, Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.imperio.board import MOST_SPACES, Board, Spaces
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.state import Ask, AskKind, Hero, ImperioState, Variant

BIT: Final = tuple(1 << number for number in range(MOST_SPACES))
"""The set of one space, by its number: looked up far oftener than worked out."""

Clauses = tuple[ClauseId, ...]


class Ply:
    """Collects what one decision, or one draw, brings about."""

    __slots__ = ("events", "state")

    def __init__(self, state: ImperioState) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        """The board played on."""
        return self.state.table.board

    @property
    def edition(self) -> Edition:
        """The edition played by."""
        return self.state.table.edition

    def has(self, variant: Variant) -> bool:
        """Tell whether a variant is played."""
        return variant in self.state.table.variants

    def name(self, space: int) -> str:
        """Return a space's name."""
        return self.state.table.board.names[space]

    def set(self, **changes: Any) -> None:
        """Change parts of the state."""
        self.state = self.state._replace(**changes)

    def hero(self, seat: Seat) -> Hero:
        """Return a Hero as it is now."""
        return self.state.heroes[seat]

    def put(self, seat: Seat, **changes: Any) -> None:
        """Change one Hero."""
        heroes = list(self.state.heroes)
        heroes[seat] = heroes[seat]._replace(**changes)
        self.state = self.state._replace(heroes=tuple(heroes))

    def place(self, sentinel: int, space: int) -> None:
        """Put one Sentinel on a space."""
        spaces = list(self.state.sentinels)
        spaces[sentinel] = space
        self.state = self.state._replace(sentinels=tuple(spaces))

    def ask(self, kind: AskKind, seat: Seat, **more: Any) -> None:
        """Let something be done before the turn goes on."""
        self.state = self.state._replace(asks=(*self.state.asks, Ask(kind, seat, **more)))

    def answered(self) -> Ask:
        """Take away what was asked last, and return it."""
        *rest, ask = self.state.asks
        self.state = self.state._replace(asks=tuple(rest))
        return ask

    def tell(self, kind: str, data: tuple[object, ...], clauses: Clauses) -> None:
        """Tell everybody a fact."""
        self.events.append(told(kind, data, clauses))

    def tell_one(
        self, seat: Seat, fact: tuple[str, tuple[object, ...]], public: tuple[str, tuple[object, ...]],
        clauses: Clauses,
    ) -> None:  # fmt: skip
        """Tell one seat a fact, and all others as much of it as they may know."""
        self.events.append(Event(*fact, clauses, None, (seat,), told(*public, clauses)))


def heroes_on(state: ImperioState) -> Spaces:
    """Return the spaces where Heroes stand, the Well left out."""
    well, mask = state.table.board.well, 0
    for hero in state.heroes:
        if hero.space != well:
            mask |= BIT[hero.space]
    return mask


def sentinels_on(state: ImperioState) -> Spaces:
    """Return the spaces where Sentinels stand, the Tower left out."""
    tower, mask = state.table.board.tower, 0
    for space in state.sentinels:
        if space != tower:
            mask |= BIT[space]
    return mask


def sentinel_at(state: ImperioState, space: int) -> int | None:
    """Return the Sentinel on a space, None if there is none."""
    return state.sentinels.index(space) if space in state.sentinels else None


def hero_at(state: ImperioState, space: int) -> Seat | None:
    """Return the Hero on a space, None if there is none."""
    for seat, hero in enumerate(state.heroes):
        if hero.space == space and not hero.captured:
            return Seat(seat)
    return None
