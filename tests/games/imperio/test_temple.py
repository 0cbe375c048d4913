"""The temple: the Cobra turns, the beam expels, an exact roll wins."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    cited,
    combat,
    hero,
    kinds,
    legal,
    moves,
    moving,
    play,
    rolling,
    space,
    told,
)


@pytest.mark.clause("imperio:temple.rotate")
@pytest.mark.parametrize("where", ["o0", "vendha-path-2", "vendha-entrance", "stair-1"])
def test_the_cobra_turns_clockwise_by_the_roll_of_a_hero_on_cobra_island(where):
    match = rolling(3, hero(where))
    assert cell(match, "cobra/ray") == 5


@pytest.mark.clause("imperio:temple.rotate")
def test_she_turns_around_past_ray_7_and_not_for_a_hero_in_the_well():
    assert cell(rolling(5, hero("stair-2"), cobra_ray=6), "cobra/ray") == 3
    assert cell(rolling(5, hero("well"), hero("o0"), cobra_ray=6), "cobra/ray") == 6
    assert cell(rolling(5, hero("vendha-1"), hero("o0"), cobra_ray=6), "cobra/ray") == 6


@pytest.mark.clause("imperio:temple.beam")
def test_sight_on_2_hero_on_ray_5_rolls_3_is_expelled_and_then_moves():
    match = rolling(3, hero("i5"))
    assert (cell(match, "cobra/ray"), space(match)) == (5, "vendha-entrance")
    assert cell(match, "phase") == "move"
    assert moves(match) == [">vendha-path-1", ">vendha-path-2", ">vendha-path-3"]
    events = match.path()[-1].events
    assert told(events, "expelled") == [(0, "vendha-entrance")]


@pytest.mark.clause("imperio:temple.beam")
@pytest.mark.parametrize(
    "where, expelled", [("o4", False), ("o5", True), ("i5", True), ("i6", False), ("vendha-path-3", False)]
)
def test_both_spaces_of_the_ray_are_in_the_sight_and_no_other(where, expelled):
    match = rolling(3, hero(where))
    assert (space(match) == "vendha-entrance") is expelled
    assert cell(match, "cobra/ray") == 5
    other = rolling(3, hero("i5", city="khytya-0"))
    assert space(other) == "khytya-entrance"


@pytest.mark.clause("imperio:ruling.sight")
def test_all_heroes_in_the_sight_go_and_sentinels_do_not():
    match = rolling(3, hero("o0"), hero("o5"), hero("i5"), sentinels=["tower"] * 4)
    assert [space(match, seat) for seat in range(3)] == ["o0", "hyrca-entrance", "khytya-entrance"]
    match = rolling(3, hero("o0"), sentinels=["o5", "i5"])
    assert [cell(match, f"sentinel/{n}/space") for n in (1, 2)] == ["o5", "i5"]


@pytest.mark.clause("imperio:ruling.sight")
def test_whoever_ends_its_move_in_the_sight_goes_and_walking_through_is_free():
    match = moving(2, hero("o1"), cobra_ray=2)
    match.step(">o3")
    assert space(match) == "o3"
    match = moving(2, hero("o1"), cobra_ray=2)
    events = match.step(">o2")
    assert kinds(events) == ["moved", "expelled"]
    assert space(match) == "vendha-entrance"


@pytest.mark.clause("imperio:temple.free-move")
def test_after_the_turn_a_hero_may_leave_points_unused_to_keep_out_of_the_sight():
    match = rolling(2, hero("o1"), cobra_ray=1)  # she now looks along ray 3
    assert {">o2", ">i1", ">o0"} <= set(moves(match))
    match.step(">o2")
    assert space(match) == "o2"
    assert "stay" in legal(rolling(2, hero("o1"), cobra_ray=1))


@pytest.mark.clause("imperio:win.exact")
@pytest.mark.clause("imperio:ruling.exact")
@pytest.mark.parametrize(
    "roll, refused", [(1, ["turn.move", "win.exact"]), (2, []), (3, ["win.exact"]), (6, ["win.exact"])]
)
def test_from_an_outer_space_2_takes_the_eye_and_3_does_not(roll, refused):
    match = moving(roll, hero("o0"))
    assert sorted(blocked(match, ">centre")) == refused
    assert (">centre" in moves(match)) is not refused
    if not refused:
        events = match.step(">centre")
        assert (match.result.winners, match.result.scores) == ((0,), (1, 0))
        assert match.result.clause == "imperio:win.exact"
        assert cited(events, "eye-taken") == ["win.exact", "ruling.exact"]
        assert blocked(match, "end", 0) == ["win.exact"]


@pytest.mark.clause("imperio:ruling.exact")
def test_the_shortest_free_way_counts():
    match = moving(4, hero("o0"), sentinels=["i0", "tower"])
    assert blocked(match, ">centre") == ["win.exact"]  # o0 o1 i1 centre are 3
    match = moving(3, hero("o0"), sentinels=["i0", "tower"])
    assert blocked(match, ">centre") == []
    match = moving(2, hero("o0"), sentinels=["i0", "tower"])
    assert blocked(match, ">centre") == ["turn.no-pass"]  # exact, were the way free


@pytest.mark.clause("imperio:ruling.exact")
def test_the_centre_is_never_passed():
    match = moving(2, hero("i0"))
    assert ">i4" not in moves(match)
    assert blocked(match, ">i4") == ["turn.move"]
    assert blocked(match, ">centre") == ["win.exact"]


@pytest.mark.clause("imperio:win.exact")
def test_in_the_sight_or_not_the_eye_is_taken():
    match = moving(1, hero("i3"), cobra_ray=3)
    match.step(">centre")
    assert match.result.winners == (0,)


@pytest.mark.clause("imperio:temple.beam")
def test_a_combat_at_the_entrance_comes_before_the_next_hero_and_the_move():
    match = rolling(3, hero("o5", hand="sword"), hero("i5"), sentinels=["vendha-entrance", "tower", "tower"])
    assert cell(match, "ask") == [{"kind": "fight", "seat": 0, "sentinel": 1}, {"kind": "beam", "seat": 1}]
    assert space(match, 1) == "i5"
    match, events = combat(match, (6, 6, 6), (1, 1, 1))
    assert told(events, "expelled") == [(1, "hyrca-entrance")]
    assert (match.to_act, cell(match, "phase")) == ((0,), "move")
    play(match, "stay", "end")
