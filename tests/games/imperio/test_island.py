"""Reaching Cobra Island: flights after the trials, the Nautilus without them."""

import pytest

from tests.games.imperio.positions import blocked, cell, cited, hero, legal, moving, space, table, told

TRIALS = "great-dinosaur silver-city sea-of-sand"
TWO_DONE = {"trials": "sea-of-sand", "done": "great-dinosaur silver-city"}


def flying(*heroes, **cells):
    return table(*heroes, **{"turn": 0, "phase": "before"} | cells)


def flights(match, card="phoenix"):
    return [move for move in legal(match) if move.startswith(card)]


@pytest.mark.clause("imperio:island.by-trials")
@pytest.mark.clause("imperio:ruling.flight-goal")
def test_with_two_trials_done_a_flight_goes_to_cities_only():
    match = flying(hero("hyrca-2", hand="phoenix", **TWO_DONE))
    assert flights(match) == ["phoenix vendha-0", "phoenix hyrca-0", "phoenix khytya-0"]
    assert blocked(match, "phoenix vendha-entrance") == ["ruling.flight-goal"]
    match.step("phoenix khytya-0")
    assert (space(match), cell(match, "phase")) == ("khytya-0", "after")


@pytest.mark.clause("imperio:island.by-trials")
@pytest.mark.clause("imperio:ruling.flight-goal")
@pytest.mark.parametrize("card", ["phoenix", "dragon"])
def test_with_three_done_it_goes_to_the_own_entrance_only(card):
    match = flying(hero("hyrca-2", hand=card, done=TRIALS, city="khytya-0"))
    assert flights(match, card) == [f"{card} khytya-entrance"]
    assert blocked(match, f"{card} khytya-0") == ["ruling.flight-goal"]
    assert blocked(match, f"{card} vendha-entrance") == ["ruling.flight-goal"]
    match.step(f"{card} khytya-entrance")
    assert space(match) == "khytya-entrance"
    assert cell(match, "deck/help")[-1] == card


@pytest.mark.clause("imperio:island.by-trials")
def test_without_trials_at_all_nobody_flies_to_the_island():
    match = flying(hero("vendha-2", hand="phoenix"))
    assert blocked(match, "phoenix vendha-entrance") == ["ruling.flight-goal"]
    match = flying(hero("vendha-2", hand="phoenix", done=TRIALS))
    assert blocked(match, "phoenix vendha-entrance") == []


@pytest.mark.clause("imperio:ruling.flight-goal")
@pytest.mark.parametrize(
    "trials, goal, clause",
    [(TWO_DONE, "khytya-0", "turn.sea"), ({"done": TRIALS}, "vendha-entrance", "island.by-trials")],
)
def test_a_flight_cites_the_way_it_is_between_cities_or_to_the_island(trials, goal, clause):
    match = flying(hero("hyrca-2", hand="phoenix", city="vendha-0", **trials))
    assert cited(match.step(f"phoenix {goal}"), "flew")[:2] == [clause, "ruling.flight-goal"]


@pytest.mark.clause("imperio:ruling.sent-elsewhere")
def test_a_flight_needs_a_city_without_a_hero():
    match = flying(hero("vendha-0", hand="phoenix"), hero("hyrca-0"))
    assert flights(match) == ["phoenix khytya-0"]
    assert blocked(match, "phoenix hyrca-0") == ["ruling.sent-elsewhere"]
    match = flying(hero("vendha-0", hand="phoenix", done=TRIALS), hero("vendha-entrance", city="hyrca-0"))
    match.step("phoenix vendha-entrance")
    assert space(match) == "vendha-path-1"


@pytest.mark.clause("imperio:island.no-flight")
@pytest.mark.parametrize("where, refused", [("o3", True), ("vendha-entrance", True), ("vendha-11", False)])
def test_nobody_flies_from_cobra_island(where, refused):
    match = flying(hero(where, hand="dragon", done=TRIALS))
    assert ("island.no-flight" in blocked(match, "dragon vendha-entrance")) is refused


@pytest.mark.clause("imperio:ruling.entrances")
def test_other_entrances_are_plain_spaces_and_the_own_one_is_of_the_citys_colour():
    match = moving(4, hero("o0", city="khytya-0"))
    assert ">hyrca-entrance" in legal(match)
    match = flying(hero("hyrca-2", hand="phoenix", done=TRIALS, city="hyrca-0"))
    assert flights(match) == ["phoenix hyrca-entrance"]
    match = flying(hero("hyrca-2", hand="phoenix", done=TRIALS, city="khytya-0"))
    assert flights(match) == ["phoenix khytya-entrance"]


@pytest.mark.clause("imperio:island.by-nautilus")
@pytest.mark.clause("imperio:ruling.not-a-roll")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_nautilus_arrives_with_three_or_more_and_is_no_roll(face):
    match = flying(hero("vendha-0", hand="sword nautilus", trials=TRIALS), force={"die": face})
    ray = cell(match, "cobra/ray")
    events = match.step("nautilus sword hyrca-entrance")
    arrived = face >= 3
    assert match.path()[-1].notation == f"nautilus {face}"
    assert space(match) == ("hyrca-entrance" if arrived else "vendha-0")
    assert cell(match, "hero/0/hand") == (["sword"] if arrived else [])
    assert cell(match, "deck/help")[17:] == (["nautilus"] if arrived else ["nautilus", "sword"])
    assert (cell(match, "cobra/ray"), cell(match, "roll")) == (ray, None)
    assert told(events, "help-drawn") == []
    assert cell(match, "phase") == "ending"


@pytest.mark.clause("imperio:island.by-nautilus")
def test_the_nautilus_asks_for_a_city_a_weapon_and_an_entrance():
    match = flying(hero("vendha-0", hand="axe nautilus"))
    assert flights(match, "nautilus") == [
        f"nautilus axe {island}-entrance" for island in ("vendha", "hyrca", "khytya")
    ]
    assert blocked(match, "nautilus sword hyrca-entrance") == ["island.by-nautilus"]
    assert blocked(match, "nautilus axe hyrca-0") == ["island.by-nautilus"]
    match = flying(hero("vendha-1", hand="axe nautilus"))
    assert blocked(match, "nautilus axe hyrca-entrance") == ["island.by-nautilus"]
    match = flying(hero("vendha-0", hand="nautilus"))
    assert flights(match, "nautilus") == []


@pytest.mark.clause("imperio:island.by-nautilus")
def test_another_heros_city_is_a_city_too():
    match = flying(hero("khytya-0", hand="axe nautilus", city="vendha-0"), force={"die": 3})
    events = match.step("nautilus axe vendha-entrance")
    assert told(events, "landed") == [(0, "vendha-entrance", 3)]
    assert cited(events, "landed") == ["island.by-nautilus", "ruling.not-a-roll"]
