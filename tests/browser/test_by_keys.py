"""All by keyboard: a whole round, and where the focus and the page stay meanwhile."""

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw

from .playing import ACTIVE, NAMES, arrived, hand, led, legal, ply


def tab_to_a_card(shown):
    """Tab until a card has the focus; how often that took."""
    for presses in range(1, 20):
        shown.page.keyboard.press("Tab")
        if hand(shown, ":focus").count():
            return presses
    raise AssertionError("no card can be reached by Tab")


def to_one_that_may_be_played(shown):
    """Arrow along the hand to the first card that may be played."""
    press = shown.page.keyboard.press
    press("Home")
    for _ in range(20):
        if hand(shown, ":not([aria-disabled]):focus").count():
            return
        press("ArrowRight")
    raise AssertionError("no card that may be played can be reached by arrows")


def test_a_whole_round_is_played_without_a_mouse(connect):
    match = cw.new("cobras", 3, seed=11, names=NAMES[:3])
    shown = connect(cw.MatchView(match))
    tab_to_a_card(shown)
    while match.inspect("round")["round"] == 1:
        here = match.ply
        to_one_that_may_be_played(shown)
        shown.page.keyboard.press("Enter")
        shown.page.keyboard.press("Space")
        expect(ply(shown)).not_to_have_text(str(here))
        arrived(shown, match)
    # the next deal and so the next round have come
    assert match.inspect("trick")["trick"] == 0
    assert {point.seat for point in match.path()} == {None, 0, 1, 2}


@pytest.mark.parametrize("shadow", [False, True])
def test_the_focus_stays_among_the_cards_over_ten_steps(connect, shadow):
    match = led()
    shown = connect(cw.MatchView(match), shadow=shadow)
    legal(shown).focus()
    for _ in range(10):
        here = match.ply
        to_one_that_may_be_played(shown)
        shown.page.keyboard.press("Enter")
        shown.page.keyboard.press("Enter")
        expect(ply(shown)).not_to_have_text(str(here))
        arrived(shown, match)
        expect(hand(shown, ":focus")).to_have_count(1)


def test_arrows_go_along_the_hand_while_its_cards_still_glide(connect, page):
    wire = page.context.new_cdp_session(page)
    wire.send("Animation.enable")
    wire.send("Animation.setPlaybackRate", {"playbackRate": 0.05})
    match = led()
    shown = connect(cw.MatchView(match))
    legal(shown).focus()
    for _ in range(4):
        here = match.ply
        to_one_that_may_be_played(shown)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(ply(shown)).not_to_have_text(str(here))
        arrived(shown, match)


# Of the card in focus and of what is drawn last of its hand: do their middles lie together?
RINGED = """() => {
  const hand = document.activeElement.closest("[role=group]");
  const boxes = [document.activeElement, hand.lastElementChild].map((each) => each.getBoundingClientRect());
  const [card, ring] = boxes;
  const middle = ({ left, right }) => (left + right) / 2;
  return Math.abs(middle(card) - middle(ring)) < 4 && ring.width > card.width;
}"""


def test_the_ring_of_a_card_lies_upon_the_whole_hand(connect):
    shown = connect(cw.MatchView(led()))
    tab_to_a_card(shown)
    shown.page.keyboard.press("Home")
    for _ in range(3):
        shown.page.wait_for_function(RINGED)
        shown.page.keyboard.press("ArrowRight")
    here = shown.page.evaluate("document.activeElement.closest('[role=group]').childElementCount")
    shown.root.get_by_role("tab", name="Log").focus()
    assert hand(shown, ":focus").count() == 0
    assert (
        shown.root.locator("svg > [role=group]").first.evaluate("hand => hand.childElementCount") == here - 1
    )


@pytest.mark.parametrize("key", [",", "u"])
def test_the_focus_stays_on_a_control_over_ten_steps_back(connect, key):
    match = led(tricks=3)
    shown = connect(cw.MatchView(match))
    tab = shown.root.get_by_role("tab", name="Log")
    tab.focus()
    for _ in range(10):
        here = int(ply(shown).inner_text())
        shown.page.keyboard.press(key)
        expect(ply(shown)).not_to_have_text(str(here))
        assert shown.page.evaluate(ACTIVE) == "Log"


def test_the_focus_stays_on_its_card_while_others_step(connect):
    match = cw.new("cobras", 4, seed=7, names=NAMES).play(until="trick")
    seat = match.to_act[0]
    shown = connect(cw.MatchView(match, seat=(seat + 3) % 4))
    hand(shown).nth(2).focus()
    name = shown.page.evaluate(ACTIVE)
    for _ in range(3):
        match.step()
        arrived(shown, match)
        assert shown.page.evaluate(ACTIVE) == name


def test_the_page_does_not_jump_over_twenty_steps(connect):
    match = led(tricks=2)
    shown = connect(cw.MatchView(match))
    page = shown.page
    page.evaluate("""() => {
      for (const place of ["beforebegin", "afterend"]) {
        const wall = document.createElement("div");
        wall.style.height = "1500px";
        document.querySelector("main").insertAdjacentElement(place, wall);
      }
    }""")
    legal(shown).scroll_into_view_if_needed()
    legal(shown).focus()
    before = page.evaluate("scrollY")
    assert before > 0
    for _ in range(10):
        here = match.ply
        to_one_that_may_be_played(shown)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(ply(shown)).not_to_have_text(str(here))
        arrived(shown, match)
        assert page.evaluate("scrollY") == before
    for _ in range(10):
        here = match.ply
        match.step()
        arrived(shown, match)
        assert page.evaluate("scrollY") == before


def test_tab_goes_through_the_widget_and_leaves_it(connect):
    shown = connect(cw.MatchView(led()))
    page = shown.page
    page.evaluate("""() => {
      for (const [place, name] of [["beforebegin", "before"], ["afterend", "after"]]) {
        const button = document.createElement("button");
        button.textContent = name;
        document.querySelector("main").insertAdjacentElement(place, button);
      }
    }""")
    for start, key, end in (("before", "Tab", "after"), ("after", "Shift+Tab", "before")):
        page.get_by_role("button", name=start, exact=True).focus()
        met = []
        for _ in range(60):
            page.keyboard.press(key)
            met.append(page.evaluate(ACTIVE))
            if met[-1] == end:
                break
        assert met[-1] == end
        assert 5 < len(met) < 60


def test_each_key_of_the_list_does_what_it_says(connect):
    shown = connect(cw.MatchView(led(tricks=2)))
    root, press = shown.root, shown.page.keyboard.press
    root.get_by_role("tab", name="Log").focus()
    press("p")
    expect(root.get_by_role("button", name="Pause")).to_be_visible()
    press("p")
    expect(root.get_by_role("button", name="Play", exact=True)).to_be_visible()
    for number, name in enumerate(("Log", "Score", "Rules", "Inspect"), 1):
        press(str(number))
        expect(root.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    press("?")
    expect(root.get_by_role("dialog")).to_be_visible()
    press("Escape")
    expect(root.get_by_role("dialog")).to_have_count(0)
    # the focus was in the list; where it came from, it is again
    assert shown.page.evaluate(ACTIVE) != ""


def test_a_key_held_down_selects_and_plays_no_card(connect):
    match = led()
    here = match.ply
    shown = connect(cw.MatchView(match))
    legal(shown).focus()
    for _ in range(6):
        shown.page.keyboard.down("Enter")
    shown.page.keyboard.up("Enter")
    shown.page.wait_for_timeout(300)
    assert match.ply == here
    expect(legal(shown)).to_have_attribute("aria-pressed", "true")
