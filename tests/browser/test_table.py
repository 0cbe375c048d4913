"""The Cobras table as a learner meets it: drawn before it is attached, tricks taken, games won, fingers."""

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw

NAMES = ["Ana", "Bo", "Cai", "Dee"]
DRAW_DETACHED = """async () => {
  const el = document.createElement("div");
  await fakeHost.widget.render({ model: fakeHost.model, el, experimental: {} });
  fakeHost.late = el;
}"""
PUT = """([theme]) => {
  const host = document.createElement("div");
  host.setAttribute("data-jp-theme-light", theme);
  host.className = "late";
  host.append(fakeHost.late);
  document.querySelector("main").append(host);
}"""
IN_PANE = """row => {
  const [inner, outer] = [row.getBoundingClientRect(), row.closest(".pane").getBoundingClientRect()];
  return inner.top >= outer.top && inner.top < outer.bottom;
}"""

PAST_PANE = """it =>
  it.getBoundingClientRect().bottom - it.closest(".pane").getBoundingClientRect().bottom"""


@pytest.fixture(autouse=True)
def patience(page):
    """Nothing here takes long."""
    page.set_default_timeout(6000)


@pytest.fixture
def match():
    """Four at a table, before the first lead."""
    return cw.new("cobras", 4, seed=7, names=NAMES).play(until="trick")


def finished(**options):
    return cw.new("cobras", seed=3, **options).play(until="end")


def test_a_view_drawn_before_it_is_attached_takes_the_hosts_theme(match, connect):
    shown = connect(cw.MatchView(match))
    shown.page.evaluate(DRAW_DETACHED)
    shown.page.evaluate(PUT, ["false"])
    late = shown.page.locator(".late .gw")
    expect(late).to_have_attribute("data-theme", "dark")
    shown.page.evaluate("document.querySelector('.late').setAttribute('data-jp-theme-light', 'true')")
    expect(late).to_have_attribute("data-theme", "light")


def test_a_view_that_is_moved_takes_the_theme_of_where_it_is(match, connect):
    shown = connect(cw.MatchView(match))
    shown.page.evaluate(DRAW_DETACHED)
    shown.page.evaluate(PUT, ["false"])
    expect(shown.page.locator(".late .gw")).to_have_attribute("data-theme", "dark")
    shown.page.evaluate(PUT, ["true"])
    last = shown.page.locator(".late .gw").last
    expect(last).to_have_attribute("data-theme", "light")
    shown.page.evaluate(
        "[...document.querySelectorAll('.late')].at(-1).setAttribute('data-jp-theme-light', 'false')"
    )
    expect(last).to_have_attribute("data-theme", "dark")


def test_the_log_opens_at_the_ply_on_the_screen(match, connect):
    match.play(until="round")
    shown = connect(cw.MatchView(match))
    assert shown.root.locator(".log [aria-current]").evaluate(IN_PANE)
    shown.page.evaluate(DRAW_DETACHED)
    shown.page.evaluate(PUT, ["true"])
    row = shown.page.locator(".late .log [aria-current]")
    expect(row).to_be_visible()
    shown.page.wait_for_timeout(200)
    assert row.evaluate(IN_PANE)


def test_the_log_is_at_the_ply_on_the_screen_when_one_comes_back_to_it(match, connect):
    match.play(until="round")
    shown = connect(cw.MatchView(match))
    for tab in ("Score", "Rules", "Log"):
        shown.root.get_by_role("tab", name=tab).click()
        shown.page.wait_for_timeout(150)
    assert shown.root.locator(".log [aria-current]").evaluate(IN_PANE)


def test_a_note_is_in_sight_as_soon_as_it_is_written(match, connect):
    for _ in range(3):
        match.play(until="trick")
    shown = connect(cw.MatchView(match))
    for _ in range(2):
        match.step()
        shown.page.wait_for_timeout(150)
    match.note("Why not the other card? " * 14)
    note = shown.root.locator(".log .note")
    expect(note).to_be_visible()
    shown.page.wait_for_timeout(150)
    assert note.evaluate(PAST_PANE) <= 0


