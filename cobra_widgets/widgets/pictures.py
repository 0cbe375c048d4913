"""The pictures that a game brings: sent with its book, so that a page of another game does not carry them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from cobra_widgets.engine.actions import Json


@cache
def pictures(game: str) -> Mapping[str, Json]:
    """Return `pictures`, a game's own by name, each as paths, and which is `shown` for what."""
    file = files("cobra_widgets.games") / game / "data" / "pictures.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
