"""The first page keeps its word."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]


def blocks(page, language):
    return re.findall(
        rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def test_the_five_lines_run_as_they_stand():
    (code,) = blocks("README.md", "python")
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) == 5
    scope = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec("\n".join(lines[:-1]), scope)  # noqa: S102 our own page
        shown = eval(lines[-1], scope)  # noqa: S307
    assert "text/plain" in shown._repr_mimebundle_() or repr(shown)
    assert " object at 0x" not in repr(shown)


@pytest.mark.parametrize("page", PAGES)
def test_links_inside_the_project_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", (ROOT / page).read_text("utf-8"))
    inside = [link for link in links if "://" not in link]
    assert [link for link in inside if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_a_page_names_exists(page):
    makefile = (ROOT / "Makefile").read_text()
    text = (ROOT / page).read_text("utf-8")
    named = set(re.findall(r"`make ([a-z-]+)", text)) | set(
        re.findall(r"^make ([a-z-]+)", text, re.MULTILINE)
    )
    assert {name for name in named if f"\n{name}:" not in makefile} == set()


def test_the_binder_button_opens_the_first_notebook():
    (path,) = re.findall(r"urlpath=lab/tree/([\w/.-]+)", (ROOT / "README.md").read_text("utf-8"))
    assert path == "notebooks/00_start_here.ipynb"
    assert (ROOT / path).is_file()


def test_binder_installs_the_locked_versions():
    script = (ROOT / "binder" / "postBuild").read_text()
    (lock,) = re.findall(r"--require-hashes -r (\S+)", script)
    assert (ROOT / lock).is_file()
    assert (ROOT / "binder" / "postBuild").stat().st_mode & 0o100
