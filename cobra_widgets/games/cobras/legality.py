"""What forbids a decision: each clause of legality answers with the moves it allows."""

from collections.abc import Callable, Mapping
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.verdicts import LEGAL, Blocker, Verdict
from cobra_widgets.games.cobras.actions import CobrasAction, Deal, Decision, Moves, Seed
from cobra_widgets.games.cobras.cards import cards_in, cite
from cobra_widgets.games.cobras.rules import ending, kings, tricks
from cobra_widgets.games.cobras.rules import seeds as seeding
from cobra_widgets.games.cobras.state import DEAL, OVER, SEED, TRICK, CobrasState, Phase

SETUP_DEAL, SEED_CHOOSE, TRICK_ORDER, FOLLOW_SUIT, KING_ONCE, GAME_END, SEED_NOT_KING, DUMMY_PLAY = cite(
    "setup.deal", "seed.choose", "trick.order", "trick.follow-suit", "king.once", "game.end",
    "ruling.seed-not-king", "two.dummy-play",
)  # fmt: skip

CLAUSES: Final[Mapping[Phase, tuple[tuple[ClauseId, Callable[[CobrasState, Seat], Moves]], ...]]] = {
    TRICK: (
        (TRICK_ORDER, tricks.on_turn), (FOLLOW_SUIT, tricks.following), (KING_ONCE, kings.king_left),
    ),
    SEED: ((SEED_CHOOSE, seeding.choice), (SEED_NOT_KING, seeding.not_a_king)),
    DEAL: ((TRICK_ORDER, tricks.on_turn),),
    OVER: ((GAME_END, ending.goes_on),),
}  # fmt: skip
"""By phase: the clauses of legality, each with the moves it allows a seat."""


def judge(state: CobrasState, action: CobrasAction) -> Verdict:
    """Name every clause whose allowed moves leave the decision out."""
    if isinstance(action, Deal):
        return Verdict((Blocker(SETUP_DEAL),))
    if action.seat >= state.table.players:
        return Verdict((Blocker(DUMMY_PLAY),))
    bit, seat = action.bit, action.seat
    against = [id_ for id_, allows in CLAUSES[state.phase] if not allows(state, seat) & bit]
    if isinstance(action, Seed) is not (state.phase is SEED) and not against:
        against = [SEED_CHOOSE if isinstance(action, Seed) else TRICK_ORDER]
    if not against:
        return LEGAL
    return Verdict(tuple(_blocker(state, seat, action, id_) for id_ in against))


def _blocker(state: CobrasState, seat: Seat, action: Decision, id_: ClauseId) -> Blocker:
    hand = f"hand/{seat}"
    if id_ == FOLLOW_SUIT:
        suit = tricks.lead_suit(state.plays, state.table.dummies)
        assert suit is not None
        held = tuple(str(card) for card in cards_in(state.hands[seat] & suit.bits))
        return Blocker(id_, {"suit": suit, "held": held}, ("trick/plays", hand))
    if id_ == TRICK_ORDER:
        return _blocked_by_order(state, seat, action)
    if id_ == SEED_CHOOSE:
        if state.phase is SEED and state.seeds[seat] is None:
            return Blocker(id_, {"card": str(action)}, (hand,), "not-in-hand")
        return Blocker(id_, {}, (f"seed/{seat}",), "sealed")
    if id_ == KING_ONCE:
        return Blocker(id_, {}, (f"kings/{seat}",))
    return Blocker(id_, {}, ("phase",))


def _blocked_by_order(state: CobrasState, seat: Seat, action: Decision) -> Blocker:
    if state.turn is None:
        return Blocker(TRICK_ORDER, {}, ("phase",), "no-trick")
    if state.turn != seat:
        return Blocker(TRICK_ORDER, {"seat": state.turn}, ("turn",), "not-your-turn")
    return Blocker(TRICK_ORDER, {"card": str(action)}, (f"hand/{seat}",), "not-in-hand")
