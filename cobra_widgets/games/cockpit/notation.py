"""From what is typed to the decision it means, for one seat."""

import re
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.cockpit.actions import (
    UNTARGETED,
    Decision,
    PlaySpecial,
    Way,
    board_snake,
    discard,
    done,
    end,
    expel,
    move,
    pass_,
    play_number,
    play_special,
    react,
    shift,
    slide,
)
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Card, Species
from cobra_widgets.games.cockpit.edition import Edition
from cobra_widgets.games.cockpit.state import Phase

ID: Final = r"[a-z]+(?:-[a-z]+)*"
CARD: Final = rf"(?P<card>[BHRSbhrs]\d+|{ID})"
IDS: Final = re.compile(ID)
SHAPES: Final = {
    "board": re.compile(rf"{CARD}\+"),
    "away": re.compile(rf"{CARD}-"),
    "play": re.compile(rf"{CARD}(?P<way>[@*!])(?P<area>{ID})"),
    "expel": re.compile(rf"(?P<card>[BHRSbhrs]\d+)-(?P<rival>{ID})@(?P<area>{ID})"),
    "move": re.compile(rf"(?P<who>\S+) (?P<origin>{ID})>(?P<area>{ID})"),
    "way": re.compile(rf"(?P<origin>{ID})>(?P<area>{ID})"),
    "aimed": re.compile(rf"{CARD} (?P<rival>{ID})@(?P<area>{ID})"),
    "at": re.compile(rf"{CARD} (?P<target>\S+)"),
    "bare": re.compile(CARD),
}
"""How notations look, the more particular first."""


def shortened(edition: Edition, notation: str) -> str:
    """Return a notation with its ids shortened; it means the same."""
    return IDS.sub(lambda found: edition.shorts.get(found[0], found[0]), notation)


class Reader:
    """Notations read for a seat, in a phase of the game."""

    def __init__(self, edition: Edition, seat: Seat, phase: Phase) -> None:
        self.edition = edition
        self.seat = seat
        self.phase = phase

    def read(self, notation: str) -> Decision | None:
        """Return the decision of a notation, None if there is none."""
        words = {"end": end, "pass": pass_, "done": done}
        if notation in words:
            return words[notation](self.seat)
        for name, shape in SHAPES.items():
            found = shape.fullmatch(notation)
            if found:
                decision: Decision | None = getattr(self, f"_{name}")(**found.groupdict())
                if decision is not None:
                    return decision
        return None

    def _full(self, name: str) -> str:
        return self.edition.by_short.get(name, name)

    def _card(self, name: str) -> Card | None:
        by_notation = self.edition.by_notation
        return by_notation.get(self._full(name)) or by_notation.get(name.upper())

    def _area(self, name: str) -> Area | None:
        return self.edition.board.by_id.get(self._full(name))

    def _species(self, name: str) -> Species | None:
        return self.edition.by_species.get(self._full(name))

    def _board(self, card: str) -> Decision | None:
        found = self._card(card)
        return board_snake(self.seat, found) if found else None

    def _away(self, card: str) -> Decision | None:
        found = self._card(card)
        return discard(self.seat, found) if found else None

    def _play(self, card: str, way: str, area: str) -> Decision | None:
        found, where = self._card(card), self._area(area)
        return play_number(self.seat, found, where, Way(way)) if found and where else None

    def _expel(self, card: str, rival: str, area: str) -> Decision | None:
        found, who, where = self._card(card), self._species(rival), self._area(area)
        return expel(self.seat, found, who, where) if found and who and where else None

    def _move(self, who: str, origin: str, area: str) -> Decision | None:
        start, to = self._area(origin), self._area(area)
        if start is None or to is None:
            return None
        card, species = self._card(who), self._species(who)
        if species is not None:
            return shift(self.seat, species, start, to)
        return move(self.seat, card, start, to) if card else None

    def _way(self, origin: str, area: str) -> Decision | None:
        start, to = self._area(origin), self._area(area)
        if start is None or to is None:
            return None
        if self.phase is Phase.SHIFT:
            return shift(self.seat, None, start, to)
        return slide(self.seat, start, to)

    def _aimed(self, card: str, rival: str, area: str) -> Decision | None:
        found, who, where = self._card(card), self._species(rival), self._area(area)
        return play_special(self.seat, found, who, where) if found and who and where else None

    def _at(self, card: str, target: str) -> Decision | None:
        found = self._card(card)
        who, where, wanted = self._species(target), self._area(target), self._card(target)
        if found is None or (who is None and where is None and wanted is None):
            return None
        return play_special(self.seat, found, who, where, wanted)

    def _bare(self, card: str) -> Decision | None:
        found = self._card(card)
        if found is None:
            return None
        if self.phase is Phase.REACT:
            return react(self.seat, found)
        if found.special and found.special.effect in UNTARGETED:
            return play_special(self.seat, found)
        return discard(self.seat, found)

    def special(self, notation: str) -> PlaySpecial | None:
        """Return the play of a special that lies on the stack."""
        decision = Reader(self.edition, self.seat, Phase.TURN).read(notation)
        return decision if isinstance(decision, PlaySpecial) else None
