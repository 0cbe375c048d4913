"""The Python view and the built bundle together: one plays, the other follows."""

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw


@pytest.fixture
def match():
    """Four at a table, the first trick led: the next seat must follow."""
    played = cw.new("cobras", 4, seed=7, names=["Ana", "Bo", "Cai", "Dee"]).play(until="trick")
    played.step()
    return played


def card(shown, kind="legal"):
    """The last card of the hand that may, or may not, be played: nothing lies on top of it."""
    mark = "[aria-disabled=true]" if kind == "blocked" else ":not([aria-disabled])"
    return shown.root.locator(f"svg [role=button]{mark}[aria-label*=' ']").last


def play(shown):
    """Click the first card that may be played, and click it again."""
    card(shown).click()
    card(shown).click()


def ply(shown):
    return shown.root.locator(".tl .ply b")


def test_a_card_that_is_clicked_is_played_in_python(match, connect):
    view = cw.MatchView(match)
    shown = connect(view)
    here = match.ply
    label = card(shown).get_attribute("aria-label")
    play(shown)
    expect(ply(shown)).to_have_text(str(here + 1))
    assert match.ply == view.ply == here + 1
    assert label in match.log().splitlines()[-1]


def test_a_step_in_python_is_drawn(match, connect):
    shown = connect(cw.MatchView(match, seat=0))
    for _ in range(20):
        match.step()
    expect(ply(shown)).to_have_text(str(match.ply))
    sentence = match.log(seat=0).splitlines()[-1].split("  ")[1]
    expect(shown.root.locator(".log [aria-current]")).to_contain_text(sentence)


def test_both_sides_go_back_and_forth(match, connect):
    view = cw.MatchView(match)
    shown = connect(view)
    here = match.ply
    match.rewind(3)
    expect(ply(shown)).to_have_text(str(here - 3))
    shown.root.get_by_role("slider").focus()
    shown.page.keyboard.press("ArrowLeft")
    expect(ply(shown)).to_have_text(str(here - 4))
    shown.page.wait_for_timeout(500)
    assert match.ply == here - 4
    view.ply = here
    expect(ply(shown)).to_have_text(str(here))


def test_a_whole_trick_is_played_by_clicks_alone(match, connect):
    shown = connect(cw.MatchView(match))
    for _ in range(3):
        here = match.ply
        play(shown)
        expect(ply(shown)).to_have_text(str(here + 1))
    assert match.inspect("trick")["trick"] == 2


def test_a_blocked_card_says_why_in_the_words_of_the_rules(match, connect):
    seat = match.to_act[0]
    shown = connect(cw.MatchView(match, seat=seat))
    blocked = next(c for c in reversed(match.inspect()[f"hand/{seat}"]) if not match.why_not(c, seat=seat))
    card(shown, "blocked").click(force=True)
    bubble = shown.root.locator(".bubble")
    expect(bubble).to_contain_text(match.why_not(blocked, seat=seat).blockers[0].text)
    expect(bubble).to_contain_text("trick.follow-suit")


def test_a_switch_of_the_seat_brings_other_eyes(match, connect):
    view = cw.MatchView(match)
    shown = connect(view)
    shown.root.get_by_role("radio", name="Cai").click()
    expect(shown.root.get_by_role("radio", name="Cai")).to_have_attribute("aria-checked", "true")
    assert view.seat == 2
    expect(card(shown, "blocked")).to_be_visible()


def test_the_computers_answer_by_themselves(connect):
    match = cw.new("cobras", [None, "random", "random"], seed=7)
    shown = connect(cw.MatchView(match, seat=0))
    play(shown)
    expect(ply(shown)).to_have_text("4", timeout=6000)
    assert match.inspect("phase")["phase"] == "trick"


def test_an_error_in_python_is_an_alert_and_the_game_goes_on(match, connect, monkeypatch):
    shown = connect(cw.MatchView(match))
    here = match.ply
    with monkeypatch.context() as broken:
        broken.setattr(type(match._game), "apply", lambda *_: 1 / 0)
        play(shown)
        expect(shown.root.get_by_role("alert")).to_contain_text("ZeroDivisionError")
    assert match.ply == here
    play(shown)
    expect(ply(shown)).to_have_text(str(here + 1))


def test_a_lost_message_is_made_good_by_a_sync(match, connect):
    view = cw.MatchView(match)
    shown = connect(view)
    comm, view.comm.send = view.comm, lambda **_: None
    match.step()
    del comm.send
    match.step()
    expect(ply(shown)).to_have_text(str(match.ply))


def test_a_branch_made_in_python_is_on_the_timeline(match, connect):
    shown = connect(cw.MatchView(match))
    branch = match.fork(at=5, name="what if")
    branch.step()
    expect(shown.root.locator(".tl")).to_contain_text("main line")
    match.goto(branch.path()[-1])
    expect(shown.root.locator(".tl")).to_contain_text("what if")


def test_the_language_can_be_changed_while_it_is_shown(match, connect):
    view = cw.MatchView(match)
    shown = connect(view)
    view.locale = "es"
    expect(shown.root.get_by_role("tab", name="Reglas")).to_be_visible()
    expect(shown.root.locator("[lang=es]").first).to_be_visible()


@pytest.mark.parametrize("seat", [None, 1])
def test_the_file_of_a_match_is_looked_through_without_any_python(match, seat, page, watch, tmp_path):
    match.play(until="trick")
    path = match.to_html(tmp_path / "lesson.html", seat=seat)
    page.goto(path.as_uri())
    number = page.locator(".tl .ply b")
    expect(number).to_have_text(str(match.ply))
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    expect(number).to_have_text(str(match.ply - 1))
    page.keyboard.press("Home")
    expect(number).to_have_text("0")
    expect(page.get_by_text("saved page: read only")).to_be_visible()
