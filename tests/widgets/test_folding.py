"""Choices as they are sent: whatever they are, they are found again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cobra_widgets as cw
from cobra_widgets.widgets.choices import choices, offered
from cobra_widgets.widgets.folding import folded
from cobra_widgets.widgets.seen import Seen
from cobra_widgets.widgets.tape import Numbers, TapeWriter, changes
from tests.widgets.browser import unfolded

LIST = st.lists(st.integers(0, 3), max_size=8)
REASON = st.tuples(st.integers(0, 9), st.text(max_size=9), LIST).map(list)


@given(
    st.lists(
        st.fixed_dictionaries(
            {
                "m": st.sampled_from(["B7", "B7 galley>coach", "B7 galley>first-class", "K+", "!", "#"]),
                "s": st.integers(0, 3),
                "l": st.text(max_size=20),
                "c": LIST,
            },
            optional={"r": st.lists(REASON, max_size=3)},
        )
    )
)
def test_folding_loses_nothing(given_choices):
    assert unfolded(folded(given_choices)) == given_choices


@pytest.mark.parametrize("game", ["cobras", "cockpit"])
def test_choices_come_back_as_they_were(game):
    match = cw.new(game, 2, seed=3)
    for _ in range(60):
        match.step()
        seen = Seen(match, None, "es")
        writer = TapeWriter(seen, Numbers(), "x")
        told = choices(seen, writer, offered(seen))
        as_json = [c | {"r": [[*reason] for reason in c["r"]]} if "r" in c else c for c in told]
        assert unfolded(folded(told)) == as_json


@given(st.lists(st.sampled_from(["R5 ", "R6 ", "B7 ", "galley>", "coach", "tail!"]), max_size=400))
def test_phrases_that_come_again_are_found_again(words):
    told = [
        {"m": word, "s": nth % 2, "l": word + words[-nth], "c": [nth % 7], "r": [[1, word, [nth % 3]]]}
        for nth, word in enumerate(words)
    ]
    assert unfolded(folded(told)) == told


@pytest.mark.parametrize("of", [120, 400])
def test_what_each_of_many_cards_may_do_is_sent_about_once(of):
    told = [
        {"m": f"{card} {move}", "s": 0, "l": f"Card {card}: {move}", "c": [move]}
        for card in range(of // 40)
        for move in range(40)
    ]
    sent = folded(told)
    assert unfolded(sent) == told
    assert len(sent["text"]) <= 2000
    assert bool(sent["signs"]) is (of == 400)


@given(LIST, LIST, LIST, LIST)
def test_a_list_is_told_by_what_has_changed_in_it(head, old, new, tail):
    before, after = {"x": [*head, *old, *tail]}, {"x": [*head, *new, *tail]}
    whole, parts = changes(before, after, {"x": 5})
    if parts:
        index, start, gone, came = parts
        told = [*before["x"][:start], *came, *before["x"][start + gone :]]
        assert (index, told, whole) == (5, after["x"], [])
    else:
        assert whole == ([] if before == after else [5, after["x"]])


def test_a_card_more_on_a_long_pile_is_told_alone_and_a_short_pile_whole():
    assert changes({"x": [*range(50)]}, {"x": [*range(51)]}, {"x": 0}) == ([], [0, 50, 0, [50]])
    assert changes({"x": [*range(50)]}, {"x": [*range(2, 50)]}, {"x": 0}) == ([], [0, 0, 2, []])
    assert changes({"x": [1]}, {"x": [1, 2]}, {"x": 0}) == ([0, [1, 2]], [])
    assert changes({}, {"x": [*range(50)]}, {"x": 0}) == ([0, [*range(50)]], [])
