"""Preparation: components, sides, decks, cities, the Cobra, the limit."""

import pytest

import cobra_widgets as cw
from tests.games.imperio.positions import blocked, cell, cited, hero, legal, play, table, told
from tests.oracles import imperio_box as box


@pytest.mark.clause("imperio:components")
@pytest.mark.clause("imperio:setup.decks")
def test_the_decks_hold_every_card_and_are_shuffled():
    matches = [cw.new("imperio", players=4, seed=seed) for seed in (1, 2)]
    for match in matches:
        cells = match.goto(1).inspect()
        assert sorted(cells["deck/help"]) == sorted(box.deck(box.HELP))
        assert sorted(cells["deck/forces"]) == sorted(box.deck(box.FORCES))
        stacks = [cells[f"oracle/{island}"] for island in box.ISLANDS]
        assert [len(stack) for stack in stacks] == [3, 3, 3]
        assert sorted(card for stack in stacks for card in stack) == sorted(box.TRIALS)
    assert matches[0].inspect("deck") != matches[1].inspect("deck")
    assert [len(box.deck(deck)) for deck in (box.HELP, box.FORCES)] == [19, 14]


@pytest.mark.clause("imperio:setup.decks")
def test_the_shuffle_is_one_ply_of_chance_and_can_be_asked_for():
    match = cw.new("imperio", players=3, seed=1)
    assert [ply.notation for ply in match.path()] == ["", "shuffle"]
    asked = {"help": box.deck(box.HELP), "oracle": list(box.TRIALS)}
    branch = match.fork(at=0, force=asked)
    branch.step()
    assert cell(branch, "deck/help") == asked["help"]
    assert cell(branch, "oracle/vendha") == list(box.TRIALS[:3])


@pytest.mark.clause("imperio:setup.sides")
@pytest.mark.parametrize("players, heroes, sentinels", [(2, 1, 2), (3, 2, 3), (4, 3, 4)])
def test_one_sentinel_more_than_heroes(players, heroes, sentinels):
    cells = cw.new("imperio", players=players, seed=1).inspect()
    assert sum(address.endswith("/fog") for address in cells) == heroes
    assert sum(address.endswith("/spent") for address in cells) == sentinels


@pytest.mark.clause("imperio:setup.heroes")
@pytest.mark.clause("imperio:ruling.city-choice")
def test_three_heroes_begin_one_in_each_city_and_the_guardian_is_on_turn():
    match = cw.new("imperio", players=4, seed=1)
    assert [cell(match, f"hero/{seat}/city") for seat in range(3)] == ["vendha-0", "hyrca-0", "khytya-0"]
    assert [cell(match, f"hero/{seat}/space") for seat in range(3)] == ["vendha-0", "hyrca-0", "khytya-0"]
    assert match.to_act == (3,)


@pytest.mark.clause("imperio:ruling.city-choice")
def test_fewer_heroes_choose_different_cities_seat_0_first():
    match = cw.new("imperio", players=3, seed=1)
    assert legal(match) == ["city vendha-0", "city hyrca-0", "city khytya-0"]
    assert match.to_act == (0,)
    match.step("city hyrca-0")
    assert match.to_act == (1,)
    assert legal(match) == ["city vendha-0", "city khytya-0"]
    assert blocked(match, "city hyrca-0") == ["ruling.city-choice"]
    assert blocked(match, "city vendha-3") == ["ruling.city-choice"]
    assert blocked(match, "roll") == ["ruling.city-choice"]
    match.step("city vendha-0")
    assert [cell(match, f"hero/{seat}/space") for seat in (0, 1)] == ["hyrca-0", "vendha-0"]
    assert (match.to_act, cell(match, "phase"), cell(match, "round")) == ((2,), "before", 1)


@pytest.mark.clause("imperio:setup.cobra")
def test_the_cobra_looks_straight_ahead_and_all_sentinels_are_in_the_tower():
    match = cw.new("imperio", players=4, seed=1)
    assert cell(match, "cobra/ray") == 2
    assert [cell(match, f"sentinel/{n}/space") for n in range(1, 5)] == ["tower"] * 4


@pytest.mark.clause("imperio:setup.limit")
def test_a_hero_that_won_is_the_next_guardian():
    match = table(hero("vendha-0"), hero("i0", city="hyrca-0"), turn=1, phase="move", roll=1)
    match = cw.load(match.to_json())
    match.step(">centre")
    assert match.result.winners == (1,)
    following = match.next_game()
    assert following.names == ("A", "C", "B")
    assert (following.seed, following.options) == (match.next_game().seed, match.options)
    assert match.next_game(seed=5).seed == 5


