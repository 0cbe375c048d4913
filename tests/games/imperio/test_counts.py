"""Random games of every table there can be: each is over by its limit, and cards and pawns stay the same.

The suite for every game plays a dozen kinds of table by the thousand; here are all the others, and the limit.
"""

import random
from itertools import combinations

import pytest

import cobra_widgets as cw
from cobra_widgets.games import load_game
from tests.games.kinds import KINDS, faults_of_imperio

FEW, MANY = 2, 1000
SIDES = {(): (2, 3, 4), ("no-guardian",): (1, 2, 3), ("solo",): (1,)}
"""Who may guard the Cobra, and how many may play then."""
CHANGES = [some for size in range(3) for some in combinations(("trials", "ship"), size)]
TABLES = [
    (players, (*some, *side)) for side, counts in SIDES.items() for players in counts for some in CHANGES
]
KINDS_PLAYED = {
    (kind.players, tuple(kind.options.get("variants", ()))) for kind in KINDS if kind.game == "imperio"
}
"""Those of the suite for every game."""


def every_table():
    for games, marks in ((FEW, ()), (MANY, (pytest.mark.slow,))):
        for players, variants in TABLES:
            if marks and (players, variants) in KINDS_PLAYED:
                continue
            name = "-".join([str(players), *variants, *(["long"] if marks else [])])
            yield pytest.param(players, variants, games, id=name, marks=marks)


def played(players, variants, seed):
    """A game played at random to its end."""
    match = cw.new("imperio", players=players, variants=variants, seed=seed)
    rng = random.Random(seed)
    while match.to_act:
        choices = match.legal()
        match.step(choices[int(rng.random() * len(choices))])
    return match


@pytest.mark.parametrize("players, variants, games", list(every_table()))
def test_every_game_is_over_by_its_limit_and_nothing_is_lost(players, variants, games):
    game = load_game("imperio")
    for seed in range(games):
        match = played(players, variants, seed)
        assert match.result is not None, seed
        end = match.inspect()
        assert end["round"] <= end["limit"], seed
        assert (end["round"] == end["limit"]) or match.result.winners[0] < players, seed
        for ply in match.path():
            wrong = faults_of_imperio(game.cells(ply._node.state))
            assert wrong == [], (seed, ply.ply)


@pytest.mark.parametrize(
    "address, value",
    [
        ("deck/help", ["sword"]), ("deck/forces", []), ("hero/0/hand", ["axe"]), ("points", -1),
        ("hero/0/done", ["silver-city"]), ("hero/1/space", "vendha-0"), ("sentinel/2/space", "hyrca-0"),
        ("sentinel/3/space", "nowhere"),
    ],
)  # fmt: skip
def test_what_is_lost_or_doubled_would_be_noticed(address, value):
    cells = cw.setup("imperio", {}, players=3).inspect()
    assert faults_of_imperio(cells) == []
    assert faults_of_imperio(cells | {address: value}) != []


def test_the_suite_for_every_game_plays_tables_that_are_among_these():
    assert set(TABLES) >= KINDS_PLAYED
    assert len(KINDS_PLAYED) == 12
