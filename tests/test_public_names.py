"""What `import cobra_widgets as cw` promises."""

import inspect
import types

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.path import Ply

PROMISED = {
    "new", "setup", "load", "scenario", "scenarios", "games", "rulebook", "edition", "locale",
    "Match", "MatchView", "Refused", "UnknownNotation", "Verdict", "EXACT", "DRIFT", "FRAMES_ONLY",
}  # fmt: skip
OF_A_MATCH = {
    "seed", "names", "to_act", "legal", "step", "play", "rewind", "forward", "goto", "mark", "note",
    "fork", "path", "inspect", "why_not", "why", "diff", "log", "view", "result", "save", "fidelity",
    "to_json",
}  # fmt: skip


def test_what_is_public_is_listed_and_sorted_out_once():
    listed = cw.__all__
    assert len(set(listed)) == len(listed)
    public = {
        name
        for name, value in vars(cw).items()
        if not name.startswith("_") and name != "TYPE_CHECKING" and not isinstance(value, types.ModuleType)
    }
    assert public - {"Any"} == set(listed) - {"MatchView"} | public & {"MatchView"}


@pytest.mark.parametrize("name", sorted(cw.__all__))
def test_every_public_name_is_there_and_explained(name):
    value = getattr(cw, name)
    if not isinstance(value, cw.Fidelity):
        assert inspect.getdoc(value)
        assert inspect.getdoc(value)[0].isupper() or name == "DRIFT"


@pytest.mark.parametrize(
    "name",
    sorted(PROMISED),
)
def test_what_is_promised_is_public(name):
    assert name in cw.__all__


@pytest.mark.parametrize("owner", [cw.Match, Ply, cw.Verdict, cw.Blocker, cw.Fidelity])
def test_every_public_member_is_explained(owner):
    members = {name: value for name, value in inspect.getmembers(owner) if not name.startswith("_")}
    own = [n for n, v in members.items() if callable(v) or isinstance(v, property)]
    bare = [name for name in own if not inspect.getdoc(members[name])]
    assert bare == []


def test_a_match_has_what_is_promised():
    match = cw.new(cw.games()[0], seed=1)
    assert [name for name in sorted(OF_A_MATCH) if not hasattr(match, name)] == []


def test_a_name_that_is_not_there_is_pythons_own_error():
    with pytest.raises(AttributeError, match=r"cobra_widgets.*nothing"):
        cw.nothing  # noqa: B018  # asked for on purpose
