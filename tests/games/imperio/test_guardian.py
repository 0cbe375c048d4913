"""The Guardian's turn: the roll shared in legs, the odd draw, Magical Forces."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    cited,
    combat,
    hero,
    legal,
    moves,
    play,
    space,
    splitting,
    table,
    told,
)
from tests.oracles import imperio_box as box


@pytest.mark.clause("imperio:guardian.split")
def test_a_roll_of_5_is_shared_as_3_and_2_but_not_as_3_and_3():
    match = splitting(5, hero(), hero(), sentinels=["o2", "stair-3", "tower"])
    match.step("1>o5")
    assert cell(match, "points") == 2
    assert blocked(match, "2>stair-6") == ["guardian.split"]
    assert "2 points" in match.why_not("2>stair-6").blockers[0].text
    match.step("2>stair-5")
    assert cell(match, "points") == 0
    assert moves(match) == []
    assert legal(match) == ["end"]


@pytest.mark.clause("imperio:guardian.split")
def test_a_sentinel_may_go_again_with_points_left_and_points_may_be_left():
    match = splitting(4, hero(), sentinels=["tower", "tower"])
    play(match, "1>stair-2", "2>stair-1", "1>stair-3")
    assert (cell(match, "points"), cell(match, "sentinel/1/space")) == (0, "stair-3")
    match = splitting(4, hero(), sentinels=["tower", "tower"])
    match.step("end")
    assert match.to_act == (0,)
    assert cell(match, "points") == 0


@pytest.mark.parametrize("place", ["tower", "stair-2"])
def test_a_leg_to_where_the_sentinel_stands_is_none(place):
    match = splitting(4, hero(), sentinels=[place, "tower"])
    assert blocked(match, f"1>{place}") == ["guardian.split"]
    assert "already" in match.why_not(f"1>{place}").blockers[0].text
    assert "already" not in str(match.why_not("1>o0"))


def test_a_sentinel_that_is_not_there_is_refused_by_number():
    match = splitting(4, hero(), sentinels=["tower", "tower"])
    assert blocked(match, "3>stair-1") == ["guardian.split"]
    assert "there are 2" in match.why_not("3>stair-1").blockers[0].text


@pytest.mark.clause("imperio:guardian.odd")
@pytest.mark.parametrize("face, drawn", [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_an_odd_roll_of_the_guardian_draws_a_card(face, drawn):
    match = table(hero(), force={"die": face})
    top = cell(match, "deck/forces")[0]
    match.step("roll")
    assert cell(match, "guardian/hand") == [top] * drawn
    assert len(cell(match, "deck/forces")) == 14 - drawn
    assert cell(match, "points") == face


@pytest.mark.clause("imperio:ruling.legs")
def test_an_unarmed_hero_two_away_is_captured_and_two_points_are_left():
    match = splitting(4, hero("o2"), sentinels=["o0", "tower"])
    assert blocked(match, "1>o3") == ["ruling.legs"]  # a leg ends on the Hero
    match.step("1>o2")
    assert (space(match), cell(match, "points")) == ("well", 2)
    match.step("1>o4")
    assert (cell(match, "sentinel/1/space"), cell(match, "points")) == ("o4", 0)


@pytest.mark.clause("imperio:ruling.legs")
def test_a_combat_won_or_lost_ends_that_sentinels_move():
    for dice, place in (((6, 6, 6), "tower"), ((1, 1, 1), "o5")):
        match = splitting(5, hero("o2", hand="sword"), sentinels=["o0", "stair-1"])
        match.step("1>o2")
        match, _ = combat(match, dice, (3, 3, 3))
        if match.to_act == (1,) and cell(match, "ask"):
            match.step("place o5")
        assert cell(match, "sentinel/1/space") == place
        assert cell(match, "points") == 3
        assert not [move for move in moves(match) if move.startswith("1")]
        assert "ruling.legs" in blocked(match, f"1>{'stair-1' if place == 'tower' else 'o6'}")
        assert blocked(match, "2>stair-2") == []


@pytest.mark.clause("imperio:ruling.legs")
def test_a_sentinel_that_has_fought_moves_again_in_the_next_turn():
    match = splitting(5, hero("o2", hand="sword"), sentinels=["o0", "tower"])
    match.step("1>o2")
    match, _ = combat(match, (6, 6, 6), (1, 1, 1))
    assert blocked(match, "1>stair-1") == ["ruling.legs"]
    play(match, "end", "roll", "stay", "end")
    match = match.fork(force={"die": 2})
    match.step("roll")
    assert blocked(match, "1>stair-1") == []


@pytest.mark.clause("imperio:ruling.legs")
def test_legs_are_mixed_with_cards():
    match = splitting(
        3, hero("vendha-0"), sentinels=["tower", "tower"], guardian_hand="march ship-vendha-city"
    )
    play(match, "1>stair-2", "ship-vendha-city")
    assert space(match) == "well"
    match.step("march")
    assert cell(match, "points") == 4
    play(match, "2>stair-1", "1>stair-5", "end")
    assert match.to_act == (0,)


@pytest.mark.clause("imperio:ruling.again")
def test_another_sentinel_may_come_at_the_same_hero():
    match = splitting(5, hero("o2", hand="sword axe"), sentinels=["o0", "o4"])
    match.step("1>o2")
    match, _ = combat(match, (6, 6, 6), (1, 1, 1))
    assert space(match) == "o2"
    match.step("2>o2")
    assert match.to_act == (0,)
    match, _ = combat(match, (1, 1, 1), (6, 6, 6), "axe")
    assert space(match) == "well"
    assert cell(match, "hero/0/hand") == ["sword"]


@pytest.mark.clause("imperio:ruling.sentinels-home")
def test_the_winner_is_placed_on_any_free_space_of_cobra_island_but_the_centre():
    match = splitting(2, hero("o2", hand="sword"), hero("o5"), sentinels=["o1", "stair-4", "tower"])
    match.step("1>o2")
    match, _ = combat(match, (1, 1, 1), (6, 6, 6))
    assert match.to_act == (2,)
    home = {name for name in box.SPACES if name[0] in "oi" or "path" in name or "entrance" in name}
    home |= {f"stair-{n}" for n in range(1, 11)} | {"tower"}
    home = {name for name in home if not name.startswith("hyrca-1")} - {"o5", "stair-4"}
    assert sorted(legal(match)) == sorted(f"place {name}" for name in home)
    for wrong in ("centre", "o5", "stair-4", "vendha-0"):
        assert blocked(match, f"place {wrong}") == ["ruling.sentinels-home"]
    assert blocked(match, "end") == ["ruling.sentinels-home"]


@pytest.mark.clause("imperio:ruling.cards-on-own-turn")
def test_forces_are_played_before_and_after_the_roll_in_the_own_turn_only():
    heroes = hero("sea-vendha-hyrca-2", city="vendha-0"), hero("hyrca-3")
    match = table(*heroes, guardian_hand="storm fog")
    assert blocked(match, "storm 0") == []
    match = splitting(2, *heroes, guardian_hand="storm fog")
    assert blocked(match, "storm 0") == []
    match = table(*heroes, guardian_hand="storm fog", turn=0, phase="before")
    assert blocked(match, "storm 0", 2) == ["turn.order"]
    match = table(*heroes, guardian_hand="fog")
    assert blocked(match, "storm 0") == ["ruling.cards-on-own-turn"]  # not in hand


@pytest.mark.clause("imperio:ruling.valid-target")
@pytest.mark.parametrize(
    "where, refused", [("sea-vendha-hyrca-2", []), ("vendha-4", ["ruling.valid-target"])]
)
def test_a_storm_hits_heroes_on_the_sea_only(where, refused):
    match = table(hero(where, city="vendha-0"), guardian_hand="storm")
    assert blocked(match, "storm 0") == refused
    if not refused:
        match.step("storm 0")
        assert space(match) == "vendha-0"


@pytest.mark.clause("imperio:ruling.valid-target")
@pytest.mark.parametrize("hand, refused", [("sword axe wind", []), ("sword axe", ["ruling.valid-target"])])
def test_theft_takes_a_random_card_of_a_full_hand(hand, refused):
    match = table(hero("vendha-4", hand=hand), guardian_hand="theft", force={"theft": "axe"})
    assert blocked(match, "theft 0") == refused
    if not refused:
        events = match.step("theft 0")
        assert told(events, "stolen") == [(0, "axe")]
        assert cell(match, "deck/help")[-1] == "axe"
        assert cell(match, "hero/0/hand") == ["sword", "wind"]
        assert match.path()[-1].notation == "theft axe"


@pytest.mark.clause("imperio:ruling.valid-target")
@pytest.mark.parametrize(
    "where, refused", [("o0", []), ("vendha-entrance", []), ("vendha-0", ["ruling.valid-target"])]
)
def test_the_whim_needs_a_hero_on_cobra_island(where, refused):
    match = table(hero(where, city="vendha-0"), guardian_hand="whim")
    assert blocked(match, "whim 3") == refused
    assert blocked(match, "whim 5") == ["ruling.valid-target"]
    assert match.why_not("whim 5").blockers[0].text.endswith("Cobra turns: 1, 2, 3 and 4.")
    if not refused:
        match.step("whim 3")
        assert cell(match, "cobra/ray") == 5


@pytest.mark.clause("imperio:ruling.fog")
@pytest.mark.parametrize("face, halved", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_in_fog_half_the_number_rounded_up_is_the_roll_in_every_respect(face, halved):
    one = hero("o0", trials="great-dinosaur silver-city sea-of-sand", fog=True)
    match = table(one, turn=0, phase="before", cobra_ray=0, force={"die": face})
    match.step("roll")
    assert (cell(match, "roll"), cell(match, "hero/0/fog")) == (halved, False)
    assert len(cell(match, "hero/0/hand")) == halved % 2
    assert cell(match, "cobra/ray") == halved


@pytest.mark.clause("imperio:ruling.fog")
def test_fog_falls_neither_in_the_well_nor_twice_and_capture_lifts_it():
    match = table(hero("well"), hero("hyrca-2", fog=True), hero("khytya-2"), guardian_hand="fog fog")
    assert blocked(match, "fog 0") == blocked(match, "fog 1") == ["ruling.fog"]
    match.step("fog 2")
    assert cell(match, "hero/2/fog") is True
    assert blocked(match, "fog 2") == ["ruling.fog"]
    match = splitting(2, hero("o1", fog=True), sentinels=["o0", "tower"])
    match.step("1>o1")
    assert cell(match, "hero/0/fog") is False


@pytest.mark.clause("imperio:ruling.valid-target")
@pytest.mark.parametrize("card", ["storm", "fog", "theft"])
def test_a_card_that_names_nobody_says_whom_it_may_name(card):
    match = table(hero("vendha-4"), hero("hyrca-2"), guardian_hand=card)
    for seat in (2, 7):
        assert blocked(match, f"{card} {seat}") == ["ruling.valid-target"]
        assert match.why_not(f"{card} {seat}").blockers[0].text.endswith("by its seat: 0 and 1.")
    assert "by its seat" not in str(match.why_not(f"{card} 1"))


@pytest.mark.clause("imperio:ruling.ship-needs-hero")
def test_a_ship_that_finds_a_hero_brings_no_sentinel():
    match = table(hero("vendha-0"), guardian_hand="ship-vendha-city ship-hyrca-city")
    assert blocked(match, "ship-vendha-city 1") == ["ruling.ship-needs-hero"]
    assert "brings no Sentinel" in match.why_not("ship-vendha-city 1").blockers[0].text
    assert "No Hero is there" in match.why_not("ship-hyrca-city 1").blockers[0].text


@pytest.mark.clause("imperio:ruling.ship-needs-hero")
def test_a_ship_needs_a_hero_at_its_place():
    match = table(hero("vendha-0"), hero("hyrca-5"), guardian_hand="ship-vendha-city ship-hyrca-city")
    assert blocked(match, "ship-hyrca-city") == ["ruling.ship-needs-hero"]
    assert blocked(match, "ship-vendha-city") == []
    events = match.step("ship-vendha-city")
    assert told(events, "captured-by-ship") == [(0,)]
    assert space(match) == "well"


@pytest.mark.clause("imperio:ruling.ship-needs-hero")
def test_an_armed_hero_fights_the_crew_and_no_sentinel_is_placed():
    start = table(hero("vendha-6", hand="axe"), guardian_hand="ship-vendha-oracle")
    start.step("ship-vendha-oracle")
    assert cell(start, "ask") == [{"kind": "fight", "seat": 0}]
    match, _ = combat(start, (1, 1, 1), (2, 2, 2), "axe")
    assert (space(match), cell(match, "hero/0/hand")) == ("well", [])
    assert (match.to_act, cell(match, "ask")) == ((1,), [])
    match, _ = combat(start, (2, 2, 2), (1, 1, 1), "axe")
    assert (space(match), cell(match, "hero/0/hand")) == ("vendha-6", ["axe"])
    assert [cell(match, f"sentinel/{n}/space") for n in (1, 2)] == ["tower", "tower"]


def test_a_march_gives_three_more_points_before_the_roll_too():
    match = table(hero(), guardian_hand="march", force={"die": 4})
    events = play(match, "march", "roll")
    assert told(events, "points-rolled") == [(1, 4, 7)]
    assert cell(match, "points") == 7
    assert cited(events, "card-played") == ["ruling.cards-on-own-turn", "hand.return", "edition.card.march"]
