"""What holds of every game's timeline: moving about, branching, asking why, keeping."""

import json
import random
from collections import Counter

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.actions import ChanceAction
from cobra_widgets.games import load_game
from tests.games.kinds import KNOWN, each_kind
from tests.games.playing import actions, opened, played, random_games, sample

every_kind = pytest.mark.parametrize("kind, games", each_kind())
fewer_games = pytest.mark.parametrize("kind, games", each_kind(daily=4, long=100))


@every_kind
def test_every_way_to_a_moment_shows_the_same(kind, games):
    for match in random_games(kind, games):
        last = match.ply
        for ply in sample(match, 8):
            n = ply.ply
            assert match.goto(n).ply == n
            assert match.inspect() == ply.cells()
            assert [p.ply for p in match.path()] == list(range(n + 1))
            assert match.rewind(3).ply == max(0, n - 3)
            assert match.forward(n - match.ply).inspect() == ply.cells()
            assert match.goto("end").rewind(last - n).inspect() == ply.cells()
            assert match.forward(last).ply == last


@every_kind
def test_a_difference_leads_from_one_moment_to_the_other(kind, games):
    for match in random_games(kind, games):
        rng = random.Random(match.seed)
        for seat in (None, *range(kind.players)):
            a, b = rng.choice(match.path(seat)), rng.choice(match.path(seat))
            before, after = a.cells(), b.cells()
            changes = match.diff(a, b, seat=seat)
            assert all(before.get(c.address) == c.before != c.after for c in changes)
            assert before | {c.address: c.after for c in changes} == after
            assert match.diff(b, b, seat=seat) == ()


@fewer_games
def test_whatever_a_ply_changed_has_a_reason_among_its_events(kind, games):
    untold = set()
    for match in random_games(kind, games):
        plies = match.path()
        for ply in sample(match, 20)[1:]:
            match.goto(ply)
            for change in match.diff(plies[ply.ply - 1], ply):
                reasons = match.why(change.address)
                if not any(event in ply.events for event in reasons):
                    untold.add(change.address)
                assert all(event.clauses for event in reasons)
    assert untold == set()


@fewer_games
def test_a_seat_is_never_given_a_reason_it_may_not_know(kind, games):
    for match in random_games(kind, games):
        for seat in range(kind.players):
            told = [event for ply in match.path(seat) for event in ply.events]
            for address in random.Random(seat).sample(list(match.inspect(seat=seat)), 6):
                assert all(event in told for event in match.why(address, seat=seat))


def draws(match, purpose):
    """The plies of chance that drew this."""
    return [ply for ply in match.path() if ply.outcome and purpose in ply.outcome]


@fewer_games
def test_the_same_future_repeats_and_a_fresh_one_is_another_and_the_same_on_each_run(kind, games):
    (purpose,) = KNOWN[kind.game].force
    for seed in range(games):
        first, second = opened(kind, seed), opened(kind, seed)
        ply = draws(first.goto("end"), purpose)[-1]
        at = ply.ply - 1
        futures = []
        for match in (first, second):
            match.goto("end")
            same, fresh, fresher = (match.fork(at=at, rng=rng) for rng in ("same", "fresh", "fresh"))
            for branch in (same, fresh, fresher):
                branch.step()
            assert same.goto(ply.ply).inspect() == ply.cells()
            futures.append([draws(branch, purpose)[-1].outcome for branch in (fresh, fresher)])
            assert match.ply == len(match.path()) - 1
        assert futures[0] == futures[1]
        assert ply.outcome not in futures[0]
        assert futures[0][0] != futures[0][1]


@fewer_games
def test_what_is_asked_of_chance_is_given_once(kind, games):
    known = KNOWN[kind.game]
    for seed in range(games):
        match = opened(kind, seed)
        for purpose, wanted in known.force.items():
            branch = match.fork(at=draws(match.goto("end"), purpose)[0].ply - 1, force={purpose: wanted})
            branch.step()
            assert draws(branch, purpose)[0].outcome[purpose] == wanted
            later = draws(branch.play(), purpose)[1:]
            assert all(ply.outcome[purpose] != wanted for ply in later)


@fewer_games
def test_what_chance_cannot_give_is_refused_by_name(kind, games):
    known = KNOWN[kind.game]
    for seed in range(games):
        match = opened(kind, seed)
        (purpose,) = known.force
        at = draws(match.goto("end"), purpose)[-1].ply - 1
        before = match.to_json()
        for force in known.impossible:
            with pytest.raises(cw.BadOption, match=next(iter(force))):
                match.fork(at=at, force=force).step()
            assert match.to_json() == before


