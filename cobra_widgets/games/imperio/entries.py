"""What an edition adds to the book: the cards whose effect the printed rules leave to the box."""

from collections.abc import Iterable, Mapping
from typing import Final

from cobra_widgets.engine.clauses import Clause, ClauseId, Rulebook
from cobra_widgets.engine.words import LOCALES
from cobra_widgets.games.imperio.book import RULEBOOK, WORDS
from cobra_widgets.games.imperio.cards import Card, Effect

SECTION: Final = "edition"
PRINTED: Final = frozenset({Effect.WEAPON, Effect.LIBERATION, Effect.SHIP})
"""Effects that the rulebook itself tells."""


def entry_id(card: Card) -> ClauseId:
    """Return the id of a card's entry: `imperio:edition.card.storm`."""
    return ClauseId(f"{RULEBOOK.game}:{SECTION}.card.{card.id}")


def cited(cards: Iterable[Card]) -> Mapping[str, tuple[ClauseId, ...]]:
    """Return by card what is cited, besides clauses, when it is played: its entry, if it has one."""
    return {card.id: () if card.effect in PRINTED else (entry_id(card),) for card in cards}


def with_entries(cards: Iterable[Card]) -> Rulebook:
    """Return the rules, with an edition's cards after them."""
    title = {language: WORDS.template("edition.section", language) for language in LOCALES}
    found = {entry_id(card): _entry(card) for card in cards if card.effect not in PRINTED}
    sections = {**RULEBOOK.sections, SECTION: title}
    return Rulebook(RULEBOOK.game, RULEBOOK.version, sections, {**RULEBOOK.clauses, **found})


def _entry(card: Card) -> Clause:
    params = {"numbers": card.numbers, "points": sum(card.numbers)}
    text = {language: WORDS.say(f"effect.{card.effect}", params, language) for language in LOCALES}
    return Clause(entry_id(card), SECTION, card.source, card.name, text, {})
