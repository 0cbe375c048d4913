"""The book: a game's rules and words in one language, sent once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cobra_widgets.engine.clauses import Rulebook
from cobra_widgets.lessons import scenarios_of
from cobra_widgets.widgets.pictures import pictures
from cobra_widgets.widgets.seen import face, own_words
from cobra_widgets.widgets.wire import Book, ClauseInfo

CELL_WORDS = "cell."
CONTROL_WORDS = "control."
"""Buttons and tabs, by their plain names."""
BOARD_WORDS = "board."
"""Labels of a drawn table, by names that begin with the game's."""


@lru_cache(maxsize=32)
def book(rules: Any, language: str) -> Book:
    """Return the book of a game as it is played. It is the same object each time: not to be changed."""
    game: str = rules.id
    told = face(game)
    places = {clause.short: index for index, clause in enumerate(rules.rulebook)}
    templates = rules.words.templates[language]
    cells = {key: word for key, word in templates.items() if key.startswith(CELL_WORDS)}
    controls = _under(CONTROL_WORDS, own_words().templates[language])
    labels = _under(BOARD_WORDS, templates, f"{game}.")
    return {
        "locale": language,
        "game": game,
        "title": rules.title[language],
        "sections": [{"id": id_, "title": title[language]} for id_, title in rules.rulebook.sections.items()],
        "clauses": _clauses(rules.rulebook, language),
        "names": {**controls, **cells, **labels, **told.board_names(rules.edition, language)},
        "scenarios": [
            {
                "name": scenario.name,
                "title": scenario.title[language],
                "clauses": [places[id_] for id_ in scenario.clauses],
            }
            for scenario in scenarios_of(game).values()
        ],
        "data": {**told.board_data(rules.edition), **pictures(game)},
    }


def _under(stem: str, templates: Mapping[str, str], prefix: str = "") -> dict[str, str]:
    """Return the words of one table, by the names that the browser uses."""
    return {prefix + key.removeprefix(stem): text for key, text in templates.items() if key.startswith(stem)}


def _clauses(rulebook: Rulebook, language: str) -> list[ClauseInfo]:
    found: list[ClauseInfo] = []
    for clause in rulebook:
        info: ClauseInfo = {
            "id": clause.short, "section": clause.section, "source": str(clause.source),
            "title": clause.title[language], "text": clause.text[language],
        }  # fmt: skip
        if clause.why:
            info["why"] = clause.why[language]
        found.append(info)
    return found
