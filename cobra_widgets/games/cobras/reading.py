"""Cells read one by one: values with their defaults, and the faults met on the way."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.errors import Fault, shown
from cobra_widgets.engine.words import engine_words
from cobra_widgets.games.cobras.cards import WORDS, Card, by_notation
from cobra_widgets.games.cobras.state import Table

LARGEST: Final = 2**53
"""Whole numbers beyond it do not survive a browser."""


class Reading:
    """Cells being read: values with their defaults, and the faults met on the way."""

    def __init__(self, given: Cells, table: Table) -> None:
        self.given = given
        self.table = table
        self.faults: list[Fault] = []
        self.placed: list[Card] = []
        """Every card met, as often as it was met."""
        self.unread: set[str] = set()
        """Addresses whose value could not be: nothing further is concluded from what stands there."""

    def fault(self, key: str, /, **params: object) -> None:
        """Note one fault, once."""
        found = sentence(key, params)
        if found not in self.faults:
            self.faults.append(found)

    def bad_value(self, address: str, value: object, limit: object) -> None:
        """Note that a cell cannot have this value; once, whatever else follows from it."""
        if address not in self.unread:
            self.fault("value", address=address, value=shown(value), limit=limit)
        self.unread.add(address)

    def is_read(self, *stems: str) -> bool:
        """Tell whether all cells at these addresses and below them could be read."""
        return not any(f"{address}/".startswith(f"{stem}/") for address in self.unread for stem in stems)

    def whole(self, address: str, least: int | None = 0, most: int | None = None) -> int:
        """Return a whole number; missing: 0."""
        value = self.given.get(address, 0)
        lowest, highest = -LARGEST if least is None else least, LARGEST if most is None else most
        if type(value) is not int or not lowest <= value <= highest:
            is_too_large = type(value) is int and value > highest
            key = "between" if is_too_large or least is None or most is not None else "least"
            self.bad_value(address, value, sentence(key, {"least": lowest, "most": highest}))
            return 0
        return value

    def seat(self, address: str, among: tuple[Seat, ...]) -> Seat | None:
        """Return a seat; missing: None."""
        value = self.given.get(address)
        if value is None:
            return None
        if type(value) is not int or value not in among:
            self.bad_value(address, value, ", ".join(map(str, among)) or sentence("none", {}))
            return None
        return Seat(value)

    def cards(self, address: str) -> tuple[Card, ...]:
        """Return the cards of a list; missing: none."""
        value = self.given.get(address, [])
        found = [card_named(name) for name in value] if isinstance(value, list | tuple) else [None]
        if None in found:
            self.bad_value(address, value, sentence("cards-limit", {}))
            return ()
        cards = tuple(card for card in found if card is not None)
        self.placed += cards
        return cards

    def per_player(self, read: Callable[[str], Any], stem: str) -> tuple[Any, ...]:
        """Return what every player's cell of that stem holds."""
        return tuple(read(f"{stem}/{seat}") for seat in range(self.table.players))


def sentence(key: str, params: Mapping[str, object]) -> Fault:
    """Return a sentence about faults, of this game or of all games."""
    words = WORDS if f"fault.{key}" in WORDS else engine_words()
    return Fault(words, f"fault.{key}", params)


def card_named(name: object) -> Card | None:
    """Return the card of that notation, None for anything else."""
    return by_notation().get(name) if isinstance(name, str) else None
