"""Moments by ply, by name and by bookmark, and the line they lie on."""

import pytest

import cobra_widgets as cw


@pytest.fixture
def match():
    """Two rounds of Cobras, gone back to the middle of the second."""
    return cw.new("cobras", seed=3).play("round").play("round").goto("round 2 trick 3")


def test_the_games_own_marks_are_the_first_moments_they_hold_at(match):
    assert (match.inspect()["round"], match.inspect()["trick"]) == (2, 3)
    assert match.inspect("trick/plays")["trick/plays"] == []
    assert match.rewind().inspect("trick")["trick"] == 2
    assert match.goto("round 2").inspect("phase") == {"phase": "seed"}


def test_a_mark_without_a_round_is_one_of_this_round(match):
    assert match.goto("trick 5").inspect("round") == {"round": 2}
    assert match.goto("round 1").goto("trick 5").inspect("round") == {"round": 1}


def test_start_is_the_root_and_end_the_end_of_the_line(match):
    assert match.goto("start").ply == 0
    last = match.goto("end").ply
    assert match.rewind(5).goto("end").ply == last


def test_names_stay_the_same_in_every_language(match):
    try:
        cw.locale("es")
        assert match.goto("round 1 trick 2").inspect("round") == {"round": 1}
    finally:
        cw.locale("en")


@pytest.mark.parametrize("place", ["round 9", "round 2 trick 99", "", "roud 2", "Round 2", "ronda 2"])
def test_a_name_that_no_moment_has_is_an_error(match, place):
    ply = match.ply
    with pytest.raises(cw.UnknownPlace, match="no moment called"):
        match.goto(place)
    assert match.ply == ply


def test_an_unknown_name_brings_the_near_ones(match):
    match.mark("before the King")
    with pytest.raises(cw.UnknownPlace, match="round 2") as unknown:
        match.goto("roundd 2")
    assert unknown.value.near[0] == "round 2"
    with pytest.raises(cw.UnknownPlace, match="before the King"):
        match.goto("before a King")


@pytest.mark.parametrize("place", [-1, 10_000])
def test_a_ply_beyond_the_line_names_its_limits(match, place):
    last = match.goto("end").ply
    with pytest.raises(cw.UnknownPlace, match=f"{place}.*0 to {last}"):
        match.goto(place)


def test_a_bookmark_is_found_from_everywhere(match):
    here = match.mark("here").ply
    assert match.goto(0).goto("here").ply == here
    branch = match.fork(at=5, name="b")
    branch.step()
    assert branch.goto("here").ply == here


def test_a_bookmark_moves_when_its_name_is_given_again(match):
    match.mark("here").rewind(2).mark("here").goto("end")
    assert match.goto("here").ply == match.goto("round 2 trick 3").ply - 2


@pytest.mark.parametrize("name", ["", "start", "end", "round 2", "round 2 trick 3"])
def test_a_bookmark_cannot_take_a_name_that_moments_have_by_themselves(match, name):
    with pytest.raises(cw.BadOption, match="bookmark"):
        match.mark(name)


def test_rewinding_stops_at_the_root_and_forward_at_the_end(match):
    last = match.goto("end").ply
    assert match.rewind(10_000).ply == 0
    assert match.forward(10_000).ply == last
    assert match.rewind(0).ply == match.forward(0).ply == last


@pytest.mark.parametrize("n", [-1, 1.5, "2", True, None])
def test_only_whole_numbers_of_plies_can_be_gone(match, n):
    for go in (match.rewind, match.forward):
        with pytest.raises(cw.BadOption):
            go(n)


def test_the_line_goes_on_along_the_branch_last_visited(match):
    end = match.goto("end").ply
    at = match.goto("round 2 trick 3").ply
    first, second = match.legal()[:2]
    match.step(first)
    taken = match.path()[at + 1].notation
    match.goto(at).step(second)
    assert match.path()[at + 1].notation == str(second) != taken
    assert match.goto("end").ply < end
    match.goto(at).step(first)
    assert match.goto(at).forward().path()[-1].notation == str(first)


def test_a_moment_of_the_path_is_a_place(match):
    ply = match.path()[7]
    assert match.goto(ply).ply == 7
    assert match.diff(ply, 7) == ()
