"""Take the pictures of README and gallery from a real JupyterLab: `make pictures`.

Each picture is one cell's live view, at one width and theme, at a position made by code that anybody
can run.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import OPENED, RUN_ALL
from tests.browser.lab_server import LabServer

DOCS = Path(__file__).parents[1] / "docs"
MIDGAME = """import cobra_widgets as cw
match = cw.new("cobras", players=4, seed=7, names=["Ana", "Bo", "Cai", "Dee"])
match.play("round").goto("round 1 trick 4").step()
match.step()
match.rewind(4).fork(name="what if").play("trick")
match.forward(4)
match.view(0)"""
DUMMY = """import cobra_widgets as cw
match = cw.new("cobras", players=2, seed=5, names=["Ana", "Bo"], dummy="strategy")
match.play("trick")
for _ in range(5): match.step()
match"""
SOLO = """import cobra_widgets as cw
match = cw.new("cobras", players=1, seed=3, names=["Ana"], mode="easy")
match.play("trick")
for _ in range(4): match.step()
cw.MatchView(match, seat=0, locale="es")"""

PLANE = """import cobra_widgets as cw
match = cw.new("cockpit", players=3, seed=4, names=["Ana", "Bo", "Cai"])
while match.inspect("turn")["turn"] is None or match.ply < 240 or len(match.legal()) < 12: match.step()
match"""
ISLANDS = """import cobra_widgets as cw
match = cw.new("imperio", players=3, seed=9, names=["Ana", "Bo", "Cai"])
while match.ply < 150 or len(match.legal()) < 6: match.step()
cw.MatchView(match, locale={locale!r})"""


class Picture(NamedTuple):
    """One picture to take."""

    name: str
    cell: str
    width: int
    """Of the notebook's view, in CSS pixels."""
    dark: bool = False


PICTURES = (
    Picture("cobras", MIDGAME, 720),
    Picture("cobras-dark", MIDGAME, 720, dark=True),
    Picture("cobras-two-players", DUMMY, 720),
    Picture("cobras-solo-es", SOLO, 720),
    Picture("cockpit", PLANE, 900),
    Picture("cockpit-dark", PLANE, 900, dark=True),
    Picture("imperio", ISLANDS.format(locale="en"), 900),
    Picture("imperio-dark-es", ISLANDS.format(locale="es"), 900, dark=True),
)


@contextmanager
def lab() -> Iterator[Any]:
    """Run a JupyterLab of its own."""
    with tempfile.TemporaryDirectory() as base:
        server = LabServer(Path(base))
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def take(page: Page, server: Any, picture: Picture) -> None:
    """Open a notebook of one cell, wait for its view, and keep the picture of it."""
    server.write(f"{picture.name}.ipynb", [picture.cell])
    page.goto(f"{server.url}/lab/tree/{picture.name}.ipynb?reset")
    page.wait_for_function(OPENED, timeout=60_000)
    theme = "JupyterLab Dark" if picture.dark else "JupyterLab Light"
    page.evaluate("t => window.jupyterapp.commands.execute('apputils:change-theme', {theme: t})", theme)
    page.evaluate(RUN_ALL)
    view = page.locator(".gw").first
    expect(view).to_be_visible(timeout=30_000)
    page.add_style_tag(content=f".jp-OutputArea-output:has(.gw) {{ width: {picture.width}px !important; }}")
    page.wait_for_timeout(800)
    view.screenshot(path=DOCS / f"{picture.name}.png")


def main() -> None:
    """Take them all."""
    DOCS.mkdir(exist_ok=True)
    with lab() as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1500, "height": 1900}, device_scale_factor=1)
        for picture in PICTURES:
            take(page, server, picture)


if __name__ == "__main__":
    main()
