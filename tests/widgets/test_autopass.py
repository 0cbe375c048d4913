"""Letting things stand by itself: a setting of the viewer that nobody else can notice."""

import json

import pytest

import cobra_widgets as cw
from tests.games.cockpit.positions import plane

HANDS = [("antivenom S1", "S3 B1 B2"), ("S3 S1", "antivenom B1 B2")]
"""A hand that could answer, one that could not, with the deck that goes with it."""


def asked(hand="antivenom S1", deck="S3 B1 B2"):
    """A match in which seat 1 is asked about a card of seat 0."""
    match = plane("B3 S2 H1", hand, deck=deck, snakes={"galley": (2, 0)})
    match.step("B3@galley")
    return match


def test_it_is_off_unless_asked_for():
    assert [cw.MatchView(asked(), seat=1, autopass=on).autopass for on in (False, True)] == [False, True]
    assert cw.MatchView(asked()).autopass is False


def test_anything_but_yes_or_no_is_refused_by_name():
    with pytest.raises(cw.BadOption, match=r"autopass.*'soon'"):
        cw.MatchView(asked(), autopass="soon")


def test_the_browser_may_set_it(browser):
    view = cw.MatchView(asked(), seat=1)
    browser(view).save(autopass=True)
    assert view.autopass is True


def test_a_pass_of_its_own_is_one_like_any_other(browser):
    logs = []
    for how in ("pass", "choose"):
        match = asked()
        page = browser(cw.MatchView(match, seat=1, autopass=how == "pass"))
        now = page.traits["now"]
        choice = [c["m"] for c in now["choices"]].index("pass")
        answer = page.say(how, node=now["node"], **({"choice": choice} if how == "choose" else {}))
        assert answer["ok"]
        logs.append((match.log(), match.to_json(), match.inspect()))
    assert logs[0] == logs[1]


def test_who_is_not_asked_cannot_pass(browser):
    match = asked()
    page = browser(cw.MatchView(match, seat=0, autopass=True))
    answer = page.say("pass", node=page.traits["now"]["node"])
    assert (answer["ok"], answer["kind"], match.inspect("phase")) == (False, "error", {"phase": "react"})


def test_nobody_passes_where_nothing_is_asked(browser):
    match = plane("B3 S2", "S1", snakes={"galley": (2, 0)})
    page = browser(cw.MatchView(match, seat=0))
    assert page.say("pass", node=page.traits["now"]["node"])["ok"] is False
    assert match.ply == 0


def test_a_pass_for_another_ply_is_stale(browser):
    match = asked()
    page = browser(cw.MatchView(match, seat=1))
    assert page.say("pass", node=page.traits["now"]["node"] - 1)["kind"] == "stale"


def test_the_open_table_passes_for_whoever_is_asked(browser):
    match = plane(
        "B3 S2", "S1", "S4", species=("cobras", "pythons", "kingsnakes"), snakes={"galley": (1, 0, 0)}
    )
    match.step("B3@galley")
    page = browser(cw.MatchView(match, autopass=True))
    for expected in ([2], [0]):
        assert page.say("pass", node=page.traits["now"]["node"])["ok"]
        assert page.traits["now"]["to_act"] == expected


@pytest.mark.parametrize("hand, deck", HANDS)
def test_that_it_is_asked_is_told_whatever_the_seat_holds(hand, deck, browser):
    page = browser(cw.MatchView(asked(hand, deck), seat=1))
    assert (page.traits["now"]["kind"], page.traits["now"]["to_act"]) == ("reaction", [1])
    assert page.traits["now"]["choices"][-1]["m"] == "pass"


def everything_sent(page):
    """What a page has been told, but for the names of its models."""
    return [json.loads(text).get("state") for _, text in page.messages]


def test_a_rival_is_sent_the_same_whatever_is_set_and_whatever_is_held(browser):
    sent = []
    for hand, deck in HANDS:
        for on in (False, True):
            match = asked(hand, deck)
            rival = browser(cw.MatchView(match, seat=0))
            mine = browser(cw.MatchView(match, seat=1, autopass=on))
            mine.say("pass", node=mine.traits["now"]["node"])
            mine.save(autopass=not on)
            states = [{**state, "layout": ""} for state in everything_sent(rival) if state]
            sent.append((states, match.log(seat=0), match.view(0).to_json()))
    assert len(sent[0][0]) == 2
    assert sent[0] == sent[1] == sent[2] == sent[3]
