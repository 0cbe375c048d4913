"""What a person does on the islands, with the mouse or with the keys, whatever the language."""

import json

import cobra_widgets as cw

from .playing import ACTIVE


def thing(shown, name):
    """What can be pointed at on the board, by how its name begins."""
    return shown.root.locator(f"svg.board [role=button][aria-label^={json.dumps(name, ensure_ascii=False)}]")


def at_centre(shown, space):
    """Where a space lies on the page."""
    x, y = points()[space]
    box = shown.root.locator("svg.board").bounding_box()
    return box["x"] + x * box["width"] / 720, box["y"] + y * box["height"] / 632


def points():
    """The points of the shipped edition, by space."""
    edition = cw.edition("imperio")
    return dict(zip(edition.board.names, edition.points, strict=True))


def tap(shown, space, aside=0):
    """Click where a space lies, or a little beside it."""
    x, y = at_centre(shown, space)
    shown.page.mouse.click(x + aside, y)


def lit(shown):
    """Targets that may be chosen."""
    return shown.root.locator("svg.board [role=button]:not([aria-disabled])")


def middle(target):
    """Where the middle of a thing lies on the page."""
    box = target.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def walk(shown, target):
    """Go to a thing with Tab and the arrows alone, looking at the page as a person does."""
    press = shown.page.keyboard.press
    for _ in range(20):
        if shown.root.locator("svg.board [role=button]:focus").count():
            break
        press("Tab")
    goal, name = middle(target), target.get_attribute("aria-label")
    for _ in range(40):
        if shown.page.evaluate(ACTIVE) == name:
            return
        here = middle(shown.root.locator("svg.board [role=button]:focus"))
        right, down = goal[0] - here[0], goal[1] - here[1]
        arrows = ["ArrowRight" if right > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        before = shown.page.evaluate(ACTIVE)
        for arrow in arrows if abs(right) > abs(down) else reversed(arrows):
            press(arrow)
            if shown.page.evaluate(ACTIVE) != before:
                break
    raise AssertionError(f"{name} cannot be reached by arrows")


def choose(shown, target, way):
    """Point at a thing and do it: two clicks, or Enter twice where the arrows lead."""
    for _ in range(2):
        point(shown, target, way)


def point(shown, target, way):
    """Point at a thing once."""
    if way == "mouse":
        target.click()
    else:
        walk(shown, target)
        shown.page.keyboard.press("Enter")
