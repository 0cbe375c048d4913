"""The page of the view's traits says what the class says."""

import importlib.util
from pathlib import Path

import pytest
import traitlets

import cobra_widgets as cw

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("trait_table", ROOT / "tools" / "trait_table.py")
trait_table = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(trait_table)
OWN = sorted(trait_table.own(cw.MatchView))


def row(**traits):
    """The one row for a class with one trait."""
    view = type("View", (traitlets.HasTraits,), traits)
    (found,) = [line for line in trait_table.table(view).splitlines() if line.startswith("| `")]
    return found


def test_the_page_is_that_of_the_class():
    assert trait_table.TARGET.read_text("utf-8") == trait_table.table(cw.MatchView), "run `make docs`"


def test_all_that_travels_is_on_it_and_nothing_of_every_widget():
    named = "answer autopass book locale now parts piece playing ply seat size tape theme"
    assert named.split() == OWN


@pytest.mark.parametrize("name", OWN)
def test_a_trait_says_in_a_sentence_what_it_is(name):
    help_ = trait_table.own(cw.MatchView)[name].help
    assert help_.endswith(".")
    assert "|" not in help_


@pytest.mark.parametrize("name", OWN)
def test_what_a_view_begins_with_is_what_the_page_says(name):
    trait = trait_table.own(cw.MatchView)[name]
    view = cw.MatchView(cw.new("cobras", players=2, seed=1))
    if name in {"ply", "locale"} or isinstance(trait, traitlets.Dict):
        # The match's own, and the language's.
        assert not trait_table.begins(trait).startswith("`")
        return
    assert trait_table.begins(trait) == f"`{getattr(view, name)!r}`"


@pytest.mark.parametrize(
    "trait, words",
    [
        (traitlets.Int(3, help="A number."), "`int` | `3`"),
        (traitlets.Int(None, allow_none=True, help="A number."), "`int` or `None` | `None`"),
        (traitlets.Enum(("a", "b"), "b", help="A word."), "`'a'` or `'b'` | `'b'`"),
        (traitlets.Enum(("a", "b", "c"), "b", help="A word."), "`'a'`, `'b'` or `'c'` | `'b'`"),
        (traitlets.List(traitlets.Enum(("a",)), ["a"], help="Words."), "list of `'a'` | `['a']`"),
        (traitlets.Dict(help="A thing."), "`dict` | filled by the view"),
    ],
)
def test_each_kind_of_trait_has_its_words(trait, words):
    help_ = trait.help
    assert row(x=trait.tag(sync=True, way="both ways")) == f"| `x` | {words} | both ways | {help_} |"


def test_a_trait_nobody_has_thought_of_is_refused_by_name():
    with pytest.raises(TypeError, match="x: no word is known for Any"):
        row(x=traitlets.Any(help="Whatever.").tag(sync=True, way="both ways"))
