"""Hands: drawing, the fourth card, and where used cards go."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Deck
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.rules.ply import Ply
from cobra_widgets.games.imperio.state import AskKind, Hero, ImperioState

DRAWN_BY_HERO: Final = cite("hero.odd", "ruling.draws")
DRAWN_BY_GUARDIAN: Final = cite("guardian.odd")
FOURTH: Final = cite("hand.limit")
DISCARDED: Final = cite("hand.limit", "ruling.discard-any")
RETURNED: Final = cite("hand.return")


@clause("imperio:guardian.odd")
def guardian_draws(roll: int) -> bool:
    """Tell whether the Guardian's roll brings a Magical Forces card: an odd one does."""
    return roll % 2 == 1


@clause("imperio:hero.odd")
def hero_draws(roll: int) -> bool:
    """Tell whether a Hero's roll brings a Help from the Gods card: an odd one does."""
    return roll % 2 == 1


@clause("imperio:ruling.draws")
def may_draw(hero: Hero) -> bool:
    """Tell whether a Hero draws at all: once it has had an Oracle, wherever it is."""
    # Reading: "from now on" has no exception, so it holds in the Well and for the Wind's roll too.
    return hero.oracle is not None


@clause("imperio:hand.limit")
def is_too_many(hand: tuple[str, ...], edition: Edition) -> bool:
    """Tell whether a hand must lose a card at once."""
    return len(hand) > edition.hand


@clause("imperio:ruling.discard-any")
def discardable(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that may be given up: any, the one just drawn too."""
    # Reading: "one" of the four is meant, not one of the three held before.
    return tuple(dict.fromkeys(hand))


@clause("imperio:hand.return")
def to_bottom(deck: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return a deck with a used or discarded card under it."""
    # Reading: the bottom is said of the fourth card, and read for all that go back.
    return (*deck, card)


def hand_of(state: ImperioState, seat: Seat) -> tuple[str, ...]:
    """Return the cards that a seat holds."""
    return state.hand if seat == state.table.guardian else state.heroes[seat].hand


def take_from_hand(ply: Ply, seat: Seat, card: str) -> None:
    """Put a card of a hand under its deck."""
    hand = list(hand_of(ply.state, seat))
    hand.remove(card)
    put_in_hand(ply, seat, tuple(hand))
    put_under(ply, card)


def put_in_hand(ply: Ply, seat: Seat, hand: tuple[str, ...]) -> None:
    """Let a seat hold these cards."""
    if seat == ply.state.table.guardian:
        ply.set(hand=hand)
    else:
        ply.put(seat, hand=hand)


def put_under(ply: Ply, card: str) -> None:
    """Put a card under the deck it is of."""
    if ply.edition.cards[card].deck is Deck.HELP:
        ply.set(help=to_bottom(ply.state.help, card))
    else:
        ply.set(forces=to_bottom(ply.state.forces, card))


def sorted_hand(edition: Edition, cards: list[str]) -> tuple[str, ...]:
    """Return cards in the order of the edition."""
    order = list(edition.cards)
    return tuple(sorted(cards, key=order.index))


def draw(ply: Ply, seat: Seat) -> None:
    """Let a seat draw; a card too many is to be discarded before anything else."""
    is_guardian = seat == ply.state.table.guardian
    pile = ply.state.forces if is_guardian else ply.state.help
    if not pile:
        return
    card, rest = pile[0], pile[1:]
    ply.set(**{"forces" if is_guardian else "help": rest})
    put_in_hand(ply, seat, sorted_hand(ply.edition, [*hand_of(ply.state, seat), card]))
    clauses = DRAWN_BY_GUARDIAN if is_guardian else DRAWN_BY_HERO
    key = "force" if is_guardian else "help"
    ply.tell_one(seat, (f"{key}-drawn", (seat, card)), (f"{key}-taken", (seat,)), clauses)
    if is_too_many(hand_of(ply.state, seat), ply.edition):
        ply.ask(AskKind.DISCARD, seat)
        ply.tell("too-many", (seat, ply.edition.hand), FOURTH)


def discard(ply: Ply, seat: Seat, card: str) -> None:
    """Give up the card too many."""
    ply.answered()
    take_from_hand(ply, seat, card)
    ply.tell("discarded", (seat, card), DISCARDED)
