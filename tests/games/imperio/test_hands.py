"""Cards in hand: the fourth card, the odd draw, when cards are played, where they go."""

import pytest

from tests.games.imperio.positions import (
    blocked,
    cell,
    hero,
    legal,
    moving,
    play,
    rolling,
    space,
    table,
    told,
)

TRIALS = "great-dinosaur silver-city sea-of-sand"


@pytest.mark.clause("imperio:hand.limit")
def test_with_a_fourth_card_one_must_go_before_anything_else():
    match = rolling(3, hero("vendha-4", hand="sword axe sandstorm", trials=TRIALS))
    assert len(cell(match, "hero/0/hand")) == 4
    assert cell(match, "ask") == [{"kind": "discard", "seat": 0}]
    for move in ("sandstorm", ">vendha-5", "stay"):
        assert blocked(match, move) == ["hand.limit"]
    assert all(move.startswith("discard ") for move in legal(match))
    match.step("discard axe")
    assert cell(match, "hero/0/hand") == ["sword", "sword", "sandstorm"]
    assert cell(match, "deck/help")[-1] == "axe"
    assert blocked(match, ">vendha-5") == []


@pytest.mark.clause("imperio:hand.limit")
def test_a_third_card_is_held():
    match = rolling(3, hero("vendha-4", hand="sword axe", trials=TRIALS))
    assert (len(cell(match, "hero/0/hand")), cell(match, "ask")) == (3, [])


@pytest.mark.clause("imperio:hand.limit")
def test_the_guardians_hand_holds_three_too():
    match = table(hero("vendha-0"), guardian_hand="ship-vendha-city march fog", force={"die": 1})
    match.step("roll")
    assert blocked(match, "ship-vendha-city") == blocked(match, "1>stair-1") == ["hand.limit"]
    match.step("discard march")
    assert cell(match, "deck/forces")[-1] == "march"
    assert blocked(match, "1>stair-1") == []


@pytest.mark.clause("imperio:ruling.discard-any")
def test_the_card_just_drawn_may_be_the_one():
    match = rolling(3, hero("vendha-4", hand="axe axe axe", trials=TRIALS))
    assert legal(match) == ["discard sword", "discard axe"]  # the sword was drawn
    match.step("discard sword")
    assert cell(match, "hero/0/hand") == ["axe", "axe", "axe"]
    assert blocked(match, "discard axe") != []


@pytest.mark.clause("imperio:hand.return")
@pytest.mark.parametrize("card, deck", [("sandstorm", "deck/help"), ("march", "deck/forces")])
def test_a_used_card_goes_under_its_deck(card, deck):
    if card == "march":
        match = table(hero(), guardian_hand="march")
    else:
        match = table(hero(hand="sandstorm"), turn=0, phase="before")
    before = cell(match, deck)
    match.step(card)
    assert cell(match, deck) == [*before, card]


@pytest.mark.clause("imperio:hero.odd")
@pytest.mark.parametrize("face, drawn", [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_an_odd_roll_of_a_hero_with_trials_draws_a_card(face, drawn):
    match = rolling(face, hero("vendha-4", trials=TRIALS))
    assert len(cell(match, "hero/0/hand")) == drawn


@pytest.mark.clause("imperio:ruling.draws")
@pytest.mark.parametrize("face", [1, 3, 5])
def test_without_an_oracle_nothing_is_drawn(face):
    assert cell(rolling(face, hero("vendha-4")), "hero/0/hand") == []
    done = hero("vendha-4", done=TRIALS)
    assert len(cell(rolling(face, done), "hero/0/hand")) == 1  # all overcome: still "from then on"


@pytest.mark.clause("imperio:ruling.draws")
def test_an_odd_roll_draws_in_the_well_and_by_the_wind_too():
    assert len(cell(rolling(5, hero("well", trials=TRIALS)), "hero/0/hand")) == 1
    match = table(
        hero("vendha-4", hand="wind", trials=TRIALS), turn=0, phase="after", roll=2, force={"die": 5}
    )
    match.step("wind")
    assert cell(match, "hero/0/hand") == ["sword"]


@pytest.mark.clause("imperio:ruling.cards-on-own-turn")
def test_flights_and_the_nautilus_are_played_before_the_roll_only():
    cards = {"phoenix hyrca-0": "phoenix", "nautilus sword hyrca-entrance": "nautilus sword"}
    for move, hand in cards.items():
        assert blocked(table(hero(hand=hand), turn=0, phase="before"), move) == []
        for phase in ("move", "after"):
            match = table(hero(hand=hand), turn=0, phase=phase, roll=2)
            assert blocked(match, move) == ["ruling.cards-on-own-turn"]


@pytest.mark.clause("imperio:ruling.cards-on-own-turn")
def test_the_sandstorm_sends_all_sentinels_back_before_or_after_the_roll():
    for phase in ("before", "move", "after", "ending"):
        match = table(hero("o0", hand="sandstorm"), turn=0, phase=phase, roll=2, sentinels=["o3", "tower"])
        events = match.step("sandstorm")
        assert told(events, "recalled") == [((1,),)]
        assert cell(match, "sentinel/1/space") == "tower"
        assert cell(match, "phase") == phase


@pytest.mark.clause("imperio:ruling.cards-on-own-turn")
def test_a_weapon_is_not_played_by_itself_and_a_card_not_held_not_at_all():
    match = table(hero(hand="sword"), turn=0, phase="before")
    assert blocked(match, "sword") == blocked(match, "sandstorm") == ["ruling.cards-on-own-turn"]
    texts = {move: match.why_not(move).blockers[0].text for move in ("sword", "sandstorm")}
    assert "not in your hand" in texts["sandstorm"]
    assert "overcomes" in texts["sword"]


@pytest.mark.clause("imperio:ruling.wind")
def test_the_wind_is_one_more_whole_roll_after_a_move_only():
    start = hero("o0", hand="wind", trials=TRIALS)
    assert blocked(table(start, turn=0, phase="before"), "wind") == ["ruling.wind"]
    assert blocked(moving(1, start), "wind") == ["ruling.wind"]
    assert blocked(table(start, turn=0, phase="ending", roll=3), "wind") == ["ruling.wind"]
    match = table(start, turn=0, phase="after", roll=1, cobra_ray=0, force={"die": 3})
    events = match.step("wind")
    assert told(events, "cobra-turned") == [(3, 3)]
    assert len(told(events, "help-drawn")) == 1
    match.step(">o3")
    assert space(match) == "vendha-entrance"  # it ended its move in the sight


@pytest.mark.clause("imperio:ruling.wind")
def test_the_wind_follows_a_flight_and_brings_to_a_trial():
    match = table(
        hero("hyrca-0", hand="phoenix wind talisman", trials=TRIALS), turn=0, phase="before", force={"die": 6}
    )
    play(match, "phoenix vendha-0", "wind")
    match.step(">vendha-5")
    assert cell(match, "phase") == "after"
    assert cell(match, "hero/0/hand") == ["talisman"]
