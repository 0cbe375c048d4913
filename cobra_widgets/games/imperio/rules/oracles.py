"""The Three Trials: getting them at an Oracle, and overcoming them."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces, mask_of
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.cards import Trial
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.rules import hands
from cobra_widgets.games.imperio.rules.ply import BIT, Ply
from cobra_widgets.games.imperio.state import AskKind, Hero, ImperioState, Variant

TAKEN: Final = cite("oracle.stop", "ruling.one-oracle")
OVERCOME: Final = cite("trial.overcome", "ruling.trial-on-stop", "hand.return")
OVERCOME_BY_DICE: Final = cite("variant.trials", "ruling.trials-by-dice")
DARED: Final = cite("variant.trials")
LOST_TO: Final = cite("variant.trials", "ruling.trials-by-dice")


def untaken(state: ImperioState) -> Spaces:
    """Return the Oracles where the cards still lie as they were dealt."""
    taken = {hero.oracle for hero in state.heroes}
    return mask_of(
        island.oracle
        for number, island in enumerate(state.table.board.islands)
        if number not in taken and state.oracles[number]
    )


@clause("imperio:ruling.one-oracle")
def wants_oracle(hero: Hero) -> bool:
    """Tell whether an Oracle has something for a Hero: one in a whole game has."""
    # Reading: "your Three Trials" are three; with them a Hero passes Oracles as plain spaces.
    return hero.oracle is None


@clause("imperio:oracle.stop")
def stops(state: ImperioState, seat: Seat) -> Spaces:
    """Return the Oracles at which a Hero without trials has to stop."""
    return untaken(state) if wants_oracle(state.heroes[seat]) else 0


def take(ply: Ply, seat: Seat) -> None:
    """Take the three cards of the Oracle where a Hero stands."""
    space = ply.hero(seat).space
    number = next(n for n, island in enumerate(ply.board.islands) if island.oracle == space)
    oracles = list(ply.state.oracles)
    cards, oracles[number] = oracles[number], ()
    ply.set(oracles=tuple(oracles))
    ply.put(seat, oracle=number, trials=cards)
    island = ply.board.islands[number].id
    ply.tell_one(
        seat, ("trials-seen", (seat, island, cards)), ("trials-taken", (seat, island, len(cards))), TAKEN
    )


def trial_here(ply: Ply, seat: Seat) -> Trial | None:
    """Return the trial of a Hero that is to be overcome where it stands."""
    hero = ply.hero(seat)
    trials = (ply.edition.trials[id_] for id_ in hero.trials)
    return next((trial for trial in trials if trial.place == hero.space), None)


@clause("imperio:trial.overcome")
def weapon_against(edition: Edition, hero: Hero, trial: Trial) -> str | None:
    """Return the card in hand that overcomes a trial, None without one."""
    fitting = edition.weapon_for(trial.kind)
    return next((card for card in hero.hand if card in fitting), None)


@clause("imperio:ruling.trial-on-stop")
def meet(ply: Ply, seat: Seat) -> None:
    """Overcome by itself the trial where a Hero's move has ended; one weapon is spent."""
    # Reading: whoever wants to keep the weapon ends its move elsewhere.
    trial = trial_here(ply, seat)
    if trial is None:
        return
    if ply.has(Variant.TRIALS):
        dare(ply, seat)
        return
    weapon = weapon_against(ply.edition, ply.hero(seat), trial)
    if weapon is not None:
        hands.take_from_hand(ply, seat, weapon)
        lay_down(ply, seat, trial.id)
        ply.tell("trial-overcome", (seat, trial.id, weapon, _island(ply, seat)), OVERCOME)


@clause("imperio:variant.trials")
def dare(ply: Ply, seat: Seat) -> None:
    """Let dice be thrown against the trial where a Hero stands."""
    ply.ask(AskKind.TRIAL, seat)
    ply.tell("trial-dared", (seat,), DARED)


@clause("imperio:ruling.trials-by-dice")
def is_overcome(faces: tuple[int, ...]) -> bool:
    """Tell whether a Hero's three dice beat the trial's; as many points are not more."""
    # Silent: no weapon is named, so none is needed and none is lost.
    half = len(faces) // 2
    return sum(faces[:half]) > sum(faces[half:])


def thrown(ply: Ply, faces: tuple[int, ...]) -> None:
    """Settle a trial by dice."""
    seat = ply.answered().seat
    trial = trial_here(ply, seat)
    assert trial is not None
    half = len(faces) // 2
    points = (sum(faces[:half]), sum(faces[half:]))
    if is_overcome(faces):
        lay_down(ply, seat, trial.id)
        ply.put(seat, stuck=False)
        ply.tell("trial-beaten", (seat, trial.id, *points, _island(ply, seat)), OVERCOME_BY_DICE)
    else:
        ply.put(seat, stuck=True)
        ply.tell("trial-lost", (seat, trial.id, *points), LOST_TO)


def lay_down(ply: Ply, seat: Seat, trial: str) -> None:
    """Lay an Oracle card face up where it was obtained."""
    hero = ply.hero(seat)
    assert hero.oracle is not None
    left = tuple(id_ for id_ in hero.trials if id_ != trial)
    ply.put(seat, trials=left, done=(*hero.done, trial))
    oracles = list(ply.state.oracles)
    oracles[hero.oracle] = (*oracles[hero.oracle], trial)
    ply.set(oracles=tuple(oracles))


def _island(ply: Ply, seat: Seat) -> str:
    oracle = ply.hero(seat).oracle
    assert oracle is not None
    return ply.board.islands[oracle].id


def is_at_oracle(state: ImperioState, seat: Seat) -> bool:
    """Tell whether a Hero stands where its trials wait for it."""
    return bool(BIT[state.heroes[seat].space] & stops(state, seat))
