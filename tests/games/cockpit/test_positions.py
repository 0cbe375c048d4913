"""Positions set up by hand: defaults, and every fault named."""

import pytest

import cobra_widgets as cw
from cobra_widgets.games.cockpit.cards import WORDS
from tests.games.cockpit.positions import cell, plane

HANDS = {"hand/0": ["B1"], "hand/1": ["S1"], "species/0": "cobras", "species/1": "pythons", "turn": 0}


def faults(**cells):
    given = HANDS | {name.replace("__", "/").replace("_", "-"): value for name, value in cells.items()}
    with pytest.raises(cw.ImpossiblePosition) as refused:
        cw.setup("cockpit", given)
    return refused.value.faults


def test_what_is_missing_is_empty_and_every_other_card_is_discarded():
    match = cw.setup("cockpit", HANDS)
    assert (cell(match, "phase"), cell(match, "deck"), len(cell(match, "discard"))) == ("turn", [], 97)
    assert cell(match, "reserve/0") == 5


@pytest.mark.parametrize(
    "cells",
    [
        {"nowhere": 1},
        {"phase": "sleep"},
        {"turn": 5},
        {"hand__0": ["B1", "B1", "B1"]},
        {"hand__0": ["Z1"]},
        {"discard": []},
        {"species__1": "cobras"},
        {"species__1": "adders"},
        {"area__coach__snakes__0": 6},
        {"area__coach__snakes__0": -1},
        {"area__pilot__snakes__0": 1},
        {"area__coach__spent": 1},
        {"area__cargo_hold__cards": ["B2"]},
        {"area__coach__cards": ["second-wind"]},
        {"area__galley__cards": ["B6", "H6"]},
        {"area__galley__cards": ["B6"], "area__galley__chaos": True},
        {"area__cockpit__chaos": True},
        {"area__coach__chaos": "yes"},
        {"used__bite": 3},
        {"extra": "tower"},
        {"ability": True},  # what Cobras can do is not once a turn
        {"extra": "coach", "phase": "over"},
        {"asked": [1]},
        {"phase": "react"},
        {"phase": "push"},
        {"phase": "shift"},
        {"phase": "over"},
        {"reserve__0": 3},
        {"result": {"winners": [0], "scores": [1, 0]}},
        {"stack": ["B2"]},
        {"stack": [{"seat": 0, "card": "B2", "move": "B2@coach"}]},
        {"stack": [{"seat": 1, "card": "B2", "move": "B2@coach"}], "area__coach__snakes__1": 1},
        {"stack": [{"seat": 0, "card": "second-wind"}], "asked": [0]},
        {"stack": [{"seat": 0, "card": "second-wind"}, {"seat": 1, "card": "antivenom"}]},
        {"stack": [{"seat": 0, "card": "second-wind", "move": "B2+"}]},
        {"stack": [{"seat": 0, "card": "stowaways", "moved": ["coach"]}]},
        {"turn": None, "phase": "deal", "stack": [{"seat": 0, "card": "second-wind"}]},
    ],
)
def test_a_position_that_cannot_be_is_refused(cells):
    assert all(fault and "{limit}" not in fault for fault in faults(**cells))


@pytest.mark.parametrize(
    "address", ["phase", "turn", "species/0", "hand/0", "extra", "area/coach/snakes/0", "asked", "stack"]
)
@pytest.mark.parametrize("value", [[[]], {"count": []}, 1.5])
def test_a_value_of_another_sort_is_a_fault_and_no_crash(address, value):
    with pytest.raises(cw.ImpossiblePosition, match=address.partition("/")[0]):
        cw.setup("cockpit", HANDS | {address: value})


@pytest.mark.clause("cockpit:ruling.leaves-with-effect")
def test_chance_robs_nobody_whose_hand_is_empty():
    stack = [{"seat": 0, "card": "sticky-fingers", "move": "sticky-fingers pythons"}]
    theft = HANDS | {"phase": "deal", "stack": stack}
    assert cell(cw.setup("cockpit", theft), "phase") == "turn"
    with pytest.raises(cw.ImpossiblePosition, match="phase deal there is nothing to decide"):
        cw.setup("cockpit", theft | {"hand/1": []})


@pytest.mark.parametrize(
    "cells, told",
    [
        ({"area__coach__spent": 2}, "In coach 2 snakes are spent, of 0."),
        ({"area__pilot__snakes__0": 1}, "Snakes cannot enter pilot."),
        ({"area__coach__cards": ["second-wind"]}, "second-wind is no number card and cannot lie in an area."),
        ({"area__cargo_hold__cards": ["B2"]}, "B2 cannot lie in cargo-hold: "),
        (
            {"area__galley__cards": ["B6", "H6"]},
            "With B6, H6 galley has all it asks for (spook 6, harm 6) and would be in chaos.",
        ),
        ({"extra": "coach", "phase": "over"}, "In the phase over extra cannot be coach."),
        ({"used__bite": 1, "acted": False}, "a card has been used this turn, as used/bite say."),
        ({"used__bite": 1, "passes": 1}, "passes cannot be 1 in a turn with a card used: it is 0."),
        ({"acted": True, "passes": 2}, "passes cannot be 2 in a turn with a card used: it is 0."),
        ({"stack": ["B2"]}, 'such as {seat = 0, card = "B7", move = "B7@coach"}.'),
    ],
)
def test_a_fault_names_pieces_as_cells_do(cells, told):
    assert told in " ".join(map(str, faults(**cells)))


