"""The kinds of games that the suite for every game plays, and what it must know of each game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from tests.oracles import cockpit_cards, imperio_box
from tests.oracles.cobras_cards import full_deck
from tests.oracles.cobras_fold import CobrasFold
from tests.oracles.cockpit_fold import CockpitFold
from tests.oracles.imperio_fold import ImperioFold

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
    telling: frozenset[str] = frozenset()
    """Kinds of events by which an own decision shows what was hidden: cards taken, a hand found out."""


@dataclass(frozen=True, eq=False)
class Kind:
    """A game with a number of players and options."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    share: float = 1
    """How many games of it are played, of those asked for: fewer where one is long."""

    def __str__(self):
        words = [word if isinstance(word, str) else "-".join(word) for word in self.options.values()]
        return "-".join([self.game, str(self.players), *words])


LONG_GAME = 0.1
"""A game of the Cockpit takes some two thousand plies at random, ten times one of Cobras."""
QUARTER = 0.25
"""A game of Imperio takes some four hundred plies at random."""

KINDS = (
    Kind("cobras", 1, {"mode": "easy"}),
    Kind("cobras", 1, {"mode": "medium"}),
    Kind("cobras", 1, {"mode": "hard"}),
    Kind("cobras", 2, {"dummy": "surprise"}),
    Kind("cobras", 2, {"dummy": "strategy"}),
    Kind("cobras", 3),
    Kind("cobras", 4),
    Kind("cobras", 5),
    Kind("cockpit", 2, share=LONG_GAME),
    Kind("cockpit", 3, share=LONG_GAME),
    Kind("cockpit", 4, share=LONG_GAME),
    *(Kind("imperio", players, share=QUARTER) for players in (2, 3, 4)),
    Kind("imperio", 3, {"variants": ["trials"]}, QUARTER),
    Kind("imperio", 2, {"variants": ["trials", "ship"]}, QUARTER),
    Kind("imperio", 4, {"variants": ["ship"]}, QUARTER),
    *(Kind("imperio", players, {"variants": ["no-guardian"]}, QUARTER) for players in (1, 2, 3)),
    Kind("imperio", 3, {"variants": ["trials", "ship", "no-guardian"]}, QUARTER),
    Kind("imperio", 1, {"variants": ["solo"]}, QUARTER),
    Kind("imperio", 1, {"variants": ["ship", "solo"]}, QUARTER),
)

DAILY = 20
"""Games a kind that every run plays."""
LONG = 500
"""Games a kind that the long run plays."""


def each_kind(
    *, daily: int = DAILY, long: int = LONG, game: str | None = None, in_full: bool = False
) -> list[Any]:
    """Parameters `kind, games`: few games of every kind, or of one game's, and, marked slow, many.

    In full: of a kind whose games are long no fewer, in the long run.
    """
    return [
        pytest.param(
            kind, games if suffix and in_full else max(1, int(games * kind.share)), id=f"{kind}{suffix}",
            marks=(pytest.mark.xdist_group(str(kind)), *marks),
        )
        for kind in KINDS
        if game in {None, kind.game}
        for games, suffix, marks in ((daily, "", ()), (long, "-long", (pytest.mark.slow,)))
    ]  # fmt: skip


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


@cache
def lies_in_cockpit(address: str) -> tuple[str, int]:
    """What lies in a cell of the Cockpit, cards, played cards, snakes or a count, and whose it is."""
    stem, _, last = address.partition("/")
    if stem in {"hand", "deck", "discard", "removed"} or last.endswith("/cards"):
        return "cards", -1
    if stem == "reserve" or "/snakes/" in address:
        return "snakes", int(address.rpartition("/")[2])
    return ("played" if stem == "stack" else "count" if stem == "used" or last.endswith("spent") else ""), -1


def faults_of_cockpit(cells: Cells) -> list[str]:
    """Cards and snakes lost or doubled, and counts below nought."""
    cards: list[str] = []
    snakes: dict[int, list[int]] = {}
    wrong: list[str] = []
    for address, value in cells.items():
        kind, seat = lies_in_cockpit(address)
        if kind == "cards":
            cards += value
        elif kind == "played":
            cards += [entry["card"] for entry in value]
        elif kind == "snakes":
            snakes.setdefault(seat, []).append(value)
        elif kind and value < 0:
            wrong.append(f"{address} is {value}")
    expected = ALL_OF_COCKPIT if cells["turn"] is not None or cells["deck"] else []
    if sorted(cards) != expected:
        found, box = Counter(cards), Counter(expected)
        wrong += [f"card {card}" for card in (box - found) + (found - box)]
    return wrong + [f"snakes of {seat}" for seat, all_ in snakes.items() if min(all_) < 0 or sum(all_) != 5]


ALL_OF_COCKPIT = sorted(cockpit_cards.full_deck())
"""Its 99 cards."""

