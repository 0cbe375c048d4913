"""Cells: one address space to hide, compare and fingerprint."""

import pytest

from cobra_widgets.engine.cells import Change, Policy, covered, diff, digest, redact, under

HAND = ["R5", "G1", "B9"]


@pytest.mark.parametrize(
    "policy, left",
    [
        (Policy.FULL, HAND),
        (Policy.ORDER, ["~0", "~1", "~2"]),
        (Policy.TOP, {"count": 3, "top": "R5"}),
        (Policy.PILE, {"count": 3, "top": None}),
        (Policy.COUNT, {"count": 3}),
        (Policy.SEALED, {"locked": True}),
        (Policy.HIDDEN, {"hidden": True}),
    ],
)
def test_a_list_is_covered_as_far_as_the_policy_says(policy, left):
    assert covered(HAND, policy) == left


@pytest.mark.parametrize("policy", [Policy.TOP, Policy.PILE])
def test_an_empty_pile_has_no_top(policy):
    assert covered([], policy) == {"count": 0, "top": None}


def test_a_seal_shows_only_whether_it_is_there():
    assert covered(None, Policy.SEALED) is None
    assert covered("R5", Policy.SEALED) == covered("G1", Policy.SEALED) == {"locked": True}


@pytest.mark.parametrize("policy", [Policy.ORDER, Policy.TOP, Policy.PILE, Policy.COUNT])
def test_what_cannot_be_counted_is_hidden_whole(policy):
    assert covered(5, policy) == {"hidden": True}


def test_hiding_keeps_every_address_in_its_place():
    cells = {"b": HAND, "a": 1, "c/0": None}
    seen = redact(cells, {"b": Policy.COUNT, "a": Policy.FULL, "c/0": Policy.SEALED}.get)
    assert list(seen.items()) == [("b", {"count": 3}), ("a", 1), ("c/0", None)]


def test_a_difference_lists_changed_new_and_missing_cells():
    before, after = {"a": 1, "b": 2, "gone": [1]}, {"new": None, "b": 3, "a": 1}
    assert diff(before, after) == (Change("new", None, None), Change("b", 2, 3), Change("gone", [1], None))
    assert diff(after, after) == ()


def test_an_address_has_what_lies_below_it_and_no_neighbour():
    cells = {"hand/0": 1, "hand/1": 2, "hands": 3, "hand": 4}
    assert under(cells, "hand") == under(cells, "hand/") == {"hand/0": 1, "hand/1": 2, "hand": 4}
    assert under(cells, "hand/1") == {"hand/1": 2}
    assert under(cells, "") == cells
    assert under(cells, "han") == {}


def test_a_fingerprint_follows_the_content_and_not_the_order():
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1})
    assert digest({"a": [1, 2]}) != digest({"a": [2, 1]})
    assert digest({"a": 1}) != digest({"a": True})
    assert len(digest({})) == 8


def test_a_fraction_that_is_no_number_has_no_fingerprint():
    with pytest.raises(ValueError, match="JSON"):
        digest({"a": float("nan")})
