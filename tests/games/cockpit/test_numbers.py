"""Number cards: where, how many in a turn, and the card that follows a Bite."""

import pytest

from tests.games.cockpit.positions import (
    SPECIES,
    all_but,
    blocked,
    cell,
    legal,
    plane,
    play,
    plays,
    told,
    unanswered,
)


@pytest.mark.clause("cockpit:turn.number")
def test_a_number_card_goes_where_the_player_has_a_snake_and_stays():
    match = plane("B3 B4 H1", "S1", snakes={"galley": (1, 0), "coach": (0, 1)})
    assert plays(match) == ["B3@galley", "B4@galley", "H1@galley"]
    assert blocked(match, "B3@coach") == ["turn.number"]
    unanswered(match, "B3@galley")
    match.step("end")
    assert cell(match, "area/galley/cards") == ["B3"]


@pytest.mark.clause("cockpit:limit.one-per-snake")
def test_each_snake_plays_one_card_in_its_area():
    match = plane("B3 H1 H2 S1", "S2", snakes={"coach": (2, 0)})
    unanswered(match, "H1@coach")
    assert "H2@coach" in legal(match)
    unanswered(match, "H2@coach")
    assert blocked(match, "B3@coach") == ["limit.one-per-snake"]


@pytest.mark.clause("cockpit:limit.one-per-snake")
def test_the_next_turn_all_are_fresh():
    match = plane("H1 H2 S1", "S2 S3", snakes={"coach": (1, 0)}, deck="B1 B2 B3 B4 B5 B6 B7 B8")
    unanswered(match, "H1@coach")
    assert blocked(match, "H2@coach") == ["limit.one-per-snake"]
    play(match, "end", "end")
    assert blocked(match, "H2@coach") == []


@pytest.mark.clause("cockpit:limit.species")
@pytest.mark.parametrize(
    "species, limits",
    [
        ("cobras", {"B": 2, "H": 2, "R": 0, "S": 0}),
        ("pythons", {"B": 1, "H": 1, "R": 0, "S": 2}),
        ("rattlesnakes", {"B": 2, "H": 0, "R": 3, "S": 0}),
        ("kingsnakes", {"B": 1, "H": 1, "R": 1, "S": 0}),
    ],
)
def test_no_more_cards_of_a_suit_than_the_species_allows(species, limits):
    other = next(each for each in SPECIES if each != species)
    for suit, limit in limits.items():
        hand = f"{suit}1 {suit}1 {suit}2 {suit}2 second-wind"
        match = plane(hand, "antivenom", species=(species, other), snakes={"coach": (5, 0)})
        for card in hand.split()[:limit]:
            assert blocked(match, f"{card}@coach") == []
            unanswered(match, f"{card}@coach")
        assert blocked(match, f"{suit}2@coach") == ["limit.species"]


@pytest.mark.clause("cockpit:limit.species")
def test_both_limits_are_named_and_how_many_cards_are_allowed():
    match = plane("R3 B1", "S1", snakes={"coach": (1, 0)}, area_coach_spent=1)
    verdict = match.why_not("R3@coach")
    assert [b.clause for b in verdict.blockers] == ["cockpit:limit.one-per-snake", "cockpit:limit.species"]
    assert verdict.blockers[1].params["limit"] == 0


@pytest.mark.clause("cockpit:ruling.no-card-in-chaos")
def test_no_number_card_goes_into_an_area_in_chaos():
    match = plane("B3 H1", "S1", snakes={"galley": (1, 0), "coach": (1, 0)}, chaos="galley")
    assert plays(match) == ["B3@coach", "H1@coach"]
    assert blocked(match, "B3@galley") == ["ruling.no-card-in-chaos"]


@pytest.mark.clause("cockpit:ruling.no-card-in-chaos")
def test_filling_one_half_beyond_its_need_is_legal_and_wasted():
    match = plane("H9 H1", "S1", snakes={"galley": (2, 0)}, cards={"galley": "R9"})
    unanswered(match, "H9@galley")
    assert (cell(match, "area/galley/cards"), cell(match, "area/galley/chaos")) == (["R9", "H9"], False)


@pytest.mark.clause("cockpit:area.no-chaos")
@pytest.mark.parametrize("area", ["cargo-hold", "cockpit", "port-wing", "starboard-wing"])
def test_no_number_card_goes_where_one_only_passes_through(area):
    match = plane("B3 H1", "S1", snakes={area: (1, 0)})
    assert "area.no-chaos" in blocked(match, f"B3@{area}")
    assert f"B3@{area}" not in legal(match)
    assert "area.no-chaos" not in blocked(match, "B3@coach")


