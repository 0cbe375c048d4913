"""A kernel that is busy, fails, is started again or has gone; and one that nobody touches."""

import json

import pytest
from playwright.sync_api import expect

from .notebook import LED, SHOWN, Notebook

HEARD = """heard, answered = [], []
view = cw.MatchView(match)
view.on_msg(lambda _, message, __: heard.append(message))
view.observe(lambda change: answered.append(change['new']), 'answer')
view"""
BUSY = "import time\ntime.sleep(3)"
TELL = """import json
print(json.dumps({'ply': match.ply, 'heard': heard, 'answered': answered}))"""
BREAK = """kind = type(match._game)
kept = kind.apply
kind.apply = lambda *_: 1 / 0"""
MEND = "kind.apply = kept"


def told(notebook, index):
    """What a cell has printed, read."""
    notebook.run(index)
    return json.loads(notebook.output(index).inner_text())


def test_five_clicks_on_a_busy_kernel_arrive_once_each_in_order(open_nb):
    notebook = Notebook(open_nb("busy.ipynb", [LED, HEARD, BUSY, TELL]))
    table = notebook.table(1)
    expect(notebook.output(3)).to_contain_text("heard", timeout=SHOWN)
    before = told(notebook, 3)["ply"]
    notebook.start(2)
    card = table.card()
    card.click()
    for _ in range(5):
        card.click()
    expect(table.root.locator(".off")).to_be_visible()
    expect(table.ply).to_have_text(str(before + 1))
    expect(table.root.locator(".off")).to_have_count(0)
    seen = told(notebook, 3)
    clicks = [message for message in seen["heard"] if message["type"] == "choose"]
    answers = {answer["id"]: answer for answer in seen["answered"]}
    assert len({click["id"] for click in clicks}) == len(clicks) == 5
    assert [int(click["id"].rpartition("-")[2]) for click in clicks] == sorted(
        int(click["id"].rpartition("-")[2]) for click in clicks
    )
    # the first is played; those that were meant for the same ply are refused by name
    assert [answers[click["id"]].get("kind", "done") for click in clicks] == ["done", *["stale"] * 4]
    assert seen["ply"] == before + 1
    expect(table.root.get_by_role("alert")).to_contain_text(str(before))
    expect(table.root.get_by_role("alert")).to_contain_text(str(before + 1))


def test_an_error_of_the_engine_is_an_alert_and_nothing_is_lost(open_nb):
    notebook = Notebook(open_nb("broken.ipynb", [LED, "match", "'whole'", BREAK, MEND, "print(match.ply)"]))
    expect(notebook.output(5)).to_be_visible(timeout=SHOWN)
    table = notebook.table(1)
    here = int(table.ply.inner_text())
    notebook.run(3)
    table.play()
    expect(table.root.get_by_role("alert")).to_contain_text("ZeroDivisionError")
    notebook.run(4)
    notebook.run(5)
    expect(notebook.output(5)).to_have_text(str(here))
    # the card is still chosen
    table.card("[aria-pressed=true]").click()
    expect(table.ply).to_have_text(str(here + 1))
    expect(table.root.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("deed", ["restartKernel", "shutdown"])
def test_a_kernel_that_has_gone_is_named_at_the_next_touch_and_the_tape_stays(open_nb, deed, watch):
    watch.allow("kernel|Kernel|404|WebSocket|disposed|Canceled")
    notebook = Notebook(open_nb("gone.ipynb", [LED, "match"]))
    table = notebook.table(1)
    last = int(table.ply.inner_text())
    notebook.page.evaluate(f"window.jupyterapp.shell.currentWidget.sessionContext.session.{DEEDS[deed]}")
    table.root.get_by_role("tab", name="Rules").click()
    expect(table.root.locator(".off")).to_be_visible(timeout=5000)
    table.root.get_by_role("slider").focus()
    for number in range(last - 1, last - 4, -1):
        notebook.page.keyboard.press("ArrowLeft")
        expect(table.ply).to_have_text(str(number))
    notebook.page.keyboard.press("Home")
    expect(table.ply).to_have_text("0")
    notebook.page.keyboard.press("End")
    expect(table.ply).to_have_text(str(last))


# As somebody else would do it, behind the page's back: over the server, not by the page's own menu.
DEEDS = {"restartKernel": "kernel.restart()", "shutdown": "kernel.shutdown()"}


def test_nothing_is_said_while_nobody_touches_anything(open_nb, page):
    said = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framesent", lambda frame: said.append(frame) if b"comm_msg" in raw(frame) else None
        ),
    )
    notebook = Notebook(open_nb("idle.ipynb", [LED, "match"]))
    table = notebook.table(1)
    table.play()
    expect(table.ply).to_have_text("7")
    assert said
    said.clear()
    page.wait_for_timeout(6000)
    assert said == []


def raw(frame):
    """A frame as bytes."""
    return frame if isinstance(frame, bytes) else frame.encode()