@pytest.mark.parametrize(
    "snakes, lying, is_fine",
    [(1, ["H1", "B2"], True), (0, ["B2"], False), (1, ["B2", "H1"], False), (1, [], False)],
)
def test_an_extra_card_may_follow_only_a_card_of_the_suit_that_a_snake_played(snakes, lying, is_fine):
    cells = HANDS | {"extra": "pilot", "area/cockpit/snakes/0": snakes, "area/pilot/cards": lying}
    if is_fine:
        assert cell(cw.setup("cockpit", cells), "extra") == "pilot"
    else:
        with pytest.raises(cw.ImpossiblePosition, match="extra cannot be pilot: "):
            cw.setup("cockpit", cells)


def test_all_faults_are_named_together():
    assert len(faults(area__coach__snakes__0=6, area__coach__spent=7, used__bite=3)) == 3


def test_everything_in_chaos_is_the_end():
    cells = {f"area__{area.id.replace('-', '_')}__chaos": True
             for area in cw.edition("cockpit").board.areas if area.needs}  # fmt: skip
    assert faults(**cells) == (WORDS.template("fault.all-chaos"),)


@pytest.mark.clause("cockpit:ruling.pass")
@pytest.mark.parametrize(
    "cells, passes",
    [
        ({}, 1),
        ({"acted": True}, 0),
        ({"used/bite": 1}, 0),
        ({"area/coach/spent": 1}, 0),
        ({"extra": "coach", "area/coach/cards": ["B2"]}, 0),
    ],
)
def test_what_shows_that_a_card_was_used_makes_the_turn_no_pass(cells, passes):
    match = cw.setup("cockpit", HANDS | {"area/coach/snakes/0": 1} | cells)
    match.step("end")
    assert cell(match, "passes") == passes


@pytest.mark.clause("cockpit:ruling.pass")
@pytest.mark.parametrize(
    "species, passes", [("rattlesnakes", 0), ("kingsnakes", 0), ("pythons", 1)]
)  # a free move uses no card
def test_an_ability_that_took_a_card_makes_the_turn_no_pass(species, passes):
    cells = HANDS | {"species/0": species, "species/1": "cobras", "ability": True}
    match = cw.setup("cockpit", cells)
    match.step("end")
    assert cell(match, "passes") == passes


@pytest.mark.clause("cockpit:ruling.pass")
def test_a_card_on_the_stack_makes_the_turn_no_pass():
    stack = [{"seat": 0, "card": "B2", "move": "B2@coach"}]
    match = cw.setup("cockpit", HANDS | {"area/coach/snakes/0": 1, "stack": stack})
    match.step("pass")
    match.step("end")
    assert cell(match, "passes") == 0


@pytest.mark.clause("cockpit:ruling.pass")
def test_so_many_passes_as_were_agreed_are_behind_only_when_the_game_is_over():
    assert cell(cw.setup("cockpit", HANDS | {"passes": 1}, stop_after_passes=2), "passes") == 1
    assert cw.setup("cockpit", HANDS | {"passes": 2, "phase": "over"}, stop_after_passes=2).result
    with pytest.raises(cw.ImpossiblePosition, match=r"passes cannot be 2: .* stop at 2"):
        cw.setup("cockpit", HANDS | {"passes": 2}, stop_after_passes=2)


@pytest.mark.parametrize(
    "move, could_be",
    [
        ("B2@coach", True),
        ("R2@coach", False),  # Cobras play no Rattle
        ("R2*coach", True),
        ("R2!coach", False),
        ("R2!port-engine", True),
        ("B2@port-engine", False),
        ("B2*port-engine", False),
        ("S2*port-engine", False),  # no Bite goes there under the limits
    ],
)
def test_on_the_stack_lies_only_what_the_species_could_have_played_so(move, could_be):
    cells = HANDS | {"area/coach/snakes/0": 1, "area/port-engine/snakes/0": 1}
    cells |= {"stack": [{"seat": 0, "card": move[:2], "move": move}]}
    if could_be:
        assert cell(cw.setup("cockpit", cells), "phase") == "react"
    else:
        with pytest.raises(cw.ImpossiblePosition, match=r"cannot lie on the stack"):
            cw.setup("cockpit", cells)


def test_no_other_species_has_an_extra_card_on_the_stack():
    cells = HANDS | {"turn": 1, "area/coach/snakes/1": 1}
    with pytest.raises(cw.ImpossiblePosition, match=r"R2\*coach cannot lie on the stack"):
        cw.setup("cockpit", cells | {"stack": [{"seat": 1, "card": "R2", "move": "R2*coach"}]})


def test_an_open_window_is_set_up_from_its_cells():
    stack = [
        {"seat": 0, "card": "snake-handler", "move": "snake-handler pythons@coach"},
        {"seat": 1, "card": "air-marshal", "move": "air-marshal"},
    ]
    match = plane("air-marshal", "S1", stack=stack, phase="react", snakes={"coach": (0, 1)})
    assert [str(action) for action in match.legal()] == ["air-marshal", "pass"]
    match.step("pass")
    assert cell(match, "area/coach/snakes/1") == 1
