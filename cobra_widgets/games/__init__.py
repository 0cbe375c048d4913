"""The games, found by looking: each folder here with a `game.py` that has a `GAME`."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from cobra_widgets.engine.errors import UnknownName


@cache
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, in alphabetical order."""
    here = files(__name__).iterdir()
    return tuple(sorted(folder.name for folder in here if folder.joinpath("game.py").is_file()))


def load_game(game: str) -> Any:
    """Return a game's rules by its id; an unknown one names those there are."""
    if not isinstance(game, str) or game not in game_ids():  # type: ignore[redundant-expr]
        raise UnknownName("game", name=game, allowed=", ".join(game_ids()))
    return import_module(f"{__name__}.{game}.game").GAME
