"""Run every notebook from the top and store what its cells show, without the live widgets' state.

`make store` after a change of a sentence or a number that a notebook prints; read the diff before
keeping it.
"""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"


def store(file: Path) -> None:
    """Run one notebook and write it back, the same bytes for the same outputs."""
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, kernel_name="python3", resources={"metadata": {"path": file.parent}}).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = joined(cell.outputs)
            for output in cell.outputs:
                output.get("data", {}).pop(LIVE_VIEW, None)
    nbformat.write(notebook, file)


def joined(outputs: list[nbformat.NotebookNode]) -> list[nbformat.NotebookNode]:
    """Join what one cell printed in several pieces: how it is cut differs from run to run."""
    whole: list[nbformat.NotebookNode] = []
    for output in outputs:
        before = whole[-1] if whole else None
        if before is not None and output.output_type == before.output_type == "stream":
            before.text += output.text
        else:
            whole.append(output)
    return whole


if __name__ == "__main__":
    for file in sorted(NOTEBOOKS.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in file.parts:
            store(file)
