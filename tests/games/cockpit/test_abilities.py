"""Abilities of the species: the push of the Rattlesnakes, the expulsion of the Kingsnakes."""

import pytest

from tests.games.cockpit.positions import aboard, blocked, cell, legal, plane, play, told, unanswered

RATTLES = ("rattlesnakes", "cobras")
KINGS = ("kingsnakes", "cobras")


@pytest.mark.clause("cockpit:ruling.push")
def test_a_rattle_may_push_one_rival_snake_next_door_before_it_counts():
    match = plane("R4 R5 B1", "S1", species=RATTLES, snakes={"galley": (2, 1)})
    play(match, "R4@galley", "pass")
    assert (cell(match, "phase"), cell(match, "area/galley/cards"), match.to_act) == ("push", [], (0,))
    assert legal(match) == [
        "cobras galley>first-class", "cobras galley>business-class", "cobras galley>cargo-hold", "done",
    ]  # fmt: skip
    assert blocked(match, "cobras galley>coach") == ["ruling.push"]
    said = match.why_not("end").blockers[0].text
    assert said.startswith("Rattle 4 is about to count: push one rival snake from Galley to an area")
    match.step("cobras galley>cargo-hold")
    assert (aboard(match, "galley"), aboard(match, "cargo-hold")) == ((2, 0), (0, 1))
    assert (cell(match, "area/galley/cards"), cell(match, "ability")) == (["R4"], True)


@pytest.mark.clause("cockpit:ruling.push")
def test_it_may_be_left_and_comes_once_a_turn():
    match = plane("R4 R5 R6 B1", "S1", species=RATTLES, snakes={"coach": (3, 2)})
    play(match, "R4@coach", "pass", "done")
    assert (cell(match, "ability"), aboard(match, "coach")) == (False, (3, 2))
    play(match, "R5@coach", "pass", "cobras coach>galley".replace("galley", "lavatory"))
    play(match, "R6@coach", "pass")
    assert (cell(match, "phase"), aboard(match, "coach")) == ("turn", (3, 1))


@pytest.mark.clause("cockpit:ruling.push")
def test_a_cancelled_rattle_a_sacrifice_and_other_suits_push_nobody():
    match = plane(
        "R4 B1 B2", "antivenom S1", species=RATTLES, snakes={"galley": (2, 1), "port-engine": (1, 1)}
    )
    play(match, "R4@galley", "antivenom", "pass")
    assert cell(match, "phase") == "turn"
    match = plane("R4 B1 B2", "S1", species=RATTLES, snakes={"galley": (2, 1), "port-engine": (1, 1)})
    play(match, "R4!port-engine", "pass")
    assert (cell(match, "phase"), aboard(match, "port-engine")) == ("turn", (0, 1))
    play(match, "B1@galley", "pass")
    assert cell(match, "phase") == "turn"


@pytest.mark.clause("cockpit:ruling.push")
def test_for_pilot_and_co_pilot_it_pushes_out_of_the_cockpit():
    match = plane("R4 B1", "S1", species=RATTLES, snakes={"cockpit": (1, 1)})
    play(match, "R4@pilot", "pass")
    assert legal(match) == ["cobras cockpit>first-class", "done"]


@pytest.mark.clause("cockpit:ruling.push")
def test_the_last_card_pushes_too():
    match = plane("R4", "S1", species=RATTLES, snakes={"galley": (2, 1)}, deck="B1 B2 B3 B4 B5")
    play(match, "R4@galley", "pass")
    assert cell(match, "phase") == "push"
    play(match, "cobras galley>cargo-hold")
    assert cell(match, "turn") == 1


@pytest.mark.clause("cockpit:ruling.expel")
@pytest.mark.parametrize("area", ["galley", "cockpit", "cargo-hold", "port-engine"])
def test_a_bite_discarded_sends_a_rival_snake_beside_ones_own_off_the_plane(area):
    match = plane("B4 B5 H1", "antivenom", species=KINGS, snakes={area: (1, 2), "coach": (0, 1)})
    assert f"B4-cobras@{area}" in legal(match)
    assert blocked(match, "B4-cobras@coach") == ["ruling.expel"]
    events = play(match, f"B4-cobras@{area}")
    assert told(events, "expelled") == [(0, "B4", 1, area)]
    assert (aboard(match, area), cell(match, "reserve/1")) == ((1, 1), 3)
    assert (cell(match, "discard")[-1], cell(match, "phase")) == ("B4", "turn")  # nobody is asked


@pytest.mark.clause("cockpit:ruling.expel")
def test_it_comes_once_a_turn_and_is_outside_the_limit_of_bites():
    match = plane("B4 B5 B6 H1", "S1", species=KINGS, snakes={"galley": (1, 2)})
    play(match, "B4-cobras@galley")
    assert cell(match, "used/bite") == 0
    assert blocked(match, "B5-cobras@galley") == ["ruling.expel"]
    unanswered(match, "B5@galley")
    assert cell(match, "area/galley/cards") == ["B5"]


@pytest.mark.clause("cockpit:ruling.expel")
def test_no_other_species_and_no_other_suit_expels():
    match = plane("B4 H5", "S1", species=("cobras", "pythons"), snakes={"galley": (1, 2)})
    assert blocked(match, "B4-pythons@galley") == ["ruling.expel"]
    kings = plane("B4 H5", "S1", species=KINGS, snakes={"galley": (1, 2)})
    assert blocked(kings, "H5-cobras@galley") == ["ruling.expel"]
    assert blocked(kings, "B4-cobras@galley") == []
    said = [kings.why_not(move).blockers[0].text for move in ("H5-cobras@galley", "B4-cobras@coach")]
    assert said == [
        "Hiss 5 expels nobody: that takes a Bite card.",
        "It takes a snake of yours and one of the Cobras there: Coach.",
    ]
