# a script, no package
"""Write the table of what a live view can be told and asked: `make docs` writes `docs/traits.md`."""

import sys
from pathlib import Path
from typing import Any

import traitlets

from cobra_widgets.widgets.view import MatchView

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "traits.md"
HEAD = """# The traits of a MatchView

`cw.MatchView(match)` is a widget: these are its traits. Read and set them in Python, `observe` them, or
`link` them with those of other widgets. The five objects at the top are what the browser draws from; a
view fills them by itself, and they are best left alone.

| trait | type | at first | travels | what it is |
|---|---|---|---|---|
"""
FOOT = """
The browser asks for everything else by messages, never by a trait: those are merged while the kernel is busy.
"""
KINDS = {"Dict": "dict", "Int": "int", "Bool": "bool", "Unicode": "str"}


def table(view: type[traitlets.HasTraits]) -> str:
    """The whole page, for the traits that a class adds to those of every widget."""
    rows = [
        f"| `{name}` | {kind(trait)} | {begins(trait)} | {trait.metadata['way']} | {trait.help} |\n"
        for name, trait in own(view).items()
    ]
    return f"{HEAD}{''.join(rows)}{FOOT}"


def own(view: type[traitlets.HasTraits]) -> dict[str, Any]:
    """The traits that travel, in the order in which the class names them."""
    found = view.class_own_traits(sync=True)
    return {name: found[name] for name in vars(view) if name in found}


def kind(trait: Any) -> str:
    """What may stand in a trait."""
    match trait:
        case traitlets.Enum():
            *others, last = [f"`{value!r}`" for value in trait.values]
            return f"{', '.join(others)} or {last}" if others else last
        case traitlets.List():
            return f"list of {kind(trait._trait)}"  # noqa: SLF001  # it has no other way to ask
    name = KINDS.get(type(trait).__name__)
    if name is None:
        raise TypeError(f"{trait.name}: no word is known for {type(trait).__name__}")
    return f"`{name}` or `None`" if trait.allow_none else f"`{name}`"


def begins(trait: Any) -> str:
    """What stands in a trait before anybody has set it."""
    if isinstance(trait, traitlets.Dict):
        return "filled by the view"
    told: str | None = trait.metadata.get("begins")
    return told or f"`{trait.default()!r}`"


def main() -> None:
    """Write the page."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(table(MatchView), "utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
