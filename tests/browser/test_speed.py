"""How soon a ply is drawn: the figures are printed, `pytest -s` shows them."""

import random
import statistics

from cobra_widgets.widgets.folding import folded

from .recorded import Recording

FRAME = 1000 / 60
SIZE = 1000
FRAMES = 3  # a guard; the aim is one, which a machine with nothing else to do nearly keeps.
# A click on a line of the log goes to its ply: the click, what it sets going at once, the layout.
GO = """async (ply) => {
  const row = document.querySelector(`.log [data-ply="${ply}"]`);
  row.querySelector(".go").click();
  await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
  document.body.getBoundingClientRect();
  if (row.getAttribute("aria-current") !== "step") throw new Error(`${ply} is not drawn`);
}"""
REST = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


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


def test_any_ply_of_a_thousand_is_drawn_at_once(mount, page):
    mount(long_tape())
    clock, times, idle = Clock(page), [], []
    for ply in random.Random(1).sample(range(SIZE + 1), 60):
        start = clock.read()
        page.evaluate("() => Promise.resolve()")
        middle = clock.read()
        page.evaluate(GO, ply)
        times.append(clock.read() - middle)
        idle.append(middle - start)
        page.evaluate(REST)
    times.sort()
    median, worst = statistics.median(times), times[-1]
    print(
        f"\na ply of {SIZE}: median {median:.1f} ms, worst {worst:.1f} ms, "
        f"asking alone {statistics.median(idle):.1f} ms, a frame is {FRAME:.1f} ms"
    )
    assert median <= FRAMES * FRAME
    assert worst <= 2 * FRAMES * FRAME
