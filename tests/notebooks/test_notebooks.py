"""How notebooks are stored; `make notebooks` runs them and compares every output."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "notebooks").rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)


@pytest.fixture
def notebook(request):
    return json.loads((ROOT / request.param).read_text("utf-8"))


every_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, indirect=True)


def test_there_is_a_first_notebook():
    assert "notebooks/00_start_here.ipynb" in NOTEBOOKS


@every_notebook
def test_it_starts_with_a_heading(notebook):
    first = notebook["cells"][0]
    assert first["cell_type"] == "markdown"
    assert "".join(first["source"]).startswith("# ")


@every_notebook
def test_it_opens_in_any_python(notebook):
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"


@every_notebook
def test_it_was_run_from_top_to_bottom_without_an_error(notebook):
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert [output for output in outputs if output["output_type"] == "error"] == []


@every_notebook
def test_it_stores_no_widget_state(notebook):
    assert "widgets" not in notebook["metadata"]
