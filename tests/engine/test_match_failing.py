"""What fails on its way leaves the match, its line and its record as they were."""

import json

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.cells import digest

WRONG_DECK = {"deck": ["R1"] * 52}


def whole(match):
    """All there is to a match: record, cells, line, where it stands."""
    return match.to_json(), digest(match.inspect()), match.ply, [node.ply for node in match._cursor.line]


def before_a_deal():
    """A game and the ply of the last decision before its second deal."""
    match = cw.new("cobras", players=2, seed=3).play("round").play("round")
    deal = [ply.ply for ply in match.path() if ply.outcome][1]
    last = max(p.ply for p in match.path()[:deal] if p.seat in {0, 1})
    return match, last


def test_a_decision_whose_deal_cannot_be_is_not_taken_either():
    match, last = before_a_deal()
    branch = match.fork(at=last - 1, force=WRONG_DECK)
    before, of_match = whole(branch), whole(match)
    with pytest.raises(cw.BadOption, match="deck"):
        branch.step()
    assert whole(branch) == before
    assert whole(match) == of_match


def test_a_line_left_for_a_moment_is_found_again():
    match, last = before_a_deal()
    branch = match.fork(at=last - 1, force=WRONG_DECK)
    other = next(a for a in branch.legal() if str(a) != match.path()[last].notation)
    match.goto(last - 1).step(other)  # without the wrong deck it can be taken
    match.goto(0)
    before, line = whole(match), list(match._cursor.line)
    for move in (other, str(other), None):
        with pytest.raises(cw.BadOption):
            branch.step(move)
        assert branch.ply == last - 1
    assert whole(match) == before
    assert match._cursor.line == line


def test_going_forward_into_a_deal_that_cannot_be_stays_where_it_was():
    match, _ = before_a_deal()
    deal = [ply.ply for ply in match.path() if ply.outcome][1]
    branch = match.fork(at=deal - 1, force=WRONG_DECK)
    before = whole(branch)
    with pytest.raises(cw.BadOption):
        branch.forward(3)
    assert whole(branch) == before


class Tired:
    """Decides a few times, then fails."""

    def __init__(self, times):
        self.left = times

    def decide(self, look):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("tired")
        return look.legal[0]


def test_a_player_that_fails_loses_nothing_of_what_was_played():
    match = cw.new("cobras", players=[Tired(5), "random", None], seed=1)
    with pytest.raises(RuntimeError, match="tired"):
        match.play()
    before = whole(match)
    assert match.to_act[0] == 0
    with pytest.raises(RuntimeError, match="tired"):
        match.step()
    assert whole(match) == before
    assert cw.load(match.to_json()).inspect() == match.inspect()
    match.step(match.legal()[0])
    assert match.ply == before[2] + 1


@pytest.mark.parametrize("decided", [None, "R5", 3, [], object()])
def test_a_player_that_decides_nothing_is_named(decided):
    class Odd:
        def decide(self, look):
            return decided

    match = cw.new("cobras", players=[Odd(), None], seed=1)
    before = whole(match)
    with pytest.raises(cw.BadOption, match="Player of seat 0"):
        match.step()
    assert whole(match) == before


@pytest.mark.parametrize("decider", [Tired, type("Odd", (), {"decide": 5})(), "nobody"])
def test_who_cannot_decide_is_no_player(decider):
    with pytest.raises(cw.BadOption, match="a seat is played by"):
        cw.new("cobras", players=[decider, None])


def test_a_view_that_fails_keeps_nobody_else_from_being_told():
    match, told = cw.new("cobras", seed=1), []

    def fails():
        raise RuntimeError("gone")

    match._cursor.timeline.watchers.extend([fails, lambda: told.append(match.ply)])
    with pytest.raises(RuntimeError, match="gone"):
        match.step()
    assert told == [2] == [match.ply]


def test_a_seat_named_without_a_move_decides_if_it_may():
    match = cw.new("cobras", seed=1)
    match.step(seat=2)
    assert match.to_act == (0, 1, 3)
    with pytest.raises(cw.BadOption, match="seat 2 is not to decide now; those that are: 0, 1, 3"):
        match.step(seat=2)
    with pytest.raises(cw.UnknownName, match="what seat 1 sees"):
        match.view(1).step(seat=0)
    assert match.view(1).step(seat=1)[0].kind == "seed-chosen"


def test_a_position_that_runs_dry_says_so_instead_of_going_on():
    cells = {"hand/0": ["R5"], "hand/1": ["G1"], "hand/2": ["B1"], "round": 1, "trick": 1}
    match = cw.setup("cobras", cells)
    with pytest.raises(cw.ImpossiblePosition, match="A has nothing to decide with"):
        match.play()
    before = whole(match)
    with pytest.raises(cw.ImpossiblePosition):
        match.step()
    assert whole(match) == before
    assert cw.load(match.to_json()).to_json() == match.to_json()


def test_a_file_is_not_emptied_by_what_cannot_be_written(tmp_path, monkeypatch):
    file = cw.new("cobras", seed=1).save(tmp_path / "match.json")
    kept = file.read_text("utf-8")
    match = cw.new("cobras", seed=2)
    monkeypatch.setattr(type(match), "to_json", lambda self, *, frames: "\ud800")
    with pytest.raises(UnicodeEncodeError):
        match.save(file)
    assert json.loads(file.read_text("utf-8")) == json.loads(kept)
