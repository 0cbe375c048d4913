"""The temple: the Cobra turns, her beam expels, and an exact roll wins."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.rules import capture, island, ways
from cobra_widgets.games.imperio.rules.ply import BIT, Clauses, Ply
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase

TURNED: Final = cite("temple.rotate", "ruling.sight")
EXPELLED: Final = cite("temple.beam", "ruling.sight", "ruling.entrances")
WON: Final = cite("win.exact", "ruling.exact")


@clause("imperio:temple.rotate")
def turned(ray: int, steps: int, rays: int) -> int:
    """Return the ray the Cobra looks along after turning clockwise."""
    return (ray + steps) % rays


def turns_for(state: ImperioState, seat: Seat) -> bool:
    """Tell whether a Hero's roll turns the Cobra: when it is on Cobra Island."""
    return bool(state.table.board.home & BIT[state.heroes[seat].space])


@clause("imperio:ruling.sight")
def in_sight(state: ImperioState) -> Spaces:
    """Return the spaces in the Cobra's sight: both of the ray where her turn ends."""
    # Reading: who "matches her sight" stands in it when she stops; Sentinels serve her.
    return state.table.board.rays[state.ray]


def turn(ply: Ply, steps: int, why: Clauses = ()) -> None:
    """Turn the Cobra, by a roll or for another reason; every Hero in her sight is expelled."""
    ply.set(ray=turned(ply.state.ray, steps, len(ply.board.rays)))
    ply.ask(AskKind.BEAM, Seat(0))
    ply.tell("cobra-turned", (steps, ply.state.ray), TURNED + why)


def look(ply: Ply) -> None:
    """Expel the next Hero in the Cobra's sight, in the order of seats."""
    first = ply.answered().seat
    sight = in_sight(ply.state)
    for seat in range(first, ply.state.table.heroes):
        hero = ply.hero(Seat(seat))
        if not hero.captured and sight & BIT[hero.space]:
            if seat + 1 < ply.state.table.heroes:
                ply.ask(AskKind.BEAM, Seat(seat + 1))
            expel(ply, Seat(seat))
            return


@clause("imperio:temple.beam")
def expel(ply: Ply, seat: Seat) -> None:
    """Let the beam put a Hero on the entrance of its colour."""
    entrance = island.entrance_of(ply.state, seat)
    ply.tell("expelled", (seat, ply.name(entrance)), EXPELLED)
    capture.send(ply, seat, entrance)


@clause("imperio:temple.free-move")
def short_of(levels: ways.Levels) -> Spaces:
    """Return where a Hero may go: not all points are needed, so it can keep out of the sight."""
    return ways.within(levels)


@clause("imperio:ruling.exact")
def steps_needed(levels: ways.Levels, centre: int) -> int | None:
    """Return the roll that takes the Magic Eye: the steps of the shortest free way."""
    # Reading: nobody walks in circles to make a roll fit.
    return ways.steps_to(levels, centre)


@clause("imperio:win.exact")
def is_exact(levels: ways.Levels, centre: int, roll: int) -> bool:
    """Tell whether a roll reaches the Cobra's place exactly."""
    return steps_needed(levels, centre) == roll


def win(ply: Ply, seat: Seat) -> None:
    """End the game: a Hero has the Magic Eye."""
    ply.set(phase=Phase.OVER, winners=(seat,), asks=())
    ply.tell("eye-taken", (seat,), WON)


@clause("imperio:win.defeat-sentinels")
def in_the_way(state: ImperioState, seat: Seat, sentinels: Spaces) -> Spaces:
    """Return the spaces of Sentinels that a Hero may not enter: it must beat them, and so be armed."""
    hero = state.heroes[seat]
    return 0 if capture.may_attack(hero, state.table.edition) else sentinels
