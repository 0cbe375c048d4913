"""Where the drawn board has its coasts, lines and names: checked by geometry, on the shipped edition."""

import re

import pytest

import cobra_widgets as cw
from cobra_widgets.games.imperio.drawing import Isle, along_coast, blob, drawn, isle


@pytest.fixture(scope="module")
def shipped():
    return drawn(cw.edition("imperio"))


def at(told, name):
    return told["spaces"][name][1:3]


def test_an_island_lies_round_the_middle_of_city_and_oracle_its_ring_through_both(shipped):
    land = isle(at(shipped, "vendha-0"), at(shipped, "vendha-6"))
    assert (land.x, land.y) == pytest.approx((129.65, 111), abs=0.1)
    assert land.radius == pytest.approx(70, abs=0.5)
    assert land.turn == pytest.approx(30, abs=0.5)


@pytest.mark.parametrize("side", [270, 90])
def test_a_name_above_an_island_and_one_below_it_run_to_the_right(side):
    start, *_, end, _ = (float(n) for n in re.findall(r"-?[\d.]+", along_coast(Isle(100, 100, 70, 0), side)))
    assert start < end


def test_a_coast_is_closed_and_stays_near_its_radius():
    path = blob((0, 0), 100, 16, 0.035, 3)
    steps = [int(n) for n in re.findall(r"-?\d+", path)]
    x, y = steps[:2]
    for nth in range(2, len(steps), 6):
        x, y = x + steps[nth + 4], y + steps[nth + 5]
        assert 95 < (x * x + y * y) ** 0.5 < 105
    assert (x, y) == (steps[0], steps[1])


def test_every_way_is_drawn_once_but_those_side_by_side_on_the_floor_and_the_stair(shipped):
    kinds = {nth: facts[0] for nth, facts in enumerate(shipped["spaces"].values())}
    expected = {"lane": 0, "oi": 0, "trail": 0}
    for one, (_, _, _, near) in enumerate(shipped["spaces"].values()):
        for other in near:
            pair = {kinds[one], kinds[other]}
            if one < other and not pair & {"inner", "centre"} and pair not in ({"outer"}, {"stair"}):
                expected["lane" if "sea" in pair else "oi" if pair == {"land"} else "trail"] += 1
    assert {kind: line.count("M") for kind, line in shipped["ties"]} == expected
    assert expected["lane"] > 0 < expected["trail"]


def test_the_stair_is_half_a_tread_longer_at_either_end(shipped):
    points = [tuple(map(float, point.split())) for point in shipped["stair"][1:].split("L")]
    assert len(points) == 10 + 2
    (x, y), (fx, fy), (sx, sy) = points[:3]
    assert (fx - x, fy - y) == pytest.approx(((sx - fx) / 2, (sy - fy) / 2), abs=0.1)


def test_every_island_every_trial_tower_and_well_are_named_once(shipped):
    keys = [key for key, *_ in shipped["written"]]
    edition = cw.edition("imperio")
    islands = {f"island.{each.id}" for each in edition.board.islands}
    trials = {f"trial.{id_}" for id_ in edition.trials}
    assert len(keys) == len(set(keys))
    assert set(keys) == islands | trials | {"imperio.tower", "imperio.well"}


def test_an_edition_without_points_is_not_drawn():
    bare = cw.edition("imperio")
    assert drawn(type("Bare", (), {"points": (), "board": bare.board})()) == {}
