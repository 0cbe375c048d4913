"""Where the drawn plane has its areas, doors and vents: on both sides of each edge."""

from importlib.resources import files

import pytest

import cobra_widgets as cw
from cobra_widgets.games.cockpit.drawing import Box, Link, drawn, join

UPPER = Box(0, 0, 100, 50)


@pytest.fixture(scope="module")
def shipped():
    return drawn(cw.edition("cockpit"))


def test_a_wall_that_stands_has_its_door_in_the_middle():
    assert join(Box(178, 126, 130, 112), Box(308, 126, 126, 150), []) == Link(
        (308, 182), None, 26, flat=False
    )


def test_a_wall_that_lies_has_its_door_at_two_thirds():
    assert join(Box(178, 126, 130, 112), Box(178, 238, 130, 110), []) == Link(
        (264.7, 238), None, 26, flat=True
    )


def test_walls_are_common_up_to_a_gap_of_eight_units_and_not_of_nine():
    assert join(UPPER, Box(0, 58, 100, 50), []).length == 26
    assert join(UPPER, Box(0, 59, 100, 50), []).to is not None


def test_a_short_wall_has_a_smaller_door():
    assert join(Box(0, 0, 50, 30), Box(50, 0, 50, 30), []).length == 20


def test_a_vent_runs_in_the_line_of_a_wall_from_edge_to_edge():
    vent = join(Box(308, 276, 262, 72), Box(344, 58, 132, 62), [Box(434, 126, 136, 150)])
    assert vent == Link((434, 112), (434, 286))


def test_a_vent_runs_through_the_middle_where_no_wall_is():
    assert join(UPPER, Box(0, 200, 100, 50), []) == Link((50, 42), (50, 210))


def test_what_lies_askew_is_joined_by_a_straight_line():
    assert join(Box(0, 0, 40, 40), Box(100, 100, 40, 40), []) == Link((20, 20), (120, 120))


def test_each_pair_that_touches_is_joined_once_and_a_target_to_where_its_snakes_stand(shipped):
    board = cw.edition("cockpit").board
    touching = {
        frozenset({area.id, other.id})
        for area in board.areas
        for other in board.within(board.next_to[area.nth])
    }
    targets = {frozenset({area.id, board.areas[area.stand].id}) for area in board.areas if area.is_target}
    pairs = [frozenset(link["between"]) for link in shipped["links"]]
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == touching | targets


def test_only_the_targets_in_the_nose_are_rounded_above_and_below_the_middle(shipped):
    assert {area["id"]: area["nose"] for area in shipped["areas"] if area["nose"]} == {
        "pilot": 1,
        "co-pilot": -1,
    }


def test_only_what_the_edition_made_up_is_marked_so(shipped):
    guessed = {area["id"]: area["guessed"] for area in shipped["areas"]}
    assert guessed["first-class"] == ["points"]
    assert guessed["galley"] == ["needs", "points"]


def test_without_a_layout_areas_stand_in_columns_by_segment_higher_where_more_is_asked_for(tmp_path):
    text = (files("cobra_widgets.games.cockpit") / "data" / "edition.toml").read_text("utf-8")
    bare = tmp_path / "bare.toml"
    bare.write_text(text[: text.index("[layout]")], encoding="utf-8")
    told = drawn(cw.new("cockpit", edition=str(bare))._state.table.edition)
    assert told["drawn"] is False
    boxes = {area["id"]: area["box"] for area in told["areas"]}
    pilot, copilot, cockpit = (boxes[id_] for id_ in ("pilot", "co-pilot", "cockpit"))
    assert pilot[0] == copilot[0] == cockpit[0] == 6
    assert copilot[1] == pytest.approx(pilot[1] + pilot[3], abs=0.2)
    assert pilot[3] == pytest.approx(3 * cockpit[3], abs=0.2)
    assert boxes["galley"][0] > pilot[0]
    assert all(area["nose"] == 0 for area in told["areas"])
