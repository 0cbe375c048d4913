"""A lesson's cells may be run twice, and in any order: each that goes somewhere first says the same again."""

import ast
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import cobra_widgets as cw

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "notebooks").rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)
every_notebook = pytest.mark.parametrize("name", NOTEBOOKS)


def code_of(name: str) -> list[str]:
    cells = json.loads((ROOT / name).read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def run(source: str, names: dict[str, Any]) -> str:
    """Run a cell as a notebook does; return what it prints and the text of its last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)  # noqa: S102  # it is our own notebook
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307  # likewise
            if value is not None:
                print(repr(value))  # noqa: T201
    return printed.getvalue()


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    spoken = cw.locale()
    yield
    cw.locale(spoken)


@every_notebook
def test_a_cell_run_twice_says_the_same_twice(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for source in code_of(name):
        assert run(source, names) == run(source, names), source


@every_notebook
def test_a_cell_that_goes_somewhere_first_may_be_run_in_any_order(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    told = [(source, run(source, names), names.get("match")) for source in code_of(name)]
    for source, said, match in reversed(told):
        # A later example has another match.
        if source.startswith("match.goto(") and match is names["match"]:
            assert run(source, names) == said, source
