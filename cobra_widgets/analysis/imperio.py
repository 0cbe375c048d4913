"""What a seat of En busca del Imperio Cobra is about to throw for, and how likely it is.

A chance that belongs to the next roll is counted face by face, each played by the rules as the table
stands: fog, the Cobra's turn and her beam come first, cards that may be drawn or must be used do not.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

from cobra_widgets.analysis.odds import Odds, against_trial, in_combat, of_throwing
from cobra_widgets.engine.actions import Seat
from cobra_widgets.games.imperio.cards import Effect
from cobra_widgets.games.imperio.rules import capture, forces, heroes, oracles, playing, temple, turns, ways
from cobra_widgets.games.imperio.rules.ply import BIT, Ply, sentinels_on
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, Variant


def odds_of(state: ImperioState, seat: Seat) -> tuple[Odds, ...]:
    """Return the odds of a seat that is to act; none for the others. Reads what that seat sees."""
    edition, asked = state.table.edition, state.asked
    if asked is not None:
        is_fighting = asked.kind is AskKind.FIGHT and asked.seat == seat
        return (Odds("combat", in_combat(edition.throws, edition.faces)),) if is_fighting else ()
    if state.turn != seat or seat >= state.table.heroes:
        return ()
    if state.phase is Phase.BEFORE:
        return tuple(_before(state, seat))
    return tuple(_moving(state, seat)) if state.phase is Phase.MOVE else ()


def turns_of(state: ImperioState, seat: Seat) -> tuple[int, ...]:
    """Return by face how many rays the next roll of a seat turns the Cobra on; none when it does not."""
    is_to_roll = state.asked is None and state.phase is Phase.BEFORE and state.turn == seat
    if not is_to_roll or seat >= state.table.heroes or state.heroes[seat].captured:
        return ()
    if not temple.turns_for(state, seat):
        return ()
    return tuple(_roll(state, seat, face) for face in range(1, state.table.edition.faces + 1))


def _before(state: ImperioState, seat: Seat) -> Iterator[Odds]:
    """Give the odds of the roll that comes, and of the voyage that may take its place."""
    edition, hero = state.table.edition, state.heroes[seat]
    if hero.captured:
        yield Odds("well", _of_faces(state, lambda face: capture.is_free_by(face, edition)))
        return
    if temple.turns_for(state, seat):
        faces = range(1, edition.faces + 1)
        yield Odds("eye", sum(_chance_of_eye(state, seat, face) for face in faces) / Fraction(edition.faces))
        yield Odds("beam", _of_faces(state, lambda face: _is_seen(state, seat, _roll(state, seat, face))))
    if hero.stuck:
        yield Odds("trial", against_trial(edition.throws, edition.faces))
        return
    if oracles.stops(state, seat) and not temple.turns_for(state, seat):
        yield Odds("oracle", _of_faces(state, lambda face: _reaches_oracle(state, seat, face)))
    for id_ in dict.fromkeys(decision.card for decision in playing.legal_plays(state, seat)):
        card = edition.cards[str(id_)]
        if card.effect is Effect.VOYAGE:
            yield Odds("voyage", of_throwing(len(card.numbers), faces=edition.faces))


def _moving(state: ImperioState, seat: Seat) -> Iterator[Odds]:
    """Give the odds of what a Hero may go for with the roll it has."""
    edition = state.table.edition
    reached = heroes.goals(state, seat)
    if temple.turns_for(state, seat):
        yield Odds("eye", Fraction(int(bool(reached & BIT[state.table.board.centre]))))
    if reached & sentinels_on(state):
        yield Odds("combat", in_combat(edition.throws, edition.faces))
    if Variant.TRIALS in state.table.variants:
        here = reached | BIT[state.heroes[seat].space]
        if any(here & BIT[edition.trials[id_].place] for id_ in state.heroes[seat].trials):
            yield Odds("trial", against_trial(edition.throws, edition.faces))


def _of_faces(state: ImperioState, holds: Callable[[int], bool]) -> Fraction:
    """Return the share of the die's faces for which something holds."""
    faces = state.table.edition.faces
    return Fraction(sum(map(holds, range(1, faces + 1))), faces)


def _roll(state: ImperioState, seat: Seat, face: int) -> int:
    return forces.halved(face) if state.heroes[seat].fog else face


def _reaches_oracle(state: ImperioState, seat: Seat, face: int) -> bool:
    rolled = state._replace(roll=_roll(state, seat, face))
    return bool(heroes.goals(rolled, seat) & oracles.stops(state, seat))


def _is_seen(state: ImperioState, seat: Seat, roll: int) -> bool:
    rays = state.table.board.rays
    return bool(rays[temple.turned(state.ray, roll, len(rays))] & BIT[state.heroes[seat].space])


def _chance_of_eye(state: ImperioState, seat: Seat, face: int) -> Fraction:
    """Return how likely a roll lets a Hero take the Eye at once: she turns, and may throw it out before.

    Where it lands a Sentinel may stand; an armed Hero that beats it goes on.
    """
    roll = _roll(state, seat, face)
    well = state.table.board.well
    # Another Hero that she sees is thrown out, and what becomes of it hangs on a hand that is hidden:
    # wherever it lands, it is off the temple floor.
    others = tuple(
        hero._replace(space=well, captured=True)
        if other != seat and not hero.captured and _is_seen(state, Seat(other), roll)
        else hero
        for other, hero in enumerate(state.heroes)
    )
    ply = Ply(state._replace(phase=Phase.MOVE, roll=roll, heroes=others))
    temple.turn(ply, roll)
    turns.settle(ply)
    chance, edition = Fraction(1), state.table.edition
    if ply.state.asked is not None:
        chance = in_combat(edition.throws, edition.faces)
        capture.hero_won(ply, ply.answered().sentinel)
        turns.settle(ply)
    after = ply.state
    if after.phase is not Phase.MOVE or after.turn != seat:
        return Fraction(0)
    is_exact = temple.is_exact(ways.free_ways(after, seat), after.table.board.centre, roll)
    return chance if is_exact else Fraction(0)
