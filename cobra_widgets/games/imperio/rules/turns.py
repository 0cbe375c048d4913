"""The course of a turn: the roll, what follows from it, and whose turn is next."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.book import cite
from cobra_widgets.games.imperio.rules import capture, forces, hands, oracles, temple, unguarded, ways
from cobra_widgets.games.imperio.rules.ply import BIT, Clauses, Ply, sentinel_at
from cobra_widgets.games.imperio.state import AskKind, ImperioState, Phase, Table

BEGAN: Final = cite("turn.order")
ROUND: Final = cite("turn.order", "ruling.limit-in-rounds")
TAKES_DIE: Final = cite("turn.move")
ROLLED: Final = cite("turn.move")
HALVED: Final = cite("ruling.fog")
TO_MOVE: Final = cite("turn.move", "ruling.turn-order")
MOVED: Final = cite("turn.move", "ruling.one-destination")
ATTACKED: Final = cite("win.defeat-sentinels", "ruling.hero-attacks")
STAYED: Final = cite("turn.move", "ruling.one-destination", "ruling.must-go-back")
STUCK: Final = cite("variant.trials", "ruling.trials-by-dice")
LIMIT: Final = cite("win.limit", "ruling.limit-in-rounds")
ENDED: Final = cite("turn.order")
WIND: Final = cite("ruling.wind", "hand.return")


@clause("imperio:turn.order")
def follower(table: Table, seat: Seat) -> Seat | None:
    """Return whose turn is next in the round, clockwise; None when it was the last."""
    order = table.order
    place = order.index(seat) + 1
    return order[place] if place < len(order) else None


def first(ply: Ply) -> None:
    """Begin the first round: the Guardian's turn, without one that of seat 0."""
    begin_round(ply, 1)


def begin_round(ply: Ply, number: int) -> None:
    """Begin a round."""
    ply.set(round=number)
    ply.tell("round-began", (number, ply.state.table.limit), ROUND)
    begin(ply, ply.state.table.order[0])


def begin(ply: Ply, seat: Seat) -> None:
    """Begin a seat's turn."""
    ply.set(phase=Phase.BEFORE, turn=seat, roll=None, points=0, spent=0)
    ply.tell("turn-began", (seat,), BEGAN)


@clause("imperio:ruling.limit-in-rounds")
def is_last_round(state: ImperioState) -> bool:
    """Tell whether the agreed limit is reached with this round; it is played to its last turn."""
    # Silent: "a time limit"; rounds give both sides the same number of turns.
    return state.table.limit > 0 and state.round >= state.table.limit


@clause("imperio:win.limit")
def winners_at_limit(table: Table) -> tuple[Seat, ...]:
    """Return who has won when no Hero did: the Guardian; without one nobody, it is the Cobra."""
    return () if table.guardian is None else (table.guardian,)


def end(ply: Ply) -> None:
    """Go on to the next turn, the next round, or the end."""
    seat = ply.state.turn
    assert seat is not None
    ply.tell("turn-ended", (seat,), ENDED)
    following = follower(ply.state.table, seat)
    if following is not None:
        begin(ply, following)
    elif is_last_round(ply.state):
        winners = winners_at_limit(ply.state.table)
        ply.set(phase=Phase.OVER, winners=winners)
        ply.tell("limit-reached" if winners else "limit-reached-alone", (ply.state.round, winners), LIMIT)
    else:
        begin_round(ply, ply.state.round + 1)


def take_die(ply: Ply, seat: Seat) -> None:
    """Let the die be thrown next."""
    ply.set(phase=Phase.ROLL)
    ply.tell("die-taken", (seat,), TAKES_DIE)