PRESS = """async ([keys, wait]) => {
  const track = document.querySelector(".gw .track");
  for (const key of keys) {
    track.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
    await new Promise((next) => setTimeout(next, wait));
  }
}"""


@pytest.mark.parametrize("wait", [10, 30, 45])
def test_the_log_follows_keys_however_fast_where_nobody_answers(match, page, watch, tmp_path, wait):
    match.play(until="round")
    page.goto(match.to_html(tmp_path / "match.html").as_uri())
    row = page.locator(".log [aria-current]")
    page.wait_for_timeout(300)
    for keys in (",<", ".>"):
        page.evaluate(PRESS, [list(keys), wait])
        page.wait_for_timeout(300)
        assert row.evaluate(IN_PANE)


def test_a_clause_opened_from_the_log_leaves_the_table_where_it_was(match, connect):
    shown = connect(cw.MatchView(match))
    clause = shown.root.locator(".log [data-ply='4'] .clause").first
    clause.hover()
    expect(shown.root.locator(".tl .ply b")).to_have_text("4")
    clause.click()
    expect(shown.root.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(shown.root.locator(".tl .ply b")).to_have_text(str(match.ply))


def test_another_match_of_more_players_takes_its_own_room(connect):
    few, many = cw.new("cobras", 4, seed=37, names=NAMES), cw.new("cobras", 5, seed=21, names=[*NAMES, "Eva"])
    for each, ply in ((few, 21), (many, 12)):
        while each.ply < ply:
            each.step()
    # Dee has done as well in both.
    shown = connect(view := cw.MatchView(few, seat=0))
    view.show(many, seat=0)
    shown.view()
    panels = """views => views.map(view =>
      [...view.querySelectorAll('.pod')].map(pod => pod.getBoundingClientRect().left))"""
    expect(shown.page.locator(".gw").first.locator(".pod")).to_have_count(4)
    old, new = shown.page.locator(".gw").evaluate_all(panels)
    assert old == new


def test_a_trick_lies_until_the_next_play_with_its_taker_marked(match, connect):
    shown = connect(cw.MatchView(match, seat=0))
    match.play(until="trick")
    leader = match.inspect("leader")["leader"]
    trick = shown.root.locator("svg title", has_text="takes the trick")
    expect(trick).to_have_count(1)
    said = trick.text_content()
    assert f"{NAMES[leader]} takes the trick" in said
    plays = match.path()[-4:]
    assert [ply.seat for ply in plays if f"{NAMES[ply.seat]}:" in said] == [ply.seat for ply in plays]
    expect(shown.root.locator("svg .taken").get_by_text("takes it")).to_be_visible()
    match.step()
    expect(shown.root.locator("svg .taken")).to_have_count(0)
    match.rewind(1)
    expect(shown.root.locator("svg .taken .lost")).to_have_count(3)


def test_what_is_hidden_stays_so_where_a_trick_is_shown_once_more(match, connect):
    shown = connect(cw.MatchView(match, seat=0))
    match.play(until="trick")
    played = {ply.notation for ply in match.path()}
    others = {card for seat in (1, 2, 3) for card in match.inspect()[f"hand/{seat}"]} - played
    tape = str(shown.get("tape")) + str(shown.get("piece"))
    assert [card for card in others if f"'{card}'" in tape] == []


def test_the_end_names_who_has_won(connect):
    match = finished(players=4, names=NAMES)
    shown = connect(cw.MatchView(match))
    (winner,) = match.result.winners
    verdict = shown.root.locator("svg.board").get_by_text(f"Won by {NAMES[winner]}")
    expect(verdict).to_contain_text(str(match.result.scores[winner]))
    match.rewind(1)
    expect(verdict).to_have_count(0)


def test_an_example_leads_back_to_the_match(match, connect):
    shown = connect(cw.MatchView(match, seat=1))
    shown.root.get_by_role("tab", name="Rules").click()
    shown.root.get_by_role("button", name="Show me").first.click()
    expect(shown.root.locator(".head")).to_contain_text("Example: ")
    shown.root.locator(".acts").get_by_role("button", name="Back to my match").click()
    expect(shown.root.locator(".head")).not_to_contain_text("Example: ")
    expect(shown.root.get_by_role("radio", name="Bo")).to_have_attribute("aria-checked", "true")
    expect(shown.root.locator(".tl .ply b")).to_have_text(str(match.ply))


def test_a_dialog_gives_the_focus_back(match, connect):
    shown = connect(cw.MatchView(match))
    shown.root.get_by_role("button", name="More").click()
    expect(shown.root.get_by_role("dialog")).to_be_visible()
    shown.page.keyboard.press("Escape")
    expect(shown.root.get_by_role("button", name="More")).to_be_focused()
    shown.page.keyboard.press("?")
    expect(shown.root.get_by_role("dialog", name="Keys")).to_be_visible()


@pytest.mark.parametrize(
    "context", [{"viewport": {"width": 480, "height": 900}, "has_touch": True}], indirect=True
)
def test_a_turn_goes_by_fingers_alone(match, connect):
    match.step()
    shown = connect(cw.MatchView(match, seat=match.to_act[0]), width=460)
    here = match.ply
    cards = shown.root.locator("svg [role=button][aria-label*=' ']")
    cards.and_(shown.root.locator("[aria-disabled]")).last.tap(force=True)
    expect(shown.root.locator(".bubble")).to_be_visible()
    legal = cards.and_(shown.root.locator(":not([aria-disabled])")).first
    # A finger on what shows of a card under others.
    box = legal.bounding_box()
    for _ in range(2):
        shown.page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)
    expect(shown.root.locator(".tl .ply b")).to_have_text(str(here + 1))
    shown.root.get_by_role("slider").tap(position={"x": 10, "y": 12})
    expect(shown.root.locator(".tl .ply b")).not_to_have_text(str(here + 1))


