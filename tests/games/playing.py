"""Random games for the suite for every game, each played once and kept while it is needed."""

import random
from functools import lru_cache

import cobra_widgets as cw


@lru_cache(maxsize=200)
def played(kind, seed):
    """A game played at random to its end; not to be changed, only moved about in and branched."""
    return cw.new(kind.game, players=kind.players, seed=seed, **kind.options).play()


def opened(kind, seed):
    """That game once more, for a test that changes it."""
    return cw.load(played(kind, seed).to_json())


def random_games(kind, games):
    """That many random games, each gone to its end."""
    for seed in range(games):
        yield played(kind, seed).goto("end")


def states(match):
    """The full state of every moment on the way to the cursor."""
    return [ply._node.state for ply in match.path()]


def actions(match):
    """Every decision and draw on the way to the cursor."""
    return [ply._node.action for ply in match.path()[1:]]


def sample(match, most):
    """Some plies of the path, spread at random: the first and the last among them."""
    plies = match.path()
    rng = random.Random(match.seed)
    chosen = {0, 1, len(plies) - 1} | set(rng.sample(range(len(plies)), min(most, len(plies))))
    return [plies[n] for n in sorted(chosen)]
