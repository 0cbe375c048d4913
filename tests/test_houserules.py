"""What holds for the whole house, whatever is built in it."""

import ast
import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cobra_widgets.widgets import bundle

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "cobra_widgets"

# spelt so that this file is no exception to its own rule
REGISTRIES = r"py[p]i\.org|pyth[o]nhosted\.|npm[j]s\.(?:org|com)|yarnp[k]g\.com|deb[i]an\.org"
MACHINE = r"(?<![\w.:/-])/(?:home|root|Users|work|farm)/[\w.]"
BUNDLE_LIMIT = 48 * 1024
ONE_GAME_LIMIT = 30 * 1024
PROBE = """
import json, sys, threading, time
began = time.perf_counter()
import {name}
took = time.perf_counter() - began
print(json.dumps([took, threading.active_count(), sorted(sys.modules)]))
"""


def tracked():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def texts():
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            yield path.relative_to(ROOT).as_posix(), content.decode("utf-8")


def fresh_import(name):
    """Seconds, threads and modules after importing this in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(name=name)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("pattern", [REGISTRIES, MACHINE])
def test_no_tracked_file_names_a_registry_or_a_place_on_one_machine(pattern):
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(pattern, line)
    ]
    assert found == []


def test_the_patterns_find_what_they_are_for():
    assert re.search(REGISTRIES, "https://files.pyth" + "onhosted.org/x.whl")
    assert re.search(MACHINE, 'open("/ho' + 'me/ann/x")')
    assert not re.search(MACHINE, "notebooks/work/plan")


def test_make_help_lists_every_target():
    makefile = (ROOT / "Makefile").read_text()
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make (\S+)", shown, re.MULTILINE) == phony.split()
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    assert targets == set(phony.split())


def test_ci_runs_what_make_test_runs():
    assert "make --keep-going test" in (ROOT / ".ci" / "run").read_text()


def test_importing_the_package_loads_no_widget_library_and_starts_no_thread():
    _, threads, modules = fresh_import("cobra_widgets")
    assert threads == 1
    assert not {"anywidget", "ipywidgets", "traitlets", "IPython", "numpy"} & set(modules)


def test_importing_the_package_takes_less_than_the_widget_library():
    ours, theirs = (min(fresh_import(name)[0] for _ in range(3)) for name in ("cobra_widgets", "anywidget"))
    assert ours < theirs


def imported(path):
    """The top-level names of what a module imports from outside the package."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("part", ["engine", "games", "players"])
def test_the_rules_use_the_standard_library_alone(part):
    allowed = sys.stdlib_module_names | {"cobra_widgets"}
    foreign = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (PACKAGE / part).rglob("*.py")
        for name in imported(path)
        if name not in allowed
    }
    assert foreign == set()


def test_every_game_is_held_to_the_layers_of_a_game():
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))
    pyproject = (ROOT / "pyproject.toml").read_text()
    missing = [game for game in games if f'"cobra_widgets.games.{game}"' not in pyproject]
    assert missing == []


def test_the_bundle_stays_small():
    assert len(gzip.compress(bundle.esm().encode(), 9)) <= BUNDLE_LIMIT


def test_the_shell_with_one_game_alone_stays_small(tmp_path):
    file = tmp_path / "cobras.js"
    subprocess.run(["node", "build.mjs", "--only=cobras", file], cwd=ROOT / "js", check=True)
    alone = file.read_text("utf-8")
    assert "imperio." not in alone
    assert len(gzip.compress(alone.encode(), 9)) <= ONE_GAME_LIMIT


def test_the_bundle_asks_no_network_for_anything():
    urls = set(re.findall(r"(?:https?|wss?)://[^\s\"'`\\)]+", bundle.esm()))
    # names of XML vocabularies, which nothing fetches
    assert {url for url in urls if not url.startswith("http://www.w3.org/")} == set()
