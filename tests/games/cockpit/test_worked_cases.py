"""The worked examples of the rules, each against the values worked out by hand."""

import pytest

import cobra_widgets as cw
from tests.games.cockpit.positions import (
    aboard,
    all_but,
    blocked,
    cell,
    legal,
    plane,
    play,
    scores,
    unanswered,
)

NAMES = (
    "first-class", "one-card-per-snake", "species-limit", "engine-sacrifice", "python-double",
    "cancelled-sacrifice", "bite-extra", "marker-removed", "last-card", "counter-counter", "push-first",
    "last-card-second-wind",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_worked_example_can_be_stepped_through(name):
    match = cw.scenario(f"cockpit.{name}")
    steps = sum(not step.refused for step in cw.scenarios("cockpit")[f"cockpit.{name}"].steps)
    for _ in range(steps):
        match.step()
    assert match.log(locale="en") != match.log(locale="es")


@pytest.mark.clause("cockpit:area.requirements")
@pytest.mark.clause("cockpit:chaos.score")
@pytest.mark.parametrize("others, points", [((1,), (7, 7)), ((0,), (14, 0))])
def test_first_class_falls_at_spook_15_and_harm_11(others, points):
    match = plane(
        "B7 S1 S2", "S3", snakes={"galley": (1, 0), "first-class": (0, *others)},
        cards={"first-class": "H5 H1 R9 B4"},
    )  # fmt: skip
    unanswered(match, "S1 galley>first-class", "B7@first-class")
    assert (scores(match), cell(match, "area/first-class/chaos")) == (points, True)
    assert cell(match, "discard")[-5:] == ["H5", "H1", "R9", "B4", "B7"]
    assert match.to_act == (0,)


@pytest.mark.clause("cockpit:limit.one-per-snake")
def test_two_cobras_play_two_cards_and_the_one_in_the_cockpit_one():
    match = plane("H1 H2 B1 B2 S1 S2", "S3", snakes={"first-class": (2, 0), "cockpit": (1, 0)})
    unanswered(match, "H1@first-class", "H2@first-class")
    assert blocked(match, "B1@first-class") == ["limit.one-per-snake"]
    unanswered(match, "B1@pilot")
    assert blocked(match, "B2@co-pilot") == ["limit.one-per-snake"]
    play(match, "S1 cockpit>first-class", "S2 first-class>cockpit")
    assert blocked(match, "B2@co-pilot") == []


@pytest.mark.clause("cockpit:limit.species")
def test_a_third_bite_and_any_rattle_or_squeeze_are_refused():
    match = plane("B1 B2 B3 R1 S1", "S3", snakes={"coach": (4, 0)})
    unanswered(match, "B1@coach", "B2@coach")
    assert [blocked(match, f"{card}@coach") for card in ("B3", "R1", "S1")] == [["limit.species"]] * 3


@pytest.mark.clause("cockpit:engine.sacrifice")
def test_squeeze_7_and_hiss_8_give_both_4_and_the_cobra_leaves():
    match = plane(
        "H8 B1 B2 B3", "S1", snakes={"port-wing": (1, 0), "port-engine": (0, 1)}, cards={"port-engine": "S7"}
    )
    unanswered(match, "B1 port-wing>port-engine", "H8!port-engine")
    assert (scores(match), aboard(match, "port-engine")) == ((4, 4), (0, 1))
    assert (match.to_act, cell(match, "phase")) == ((0,), "turn")


@pytest.mark.clause("cockpit:engine.sacrifice")
def test_one_python_plays_squeeze_9_and_then_rattle_6_for_itself():
    match = plane("S9 R6 B1", "S1", species=("pythons", "cobras"), snakes={"port-engine": (1, 0)})
    unanswered(match, "S9@port-engine")
    assert cell(match, "area/port-engine/chaos") is False
    unanswered(match, "R6!port-engine")
    assert (scores(match), aboard(match, "port-engine")) == ((8, 0), (0, 0))


@pytest.mark.clause("cockpit:ruling.cancel-limits")
def test_a_cancelled_card_into_the_engine_costs_no_snake():
    match = plane("H8 B1", "antivenom S1", snakes={"port-engine": (1, 1)}, cards={"port-engine": "S7"})
    play(match, "H8!port-engine", "antivenom", "pass")
    assert (scores(match), aboard(match, "port-engine")) == ((0, 0), (1, 1))


@pytest.mark.clause("cockpit:species.cobras")
def test_a_rattle_9_follows_a_bite_3_and_a_third_card_is_refused():
    match = plane("B3 R9 R8 H1", "S1", snakes={"galley": (1, 0)})
    unanswered(match, "B3@galley", "R9*galley")
    assert cell(match, "area/galley/cards") == ["B3", "R9"]
    assert blocked(match, "R8*galley") == ["ruling.bite-extra"]
    assert blocked(match, "H1@galley") == ["limit.one-per-snake"]


@pytest.mark.clause("cockpit:chaos.unmarked")
def test_an_area_whose_marker_is_gone_scores_again():
    match = plane(
        "calm-announcement B9 H9 H1", "S1", snakes={"business-class": (2, 0)}, chaos="business-class",
        scores=(12, 0),
    )  # fmt: skip
    unanswered(match, "calm-announcement business-class", "B9@business-class", "H9@business-class")
    assert scores(match) == (12 + 12, 0)


@pytest.mark.clause("cockpit:end.last-card")
def test_the_last_area_alone_brings_its_points_twice_and_ten_once():
    match = plane("B8 H1", "S1", snakes={"cockpit": (1, 0)}, cards={"pilot": "H8"}, chaos=all_but("pilot"))
    unanswered(match, "B8@pilot")
    assert match.result.scores == (2 * 8 + 10, 0)


@pytest.mark.clause("cockpit:ruling.react-order")
def test_a_cancelled_cancel_lets_the_snake_leave():
    match = plane("snake-handler air-marshal B1", "air-marshal", snakes={"coach": (0, 1)})
    play(match, "snake-handler pythons@coach", "air-marshal", "air-marshal", "pass")
    assert (aboard(match, "coach"), cell(match, "reserve/1")) == ((0, 0), 5)


@pytest.mark.clause("cockpit:ruling.push")
def test_the_push_comes_first_and_the_rattlesnake_scores_alone():
    match = plane(
        "R3 B1", "S1", species=("rattlesnakes", "cobras"), snakes={"lavatory": (1, 1)},
        cards={"lavatory": "H3 B4"},
    )  # fmt: skip
    play(match, "R3@lavatory", "pass", "cobras lavatory>coach")
    assert (scores(match), aboard(match, "coach")) == ((8, 0), (0, 1))


@pytest.mark.clause("cockpit:ruling.last-card-letter")
def test_second_wind_as_the_last_card_brings_two_and_ends_the_turn():
    match = plane("second-wind", "S1", deck="B1 B2 B3 B4 B5 B6")
    events = unanswered(match, "second-wind")
    assert [event.data[1] for event in events if event.kind == "drew-cards"] == [
        ("B1", "B2"), ("B3", "B4", "B5"),
    ]  # fmt: skip
    assert (match.to_act, legal(match)[0]) == ((1,), "S1")
