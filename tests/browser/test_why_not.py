"""A card that may not be played says why, however it is touched."""

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw

from .playing import ACTIVE, arrived, blocked, hand, led, legal

TOUCH = {"has_touch": True, "is_mobile": True, "viewport": {"width": 820, "height": 1100}}
DEEDS = {
    "mouse": lambda card: card.click(force=True),
    "touch": lambda card: card.tap(force=True),
    "Enter": lambda card: card.press("Enter"),
    "Space": lambda card: card.press("Space"),
}


def why_not(match, notation_of, label):
    """What the rules say about the card of this name."""
    return match.why_not(notation_of[label], seat=match.to_act[0])


def cards_by_name(match, suits):
    """Each card of the hand to act, by what it is called."""
    seat = match.to_act[0]
    return {f"{suits[card[0]]} {card[1:]}": card for card in match.inspect()[f"hand/{seat}"]}


@pytest.mark.parametrize("context", [TOUCH], indirect=True)
@pytest.mark.parametrize("way", DEEDS)
def test_a_blocked_card_says_why_and_the_others_stay_open(connect, way):
    match = led()
    here = match.ply
    shown = connect(cw.MatchView(match), width=760)
    card = blocked(shown)
    verdict = why_not(
        match, cards_by_name(match, {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}),
        card.get_attribute("aria-label"),
    )  # fmt: skip
    DEEDS[way](card)
    bubble = shown.root.locator(".bubble")
    expect(bubble).to_have_role("alert")
    for blocker in verdict.blockers:
        expect(bubble).to_contain_text(blocker.text)
    # what may be played instead is said, and still marked on the table
    suit = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
    for move in verdict.allowed:
        if str(move)[0] in suit:
            name = f"{suit[str(move)[0]]} {str(move)[1:]}"
            expect(hand(shown, f":not([aria-disabled])[aria-label='{name}']")).to_have_count(1)
    assert match.ply == here
    assert shown.sent() == [] or {message["type"] for message in shown.sent()} == {"ping"}


@pytest.fixture
def spanish():
    """Python speaks Spanish meanwhile."""
    cw.locale("es")
    yield
    cw.locale("en")


def test_what_is_said_is_in_the_language_of_the_view(connect, spanish):
    match = led()
    suits = {"R": "rojo", "B": "azul", "G": "verde", "Y": "amarillo"}
    cards = cards_by_name(match, suits)
    shown = connect(cw.MatchView(match))
    card = blocked(shown)
    card.press("Enter")
    said = why_not(match, cards, card.get_attribute("aria-label")).blockers[0].text
    expect(shown.root.locator(".bubble")).to_contain_text(said)


def test_escape_closes_the_reason_and_gives_the_focus_back(connect):
    shown = connect(cw.MatchView(led()))
    card = blocked(shown)
    card.press("Enter")
    expect(shown.root.locator(".bubble")).to_be_visible()
    shown.page.keyboard.press("Escape")
    expect(shown.root.locator(".bubble")).to_have_count(0)
    assert shown.page.evaluate(ACTIVE) == card.get_attribute("aria-label")


def test_the_next_deed_closes_the_reason(connect):
    shown = connect(cw.MatchView(led()))
    blocked(shown).press("Enter")
    expect(shown.root.locator(".bubble")).to_be_visible()
    legal(shown).press("Enter")
    expect(shown.root.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("width", [480, 1100])
def test_the_reason_stays_on_the_table_and_points_at_its_card(connect, width):
    shown = connect(cw.MatchView(led()), width=width)
    for card in (hand(shown, "[aria-disabled=true]").first, blocked(shown)):
        card.press("Enter")
        bubble, stage = shown.root.locator(".bubble"), shown.root.locator(".stage")
        expect(bubble).to_be_visible()
        told, table, it = bubble.bounding_box(), stage.bounding_box(), card.bounding_box()
        assert told["x"] >= table["x"] - 1
        assert told["x"] + told["width"] <= table["x"] + table["width"] + 1
        assert told["y"] + told["height"] <= it["y"] + 2 or told["y"] >= it["y"] + it["height"] - 2


def test_why_not_that_comes_late_is_not_said_of_what_has_come_since(connect, monkeypatch):
    monkeypatch.setattr("cobra_widgets.widgets.choices.REASONED", 0)
    match = led()
    shown = connect(view := cw.MatchView(match))
    kept, hear = [], view.comm.handler

    def late(message):
        asks = message["content"]["data"].get("content", {}).get("type") == "why"
        kept.append(message) if asks else hear(message)

    view.comm.handler = late
    blocked(shown).click(force=True)
    expect(shown.root.locator(".bubble")).to_be_visible()
    match.step()
    arrived(shown, match)
    expect(shown.root.locator(".bubble")).to_have_count(0)
    for data in kept:
        hear(data)
    shown.page.wait_for_timeout(200)
    assert len(kept) == 1
    expect(shown.root.locator(".bubble")).to_have_count(0)
