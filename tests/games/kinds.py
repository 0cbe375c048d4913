"""The kinds of games that the suite for every game plays, and what it must know of each game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.oracles.cobras_cards import full_deck
from tests.oracles.cobras_fold import CobrasFold

Cells = Mapping[str, Any]


@dataclass(frozen=True)
class Knowledge:
    """What the suite must know of one game, told apart from the game's own code."""

    faults: Callable[[Cells], list[str]]
    """What is lost or doubled in a position."""
    fold: Callable[..., Any]
    """Called with seat, players and options; `see(kind, values)` each event, then ask `cells()`."""
    notations: tuple[str, ...]
    """Every notation that a seat could type."""
    force: Mapping[str, Any]
    """What chance can be asked for at any of its plies that draws this purpose."""
    impossible: tuple[Mapping[str, Any], ...]
    """What it cannot give."""
    bytes_a_move: int
    """Most that a decision may take in a record."""
    bytes_a_draw: int
    """Most that a ply of chance may take in a record."""


@dataclass(frozen=True, eq=False)
class Kind:
    """A game with a number of players and options."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self):
        return "-".join([self.game, str(self.players), *self.options.values()])


KINDS = (
    Kind("cobras", 1, {"mode": "easy"}),
    Kind("cobras", 1, {"mode": "medium"}),
    Kind("cobras", 1, {"mode": "hard"}),
    Kind("cobras", 2, {"dummy": "surprise"}),
    Kind("cobras", 2, {"dummy": "strategy"}),
    Kind("cobras", 3),
    Kind("cobras", 4),
    Kind("cobras", 5),
)

DAILY = 20
"""Games a kind that every run plays."""
LONG = 500
"""Games a kind that the long run plays."""


def each_kind(*, daily: int = DAILY, long: int = LONG) -> list[Any]:
    """Parameters `kind, games`: few games of every kind, and, marked slow, many."""
    return [
        pytest.param(kind, games, id=f"{kind}{suffix}", marks=(pytest.mark.xdist_group(str(kind)), *marks))
        for kind in KINDS
        for games, suffix, marks in ((daily, "", ()), (long, "-long", (pytest.mark.slow,)))
    ]


def cards_of_cobras(cells: Cells) -> Iterable[str]:
    """Every card that the cells of Cobras name."""
    for address, value in cells.items():
        stem = address.partition("/")[0]
        if stem in {"hand", "dummy", "line", "discard", "out"}:
            yield from value
        elif stem == "seed" and value is not None:
            yield value
        elif address == "trick/plays":
            yield from (play["card"] for play in value if "card" in play)


def faults_of_cobras(cells: Cells) -> list[str]:
    """Cards lost or doubled, and counts below nought."""
    expected = Counter(full_deck() if cells["round"] else [])
    found = Counter(cards_of_cobras(cells))
    wrong = [f"card {card}" for card in (expected - found) + (found - expected)]
    counts = [a for a in cells if a.startswith(("kings/", "basket/")) or a == "centre"]
    return wrong + [f"{address} is {cells[address]}" for address in counts if cells[address] < 0]


KNOWN: Mapping[str, Knowledge] = {
    "cobras": Knowledge(
        faults=faults_of_cobras,
        fold=CobrasFold,
        notations=(*full_deck(), "K+", "K-"),
        force={"deck": full_deck()[::-1]},
        impossible=({"deck": full_deck()[1:]}, {"deck": ["R1"] * 52}, {"deck": "R1"}, {"die": 5}),
        bytes_a_move=6,
        bytes_a_draw=200,
    ),
}
