import pytest

import cobra_widgets as cw


def test_a_story_tells_every_step_and_names_what_refuses_a_try():
    match = cw.scenario("cobras.seed-not-king")
    told = str(match.story())
    assert told.splitlines()[0] == "A King is no seed"
    assert "A K+ x [ruling.seed-not-king]: " in told
    assert len(match.story().steps) == len(match.scenario.steps)
    assert repr(match.story("es")).startswith("Una Real no es inicial")


def test_a_match_that_is_no_example_has_no_story():
    with pytest.raises(cw.BadOption, match=r"cw\.scenario"):
        cw.new("cobras", seed=1).story()
    with pytest.raises(cw.BadOption, match="fr"):
        cw.scenario("cobras.seed-not-king").story("fr")
