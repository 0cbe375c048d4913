"""Rule changes for one player: two dummies, earned Kings, three rounds."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.cobras.actions import ALL, CARDS, Moves, PlayCard
from cobra_widgets.games.cobras.cards import EDITION
from cobra_widgets.games.cobras.state import CobrasState

MODES: Final = ("easy", "medium", "hard")
"""How many Kings the first round begins with: two, one, none."""


@clause("cobras:solo.deal")
def piles() -> int:
    """Return three: the second and third piles are the dummies'."""
    return EDITION.piles[1]


@clause("cobras:solo.deal")
def is_face_up(state: CobrasState, seat: Seat, *, after_seeds: bool) -> bool:
    """Tell whether a pile is turned: the left one, once the seed is revealed."""
    return after_seeds and seat in state.table.open_dummies


@clause("cobras:solo.mode")
def first_kings(mode: str) -> int:
    """Return how many Kings the first round begins with."""
    return EDITION.solo_kings[mode]


@clause("cobras:ruling.solo-net")
def scored_within_round(state: CobrasState) -> int:
    """Return the round's total, its penalty taken."""
    # Reading: "scored within a round" is what the score sheet shows for it.
    return state.scores[0] - state.starts[0]


@clause("cobras:solo.earn")
def earned(state: CobrasState) -> int:
    """Return how many Kings the round just ended earns for the next: one for 50 points."""
    return int(scored_within_round(state) >= EDITION.solo_earn)


def kings_at_deal(state: CobrasState) -> tuple[int, ...]:
    """Return the Kings in hand: unused ones are kept, earned ones come."""
    if state.round == 0:
        assert state.table.mode is not None
        return (first_kings(state.table.mode),)
    return (state.kings[0] + earned(state),)


@clause("cobras:ruling.kings-solo")
def king_left(state: CobrasState) -> Moves:
    """Return what the Kings allow: each in hand once a round, one a trick."""
    # Reading: "once a round" is said of one card, and here there may be several.
    return ALL if state.kings[0] else CARDS


@clause("cobras:solo.tie")
def first_revealed(tied: list[PlayCard]) -> PlayCard:
    """Return the highest of several considered-on-suit cards of one rank: the first revealed."""
    return tied[0]


@clause("cobras:solo.token")
def token_goes_to(winner: Seat) -> Seat:
    """Return where the solo token goes: to who won the trick."""
    return winner


@clause("cobras:solo.rounds")
def is_last_round(state: CobrasState) -> bool:
    """Tell whether the round is the third, the last."""
    return state.round >= EDITION.solo_rounds


@clause("cobras:solo.win")
def has_won(state: CobrasState) -> bool:
    """Tell whether the three rounds gave 150 points."""
    return state.scores[0] >= EDITION.solo_target
