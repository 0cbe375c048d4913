"""The pictures that the boards draw: sent with the book, so that a page of one game carries no other's."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from cobra_widgets.engine.actions import Json

FILE: Final = "pictures.toml"


def read(folder: Traversable) -> Mapping[str, Any]:
    """Return what stands in the pictures of a folder, nothing if it has none."""
    file = folder / "data" / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def pictures(game: str) -> Mapping[str, Json]:
    """Return `pictures`, those of every game and its own, as paths by name, and which is `shown` for what."""
    own = read(files("cobra_widgets.games") / game)
    common = read(files("cobra_widgets.widgets"))
    return {**own, "pictures": {**common["pictures"], **own.get("pictures", {})}}
