"""The Three Trials: at the Oracle, and overcoming them."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    hero,
    moves,
    moving,
    play,
    space,
    splitting,
    table,
    told,
)
from tests.oracles import imperio_box as box

TRIALS = "great-dinosaur silver-city sea-of-sand"
OTHERS = "frost-mammoth palace-of-ice endless-blizzard"


@pytest.mark.clause("imperio:oracle.stop")
def test_an_oracle_with_cards_ends_the_move_and_gives_three():
    match = moving(4, hero("vendha-4"), hero("hyrca-1"))
    cards = cell(match, "oracle/vendha")
    assert blocked(match, ">vendha-7") == ["oracle.stop"]
    match.step(">vendha-6")
    assert cell(match, "hero/0/trials") == cards
    assert cell(match, "oracle/vendha") == []
    assert cell(match, "phase") == "after"
    assert match.inspect("hero/0/trials", seat=0)["hero/0/trials"] == cards
    assert [match.inspect("hero/0/trials", seat=s)["hero/0/trials"] for s in (1, 2)] == [{"count": 3}] * 2
    assert "trials from the Oracle" in match.log(seat=0)
    assert not [card for card in cards if card in str(match.path(1)[-1].events)]


@pytest.mark.clause("imperio:oracle.stop")
def test_a_hero_with_trials_goes_on():
    match = moving(4, hero("vendha-4", trials=OTHERS))
    assert blocked(match, ">vendha-7") == []
    match.step(">vendha-6")
    assert len(cell(match, "hero/0/trials")) == 3


@pytest.mark.clause("imperio:ruling.one-oracle")
def test_one_oracle_a_hero_and_an_emptied_one_is_a_plain_space():
    match = moving(4, hero("vendha-4"), hero("hyrca-1", trials=TRIALS, oracle="vendha"))
    assert blocked(match, ">vendha-7") == []  # emptied by seat 1
    match.step(">vendha-6")
    assert cell(match, "hero/0/trials") == []
    match = moving(4, hero("vendha-4", done=TRIALS, oracle="hyrca"))
    assert blocked(match, ">vendha-7") == []
    match = moving(4, hero("vendha-4"))
    assert blocked(match, ">vendha-7") == ["oracle.stop"]


@pytest.mark.clause("imperio:ruling.one-oracle")
def test_the_way_around_an_oracle_is_free():
    match = moving(6, hero("vendha-5"))
    assert ">vendha-6" in moves(match)
    assert ">vendha-11" in moves(match)  # backwards
    assert ">vendha-7" not in moves(match)


@pytest.mark.clause("imperio:trial.overcome")
def test_with_the_axe_the_dinosaur_is_overcome():
    match = moving(2, hero("vendha-1", hand="sword axe", trials=TRIALS))
    match.step(">vendha-3")
    assert cell(match, "hero/0/done") == ["great-dinosaur"]
    assert cell(match, "hero/0/trials") == ["silver-city", "sea-of-sand"]
    assert cell(match, "hero/0/hand") == ["sword"]
    assert cell(match, "deck/help")[-1] == "axe"
    assert cell(match, "oracle/vendha") == ["great-dinosaur"]


@pytest.mark.clause("imperio:trial.overcome")
def test_with_a_sword_only_nothing_happens():
    match = moving(2, hero("vendha-1", hand="sword talisman", trials=TRIALS))
    match.step(">vendha-3")
    assert (cell(match, "hero/0/done"), cell(match, "hero/0/hand")) == ([], ["sword", "talisman"])


@pytest.mark.clause("imperio:trial.overcome")
@pytest.mark.parametrize(
    "trial, place, weapon",
    [
        ("great-dinosaur", "vendha-3", "axe"), ("silver-city", "vendha-9", "sword"),
        ("sea-of-sand", "vendha-spur-2", "talisman"), ("frost-mammoth", "hyrca-3", "axe"),
        ("palace-of-ice", "hyrca-9", "sword"), ("endless-blizzard", "hyrca-spur-2", "talisman"),
        ("marsh-hydra", "khytya-3", "axe"), ("thousand-doors", "khytya-9", "sword"),
        ("living-storm", "khytya-spur-2", "talisman"),
    ],
)  # fmt: skip
def test_each_trial_falls_to_its_weapon_at_its_place(trial, place, weapon):
    others = [other for other in box.TRIALS if other != trial][:2]
    for held in box.WEAPONS:
        match = moving(1, hero(place, hand=held, trials=" ".join([trial, *others]), city="vendha-0"))
        match.step("stay")
        assert cell(match, "hero/0/done") == ([trial] if held == weapon else [])


@pytest.mark.clause("imperio:ruling.trial-on-stop")
def test_a_trial_is_overcome_where_the_move_ends_and_one_weapon_is_spent():
    one = hero("vendha-2", hand="axe axe", trials=TRIALS)
    match = moving(2, one)
    match.step(">vendha-4")  # passing keeps the weapon
    assert cell(match, "hero/0/hand") == ["axe", "axe"]
    match = moving(2, one)
    match.step(">vendha-3")
    assert cell(match, "hero/0/hand") == ["axe"]


@pytest.mark.clause("imperio:ruling.trial-on-stop")
def test_a_trial_of_somebody_else_is_a_plain_space():
    match = moving(2, hero("vendha-2", hand="axe", trials=OTHERS), hero("hyrca-1", trials=TRIALS))
    match.step(">vendha-3")
    assert cell(match, "hero/0/hand") == ["axe"]


def throw(match, mine, its):
    branch = match.fork(force={"dice": [*mine, *its]})
    return branch, list(branch.step("stay"))


@pytest.mark.clause("imperio:variant.trials")
@pytest.mark.clause("imperio:ruling.trials-by-dice")
@pytest.mark.parametrize("its, done", [((3, 3, 4), True), ((3, 4, 4), False), ((4, 4, 4), False)])
def test_by_dice_more_points_overcome_and_equal_ones_do_not(its, done):
    start = moving(1, hero("vendha-3", hand="sword", trials=TRIALS), variants=["trials"])
    match, events = throw(start, (2, 3, 6), its)
    assert bool(cell(match, "hero/0/done")) is done
    assert cell(match, "hero/0/stuck") is not done
    assert cell(match, "hero/0/hand") == ["sword"]  # no weapon is needed nor lost
    assert match.path()[-1].notation == " ".join(map(str, ("trial", 2, 3, 6, *its)))
    assert told(events, "trial-dared") == [(0,)]


@pytest.mark.clause("imperio:variant.trials")
def test_without_the_variant_no_dice_are_thrown():
    match = moving(1, hero("vendha-3", trials=TRIALS))
    events = match.step("stay")
    assert told(events, "trial-dared") == []
    match = moving(1, hero("vendha-3", trials=TRIALS), variants=["trials"])
    assert told(match.step("stay"), "trial-dared") == [(0,)]


@pytest.mark.clause("imperio:ruling.captured-keeps")
def test_capture_lifts_what_holds_a_hero_at_its_trial():
    held = hero("vendha-3", trials=TRIALS, stuck=True)
    match = splitting(2, held, sentinels=["vendha-5", "tower"], variants=["trials", "ship"])
    match.step("1>vendha-4")
    assert cell(match, "hero/0/stuck") is True
    match.step("1>vendha-3")
    assert (space(match), cell(match, "hero/0/stuck")) == ("well", False)


@pytest.mark.clause("imperio:ruling.trials-by-dice")
def test_a_hero_that_lost_stays_draws_and_throws_again_without_flight_or_wind():
    one = hero("vendha-3", hand="phoenix wind", trials=TRIALS, stuck=True)
    match = table(one, turn=0, phase="before", variants=["trials"])
    assert blocked(match, "phoenix hyrca-0") == ["ruling.trials-by-dice"]
    match = match.fork(force={"die": 3, "dice": [6, 6, 6, 1, 1, 1]})
    events = match.step("roll")
    assert len(told(events, "help-drawn")) == 1
    assert (cell(match, "hero/0/stuck"), cell(match, "hero/0/done")) == (False, ["great-dinosaur"])
    assert cell(match, "phase") == "ending"  # it has not moved
    match = table(one, turn=0, phase="after", roll=2, variants=["trials"])
    assert blocked(match, "wind") == ["ruling.trials-by-dice"]
    again = table(one, turn=0, phase="before", variants=["trials"], force={"die": 2, "dice": [1] * 6})
    again.step("roll")
    assert (space(again), cell(again, "hero/0/stuck")) == ("vendha-3", True)
    play(again, "end")
