"""How fast Cobras in the Cockpit is played, against a C++ trick-taking game driven from Python.

One step is a decision of a player: ask what is legal, choose at random, step; every state and event is
kept. Games are played from the start for a while, draws and shuffles included, and divided by the
players' decisions: a game of the Cockpit at random takes some two thousand.
"""

import random
from itertools import count

import pyspiel
import pytest

import cobra_widgets as cw
from benchmarks.measuring import interleaved
from benchmarks.test_cobras_speed import play_hearts

TARGET = 40
"""Times a hearts decision: a step has some forty choices to find, and often three answers to ask for."""
DECISIONS = 600
"""How long a game is followed."""


def play_cockpit(seed, rng, players):
    match = cw.new("cockpit", players=players, seed=seed)
    decisions = 0
    while match.to_act and decisions < DECISIONS:
        choices = match.legal()
        match.step(choices[int(rng.random() * len(choices))])
        decisions += 1
    return decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decision_of_the_cockpit_against_one_of_hearts(players, capsys):
    rng, seeds = random.Random(1), count()
    game = pyspiel.load_game("hearts")
    ours, theirs = interleaved(
        lambda: play_cockpit(next(seeds), rng, players),
        lambda: sum(play_hearts(game, rng) for _ in range(8)),
        rounds=15,
    )
    with capsys.disabled():
        figures = f"{ours * 1e6:.1f} us, hearts {theirs * 1e6:.1f} us"
        print(f"\na decision, {players} players: {figures}, ratio {ours / theirs:.1f} (target {TARGET})")
    assert ours / theirs < TARGET
