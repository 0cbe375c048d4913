"""Chromium, a plain page with the bundle, and a real JupyterLab: each starts once, only when asked for."""

import pytest
from playwright.sync_api import expect, sync_playwright

from cobra_widgets.widgets import bundle

from . import chromium, harness
from .lab_server import LabServer
from .watch import Watch

# A machine that does other things too is slow, not wrong.
expect.set_options(timeout=10_000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OPENED = "() => window.jupyterapp?.shell?.currentWidget?.sessionContext"
RUN_ALL = """async () => {
  const app = window.jupyterapp, panel = app.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.sessionContext.session.kernel.info;
  await app.commands.execute('notebook:run-all-cells');
}"""


def pytest_collection_modifyitems(items):
    """A test that asks for JupyterLab is marked lab, any other here browser."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("lab" if "lab" in item.fixturenames else "browser")


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.HOW, pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def context(browser, request):
    """A fresh profile; `@pytest.mark.parametrize("context", [{...}], indirect=True)` passes its options."""
    options = {"viewport": {"width": 1280, "height": 1000}, **getattr(request, "param", {})}
    opened = browser.new_context(**options)
    yield opened
    opened.close()


@pytest.fixture
def page(context):
    return context.new_page()


@pytest.fixture
def watch(page):
    """The page's errors and requests; at the end there must be none but those the test allowed."""
    watching = Watch(page)
    yield watching
    assert watching.faults() == []


@pytest.fixture
def mount(page, watch):
    """`mount({trait: value})`: the built bundle in a plain page with a fake model. See harness.mount."""

    def show(traits, esm=None, **options):
        return harness.mount(page, traits, esm=esm or bundle.esm(), **options)

    return show


@pytest.fixture
def connect(page, watch):
    """`connect(widget)`: a real Python widget in a plain page, with no kernel. See harness.connect."""

    def show(widget, esm=None, **options):
        return harness.connect(page, widget, esm=esm or bundle.esm(), **options)

    return show


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """One JupyterLab for all tests."""
    server = LabServer(tmp_path_factory.mktemp("lab"))
    try:
        server.wait()
        yield server
    finally:
        server.stop()


@pytest.fixture
def open_nb(lab, page, watch):
    """`open_nb(name, cells)`: a notebook of these cells in JupyterLab, all of them run; the page."""
    watch.allow("favicon|Could not restore the debugger state|api/workspaces")

    def show(name, cells, seconds=60):
        lab.write(name, cells)
        page.goto(f"{lab.url}/lab/tree/{name}?reset")
        page.wait_for_function(OPENED, timeout=seconds * 1000)
        page.evaluate(RUN_ALL)
        return page

    yield show
    lab.end_sessions()
