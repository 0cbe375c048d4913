"""How even Cobras in the Cockpit is between equal players: who wins with what, and how long it takes.

    python -m benchmarks.cockpit_balance 100

plays a hundred rounds and writes `cobra_widgets/games/cockpit/data/balance.csv`, which the notebook on
editions shows. A round is every order of two species and, for three and four players, every species on
every seat once; all seats are played by the same greedy program. It takes some seconds a round.
"""

import csv
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from statistics import median, quantiles

import cobra_widgets as cw
from cobra_widgets.players.greedy import Greedy

TARGET = Path(__file__).parents[1] / "cobra_widgets" / "games" / "cockpit" / "data" / "balance.csv"
SPECIES = tuple(str(each.id) for each in cw.edition("cockpit").species)
HEAD = ("edition", "players", "what", "of", "games", "figure")


def tables() -> Iterator[tuple[str, ...]]:
    """Yield who sits where, of a round."""
    yield from permutations(SPECIES, 2)
    for players in (3, 4):
        for turned in range(len(SPECIES)):
            yield (SPECIES[turned:] + SPECIES[:turned])[:players]


@dataclass
class Tally:
    """What came of the games of one number of players."""

    games: int = 0
    played: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """By species; a shared victory in parts."""
    first_won: float = 0
    turns: list[float] = field(default_factory=list)
    """A player."""
    margins: list[int] = field(default_factory=list)

    def add(self, species: Sequence[str], match: cw.Match) -> None:
        """Count one finished game."""
        result = match.result
        assert result is not None
        winners, scores = result.winners, sorted(result.scores)
        self.games += 1
        for seat, each in enumerate(species):
            self.played[each] += 1
            self.won[each] += (seat in winners) / len(winners)
        first = next(ply.outcome for ply in match.path() if ply.notation.startswith("first"))
        assert first is not None
        self.first_won += (first["first"] in winners) / len(winners)
        self.turns.append(turns_of(match) / len(species))
        self.margins.append(scores[-1] - scores[-2])

    def rows(self) -> Iterator[tuple[str, str, int, float]]:
        """Yield the figures: what, of whom or which, out of how many games, how much."""
        for each in SPECIES:
            yield "wins", each, self.played[each], round(self.won[each] / self.played[each], 3)
        yield "wins", "first player", self.games, round(self.first_won / self.games, 3)
        low, _, high = quantiles(self.turns, n=4)
        yield "turns a player", "median", self.games, round(median(self.turns), 1)
        yield "turns a player", "lower quartile", self.games, round(low, 1)
        yield "turns a player", "upper quartile", self.games, round(high, 1)
        yield "turns a player", "longest", self.games, round(max(self.turns), 1)
        yield "margin", "median", self.games, round(median(self.margins), 1)


def turns_of(match: cw.Match) -> int:
    """Return how many turns a game took."""
    turns = match.inspect("turns")["turns"]
    assert isinstance(turns, int)
    return turns


def played(species: Sequence[str], seed: int) -> cw.Match:
    """Play one game of equal players to its end."""
    players = [Greedy(imagined=1)] * len(species)
    return cw.new("cockpit", players=players, seed=seed, species=[*species]).play()


def balance(rounds: int) -> Iterator[dict[int, Tally]]:
    """Play that many rounds; yield the tallies, by number of players, after each."""
    tallies = {2: Tally(), 3: Tally(), 4: Tally()}
    for nth in range(rounds):
        for species in tables():
            tallies[len(species)].add(species, played(species, nth))
        yield tallies


def write(tallies: dict[int, Tally]) -> None:
    """Write the figures down."""
    with TARGET.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(HEAD)
        digest = cw.edition("cockpit").digest
        for players, tally in tallies.items():
            out.writerows((digest, players, *row) for row in tally.rows())


if __name__ == "__main__":
    for tallies in balance(int(sys.argv[1])):
        write(tallies)
