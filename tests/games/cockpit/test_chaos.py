"""Chaos: when it comes, who scores, what it leaves, and how an area opens again."""

import pytest

from tests.games.cockpit.positions import (
    aboard,
    all_but,
    blocked,
    cell,
    legal,
    plane,
    play,
    scores,
    told,
    unanswered,
)
from tests.oracles.cockpit_cards import NEEDS, TARGETS


@pytest.mark.clause("cockpit:area.requirements")
@pytest.mark.parametrize("area", NEEDS)
def test_an_area_falls_when_spook_and_harm_are_both_met_and_not_before(area):
    spook, harm, _ = NEEDS[area]
    place = TARGETS.get(area, area)
    lying = {9: "R9", 15: "R9 R6", 8: "R8", 6: "R6", 4: "R4"}
    for short, falls in ((0, True), (1, False)):
        last = 2 - short
        needed = {4: "S2", 6: "S4", 8: "S6", 10: "S8", 12: "S9 S1"}[harm]
        match = plane(f"B{last} H9", "S7", snakes={place: (1, 1)}, cards={area: f"{lying[spook]} {needed}"})
        unanswered(match, f"B{last}@{area}")
        assert cell(match, f"area/{area}/chaos") is falls


@pytest.mark.clause("cockpit:area.requirements")
def test_hiss_and_rattle_are_spook_bite_and_squeeze_harm():
    match = plane("H3 B9", "S7", snakes={"galley": (1, 0)}, cards={"galley": "R3 B2 S4"})
    unanswered(match, "H3@galley")
    assert cell(match, "area/galley/chaos") is True


@pytest.mark.clause("cockpit:chaos.score")
def test_everybody_with_a_snake_there_scores_once():
    match = plane("B6 H9", "S7", "R1", snakes={"galley": (1, 3, 0)}, cards={"galley": "H6"})
    events = unanswered(match, "B6@galley")
    assert scores(match) == (5, 5, 0)
    assert told(events, "scored") == [(0, "galley", 5, 5), (1, "galley", 5, 5)]


@pytest.mark.clause("cockpit:chaos.double")
@pytest.mark.parametrize("snakes, points", [((1, 0), (10, 0)), ((4, 0), (10, 0)), ((4, 1), (5, 5))])
def test_who_has_the_only_snakes_there_scores_twice(snakes, points):
    match = plane("B6 H9", "S7", snakes={"galley": snakes}, cards={"galley": "H6"})
    unanswered(match, "B6@galley")
    assert scores(match) == points


@pytest.mark.clause("cockpit:chaos.double")
def test_whoever_played_the_cards_only_the_snakes_there_count():
    match = plane("B9 B6 H9", "S7", snakes={"galley": (1, 0)}, cards={"galley": "H3 R3"}, scores=(0, 7))
    unanswered(match, "B6@galley")
    assert scores(match) == (10, 7)


@pytest.mark.clause("cockpit:ruling.cockpit-control")
def test_for_pilot_and_co_pilot_the_snakes_in_the_cockpit_count():
    match = plane("B8 H9", "S7", snakes={"cockpit": (1, 1), "galley": (0, 1)}, cards={"pilot": "H8"})
    unanswered(match, "B8@pilot")
    assert scores(match) == (8, 8)
    alone = plane("B8 H9", "S7", snakes={"cockpit": (2, 0), "galley": (0, 1)}, cards={"co-pilot": "H6"})
    unanswered(alone, "B8@co-pilot")
    assert scores(alone) == (14, 0)


@pytest.mark.clause("cockpit:chaos.marker")
def test_the_area_is_marked_its_cards_go_and_its_snakes_stay_and_move_on():
    match = plane("B6 H9 S1", "S7", snakes={"galley": (2, 1)}, cards={"galley": "H6 R2"})
    before = cell(match, "discard")
    unanswered(match, "B6@galley")
    assert (cell(match, "area/galley/chaos"), cell(match, "area/galley/cards")) == (True, [])
    assert cell(match, "discard") == [*before, "H6", "R2", "B6"]
    assert aboard(match, "galley") == (2, 1)
    match.step("S1 galley>first-class")
    assert aboard(match, "galley") == (1, 1)


