"""The islands as a learner plays on them: a move, a split, a combat, a beam; mouse, keys, two languages."""

import re

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw
from tests.games.imperio.positions import hero, moving, rolling, splitting, table

from .playing import ACTIVE, arrived


@pytest.fixture(autouse=True)
def patience(page):
    """Nothing here takes long."""
    page.set_default_timeout(6000)


def thing(shown, name):
    """What can be pointed at on the board, by how its name begins."""
    return shown.root.locator(f"svg.board [role=button][aria-label^='{name}']")


def at_centre(shown, space):
    """Where a space lies on the page."""
    x, y = cw_points()[space]
    box = shown.root.locator("svg.board").bounding_box()
    return box["x"] + x * box["width"] / 720, box["y"] + y * box["height"] / 632


def cw_points():
    """The points of the shipped edition, by space."""
    edition = cw.edition("imperio")
    return dict(zip(edition.board.names, edition.points, strict=True))


def tap(shown, space, aside=0):
    """Click where a space lies, or a little beside it."""
    x, y = at_centre(shown, space)
    shown.page.mouse.click(x + aside, y)


def lit(shown):
    """Targets that may be chosen."""
    return shown.root.locator("svg.board [role=button]:not([aria-disabled])")


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


def test_a_combat_is_shown_as_three_and_three_dice(connect):
    match = table(
        hero("i0", city="vendha-0", hand="sword"),
        turn=1,
        phase="move",
        points=2,
        roll=2,
        sentinels=["o0"],
        force={"dice": [6, 6, 6, 1, 1, 2]},
    )
    shown = connect(cw.MatchView(match))
    match.step("1>i0")
    while not match.path()[-1].notation.startswith("combat"):
        match.step()
    arrived(shown, match)
    duel = shown.root.locator("svg.board g[role=img]", has_text=re.compile("Dice: Hero 18, against it 4"))
    expect(duel.locator("g[transform='rotate(-6)']")).to_have_count(6)
    assert match.path()[-1].notation == "combat 6 6 6 1 1 2"


def test_the_chances_of_the_seat_to_act_are_shown(connect):
    match = table(hero("well", city="vendha-0"), turn=0, phase="before", sentinels=["tower"])
    (well,) = (each for each in match.odds() if each.what == "well") if hasattr(match, "odds") else (None,)
    shown = connect(cw.MatchView(match, seat=0))
    panel = shown.root.locator("svg.board g[role=img]", has_text="to leave the Well")
    expect(panel).to_contain_text("%")
    expect(panel).to_contain_text("/6" if well is None else str(well.chance))


def test_the_beam_turns_and_a_roll_shows_where_it_would_look(connect):
    match = table(hero("o6", city="vendha-0"), turn=0, phase="before", sentinels=["tower"], cobra_ray=2)
    shown = connect(cw.MatchView(match, seat=0))
    beam = shown.root.locator("svg.board g.sight")
    expect(beam).to_have_attribute("aria-label", "the Cobra looks along ray 2")
    numbers = shown.root.locator("svg.board > g.idle[aria-hidden] text")
    expect(numbers).to_have_count(0)
    thing(shown, "roll the die").focus()
    expect(numbers).to_have_text(list("123456"))
    turned = beam.get_attribute("style")
    match.step("roll")
    arrived(shown, match)
    ray = match.inspect("cobra/ray")["cobra/ray"]
    expect(beam).to_have_attribute("aria-label", f"the Cobra looks along ray {ray}")
    assert beam.get_attribute("style") != turned


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