@pytest.mark.clause("imperio:setup.limit")
def test_a_guardian_that_has_won_stays():
    match = cw.new("imperio", players=["random", None, None], seed=1, limit=1, names=["X", "Y", "Z"]).play()
    assert match.result.winners == (2,)
    following = match.next_game()
    assert following.names == ("X", "Y", "Z")
    assert repr(following._table.players[0]) == "Random()"


def test_there_is_no_next_game_before_this_one_is_over():
    with pytest.raises(cw.BadOption, match="not over"):
        cw.new("imperio", players=3, seed=1).next_game()


@pytest.mark.clause("imperio:ruling.limit-in-rounds")
@pytest.mark.clause("imperio:win.limit")
def test_the_last_round_is_played_to_its_last_turn_then_the_guardian_wins():
    match = table(hero(), hero(), turn=0, phase="after", round=7, limit=7)
    events = match.step("end")
    assert (match.result, match.to_act) == (None, (1,))
    match = table(hero(), hero(), turn=1, phase="after", round=7, limit=7)
    events = match.step("end")
    assert (match.result.winners, match.result.scores) == ((2,), (0, 0, 1))
    assert match.result.clause == "imperio:win.limit"
    assert cited(events, "limit-reached") == ["win.limit", "ruling.limit-in-rounds"]
    assert blocked(match, "roll", 2) == ["win.limit"]


@pytest.mark.clause("imperio:ruling.limit-in-rounds")
@pytest.mark.parametrize("round_, limit", [(6, 7), (99, 0)])
def test_before_the_last_round_and_without_a_limit_play_goes_on(round_, limit):
    match = table(hero(), turn=0, phase="after", round=round_, limit=limit)
    match.step("end")
    assert (match.result, cell(match, "round"), match.to_act) == (None, round_ + 1, (1,))


@pytest.mark.clause("imperio:win.limit")
def test_without_a_guardian_the_cobra_wins_at_the_limit():
    match = table(hero(), hero(), turn=1, phase="after", round=3, limit=3, variants=["no-guardian"])
    events = match.step("end")
    assert match.result.winners == ()
    assert told(events, "limit-reached-alone") == [(3, ())]


@pytest.mark.parametrize(
    "players, variants, limit",
    [
        (2, [], 40), (3, [], 32), (4, [], 26), (2, ["trials"], 30), (3, ["trials", "ship"], 24),
        (4, ["trials"], 20), (1, ["no-guardian"], 28), (2, ["no-guardian"], 24), (3, ["no-guardian"], 20),
        (1, ["solo"], 30),
    ],
)  # fmt: skip
def test_the_edition_proposes_a_limit(players, variants, limit):
    match = cw.new("imperio", players=players, seed=1, variants=variants)
    assert cell(match, "limit") == match.options["limit"] == limit
    assert cell(cw.new("imperio", players=players, seed=1, variants=variants, limit=5), "limit") == 5


@pytest.mark.parametrize(
    "players, options, named",
    [
        (1, {}, "2, 3, 4"), (4, {"variants": {"no-guardian"}}, "1, 2, 3"), (2, {"variants": {"solo"}},
            "solo"),
        (2, {"variants": {"solo", "no-guardian"}}, "solo, no-guardian"), (3, {"variants": {"dice"}}, "dice"),
        (3, {"variants": "ship"}, "ship"), (3, {"variants": [["ship"]]}, "ship"),
        (3, {"limit": -1}, "-1"), (3, {"limit": "ten"}, "ten"),
        (3, {"dummy": 1}, "dummy"), (3, {"edition": 7}, "edition"), (5, {}, "1, 2, 3, 4"),
    ],
)  # fmt: skip
def test_options_that_cannot_be_are_refused_by_name(players, options, named):
    with pytest.raises(cw.BadOption, match=named):
        cw.new("imperio", players=players, seed=1, **options)


def test_variants_are_a_set_and_a_record_keeps_them_in_one_order():
    match = cw.new("imperio", players=3, seed=1, variants={"ship", "trials"})
    assert match.options == {"limit": 24, "variants": ["trials", "ship"]}
    assert cw.load(match.to_json()).options == match.options
    play(match, "city vendha-0")