def rolled(ply: Ply, face: int) -> None:
    """Carry out a roll: fog and the odd draw; the rest of the turn follows."""
    seat = ply.state.turn
    assert seat is not None
    if seat == ply.state.table.guardian:
        ply.set(phase=Phase.MOVE, roll=face, points=ply.state.points + face)
        ply.tell("points-rolled", (seat, face, ply.state.points), ROLLED)
        if hands.guardian_draws(face):
            hands.draw(ply, seat)
        return
    hero = ply.hero(seat)
    ply.tell("rolled", (seat, face), ROLLED)
    if hero.fog:
        face = forces.halved(face)
        ply.put(seat, fog=False)
        ply.tell("roll-halved", (seat, face), HALVED)
    ply.set(phase=Phase.ROLLED, roll=face)
    if hands.may_draw(hero) and hands.hero_draws(face):
        hands.draw(ply, seat)


@clause("imperio:ruling.turn-order")
def follow(ply: Ply) -> None:
    """Do what comes after the roll and its draw: the forced card, then the Cobra, then the move."""
    # Silent: the rulebook names all of them and no order; so a weapon just drawn counts at once.
    seat = ply.state.turn
    assert seat is not None
    if ply.state.phase is Phase.ROLLED and unguarded.is_forced(ply.state):
        ply.set(phase=Phase.FORCED)
        clauses = unguarded.MUST_REVEAL if unguarded.is_blind(ply.state) else unguarded.MUST_USE
        ply.tell("must-use", (seat,), clauses)
        return
    hero = ply.hero(seat)
    if hero.captured:
        capture.escape(ply, seat)
    elif hero.stuck:
        ply.set(phase=Phase.ENDING)
        ply.tell("tries-again", (seat,), STUCK)
        oracles.dare(ply, seat)
    else:
        assert ply.state.roll is not None
        ply.set(phase=Phase.MOVE)
        ply.tell("to-move", (seat, ply.state.roll), TO_MOVE)
        if temple.turns_for(ply.state, seat):
            temple.turn(ply, ply.state.roll)


def move(ply: Ply, seat: Seat, space: int) -> None:
    """Move a Hero; a Sentinel there is fought before the space has its effects."""
    steps = ways.steps_to(ways.free_ways(ply.state, seat), space)
    sentinel = sentinel_at(ply.state, space)
    ply.set(phase=Phase.AFTER)
    ply.put(seat, space=space)
    ply.tell("moved", (seat, ply.name(space), steps), MOVED if sentinel is None else ATTACKED)
    ply.ask(AskKind.EFFECTS, seat)
    if sentinel is not None:
        capture.found(ply, seat, sentinel)


def stay(ply: Ply, seat: Seat) -> None:
    """End a Hero's move where it stands."""
    ply.set(phase=Phase.AFTER)
    ply.tell("stayed", (seat,), STAYED)
    ply.ask(AskKind.EFFECTS, seat)


def effects(ply: Ply) -> None:
    """Let the space where a Hero's move ended have its effects."""
    seat = ply.answered().seat
    hero = ply.hero(seat)
    if hero.captured:
        return
    if hero.space == ply.board.centre:
        temple.win(ply, seat)
    elif temple.in_sight(ply.state) & BIT[hero.space]:
        temple.expel(ply, seat)
    elif oracles.is_at_oracle(ply.state, seat):
        oracles.take(ply, seat)
    else:
        oracles.meet(ply, seat)


@clause("imperio:ruling.wind")
def blow(ply: Ply, seat: Seat, cites: Clauses) -> None:
    """Give a Hero one more roll and move, with all that belongs to a roll."""
    ply.set(phase=Phase.ROLL)
    ply.tell("wind-blew", (seat,), WIND + cites)


def settle(ply: Ply) -> None:
    """Do all that needs no decision and no dice."""
    while True:
        asked, phase = ply.state.asked, ply.state.phase
        if asked is not None:
            if asked.kind is AskKind.BEAM:
                temple.look(ply)
            elif asked.kind is AskKind.EFFECTS:
                effects(ply)
            else:
                return
        elif phase in {Phase.ROLLED, Phase.USED}:
            follow(ply)
        elif phase is Phase.ENDED:
            end(ply)
        else:
            return


def end_march(ply: Ply) -> None:
    """End the legs of a Forced March without a Guardian."""
    seat = ply.state.turn
    ply.set(phase=Phase.USED, points=0)
    ply.tell("march-ended", (seat,), unguarded.USED)
