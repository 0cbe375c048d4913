"""A notebook in JupyterLab: its cells, and a match shown in one of them."""

from playwright.sync_api import expect

SHOWN = 30_000  # milliseconds until a kernel has started and a first view is drawn, on a busy machine
MAKE = "import cobra_widgets as cw\nmatch = cw.new('cobras', 4, seed=7).play(until='trick')"
# Led: the next seat must follow, so that some cards may not be played.
LED = f"{MAKE}\nmatch.step(); None"

RUN = """async (index) => {
  const app = window.jupyterapp, panel = app.shell.currentWidget;
  panel.content.activeCellIndex = index;
  await app.commands.execute('notebook:run-cell');
}"""
# Sent without waiting for the answer: the kernel may be busy.
START = RUN.replace("await app", "app")


class Notebook:
    """An open notebook."""

    def __init__(self, page):
        self.page = page

    def run(self, index):
        """Run a cell and wait until it has."""
        self.page.evaluate(RUN, index)

    def start(self, index):
        """Run a cell without waiting."""
        self.page.evaluate(START, index)

    def output(self, index):
        """What a cell shows."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(index).locator(".jp-OutputArea-output")

    def table(self, index):
        """The match shown in a cell, drawn."""
        table = Table(self.page, self.output(index))
        expect(table.ply).to_be_visible(timeout=SHOWN)
        return table

    def kernel(self, deed):
        """Restart the kernel, or shut it down."""
        self.page.evaluate(f"window.jupyterapp.shell.currentWidget.sessionContext.{deed}()")


class Table:
    """A match in a cell's output."""

    def __init__(self, page, root):
        self.page = page
        self.root = root
        self.ply = root.locator(".tl .ply b")

    def card(self, mark=":not([aria-disabled])"):
        """The last card that may be played: nothing lies on top of it."""
        return self.root.locator(f"svg [role=button]{mark}").last

    def play(self):
        """Play a card."""
        card = self.card()
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        card.click()
