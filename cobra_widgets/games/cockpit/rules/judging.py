"""The verdict on a decision: every clause that forbids it, never only the first."""

from collections.abc import Iterator
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.verdicts import LEGAL, Blocker, Verdict
from cobra_widgets.games.cockpit.actions import (
    BoardSnake,
    CockpitAction,
    Decision,
    Discard,
    Done,
    End,
    Expel,
    Move,
    Pass,
    PlayNumber,
    PlaySpecial,
    React,
    Shift,
    Slide,
    Way,
)
from cobra_widgets.games.cockpit.cards import Ability, Card, Effect, Suit, cite
from cobra_widgets.games.cockpit.rules import (
    abilities,
    aiming,
    choosing,
    engines,
    numbers,
    reactions,
    snakes,
    specials,
    turn,
)
from cobra_widgets.games.cockpit.state import CockpitState, Phase

(
    ON_TURN, ORDER, OVER, CHANCE, LIMIT, ADJACENT, SPECIAL, NUMBER, ONE_EACH, SPECIES, ENGINE, NO_CHAOS,
    IN_CHAOS, EXTRA, SACRIFICE, PUSH, SLIDE, EXPEL, TARGETS,
) = cite(
    "turn.any-cards", "ruling.react-order", "end.immediate", "setup.hand", "snakes.limit",
    "turn.discard-move", "turn.special", "turn.number", "limit.one-per-snake", "limit.species",
    "area.engine", "area.no-chaos", "ruling.no-card-in-chaos", "ruling.bite-extra", "ruling.sacrifice",
    "ruling.push", "ruling.free-move", "ruling.expel", "ruling.targets",
)  # fmt: skip

Blockers = Iterator[Blocker]
USES: Final = (Discard, BoardSnake, Move, Expel, PlayNumber, PlaySpecial)
"""What is done with a card on one's own turn."""


def judge(state: CockpitState, action: CockpitAction) -> Verdict:
    """Name every clause that forbids a decision."""
    if not isinstance(action, Decision):
        return Verdict((Blocker(CHANCE),))
    blockers = tuple(_against(state, action))
    return Verdict(blockers) if blockers else LEGAL


def _against(state: CockpitState, action: Decision) -> Blockers:
    phase = state.phase
    if phase is Phase.OVER:
        yield Blocker(OVER, {}, ("phase",))
    elif phase is Phase.DEAL:
        yield Blocker(CHANCE, {}, ("phase",))
    elif phase is Phase.REACT:
        yield from _against_answer(state, action)
    elif state.turn != action.seat:
        yield Blocker(ON_TURN, {"seat": state.turn}, ("turn",), "not-your-turn")
        if isinstance(action, USES):
            yield from _not_in_hand(state, action.seat, action.card)
    elif phase is Phase.TURN:
        yield from _against_use(state, action)
    elif action not in choosing.within_card(state, action.seat):
        yield _against_step(state)


def _against_step(state: CockpitState) -> Blocker:
    """Name what is asked in the middle of a card: a push out of one area, or a move of a snake."""
    play = reactions.bottom(state)
    if isinstance(play, PlayNumber):
        here = state.table.edition.board.areas[play.area.stand]
        return Blocker(PUSH, {"area": here.id, "card": play.card.notation}, ("stack",))
    return Blocker(TARGETS, {"card": play.card.notation}, ("stack",), "resolving")


def _not_in_hand(state: CockpitState, seat: Seat, card: Card) -> Blockers:
    if not turn.may_use(state, seat, card):
        yield Blocker(ON_TURN, {"card": card.notation}, (f"hand/{seat}",), "not-in-hand")


def _against_answer(state: CockpitState, action: Decision) -> Blockers:
    if state.asked[0] != action.seat:
        yield Blocker(ORDER, {"seat": state.asked[0]}, ("asked",), "not-asked")
    if isinstance(action, React):
        yield from _not_in_hand(state, action.seat, action.card)
        if not reactions.can_cancel(action.card, state.stack[-1]):
            params = {"card": action.card.notation, "top": state.stack[-1].card.notation}
            yield Blocker(SPECIAL, params, ("stack",), "does-not-cancel")
    elif not isinstance(action, Pass):
        yield Blocker(ORDER, {}, ("asked",), "answer")


def _against_use(state: CockpitState, action: Decision) -> Blockers:
    if isinstance(action, USES):
        yield from _not_in_hand(state, action.seat, action.card)
    match action:
        case BoardSnake() if not snakes.may_board(state, action.seat):
            params = {"limit": state.table.edition.snakes_each}
            yield Blocker(LIMIT, params, (f"reserve/{action.seat}",))
        case Move() | Slide():
            yield from _against_move(state, action)
        case PlayNumber():
            yield from _against_number(state, action)
        case PlaySpecial():
            yield from _against_special(state, action)
        case Expel():
            if (action.rival, action.area) not in abilities.expelling(state, action.seat, action.card):
                yield from _against_ability(state, action, EXPEL, Ability.EXPEL)
        case Pass() | React():
            yield Blocker(ORDER, {}, ("asked",), "nothing")
        case Done() | Shift():
            yield Blocker(TARGETS, {}, ("stack",), "nothing")
        case _:
            assert isinstance(action, End | Discard | BoardSnake)


