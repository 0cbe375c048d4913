"""Why a special has nothing to act on: what is missing where it was aimed."""

from typing import Final

from cobra_widgets.engine.verdicts import Blocker
from cobra_widgets.games.cockpit.actions import PlaySpecial
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Card, Effect, Special, Species, cite
from cobra_widgets.games.cockpit.rules.snakes import may_board, playing_into
from cobra_widgets.games.cockpit.state import CockpitState

(NO_TARGET,) = cite("ruling.no-target")
AIMED: Final = {
    Effect.REMOVE: ("rival", "area"), Effect.STEAL: ("rival",), Effect.BOARD: ("area",),
    Effect.UNMARK: ("area",), Effect.PANIC: ("area",), Effect.TAKE: ("wanted",),
}  # fmt: skip
"""By effect: what is named when the card is played; nothing for the others."""


def missing(state: CockpitState, play: PlaySpecial, special: Special) -> Blocker:
    """Name what is not there for a special that cannot be aimed as it was."""
    aimed = {"rival": play.rival, "area": play.area, "wanted": play.wanted}
    card = {"card": play.card.notation}
    if {name for name, part in aimed.items() if part is not None} != {*AIMED.get(special.effect, ())}:
        return Blocker(NO_TARGET, card, (f"hand/{play.seat}",), "no-aim")
    if play.rival is not None:
        return _rival(state, play, play.rival, play.area)
    if play.area is not None:
        return _area(state, play, special, play.area)
    if play.wanted is not None:
        return _wanted(play.wanted)
    return Blocker(NO_TARGET, card, (f"hand/{play.seat}",), "no-snakes")


def _rival(state: CockpitState, play: PlaySpecial, rival: Species, area: Area | None) -> Blocker:
    params = {"card": play.card.notation, "rival": rival.id}
    seat = state.seat_of(rival)
    if seat is None or seat == play.seat:
        return Blocker(NO_TARGET, params, (f"species/{play.seat}",), "no-rival")
    if area is None:
        return Blocker(NO_TARGET, params, (f"hand/{seat}",), "no-card")
    return Blocker(NO_TARGET, params | {"area": area.id}, (f"area/{area}/snakes/{seat}",), "no-rival-there")


def _area(state: CockpitState, play: PlaySpecial, special: Special, area: Area) -> Blocker:
    params = {"card": play.card.notation, "area": area.id}
    board, chaos = state.table.edition.board, (f"area/{area}/chaos",)
    if special.effect is Effect.BOARD:
        if may_board(state, play.seat):
            return Blocker(NO_TARGET, params, (), "no-entry")
        return Blocker(NO_TARGET, params, (f"reserve/{play.seat}",), "none-left")
    if special.effect is Effect.UNMARK:
        return Blocker(NO_TARGET, params, chaos, "no-marker" if special.areas & area.bit else "other-area")
    if not board.needing & ~state.chaos & area.bit:
        return Blocker(NO_TARGET, params, chaos, "no-chaos")
    if not playing_into(state, play.seat) & area.bit:
        stand = board.areas[area.stand]
        here = (f"area/{stand}/snakes/{play.seat}",)
        return Blocker(NO_TARGET, params | {"area": stand.id}, here, "no-snake")
    return Blocker(NO_TARGET, params, (f"area/{area}/cards",), "no-number")


def _wanted(wanted: Card) -> Blocker:
    return Blocker(
        NO_TARGET, {"wanted": wanted.notation}, ("discard",), "not-discarded" if wanted.suit else "special"
    )
