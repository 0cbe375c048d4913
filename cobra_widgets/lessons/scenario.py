"""A named example: a first position, moves with a word on each, and what must come out."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cobra_widgets.engine.actions import Json
from cobra_widgets.engine.errors import BadData, UnknownName, plain
from cobra_widgets.games import game_ids, load_game

DEFAULT_SEED: Final = 1
"""What fixes the draws of a scenario that names no seed: the same for everybody."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a scenario, or a try that the rules refuse."""

    move: str
    seat: int | None
    say: Mapping[str, str]
    """What to tell the learner, by language."""
    expect: Mapping[str, Json]
    """Cells that must have these values afterwards."""
    refused: tuple[str, ...]
    """The clauses that must forbid it; empty for a move that is made."""
    allowed: tuple[str, ...] | None
    """For a refused try: what must be named as allowed; None: not said."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One example."""

    name: str
    """Game, full stop, name: `cobras.king-shares-win`."""
    title: Mapping[str, str]
    players: int
    options: Mapping[str, Json]
    setup: Mapping[str, Json] | None
    """Cells of the first position; None: the beginning of a game."""
    seed: int
    force: Mapping[str, Json]
    """What chance is asked for."""
    clauses: tuple[str, ...]
    """Short ids of what it shows."""
    look: tuple[str, ...]
    """Addresses worth watching."""
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.name.partition(".")[0]


def scenarios_of(game: str) -> Mapping[str, Scenario]:
    """Return a game's scenarios by name, in the order of the file."""
    return _in_file(load_game(game).id)


@cache
def _in_file(game: str) -> Mapping[str, Scenario]:
    file = files(f"cobra_widgets.games.{game}") / "data" / "scenarios.toml"
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise BadData("data", file="scenarios.toml", key="-", reason=str(fault)) from fault
    found: dict[str, Scenario] = {}
    for entry in raw["scenario"]:
        scenario = _read(game, entry)
        if scenario.name in found:
            raise BadData("data", file="scenarios.toml", key=scenario.name, reason="twice")
        found[scenario.name] = scenario
    return found


def scenario_names() -> tuple[str, ...]:
    """Return the names of all scenarios of all games."""
    return tuple(name for game in game_ids() for name in scenarios_of(game))


def find_scenario(name: str) -> Scenario:
    """Return a scenario by its name; an unknown one names the near ones."""
    game = name.partition(".")[0] if isinstance(name, str) else ""  # type: ignore[redundant-expr]
    known = scenarios_of(game) if game in game_ids() else {}
    if not isinstance(name, str) or name not in known:  # type: ignore[redundant-expr]
        near = get_close_matches(str(plain(name)), scenario_names(), n=5, cutoff=0.4)
        raise UnknownName("scenario", name=name, near=", ".join(near))
    return known[name]


def _read(game: str, entry: Mapping[str, Any]) -> Scenario:
    name = str(entry.get("name"))
    rulebook = load_game(game).rulebook
    unknown = [id_ for id_ in entry.get("clauses", []) if id_ not in rulebook]
    if not name.startswith(f"{game}."):
        raise BadData("data", file="scenarios.toml", key=name, reason=f"{game}.")
    if unknown:
        raise BadData("data", file="scenarios.toml", key=f"{name}.clauses", reason=", ".join(unknown))
    if "setup" not in entry and "seed" not in entry:
        raise BadData("data", file="scenarios.toml", key=name, reason="setup, seed")
    return Scenario(
        name=name,
        title=_in_both(name, "title", entry),
        players=entry["players"],
        options=entry.get("options", {}),
        setup=entry.get("setup"),
        seed=entry.get("seed", DEFAULT_SEED),
        force=entry.get("force", {}),
        clauses=tuple(entry.get("clauses", ())),
        look=tuple(entry.get("look", ())),
        steps=tuple(_read_step(name, step) for step in entry.get("step", ())),
    )


def _read_step(name: str, entry: Mapping[str, Any]) -> Step:
    allowed = entry.get("allowed")
    return Step(
        move=entry["move"],
        seat=entry.get("seat"),
        say=_in_both(name, "say", entry),
        expect=entry.get("expect", {}),
        refused=tuple(entry.get("refused", ())),
        allowed=None if allowed is None else tuple(allowed),
    )


def _in_both(name: str, key: str, entry: Mapping[str, Any]) -> Mapping[str, str]:
    text: Mapping[str, str] = entry.get(key, {})
    if not {"en", "es"} <= text.keys():
        raise BadData("data", file="scenarios.toml", key=f"{name}.{key}", reason="en, es")
    return text
