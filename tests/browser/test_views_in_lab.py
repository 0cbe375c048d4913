"""Views in a notebook: run again and again, linked to other widgets, as quick as a button."""

import statistics
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .notebook import LED, MAKE, SHOWN, Notebook

TALLY = Path(__file__).with_name("tally.js")
MODELS = """from ipywidgets.widgets.widget import _instances
import gc; gc.collect()
print(sum(isinstance(widget, cw.MatchView) for widget in list(_instances.values())))"""
TIMES = 50


def held(page):
    """What the browser holds, after a clearing up: elements, also those in no page, and listeners."""
    wire = page.context.new_cdp_session(page)
    wire.send("HeapProfiler.collectGarbage")
    wire.send("Performance.enable")
    found = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
    return found["Nodes"], found["JSEventListeners"]


def test_a_cell_run_fifty_times_is_bounded_in_python_and_in_the_browser(open_nb, page):
    page.add_init_script(TALLY.read_text("utf-8"))
    notebook = Notebook(open_nb("rerun.ipynb", [MAKE, "match", MODELS]))
    table = notebook.table(1)
    for _ in range(3):
        notebook.run(1)
    expect(table.ply).to_be_visible()
    page.wait_for_function("() => tally().timers === 0")
    before, nodes = page.evaluate("tally()"), held(page)
    one = table.root.locator("*").count()
    for _ in range(TIMES):
        notebook.run(1)
    notebook.run(2)
    models = int(notebook.output(2).inner_text())
    expect(page.locator(".gw")).to_have_count(1)
    expect(table.ply).to_be_visible()
    page.wait_for_function("() => tally().timers === 0")
    after, kept = page.evaluate("tally()"), held(page)
    print(f"\n{TIMES} runs: {models} models; {before} then {after}; {nodes} then {kept}; a view has {one}")
    assert models <= 2
    assert after["listeners"] <= before["listeners"] + 5
    assert after["observers"] <= before["observers"]
    assert abs(after["nodes"] - before["nodes"]) < one / 2
    # had each run left its view behind, these would be fifty views more
    assert kept[0] - nodes[0] < 5 * one


LINKED = """import ipywidgets, traitlets
slider = ipywidgets.IntSlider(max=100, description='where')
view = cw.MatchView(match)
seen = []
view.observe(lambda change: seen.append((change['name'], change['new'])), ['ply', 'seat', 'playing'])
ipywidgets.link((view, 'ply'), (slider, 'value'))
box = ipywidgets.Dropdown(options=[('all', None), ('A', 0), ('B', 1)], description='eyes')
ipywidgets.link((view, 'seat'), (box, 'value'))
display(slider, box)
view"""


def test_ply_seat_and_playing_are_observed_and_linked(open_nb):
    notebook = Notebook(
        open_nb("linked.ipynb", [LED, LINKED, "view.playing = True", "print(view.ply, view.seat, seen)"])
    )
    page, output = notebook.page, notebook.output(1)
    ply = output.locator(".tl .ply b")
    expect(ply).to_be_visible(timeout=SHOWN)
    page.locator(".gw").get_by_role("button", name="Pause").wait_for()
    page.locator(".gw").get_by_role("button", name="Pause").click()
    slider = page.locator(".widget-slider .noUi-handle")
    # the view moves the slider
    page.locator(".gw").get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0.0")
    # the slider moves the view
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(ply).to_have_text("2")
    # so does the choice of eyes
    page.locator(".widget-dropdown select").select_option("B")
    expect(page.locator(".gw").get_by_role("radio", name="B", exact=True)).to_have_attribute(
        "aria-checked", "true"
    )
    page.locator(".gw").get_by_role("radio", name="A", exact=True).click()
    expect(page.locator(".widget-dropdown select")).to_have_value("A")
    notebook.run(3)
    told = notebook.output(3).inner_text()
    assert told.startswith("2 0 ")
    for change in ("('playing', True)", "('playing', False)", "('ply', 0)", "('ply', 2)", "('seat', 1)"):
        assert change in told


BUTTON = """import ipywidgets
button, label = ipywidgets.Button(description='press'), ipywidgets.Label('0')
button.on_click(lambda _: setattr(label, 'value', str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
# From a click at rest until the page has changed, and until a frame that shows it has been painted, in
# milliseconds; the clock is the page's own, and the same for both.
CLOCK = """async ([press, watched]) => {
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  do await wait(50); while (document.getAnimations().some((motion) => motion.playState === "running"));
  const target = document.querySelector(press), text = document.querySelector(watched);
  const before = text.textContent;
  return new Promise((done) => {
    const seen = new MutationObserver(() => {
      if (text.textContent === before) return;
      seen.disconnect();
      const changed = performance.now() - start;
      requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - start])));
    });
    seen.observe(text, { childList: true, characterData: true, subtree: true });
    const start = performance.now();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  });
}"""
ROUNDS = 20


@pytest.mark.xfail(
    reason="most of what a table takes longer is the browser's own work on two hundred and more elements: "
    "a hand given to the next seat is styled, laid out and painted anew",
    strict=False,
)
def test_a_click_is_drawn_about_as_soon_as_that_of_a_bare_button(open_nb):
    notebook = Notebook(open_nb("quick.ipynb", [LED, "match", BUTTON]))
    page, table = notebook.page, notebook.table(1)
    expect(page.locator(".widget-label")).to_be_visible(timeout=SHOWN)
    bare, ours = [], []
    for _ in range(ROUNDS):
        bare.append(page.evaluate(CLOCK, [".widget-button", ".widget-label"]))
        here = int(table.ply.inner_text())
        table.card().click()
        chosen = "svg [role=button][aria-pressed=true]"
        expect(table.root.locator(chosen)).to_have_count(1)
        ours.append(page.evaluate(CLOCK, [f".gw {chosen}", ".gw .tl .ply b"]))
        expect(table.ply).not_to_have_text(str(here))
    for what, times in (("changed", 0), ("painted", 1)):
        button, board = (statistics.median(each[times] for each in side) for side in (bare, ours))
        print(f"\nclick to {what}: button {button:.0f} ms, board {board:.0f} ms, ratio {board / button:.2f}")
    assert board <= 1.2 * button
