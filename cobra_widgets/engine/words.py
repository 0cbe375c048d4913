"""Every sentence the package says, in English and Spanish, out of `words.<locale>.toml` files.

A template names its parameters and how each is spelt: `{seat:seat} plays {card:card}`,
`{cobras:count.cobra}`. Spellings: `seat`, `seats`, `list`, `count.<noun>` (a noun with a plural in
the same file), those the game brings (`card`), and any table of the file (`share`, where
`share.win` stands). A parameter without one is shown as it is.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Final

from cobra_widgets.engine.errors import BadData, known_choice

LOCALES: Final = ("en", "es")
"""The languages spoken, the first by default."""

Spelling = Callable[[object, str], str]
"""How a game writes a value in a language."""

_spoken = [LOCALES[0]]


def locale(language: str | None = None) -> str:
    """Speak a language from now on (`"en"`, `"es"`), and return the one now spoken."""
    if language is not None:
        _spoken[0] = known_locale(language)
    return _spoken[0]


def known_locale(language: str) -> str:
    """Return the language if it is spoken here, else raise BadOption."""
    return known_choice("locale", language, LOCALES)


class Words:
    """One words file in all its languages: templates by flat key, `event.turned-in`."""

    def __init__(self, folder: Traversable) -> None:
        self.templates: Mapping[str, Mapping[str, str]] = {
            language: _read(folder / f"words.{language}.toml") for language in LOCALES
        }
        _check_same_keys(folder, self.templates)

    def __contains__(self, key: str) -> bool:
        """Tell whether there is a sentence of that key."""
        return key in self.templates[LOCALES[0]]

    def template(self, key: str, language: str | None = None) -> str:
        """Return a sentence with its gaps."""
        return self.templates[language or locale()][key]

    def say(self, key: str, params: Mapping[str, object], language: str | None = None) -> str:
        """Return a sentence with its gaps filled, values as they are."""
        return Voice(self).say(key, params, language)


class Voice:
    """Words with the names of the players at one table and the spellings of one game."""

    __slots__ = ("_players", "_spellings", "names", "words")

    def __init__(
        self,
        words: Words,
        names: Sequence[str] = (),
        spellings: Mapping[str, Spelling] | None = None,
        others: Sequence[str] = (),
    ) -> None:
        self.words = words
        self._players = len(names)
        self.names = (*names, *others)
        """Seat names; `others` are the word keys of the seats nobody sits on, such as dummies."""
        self._spellings = spellings or {}

    def say(self, key: str, params: Mapping[str, object], language: str | None = None) -> str:
        """Return a sentence with its gaps filled."""
        spoken = language or locale()
        speller = _Speller(self, spoken)
        return speller.vformat(self.words.template(key, spoken), (), params)

    def seat(self, seat: int, language: str | None = None) -> str:
        """Return the name of who sits there."""
        if seat < self._players:
            return self.names[seat]
        return self.words.template(self.names[seat], language)

    def spell(self, value: object, spelling: str, language: str) -> str:
        """Write one value the way a template asks for."""
        if spelling == "seat":
            return self.seat(int(str(value)), language)
        if spelling == "seats":
            return self.join([self.seat(int(str(seat)), language) for seat in _several(value)], language)
        if spelling == "list":
            return self.join([str(item) for item in _several(value)], language)
        if spelling.startswith("count."):
            one, many = self.words.template(spelling, language).split("|")
            count = len(value) if isinstance(value, Sized) else value
            return (one if count == 1 else many).format(n=count)
        if spelling in self._spellings:
            return self._spellings[spelling](value, language)
        word = f"{spelling}.{value}"
        return self.words.template(word, language) if word in self.words else format(value, spelling)

    def join(self, items: Sequence[str], language: str) -> str:
        """Return `a, b and c`."""
        if not items[1:]:
            return "".join(items)
        last = engine_words().template("join.last", language)
        return last.format(first=", ".join(items[:-1]), last=items[-1])


class _Speller(Formatter):
    def __init__(self, voice: Voice, language: str) -> None:
        self._voice = voice
        self._language = language

    def format_field(self, value: object, format_spec: str) -> str:
        return self._voice.spell(value, format_spec, self._language)


@cache
def engine_words() -> Words:
    """Return the words that all games share: errors, and how a list is joined."""
    return Words(files("cobra_widgets.engine") / "data")


def _several(value: object) -> list[object]:
    return list(value) if isinstance(value, Iterable) else [value]


def _read(file: Traversable) -> Mapping[str, str]:
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise BadData("data", file=file.name, key="-", reason=str(fault)) from fault
    flat: dict[str, str] = {}
    _flatten("", raw, flat, file.name)
    return flat


def _flatten(prefix: str, table: Mapping[str, object], flat: dict[str, str], name: str) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _flatten(f"{prefix}{key}.", value, flat, name)
        elif isinstance(value, str):
            flat[prefix + key] = value
        else:
            raise BadData("data", file=name, key=prefix + key, reason="text")


def _check_same_keys(folder: Traversable, templates: Mapping[str, Mapping[str, str]]) -> None:
    first, *others = LOCALES
    for language in others:
        for key in templates[first].keys() ^ templates[language].keys():
            lacking = language if key in templates[first] else first
            raise BadData("data", file=f"words.{lacking}.toml", key=key, reason=str(folder))