def _against_move(state: CockpitState, action: Move | Slide) -> Blockers:
    board = state.table.edition.board
    origin, to = action.origin, action.to
    here = f"area/{origin}/snakes/{action.seat}"
    if not state.snakes[action.seat][origin.nth]:
        yield Blocker(ADJACENT, {"area": origin.id}, (here,), "no-snake")
    if to not in snakes.ways(board, origin):
        params = {"area": origin.id, "to": to.id}
        yield Blocker(ADJACENT, params, (here, f"area/{to}/snakes/{action.seat}"), "not-adjacent")
    if isinstance(action, Slide) and not abilities.may_slide(state, action.seat):
        yield from _against_ability(state, action, SLIDE, Ability.SLIDE)


def _against_ability(state: CockpitState, action: Slide | Expel, id_: ClauseId, needed: Ability) -> Blockers:
    seat = action.seat
    if state.species[seat].ability is not needed:
        yield Blocker(id_, {"species": str(state.species[seat])}, (f"species/{seat}",), "no-ability")
    elif state.ability:
        yield Blocker(id_, {}, ("ability",), "used")
    else:
        assert isinstance(action, Expel)
        yield _against_expel(state, action)


def _against_expel(state: CockpitState, action: Expel) -> Blocker:
    seat, suit, area = action.seat, state.species[action.seat].suit, action.area
    if action.card.suit is not suit:
        params = {"card": action.card.notation, "suit": str(suit)}
        return Blocker(EXPEL, params, (f"hand/{seat}", f"species/{seat}"), "other-suit")
    params = {"area": area.id, "rival": action.rival.id}
    return Blocker(EXPEL, params, (f"area/{area}/snakes/{seat}",), "nobody")


def _against_number(state: CockpitState, action: PlayNumber) -> Blockers:
    suit, area, seat = action.card.suit, action.area, action.seat
    if suit is None:
        yield Blocker(NUMBER, {"card": action.card.notation}, (f"hand/{seat}",), "no-number")
        return
    board = state.table.edition.board
    stand = board.areas[area.stand]
    if not numbers.taking_cards(board) & area.bit:
        yield Blocker(NO_CHAOS, {"area": area.id}, (f"area/{area}/chaos",))
    elif not numbers.open_areas(state) & area.bit:
        yield Blocker(IN_CHAOS, {"area": area.id}, (f"area/{area}/chaos",))
    if not snakes.playing_into(state, seat) & area.bit:
        yield Blocker(NUMBER, {"area": stand.id}, (f"area/{stand}/snakes/{seat}",), "no-snake")
    if action.way is Way.NORMAL:
        yield from _against_normal(state, action, suit)
    elif action.way is Way.EXTRA:
        yield from _against_extra(state, action, suit)
    else:
        yield from _against_sacrifice(state, action, suit)


def _against_normal(state: CockpitState, action: PlayNumber, suit: Suit) -> Blockers:
    seat, area = action.seat, action.area
    board = state.table.edition.board
    stand = board.areas[area.stand]
    if not engines.taking(board)[suit.nth] & area.bit:
        yield Blocker(ENGINE, {"area": area.id, "suit": str(suit)}, (f"area/{area}/cards",))
    if state.snakes[seat][stand.nth] and not numbers.with_fresh_snake(state, seat) & area.bit:
        params = {"area": stand.id, "count": state.snakes[seat][stand.nth]}
        yield Blocker(ONE_EACH, params, (f"area/{stand}/spent", f"area/{stand}/snakes/{seat}"))
    if not numbers.suits_left(state, seat) & suit.bit:
        limit = state.species[seat].limits[suit.nth]
        params = {"suit": str(suit), "limit": limit, "species": str(state.species[seat])}
        yield Blocker(SPECIES, params, (f"used/{suit}", f"species/{seat}"), "used-up" if limit else "never")


def _against_extra(state: CockpitState, action: PlayNumber, suit: Suit) -> Blockers:
    area = action.area
    if state.extra is not area:
        yield Blocker(EXTRA, {"area": area.id}, ("extra",))
    elif not numbers.reach(state, action.seat).extra[suit.nth] & area.bit:
        yield Blocker(ENGINE, {"area": area.id, "suit": str(suit)}, (f"area/{area}/cards",))


def _against_sacrifice(state: CockpitState, action: PlayNumber, suit: Suit) -> Blockers:
    area = action.area
    if not area.is_engine:
        yield Blocker(SACRIFICE, {"area": area.id}, (f"area/{area}/cards",), "no-engine")
    elif numbers.reach(state, action.seat).normal[suit.nth] & area.bit:
        params = {"card": action.card.notation, "area": area.id}
        yield Blocker(SACRIFICE, params, (f"hand/{action.seat}",), "normal")


def _against_special(state: CockpitState, action: PlaySpecial) -> Blockers:
    seat, card = action.seat, action.card
    if card.special is None:
        yield Blocker(SPECIAL, {"card": card.notation}, (f"hand/{seat}",), "no-special")
    elif not specials.is_playable(card.special, on_turn=True):
        yield Blocker(SPECIAL, {"card": card.notation}, (f"hand/{seat}",), "only-reaction")
    elif action not in specials.aims(state, seat, card):
        if card.special.effect is Effect.BOARD and not snakes.may_board(state, seat):
            params = {"limit": state.table.edition.snakes_each}
            yield Blocker(LIMIT, params, (f"reserve/{seat}",))
        yield aiming.missing(state, action, card.special)
