"""Magical Forces: which of them has an effect now, and carrying it out."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Card, Effect
from cobra_widgets.games.imperio.rules import capture, hands, ships, temple
from cobra_widgets.games.imperio.rules.ply import BIT, Ply, heroes_on
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, placed

Targets = tuple[str | None, ...]
"""What a card may name: a seat, a number, a Sentinel; (None,) when it names nothing."""

USED: Final = cite("ruling.valid-target", "hand.return")
STOLEN: Final = cite("ruling.valid-target", "hand.return")
FOGGED: Final = cite("ruling.fog")
STORMED: Final = cite("ruling.valid-target")
MARCHED: Final = cite("guardian.split")
MARCHED_ALONE: Final = cite("ruling.no-guardian")


def targets(state: ImperioState, card: Card) -> Targets:
    """Return what a card may name now; nothing at all when it has no effect."""
    if card.effect is Effect.SHIP:
        assert card.to is not None
        return (None,) if ships.finds(state, card.to) is not None else ships.targets(state, card.to)
    if card.effect is Effect.MARCH:
        return (None,)
    return valid_targets(state, card)


@clause("imperio:ruling.valid-target")
def valid_targets(state: ImperioState, card: Card) -> Targets:
    """Return the Heroes that a card can do something to, or the turns it may choose."""
    # Silent: a card without an effect would be thrown away for nothing.
    if card.effect is Effect.WHIM:
        on_island = heroes_on(state) & state.table.board.home
        return tuple(map(str, card.numbers)) if on_island else ()
    return tuple(str(seat) for seat in range(state.table.heroes) if _is_hit(state, Seat(seat), card))


def _is_hit(state: ImperioState, seat: Seat, card: Card) -> bool:
    hero = state.heroes[seat]
    if card.effect is Effect.STORM:
        return bool(state.table.board.sea & BIT[hero.space])
    if card.effect is Effect.FOG:
        return can_be_fogged(state, seat)
    return len(hero.hand) >= state.table.edition.hand


@clause("imperio:ruling.fog")
def can_be_fogged(state: ImperioState, seat: Seat) -> bool:
    """Tell whether fog may fall on a Hero: not in the Well, and not twice."""
    hero = state.heroes[seat]
    return not hero.captured and not hero.fog


@clause("imperio:ruling.fog")
def halved(roll: int) -> int:
    """Return a roll in fog, rounded up; it is the roll in every respect."""
    # Silent: the odd draw and the Cobra's turn follow from what counts as the roll.
    return (roll + 1) // 2


def work(ply: Ply, card: Card, target: str | None) -> None:
    """Carry out a card's effect."""
    if card.effect is Effect.SHIP:
        assert card.to is not None
        ships.sail(ply, card.to, None if target is None else placed(int(target)))
    elif card.effect is Effect.MARCH:
        march(ply, card)
    elif card.effect is Effect.WHIM:
        assert target is not None
        temple.turn(ply, int(target), ply.edition.cites[card.id])
    else:
        assert target is not None
        _hit(ply, card, Seat(int(target)))


def march(ply: Ply, card: Card) -> None:
    """Give the Sentinels more points; without a Guardian the roller moves them next."""
    is_alone = ply.state.table.guardian is None
    ply.set(points=ply.state.points + card.numbers[0])
    clauses = MARCHED_ALONE if is_alone else MARCHED
    ply.tell("marched", (card.numbers[0],), clauses + ply.edition.cites[card.id])
    if is_alone:
        ply.set(phase=Phase.MARCH)


def _hit(ply: Ply, card: Card, seat: Seat) -> None:
    cites = ply.edition.cites[card.id]
    if card.effect is Effect.FOG:
        ply.put(seat, fog=True)
        ply.tell("fogged", (seat,), FOGGED + cites)
    elif card.effect is Effect.STORM:
        ply.tell("stormed", (seat, capture.home_of(ply, seat)), STORMED + cites)
        capture.send_home(ply, seat)
    else:
        ply.ask(AskKind.THEFT, seat)
        ply.tell("robbed", (seat,), STOLEN + cites)


def steal(ply: Ply, card: str) -> None:
    """Put the card that was drawn from a hand under its deck."""
    seat = ply.answered().seat
    hands.take_from_hand(ply, seat, card)
    ply.tell("stolen", (seat, card), STOLEN)
