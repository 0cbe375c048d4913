"""What is not on the table has a button; whoever is asked may let things stand by itself."""

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw
from tests.games.cockpit.positions import plane

OPEN = 2000
TIMES = {"timeout": 4 * OPEN}


def on_turn(**given):
    """A Cobra in the Galley, and cards to play there."""
    return plane("B3 H2 S1", "antivenom S2", "S4", snakes={"galley": (1, 1, 0)}, **given)


def button(shown, name):
    return shown.root.locator(".acts").get_by_role("button", name=name)


def test_a_turn_is_ended_by_its_button(connect):
    match = on_turn()
    shown = connect(cw.MatchView(match, seat=0))
    button(shown, "End the turn").click()
    expect(button(shown, "End the turn")).to_have_count(0)
    assert match.inspect("turn") == {"turn": 1}


def test_a_turn_is_ended_by_keys(connect):
    match = on_turn()
    shown = connect(cw.MatchView(match, seat=0))
    button(shown, "End the turn").focus()
    shown.page.keyboard.press("Enter")
    expect(button(shown, "End the turn")).to_have_count(0)
    assert match.inspect("turn") == {"turn": 1}


@pytest.mark.parametrize("locale, stand, always", [
    ("en", "Let it stand", "Always pass"), ("es", "Dejarlo pasar", "Pasar siempre"),
])  # fmt: skip
def test_who_is_asked_has_buttons_to_let_it_stand_once_or_always(connect, locale, stand, always):
    match = on_turn()
    match.step("B3@galley")
    shown = connect(cw.MatchView(match, seat=1, locale=locale))
    expect(button(shown, always)).to_have_attribute("aria-pressed", "false")
    assert shown.axe() == []
    button(shown, stand).click()
    expect(button(shown, always)).to_have_count(0)
    assert match.inspect("asked") == {"asked": [2]}


def test_a_switched_on_view_lets_each_card_stand_and_can_be_switched_off(connect):
    match = on_turn()
    match.step("B3@galley")
    view = cw.MatchView(match, seat=1)
    shown = connect(view)
    button(shown, "Always pass").click()
    expect(button(shown, "Always pass")).to_have_attribute("aria-pressed", "true")
    expect(shown.root.locator(".acts > span")).to_contain_text("C may answer", **TIMES)
    assert (view.autopass, match.inspect("asked")) == (True, {"asked": [2]})
    button(shown, "Always pass").click()
    expect(button(shown, "Always pass")).to_have_count(0)
    assert view.autopass is False


def test_until_then_the_seat_may_answer(connect):
    match = on_turn()
    match.step("B3@galley")
    shown = connect(cw.MatchView(match, seat=1, autopass=True))
    expect(shown.root.locator(".acts > span")).to_contain_text("B may answer")
    match.step("antivenom", seat=1)
    shown.page.wait_for_timeout(OPEN + 500)
    assert [entry["card"] for entry in match.inspect("stack")["stack"]] == ["B3", "antivenom"]


def test_who_looks_back_is_left_alone(connect):
    match = on_turn()
    match.step("B3@galley")
    match.step("pass")
    shown = connect(cw.MatchView(match.rewind(), seat=1, autopass=True))
    expect(button(shown, "Let it stand")).to_be_visible()
    shown.page.wait_for_timeout(OPEN + 500)
    assert match.inspect("asked") == {"asked": [1, 2]}
