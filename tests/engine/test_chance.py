"""Chance: drawing without keeping a generator."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cobra_widgets.engine.chance import Chance, forced_values, number, permutation
from cobra_widgets.engine.errors import BadOption

PURPOSES = {"deck": list, "die": int}


@pytest.mark.parametrize("size", range(6))
def test_every_arrangement_has_one_rank(size):
    items = tuple(range(size))
    arranged = [permutation(items, rank) for rank in range(factorial(size))]
    assert sorted(arranged) == sorted(permutations(items))


def test_drawn_arrangements_come_equally_often():
    drawn = Counter(Chance(seed).shuffle("deck", "abc") for seed in range(6000))
    assert set(drawn) == set(permutations("abc"))
    # Six ways, 1000 expected of each; the deviation is 29.
    assert all(880 < count < 1120 for count in drawn.values())


def test_drawn_options_come_equally_often():
    drawn = Counter(Chance(seed).choose("die", range(1, 7)) for seed in range(6000))
    assert set(drawn) == set(range(1, 7))
    assert all(880 < count < 1120 for count in drawn.values())


@given(st.text(), st.integers(min_value=1, max_value=factorial(60)))
def test_a_drawn_number_lies_within_its_range_and_stays(key, below):
    assert 0 <= number(key, below) < below
    assert number(key, below) == number(key, below)


def test_the_same_seed_draws_the_same_and_another_seed_something_else():
    deck = tuple(range(52))
    assert Chance(7).shuffle("deck", deck) == Chance(7).shuffle("deck", deck)
    assert Chance(7).shuffle("deck", deck) != Chance(8).shuffle("deck", deck)


def test_streams_purposes_and_counts_draw_apart():
    deck = tuple(range(52))
    first = Chance(7)
    others = [Chance(7, stream=1), first.after("deck"), first.after("deck", "deck")]
    drawn = [first.shuffle("deck", deck), first.shuffle("bag", deck)]
    drawn += [other.shuffle("deck", deck) for other in others]
    assert len(set(drawn)) == len(drawn)


def test_a_draw_of_one_purpose_leaves_the_next_of_another_as_it_was():
    deck = tuple(range(52))
    assert Chance(7).after("die").shuffle("deck", deck) == Chance(7).shuffle("deck", deck)


def test_several_draws_of_one_ply_are_what_one_after_the_other_would_be():
    chance = Chance(7)
    assert chance.choose("die", range(100), nth=1) == chance.after("die").choose("die", range(100))


def test_a_forced_value_is_drawn_once():
    chance = Chance(7, forced=(("die", (5, 6)),))
    assert [chance.choose("die", range(1, 7), nth) for nth in (0, 1)] == [5, 6]
    assert chance.after("die").choose("die", range(1, 7)) == 6
    assert chance.after("die", "die") == Chance(7).after("die", "die")


def test_a_forced_order_is_found_by_notation():
    assert Chance(7, forced=(("deck", (["2", "1"],)),)).shuffle("deck", (1, 2)) == (2, 1)


@pytest.mark.parametrize("value", [0, 7, "5"])
def test_a_value_that_cannot_be_drawn_is_refused_with_those_that_can(value):
    with pytest.raises(BadOption, match="1, 2, 3, 4, 5, 6") as refused:
        Chance(7, forced=(("die", (value,)),)).choose("die", range(1, 7))
    assert refused.value.params["value"] == value


@pytest.mark.parametrize("value", [["1"], ["1", "1"], ["1", "2", "3"], ["1", "4"], "12"])
def test_an_order_that_cannot_be_drawn_is_refused(value):
    with pytest.raises(BadOption, match="deck cannot be forced"):
        Chance(7, forced=(("deck", (value,)),)).shuffle("deck", (1, 2))


@pytest.mark.parametrize(
    "force, kept",
    [
        ({"die": 5}, (("die", (5,)),)),
        ({"die": [5, 6]}, (("die", (5, 6)),)),
        ({"deck": ["a", "b"]}, (("deck", (["a", "b"],)),)),
        ({"deck": ("a", "b")}, (("deck", (["a", "b"],)),)),
        ({"deck": [["a", "b"], ["b", "a"]]}, (("deck", (["a", "b"], ["b", "a"])),)),
        ({}, ()),
    ],
)
def test_what_a_fork_asks_for_is_one_draw_or_a_list_of_draws(force, kept):
    assert forced_values(force, PURPOSES) == kept


@pytest.mark.parametrize("force", [{"die": "5"}, {"die": []}, {"die": True}, {"deck": 5}, {"die": 2.0}])
def test_a_draw_of_the_wrong_kind_is_refused_by_purpose(force):
    (purpose,) = force
    with pytest.raises(BadOption, match=f"{purpose} cannot be forced"):
        forced_values(force, PURPOSES)


def test_a_purpose_that_chance_does_not_have_is_refused_with_those_it_has():
    with pytest.raises(BadOption, match=r"'dice'.*deck, die"):
        forced_values({"dice": 5}, PURPOSES)
