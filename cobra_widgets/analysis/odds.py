"""Exact odds in En busca del Imperio Cobra, as fractions: of a combat, an exact roll, the Well, a voyage."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.errors import UnknownName
from cobra_widgets.engine.match import Match
from cobra_widgets.games.imperio.cards import Effect
from cobra_widgets.games.imperio.rules import capture, forces, temple, turns, ways
from cobra_widgets.games.imperio.rules.ply import Ply
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, Variant


class Odds(NamedTuple):
    """How likely one thing is, for the seat that is about to throw."""

    what: str
    """`combat`, `trial`, `eye`, `well` or `voyage`."""
    chance: Fraction

    def __repr__(self) -> str:
        """Return the fraction, and what it is in a hundred."""
        return f"{self.what}: {self.chance} = {float(self.chance):.1%}"


# --- dice -------------------------------------------------------------------------------


@cache
def sums(throws: int, faces: int = 6) -> tuple[tuple[int, int], ...]:
    """Return how many ways there are to throw each sum: `(3, 1), (4, 3) ...` with three dice."""
    ways_to = Counter({0: 1})
    for _ in range(throws):
        added: Counter[int] = Counter()
        for total, count in ways_to.items():
            for face in range(1, faces + 1):
                added[total + face] += count
        ways_to = added
    return tuple(sorted(ways_to.items()))


@cache
def _compared(throws: int, faces: int) -> tuple[int, int, int]:
    """Return in how many ways the first of two wins, ties and loses."""
    won = tied = lost = 0
    for mine, count in sums(throws, faces):
        for theirs, other in sums(throws, faces):
            if mine > theirs:
                won += count * other
            elif mine == theirs:
                tied += count * other
            else:
                lost += count * other
    return won, tied, lost


def in_combat(throws: int = 3, faces: int = 6) -> Fraction:
    """Return the chance to win a combat: a tie throws all dice again, so it is one half with any dice."""
    won, _, lost = _compared(throws, faces)
    return Fraction(won, won + lost)


def against_trial(throws: int = 3, faces: int = 6) -> Fraction:
    """Return the chance to overcome a trial by dice, where a tie is not enough."""
    won, tied, lost = _compared(throws, faces)
    return Fraction(won, won + tied + lost)


def of_throwing(wanted: int, times: int = 1, faces: int = 6) -> Fraction:
    """Return the chance that so many of the faces come up at least once in some throws."""
    return 1 - Fraction(faces - wanted, faces) ** times


# --- a match ----------------------------------------------------------------------------


def odds(match: Match, seat: int | None = None) -> tuple[Odds, ...]:
    """Return what the seat to act may be about to throw for, each with its exact chance.

    Reads nothing that the seat does not see. The Eye's chance is that of taking it with the next
    roll, the Cobra's turn and her beam before it; after the roll it is 1 or 0.
    """
    state: Any = match._state  # noqa: SLF001  # asks the rules what the match stands at
    if not isinstance(state, ImperioState):
        raise UnknownName("game", name=match.game, allowed="imperio")
    asked = match._seat_or_table(seat)  # noqa: SLF001
    acting = asked if asked is not None else next(iter(match.to_act), None)
    return tuple(_odds(state, Seat(acting))) if acting is not None else ()


def _odds(state: ImperioState, seat: Seat) -> Iterator[Odds]:
    edition = state.table.edition
    asked = state.asked
    if asked is not None and asked.kind is AskKind.FIGHT and asked.seat == seat:
        yield Odds("combat", in_combat(edition.throws, edition.faces))
    if state.turn != seat or seat >= state.table.heroes or asked is not None:
        return
    hero = state.heroes[seat]
    if state.phase is Phase.BEFORE and hero.captured:
        yield Odds("well", _of_freedom(state))
    elif state.phase in {Phase.BEFORE, Phase.MOVE} and state.table.board.home >> hero.space & 1:
        yield Odds("eye", _of_eye(state, seat))
    if state.phase is Phase.BEFORE and hero.stuck:
        yield Odds("trial", against_trial(edition.throws, edition.faces))
    if state.phase is Phase.MOVE and Variant.TRIALS in state.table.variants and _is_near_trial(state, seat):
        yield Odds("trial", against_trial(edition.throws, edition.faces))
    if state.phase is Phase.BEFORE and not hero.captured:
        yield from _of_voyages(state, seat)


def _of_freedom(state: ImperioState) -> Fraction:
    edition = state.table.edition
    freeing = sum(capture.is_free_by(face, edition) for face in range(1, edition.faces + 1))
    return of_throwing(freeing, faces=edition.faces)


def _of_voyages(state: ImperioState, seat: Seat) -> Iterator[Odds]:
    edition = state.table.edition
    for id_ in dict.fromkeys(state.heroes[seat].hand):
        card = edition.cards[id_]
        if card.effect is Effect.VOYAGE:
            yield Odds("voyage", of_throwing(len(card.numbers), faces=edition.faces))


def _is_near_trial(state: ImperioState, seat: Seat) -> bool:
    """Tell whether a trial of this Hero is within its roll, or where it stands."""
    trials = state.table.edition.trials
    places = sum(1 << trials[id_].place for id_ in state.heroes[seat].trials)
    reached = ways.within(ways.free_ways(state, seat)) | 1 << state.heroes[seat].space
    return bool(places & reached)


def _of_eye(state: ImperioState, seat: Seat) -> Fraction:
    faces = state.table.edition.faces
    if state.phase is Phase.MOVE:
        return Fraction(int(_reaches_eye(state, seat)))
    taking = sum(_takes_eye(state, seat, face) for face in range(1, faces + 1))
    return Fraction(taking, faces)


def _takes_eye(state: ImperioState, seat: Seat, face: int) -> bool:
    """Tell whether a roll lets a Hero take the Eye at once: she turns, and may throw it out before."""
    roll = forces.halved(face) if state.heroes[seat].fog else face
    # Nobody's hand is looked at: a combat on the way leaves the Eye for another turn.
    ply = Ply(state._replace(phase=Phase.MOVE, roll=roll))
    temple.turn(ply, roll)
    turns.settle(ply)
    after = ply.state
    is_free_to_move = not after.asks and after.phase is Phase.MOVE and after.turn == seat
    return is_free_to_move and _reaches_eye(after, seat)


def _reaches_eye(state: ImperioState, seat: Seat) -> bool:
    assert state.roll is not None
    return temple.is_exact(ways.free_ways(state, seat), state.table.board.centre, state.roll)
