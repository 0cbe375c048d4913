"""Positions set up by hand: what is missing, and every fault of what cannot be."""

from copy import copy, deepcopy

import pytest

import cobra_widgets as cw
from tests.engine.sending import sent
from tests.games.imperio.positions import cell, hero, legal, moving, splitting, table

TRIALS = ["great-dinosaur", "silver-city", "sea-of-sand"]


def test_an_empty_table_is_the_guardians_first_turn():
    match = cw.setup("imperio", {}, players=3)
    assert (match.to_act, cell(match, "round"), cell(match, "phase")) == ((2,), 1, "before")
    assert [cell(match, f"hero/{seat}/space") for seat in (0, 1)] == ["vendha-0", "hyrca-0"]
    assert len(cell(match, "deck/help")) == 19
    assert sum(len(cell(match, f"oracle/{i}")) for i in ("vendha", "hyrca", "khytya")) == 9


def test_the_players_are_counted_from_the_cells():
    assert len(cw.setup("imperio", {"hero/1/space": "hyrca-3"}).names) == 3
    assert len(cw.setup("imperio", cw.new("imperio", players=2, seed=1).inspect()).names) == 2
    alone = cw.new("imperio", players=1, seed=1, variants=["solo"])
    assert len(cw.setup("imperio", alone.inspect(), variants=["solo"]).names) == 1


def test_missing_decks_hold_every_card_not_placed():
    match = table(hero(hand="sword sword"), guardian_hand="fog")
    assert len(cell(match, "deck/help")) == 17
    assert cell(match, "deck/help").count("sword") == 1
    assert cell(match, "deck/forces").count("fog") == 1


