"""The scaffolding itself: both sides of the fake wire, and that it notices what goes wrong."""

import anywidget
import pytest
import traitlets
from playwright.sync_api import expect

from .watch import OWN

COUNTER = """
function render({ model, el, signal }) {
  const button = document.createElement("button"), out = document.createElement("output");
  button.textContent = "Step";
  const draw = () => { out.textContent = model.get("value"); };
  const add = () => {
    model.set("value", model.get("value") + 1);
    model.save_changes();
    model.send({ step: 1 });
  };
  button.addEventListener("click", add, { signal });
  model.on("change:value", draw);
  draw();
  el.append(button, out);
  return () => model.off("change:value", draw);
}
export default { render };
"""


class Counter(anywidget.AnyWidget):
    _esm = COUNTER
    value = traitlets.Int(0).tag(sync=True)


@pytest.mark.parametrize("shadow", [False, True])
@pytest.mark.parametrize("signal", [False, True])
def test_a_click_reaches_the_model_and_the_model_reaches_the_page(mount, shadow, signal):
    counter = mount({"value": 3}, esm=COUNTER, shadow=shadow, signal=signal)
    counter.root.get_by_role("button", name="Step").click()
    expect(counter.root.locator("output")).to_have_text("4")
    assert counter.saved() == [{"value": 4}]
    assert counter.sent() == [{"step": 1}]
    counter.set(value=9)
    expect(counter.root.locator("output")).to_have_text("9")


def test_an_unmounted_view_leaves_no_listener(mount):
    counter = mount({"value": 3}, esm=COUNTER)
    second = counter.view()
    assert counter.listeners() == 2
    counter.unmount(second)
    assert counter.listeners() == 1
    expect(counter.page.locator("button")).to_have_count(1)


def test_a_python_widget_and_its_page_hear_each_other(connect):
    counter = Counter(value=1)
    heard = []
    counter.on_msg(lambda _widget, content, _buffers: heard.append(content))
    shown = connect(counter, esm=COUNTER)
    shown.root.get_by_role("button").click()
    expect(shown.root.locator("output")).to_have_text("2")
    assert (counter.value, heard) == (2, [{"step": 1}])
    counter.value = 41
    expect(shown.root.locator("output")).to_have_text("41")


def test_axe_finds_a_button_without_a_name(mount):
    bad = "export default { render({ el }) { el.append(document.createElement('button')); } }"
    assert [rule for rule, _ in mount({}, esm=bad).axe()] == ["button-name"]
    assert mount({"value": 1}, esm=COUNTER).axe() == []


def test_an_error_in_a_page_is_a_fault_until_allowed(mount, watch):
    mount({"value": 1}, esm=COUNTER).page.evaluate("console.error('the roof is on fire')")
    assert watch.faults() == ["the roof is on fire"]
    watch.allow("roof")
    assert watch.faults() == []


def test_only_this_machine_is_inside():
    assert OWN.match("http://127.0.0.1:8888/lab")
    assert not OWN.match("https://example.org/127.0.0.1/")


def test_the_built_bundle_renders(mount):
    expect(mount({}).root).not_to_be_empty()


def test_a_notebook_runs_in_jupyterlab(open_nb):
    page = open_nb("hello.ipynb", ["print(6 * 7)", "import ipywidgets\nipywidgets.Label('shown')"])
    expect(page.locator(".jp-OutputArea-output", has_text="42")).to_be_visible(timeout=30_000)
    expect(page.locator(".widget-label", has_text="shown")).to_be_visible(timeout=30_000)


def test_python_may_answer_while_it_listens(connect):
    counter = Counter(value=1)
    counter.on_msg(lambda widget, _content, _buffers: setattr(widget, "value", 41))
    shown = connect(counter, esm=COUNTER)
    shown.root.get_by_role("button").click()
    expect(shown.root.locator("output")).to_have_text("41")
