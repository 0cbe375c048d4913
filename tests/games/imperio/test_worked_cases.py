"""The worked examples of the rules: each can be stepped through, and brings the values worked out by hand."""

import pytest

import cobra_widgets as cw
from tests.games.imperio.positions import (
    blocked,
    cell,
    combat,
    hero,
    moving,
    rolling,
    space,
    splitting,
    table,
)

NAMES = (
    "guardian-split", "hand-fourth", "oracle-stop", "trial", "unarmed-passed", "combat", "well", "beam",
    "exact",
    "flight", "nautilus", "variant-trials", "variant-ship", "no-guardian", "solo",
)  # fmt: skip
TRIALS = "great-dinosaur silver-city sea-of-sand"


def test_there_is_a_scenario_for_each_worked_example():
    assert {f"imperio.{name}" for name in NAMES} <= cw.scenarios("imperio").keys()


@pytest.mark.parametrize("name", cw.scenarios("imperio"))
def test_every_example_can_be_stepped_through_and_is_told_in_both_languages(name):
    match = cw.scenario(name)
    steps = sum(not step.refused for step in cw.scenarios("imperio")[name].steps)
    for _ in range(steps):
        match.step()
    told = match.log(locale="es")
    assert match.log(locale="en") != told
    assert not [wrong for wrong in (" a el ", " de el ", "quedan 1 ") if wrong in told]


def test_together_the_examples_show_every_clause():
    shown = {id_ for scenario in cw.scenarios("imperio").values() for id_ in scenario.clauses}
    rules = {clause.short for clause in cw.rulebook("imperio") if clause.section != "edition"}
    assert rules - shown == set()


@pytest.mark.clause("imperio:guardian.split")
def test_five_points_are_3_2_and_0_for_three_sentinels_and_a_card_is_drawn():
    match = table(hero(), hero(), turn=2, sentinels=["o2", "stair-3", "tower"], force={"die": 5})
    match.step("roll")
    assert len(cell(match, "guardian/hand")) == 1
    match.step("1>o5")
    assert blocked(match, "2>stair-6") == ["guardian.split"]
    match.step("2>stair-5")
    assert cell(match, "points") == 0


@pytest.mark.clause("imperio:combat.sentinel-wins")
def test_4_5_2_against_3_3_6_is_11_to_12():
    match = splitting(4, hero("o2", hand="sword"), sentinels=["o1", "tower"])
    match.step("1>o2")
    match, events = combat(match, (4, 5, 2), (3, 3, 6))
    assert next(event.data for event in events if event.kind == "combat-lost") == (0, 11, 12, "sword")
    assert (space(match), match.to_act) == ("well", (1,))


@pytest.mark.clause("imperio:temple.beam")
def test_ray_2_and_a_roll_of_3_give_ray_5_the_entrance_and_a_move_up_to_3():
    match = rolling(3, hero("i5"), cobra_ray=2)
    assert (cell(match, "cobra/ray"), space(match)) == (5, "vendha-entrance")
    assert blocked(match, ">vendha-path-3") == []
    assert blocked(match, ">o5") == ["turn.move"]


@pytest.mark.clause("imperio:win.exact")
@pytest.mark.parametrize("roll, wins", [(2, True), (3, False)])
def test_two_steps_are_won_by_a_2_and_not_by_a_3(roll, wins):
    assert (blocked(moving(roll, hero("o4")), ">centre") == []) is wins


@pytest.mark.clause("imperio:island.by-nautilus")
@pytest.mark.parametrize("face, where, hand", [(3, "hyrca-entrance", ["sword"]), (2, "vendha-0", [])])
def test_thrown_3_arrives_with_the_sword_thrown_2_loses_both_cards(face, where, hand):
    match = table(hero("vendha-0", hand="sword nautilus"), turn=0, phase="before", force={"die": face})
    match.step("nautilus sword hyrca-entrance")
    assert (space(match), cell(match, "hero/0/hand")) == (where, hand)
