"""Binder takes binder/ for what it is meant to be: repo2docker itself is asked, and builds nothing."""

import importlib.metadata
import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = ROOT / "requirements" / "binder.lock"
HOW = "jupyter-repo2docker is not installed: `make unit` brings it, with the other locked test packages"


def python_of_binder():
    (version,) = re.findall(r"^python-(3\.\d+)$", (ROOT / "binder" / "runtime.txt").read_text(), re.MULTILINE)
    return version


@pytest.fixture(scope="module")
def planned():
    """What repo2docker would build, as the text of its Dockerfile and of what it says on the way."""
    if importlib.util.find_spec("repo2docker") is None:
        pytest.fail(HOW, pytrace=False)
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."]
    # no daemon is there to be asked, and none is needed
    env = {**os.environ, "DOCKER_HOST": "unix:///nowhere"}
    made = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    return made.stdout + made.stderr


def test_repo2docker_takes_a_python_that_the_project_allows(planned):
    (version,) = re.findall(r"Building conda environment for python=(\S+)", planned)
    assert version == python_of_binder()
    assert version in SpecifierSet(PROJECT["project"]["requires-python"])


def test_repo2docker_runs_the_script_that_installs_the_locked_versions(planned):
    steps = re.findall(r"^RUN (\S+postBuild)$", planned, re.MULTILINE)
    assert steps == ["./binder/postBuild"]
    assert "pip install --no-cache-dir -r" not in planned, "another list of requirements is in force"


def test_the_python_of_binder_is_one_the_project_says_it_is_for():
    assert f"Programming Language :: Python :: {python_of_binder()}" in PROJECT["project"]["classifiers"]


def locked():
    """Version and hashes of each package of the lock that Binder's Linux installs."""
    binder = default_environment() | {
        "python_version": python_of_binder(),
        "python_full_version": f"{python_of_binder()}.0",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
    }
    found = {}
    for entry in re.split(r"\n(?=\S)", LOCK.read_text("utf-8")):
        requirement = Requirement(entry.partition("\\")[0].strip())
        if requirement.marker is None or requirement.marker.evaluate(binder):
            (version,) = re.findall(r"^==(\S+)$", str(requirement.specifier))
            found[key(requirement.name)] = (version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}", entry)))
    return found, binder


def key(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_of_the_lock_has_one_version_and_its_hashes():
    packages, _ = locked()
    assert len(packages) > 50
    assert [name for name, (_, hashes) in packages.items() if hashes == 0] == []


def test_the_lock_has_what_the_package_and_the_notebooks_ask_for():
    packages, _ = locked()
    asked = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["lab"]]
    for requirement in map(Requirement, asked):
        assert packages[key(requirement.name)][0] in requirement.specifier, str(requirement)


def test_the_lock_is_whole_and_agrees_with_itself():
    packages, binder = locked()
    faults = []
    for name, (version, _) in packages.items():
        try:
            about = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            # needed by Binder's Python or its Linux, not here
            continue
        assert about.version == version, f"{name}: the tests run with another version than Binder"
        python = about.metadata["Requires-Python"]
        if python and python_of_binder() not in SpecifierSet(python):
            faults.append(f"{name} {version} is not for Python {python_of_binder()}")
        for needed in map(Requirement, about.requires or ()):
            if needed.marker is not None and not needed.marker.evaluate({**binder, "extra": ""}):
                continue
            there = packages.get(key(needed.name))
            if there is None or there[0] not in needed.specifier:
                faults.append(f"{name} needs {needed}, the lock has {there}")
    assert faults == []


def test_the_notebook_that_binder_opens_runs_with_what_binder_has():
    (opened,) = re.findall(r"urlpath=lab/tree/([\w/.-]+)", (ROOT / "README.md").read_text("utf-8"))
    assert opened == "notebooks/00_start_here.ipynb"
    notebook = json.loads((ROOT / opened).read_text("utf-8"))
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    cells = ("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code")
    imported = set(re.findall(r"^\s*(?:import|from) (\w+)", "\n".join(cells), re.MULTILINE))
    assert imported - sys.stdlib_module_names == {"cobra_widgets"}
