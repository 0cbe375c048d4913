"""The tree of errors raised on purpose."""

import pytest

import cobra_widgets as cw
from cobra_widgets.engine import errors

RAISED = [
    lambda: cw.new("chess"),
    lambda: cw.new("cobras", players=9),
    lambda: cw.new("cobras", mood="bad"),
    lambda: cw.setup("cobras", {"nowhere": 1}),
    lambda: cw.load("{}"),
    lambda: cw.scenario("cobras.nothing"),
    lambda: cw.rulebook("cobras")["nothing"],
    lambda: cw.new("cobras", seed=1).step("Z9"),
    lambda: cw.new("cobras", seed=1).goto("nowhere"),
    lambda: cw.new("cobras", seed=1).play().step("R5"),
    lambda: cw.new("cobras", seed=1).inspect("nowhere"),
    lambda: cw.locale("tlh"),
]


@pytest.mark.parametrize("ask", RAISED)
def test_whatever_is_raised_on_purpose_is_one_error_with_a_sentence_in_both_languages(ask):
    with pytest.raises(cw.CobraError) as raised:
        ask()
    english = str(raised.value)
    try:
        cw.locale("es")
        spanish = str(raised.value)
    finally:
        cw.locale("en")
    assert english
    assert spanish
    assert english != spanish
    assert "{" not in english.replace("{}", "")
    assert type(raised.value).__name__ in cw.__all__


def test_every_error_is_a_cobra_error_and_public():
    classes = {v for v in vars(errors).values() if isinstance(v, type) and issubclass(v, Exception)}
    assert all(issubclass(found, cw.CobraError) for found in classes)
    assert {found.__name__ for found in classes} <= set(cw.__all__)


@pytest.mark.parametrize(
    "error, builtin",
    [
        (cw.Refused, ValueError), (cw.UnknownNotation, ValueError), (cw.BadOption, ValueError),
        (cw.ImpossiblePosition, ValueError), (cw.BadRecord, ValueError), (cw.BadData, ValueError),
        (cw.UnknownPlace, LookupError), (cw.UnknownName, LookupError),
    ],
)  # fmt: skip
def test_an_error_is_also_what_python_would_raise(error, builtin):
    assert issubclass(error, builtin)


def test_near_names_come_as_a_tuple_nearest_first():
    match = cw.new("cobras", seed=1)
    card = str(match.legal()[0])
    with pytest.raises(cw.UnknownNotation) as unknown:
        match.step(f"{card}!")
    assert unknown.value.near[0] == card
    with pytest.raises(cw.UnknownNotation) as unknown:
        match.step("@@@@@@")
    assert unknown.value.near == ()


@pytest.mark.parametrize("ask", RAISED[:5])
def test_an_error_keeps_its_key_and_parameters(ask):
    with pytest.raises(cw.CobraError) as raised:
        ask()
    assert raised.value.args == (raised.value.key, raised.value.params)


def test_a_refusal_can_be_asked_for_its_sentence_long_after():
    match = cw.new("cobras", seed=1).play()
    with pytest.raises(cw.Refused) as refused:
        match.step("K+")
    match.goto(0)
    assert "[cobras:game.end]" in str(refused.value)
    assert bool(refused.value.verdict) is False
