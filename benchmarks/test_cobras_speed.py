"""How fast Cobras is played, against a C++ trick-taking game driven from Python in the same run.

One decision is: ask what is legal, choose at random, step; every state and event is kept. Both
games are played whole, deals included, and divided by the players' decisions. The figures are
printed (`make bench`); the guards only catch what has become much slower.
"""

import gc
import random
import subprocess
import sys
import tracemalloc
from itertools import count

import pyspiel

import cobra_widgets as cw
from benchmarks.measuring import interleaved, repeated

GUARD = 11
"""Times a hearts decision; the target is 8."""


def play_cobras(seed, rng, players=4):
    match = cw.new("cobras", players=players, seed=seed)
    decisions = 0
    while match.to_act:
        choices = match.legal()
        match.step(choices[int(rng.random() * len(choices))])
        decisions += 1
    return match, decisions


def play_hearts(game, rng):
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        choices = state.legal_actions()
        state.apply_action(choices[int(rng.random() * len(choices))])
    return decisions


def test_a_decision_of_cobras_against_one_of_hearts(capsys):
    rng, seeds, kept = random.Random(1), count(), []
    game = pyspiel.load_game("hearts")

    def cobras():
        match, decisions = play_cobras(next(seeds), rng)
        kept.append(match)
        return decisions

    ours, theirs = interleaved(cobras, lambda: sum(play_hearts(game, rng) for _ in range(8)), rounds=40)
    with capsys.disabled():
        figures = f"{ours * 1e6:.1f} us, hearts {theirs * 1e6:.1f} us"
        print(f"\na decision: {figures}, ratio {ours / theirs:.1f} (target 8.0)")
    assert ours / theirs < GUARD


def endless(plies):
    """A match of that many plies: far from any target the rounds go on and on."""
    match = cw.setup("cobras", {f"score/{seat}": -(10**6) for seat in range(4)}, seed=1)
    while match.ply < plies:
        match.step(match.legal()[0])
    return match


def test_going_anywhere_takes_the_same_at_50_and_at_5000_plies(capsys):
    short = cw.new("cobras", players=4, seed=1)
    while short.ply < 50:
        short.step()
    long = endless(5000)
    figures = {
        m.ply: repeated(lambda m=m: m.goto(m.ply // 2).goto(m.ply), times=2000) / 2 for m in (short, long)
    }
    with capsys.disabled():
        print("\ngoto: " + ", ".join(f"{t * 1e6:.2f} us at {ply} plies" for ply, t in figures.items()))
    near, far = figures.values()
    assert far < 3 * near


def test_a_fork_is_cheap(capsys):
    match, _ = play_cobras(1, random.Random(1))
    taken = repeated(match.fork, times=2000)
    stepping = repeated(lambda: match.rewind().forward(), times=2000)
    with capsys.disabled():
        print(f"\nfork: {taken * 1e6:.2f} us (target 10)")
    assert taken < 20 * stepping


def test_what_a_kept_ply_weighs(capsys):
    rng = random.Random(2)
    for seed in range(100, 110):
        play_cobras(seed, rng)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [play_cobras(seed, rng)[0] for seed in range(15)]
    gc.collect()
    weight = (tracemalloc.get_traced_memory()[0] - before) / sum(match.ply for match in kept)
    tracemalloc.stop()
    with capsys.disabled():
        print(f"\na kept ply: {weight:.0f} bytes (target 1500, aim 800)")
    assert weight <= 1500


def test_importing_the_package_takes_no_widget_library(capsys):
    code = (
        "import sys, time; begun = time.process_time(); import cobra_widgets; "
        "print(time.process_time() - begun); print('anywidget' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    taken, loaded = run.stdout.split()
    with capsys.disabled():
        print(f"\nimport: {float(taken) * 1e3:.0f} ms of CPU time")
    assert loaded == "False"