@pytest.mark.clause("cockpit:species.cobras")
def test_after_a_bite_a_second_card_of_any_suit_may_follow():
    match = plane("B1 S5 H9", "S1", snakes={"galley": (1, 0)})
    assert plays(match, "*") == []
    events = unanswered(match, "B1@galley")
    assert told(events, "extra-opened") == [(0, "galley")]
    assert plays(match, "*") == ["H9*galley", "S5*galley"]
    unanswered(match, "S5*galley")
    assert cell(match, "used/squeeze") == 0
    assert cell(match, "area/galley/cards") == ["B1", "S5"]


@pytest.mark.clause("cockpit:species.cobras")
def test_other_species_and_other_suits_bring_no_second_card():
    hiss = plane("H1 B9 R9", "S1", snakes={"galley": (1, 0)})
    unanswered(hiss, "H1@galley")
    kings = plane("B1 H9 R9", "S1", species=("kingsnakes", "cobras"), snakes={"galley": (1, 0)})
    unanswered(kings, "B1@galley")
    assert (cell(hiss, "extra"), cell(kings, "extra")) == (None, None)


@pytest.mark.clause("cockpit:ruling.bite-extra")
def test_the_second_card_is_the_very_next_use_in_the_same_area():
    cards = "B1 S5 H9 R1"
    match = plane(cards, "S1", snakes={"galley": (1, 0), "coach": (1, 0)})
    unanswered(match, "B1@galley")
    assert blocked(match, "S5*coach") == ["ruling.bite-extra"]
    assert blocked(match, "S5*galley") == []
    match.step("R1")
    assert blocked(match, "S5*galley") == ["ruling.bite-extra"]


@pytest.mark.clause("cockpit:ruling.bite-extra")
@pytest.mark.parametrize("target, other", [("pilot", "co-pilot"), ("co-pilot", "pilot")])
def test_after_a_bite_at_pilot_or_co_pilot_the_second_card_goes_to_the_same_of_the_two(target, other):
    match = plane("B1 S5 H9", "S1", snakes={"cockpit": (1, 0)})
    unanswered(match, f"B1@{target}")
    assert plays(match, "*") == [f"H9*{target}", f"S5*{target}"]
    assert blocked(match, f"S5*{other}") == ["ruling.bite-extra"]


@pytest.mark.clause("cockpit:ruling.bite-extra")
def test_a_bite_as_the_second_card_starts_no_further_one_but_played_normally_it_may():
    for move, extra in (("B2*galley", None), ("B2@galley", "galley")):
        match = plane("B1 B2 H9 R1", "S1", snakes={"galley": (2, 0)})
        unanswered(match, "B1@galley")
        assert {"B2*galley", "B2@galley"} <= {*legal(match)}
        unanswered(match, move)
        assert cell(match, "extra") == extra
        assert blocked(match, "H9*galley") == ([] if extra else ["ruling.bite-extra"])


@pytest.mark.clause("cockpit:ruling.bite-extra")
def test_a_cancelled_bite_and_one_that_brings_chaos_give_no_second_card():
    for answers, against in ((["pass"], []), (["antivenom", "pass"], ["ruling.bite-extra"])):
        match = plane("B1 S5 H9", "antivenom S1", snakes={"galley": (1, 0)})
        play(match, "B1@galley", *answers)
        assert blocked(match, "S5*galley") == against
    match = plane("B6 S5 H9", "S1", snakes={"galley": (1, 0)}, cards={"galley": "H6"})
    unanswered(match, "B6@galley")
    assert blocked(match, "S5*galley") == ["ruling.no-card-in-chaos", "ruling.bite-extra"]


@pytest.mark.clause("cockpit:ruling.bite-extra")
def test_a_cancelled_second_card_is_lost():
    match = plane("B1 S5 H9 R1", "antivenom S1", snakes={"galley": (1, 0)})
    unanswered(match, "B1@galley")
    play(match, "S5*galley", "antivenom", "pass")
    assert blocked(match, "H9*galley") == ["ruling.bite-extra"]
    assert plays(match) == []


def test_all_of_the_plane_in_chaos_but_one_leaves_one_place_to_play():
    match = plane("B3 H1", "S1", snakes={"galley": (1, 0), "coach": (1, 0)}, chaos=all_but("coach"))
    assert plays(match) == ["B3@coach", "H1@coach"]
