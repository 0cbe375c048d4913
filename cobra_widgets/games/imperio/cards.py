"""The cards of En busca del Imperio Cobra: Help from the Gods, Magical Forces, Oracle."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from cobra_widgets.engine.clauses import Source
from cobra_widgets.games.imperio.reading import Place, Table, once


class Deck(StrEnum):
    """The two decks that hands are drawn from."""

    HELP = "help"
    """Help from the Gods, for Heroes."""
    FORCES = "forces"
    """Magical Forces, for the Guardian."""


class Effect(StrEnum):
    """What a card does: the rules know these words, and no card by its name."""

    WEAPON = "weapon"
    """Overcomes trials of a kind; fights."""
    FLIGHT = "flight"
    """Instead of the roll: to the own entrance, or to a city."""
    VOYAGE = "voyage"
    """Instead of the roll: to any entrance, if the die is kind."""
    LIBERATION = "liberation"
    """Out of the Well."""
    WIND = "wind"
    """One more roll and move."""
    RECALL = "recall"
    """All Sentinels back to the Tower."""
    SHIP = "ship"
    """Finds a Hero at a place."""
    STORM = "storm"
    """Sends a Hero home from the sea."""
    FOG = "fog"
    """Halves a Hero's next roll."""
    THEFT = "theft"
    """Takes a random card of a full hand."""
    MARCH = "march"
    """More points for the Sentinels."""
    WHIM = "whim"
    """Turns the Cobra."""


OF_DECK: Final = {
    Deck.HELP: (
        Effect.WEAPON, Effect.FLIGHT, Effect.VOYAGE, Effect.LIBERATION, Effect.WIND, Effect.RECALL,
    ),
    Deck.FORCES: (
        Effect.SHIP, Effect.STORM, Effect.FOG, Effect.THEFT, Effect.MARCH, Effect.WHIM,
    ),
}  # fmt: skip
"""The effects that the cards of a deck may have."""


class Card(NamedTuple):
    """One kind of card, of which the deck has `copies`."""

    deck: Deck
    id: str
    name: Mapping[str, str]
    """By language."""
    source: Source
    copies: int
    effect: Effect
    overcomes: str | None
    """A weapon: the kind of trial."""
    to: int | None
    """A ship: the space it sails to."""
    numbers: tuple[int, ...]
    """A voyage: the throws that arrive. Points of a march. Turns that a whim may choose."""


class Trial(NamedTuple):
    """An Oracle card: one of the nine trials."""

    id: str
    name: Mapping[str, str]
    source: Source
    kind: str
    """What sort of trial it is: each is overcome by a weapon of its own."""
    place: int
    """The space where it is overcome."""


def read_card(table: Table, place: Place, faces: int, rays: int) -> Card:
    """Read one `[[card]]`."""
    deck = Deck(table.text("deck", tuple(map(str, Deck))))
    effect = Effect(table.text("effect", tuple(map(str, OF_DECK[deck]))))
    numbers: tuple[int, ...] = ()
    if effect is Effect.VOYAGE:
        numbers = table.wholes("arrives", 1, faces)
    elif effect is Effect.MARCH:
        numbers = (table.whole("points", 1),)
    elif effect is Effect.WHIM:
        numbers = table.wholes("turns", 1, rays - 1)
    card = Card(
        deck, table.text("id"), table.name(), table.source(), table.whole("count", 1), effect,
        table.text("overcomes") if effect is Effect.WEAPON else None,
        place(table, "to") if effect is Effect.SHIP else None,
        numbers,
    )  # fmt: skip
    if not card.id.replace("-", "").isalnum() or not card.id[0].isalpha() or card.id != card.id.lower():
        table.refuse("id", "id", id=card.id)
    table.done()
    return card


def read_cards(root: Table, place: Place, faces: int, rays: int) -> tuple[Card, ...]:
    """Read all cards; ids must differ."""
    cards = tuple(read_card(table, place, faces, rays) for table in root.tables("card"))
    once(root, tuple(card.id for card in cards), "card")
    return cards


def read_trials(root: Table, place: Place) -> tuple[Trial, ...]:
    """Read the Oracle cards; ids and places must differ."""
    trials = []
    for table in root.tables("trial"):
        trials.append(
            Trial(table.text("id"), table.name(), table.source(), table.text("kind"), place(table, "place"))
        )
        table.done()
    once(root, tuple(trial.id for trial in trials), "trial")
    once(root, tuple(str(trial.place) for trial in trials), "trial", "place-twice")
    return tuple(trials)