def test_into_an_area_in_chaos_snakes_still_move_and_come_aboard():
    match = plane(
        "S1 S2 carry-on-surprise B1", "S7", snakes={"first-class": (1, 0)}, chaos="galley business-class"
    )
    unanswered(match, "S1 first-class>galley", "S2 galley>business-class", "carry-on-surprise galley")
    assert (aboard(match, "galley"), aboard(match, "business-class")) == ((1, 0), (1, 0))


@pytest.mark.clause("cockpit:chaos.unmarked")
def test_a_marker_taken_away_leaves_the_points_and_opens_the_area():
    match = plane("calm-announcement B3", "S7", snakes={"coach": (1, 1)}, chaos="coach", scores=(8, 8))
    assert blocked(match, "B3@coach") == ["ruling.no-card-in-chaos"]
    unanswered(match, "calm-announcement coach")
    assert (scores(match), cell(match, "area/coach/chaos")) == ((8, 8), False)
    assert blocked(match, "B3@coach") == []


@pytest.mark.clause("cockpit:chaos.unmarked")
@pytest.mark.parametrize(
    "card, areas",
    [
        ("calm-announcement", {"first-class", "business-class", "coach"}),
        ("emergency-repairs", {"port-engine", "starboard-engine"}),
        ("autopilot", {"pilot", "co-pilot"}),
    ],
)
def test_each_card_that_unmarks_knows_its_areas(card, areas):
    match = plane(f"{card} B3", "S7", chaos=all_but("galley", "lavatory"))
    assert {move.partition(" ")[2] for move in legal(match) if move.startswith(f"{card} ")} == areas
    unanswered(match, f"{card} {min(areas)}")
    assert cell(match, f"area/{min(areas)}/chaos") is False


@pytest.mark.clause("cockpit:ruling.reopened")
def test_an_area_reopened_is_empty_and_can_fall_again_in_the_same_turn():
    match = plane("autopilot B8 H8 S1", "S7", snakes={"cockpit": (2, 0)}, chaos="pilot")
    unanswered(match, "autopilot pilot")
    assert cell(match, "area/pilot/cards") == []
    unanswered(match, "B8@pilot", "H8@pilot")
    assert (scores(match), cell(match, "area/pilot/chaos")) == ((16, 0), True)


@pytest.mark.clause("cockpit:ruling.panic")
def test_panic_throws_an_area_with_an_own_snake_and_a_card_into_chaos():
    snakes = {"coach": (1, 1), "galley": (1, 0), "lavatory": (0, 1), "cockpit": (1, 0)}
    match = plane(
        "sudden-panic S1", "S7", snakes=snakes,
        cards={"coach": "H1", "lavatory": "H2", "pilot": "B1", "first-class": "B2"},
    )  # fmt: skip
    assert [m for m in legal(match) if m.startswith("sudden-panic ")][-2:] == [
        "sudden-panic pilot", "sudden-panic coach",
    ]  # fmt: skip
    unanswered(match, "sudden-panic coach")
    assert (scores(match), cell(match, "area/coach/chaos")) == ((8, 8), True)
    assert (cell(match, "removed"), cell(match, "discard")[-1]) == (["sudden-panic"], "H1")


@pytest.mark.clause("cockpit:ruling.panic")
def test_panic_reaches_engines_and_is_paid_double_alone_and_with_the_ten():
    match = plane(
        "sudden-panic S1", "S7", snakes={"port-engine": (1, 0)}, cards={"port-engine": "S2"},
        chaos=all_but("port-engine"),
    )  # fmt: skip
    unanswered(match, "sudden-panic port-engine")
    assert (scores(match), match.result.winners) == ((8 + 10, 0), (0,))


def test_a_cancelled_panic_does_nothing_and_is_discarded():
    match = plane("sudden-panic S1", "air-marshal", snakes={"coach": (1, 0)}, cards={"coach": "H1"})
    play(match, "sudden-panic coach", "air-marshal", "pass")
    assert (cell(match, "area/coach/chaos"), cell(match, "removed")) == (False, [])
    assert cell(match, "discard")[-2:] == ["air-marshal", "sudden-panic"]
