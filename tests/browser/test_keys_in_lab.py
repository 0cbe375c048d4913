"""Keys pressed in the board are the board's: JupyterLab's own commands do not hear them."""

import pytest
from playwright.sync_api import expect

from .notebook import LED, Notebook
from .playing import ACTIVE

# In command mode each does something to cells: above, below, delete, cut, undo, kinds of cell, run.
KEYS = ("a", "b", "d", "d", "x", "z", "m", "y", "Enter", "Space", "ArrowUp", "ArrowDown", "Escape")
CELLS = """() => {
  const { content } = window.jupyterapp.shell.currentWidget;
  return [content.activeCellIndex, content.mode, content.widgets.map(({ model }) => [model.id, model.type])];
}"""
PLACES = {
    "a card that may not be played": lambda table: table.card("[aria-disabled=true]"),
    "a card that may": lambda table: table.card(),
    "the timeline": lambda table: table.root.get_by_role("slider"),
    "a tab": lambda table: table.root.get_by_role("tab", name="Log"),
    "a seat": lambda table: table.root.get_by_role("radio", name="all"),
    "a button": lambda table: table.root.get_by_role("button", name="Undo"),
    "the text of a tab": lambda table: table.root.get_by_role("tabpanel"),
}


def test_no_key_in_the_board_reaches_the_cells(open_nb):
    notebook = Notebook(open_nb("keys.ipynb", ["'before'", f"{LED}", "match", "'after'"]))
    page, table = notebook.page, notebook.table(2)
    table.root.locator(".head h2").click()
    before = page.evaluate(CELLS)
    for place in PLACES.values():
        for key in KEYS:
            place(table).focus()
            page.keyboard.press(key)
            assert page.evaluate(CELLS) == before, f"{key} reached the notebook"
    # and outside of the board the same keys do what they do
    page.evaluate("window.jupyterapp.commands.execute('notebook:enter-command-mode')")
    page.locator(".jp-Notebook .jp-Cell").nth(3).locator(".jp-InputPrompt").click()
    page.keyboard.press("b")
    page.wait_for_function(f"() => ({CELLS})()[2].length === {len(before[2]) + 1}")


def test_a_card_is_played_by_keys_and_the_page_and_the_focus_stay(open_nb):
    notebook = Notebook(
        open_nb("steps.ipynb", [LED, *["print('\\n' * 15)"] * 2, "match", "print('\\n' * 60)"])
    )
    page, table = notebook.page, notebook.table(3)
    here = int(table.ply.inner_text())
    table.card().scroll_into_view_if_needed()
    table.card().focus()
    top = table.root.locator(".gw").bounding_box()["y"]
    for number in range(here + 1, here + 6):
        # to one that may be played
        page.keyboard.press("Home")
        while table.root.locator("svg [role=button]:focus:not([aria-disabled])").count() == 0:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        expect(table.ply).to_have_text(str(number))
        expect(table.root.locator("svg [role=button]:focus")).to_have_count(1)
        assert table.root.locator(".gw").bounding_box()["y"] == pytest.approx(top, abs=1)
    tab = table.root.get_by_role("tab", name="Log")
    tab.focus()
    for number in range(here + 4, here - 1, -1):
        page.keyboard.press(",")
        expect(table.ply).to_have_text(str(number))
        assert page.evaluate(ACTIVE) == "Log"
        assert table.root.locator(".gw").bounding_box()["y"] == pytest.approx(top, abs=1)


def test_tab_leaves_the_board(open_nb):
    notebook = Notebook(open_nb("tab.ipynb", [LED, "match", "'after'"]))
    page, table = notebook.page, notebook.table(1)
    for key in ("Tab", "Shift+Tab"):
        table.root.get_by_role("slider").focus()
        for _ in range(30):
            page.keyboard.press(key)
            if table.root.locator(":focus").count() == 0:
                break
        assert table.root.locator(":focus").count() == 0
