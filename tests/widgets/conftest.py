"""A wire with nobody behind it but what records it."""

import comm
import pytest
from ipywidgets import Widget

from cobra_widgets.widgets import bundle

from .browser import Browser


@pytest.fixture(autouse=True)
def any_bundle(monkeypatch):
    """The Python half is tested by itself: whether the other half is built does not matter."""
    monkeypatch.setattr(bundle, "esm", lambda: "export default {}")


@pytest.fixture(autouse=True)
def browsers(monkeypatch):
    """The other sides of all views made in a test, first first."""
    opened = []

    def create(**kwargs):
        made = Browser(**kwargs)
        # Each view has a model of its layout beside it.
        if "tape" in made.traits:
            opened.append(made)
        return made

    monkeypatch.setattr(comm, "create_comm", create)
    yield opened
    Widget.close_all()


@pytest.fixture
def browser(browsers):
    """`browser(view)`: the other side of one view."""
    return lambda view: next(each for each in browsers if each.comm_id == view.model_id)