COCKPIT_NOTATIONS = (
    "end", "pass", "done",
    *cockpit_cards.number_cards(), *cockpit_cards.SPECIALS, *(f"{card}+" for card in cockpit_cards.SPECIALS),
    *(f"{card}@{area}" for card in ("B4", "H6", "R9", "S8") for area in cockpit_cards.AREAS),
    *(f"B7 {way}" for way in ("cargo-hold>coach", "galley>first-class", "coach>cockpit")),
    "R3*galley", "B3*coach", "H8!port-engine", "S8!starboard-engine", "B2-pythons@galley",
    "snake-handler cobras@coach", "carry-on-surprise coach", "sticky-fingers pythons", "duty-free B7",
    "sudden-panic coach", "autopilot pilot", "calm-announcement coach", "emergency-repairs port-engine",
    "second-wind-", "galley>coach", "pythons galley>coach",
)  # fmt: skip


PILES = {"deck/help": "help", "deck/forces": "forces", "faceup": "forces", "guardian/hand": "forces"}
BOXES = {
    "help": sorted(imperio_box.deck(imperio_box.HELP)),
    "forces": sorted(imperio_box.deck(imperio_box.FORCES)),
}
TRIALS = sorted(imperio_box.TRIALS)
PLACES = {*imperio_box.SPACES, "well"}


def faults_of_imperio(cells: Cells) -> list[str]:
    """Cards and pawns lost or doubled, and counts below nought."""
    lying: dict[str, list[str]] = {"help": [], "forces": []}
    trials: list[str] = []
    stands: list[str] = []
    heroes = sentinels = 0
    while f"hero/{heroes}/hand" in cells:
        lying["help"] += cells[f"hero/{heroes}/hand"]
        trials += cells[f"hero/{heroes}/trials"] + cells[f"hero/{heroes}/done"]
        stands.append(cells[f"hero/{heroes}/space"])
        heroes += 1
    while f"sentinel/{sentinels + 1}/space" in cells:
        sentinels += 1
        stands.append(cells[f"sentinel/{sentinels}/space"])
    for address, deck in PILES.items():
        lying[deck] += cells.get(address, [])
    taken = {cells[f"hero/{hero}/oracle"] for hero in range(heroes)}
    trials += [card for isle in imperio_box.ISLANDS if isle not in taken for card in cells[f"oracle/{isle}"]]
    wrong = [f"{deck} cards" for deck, cards in lying.items() if sorted(cards) != BOXES[deck]]
    if cells["phase"] != "deal" and sorted(trials) != TRIALS:
        wrong.append(f"trials {trials}")
    return wrong + _pawns_of_imperio(cells, [each for each in stands if each is not None], sentinels - heroes)


def _pawns_of_imperio(cells: Cells, stands: list[str], more: int) -> list[str]:
    fighting = any(ask["kind"] in {"fight", "combat"} for ask in cells["ask"])
    alone = [place for place in stands if place not in {"tower", "well"}]
    wrong = ["crowd"] if len(alone) - len({*alone}) > fighting else []
    wrong += [] if more == 1 else ["Sentinels"]
    wrong += [place for place in stands if place not in PLACES]
    return wrong + (["points"] if cells["points"] < 0 else [])


IMPERIO_NOTATIONS = (
    "roll", "stay", "end", "sandstorm", "wind", "liberation", "march", "phoenix vendha-0", "dragon khytya-0",
    "phoenix hyrca-entrance", "nautilus sword hyrca-entrance", "nautilus axe vendha-0", "storm 0", "fog 1",
    "theft 0", "whim 2", "ship-vendha-city", "ship-hyrca-oracle 2", "use 1", "use 2 0", "use 3 3", "return 1",
    "reveal 2", "city hyrca-0", "sword", *(f"discard {card}" for card in (*imperio_box.HELP, "storm",
        "whim")),
    *(f"fight {card}" for card in imperio_box.WEAPONS), *(f"place {space}" for space in ("o3", "tower",
        "centre")),
    *(f">{space}" for space in imperio_box.SPACES[::3]), *(f"1>{space}" for space in imperio_box.SPACES[::4]),
)  # fmt: skip

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
    "cockpit": Knowledge(
        faults=faults_of_cockpit,
        fold=CockpitFold,
        notations=COCKPIT_NOTATIONS,
        force={"shuffle": cockpit_cards.full_deck()[::-1]},
        impossible=(
            {"shuffle": cockpit_cards.full_deck()[1:]},
            {"shuffle": ["B1"] * 99},
            {"shuffle": "B1"},
            {"die": 5},
        ),
        bytes_a_move=16,
        bytes_a_draw=16,
    ),
    "imperio": Knowledge(
        faults=faults_of_imperio,
        fold=ImperioFold,
        notations=IMPERIO_NOTATIONS,
        force={"help": imperio_box.deck(imperio_box.HELP)},
        impossible=(
            {"help": imperio_box.deck(imperio_box.HELP)[1:]},
            {"help": ["sword"] * 19},
            {"help": "sword"},
            {"deck": []},
        ),
        bytes_a_move=16,
        bytes_a_draw=16,
        telling=frozenset(
            {"trials-seen", "captured", "captured-by-ship", "challenged", "boarded", "replaced", "revealed"}
        ),
    ),
}
