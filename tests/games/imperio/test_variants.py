"""The variant of Sentinels ashore. Trials by dice are in `test_trials`."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    hero,
    legal,
    play,
    rolling,
    space,
    splitting,
    table,
    told,
)

TRIALS = "great-dinosaur silver-city sea-of-sand"


@pytest.mark.clause("imperio:variant.ship")
def test_a_ship_to_a_place_without_a_hero_puts_a_sentinel_ashore():
    match = table(hero("vendha-3"), guardian_hand="ship-vendha-city", variants=["ship"])
    assert blocked(match, "ship-vendha-city") == ["ruling.ship-variant"]  # which Sentinel?
    assert [move for move in legal(match) if move.startswith("ship")] == [
        "ship-vendha-city 1",
        "ship-vendha-city 2",
    ]
    match.step("ship-vendha-city 2")
    assert cell(match, "sentinel/2/space") == "vendha-0"
    plain = table(hero("vendha-3"), guardian_hand="ship-vendha-city")
    assert blocked(plain, "ship-vendha-city 2") == ["ruling.ship-needs-hero"]


@pytest.mark.clause("imperio:ruling.ship-variant")
def test_a_sentinel_ashore_moves_from_the_next_turn_on_islands_and_sea():
    match = splitting(4, hero("vendha-3"), guardian_hand="ship-vendha-city", variants=["ship"])
    match.step("ship-vendha-city 2")
    assert cell(match, "sentinel/2/spent") is True
    assert "ruling.legs" in blocked(match, "2>vendha-1")
    play(match, "end")
    match = splitting(4, hero("vendha-3"), sentinels=["tower", "vendha-0"], variants=["ship"])
    assert blocked(match, "2>sea-vendha-hyrca-3") == []
    match.step("2>vendha-3")
    assert (space(match), cell(match, "points")) == ("well", 1)


@pytest.mark.clause("imperio:ruling.ship-variant")
def test_ashore_by_one_card_it_does_not_move_by_another_in_the_same_turn():
    match = rolling(
        2, hero("khytya-3", hand="wind"), faceup="ship-vendha-city march fog", force={"die": [2, 2]},
        variants=["no-guardian", "ship"],
    )  # fmt: skip
    play(match, "use 1 1", "stay", "wind", "use 2")
    assert "ruling.legs" in blocked(match, "1>vendha-1")
    assert blocked(match, "2>stair-1") == []
    match.step("end")
    assert cell(match, "sentinel/1/spent") is True  # to the end of the turn


@pytest.mark.clause("imperio:ruling.ship-variant")
def test_no_sentinel_stops_on_an_oracle_that_still_has_cards():
    match = splitting(3, hero("vendha-2"), sentinels=["tower", "vendha-5"], variants=["ship"])
    assert blocked(match, "2>vendha-6") == ["ruling.ship-variant"]
    assert blocked(match, "2>vendha-7") == []
    match = table(hero("vendha-2"), guardian_hand="ship-hyrca-oracle", variants=["ship"])
    assert blocked(match, "ship-hyrca-oracle 1") == ["ruling.ship-variant"]
    taken = hero("vendha-2", trials=TRIALS, oracle="hyrca")
    match = table(taken, guardian_hand="ship-hyrca-oracle", variants=["ship"])
    assert blocked(match, "ship-hyrca-oracle 1") == []


@pytest.mark.clause("imperio:variant.ship")
def test_a_ship_brings_sentinels_of_cobra_island_only():
    for place, ships in (("hyrca-2", ["2"]), ("o1", ["1", "2"])):
        match = table(hero("khytya-3"), sentinels=[place, "stair-1"], guardian_hand="ship-vendha-city",
                      variants=["ship"])  # fmt: skip
        assert [move[-1] for move in legal(match) if move.startswith("ship")] == ships
        assert blocked(match, "ship-vendha-city 1") == ([] if "1" in ships else ["ruling.ship-variant"])


@pytest.mark.clause("imperio:variant.ship")
def test_another_ship_to_where_it_stands_sends_it_to_the_tower():
    match = table(
        hero("khytya-3"), sentinels=["vendha-0", "o1"], guardian_hand="ship-vendha-city", variants=["ship"]
    )
    assert [move for move in legal(match) if move.startswith("ship")] == ["ship-vendha-city"]
    assert told(match.step("ship-vendha-city"), "fetched") == [(1, "vendha-0")]
    assert cell(match, "sentinel/1/space") == "tower"


@pytest.mark.clause("imperio:variant.ship")
def test_a_ship_that_finds_a_hero_captures_it_as_ever():
    match = table(
        hero("vendha-0"),
        hero("khytya-2"),
        guardian_hand="ship-vendha-city ship-hyrca-city",
        variants=["ship"],
    )
    assert told(match.step("ship-vendha-city"), "captured-by-ship") == [(0,)]
    assert blocked(match, "ship-hyrca-city 1") == []


@pytest.mark.clause("imperio:ruling.ship-variant")
def test_a_landing_hero_calls_all_sentinels_home_before_it_lands():
    done = hero("vendha-2", hand="phoenix", done=TRIALS)
    match = table(
        done, hero("khytya-2"), turn=0, phase="before", sentinels=["hyrca-2", "sea-vendha-hyrca-1", "o3"],
        variants=["ship"],
    )  # fmt: skip
    events = match.step("phoenix vendha-entrance")
    assert told(events, "called-back") == [(1,), (2,)]
    assert [cell(match, f"sentinel/{n}/space") for n in range(1, 4)] == ["tower", "tower", "o3"]
    city = table(
        hero("vendha-2", hand="phoenix"),
        turn=0,
        phase="before",
        sentinels=["hyrca-2", "o3"],
        variants=["ship"],
    )
    assert told(city.step("phoenix khytya-0"), "called-back") == []


@pytest.mark.clause("imperio:ruling.ship-variant")
def test_a_nautilus_that_lands_calls_them_home_and_one_that_sinks_does_not():
    for face, called, place in ((2, [], "hyrca-2"), (3, [(1,)], "tower")):
        match = table(
            hero("vendha-0", hand="axe nautilus"), turn=0, phase="before", sentinels=["hyrca-2", "o3"],
            variants=["ship"], force={"die": face},
        )  # fmt: skip
        assert told(match.step("nautilus axe khytya-entrance"), "called-back") == called
        assert cell(match, "sentinel/1/space") == place
