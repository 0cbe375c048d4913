"""Random games by the thousand: every one ends, and nothing is lost or doubled at any ply.

`make check-long` plays a thousand of each kind, `make test` some.
"""

import random

import pytest

import cobra_widgets as cw
from tests.games.kinds import KNOWN, each_kind


def played_through(kind, seed):
    """A game played at random to its end."""
    match = cw.new(kind.game, players=kind.players, seed=seed, **kind.options)
    rng = random.Random(seed)
    while match.to_act:
        choices = match.legal()
        match.step(choices[int(rng.random() * len(choices))])
    return match


@pytest.mark.parametrize("kind, games", each_kind(daily=30, long=1000, in_full=True))
def test_every_game_ends_and_nothing_is_lost_on_the_way(kind, games):
    faults = KNOWN[kind.game].faults
    for seed in range(10**6, 10**6 + games):
        match = played_through(kind, seed)
        assert match.result is not None, seed
        wrong = [(ply.ply, found) for ply in match.path() if (found := faults(ply.cells()))]
        assert wrong == [], seed


@pytest.mark.parametrize("game", KNOWN)
def test_what_is_lost_would_be_noticed(game):
    cells = cw.new(game, seed=1).inspect()
    faults = KNOWN[game].faults
    assert faults(cells) == []
    cards = next(address for address in cells if address.startswith(("hand/", "deck/")) and cells[address])
    assert faults(cells | {cards: cells[cards][1:]}) != []
    assert faults(cells | {cards: [*cells[cards], cells[cards][0]]}) != []