@pytest.mark.parametrize(
    "cells, named",
    [
        ({"moon": 1}, "moon is no cell"),
        ({"phase": "sleep"}, "phase cannot be 'sleep'"),
        ({"turn": 7}, "turn cannot be 7"),
        ({"turn": 0, "phase": "move"}, "roll cannot be None"),
        ({"roll": 9}, "roll cannot be 9"),
        ({"hero/0/space": "atlantis"}, "hero/0/space cannot be 'atlantis'"),
        ({"hero/0/space": "tower"}, "hero/0/space cannot be tower"),
        ({"hero/0/space": "centre"}, "hero/0/space cannot be centre"),
        ({"hero/0/city": "vendha-3"}, "hero/0/city cannot be 'vendha-3'"),
        ({"hero/0/city": "hyrca-0", "hero/1/city": "hyrca-0"}, "same city, hyrca-0"),
        ({"hero/1/city": None}, "seat 1 has none"),
        ({"hero/0/space": "hyrca-0"}, "cannot both be hyrca-0"),
        ({"hero/0/space": "o1", "sentinel/1/space": "o1"}, "cannot both be o1"),
        ({"sentinel/1/space": "o1", "sentinel/3/space": "o1"}, "cannot both be o1"),
        ({"sentinel/1/space": "centre"}, "sentinel/1/space cannot be centre"),
        ({"sentinel/1/spent": 1}, "sentinel/1/spent cannot be 1"),
        ({"hero/0/captured": True, "hero/0/space": "o1"}, "in the Well"),
        ({"hero/0/space": "well"}, "in the Well"),
        ({"hero/0/hand": ["sword"] * 4}, "sword lies on the table 4 times"),
        ({"hero/0/hand": ["sword", "axe", "wind", "liberation"]}, "has 4 cards; 3 are allowed"),
        ({"hero/0/hand": ["fog"]}, "fog lies on the table"),
        ({"hero/0/hand": ["cake"]}, "hero/0/hand cannot be"),
        ({"guardian/hand": "fog"}, "guardian/hand cannot be 'fog'"),
        ({"deck/help": []}, "0 times, not 3"),
        ({"hero/0/trials": TRIALS, "hero/1/trials": TRIALS}, "great-dinosaur lies on the table 2 times"),
        ({"hero/0/trials": TRIALS[:2]}, "must be 3"),
        ({"hero/0/trials": TRIALS, "hero/0/oracle": "moon"}, "hero/0/oracle cannot be 'moon'"),
        ({"hero/0/trials": TRIALS, "hero/0/oracle": "vendha", "hero/1/done": TRIALS,
            "hero/1/oracle": "vendha"},
         "from the Oracle of vendha"),
        ({"oracle/vendha": ["silver-city"], "hero/0/trials": TRIALS, "hero/0/oracle": "vendha"},
            "nothing else"),
        ({"cobra/ray": 8}, "0..7"),
        ({"points": -1}, "points cannot be -1"),
        ({"round": 0}, "round cannot be 0"),
        ({"turn": 2, "phase": "after", "roll": 2}, "phase after"),
        ({"turn": 0, "phase": "forced", "roll": 2}, "phase forced"),
        ({"phase": "city", "turn": 2}, "phase city"),
        ({"phase": "city", "turn": 1}, "phase city"),
        ({"phase": "city", "turn": 0, "hero/1/city": "hyrca-0"}, "phase city"),
        ({"round": 33}, "round cannot be 33"),  # after the last of 32
        ({"phase": "over"}, "over exactly"),
        ({"phase": "rolled", "turn": 0, "roll": 2}, "passes by itself"),
        ({"phase": "move", "turn": 0, "roll": 2, "hero/0/captured": True}, "cannot be moving"),
        ({"ask": [{"kind": "fight", "seat": 0}]}, "ask cannot be"),
        ({"ask": [{"kind": "discard", "seat": 0}]}, "ask cannot be"),
        ({"ask": [{"kind": "place", "seat": 0, "sentinel": 1}]}, "ask cannot be"),
        ({"ask": "fight"}, "ask cannot be"),
        ({"ask": [{"kind": "sing", "seat": 0}]}, "ask cannot be"),
        ({"result": 5}, "result cannot be 5"),
        ({"result": {"winners": [True]}}, "result cannot be"),
        ({"hero": 1}, "hero is no cell"),
        ({"hero/0/stuck": True, "hero/0/space": "vendha-3", "hero/0/trials": TRIALS}, "variant trials"),
        ({"hero/0/space": "well", "hero/0/captured": True, "hero/0/fog": True}, "neither fog"),
        ({"ask": [{"kind": "theft", "seat": 0}]}, "ask cannot be"),
        ({"ask": [{"kind": "trial", "seat": 0}]}, "ask cannot be"),
        ({"ask": [{"kind": "use", "seat": 0, "index": 1}]}, "ask cannot be"),
        ({"hero/0/hand": ["axe"], "ask": [{"kind": "fight", "seat": 0, "sentinel": 1}]}, "ask cannot be"),
        ({"hero/0/hand": ["axe"],
            "ask": [{"kind": "voyage", "seat": 0, "card": "axe", "space": "hyrca-0"}]}, "ask cannot be"),
        ({"hero/0/hand": ["axe"], "ask": [{"kind": "fight", "seat": 0}, {"kind": "trial", "seat": 0}]},
            "ask cannot be"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_fault(cells, named):
    with pytest.raises(cw.ImpossiblePosition) as error:
        cw.setup("imperio", cells, players=3)
    assert named in str(error.value)


@pytest.mark.clause("imperio:ruling.city-choice")
@pytest.mark.parametrize("heroes, chooses", [(2, True), (3, False)])
def test_a_city_is_chosen_next_only_where_there_is_a_choice(heroes, chooses):
    choosing = {"phase": "city", "turn": 0}
    if chooses:
        assert cw.setup("imperio", choosing, players=heroes + 1).to_act == (0,)
    else:
        with pytest.raises(cw.ImpossiblePosition, match="phase city"):
            cw.setup("imperio", choosing, players=heroes + 1)


@pytest.mark.clause("imperio:ruling.sentinels-home")
@pytest.mark.parametrize(
    "where, at_home, with_ships",
    [
        ("stair-3", True, True),
        ("tower", True, True),
        ("vendha-3", False, True),
        ("sea-vendha-hyrca-2", False, True),
        ("vendha-6", False, False),  # an Oracle that still has its cards
        ("well", False, False),
        ("centre", False, False),
    ],
)
def test_a_sentinel_stands_off_cobra_island_only_by_its_ships(where, at_home, with_ships):
    for variants, may_stand in (([], at_home), (["ship"], with_ships)):
        given = {"sentinel/1/space": where}
        if may_stand:
            match = cw.setup("imperio", given, players=2, variants=variants)
            assert cell(match, "sentinel/1/space") == where
        else:
            with pytest.raises(cw.ImpossiblePosition, match=f"sentinel/1/space cannot be {where}"):
                cw.setup("imperio", given, players=2, variants=variants)


@pytest.mark.parametrize("address", ["phase", "hero/0/space", "hero/0/city", "hero/0/oracle", "ask"])
@pytest.mark.parametrize("value", [[[]], [{"kind": []}], {"kind": "fight"}, 7])
def test_a_value_of_another_sort_is_a_fault_and_no_crash(address, value):
    with pytest.raises(cw.ImpossiblePosition, match=f"{address} cannot be"):
        cw.setup("imperio", {address: value}, players=3)


def test_a_hero_is_held_by_a_trial_of_its_own_where_it_stands_and_nowhere_else():
    held = {"stuck": True, "trials": " ".join(TRIALS)}
    match = table(hero("vendha-3", **held), turn=0, phase="before", variants=["trials"])
    assert cell(match, "hero/0/stuck") is True
    for where in ("vendha-1", "hyrca-3"):
        with pytest.raises(cw.ImpossiblePosition, match="one of its trials"):
            table(hero(where, **held), turn=0, phase="before", variants=["trials"])


def test_what_is_asked_is_accepted_where_hands_and_pawns_fit_it():
    at_o1 = hero("o1", hand="axe")
    ask = [{"kind": "fight", "seat": 0, "sentinel": 1}, {"kind": "beam", "seat": 0}]
    match = moving(1, at_o1, sentinels=["o1", "tower"], ask=ask)
    assert legal(match) == ["fight axe"]
    match = table(hero("vendha-0", hand="axe"), turn=0, phase="ending",
                  ask=[{"kind": "voyage", "seat": 0, "card": "axe", "space": "hyrca-entrance"}])  # fmt: skip
    assert cell(match, "ask") == []
    assert match.path()[-1].notation.startswith("nautilus ")


def test_all_faults_are_named_at_once():
    with pytest.raises(cw.ImpossiblePosition) as error:
        cw.setup("imperio", {"roll": 9, "cobra/ray": 8, "hero/0/space": "tower"}, players=3)
    assert len(error.value.faults) >= 2


def test_cards_beside_the_cobra_are_three_without_a_guardian():
    with pytest.raises(cw.ImpossiblePosition, match="3 cards"):
        cw.setup("imperio", {"faceup": ["fog"]}, players=2, variants=["no-guardian"])
    assert len(cell(cw.setup("imperio", {}, players=2, variants=["no-guardian"]), "faceup")) == 3


def test_a_record_of_a_position_comes_back(tmp_path):
    match = table(hero("o0", hand="sword"), turn=0, phase="move", roll=2, limit=9)
    match.step(">o1")
    again = cw.load(match.save(tmp_path / "position.json"))
    assert again.fidelity == cw.EXACT
    assert again.inspect() == match.inspect()
    assert again.options["limit"] == 9


def test_a_broken_draw_in_a_record_is_refused():
    match = table(hero(), turn=0, phase="before", limit=9)
    text = match.fork(force={"die": 5}).step("roll") and match.to_json()
    for wrong in ("roll 7", "roll", "combat 1 2 3", "theft axe", "dance"):
        with pytest.raises(cw.BadRecord):
            cw.load(text.replace("roll 5", wrong))


@pytest.mark.parametrize("again", [sent, copy, deepcopy])
def test_a_decision_stays_the_same_one_when_it_is_copied_or_sent(again):
    tables = (
        table(hero("o0", hand="nautilus sword phoenix"), turn=0, phase="before"),
        splitting(3, hero("o2"), sentinels=["o1", "tower"], guardian_hand="fog whim ship-vendha-city"),
        moving(4, hero("vendha-3")),
    )
    for match in tables:
        for action in (a for seat in range(2) for a in match._game.candidates(match._state, seat)):
            assert again(action) is action


def test_open_cards_are_named_and_numbered_from_1():
    match = table(
        hero("vendha-0"), turn=0, phase="forced", roll=2, faceup="fog whim storm", variants=["no-guardian"]
    )
    assert legal(match) == ["use 1 0"]
    assert match.legal()[0] is match._game.parse(match._state, "use 1 0")[0]
    with pytest.raises(cw.UnknownNotation):
        match.step("use 0 0")


def test_what_may_be_done_is_shown_as_it_is_written():
    match = moving(1, hero("vendha-3"))
    assert repr(match.legal()) == "(stay, >vendha-2, >vendha-4)"
    assert repr(match.why_not("end").allowed) == repr(match.legal())
