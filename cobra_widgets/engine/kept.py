"""Files that a match is kept in: read and written whole, or not at all."""

from os import PathLike
from pathlib import Path

from cobra_widgets.engine.errors import BadOption, BadRecord, shown
from cobra_widgets.engine.text import is_text


def read_text(source: str | PathLike[str]) -> str:
    """Return what stands in a file; one that is not there is the system's own error."""
    try:
        return _file(source).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadRecord("record", key=str(source), reason="UTF-8") from fault


def write_text(path: str | PathLike[str], text: str) -> Path:
    """Write a file and return its path. What cannot be written leaves the file as it was."""
    file = _file(path)
    # Made before the file is opened: opening it would have emptied it.
    content = text.encode("utf-8")
    file.write_bytes(content)
    return file


def _file(path: object) -> Path:
    if isinstance(path, str | PathLike) and is_text(str(path)) and str(path).strip("\0") == str(path) != "":
        return Path(path)
    raise BadOption("option-value", option="path", value=shown(path), allowed="a/file.json")
