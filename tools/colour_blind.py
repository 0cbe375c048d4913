"""Take pictures of the Cobras table as people see it who tell colours apart less well.

`python -m tools.colour_blind FOLDER` writes one picture for each way of seeing and theme; look at them:
suits, blocked cards, what may be played and what has changed must still be told apart.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import cobra_widgets as cw
from cobra_widgets.widgets import bundle
from tests.browser import chromium, harness
from tests.browser.conftest import FLAGS
from tests.browser.playing import blocked, led

# Chromium's own names.
SIGHTS = ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia")


def take(folder: Path) -> None:
    """Write all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for theme in ("light", "dark"):
            page = browser.new_page(viewport={"width": 760, "height": 1100})
            view = cw.MatchView(led(tricks=2), theme=theme)
            shown = harness.connect(page, view, esm=bundle.esm(), width=720)
            blocked(shown).press("Enter")
            wire = page.context.new_cdp_session(page)
            for sight in SIGHTS:
                wire.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
                page.screenshot(path=folder / f"{theme}-{sight}.png")
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]))
