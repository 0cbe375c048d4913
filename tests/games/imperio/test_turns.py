"""Turns and moving: who is next, how far, and what stands in the way."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    cited,
    hero,
    legal,
    moves,
    moving,
    play,
    rolling,
    space,
    splitting,
    table,
    told,
)
from tests.oracles import imperio_box as box


def reach(start, steps, walls=()):
    """The spaces at most so many steps away, by the links written down apart; walls are not passed."""
    near = {name: [next(iter(pair - {name})) for pair in box.links() if name in pair] for name in box.SPACES}
    seen, frontier = {start}, {start}
    for _ in range(steps):
        frontier = {there for here in frontier for there in near[here] if there not in seen}
        seen |= frontier
        frontier -= set(walls)
    return seen - {start}


@pytest.mark.clause("imperio:turn.order")
def test_the_guardian_begins_and_the_others_follow_clockwise():
    match = table(hero(), hero(), hero(), turn=3, phase="move", roll=2, points=0)
    order = []
    for _ in range(5):
        order.append(match.to_act[0])
        play(match, *(["end"] if order[-1] == 3 else ["roll", "stay", "end"]))
        if match.to_act == (3,):
            match.step("roll")
    assert order[:4] == [3, 0, 1, 2]
    assert order[4] == 3
    assert cell(match, "round") == 2


@pytest.mark.clause("imperio:turn.order")
def test_out_of_turn_nothing_may_be_done_and_whose_turn_it_is_is_said():
    match = table(hero(), hero(), turn=0, phase="before")
    assert blocked(match, "roll", 1) == ["turn.order"]
    assert "A is to decide" in match.why_not("roll", 1).blockers[0].text
    play(match, "roll", "stay", "end")
    assert blocked(match, "roll", 1) == []
    assert blocked(match, "roll", 0) == ["turn.order"]


@pytest.mark.clause("imperio:turn.move")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_roll_reaches_as_many_spaces_or_fewer(roll):
    match = moving(
        roll, hero("vendha-0", oracle="hyrca", trials="frost-mammoth palace-of-ice endless-blizzard")
    )
    assert moves(match) == sorted(f">{name}" for name in reach("vendha-0", roll))


@pytest.mark.clause("imperio:turn.move")
def test_one_space_too_far_is_refused_with_the_roll():
    match = moving(3, hero("vendha-0"))
    assert blocked(match, ">vendha-3") == []
    assert blocked(match, ">vendha-4") == ["turn.move"]
    assert "3 steps" in match.why_not(">vendha-4").blockers[0].text
    assert blocked(match, ">vendha-0") == ["turn.move"]
    assert "already" in match.why_not(">vendha-0").blockers[0].text


@pytest.mark.clause("imperio:turn.move")
def test_every_roll_is_a_ply_with_its_number_and_can_be_asked_for():
    match = rolling(5, hero())
    assert [ply.notation for ply in match.path()] == ["", "roll", "roll 5"]
    assert match.path()[-1].outcome == {"die": 5}
    assert (cell(match, "roll"), cell(match, "phase")) == (5, "move")
    assert blocked(match, "roll") == ["turn.move"]


@pytest.mark.clause("imperio:turn.one-per-space")
def test_no_hero_stops_where_another_stands():
    match = moving(2, hero("vendha-1"), hero("vendha-3"))
    assert blocked(match, ">vendha-3") == ["turn.one-per-space"]
    assert blocked(match, ">vendha-2") == []


@pytest.mark.clause("imperio:turn.one-per-space")
def test_no_sentinel_stops_where_another_stands():
    match = splitting(3, hero(), sentinels=["stair-2", "stair-4"])
    assert blocked(match, "1>stair-4") == ["turn.one-per-space"]
    assert blocked(match, "1>stair-3") == blocked(match, "1>stair-5") == []


@pytest.mark.clause("imperio:turn.no-pass")
@pytest.mark.parametrize("in_the_way, refused", [("vendha-2", ["turn.no-pass"]), ("vendha-5", [])])
def test_a_hero_passes_no_other_hero(in_the_way, refused):
    match = moving(3, hero("vendha-1"), hero(in_the_way))
    assert blocked(match, ">vendha-4") == refused


@pytest.mark.clause("imperio:turn.no-pass")
def test_a_hero_passes_no_sentinel_but_goes_around_it():
    match = moving(4, hero("o0", hand="sword"), sentinels=["o1", "tower"])
    assert blocked(match, ">o2") == []  # by i0, i1, i2 it is as many steps
    assert cell(match, "sentinel/1/space") == "o1"
    match = moving(3, hero("o0", hand="sword"), sentinels=["o1", "tower"])
    assert blocked(match, ">o2") == ["turn.no-pass"]
    assert moves(match) == sorted(
        f">{name}" for name in reach("o0", 3, walls=["o1", "centre"]) if name != "centre"
    )


@pytest.mark.clause("imperio:turn.sea")
def test_five_black_dots_lead_from_harbour_to_harbour():
    assert ">hyrca-0" in moves(moving(6, hero("vendha-0")))
    assert ">hyrca-0" not in moves(moving(5, hero("vendha-0")))
    assert ">sea-vendha-hyrca-5" in moves(moving(1, hero("hyrca-0")))
    assert ">sea-vendha-hyrca-5" not in moves(moving(1, hero("hyrca-1")))


@pytest.mark.clause("imperio:turn.sea")
def test_no_way_leads_from_the_islands_to_cobra_island():
    match = moving(6, hero("khytya-0"))
    assert not [move for move in moves(match) if "entrance" in move or "path" in move]


@pytest.mark.clause("imperio:ruling.one-destination")
def test_a_move_names_where_it_ends_and_takes_the_shortest_free_way():
    match = moving(5, hero("vendha-11"))
    assert told(match.step(">vendha-2"), "moved") == [(0, "vendha-2", 3)]
    match = moving(5, hero("i0"), sentinels=["i1", "tower"])
    assert told(match.step(">i2"), "moved") == [(0, "i2", 4)]  # around, by the outer ring


@pytest.mark.clause("imperio:ruling.must-go-back")
def test_whoever_is_shut_in_may_stay():
    match = moving(2, hero("vendha-spur-1"), hero("vendha-8"), hero("vendha-spur-2"))
    assert legal(match) == ["stay"]
    match.step("stay")
    assert (space(match), cell(match, "phase")) == ("vendha-spur-1", "after")


@pytest.mark.clause("imperio:ruling.must-go-back")
def test_nobody_has_to_go_back_and_staying_is_always_offered():
    assert legal(moving(1, hero("vendha-1"))) == ["stay", ">vendha-0", ">vendha-2"]


@pytest.mark.clause("imperio:ruling.who-passes")
def test_sentinels_pass_each_other():
    match = splitting(4, hero(), sentinels=["stair-1", "stair-2"])
    assert blocked(match, "1>stair-5") == []
    assert blocked(match, "1>stair-6") == ["guardian.split"]


@pytest.mark.clause("imperio:ruling.who-passes")
def test_no_hero_enters_the_tower_but_the_stair_it_may():
    match = moving(2, hero("stair-2"))
    assert blocked(match, ">stair-1") == []
    assert blocked(match, ">tower") == ["ruling.who-passes"]
    assert ">stair-1" in moves(match)
    assert ">tower" not in moves(match)


@pytest.mark.clause("imperio:ruling.who-passes")
def test_no_sentinel_enters_the_centre():
    match = splitting(2, hero(), sentinels=["i0", "tower"])
    assert blocked(match, "1>centre") == ["ruling.who-passes"]
    assert blocked(match, "1>i4") == ["guardian.split"]  # not across it either
    assert blocked(match, "1>i1") == []


@pytest.mark.clause("imperio:ruling.crowds")
def test_the_tower_holds_any_number_of_sentinels():
    match = splitting(3, hero(), hero(), sentinels=["stair-1", "tower", "tower"])
    match.step("1>tower")
    assert [cell(match, f"sentinel/{n}/space") for n in range(1, 4)] == ["tower"] * 3
    match = splitting(3, hero(), hero(), sentinels=["stair-1", "stair-2", "tower"])
    assert blocked(match, "1>stair-2") == ["turn.one-per-space"]


@pytest.mark.clause("imperio:ruling.crowds")
def test_the_well_holds_any_number_of_heroes():
    match = splitting(1, hero("well"), hero("o3"), sentinels=["o2", "tower", "tower"])
    match.step("1>o3")
    assert [space(match, seat) for seat in (0, 1)] == ["well", "well"]


@pytest.mark.clause("imperio:ruling.sent-elsewhere")
def test_a_hero_sent_where_another_stands_goes_to_the_nearest_free_space():
    match = table(
        hero("sea-vendha-hyrca-1", city="vendha-0"), hero("vendha-0", city="hyrca-0"),
        turn=2, guardian_hand="storm",
    )  # fmt: skip
    events = match.step("storm 0")
    # links of the city in the order of the file: vendha-1, vendha-11, the sea
    assert told(events, "sent-elsewhere") == [(0, "vendha-1")]
    assert space(match) == "vendha-1"
    assert cited(events, "sent-elsewhere") == ["ruling.sent-elsewhere"]


@pytest.mark.clause("imperio:ruling.sent-elsewhere")
def test_a_space_with_any_pawn_is_not_free():
    match = table(
        hero("sea-vendha-hyrca-1", city="vendha-0"), hero("vendha-0", city="hyrca-0"), hero("vendha-1",
            city="khytya-0"),
        turn=3, guardian_hand="storm", sentinels=["vendha-11", "tower", "tower", "tower"], variants=["ship"],
    )  # fmt: skip
    match.step("storm 0")
    assert space(match) == "sea-khytya-vendha-5"  # the third link holds its own pawn


@pytest.mark.clause("imperio:ruling.turn-order")
def test_a_turn_goes_through_roll_draw_cobra_move_and_end():
    match = rolling(3, hero("o0", oracle="vendha", trials=" ".join(box.TRIALS[:3])), cobra_ray=4)
    kinds = [event.kind for ply in match.path() for event in ply.events]
    assert kinds == ["die-taken", "rolled", "help-drawn", "to-move", "cobra-turned"]
    assert blocked(match, "end") == ["turn.move"]
    match.step("stay")
    assert blocked(match, "stay") == ["ruling.turn-order"]
    assert legal(match) == ["end"]
    match.step("end")
    assert match.to_act == (1,)


@pytest.mark.clause("imperio:ruling.turn-order")
def test_a_weapon_just_drawn_counts_at_once():
    match = rolling(
        1, hero("vendha-2", trials="great-dinosaur silver-city sea-of-sand"), deck_help=axe_first()
    )
    events = match.step(">vendha-3")
    assert told(events, "trial-overcome") == [(0, "great-dinosaur", "axe", "vendha")]


def axe_first():
    deck = box.deck(box.HELP)
    deck.remove("axe")
    return " ".join(["axe", *deck])
