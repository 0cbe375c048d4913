"""How a match may be shown, in a cell and in a file."""

import pytest

import cobra_widgets as cw


@pytest.mark.parametrize("show", [cw.MatchView, lambda m, **look: m.to_html("never.html", **look)])
@pytest.mark.parametrize(
    "look, allowed",
    [
        ({"theme": "pink"}, "auto, light, dark"), ({"theme": None}, "auto"),
        ({"size": 3}, "normal, projector"), ({"size": {"huge"}}, "projector"),
        ({"parts": ["kitchen"]}, "board, timeline"), ({"parts": "board"}, "board"),
        ({"parts": None}, "board"), ({"parts": [["log"]]}, "log"),
        ({"locale": "fr"}, "en, es"), ({"locale": ""}, "en"),
        ({"locale": []}, "en"),
    ],
)  # fmt: skip
def test_a_look_that_does_not_exist_is_refused_and_no_file_is_written(
    show, look, allowed, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(cw.BadOption, match=rf"{next(iter(look))}.*{allowed}"):
        show(cw.new("cobras", seed=1), **look)
    assert list(tmp_path.iterdir()) == []
