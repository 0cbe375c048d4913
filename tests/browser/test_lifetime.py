"""What a view leaves behind when it is gone: nothing."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw
from cobra_widgets.widgets import bundle

from .playing import click, led, ply
from .recorded import Recording

TALLY = Path(__file__).with_name("tally.js")
NOTHING = "export default { render() {} }"
QUIET = "() => tally().timers === 0"


@pytest.fixture
def tally(page):
    """`tally()`: how many listeners, timers, observers and elements there are now."""
    page.add_init_script(TALLY.read_text("utf-8"))
    return lambda: page.evaluate("tally()")


@pytest.mark.parametrize("signal", [True, False])
def test_a_view_shown_and_taken_away_fifty_times_leaves_nothing(mount, tally, signal):
    shell = mount(Recording(plies=20).traits(), signal=signal)
    shell.page.wait_for_function(QUIET)
    before = tally() | {"model": shell.listeners()}
    assert before["listeners"] > 0
    for _ in range(50):
        shell.unmount(shell.view())
    shell.page.wait_for_function(QUIET)
    assert tally() | {"model": shell.listeners()} == before


@pytest.mark.parametrize("signal", [True, False])
def test_the_last_view_takes_all_with_it(mount, tally, signal):
    shell = mount(Recording(plies=20).traits(), signal=signal)
    shell.root.get_by_role("tab", name="Rules").click()
    shell.unmount()
    shell.page.evaluate("fakeHost.modelAbort.abort(); fakeHost.modelCleanup?.(); fakeHost.modelCleanup?.()")
    left = tally()
    assert (left["listeners"], left["timers"], left["observers"]) == (0, 0, 0)
    assert shell.listeners() == 0


def test_a_view_that_plays_stops_when_it_is_taken_away(mount, tally):
    shell = mount(Recording(plies=20).traits())
    shell.root.get_by_role("button", name="Play", exact=True).click()
    expect(ply(shell)).to_have_text("1")
    shell.unmount()
    # the interval under way may end, no other begins
    shell.page.wait_for_function(QUIET)


def test_a_view_in_a_page_of_its_own_gives_the_window_no_property(page, mount, connect):
    names = "Object.getOwnPropertyNames(window).filter((name) => !name.startsWith('__playwright'))"
    mount({}, esm=NOTHING)
    before = set(page.evaluate(names))
    shown = connect(cw.MatchView(led()))
    click(shown)
    for tab in ("Score", "Rules", "Inspect", "Log"):
        shown.root.get_by_role("tab", name=tab).click()
    shown.page.keyboard.press("?")
    assert set(page.evaluate(names)) - before == {"toPython"}


def test_a_view_asks_no_network_for_anything(connect, watch, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    shown = connect(cw.MatchView(led()))
    click(shown)
    for tab in ("Score", "Rules", "Inspect", "Log"):
        shown.root.get_by_role("tab", name=tab).click()
    assert [url for url in asked if not url.startswith(("about:", "blob:"))] == []


def test_the_bundle_names_no_other_machine():
    names = {part.split('"')[0].split("'")[0].split("`")[0] for part in bundle.esm().split("//")[1:]}
    assert {name for name in names if not name.startswith("www.w3.org/")} == set()


@pytest.mark.parametrize("shadow", [False, True])
@pytest.mark.parametrize("signal", [True, False])
def test_a_match_is_played_in_hosts_of_either_kind(connect, shadow, signal):
    match = led()
    here = match.ply
    shown = connect(cw.MatchView(match), shadow=shadow, signal=signal)
    click(shown)
    expect(ply(shown)).to_have_text(str(here + 1))
    second = shown.view()
    expect(shown.page.locator(".tl .ply b")).to_have_text([str(here + 1)] * 2)
    shown.unmount(second)
    match.step()
    expect(ply(shown)).to_have_text(str(here + 2))


def test_a_view_that_comes_after_another_has_gone_shows_where_the_match_is(connect):
    match = led()
    shown = connect(cw.MatchView(match))
    shown.unmount()
    match.step()
    shown.view()
    expect(ply(shown)).to_have_text(str(match.ply))
    click(shown)
    expect(ply(shown)).to_have_text(str(match.ply))
