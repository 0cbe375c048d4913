"""From what somebody typed to the decision it means."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from cobra_widgets.engine.actions import Action, Seat
from cobra_widgets.engine.errors import UnknownNotation

if TYPE_CHECKING:
    from cobra_widgets.engine.game import AnyGame


def near(text: str, names: Iterable[str], most: int = 5) -> str:
    """Return the names that come close to a text, as a list to print."""
    return ", ".join(get_close_matches(text, list(names), n=most, cutoff=0.4))


def read(
    game: "AnyGame",
    state: Any,
    move: str | Action,
    seat: Seat | None,
    players: int,
    *,
    only_asking: bool = False,
) -> Action:
    """Return the decision a notation means, sought among the seats that may act.

    Raises UnknownNotation for one that no decision has, or that none or several of those seats
    could take. Who only asks why none could is answered for the first of them.
    """
    if not isinstance(move, str):
        _check_seat(game, move, seat)
        return move
    meant = {action.seat: action for action in game.parse(state, move.strip())}
    if not meant:
        # Who asks for one seat is shown that seat's moves alone: the others' would give hands away.
        seats = game.window(state).seats or (Seat(0),) if seat is None else (seat,)
        known = [s for s in seats if s < players]
        raise UnknownNotation("unknown-notation", move=move, near=_near(game, state, move, known))
    if seat is not None:
        return _of_seat(meant, seat, move)
    asked = game.window(state).seats or (Seat(0),)
    if len(asked) == 1:
        return _of_seat(meant, asked[0], move)
    able = [s for s in asked if s in meant and not game.judge(state, meant[s]).blockers]
    if not able and only_asking:
        return _of_seat(meant, asked[0], move)
    if len(able) != 1:
        key = "notation-of-several" if able else "notation-of-none"
        raise UnknownNotation(key, move=move, seats=", ".join(map(str, able or asked)))
    return meant[able[0]]


def _of_seat(meant: dict[Seat | None, Action], seat: Seat, move: str) -> Action:
    if seat not in meant:
        raise UnknownNotation("notation-of-none", move=move, seats=str(seat))
    return meant[seat]


def _check_seat(game: "AnyGame", action: Action, seat: Seat | None) -> None:
    if type(action) not in game.decisions:
        raise UnknownNotation("unknown-notation", move=action)
    if seat is not None and action.seat != seat:
        raise UnknownNotation("notation-of-other", move=str(action), seat=seat)


def _near(game: "AnyGame", state: Any, move: str, seats: Iterable[Seat]) -> tuple[str, ...]:
    known: dict[str, None] = {}
    for seat in seats:
        known.update((str(action), None) for action in game.legal(state, seat))
        known.update((str(action), None) for action in game.candidates(state, seat))
    wanted = move.strip().upper()
    by_shape = {name.upper(): name for name in known}
    return tuple(by_shape[n] for n in get_close_matches(wanted, by_shape, n=5, cutoff=0.3))
