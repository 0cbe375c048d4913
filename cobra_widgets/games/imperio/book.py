"""The rulebook and the words of En busca del Imperio Cobra."""

from importlib.resources import files
from typing import Final

from cobra_widgets.engine.clauses import read_rulebook
from cobra_widgets.engine.words import Words

DATA: Final = files("cobra_widgets.games.imperio") / "data"
RULEBOOK: Final = read_rulebook(DATA / "rulebook.toml")
WORDS: Final = Words(DATA)
cite: Final = RULEBOOK.cite
