"""The choices at the cursor: what a viewer may do there, and why not the rest."""

from collections.abc import Sequence
from typing import cast

from cobra_widgets.engine.actions import Action, Seat
from cobra_widgets.engine.verdicts import Verdict
from cobra_widgets.widgets.folding import folded
from cobra_widgets.widgets.seen import NOBODY_DECIDES, Seen
from cobra_widgets.widgets.tape import TapeWriter
from cobra_widgets.widgets.wire import Choice, Now, Reason

REASONED = 20
"""How many blocked choices bring their reasons along; the others are asked about one by one."""


def offered(seen: Seen) -> tuple[Action, ...]:
    """Return all that is worth asking about at the cursor, legal or not, for the viewer's seat.

    The open table shows what all seats to act may do.
    """
    state = seen.cursor.node.state
    window = seen.game.window(state)
    if window.kind in NOBODY_DECIDES:
        return ()
    seats = window.seats if seen.viewer is None else (seen.viewer,)
    return tuple(action for seat in seats for action in seen.game.candidates(state, seat))


def reasons(seen: Seen, writer: TapeWriter, verdict: Verdict) -> list[Reason]:
    """Return every blocker as clause, sentence and cells."""
    return [
        (seen.clauses[blocker.clause], seen.say(blocker.key, blocker.params), writer.lit(blocker.cells))
        for blocker in verdict.blockers
    ]


def choices(seen: Seen, writer: TapeWriter, actions: Sequence[Action]) -> list[Choice]:
    """Return the choices in the order of `offered`."""
    state = seen.cursor.node.state
    told = 0
    found: list[Choice] = []
    for action in actions:
        choice: Choice = {
            "m": str(action), "s": cast("Seat", action.seat), "l": seen.label(action),
            "c": writer.lit(seen.face.choice_cells(action)),
        }  # fmt: skip
        verdict = seen.game.judge(state, action)
        if verdict.blockers:
            told += 1
            choice["r"] = reasons(seen, writer, verdict) if told <= REASONED else []
        found.append(choice)
    return found


def now(seen: Seen, writer: TapeWriter, actions: Sequence[Action]) -> Now:
    """Return where the cursor stands, and what may be done there."""
    cursor, of = seen.cursor, writer.numbers.of
    found: Now = {
        "tape": writer.name, "seq": writer.seq, "node": of[cursor.node], "tip": of[cursor.line[-1]],
        "to_act": seen.to_act(cursor.node), "status": seen.status(),
        "kind": seen.game.window(cursor.node.state).kind.value,
        "choices": folded(choices(seen, writer, actions)), "over": seen.match.result is not None,
    }  # fmt: skip
    if likely := seen.odds():
        found["odds"] = likely
    if turns := seen.turns():
        found["turns"] = turns
    return found
