"""The islands as a learner plays on them: a move, a split, what may be done and why not, in two languages."""

import re

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw
from tests.games.imperio.positions import hero, moving, rolling, splitting, table

from .islands import at_centre, lit, tap, thing
from .playing import ACTIVE, arrived


@pytest.fixture(autouse=True)
def patience(page):
    """Nothing here takes long."""
    page.set_default_timeout(6000)


def a_move(**more):
    """A Hero that has rolled a two and is to move; another waits in its city."""
    return moving(
        2, hero("vendha-1", city="vendha-0"), hero("hyrca-0", city="hyrca-0"), sentinels=["tower"], **more
    )


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hero_moves_by_two_clicks_on_a_space(connect, language):
    match = a_move()
    shown = connect(cw.MatchView(match, seat=0, locale=language))
    tap(shown, "vendha-3")
    assert match.ply == 0
    expect(shown.root.locator("svg.board path.way.gold")).to_have_attribute("d", re.compile(r"^M.*L.*L"))
    tap(shown, "vendha-3")
    arrived(shown, match)
    assert match.path()[1].notation == ">vendha-3"


def test_every_space_within_the_roll_is_lit_and_no_other(connect):
    match = a_move()
    shown = connect(cw.MatchView(match, seat=0))
    spaces = {str(action)[1:] for action in match.legal(0) if str(action)[0] == ">"}
    expect(lit(shown).and_(thing(shown, "to "))).to_have_count(len(spaces))
    assert 0 < len(spaces) < 20


def test_a_finger_beside_a_space_means_the_nearest_that_may_be_chosen(connect):
    match = a_move()
    shown = connect(cw.MatchView(match, seat=0))
    x, y = at_centre(shown, "sea-vendha-hyrca-1")
    spaces = {str(action) for action in match.legal(0)}
    assert ">sea-vendha-hyrca-1" in spaces
    for _ in range(2):
        shown.page.mouse.click(x + 18, y + 18)
    arrived(shown, match)
    assert match.path()[1].notation == ">sea-vendha-hyrca-1"


def test_a_hero_moves_by_keys_alone(connect):
    match = a_move()
    shown = connect(cw.MatchView(match, seat=0))
    for _ in range(20):
        shown.page.keyboard.press("Tab")
        if shown.root.locator("svg.board [role=button]:focus").count():
            break
    shown.page.keyboard.press("Home")
    here = shown.page.evaluate(ACTIVE)
    shown.page.keyboard.press("ArrowDown")
    assert shown.page.evaluate(ACTIVE) != here
    shown.page.keyboard.press("Enter")
    assert match.ply == 0
    shown.page.keyboard.press("Enter")
    arrived(shown, match)
    assert match.path()[1].notation.startswith(">")


def test_a_space_out_of_reach_for_a_rule_says_why(connect):
    # The Eye must be reached exactly: one step of three is not.
    done = "great-dinosaur silver-city sea-of-sand"
    match = moving(3, hero("i0", city="vendha-0", done=done), sentinels=["tower", "tower"], cobra_ray=4)
    (blocker,) = match.why_not(">centre", seat=0).blockers
    shown = connect(cw.MatchView(match, seat=0))
    expect(shown.root.locator("svg.board [role=button][aria-disabled=true]")).not_to_have_count(0)
    tap(shown, "centre")
    bubble = shown.root.locator(".bubble")
    expect(bubble).to_contain_text(blocker.text)
    expect(bubble.locator(".clause")).to_have_text("win.exact")
    assert match.ply == 0


def a_split():
    """The Guardian has three points for two Sentinels on the stair."""
    return splitting(3, hero("vendha-1", city="vendha-0"), sentinels=["stair-2", "stair-5"])


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_guardian_splits_the_roll_step_by_step_with_what_is_left(connect, language):
    match = a_split()
    words = cw.MatchView(match, locale=language).book["names"]["imperio.points"]
    shown = connect(cw.MatchView(match, seat=1, locale=language))
    board = shown.root.locator("svg.board")
    expect(board).to_contain_text(words.replace("{n}", "3"))
    thing(shown, "Sentinel 2" if language == "en" else "Centinela 2").click()
    for _ in range(2):
        tap(shown, "stair-6")
    arrived(shown, match)
    expect(board).to_contain_text(words.replace("{n}", "2"))
    for _ in range(2):
        tap(shown, "stair-7")
    arrived(shown, match)
    assert [ply.notation for ply in match.path()[1:]] == ["2>stair-6", "2>stair-7"]
    expect(board).to_contain_text(words.replace("{n}", "1"))


def test_the_chances_of_the_seat_to_act_are_shown(connect):
    match = table(hero("well", city="vendha-0"), turn=0, phase="before", sentinels=["tower"])
    (well,) = (each for each in match.odds() if each.what == "well") if hasattr(match, "odds") else (None,)
    shown = connect(cw.MatchView(match, seat=0))
    panel = shown.root.locator("svg.board g[role=img]", has_text="to leave the Well")
    expect(panel).to_contain_text("%")
    expect(panel).to_contain_text("/6" if well is None else str(well.chance))


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_names_nothing_on_the_board_has_a_button(connect, language):
    match = table(hero("vendha-1", city="vendha-0"), turn=0, phase="before", sentinels=["tower"])
    shown = connect(cw.MatchView(match, seat=0, locale=language))
    shown.root.locator(".acts .pri").click()
    arrived(shown, match)
    assert match.path()[1].notation == "roll"


def test_face_down_cards_are_backs_and_named_nowhere(connect):
    match = rolling(
        2, hero("vendha-1", city="vendha-0", hand="sword"), hero("hyrca-0", city="hyrca-0", hand="phoenix")
    )
    shown = connect(cw.MatchView(match, seat=0))
    board = shown.root.locator("svg.board")
    expect(board).to_contain_text("Sword")
    assert "Phoenix" not in board.text_content()
    traits = str(shown.get("tape")) + str(shown.get("now"))
    assert "phoenix" not in traits


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_axe_finds_nothing_on_the_islands(connect, theme, language):
    match = a_move()
    shown = connect(cw.MatchView(match, seat=0, theme=theme, locale=language))
    assert shown.axe() == []
    tap(shown, "vendha-3")
    assert shown.axe() == []
