"""Keeping a match: what a record looks like, and that it comes back whole."""

import json
from pathlib import Path

import pytest

import cobra_widgets as cw


@pytest.fixture
def match():
    """A game of four in its second round, with a branch, notes and a bookmark."""
    match = cw.new("cobras", seed=11, names=["Ann", "Bö", "Çy", '"D"']).play("round").play("trick")
    match.mark("before the lead").note({"en": "look", "es": "mira"})
    branch = match.fork(at=6, name="other", rng="fresh")
    branch.play("round")
    return match


def test_a_record_is_json_with_a_line_a_key_and_one_a_round(match):
    text = match.to_json()
    record = json.loads(text)
    assert record["format"] == 1
    assert (record["game"], record["seed"], record["players"]) == ("cobras", 11, 4)
    assert record["names"] == ["Ann", "Bö", "Çy", '"D"']
    assert len(record["line"]) == 2
    assert text.splitlines()[1].startswith('"game"')
    assert all(len(line) < 3000 for line in text.splitlines())
    assert text == match.to_json()


def test_a_record_holds_a_digest_every_twenty_plies(match):
    record = json.loads(match.to_json())
    assert {"20", "40"} <= record["digests"].keys()


@pytest.mark.parametrize("as_path", [str, Path])
def test_a_match_saved_to_a_file_is_loaded_from_it(match, tmp_path, as_path):
    file = match.save(as_path(tmp_path / "match.json"))
    assert file == tmp_path / "match.json"
    assert file.read_text(encoding="utf-8") == match.to_json()
    again = cw.load(as_path(file))
    assert again.fidelity == cw.EXACT
    assert str(again.fidelity) == "EXACT"
    assert again.to_json() == match.to_json()
    assert again.inspect() == match.inspect()
    assert again.path()[-1].note == {"en": "look", "es": "mira"}


def test_a_file_that_is_not_there_is_the_systems_own_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        cw.load(tmp_path / "none.json")


def test_a_loaded_match_goes_on_as_the_kept_one_does(match):
    again = cw.load(match.to_json())
    assert again.play("round").log() == match.play("round").log()
    fresh = [m.fork(at=6, rng="fresh").play("round").inspect() for m in (match, again)]
    assert fresh[0] == fresh[1]


def test_a_record_replays_without_a_generator(match):
    record = json.loads(match.to_json())
    record["seed"] = 12
    again = cw.load(json.dumps(record))
    assert again.fidelity == cw.EXACT
    assert again.inspect() == match.inspect()


def test_frames_are_written_on_demand_and_change_nothing_for_these_rules(match):
    text = match.to_json(frames=True)
    assert len(json.loads(text)["frames"]) == len(match.goto("end").path())
    assert cw.load(text).fidelity == cw.EXACT


def test_a_record_of_other_rules_with_frames_can_be_looked_at(match):
    record = json.loads(match.to_json(frames=True)) | {"rules": "0.1"}
    again = cw.load(json.dumps(record))
    assert again.fidelity == cw.FRAMES_ONLY
    assert [p.cells() for p in again.goto("end").path()] == [p.cells() for p in match.goto("end").path()]


def test_a_record_of_frames_can_be_kept_again(match):
    text = json.dumps(json.loads(match.to_json(frames=True)) | {"rules": "0.1"})
    assert cw.load(cw.load(text).to_json()).inspect() == cw.load(text).inspect()


def test_a_record_of_other_rules_without_frames_is_tried(match):
    record = json.loads(match.to_json()) | {"rules": "0.1"}
    assert cw.load(json.dumps(record)).fidelity == cw.EXACT


def test_the_record_of_a_seat_has_no_seed_and_can_only_be_looked_at(match):
    seen = match.view(1)
    text = seen.to_json()
    assert not {"seed", "digests", "line", "branches", "start"} & json.loads(text).keys()
    again = cw.load(text)
    assert again.fidelity == cw.FRAMES_ONLY
    assert (again.ply, again.seed, again.names) == (match.ply, None, match.names)
    assert again.inspect() == seen.inspect()
    assert again.goto("round 1 trick 3").inspect() == seen.goto("round 1 trick 3").inspect()
    assert again.to_act == again.legal() == ()


def test_a_match_of_frames_answers_nothing_about_decisions(match):
    again = cw.load(match.view(1).to_json())
    for ask in (lambda: again.step("R5"), lambda: again.why_not("R5")):
        with pytest.raises(cw.CobraError, match="only frames"):
            ask()


def test_a_match_of_frames_has_a_text_and_a_log(match):
    again = cw.load(match.view(1).to_json())
    assert isinstance(repr(again), str)
    assert again.log() == ""


def test_the_record_of_a_seat_can_be_kept_again(match):
    text = match.view(1).to_json()
    again = json.loads(cw.load(text).to_json())
    assert again["frames"] == json.loads(text)["frames"]
    assert again["moves"] == json.loads(text)["moves"]


def test_the_record_of_a_seat_keeps_its_options():
    match = cw.new("cobras", players=2, seed=1, dummy="strategy")
    again = cw.load(match.view(0).to_json())
    assert json.loads(again.to_json())["options"] == {"dummy": "strategy"}
