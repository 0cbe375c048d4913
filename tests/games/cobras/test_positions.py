"""Positions set up by hand: whatever is given is read, or refused with every fault named once."""

import copy

import pytest

import cobra_widgets as cw
from tests.engine.sending import sent

CELLS = {"hand/0": ["R5"], "hand/1": ["G1"], "hand/2": ["B1"], "round": 1, "trick": 1}

STRANGE = (
    True, 1.5, float("nan"), 2**70, 10**5000, "", "x", "\ud800", b"R5", object(), [[]], [{}], {}, {"a": 1},
    {"R5"}, [None], [["R5"]],
)  # fmt: skip


class Unspeakable:
    def __repr__(self):
        raise RuntimeError("no repr")


def faults_of(cells, **how):
    with pytest.raises(cw.ImpossiblePosition) as impossible:
        cw.setup("cobras", cells, **how)
    str(impossible.value).encode()
    return impossible.value.faults


@pytest.mark.parametrize("address", list(cw.new("cobras", players=2, seed=1).inspect()))
@pytest.mark.parametrize("value", [*STRANGE, Unspeakable()], ids=lambda value: type(value).__name__)
def test_no_cell_takes_a_value_of_another_kind_and_each_is_named(address, value):
    cells = cw.new("cobras", players=2, seed=1).play("trick").inspect()
    faults = faults_of(cells | {address: value}, players=2)
    assert [fault.partition(" cannot be ")[0] for fault in faults] == [address]


def test_a_bad_value_hides_no_other_fault():
    faults = faults_of(CELLS | {"kings/0": 7, "result": "x", "hand/1": ["X1"], "line": ["R5"], "turn": 9})
    assert len(faults) == 6


@pytest.mark.parametrize(
    "play",
    [
        {"seat": True, "card": "R1"}, {"seat": 1.0, "card": "R1"}, {"seat": [], "card": "R1"},
        {"seat": 0, "king": []}, {"seat": 0, "king": "draw"}, {"seat": 0}, {"card": "R1"},
        {"seat": 0, "card": "R1", "king": "win"}, {"seat": 0, "card": "R1", "note": "?"},
        {"seat": 9, "card": "R1"}, None, "R1", ("R1",),
    ],
)  # fmt: skip
def test_a_play_that_is_none_is_named_with_what_one_looks_like(play):
    (fault,) = [f for f in faults_of(CELLS | {"trick/plays": [play]}) if f.startswith("trick/plays")]
    assert '{seat = 0, card = "R5"}' in fault


@pytest.mark.parametrize(
    "address", ["hand/9", "hand/²", "hand/" + "9" * 5000, "hand/-1", "", 1, None, ("hand", 0)]
)
def test_an_address_that_is_none_is_a_fault_not_a_number_of_players(address):
    faults = faults_of(CELLS | {address: []})
    assert [fault for fault in faults if fault.endswith("is no cell of this game.")]
    assert len(max(faults, key=len)) < 400


def test_numbers_are_whole_and_survive_a_browser():
    assert (
        cw.setup("cobras", CELLS | {"score/0": -(2**53), "basket/1": 2**53}).inspect("score")["score/0"] < 0
    )
    assert "from 0 to 9007199254740992" in faults_of(CELLS | {"basket/1": 2**53 + 1})[0]
    assert "a whole number of at least 0" in faults_of(CELLS | {"basket/1": -1})[0]


def test_a_card_laid_down_twice_in_one_place_is_told_once():
    assert sum("R5 is no triple" in fault for fault in faults_of(CELLS | {"line": ["R5", "R5"]})) == 1


def test_faults_are_told_in_the_language_spoken_when_they_are_shown():
    with pytest.raises(cw.ImpossiblePosition) as impossible:
        cw.setup("cobras", CELLS | {"kings/0": 7, "zebra": 1})
    english = str(impossible.value)
    try:
        cw.locale("es")
        assert "debe ser un número entero" in str(impossible.value)
        assert not set(impossible.value.faults) & {english}
    finally:
        cw.locale("en")
    assert str(impossible.value) == english


@pytest.mark.parametrize("again", [copy.deepcopy, sent])
def test_an_impossible_position_can_be_sent_on(again):
    with pytest.raises(cw.ImpossiblePosition) as impossible:
        cw.setup("cobras", CELLS | {"kings/0": 7})
    assert again(impossible.value).faults == impossible.value.faults


def test_a_teaching_position_is_kept_and_set_up_again_with_the_triples_it_put_away():
    match = cw.setup(
        "cobras", CELLS | {"hand/0": ["R5", "R6"], "hand/1": ["G1", "G2"], "hand/2": ["B1", "B2"]}, seed=1
    )
    match.play("trick")
    assert "R13" in match.inspect("discard")["discard"]
    assert cw.load(match.to_json()).inspect() == match.inspect()
    assert cw.setup("cobras", match.inspect()).inspect() == match.inspect()
