"""A match in a real JupyterLab: what only a kernel, a comm and a notebook can show."""

import json

from playwright.sync_api import expect

MAKE = "import cobra_widgets as cw\nmatch = cw.new('cobras', 4, seed=7).play(until='trick')"
RUN = """async ([index]) => {
  const app = window.jupyterapp, panel = app.shell.currentWidget;
  panel.content.activeCellIndex = index;
  await app.commands.execute('notebook:run-cell');
}"""
COUNT = """from ipywidgets.widgets.widget import _instances
print(sum(isinstance(widget, cw.MatchView) for widget in _instances.values()))"""


def run(page, index):
    page.evaluate(RUN, [index])


def output(page, index):
    return page.locator(".jp-Notebook .jp-Cell").nth(index).locator(".jp-OutputArea-output")


def test_notebook_and_board_move_each_other(open_nb):
    page = open_nb(
        "match.ipynb",
        [
            MAKE,
            "match",
            "print('ply', match.ply, match.path()[-1].notation)",
            "match.step(); None",
            "match.rewind(2); None",
        ],
    )
    ply = output(page, 1).locator(".tl .ply b")
    expect(ply).to_be_visible(timeout=30_000)
    # "Run all" has stepped and rewound: five plies to the first trick, one more, two back.
    expect(ply).to_have_text("4", timeout=15_000)

    # the board plays, Python sees it
    run(page, 3)
    expect(ply).to_have_text("5")
    card = output(page, 1).locator("svg [role=button]:not([aria-disabled])[aria-label*=' ']").last
    card.click()
    card.click()
    expect(ply).to_have_text("6")
    run(page, 2)
    expect(output(page, 2)).to_contain_text("ply 6")

    # Python steps, the board follows
    run(page, 3)
    expect(ply).to_have_text("7")

    # both go back
    run(page, 4)
    expect(ply).to_have_text("5")
    output(page, 1).get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    expect(ply).to_have_text("4")
    page.wait_for_timeout(500)
    run(page, 2)
    expect(output(page, 2)).to_contain_text("ply 4")


def test_a_second_view_and_a_page_loaded_again_have_the_whole_match(open_nb, lab):
    page = open_nb(
        "again.ipynb", [MAKE, "match", "match.play(until='round'); None", "cw.MatchView(match, seat=1)"]
    )
    first, second = (output(page, index).locator(".tl .ply b") for index in (1, 3))
    expect(second).to_be_visible(timeout=30_000)
    last = second.inner_text()
    assert int(last) > 30
    expect(first).to_have_text(last)
    output(page, 3).get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(second).to_have_text("0")
    expect(first).to_have_text("0")
    page.keyboard.press("End")
    expect(first).to_have_text(last)
    page.evaluate("window.jupyterapp.shell.currentWidget.context.save()")
    page.wait_for_timeout(500)
    page.reload()
    expect(first).to_have_text(last, timeout=30_000)
    expect(second).to_have_text(last)


def test_a_cell_run_often_leaves_one_view_and_the_saved_seat_no_other_hand(open_nb, lab):
    page = open_nb("often.ipynb", [MAKE, "match.view(seat=1)", COUNT, "print(match.inspect()['hand/0'])"])
    expect(output(page, 1).locator(".tl")).to_be_visible(timeout=30_000)
    for _ in range(8):
        run(page, 1)
    run(page, 2)
    expect(output(page, 2)).to_contain_text("1")
    expect(page.locator(".gw")).to_have_count(1)
    hand = json.loads(output(page, 3).inner_text().replace("'", '"'))
    page.evaluate("window.jupyterapp.shell.currentWidget.context.save()")
    page.wait_for_timeout(500)
    saved = json.loads((lab.root / "often.ipynb").read_text("utf-8"))
    saved["cells"][3]["outputs"] = []
    text = json.dumps(saved)
    assert "widget-view+json" in text
    assert [card for card in hand if f'"{card}' in text or f" {card}," in text] == []


def test_the_view_is_dark_in_a_dark_jupyterlab_and_its_log_opens_at_the_ply(open_nb):
    page = open_nb("dark.ipynb", [MAKE, "match.play(until='round'); None", "match"])
    view = output(page, 2).locator(".gw")
    expect(view).to_have_attribute("data-theme", "light", timeout=30_000)
    change = "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"
    page.evaluate(change, "JupyterLab Dark")
    expect(view).to_have_attribute("data-theme", "dark")
    run(page, 2)
    expect(view).to_have_attribute("data-theme", "dark")
    row, pane = view.locator(".log [aria-current]").bounding_box(), view.locator(".pane").bounding_box()
    assert pane["y"] <= row["y"] < pane["y"] + pane["height"]
    page.evaluate(change, "JupyterLab Light")
    expect(view).to_have_attribute("data-theme", "light")
