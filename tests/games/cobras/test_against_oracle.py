"""Cobras against a second writing of its rules, ply by ply."""

from functools import lru_cache

import pytest

import cobra_widgets as cw
from tests.games.kinds import each_kind
from tests.oracles.cobras import CobrasOracle

pytestmark = pytest.mark.parametrize("kind, games", each_kind(daily=10, long=500, game="cobras"))


@lru_cache(maxsize=100)
def played(kind, seed):
    """A random game, kept for the next test."""
    return cw.new(kind.game, players=kind.players, seed=seed, **kind.options).play()


def games_of(kind, games):
    """Random games other than those of the suite for every game."""
    for seed in range(1000, 1000 + games):
        yield played(kind, seed).goto("end")


def told(oracle, plies):
    """Let the oracle do what was done; stop before each ply to look at both."""
    for ply in plies[1:]:
        yield plies[ply.ply - 1]
        oracle.apply(ply.seat, ply.notation, ply.outcome)
    yield plies[-1]


def test_both_see_the_same_table_through_whole_games(kind, games):
    for match in games_of(kind, games):
        oracle = CobrasOracle(kind.players, dict(kind.options))
        for ply in told(oracle, match.path()):
            assert ply.cells() == oracle.cells()
        assert oracle.phase == "over"


def test_both_hide_the_same_from_every_seat(kind, games):
    for match in games_of(kind, max(1, games // 3)):
        oracle = CobrasOracle(kind.players, dict(kind.options))
        for ply in told(oracle, match.path()):
            for seat in range(kind.players):
                assert ply.cells(seat) == oracle.redacted(seat)


def test_both_allow_the_same(kind, games):
    for match in games_of(kind, games):
        oracle = CobrasOracle(kind.players, dict(kind.options))
        for ply in told(oracle, match.path()):
            match.goto(ply)
            legal = oracle.legal()
            assert set(match.to_act) == legal.keys()
            for seat in range(kind.players):
                assert {str(action) for action in match.legal(seat)} == legal.get(seat, set())


def test_dummies_play_what_the_oracle_expects(kind, games):
    for match in games_of(kind, games):
        oracle, plies = CobrasOracle(kind.players, dict(kind.options)), match.path()
        for ply in told(oracle, plies):
            expected = oracle.expected_dummy()
            following = plies[ply.ply + 1 : ply.ply + 2]
            if expected is not None:
                assert [(following[0].seat, following[0].notation)] == [expected]
            else:
                assert all(after.seat is None or after.seat < kind.players for after in following)


def test_both_come_to_the_same_result(kind, games):
    for match in games_of(kind, games):
        oracle = CobrasOracle(kind.players, dict(kind.options))
        assert [oracle.result for _ in told(oracle, match.path())][-1] == {
            "winners": list(match.result.winners),
            "scores": list(match.result.scores),
        }
