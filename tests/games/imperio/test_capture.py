"""Capture of Heroes, combat, and the way out of the Well."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    cited,
    combat,
    hero,
    kinds,
    legal,
    moving,
    play,
    rolling,
    space,
    splitting,
    table,
    told,
)

TRIALS = "great-dinosaur silver-city sea-of-sand"


@pytest.mark.clause("imperio:capture.unarmed")
@pytest.mark.parametrize("hand", ["", "phoenix liberation sandstorm"])
def test_a_hero_without_a_weapon_is_captured_when_reached(hand):
    match = splitting(3, hero("o2", hand=hand), sentinels=["o1", "tower"])
    events = match.step("1>o2")
    assert told(events, "captured") == [(0, 1)]
    assert (space(match), cell(match, "hero/0/captured")) == ("well", True)
    assert cited(events, "captured") == ["capture.unarmed", "ruling.captured-keeps"]


@pytest.mark.clause("imperio:capture.unarmed")
def test_a_hero_one_space_further_is_not():
    match = splitting(3, hero("o2"), sentinels=["o0", "tower"])
    match.step("1>o1")
    assert space(match) == "o2"
    match.step("1>o2")
    assert space(match) == "well"


@pytest.mark.clause("imperio:capture.armed")
@pytest.mark.clause("imperio:ruling.armed")
@pytest.mark.parametrize("weapon", ["sword", "axe", "talisman"])
def test_a_hero_with_any_weapon_fights(weapon):
    match = splitting(3, hero("o2", hand=weapon, trials=TRIALS), sentinels=["o1", "tower"])
    match.step("1>o2")
    assert match.to_act == (0,)
    assert cell(match, "ask") == [{"kind": "fight", "seat": 0, "sentinel": 1}]
    match, events = combat(match, (5, 5, 5), (4, 4, 4), weapon)
    assert told(events, "combat-won") == [(0, 15, 12)]
    assert match.path()[-1].notation == "combat 5 5 5 4 4 4"
    assert match.path()[-1].outcome == {"dice": [5, 5, 5, 4, 4, 4]}


@pytest.mark.clause("imperio:combat.hero-wins")
def test_a_hero_that_wins_stays_keeps_its_weapon_and_the_sentinel_withdraws():
    match = splitting(3, hero("o2", hand="sword"), sentinels=["o1", "tower"])
    match.step("1>o2")
    match, _ = combat(match, (4, 5, 2), (3, 3, 4))
    assert (space(match), cell(match, "hero/0/hand")) == ("o2", ["sword"])
    assert cell(match, "sentinel/1/space") == "tower"
    assert match.to_act == (1,)


@pytest.mark.clause("imperio:combat.sentinel-wins")
def test_eleven_against_twelve_loses_the_weapon_and_the_guardian_places_the_sentinel():
    match = splitting(3, hero("o2", hand="sword axe"), sentinels=["o1", "tower"])
    match.step("1>o2")
    match, _ = combat(match, (4, 5, 2), (3, 3, 6))
    assert (space(match), cell(match, "hero/0/hand")) == ("well", ["axe"])
    assert cell(match, "deck/help")[-1] == "sword"
    assert cell(match, "ask") == [{"kind": "place", "seat": 1, "sentinel": 1}]
    match.step("place vendha-entrance")
    assert cell(match, "sentinel/1/space") == "vendha-entrance"


@pytest.mark.clause("imperio:ruling.combat-tie")
def test_equal_points_throw_all_six_dice_again():
    match = splitting(3, hero("o2", hand="sword"), sentinels=["o1", "tower"])
    match.step("1>o2")
    match = match.fork(force={"dice": [4, 4, 4, 3, 4, 5, 1, 1, 1, 6, 6, 6]})
    match.step("fight sword")
    assert [ply.notation for ply in match.path()][-2:] == ["combat 4 4 4 3 4 5", "combat 1 1 1 6 6 6"]
    assert space(match) == "well"


@pytest.mark.clause("imperio:ruling.weapon-used")
def test_the_hero_names_the_weapon_even_with_one_kind_and_loses_that_one():
    match = splitting(3, hero("o2", hand="axe axe"), sentinels=["o1", "tower"])
    match.step("1>o2")
    assert legal(match) == ["fight axe"]
    assert blocked(match, "fight sword") == ["ruling.weapon-used"]
    assert blocked(match, "1>o3", 0) == ["ruling.weapon-used"]
    match = splitting(3, hero("o2", hand="sword axe phoenix"), sentinels=["o1", "tower"])
    match.step("1>o2")
    assert legal(match) == ["fight sword", "fight axe"]
    match, events = combat(match, (1, 1, 1), (6, 6, 6), "axe")
    assert cell(match, "hero/0/hand") == ["sword", "phoenix"]
    assert cited(events, "weapon-named") == ["ruling.weapon-used"]


@pytest.mark.clause("imperio:ruling.captured-keeps")
def test_a_captured_hero_keeps_cards_and_trials():
    one = hero("o2", hand="phoenix wind", trials="silver-city sea-of-sand", done="great-dinosaur")
    match = splitting(3, one, sentinels=["o1", "tower"])
    match.step("1>o2")
    for what in ("hand", "trials", "done"):
        assert cell(match, f"hero/0/{what}") == one[what]
    assert match.to_act == (1,)  # the Guardian's turn goes on


@pytest.mark.clause("imperio:ruling.captured-keeps")
def test_captured_in_its_own_turn_a_hero_loses_the_rest_of_it():
    match = rolling(3, hero("i5"), hero("hyrca-1"), sentinels=["vendha-entrance", "tower", "tower"])
    assert space(match) == "well"
    assert match.to_act == (1,)
    match = rolling(2, hero("i5"), hero("hyrca-1"), sentinels=["vendha-entrance", "tower", "tower"])
    assert match.to_act == (0,)


@pytest.mark.clause("imperio:ruling.hero-attacks")
@pytest.mark.clause("imperio:win.defeat-sentinels")
@pytest.mark.parametrize("hand, refused", [("sword", []), ("phoenix", ["ruling.hero-attacks"])])
def test_only_an_armed_hero_may_move_onto_a_sentinel(hand, refused):
    match = moving(3, hero("o0", hand=hand), sentinels=["o2", "tower"])
    assert blocked(match, ">o2") == refused
    assert (">o2" in legal(match)) is not refused


@pytest.mark.clause("imperio:win.defeat-sentinels")
def test_a_beaten_sentinel_is_out_of_the_way():
    start = moving(3, hero("o0", hand="sword"), sentinels=["o1", "tower"])
    assert blocked(start, ">vendha-path-1") != []
    start.step(">o1")
    match, events = combat(start, (6, 6, 6), (1, 1, 1))
    assert (space(match), cell(match, "sentinel/1/space")) == ("o1", "tower")
    assert "withdrew" in kinds(events)
    assert cell(match, "phase") == "after"


@pytest.mark.clause("imperio:ruling.hero-attacks")
def test_a_lost_attack_lets_the_guardian_place_the_sentinel_in_the_heros_turn():
    start = moving(3, hero("o0", hand="sword"), sentinels=["o1", "tower"])
    start.step(">o1")
    match, _ = combat(start, (1, 1, 1), (6, 6, 6))
    assert (match.to_act, cell(match, "turn")) == ((1,), 0)
    match.step("place o1")
    assert (match.to_act, cell(match, "turn"), cell(match, "phase")) == ((1,), 1, "before")


@pytest.mark.clause("imperio:ruling.arriving-on")
def test_flown_beamed_or_sent_onto_a_sentinel_is_being_reached():
    done = hero("vendha-0", hand="phoenix", done=TRIALS)
    match = table(done, turn=0, phase="before", sentinels=["vendha-entrance", "tower"])
    events = match.step("phoenix vendha-entrance")
    assert told(events, "captured") == [(0, 1)]
    assert "ruling.arriving-on" in cited(events, "captured")
    armed = hero("vendha-0", hand="axe phoenix", done=TRIALS)
    match = table(armed, turn=0, phase="before", sentinels=["vendha-entrance", "tower"])
    assert told(match.step("phoenix vendha-entrance"), "challenged") == [(0, 1)]
    match, _ = combat(match, (6, 6, 6), (1, 1, 1), "axe")
    assert (space(match), cell(match, "phase")) == ("vendha-entrance", "after")
    match = table(
        hero("sea-vendha-hyrca-1", city="vendha-0"), guardian_hand="storm",
        sentinels=["vendha-0", "tower"], variants=["ship"],
    )  # fmt: skip
    assert "captured" in kinds(match.step("storm 0"))


@pytest.mark.clause("imperio:ruling.arriving-on")
def test_landed_or_freed_onto_a_sentinel_is_being_reached_too():
    sailing = hero("vendha-0", hand="axe nautilus")
    match = table(sailing, turn=0, phase="before", sentinels=["hyrca-entrance", "tower"], force={"die": 3})
    events = match.step("nautilus axe hyrca-entrance")
    assert told(events, "challenged") == [(0, 1)]
    assert "ruling.arriving-on" in cited(events, "challenged")
    for where, freed in (("hyrca-0", False), ("hyrca-1", True)):
        match = rolling(4, hero("well", city="hyrca-0"), sentinels=[where, "tower"], variants=["ship"])
        assert cell(match, "hero/0/captured") is not freed
        assert match.to_act == ((0,) if freed else (1,))  # captured again, its turn is over


@pytest.mark.clause("imperio:ruling.arriving-on")
def test_arriving_beside_a_sentinel_is_not():
    done = hero("vendha-0", hand="phoenix", done=TRIALS)
    match = table(done, turn=0, phase="before", sentinels=["vendha-path-1", "tower"])
    match.step("phoenix vendha-entrance")
    assert space(match) == "vendha-entrance"


@pytest.mark.clause("imperio:well.escape")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_four_frees_and_nothing_else_does(face):
    match = rolling(face, hero("well", city="hyrca-0"))
    assert cell(match, "hero/0/captured") is (face != 4)
    assert space(match) == ("hyrca-0" if face == 4 else "well")
    assert cell(match, "phase") == "ending"
    assert legal(match) == ["end"]  # freed without a move


@pytest.mark.clause("imperio:well.escape")
@pytest.mark.clause("imperio:ruling.escape")
def test_liberation_before_the_throw_frees_with_a_turn_as_ever():
    match = table(hero("well", hand="liberation", city="hyrca-0"), turn=0, phase="before", force={"die": 2})
    match.step("liberation")
    assert (space(match), cell(match, "hero/0/captured")) == ("hyrca-0", False)
    assert cell(match, "deck/help")[-1] == "liberation"
    play(match, "roll", ">hyrca-2")
    assert space(match) == "hyrca-2"


@pytest.mark.clause("imperio:ruling.escape")
def test_liberation_after_the_throw_ends_the_turn():
    match = rolling(3, hero("well", hand="liberation", city="hyrca-0"), hero("khytya-1"))
    assert blocked(match, "liberation") == []
    match.step("liberation")
    assert (space(match), match.to_act) == ("hyrca-0", (1,))


@pytest.mark.clause("imperio:well.escape")
def test_liberation_needs_a_hero_in_the_well():
    match = table(hero("hyrca-1", hand="liberation"), turn=0, phase="before")
    assert blocked(match, "liberation") == ["well.escape"]
    match = table(hero("well", hand="liberation"), turn=0, phase="before")
    assert blocked(match, "liberation") == []
    match.step("liberation")
    assert cell(match, "hero/0/captured") is False


@pytest.mark.clause("imperio:ruling.escape")
def test_in_the_well_no_flight_and_no_voyage_but_the_sandstorm():
    match = table(hero("well", hand="phoenix nautilus sandstorm"), turn=0, phase="before")
    assert blocked(match, "phoenix hyrca-0") == ["ruling.escape"]
    assert "ruling.escape" in blocked(match, "nautilus sword hyrca-entrance")
    assert blocked(match, "sandstorm") == []
    match = table(hero("well", hand="liberation"), turn=0, phase="before")
    match.step("liberation")
    assert cell(match, "phase") == "before"
