"""How a match may be shown: which parts, how large, in which colours and language."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cobra_widgets.engine.errors import BadOption, known_choice, shown
from cobra_widgets.engine.words import known_locale
from cobra_widgets.engine.words import locale as spoken

PARTS: Final = ("board", "timeline", "log", "rules", "inspector", "predict")
SHOWN: Final = PARTS[:-1]
THEMES: Final = ("auto", "light", "dark")
SIZES: Final = ("normal", "projector")


class Looks(NamedTuple):
    """What was asked of a view or a page, checked."""

    locale: str
    theme: str
    size: str
    parts: list[str]


def yes_or_no(option: str, value: object) -> bool:
    """Return a setting that is on or off, checked."""
    if type(value) is not bool:
        raise BadOption("option-value", option=option, value=shown(value), allowed="True, False")
    return value


def looks(locale: str | None, theme: str, size: str, parts: Sequence[str]) -> Looks:
    """Return how it is to be shown; without a locale in the language now spoken."""
    if isinstance(parts, str) or not isinstance(parts, Sequence):
        raise BadOption("option-value", option="parts", value=shown(parts), allowed=", ".join(PARTS))
    return Looks(
        spoken() if locale is None else known_locale(locale),
        known_choice("theme", theme, THEMES),
        known_choice("size", size, SIZES),
        [known_choice("parts", part, PARTS) for part in parts],
    )
