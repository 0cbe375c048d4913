"""The engine names no game and asks no clock, no generator and no network."""

import ast
from pathlib import Path

import pytest

import cobra_widgets as cw

ENGINE = Path(cw.__file__).parent / "engine"
PLAYERS = Path(cw.__file__).parent / "players"
FORBIDDEN = {"random", "time", "datetime", "secrets", "uuid", "socket", "urllib", "copy", "threading"}


def files(*folders):
    """Every module and words file of those folders."""
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml"}]
    return [pytest.param(path, id=f"{path.parent.name}/{path.name}") for path in sorted(found)]


def code(path):
    """What a file says apart from comments and docstrings, where a game may stand as an example."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant("")
    return ast.unparse(tree)


@pytest.mark.parametrize("path", files(ENGINE, PLAYERS))
def test_it_names_no_game_and_nothing_of_one(path):
    text = code(path).lower().replace("cobra_widgets", "").replace("cobraerror", "")
    words = set("".join(c if c.isalpha() else " " for c in text).split())
    assert words & {*cw.games(), "cockpit", "imperio", "cobra", "sentinel", "king"} == set()


@pytest.mark.parametrize("path", [p for p in files(ENGINE) if p.values[0].suffix == ".py"])
def test_it_imports_nothing_that_would_differ_from_run_to_run(path):
    imported = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported & FORBIDDEN == set()
