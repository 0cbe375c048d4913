"""A position is to be seen without a browser, too."""

import json
import subprocess
import sys
from xml.etree.ElementTree import fromstring

import pytest

import cobra_widgets as cw

WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def match():
    return cw.new("cobras", 3, seed=5, names=["Ana", "Bo", "Cai"]).play(until="trick").play(until="trick")


def test_a_match_in_a_cell_is_a_live_view_and_a_picture(match, browsers):
    data, _ = match._repr_mimebundle_()
    assert data[WIDGET]["model_id"] == browsers[-1].comm_id
    assert {"text/html", "image/svg+xml", "text/plain"} < data.keys()


def test_where_there_are_no_widgets_a_match_is_its_picture(match, browsers, monkeypatch):
    monkeypatch.setitem(sys.modules, "cobra_widgets.widgets.view", None)
    assert match._repr_mimebundle_() == match.snapshot()._repr_mimebundle_()
    assert browsers == []


def test_a_snapshot_is_static_alone(match, browsers):
    data = match.snapshot()._repr_mimebundle_()
    assert list(data) == ["text/html", "image/svg+xml", "text/plain"]
    assert browsers == []


def test_a_snapshot_stays_as_it_was(match):
    taken = match.snapshot()
    before = taken.html, taken.svg, taken.text
    match.step()
    assert (taken.html, taken.svg, taken.text) == before
    assert match.snapshot().text != taken.text


def test_the_same_position_looks_the_same_on_every_run(match):
    again = cw.new("cobras", 3, seed=5, names=["Ana", "Bo", "Cai"]).play(until="trick").play(until="trick")
    assert match.snapshot() == again.snapshot()


def test_text_names_what_lies_where(match):
    lines = match.snapshot().text.splitlines()
    assert lines[0] == repr(match)
    cells = match.inspect()
    told = dict(line.rsplit("  ", 1) for line in lines[1:])
    told = {name.strip(): value.strip() for name, value in told.items()}
    assert told["Basket, Bo"] == str(cells["basket/1"])
    assert told["hand, Cai"] == ", ".join(cells["hand/2"])
    assert told["on the table"] == "empty"
    assert told["leader"] == match.names[cells["leader"]]
    assert told["result"] == "none"


def test_a_bound_match_shows_how_many_cards_the_others_hold(match):
    text = match.view(seat=1).snapshot().text
    assert f"{len(match.inspect()['hand/0'])}, hidden" in text
    assert ", ".join(match.inspect()["hand/1"]) in text
    for kind in ("html", "svg"):
        assert match.inspect()["hand/0"][0] + "," not in getattr(match.view(seat=1).snapshot(), kind)


def test_a_trick_under_way_is_told_by_names(match):
    match.step()
    seat, card = match.inspect("trick/plays")["trick/plays"][0].values()
    assert f"{match.names[seat]}: {card}" in match.snapshot().text


def test_html_and_svg_are_well_formed(match):
    taken = match.snapshot()
    assert fromstring(taken.svg).tag.endswith("svg")  # noqa: S314  # our own
    tables = fromstring(taken.html)  # noqa: S314  # our own
    assert len(list(tables.iter("td"))) == len(match.inspect())


def test_a_long_line_of_the_drawing_is_broken(match):
    match.play(until="round")
    drawing = fromstring(match.snapshot().svg)  # noqa: S314  # our own
    texts = list(drawing.iter("{http://www.w3.org/2000/svg}text"))
    assert all(float(text.get("x")) + 7 * len(text.text or "") <= 770 for text in texts)
    assert max(float(text.get("y")) for text in texts) < float(drawing.get("height"))


def test_the_view_of_a_seat_has_the_pictures_of_that_seat(match):
    bundle = cw.MatchView(match, seat=1, locale="es")._repr_mimebundle_()[0]
    assert "ocultas" in bundle["text/plain"]
    assert ">mano</th>" in bundle["text/html"]


def test_the_file_of_a_match_has_everything_inside(match, tmp_path):
    match.note("</script><script>alert(1)</script>")
    path = match.to_html(tmp_path / "lesson.html", locale="es", theme="dark")
    text = path.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "%TRAITS%" not in text
    assert "http" not in text.replace("http://www.w3.org", "")
    traits = json.loads(text.partition('id="traits">')[2].partition("</script>")[0])
    assert (traits["theme"], traits["book"]["locale"], traits["ply"]) == ("dark", "es", match.ply)
    assert len(traits["tape"]["plies"]) == match.ply
    assert traits["now"]["choices"]["kinds"] == []
    assert text.count("</script>") == 3


def test_the_file_of_a_seat_holds_no_other_hand(match, tmp_path):
    text = match.view(seat=1).to_html(tmp_path / "worksheet.html").read_text("utf-8")
    other = match.inspect()["hand/0"]
    assert json.dumps(other, separators=(",", ":")) not in text
    assert f'"{other[0]}"' not in text
    with pytest.raises(cw.UnknownName, match="what seat 1 sees"):
        match.view(seat=1).to_html(tmp_path / "other.html", seat=0)


def test_the_position_needs_no_widget_library(match):
    probe = (
        "import sys, cobra_widgets as cw; cw.new('cobras', seed=1).snapshot();"
        "print(sorted({'anywidget', 'ipywidgets', 'traitlets', 'IPython'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