@fewer_games
def test_a_forced_outcome_of_the_line_itself_gives_the_line_again(kind, games):
    for seed in range(games):
        match = opened(kind, seed)
        for ply in [p for p in match.goto("end").path() if p.outcome][-2:]:
            branch = match.fork(at=ply.ply - 1, force={k: v for k, v in ply.outcome.items() if v is not None})
            branch.step()
            assert branch.path()[ply.ply].cells() == ply.cells()


@fewer_games
def test_taking_the_same_decisions_again_makes_no_new_moments(kind, games):
    for match in random_games(kind, games):
        count = sum(1 for _ in match._cursor.timeline)
        cells = match.inspect()
        done = [a for a in actions(match) if a.seat is not None and a.seat < kind.players]
        match.goto(0)
        if not match.to_act:
            match.step()
        for action in done:
            match.step(action)
        assert match.inspect() == cells
        assert sum(1 for _ in match._cursor.timeline) == count


@fewer_games
def test_a_record_brings_back_branches_notes_marks_and_the_cursor(kind, games):
    (purpose,) = KNOWN[kind.game].force
    for seed in range(games):
        match = opened(kind, seed)
        rng = random.Random(seed)
        last = match.goto("end").ply
        places = [rng.randrange(last) for _ in range(4)]
        match.goto(places[0]).mark("here").note("look")
        match.goto(places[1]).note({"en": "look", "es": "mira"})
        rules = ({}, {"rng": "fresh"}, {"name": "what if"}, {"rng": "fresh"})
        for at, rule in zip(places, rules, strict=True):
            branch = match.fork(at=at, **rule)
            for _ in range(3):
                if branch.result is None:
                    branch.step()
        match.fork(at=draws(match.goto("end"), purpose)[0].ply - 1, force=KNOWN[kind.game].force).step()
        match.goto(places[2])
        again = cw.load(match.to_json())
        assert again.fidelity == cw.EXACT
        assert again.to_json() == match.to_json()
        assert (again.ply, again.seed, again.names, again.options) == (
            match.ply, match.seed, match.names, match.options,
        )  # fmt: skip
        assert [p.cells() for p in again.path()] == [p.cells() for p in match.path()]
        assert again.goto("here").path()[-1].note == match.goto("here").path()[-1].note
        assert moments(again) == moments(match)


def moments(match):
    """All moments of a tree, branches included: where, after what, and what was remarked or asked."""
    return Counter(
        (
            node.ply,
            str(node.parent and node.parent.action),
            str(node.action),
            repr(node.note),
            repr(node.fork),
        )
        for node in match._cursor.timeline
    )


@every_kind
def test_a_record_stays_small(kind, games):
    known = KNOWN[kind.game]
    for match in random_games(kind, games):
        done = actions(match)
        random_plies = sum(isinstance(action, ChanceAction) for action in done)
        limit = random_plies * known.bytes_a_draw + (len(done) - random_plies) * known.bytes_a_move
        assert len(match.to_json().encode()) <= limit


@fewer_games
def test_the_record_of_a_seat_shows_its_view_and_nothing_else(kind, games):
    for match in random_games(kind, games):
        for seat in range(kind.players):
            text = match.view(seat).to_json()
            assert not {"seed", "digests", "line", "branches"} & json.loads(text).keys()
            again = cw.load(text)
            assert again.fidelity == cw.FRAMES_ONLY
            assert again.seed is None
            assert [(p.notation, p.cells()) for p in again.path()] == [
                (p.notation, p.cells()) for p in match.path(seat)
            ]


@fewer_games
def test_marks_name_the_first_moment_they_hold_at(kind, games):
    game = load_game(kind.game)
    for match in random_games(kind, games):
        for ply in sample(match, 6):
            marks = game.marks(ply._node.state)
            name = " ".join(f"{mark.unit} {mark.number}" for mark in marks)
            if not name:
                continue
            found = match.goto(name).path()[-1]
            assert game.marks(found._node.state) == marks
            assert found.ply <= ply.ply
            if found.ply:
                assert game.marks(found._node.parent.state) != marks
            match.goto("end")


def test_played_games_are_not_changed_by_these_tests():
    kind = each_kind()[0].values[0]
    assert len(list(played(kind, 0)._cursor.timeline)) == len(played(kind, 0).goto("end").path())
