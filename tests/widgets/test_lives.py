"""A cell that runs again closes what it showed before."""

import sys
from types import SimpleNamespace

import pytest

import cobra_widgets as cw
from cobra_widgets.widgets import lives


class Kernel:
    """As much of one as a view asks: which message is worked on now."""

    def __init__(self):
        self.parent = {}
        self.count = 0

    def get_parent(self):
        return self.parent

    def runs(self, cell=None, code="match"):
        """A cell is run."""
        self.count += 1
        self.parent = {
            "header": {"msg_type": "execute_request", "msg_id": f"run {self.count}"},
            "metadata": {"cellId": cell} if cell else {},
            "content": {"code": code},
        }


@pytest.fixture
def kernel(monkeypatch):
    running = Kernel()
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: running))
    monkeypatch.setattr(lives, "_shown", {})
    return running


def living(browsers):
    opened = {b.comm_id for b in browsers if not b._closed}
    return len(opened)


def test_a_cell_run_fifty_times_leaves_one_view(kernel, browsers):
    for _ in range(50):
        kernel.runs("a")
        cw.new("cobras", 4, seed=7)._repr_mimebundle_()
    assert living(browsers) == 1
    assert len(browsers) == 50


def test_where_cells_have_no_names_at_most_two_runs_have_views(kernel, browsers):
    match = cw.new("cobras", 4, seed=7)
    for _ in range(50):
        kernel.runs()
        match._repr_mimebundle_()
    assert living(browsers) == 2


def test_two_cells_keep_a_view_each(kernel, browsers):
    match = cw.new("cobras", 4, seed=7)
    for cell in "ab":
        kernel.runs(cell)
        match._repr_mimebundle_()
    assert living(browsers) == 2
    match.step()
    assert [b.traits["ply"] for b in browsers] == [2, 2]


def test_a_match_shown_twice_in_one_run_has_one_view(kernel, browsers):
    match = cw.new("cobras", 4, seed=7)
    kernel.runs("a")
    first, second = (match._repr_mimebundle_()[0] for _ in range(2))
    assert first == second
    assert living(browsers) == 1


def test_several_matches_of_one_cell_have_a_view_each(kernel, browsers):
    for _ in range(3):
        kernel.runs("a")
        for seed in range(4):
            cw.new("cobras", 4, seed=seed)._repr_mimebundle_()
    assert living(browsers) == 4


def test_a_view_made_by_hand_goes_with_its_cell_too(kernel, browsers):
    match = cw.new("cobras", 4, seed=7)
    for _ in range(10):
        kernel.runs("a")
        cw.MatchView(match, parts=("timeline",))
        cw.MatchView(match, parts=("board",))
    assert living(browsers) == 2
    assert len(match._cursor.timeline.watchers) == 2


def test_a_view_made_by_hand_is_not_taken_for_the_matchs_own(kernel, browsers):
    match = cw.new("cobras", 4, seed=7)
    kernel.runs("a")
    view = cw.MatchView(match, seat=1)
    data, _ = match._repr_mimebundle_()
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] != view.model_id
    assert living(browsers) == 2


def test_outside_of_any_cell_nothing_is_closed(kernel, browsers):
    match = cw.new("cobras", 4, seed=7)
    kernel.parent = {"header": {"msg_type": "comm_msg", "msg_id": "click"}}
    for _ in range(3):
        cw.MatchView(match)
    assert living(browsers) == 3


def test_without_a_notebook_nothing_is_closed(monkeypatch, browsers):
    monkeypatch.delitem(sys.modules, "IPython", raising=False)
    for _ in range(3):
        cw.MatchView(cw.new("cobras", 4, seed=7))
    assert living(browsers) == 3
