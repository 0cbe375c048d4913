"""What holds in every game: random play, looked at from all sides."""

import json
import os
import subprocess
import sys

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.cells import digest
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games import load_game
from tests.games.kinds import KINDS, KNOWN, each_kind
from tests.games.playing import actions, played, random_games, sample, states

LARGEST = 2**53
every_kind = pytest.mark.parametrize("kind, games", each_kind())
fewer_games = pytest.mark.parametrize("kind, games", each_kind(daily=5, long=100))


def test_there_are_kinds_for_every_game_and_number_of_players():
    wanted = {(game, players) for game in cw.games() for players in load_game(game).players}
    assert {(kind.game, kind.players) for kind in KINDS} == wanted
    assert KNOWN.keys() == set(cw.games())


@every_kind
def test_a_random_game_comes_to_its_end(kind, games):
    for match in random_games(kind, games):
        assert match.result is not None
        assert match.to_act == match.legal() == ()
        assert match.inspect("result")["result"]["scores"] == list(match.result.scores)


@every_kind
def test_nothing_is_lost_or_doubled(kind, games):
    faults = KNOWN[kind.game].faults
    for match in random_games(kind, games):
        assert [fault for ply in match.path() for fault in faults(ply.cells())] == []


@every_kind
def test_cells_survive_json_and_a_browser(kind, games):
    for match in random_games(kind, games):
        for ply in sample(match, 30):
            cells = ply.cells()
            assert json.loads(json.dumps(cells, allow_nan=False)) == cells
            assert all(abs(number) < LARGEST for number in numbers_in(cells))
            assert not any(isinstance(value, tuple) for value in cells.values())


def numbers_in(value):
    """Every number in a JSON value; a fraction counts as too large."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(inner)
    elif not isinstance(value, bool | str | None):
        yield value if isinstance(value, int) else LARGEST


@every_kind
def test_legal_is_what_is_judged_clean(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, games):
        for state in [ply._node.state for ply in sample(match, 25)]:
            for seat in range(kind.players):
                candidates = game.candidates(state, seat)
                legal = game.legal(state, seat)
                assert legal == tuple(a for a in candidates if not game.judge(state, a).blockers)
                assert bool(legal) is (seat in game.window(state).seats)


@every_kind
def test_what_is_typed_means_what_was_shown(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, games):
        for ply in sample(match, 10):
            for action in [a for seat in range(kind.players) for a in game.legal(ply._node.state, seat)]:
                assert action in game.parse(ply._node.state, str(action))


@fewer_games
def test_what_is_blocked_is_refused_with_the_same_reasons_and_changes_nothing(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, games):
        for ply in sample(match, 3):
            match.goto(ply)
            before, state = match.to_json(), match._state
            for action in blocked(game, state, kind.players):
                reasons = match.why_not(action)
                with pytest.raises(cw.Refused) as refusal:
                    match.step(action)
                assert refusal.value.verdict == reasons
                assert reasons.blockers
                assert all(b.clause in cw.rulebook(kind.game) and b.text for b in reasons.blockers)
                assert set(reasons.allowed) == set(match.legal(action.seat))
            assert match._state is state
            assert match.to_json() == before


def blocked(game, state, players):
    """Every candidate of any seat that some clause forbids."""
    candidates = [a for seat in range(players) for a in game.candidates(state, seat)]
    return [action for action in candidates if game.judge(state, action).blockers]


@every_kind
def test_a_seat_sees_the_same_addresses_as_the_open_table(kind, games):
    for match in random_games(kind, games):
        for ply in sample(match, 10):
            whole = ply.cells()
            for seat in range(kind.players):
                seen = ply.cells(seat)
                assert list(seen) == list(whole)
                assert json.loads(json.dumps(seen, allow_nan=False)) == seen


@fewer_games
def test_going_on_leaves_earlier_positions_as_they_were(kind, games):
    for seed in range(games):
        match = cw.new(kind.game, players=kind.players, seed=seed, **kind.options)
        then = [(hash(state), digest(match.path()[n].cells())) for n, state in enumerate(states(match))]
        while match.result is None:
            ply = match.ply
            match.step()
            then += [(hash(p._node.state), digest(p.cells())) for p in match.path()[ply + 1 :]]
        assert then == [(hash(p._node.state), digest(p.cells())) for p in match.path()]


def test_a_position_has_the_same_fingerprint_in_every_process():
    program = (
        "import cobra_widgets as cw; from cobra_widgets.engine.cells import digest\n"
        f"for game, players, options in {[(k.game, k.players, dict(k.options)) for k in KINDS]!r}:\n"
        "    print(digest(cw.new(game, players=players, seed=3, **options).play().inspect()))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": salt}, capture_output=True, text=True, check=True,
        ).stdout
        for salt in ("1", "2")
    }  # fmt: skip
    assert outputs == {"".join(f"{digest(played(kind, 3).goto('end').inspect())}\n" for kind in KINDS)}


@fewer_games
def test_a_position_set_up_from_its_cells_goes_on_alike(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, games):
        plies, done = match.path(), actions(match)
        for ply in sample(match, 8):
            again = cw.setup(kind.game, ply.cells(), **kind.options).path()[0]
            assert again.cells() == ply.cells()
            state, later = again._node.state, plies[ply.ply + 1 : ply.ply + 25]
            for action, expected in zip(done[ply.ply :], later, strict=False):
                before = expected._node.parent.state
                for seat in range(kind.players):
                    assert game.legal(state, seat) == game.legal(before, seat)
                state, _ = game.apply(state, action)
                assert game.cells(state) == expected.cells()


@every_kind
def test_what_a_seat_is_told_adds_up_to_what_it_sees(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, max(1, games // kind.players)):
        for seat in range(kind.players):
            fold = KNOWN[kind.game].fold(seat, kind.players, kind.options)
            for ply in match.path(seat):
                for event in ply.events:
                    fold.see(event.kind, dict(zip(game.fields[event.kind], event.data, strict=True)))
                assert fold.cells() == ply.cells(seat), ply


@fewer_games
def test_what_happens_by_itself_is_the_same_whenever_it_is_asked_for(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, games):
        for ply in match.path()[1:]:
            before = ply._node.parent.state
            if not game.window(before).seats:
                assert game.automatic(before) == ply._node.action


@fewer_games
def test_other_cards_that_look_the_same_are_a_possible_position(kind, games):
    game, faults = load_game(kind.game), KNOWN[kind.game].faults
    for match in random_games(kind, games):
        for ply in sample(match, 5):
            for seat in range(kind.players):
                imagined = game.determinize(ply._node.state, seat, Chance(ply.ply))
                assert faults(game.cells(imagined)) == []
