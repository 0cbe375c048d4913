"""Cells being read: values with their defaults, and the faults met on the way."""

from collections.abc import Mapping

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.cells import Cells
from cobra_widgets.engine.errors import Fault, plain, shown
from cobra_widgets.engine.words import engine_words
from cobra_widgets.games.imperio.book import WORDS
from cobra_widgets.games.imperio.state import Table


class Reading:
    """Cells being read: values with their defaults, and the faults met on the way."""

    def __init__(self, given: Cells, table: Table) -> None:
        self.given = given
        self.table = table
        self.board = table.board
        self.edition = table.edition
        self.faults: list[Fault] = []

    def fault(self, key: str, /, **params: object) -> None:
        """Note one fault, once."""
        words = WORDS if f"fault.{key}" in WORDS else engine_words()
        found = Fault(words, f"fault.{key}", {name: plain(value) for name, value in params.items()})
        if found not in self.faults:
            self.faults.append(found)

    def wrong(self, address: str, limit: object) -> None:
        """Note a value that cannot be."""
        self.fault("value", address=address, value=shown(self.given.get(address)), limit=limit)

    def whole(self, address: str, default: int, least: int = 0, most: int | None = None) -> int:
        """Return a whole number."""
        value = self.given.get(address, default)
        if type(value) is not int or value < least or (most is not None and value > most):
            self.wrong(address, f"{least}.." if most is None else f"{least}..{most}")
            return default
        return value

    def truth(self, address: str) -> bool:
        """Return a yes or no; missing: no."""
        value = self.given.get(address, False)
        if not isinstance(value, bool):
            self.wrong(address, "true, false")
            return False
        return value

    def space(self, address: str, default: int | None) -> int | None:
        """Return a space."""
        if address not in self.given:
            return default
        value = self.given[address]
        if value is None:
            return None
        if not isinstance(value, str) or value not in self.board.index:
            self.wrong(address, WORDS.template("fault.space-limit"))
            return default
        return self.board.index[value]

    def ids(self, address: str, known: Mapping[str, object]) -> tuple[str, ...]:
        """Return a list of cards; missing: none."""
        value = self.given.get(address, [])
        if not isinstance(value, list | tuple) or not all(isinstance(v, str) and v in known for v in value):
            self.wrong(address, ", ".join(known))
            return ()
        return tuple(map(str, value))

    def seat(self, address: str, default: Seat | None) -> Seat | None:
        """Return a seat on turn."""
        value = self.given.get(address, default)
        if value is not None and (type(value) is not int or value not in self.table.order):
            self.wrong(address, ", ".join(map(str, self.table.order)))
            return default
        return None if value is None else Seat(int(str(value)))