@pytest.mark.parametrize("tab", ["Log", "Score", "Rules", "Inspect"])
@pytest.mark.parametrize(
    "context", [{"viewport": {"width": 480, "height": 900}, "has_touch": True}], indirect=True
)
def test_every_control_is_large_enough_for_a_finger(match, connect, tab):
    shown = connect(cw.MatchView(match), width=460)
    shown.root.get_by_role("tab", name=tab).tap()
    small = shown.root.locator(".gw").evaluate(
        """root => [...root.querySelectorAll("button, [role=button], [role=radio], [role=slider]")]
          .map(e => [e.getAttribute("aria-label") ?? e.textContent, e.getBoundingClientRect()])
          .filter(([, box]) => box.width && Math.min(box.width, box.height) < 24)
          .map(([name]) => name)"""
    )
    assert small == []


COUNT = """() => {
  window.draws = 0;
  const look = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => window.draws++).observe(document.querySelector(".stage"), look);
}"""


def test_a_card_that_is_played_is_drawn_once(match, connect):
    shown = connect(cw.MatchView(match))
    card = shown.root.locator("svg [role=button]:not([aria-disabled])").last
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    here = shown.root.locator(".tl .ply b").inner_text()
    shown.page.evaluate(COUNT)
    card.click()
    expect(shown.root.locator(".tl .ply b")).not_to_have_text(here)
    shown.page.wait_for_timeout(400)
    assert shown.page.evaluate("draws") == 1


def test_seeds_lie_before_their_seats_when_they_are_opened(match, connect):
    shown = connect(cw.MatchView(match, seat=1))
    seeds = {point.seat: point.notation for point in match.path()[-4:]}
    for card in seeds.values():
        expect(shown.root.locator(f"svg [data-flip='{card}']")).to_have_count(1)
    names = shown.root.locator("svg title").all_text_contents()
    for seat, card in seeds.items():
        assert any(NAMES[seat] in name and card[1:] in name for name in names)
