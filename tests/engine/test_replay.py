"""Opening records that are broken, newer, or tell of other rules."""

import json

import pytest

import cobra_widgets as cw

TEXT = cw.new("cobras", seed=11).play("round").play("trick").goto("end").to_json()
KEPT = json.loads(TEXT)


def loaded(**changes):
    """The record with some keys changed; None: left out."""
    record = {key: value for key, value in (KEPT | changes).items() if value is not None}
    return cw.load(json.dumps(record))


def with_plies(change):
    """The record with its plies changed, all rounds in one list."""
    plies = [written for chunk in KEPT["line"] for written in chunk.split(",")]
    change(plies)
    return [",".join(plies)]


def test_a_broken_file_names_the_line():
    lines = TEXT.splitlines()
    lines[3] += "}"
    with pytest.raises(cw.BadRecord, match=r"line [45]"):
        cw.load("\n".join(lines))
    with pytest.raises(cw.BadRecord, match="line"):
        cw.load("{" + TEXT[:20])


@pytest.mark.parametrize("key", ["format", "game", "players", "names"])
def test_a_missing_key_is_named(key):
    with pytest.raises(cw.BadRecord, match=key):
        loaded(**{key: None})


@pytest.mark.parametrize(
    "key, value",
    [
        ("format", "1"), ("game", 5), ("players", "4"), ("players", 9), ("names", ["A"]),
        ("names", [1, 2, 3, 4]),
        ("options", []), ("seed", "x"), ("line", "R5"), ("digests", []), ("cursor", "x"), ("marks", []),
        ("notes", []), ("fresh", []), ("branches", {}), ("branches", [{"at": 10_000, "plies": []}]),
        ("branches", [{"at": 3}]), ("options", {"mode": "easy"}),
    ],
)  # fmt: skip
def test_a_key_of_the_wrong_kind_is_named(key, value):
    with pytest.raises(cw.BadRecord, match=f"{key}|option|names|plies"):
        loaded(**{key: value})


@pytest.mark.parametrize(
    "key, value",
    [
        ("branches", [5]),
        ("notes", {"x": "y"}),
        ("fresh", {"x": 1}),
        ("branches", [{"at": 3, "plies": [], "force": {"die": 5}}]),
        ("line", ["deal:.R1"]),
    ],
)
def test_a_value_inside_of_the_wrong_kind_is_a_bad_record_too(key, value):
    with pytest.raises(cw.BadRecord):
        loaded(**{key: value})


def test_a_cursor_beyond_the_record_stands_at_its_last_moment():
    assert loaded(cursor=10_000).ply == loaded().goto("end").ply


def test_a_cursor_before_the_record_is_refused():
    with pytest.raises(cw.BadRecord, match="cursor"):
        loaded(cursor=-3)


def test_an_unknown_game_is_named():
    with pytest.raises(cw.CobraError, match="chess"):
        loaded(game="chess")


def test_a_newer_format_says_what_can_be_read():
    with pytest.raises(cw.BadRecord, match=r"format 2.*up to 1"):
        loaded(format=2)
    with pytest.raises(cw.BadRecord, match="format 0"):
        loaded(format=0)


@pytest.mark.parametrize("written", ["Z9", "K+", "", "9:R5", "R5:"])
def test_a_move_that_todays_rules_forbid_opens_up_to_the_ply_before(written):
    again = loaded(line=with_plies(lambda plies: plies.__setitem__(2, written)), cursor=30)
    assert again.fidelity == cw.DRIFT(2)
    assert str(again.fidelity) == "DRIFT(2)"
    assert again.ply == again.goto("end").ply == 2
    assert again.play("trick").inspect("trick")["trick"] == 1


def test_a_legal_move_in_place_of_another_drifts_at_the_last_agreeing_digest():
    match = cw.load(TEXT)
    match.goto(match.ply - 1)
    *_, last = match.path()
    other = next(str(a) for a in match.legal() if str(a) != KEPT["line"][-1].rsplit(",", 1)[-1])
    again = loaded(line=with_plies(lambda plies: plies.__setitem__(-1, f"{match.to_act[0]}:{other}")))
    assert again.fidelity.name == "DRIFT"
    assert again.fidelity.at <= last.ply
    assert again.fidelity.at % 20 == 0


def test_a_digest_that_does_not_agree_opens_up_to_the_one_before():
    assert loaded(digests=KEPT["digests"] | {"40": "00000000"}).fidelity == cw.DRIFT(20)
    assert loaded(digests=KEPT["digests"] | {"20": "00000000"}).fidelity == cw.DRIFT(0)
    assert loaded(digests=None).fidelity == cw.EXACT


def test_a_digest_that_does_not_agree_counts_even_if_a_later_move_is_forbidden():
    line = with_plies(lambda plies: plies.__setitem__(45, "Z9"))
    assert loaded(line=line, digests=KEPT["digests"] | {"20": "00000000"}).fidelity == cw.DRIFT(0)


def test_drift_in_a_branch_keeps_the_line():
    match = cw.load(TEXT)
    branch = match.fork(at=6, name="other")
    branch.play("trick")
    record = json.loads(match.to_json())
    record["branches"][-1]["plies"][0] = "Z9"
    again = cw.load(json.dumps(record))
    assert again.fidelity == cw.DRIFT(match.goto("end").ply)
    assert again.goto("end").inspect() == match.inspect()


@pytest.mark.parametrize("deck", ["deal:R1R2", "deal:", "deal:l9.R1", "roll 5"])
def test_a_draw_that_cannot_be_read_is_a_bad_record(deck):
    with pytest.raises(cw.BadRecord):
        loaded(line=[deck])


def test_a_move_missing_at_the_end_is_only_a_shorter_match():
    again = loaded(line=with_plies(lambda plies: plies.pop()), digests=None)
    assert again.fidelity == cw.EXACT
    assert again.goto("end").ply == cw.load(TEXT).goto("end").ply - 1


def test_a_seats_record_without_frames_says_that_it_cannot_be_played():
    with pytest.raises(cw.BadRecord, match=r"seat 1.*without frames"):
        loaded(seat=1)


@pytest.mark.parametrize("change", [{"seat": 9}, {"frames": []}, {"frames": [1]}, {"frames": {}}])
def test_a_fault_in_a_seats_record_is_named(change):
    record = json.loads(cw.load(TEXT).view(1).to_json()) | change
    with pytest.raises(cw.BadRecord, match=next(iter(change))):
        cw.load(json.dumps(record))
