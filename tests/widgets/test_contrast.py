"""The colours, from the style itself: text at 4.5 to 1 at least, shapes at 3 to 1, in both themes."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "js" / "src" / "art" / "tokens.css"
TEXT, SHAPE = 4.5, 3.0

# What stands on what: ink first, ground second.
TEXTS = [
    "ink on paper", "ink on panel", "ink on sunk", "ink2 on paper", "ink2 on panel", "ink2 on sunk",
    "on-accent on accent", "bad on panel", "bad on bad-bg", "on-rug on rug", "on-rug on rug2",
    "on-rug2 on rug2",     "pi on gold", "pi on card", "pi on cream", "cream on back", "cream on pi",
    "suit-r-t on card", "suit-b-t on card", "suit-g-t on card", "suit-y-t on card",
    "cream on suit-r-t", "cream on suit-b-t", "cream on suit-g-t", "cream on suit-y-t",
]  # fmt: skip
# A yellow sun has too little of it on a card by itself: its outline, pi on card, carries it. Gold rings and
# bars, and the focus, are two strokes: one of them stands out on any ground.
SHAPES = [
    "edge on paper", "edge on panel", "edge on sunk", "focus on paper", "focus on panel",
    "focus on focus-gap", "suit-r on card", "suit-b on card", "suit-g on card", "pi on suit-y",
    "pi on legal", "pi on straw", "changed on paper", "changed-d on rug2", "gold on rug2",
    "rug-line on rug", "bad on paper",
]  # fmt: skip


def read(css):
    """The colours of both themes by name; the dark one is the light one with its own on top."""
    light, dark = css.split(".gw[data-theme=dark]{")
    pattern = re.compile(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b")
    return {
        "light": dict(pattern.findall(light)),
        "dark": dict(pattern.findall(light) + pattern.findall(dark)),
    }


def luminance(colour):
    """How bright a colour is, as WCAG 2 reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """From 1, the same, to 21, black and white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.fixture(scope="module", params=["light", "dark"])
def colours(request):
    return read(TOKENS.read_text("utf-8"))[request.param]


def pair(colours, words):
    ink, ground = words.split(" on ")
    return contrast(colours[ink], colours[ground])


def test_the_measure_is_that_of_the_standard():
    assert contrast("#000000", "#FFFFFF") == 21
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("words", TEXTS)
def test_text_can_be_read(colours, words):
    assert pair(colours, words) >= TEXT


@pytest.mark.parametrize("words", SHAPES)
def test_a_shape_stands_out(colours, words):
    assert pair(colours, words) >= SHAPE


@pytest.mark.parametrize("ground", ["paper", "panel", "sunk", "rug", "rug2", "card", "back"])
@pytest.mark.parametrize("strokes", [("focus", "focus-gap"), ("legal", "pi")])
def test_a_ring_stands_out_on_any_ground_by_one_of_its_strokes(colours, ground, strokes):
    assert max(contrast(colours[stroke], colours[ground]) for stroke in strokes) >= SHAPE


def test_the_line_of_the_log_that_is_now_can_be_read(colours):
    # its ground is a mixture: 28 parts of accent to 72 of panel
    mixed = [
        round(0.28 * int(colours["accent"][at : at + 2], 16) + 0.72 * int(colours["panel"][at : at + 2], 16))
        for at in (1, 3, 5)
    ]
    ground = "#" + "".join(f"{part:02x}" for part in mixed)
    assert contrast(colours["ink"], ground) >= TEXT
