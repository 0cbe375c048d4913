"""Cobra Ships: finding a Hero; in the variant also putting Sentinels ashore."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.rules import capture, oracles
from cobra_widgets.games.imperio.rules.ply import BIT, Ply, hero_at, sentinel_at
from cobra_widgets.games.imperio.state import ImperioState, Variant, numbered

FOUND: Final = cite("ruling.ship-needs-hero")
ASHORE: Final = cite("variant.ship", "ruling.ship-variant")
BACK: Final = cite("variant.ship", "ruling.ship-variant")


@clause("imperio:ruling.ship-needs-hero")
def finds(state: ImperioState, place: int) -> Seat | None:
    """Return the Hero that a Cobra Ship finds; without one it cannot sail."""
    # Reading: the rulebook sends it where it "finds a Hero"; its crew is no Sentinel on the board.
    return hero_at(state, place)


@clause("imperio:variant.ship")
def targets(state: ImperioState, place: int) -> tuple[str | None, ...]:
    """Return what a ship to a place without a Hero may do: fetch a Sentinel, or bring one."""
    if Variant.SHIP not in state.table.variants:
        return ()
    if sentinel_at(state, place) is not None:
        return (None,)
    if closed(state) & BIT[place]:
        return ()
    home = state.table.board.home
    return tuple(str(numbered(i)) for i, space in enumerate(state.sentinels) if home & BIT[space])


@clause("imperio:ruling.ship-variant")
def closed(state: ImperioState) -> Spaces:
    """Return where no Sentinel may stop ashore: on Oracles that still have their cards."""
    # Silent: a Sentinel on all three would end the game before it began.
    return oracles.untaken(state) if Variant.SHIP in state.table.variants else 0


def sail(ply: Ply, place: int, sentinel: int | None) -> None:
    """Let a Cobra Ship arrive."""
    seat = finds(ply.state, place)
    if seat is not None:
        ply.tell("ship-found", (seat, ply.name(place)), FOUND)
        capture.found(ply, seat, None)
        return
    if sentinel is None:
        ashore = sentinel_at(ply.state, place)
        assert ashore is not None
        ply.place(ashore, ply.board.tower)
        ply.tell("fetched", (numbered(ashore), ply.name(place)), BACK)
        return
    ply.place(sentinel, place)
    ply.set(spent=ply.state.spent | BIT[sentinel])
    ply.tell("put-ashore", (numbered(sentinel), ply.name(place)), ASHORE)


@clause("imperio:ruling.ship-variant")
def landing(ply: Ply, seat: Seat, space: int) -> None:
    """Send every Sentinel ashore back to the Tower, as a Hero is about to land on Cobra Island."""
    home = ply.board.home
    if not ply.has(Variant.SHIP) or not home & BIT[space] or home & BIT[ply.hero(seat).space]:
        return
    for sentinel, stands in enumerate(ply.state.sentinels):
        if not home & BIT[stands]:
            ply.place(sentinel, ply.board.tower)
            ply.tell("called-back", (numbered(sentinel),), BACK)
