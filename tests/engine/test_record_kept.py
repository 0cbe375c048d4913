"""A record keeps all that a match is, and a broken one is refused whole."""

import copy
import json

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.cells import digest
from tests.engine.sending import sent


def forked():
    """A match whose own line asked something of chance."""
    match = cw.new("cobras", players=3, seed=5)
    branch = match.fork(at=0, name="other deal", rng="fresh")
    branch.step()
    branch.play("round")
    return branch


@pytest.mark.parametrize("again", [sent, copy.deepcopy, lambda match: cw.load(match.to_json())])
def test_what_the_line_itself_asked_of_chance_is_kept(again):
    branch = forked()
    twin = again(branch)
    assert twin.to_json() == branch.to_json()
    forks = [[node.fork for node in m._cursor.timeline if node.fork] for m in (branch, twin)]
    assert forks[0] == forks[1]
    assert forks[1][0].name == "other deal"
    assert twin.play("round").log() == branch.play("round").log()


@pytest.mark.parametrize("force", [{"leader": [1, 2]}, {"leader": 1}])
def test_what_is_still_to_be_drawn_as_asked_is_kept(force):
    match = cw.new("cobras", players=3, seed=5)
    branch = match.fork(at=0, force=force)
    branch.step()
    twin = cw.load(branch.to_json())
    assert twin._cursor.node.state.chance == branch._cursor.node.state.chance


def test_the_line_last_visited_is_the_line_after_loading_wherever_the_cursor_stands():
    branch = forked()
    ends = digest(branch.inspect())
    twin = cw.load(branch.goto(0).to_json())
    assert twin.ply == 0
    assert digest(twin.goto("end").inspect()) == ends


def test_a_branch_that_hangs_on_the_end_of_the_line_is_not_the_line():
    match = cw.new("cobras", players=3, seed=5).play("trick")
    last = match.ply
    branch = match.fork(name="on and on")
    branch.step()
    twin = cw.load(match.to_json())
    assert twin.goto("end").ply == last
    assert twin.to_json() == match.to_json()


def test_a_copy_goes_its_own_way_and_a_sent_view_holds_no_secret():
    match = cw.new("cobras", seed=123456789).play("trick")
    twin = copy.deepcopy(match)
    twin.step()
    assert twin.ply == match.ply + 1
    seen = sent(match.view(1))
    assert seen.seed is None
    assert seen.inspect() == match.view(1).inspect()
    assert seen.fidelity == cw.FRAMES_ONLY
    hidden = match.inspect("hand/0")["hand/0"]
    assert copy.deepcopy(match.view(1)).inspect("hand/0") == {"hand/0": {"count": len(hidden)}}


def test_a_long_match_is_copied_and_sent_without_going_deep():
    cells = cw.new("cobras", players=5, seed=1).inspect()
    match = cw.setup("cobras", cells | {f"score/{seat}": -100_000 for seat in range(5)}, seed=1)
    while match.ply < 2_000:
        match.step()
    assert sent(match).to_json() == copy.deepcopy(match).to_json() == match.to_json()


def test_decisions_events_and_verdicts_are_sent_and_a_ply_alone_is_not():
    match = cw.new("cobras", seed=1).play("trick")
    assert sent(match.legal()) == match.legal()
    assert sent(match.path()[2].events) == tuple(match.path()[2].events)
    assert sent(match.why("score/1")) == tuple(match.why("score/1"))
    assert str(sent(match.why_not("K+"))) == str(match.why_not("K+"))
    with pytest.raises(cw.CobraError, match="cannot be kept alone"):
        sent(match.path(1)[1])


def test_an_example_sent_on_is_still_an_example():
    match = cw.scenario("cobras.king-shares-win")
    assert str(sent(match).story()) == str(match.story())
    assert str(sent(match).step()) == str(match.step())


def test_frames_keep_notes_marks_and_seats():
    match = cw.new("cobras", seed=1).play("trick")
    match.mark("here").note({"en": "look", "es": "mira"})
    seen = cw.load(match.view(1).to_json())
    assert [ply.seat for ply in seen.path()] == [ply.seat for ply in match.path()]
    seen.goto(2).mark("there").note("mine")
    again = cw.load(seen.to_json())
    assert again.goto("here").path()[-1].note == {"en": "look", "es": "mira"}
    assert again.goto("there").path()[-1].note == "mine"
    assert "frames" in repr(again)


def test_cells_of_frames_may_be_changed_without_changing_the_match():
    seen = cw.load(cw.new("cobras", seed=1).view(1).to_json())
    hand = seen.inspect("hand/1")["hand/1"]
    hand.append("R1")
    assert seen.inspect("hand/1")["hand/1"] == hand[:-1]


@pytest.mark.parametrize("ask", [lambda m: m.step(), lambda m: m.play(), lambda m: m.step(seat=None)])
def test_frames_say_that_they_can_only_be_looked_at(ask):
    seen = cw.load(cw.new("cobras", seed=1).view(1).to_json())
    with pytest.raises(cw.CobraError, match="only frames"):
        ask(seen)


@pytest.mark.parametrize(
    "broken",
    [
        {"players": 9, "names": list("ABCDEFGHI")}, {"players": 0, "names": []}, {"names": ["A\n", "B", "C"]},
        {"fresh": {"0": "1"}}, {"fresh": {"0": -1}}, {"fresh": {"0": True}},
        {"notes": {"0": {"en": 5}}}, {"notes": {"0": 5}}, {"notes": {"x": "y"}}, {"marks": {"here": "1"}},
        {"branches": [{"at": 0, "plies": ["deal"], "force": {"die": [5]}}]},
        {"branches": [{"at": 0, "plies": ["deal"], "stream": -1}]}, {"forks": {"1": 5}},
        {"forks": {"1": {"force": {"deck": "R1"}}}}, {"forks": []}, {"seat": 1, "frames": 5},
        {"seat": 1, "frames": [{}]}, {"seat": 1, "frames": [{"round": 1}], "seats": ["x"]},
    ],
    ids=str,
)  # fmt: skip
def test_a_record_with_one_thing_wrong_is_refused_by_name(broken):
    record = json.loads(cw.new("cobras", players=3, seed=1).play("trick").to_json())
    with pytest.raises(
        cw.BadRecord, match="frames|seats" if "seat" in broken else f"force|{next(iter(broken))}"
    ):
        cw.load(json.dumps(record | broken))


@pytest.mark.parametrize(
    "broken", [{"names": ["\ud800"]}, {"notes": {"0": {"en": "\udfff"}}}, {"marks": {"\udead": 0}}]
)
def test_halves_of_characters_are_refused_and_two_that_make_one_are_not(broken):
    record = json.loads(cw.new("cobras", players=1, seed=1).to_json())
    with pytest.raises(cw.BadRecord, match=r"\\ud|UTF-8") as bad:
        cw.load(json.dumps(record | broken))
    str(bad.value).encode()
    assert cw.load(json.dumps(record | {"names": ["🐍"]})).names == ("🐍",)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format":' + "9" * 5000 + "}", "{", "[]", '{"format":1}'])
def test_a_text_that_is_no_record_is_refused(text):
    with pytest.raises(cw.BadRecord):
        cw.load(text)


def test_a_file_in_another_encoding_is_refused_and_a_byte_order_mark_is_not(tmp_path):
    text = cw.new("cobras", players=1, seed=1, names=["Çy"]).to_json()
    file = tmp_path / "match.json"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(cw.BadRecord, match="UTF-8"):
        cw.load(file)
    file.write_text(text, encoding="utf-8-sig")
    assert cw.load(file).names == ("Çy",)
