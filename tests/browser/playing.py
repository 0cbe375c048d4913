"""What a person does at the board, and what one may ask a page about it."""

from playwright.sync_api import expect

import cobra_widgets as cw

NAMES = ("Ana", "Bo", "Cai", "Dee")
# What has the focus, through shadow roots: the element's name, else its text.
ACTIVE = """(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.getAttribute?.("aria-label") ?? active?.textContent?.trim() ?? "";
})()"""


def led(seed=7, tricks=0):
    """Four at a table, a trick led: the next seat must follow."""
    match = cw.new("cobras", 4, seed=seed, names=NAMES).play(until="trick")
    for _ in range(tricks):
        match.play(until="trick")
    match.step()
    return match


def ply(shown):
    """The number of the ply on the screen."""
    return shown.root.locator(".tl .ply b")


def hand(shown, mark=""):
    """The cards of the hand in view; `mark` narrows them down."""
    return shown.root.locator(f"svg [role=button]{mark}")


def legal(shown):
    """The last card that may be played: nothing lies on top of it."""
    return hand(shown, ":not([aria-disabled])").last


def blocked(shown):
    """The last card that may not be played."""
    return hand(shown, "[aria-disabled=true]").last


def click(shown):
    """Play a card with the mouse: the first click selects, the second plays."""
    card = legal(shown)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()


def arrived(shown, match):
    """Wait until the screen shows where the match stands."""
    expect(ply(shown)).to_have_text(str(match.ply))
