"""Whatever a public name is given: an error with a name and a sentence, and nothing has changed."""

import pytest

import cobra_widgets as cw


class Unspeakable:
    def __repr__(self):
        raise RuntimeError("no repr")


class Rows:
    """What compares like an array: never simply true or false."""

    def __eq__(self, other):
        return self

    __hash__ = None

    def __bool__(self):
        raise ValueError("ambiguous")


TEXTS = ("x" * 100_000, "{seat}", "{")
ODD = (
    *TEXTS, True, -1, 99, 2**70, 10**5000, 1.0, float("nan"), "", "\x00", "\ud800", b"R5", [], ["R5"], (), {},
    {"a": 1}, set(), object(), len, int, ..., Unspeakable(), Rows(),
)  # fmt: skip

MADE = {
    "new": cw.new,
    "players": lambda odd: cw.new("cobras", players=odd),
    "a player": lambda odd: cw.new("cobras", players=[odd, None]),
    "seed": lambda odd: cw.new("cobras", seed=odd),
    "names": lambda odd: cw.new("cobras", names=odd),
    "a name": lambda odd: cw.new("cobras", players=1, names=[odd]),
    "mode": lambda odd: cw.new("cobras", players=1, mode=odd),
    "setup": lambda odd: cw.setup(odd, {}),
    "scenario": cw.scenario,
    "scenarios": cw.scenarios,
    "edition": cw.edition,
    "another edition": lambda odd: cw.edition("cockpit", edition=odd),
    "rulebook": cw.rulebook,
    "clause": lambda odd: cw.rulebook("cobras")[odd],
    "locale": cw.locale,
}

ASKED = {
    "step": lambda match, odd: match.step(odd),
    "seat of a step": lambda match, odd: match.step("R5", seat=odd),
    "seat alone": lambda match, odd: match.step(seat=odd),
    "play": lambda match, odd: match.play(odd),
    "goto": lambda match, odd: match.goto(odd),
    "mark": lambda match, odd: match.mark(odd),
    "note": lambda match, odd: match.note({"en": odd}),
    "fork at": lambda match, odd: match.fork(at=odd),
    "name of a fork": lambda match, odd: match.fork(name=odd),
    "rng": lambda match, odd: match.fork(rng=odd),
    "force": lambda match, odd: match.fork(at=0, force={"leader": odd}).step(),
    "forced deck": lambda match, odd: match.fork(at=0, force={"deck": [odd] * 52}).step(),
    "path": lambda match, odd: match.path(odd),
    "cells of a ply": lambda match, odd: match.path()[-1].cells(odd),
    "legal": lambda match, odd: match.legal(odd),
    "inspect": lambda match, odd: match.inspect(odd),
    "why": lambda match, odd: match.why(odd),
    "why not": lambda match, odd: match.why_not(odd),
    "diff": lambda match, odd: match.diff(0, odd),
    "log": lambda match, odd: match.log(odd),
    "view": lambda match, odd: match.view(odd),
    "save": lambda match, odd: match.save(odd),
}

TAKEN = {
    "seed": (-1, 99), "a name": TEXTS, "mark": TEXTS, "note": (*TEXTS, "", "\x00"), "name of a fork": TEXTS,
    "inspect": ("",), "save": TEXTS,
}  # fmt: skip
"""What is no wrong value there."""


def odd_for(name):
    taken = TAKEN.get(name, ())
    return [odd for odd in ODD if not any(odd is fine for fine in taken)]


def named_error(ask, *args):
    """The sentence that is said, in both languages, of an error that has a name here."""
    with pytest.raises(cw.CobraError) as raised:
        ask(*args)
    said = []
    for language in ("en", "es"):
        cw.locale(language)
        said.append(str(raised.value))
    cw.locale("en")
    assert said[0] != said[1]
    assert all(len(each.encode()) < 2_000 for each in said)
    return said[0]


@pytest.mark.parametrize("name", MADE)
def test_nothing_is_made_from_what_it_cannot_be_made_from(name):
    for odd in odd_for(name):
        named_error(MADE[name], odd)


@pytest.mark.parametrize("name", ASKED)
def test_whatever_a_match_is_asked_wrongly_it_stays_as_it_was(name):
    match = cw.new("cobras", seed=1).play("trick")
    before = match.to_json(), match.log(), repr(match), match.ply
    for odd in odd_for(name):
        named_error(ASKED[name], match, odd)
        assert (match.to_json(), match.log(), repr(match), match.ply) == before


@pytest.mark.parametrize("odd", [None, 5, 1.5, True, b"{}", [], {}, object(), "", "\0", "\ud800"])
def test_a_record_is_a_path_or_text(odd):
    assert "path" in named_error(cw.load, odd)


@pytest.mark.parametrize("key", [1, None, (), 1.5, b"en", "\ud800", object()])
def test_a_remark_by_language_has_text_for_keys(key):
    match = cw.new("cobras", seed=1)
    assert "note" in named_error(match.note, {key: "look"})
    assert match.to_json() == cw.load(match.to_json()).to_json()


def test_a_remark_is_kept_as_it_was_given():
    match, remark = cw.new("cobras", seed=1), {"en": "look"}
    match.note(remark)
    remark["en"] = 5
    match.path()[-1].note["en"] = 6
    assert match.path()[-1].note == {"en": "look"}


def test_a_moment_of_another_match_is_refused():
    match, other = cw.new("cobras", seed=1), cw.new("cobras", seed=1).play("trick")
    for ask in (match.goto, lambda ply: match.fork(at=ply), lambda ply: match.diff(0, ply)):
        with pytest.raises(cw.UnknownPlace, match="another match"):
            ask(other.path()[-1])
    assert match.goto(match.fork().path()[0]).ply == 0


def test_a_thing_with_a_seat_is_no_decision():
    match = cw.new("cobras", seed=1).play("trick")
    for odd in (match.path()[-1], match.path()[-1].events, match.why_not("K+")):
        with pytest.raises(cw.UnknownNotation):
            match.step(odd)
        with pytest.raises(cw.UnknownNotation):
            match.why_not(odd)


def test_a_cell_is_asked_for_its_reasons_by_its_whole_address():
    match = cw.new("cobras", seed=1).play("trick")
    with pytest.raises(cw.UnknownName, match=r"'score'.*score/0, score/1"):
        match.why("score")


@pytest.mark.parametrize("name", ["a\nb", "tab\there", "\x1b[31m", "\u2028", "half \ud800", "  "])
def test_a_name_that_breaks_a_line_is_refused(name):
    assert "on one line" in named_error(lambda: cw.new("cobras", players=1, names=[name]))


@pytest.mark.parametrize(
    "name", ["<b>x</b>", "{seat}", "seat.dummy", "👩‍👩‍👧", 'O\'Brien & "Co"', "名\u3000前"]
)
def test_a_name_may_look_like_anything_else(name):
    match = cw.new("cobras", players=2, seed=1, names=[name, "B"]).play("round")
    assert match.names == (name, "B")
    assert name in match.log()
    assert name in match.log("es")
    assert cw.load(match.to_json()).log() == match.log()
