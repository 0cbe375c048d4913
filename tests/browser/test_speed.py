"""How soon a ply is drawn: the figures are printed, `pytest -s` shows them."""

import random
import statistics
from itertools import zip_longest

from cobra_widgets.widgets.folding import folded

from .recorded import Recording

FRAME = 1000 / 60
SIZE = 1000
GUARD = 3  # times a frame; the aim is one, which a machine with nothing else to do nearly keeps
# Frames come when the test says so.
HOLD = "() => { window.held = []; window.requestAnimationFrame = (act) => held.push(act); }"
SETTLED = """await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
  document.body.getBoundingClientRect();"""
# A click on a line of the log goes to its ply: the click, what it sets going at once, the layout.
GO = f"""async (ply) => {{
  document.querySelector(`.log [data-ply="${{ply}}"] .go`).click();
  {SETTLED}
  const shown = document.querySelector(".tl .ply b").textContent;
  if (shown !== String(ply)) throw new Error(`${{ply}} is not drawn`);
}}"""
# What waits for the next frame, and the layout; how much waits for the one after.
NEXT = f"""async () => {{
  for (const act of held.splice(0)) act(performance.now());
  {SETTLED}
  return held.length;
}}"""
TOLD = """(ply) => document.querySelector(`.log [data-ply="${ply}"]`).matches("[aria-current=step]")"""
# What was drawn last is painted before the clock is read again.
REST = "() => new Promise((done) => setTimeout(done, 40))"
LAST = 5  # frames: by then nothing waits any more


class Clock:
    """The time that the page's own thread has worked: what other programs do meanwhile does not count."""

    def __init__(self, page):
        self.wire = page.context.new_cdp_session(page)
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self):
        """Milliseconds of work so far."""
        found = {each["name"]: each["value"] for each in self.wire.send("Performance.getMetrics")["metrics"]}
        return 1000 * found["TaskDuration"]


def long_tape():
    """The traits of a match of a thousand plies: what one match has, again and again."""
    traits = Recording(players=4, plies=300).traits()
    tape, once = traits["tape"], list(traits["tape"]["plies"])
    while len(tape["plies"]) < SIZE:
        for ply in once[: SIZE - len(tape["plies"])]:
            again = {key: value for key, value in ply.items() if key != "a"}
            tape["plies"].append(again | {"p": len(tape["plies"])})
    traits["now"] |= {"node": SIZE, "tip": SIZE, "choices": folded([])}
    return traits | {"ply": SIZE}


def frames_of(page, clock, ply):
    """Milliseconds of work for each frame after a click in the log, until nothing waits any more."""
    spent, waits = [], 1
    for frame in range(LAST):
        page.evaluate(REST)
        start = clock.read()
        waits = page.evaluate(NEXT) if frame else page.evaluate(GO, ply) or 1
        spent.append(clock.read() - start)
        if not waits:
            return spent
    raise AssertionError(f"{waits} things still wait")


def test_any_ply_of_a_thousand_is_drawn_at_once(mount, page):
    mount(long_tape())
    page.evaluate(HOLD)
    clock, worked = Clock(page), []
    for ply in random.Random(1).sample(range(SIZE + 1), 60):
        worked.append(frames_of(page, clock, ply))
        assert page.evaluate(TOLD, ply)
    for frame, spent in enumerate(zip_longest(*worked, fillvalue=0.0), 1):
        median, worst = statistics.median(spent), max(spent)
        print(f"\nframe {frame}: median {median:.1f} ms, worst {worst:.1f} ms of {FRAME:.1f}")
        assert median <= GUARD * FRAME
        assert worst <= 2 * GUARD * FRAME
