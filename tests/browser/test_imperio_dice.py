"""A combat, the Cobra's look and the end of a game as a learner meets them: mouse and keys, two languages."""

import re

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw
from tests.games.imperio.positions import DINOSAUR, cell, hero, moving, space, splitting, table

from .islands import choose, point, thing
from .playing import arrived

BOTH = pytest.mark.parametrize("language", ["en", "es"])
WAYS = pytest.mark.parametrize("language, way", [("en", "mouse"), ("es", "mouse"), ("es", "keys")])


@pytest.fixture(autouse=True)
def patience(page):
    """Nothing here takes long."""
    page.set_default_timeout(6000)


def named(view, key, **gaps):
    """One of the drawing's words in the view's language."""
    text = view.book["names"][f"imperio.{key}"]
    for gap, value in gaps.items():
        text = text.replace(f"{{{gap}}}", str(value))
    return text


def offered(shown, view, move):
    """The thing on the board that stands for a decision."""
    (label,) = [view.seen.label(action) for action in view.match.legal() if str(action) == move]
    return thing(shown, label)


@WAYS
def test_a_combat_is_begun_and_fought_and_shown_as_three_and_three_dice(connect, language, way):
    match = splitting(
        2, hero("i0", city="vendha-0", hand="sword"), sentinels=["o0"], force={"dice": [6, 6, 6, 1, 1, 2]}
    )
    view = cw.MatchView(match, locale=language)
    shown = connect(view)
    point(shown, thing(shown, named(view, "sentinel", n=1)).first, way)
    choose(shown, offered(shown, view, "1>i0"), way)
    arrived(shown, match)
    assert match.path()[-1].notation == "1>i0"
    choose(shown, offered(shown, view, "fight sword"), way)
    arrived(shown, match)
    words = re.compile(re.escape(named(view, "duel", hero=18, foe=4)))
    duel = shown.root.locator("svg.board g[role=img]", has_text=words)
    expect(duel.locator("g[transform='rotate(-6)']")).to_have_count(6)
    assert [ply.notation for ply in match.path()[-2:]] == ["fight sword", "combat 6 6 6 1 1 2"]
    assert cell(match, "sentinel/1/space") == "tower"


@WAYS
def test_a_roll_shows_where_the_cobra_would_look_and_turns_it(connect, language, way):
    match = table(
        hero("o6", city="vendha-0"),
        turn=0,
        phase="before",
        sentinels=["tower"],
        cobra_ray=2,
        force={"die": 3},
    )
    view = cw.MatchView(match, seat=0, locale=language)
    shown = connect(view)
    beam = shown.root.locator("svg.board g.sight")
    expect(beam).to_have_attribute("aria-label", named(view, "said.ray", ray=2))
    numbers = shown.root.locator("svg.board > g.idle[aria-hidden] text")
    expect(numbers).to_have_count(0)
    die = offered(shown, view, "roll")
    point(shown, die, way)
    expect(numbers).to_have_text(list("123456"))
    turned = beam.get_attribute("style")
    point(shown, die, way)
    arrived(shown, match)
    expect(beam).to_have_attribute("aria-label", named(view, "said.ray", ray=5))
    assert beam.get_attribute("style") != turned
    assert space(match) == "o6"


@WAYS
def test_a_card_turns_the_cobra_onto_a_hero(connect, language, way):
    match = table(
        hero("o5", city="vendha-0"), phase="before", sentinels=["tower"], cobra_ray=2, guardian_hand="whim"
    )
    view = cw.MatchView(match, seat=1, locale=language)
    shown = connect(view)
    point(shown, thing(shown, view.book["names"]["card.whim"]).first, way)
    choose(shown, offered(shown, view, "whim 3"), way)
    arrived(shown, match)
    beam = shown.root.locator("svg.board g.sight")
    expect(beam).to_have_attribute("aria-label", named(view, "said.ray", ray=5))
    assert (match.path()[1].notation, space(match)) == ("whim 3", "vendha-entrance")


def told_of_the_end(shown, view, winner):
    """The end is told on the board, in the line under it, and to those who hear it."""
    verdict = named(view, "wins", name=winner)
    expect(shown.root.locator("svg.board text", has_text=verdict)).to_be_visible()
    status = view.seen.status()
    assert winner.lower() in status.lower()
    expect(shown.root.locator(".acts > span")).to_have_text(status)
    expect(shown.root.locator(".stage")).to_have_attribute("aria-label", re.compile(f"^{verdict}\\. "))
    # What has happened, then how it stands.
    expect(shown.root.locator(".said p").last).to_have_text(status)
    expect(shown.root.locator(".said p").nth(-2)).to_contain_text("Eye" if view.locale == "en" else "Ojo")
    expect(shown.root.locator(".acts .pri")).to_be_visible()


@pytest.mark.parametrize("language, way", [("en", "mouse"), ("es", "keys")])
def test_a_hero_takes_the_eye_and_the_end_is_told(connect, language, way):
    match = moving(2, hero("o6", city="vendha-0", done=DINOSAUR), sentinels=["o1"], cobra_ray=3, limit=9)
    view = cw.MatchView(match, seat=0, locale=language)
    shown = connect(view)
    choose(shown, offered(shown, view, ">centre"), way)
    arrived(shown, match)
    assert match.result.clause == "imperio:win.exact"
    told_of_the_end(shown, view, "A")
    assert "match.next_game()" in view.seen.status()
    assert cw.MatchView(match.next_game()).seen.seats()[-1]["name"] == "A"


@BOTH
def test_the_last_round_is_over_and_the_end_is_told(connect, language):
    match = table(
        hero("o6", city="vendha-0"),
        turn=0,
        phase="ending",
        roll=3,
        sentinels=["o1", "o2"],
        variants=["solo"],
        faceup="fog storm march",
        round=9,
        limit=9,
    )
    view = cw.MatchView(match, locale=language)
    shown = connect(view)
    match.step("end")
    arrived(shown, match)
    assert (match.result.winners, match.result.clause) == ((), "imperio:win.limit")
    told_of_the_end(shown, view, named(view, "cobra"))
    # Nobody counts points here: log, rules and inspector, no empty score sheet.
    expect(shown.root.get_by_role("tab")).to_have_count(3)
    assert shown.axe() == []
