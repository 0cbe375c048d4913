"""How fast En busca del Imperio Cobra is played, against a C++ trick-taking game driven from Python.

One step is a decision of a player: ask what is legal, choose at random, step; every state and event is
kept. Games are played from the shuffle to the limit, dice included, and divided by the players'
decisions.
"""

import random
from itertools import count

import pyspiel
import pytest

import cobra_widgets as cw
from benchmarks.measuring import interleaved
from benchmarks.test_cobras_speed import play_hearts

TARGET = 40
"""Times a hearts decision: a roll is shared among Sentinels in legs, each over ways that are sought anew."""
ROUNDS = 12
"""The agreed limit of these games: long enough for trials, combats and the temple."""


def play_imperio(seed, rng, players, variants):
    match = cw.new("imperio", players=players, seed=seed, variants=variants, limit=ROUNDS)
    decisions = 0
    while match.to_act:
        choices = match.legal()
        match.step(choices[int(rng.random() * len(choices))])
        decisions += 1
    return decisions


@pytest.mark.parametrize(
    "players, variants",
    [(2, []), (3, []), (4, []), (4, ["trials", "ship"]), (3, ["no-guardian"]), (1, ["solo"])],
    ids=lambda value: value if isinstance(value, int) else "-".join(value) or "plain",
)
def test_a_decision_of_imperio_against_one_of_hearts(players, variants, capsys):
    rng, seeds = random.Random(1), count()
    game = pyspiel.load_game("hearts")
    ours, theirs = interleaved(
        lambda: sum(play_imperio(next(seeds), rng, players, variants) for _ in range(2)),
        lambda: sum(play_hearts(game, rng) for _ in range(8)),
        rounds=15,
    )
    with capsys.disabled():
        figures = f"{ours * 1e6:.1f} us, hearts {theirs * 1e6:.1f} us"
        print(f"\na decision, {players} players {'-'.join(variants)}: {figures}, ", end="")
        print(f"ratio {ours / theirs:.1f} (target {TARGET})")
    assert ours / theirs < TARGET
