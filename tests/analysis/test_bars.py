"""Bars: what they say, and that the drawing says the same."""

import xml.etree.ElementTree as ET
from fractions import Fraction

from cobra_widgets.analysis import bars


def test_the_greatest_share_is_the_longest_and_each_says_its_value():
    lines = repr(bars({"won": Fraction(3, 4), "lost": Fraction(1, 4)}, "A duel")).splitlines()
    assert lines[0] == "A duel"
    assert [line.count("#") for line in lines[1:]] == [40, 13]
    assert lines[1] == f" won {'#' * 40} 3/4 = 75.0%"


def test_counts_are_bars_too_and_nothing_is_no_fault():
    assert [line.split()[-1] for line in repr(bars({3: 1, 4: 3, 5: 6})).splitlines()] == ["1", "3", "6"]
    assert repr(bars({"never": Fraction(0)})) == "never  0 = 0.0%"
    assert repr(bars({})) == ""


def test_the_drawing_is_an_image_with_a_name_and_bars_in_proportion():
    drawing = ET.fromstring(bars({"a < b": Fraction(1, 2), "c": Fraction(1, 4)}, "So & so")._repr_svg_())  # noqa: S314
    assert drawing.get("role") == "img"
    assert drawing.get("aria-label") == "So & so, a < b 1/2 = 50.0%, c 1/4 = 25.0%"
    long, short = (float(each.get("width")) for each in drawing.iter() if each.get("rx"))
    assert long == 2 * short
    texts = [each.text for each in drawing.iter() if each.tag.endswith("text")]
    assert texts == ["So & so", "a < b", "1/2 = 50.0%", "c", "1/4 = 25.0%"]
