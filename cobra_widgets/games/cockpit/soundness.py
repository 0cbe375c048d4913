"""What a position must be like: cards and snakes that there are, and a phase that can be reached."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from cobra_widgets.games.cockpit.actions import PlayNumber, PlaySpecial, React, Way
from cobra_widgets.games.cockpit.board import Area
from cobra_widgets.games.cockpit.cards import Ability, Card, Effect, Suit
from cobra_widgets.games.cockpit.rules import (
    abilities,
    chaos,
    ending,
    engines,
    reactions,
    resolving,
    snakes,
    specials,
    turn,
)
from cobra_widgets.games.cockpit.state import CockpitState, Phase

BY_CARD: Final = frozenset({Ability.PUSH, Ability.EXPEL})
"""Abilities of once a turn that take a card."""


class Fault(Protocol):
    """What notes a fault: the key of its sentence, and what it names."""

    def __call__(self, key: str, /, **params: object) -> None:
        """Note one fault."""


def placed(state: CockpitState) -> Iterator[Card]:
    """Go through every card that lies somewhere, the discard pile apart."""
    for pile in (*state.hands, *state.cards, state.deck, state.removed):
        yield from pile
    for play in state.stack:
        yield play.card


def check(state: CockpitState, fault: Fault) -> None:
    """Note every fault of a position."""
    for part in (_cards, _snakes, _areas, _limits, _course, _passes):
        part(state, fault)
    if state.phase is not Phase.OVER and ending.is_all_chaos(state):
        fault("all-chaos")
    if state.phase is Phase.OVER and not ending.is_all_chaos(state) and not turn.is_stopped(state):
        fault("not-over")


def traces(state: CockpitState) -> str:
    """Return the cells that show that a card has been used this turn; none: an empty text."""
    spent = [f"area/{area}/spent" for area in state.table.edition.board.areas if state.spent[area.nth]]
    used = [f"used/{suit}" for suit in Suit if state.used[suit.nth]]
    by_card = state.ability and _ability(state) in BY_CARD
    other = (("ability", by_card), ("extra", state.extra), ("stack", state.stack))
    return ", ".join([*used, *spent, *(cell for cell, value in other if value)])


def _ability(state: CockpitState) -> Ability | None:
    """Return what the species on turn can do."""
    return state.own_species.ability if state.species and state.turn is not None else None


def _passes(state: CockpitState, fault: Fault) -> None:
    """Check that a turn with a card used is none, and that the agreed number of passes is not behind."""
    if traces(state) and not state.acted:
        fault("acted", cells=traces(state))
    if state.acted and state.passes:
        fault("passes", passes=state.passes)
    if state.phase is not Phase.OVER and turn.is_stopped(state):
        fault("stopped", passes=state.passes, limit=state.table.stop_after_passes)


def _cards(state: CockpitState, fault: Fault) -> None:
    found = Counter([*placed(state), *state.discard])
    if not found and state.turn is None:
        return
    expected = Counter(state.table.edition.deck)
    for key, difference in (("cards-missing", expected - found), ("cards-many", found - expected)):
        if difference:
            fault(key, cards=", ".join(str(card) for card in difference.elements()))


def _snakes(state: CockpitState, fault: Fault) -> None:
    board, limit = state.table.edition.board, state.table.edition.snakes_each
    for seat, counts in enumerate(state.snakes):
        if sum(counts) > limit:
            fault("snakes-many", seat=seat, count=sum(counts), limit=limit)
        for area in board.within(snakes.areas_with(counts) & ~board.can_enter):
            fault("no-entry", area=area)
    for area in board.areas:
        count = 0 if state.turn is None else state.snakes[state.turn][area.nth]
        if state.spent[area.nth] > count:
            fault("spent-many", area=area, spent=state.spent[area.nth], count=count)


def _areas(state: CockpitState, fault: Fault) -> None:
    board = state.table.edition.board
    for area, cards in zip(board.areas, state.cards, strict=True):
        for card in cards:
            if card.suit is None:
                fault("not-number", card=card)
        if cards and (not area.needs or state.chaos & area.bit):
            fault("no-number-there", area=area, cards=", ".join(map(str, cards)))
        elif cards and chaos.is_met(area, cards):
            needs = ", ".join(f"{meter} {need}" for meter, need in area.needs.items())
            fault("met", area=area, cards=", ".join(map(str, cards)), needs=needs)
        if state.chaos & area.bit and not area.needs:
            fault("value", address=f"area/{area}/chaos", value=True, limit=False)


def _limits(state: CockpitState, fault: Fault) -> None:
    limits = state.own_species.limits if state.species and state.turn is not None else (0,) * len(Suit)
    for suit in Suit:
        if state.used[suit.nth] > limits[suit.nth]:
            fault("used-many", used=state.used[suit.nth], suit=suit, limit=limits[suit.nth])
    extra = state.extra
    follows = _ability(state) is Ability.FOLLOW
    if state.ability and _ability(state) not in {Ability.SLIDE, *BY_CARD}:
        fault("value", address="ability", value=True, limit=False)
    if extra is not None and (not follows or state.phase is not Phase.TURN or state.chaos & extra.bit):
        fault("phase", phase=state.phase, address="extra", value=extra)
    elif extra is not None:
        _extra(state, extra, fault)


def _extra(state: CockpitState, extra: Area, fault: Fault) -> None:
    """Check that a card may follow there: one of the ability's suit was the last, played by a snake."""
    assert state.turn is not None
    suit, lying = state.own_species.suit, state.cards[extra.nth]
    if not lying or lying[-1].suit is not suit or not state.snakes[state.turn][extra.stand]:
        fault("extra", area=extra, suit=suit, seat=state.turn)


def _course(state: CockpitState, fault: Fault) -> None:
    """Check that the phase fits what lies on the stack."""
    if state.turn is None:
        if state.stack or state.phase is not Phase.DEAL:
            fault("phase", phase=state.phase, address="turn", value=None)
        return
    if not state.species:
        fault("phase", phase=state.phase, address="species", value=None)
        return
    if not _is_stack_sound(state, fault):
        return
    if not state.turns:
        fault("phase", phase=state.phase, address="turns", value=0)
    check_phase: dict[Phase, Callable[[CockpitState], bool]] = {
        Phase.TURN: lambda s: not s.stack,
        Phase.REACT: lambda s: bool(s.stack),
        Phase.PUSH: _is_push,
        Phase.SHIFT: _is_shift,
        Phase.DEAL: _is_drawing,
        Phase.OVER: lambda s: not s.stack,
    }
    if not check_phase[state.phase](state):
        key = "stack-empty" if state.phase is Phase.REACT else "nothing-left"
        fault(key, phase=state.phase)


def _is_push(state: CockpitState) -> bool:
    play = state.stack[-1] if len(state.stack) == 1 else None
    return isinstance(play, PlayNumber) and bool(abilities.pushes(state, play))


def _effect(state: CockpitState) -> Effect | None:
    """Return the effect of the special that lies on the stack alone."""
    special = state.stack[-1].card.special if len(state.stack) == 1 else None
    return None if special is None else special.effect


def _is_shift(state: CockpitState) -> bool:
    return _effect(state) is Effect.MOVE and bool(specials.shifts_left(state))


def _is_drawing(state: CockpitState) -> bool:
    if _effect(state) is Effect.STEAL:
        return bool(state.hands[resolving.victim_of(state)])
    if state.stack and _effect(state) is not Effect.DRAW:
        return False
    return bool(state.deck or state.discard)


def _is_stack_sound(state: CockpitState, fault: Fault) -> bool:
    below = None
    for play in state.stack:
        if below is None:
            fits = play.seat == state.turn and _could_be_played(state, play)
        else:
            fits = play.seat != below.seat and reactions.can_cancel(play.card, below)
        if not fits:
            fault("stack-illegal", move=play)
            return False
        below = play
    return True


def _could_be_played(state: CockpitState, play: PlayNumber | PlaySpecial | React) -> bool:
    """Tell whether a card could have come to lie at the bottom of the stack."""
    if isinstance(play, PlayNumber):
        here = snakes.playing_into(state, play.seat) & state.table.edition.board.needing & ~state.chaos
        return bool(here & play.area.bit) and _is_way_open(state, play)
    special = play.card.special
    if not isinstance(play, PlaySpecial) or special is None or special.is_reaction:
        return False
    if special.effect is Effect.STEAL:
        return play.rival is not None and state.seat_of(play.rival) not in {None, play.seat}
    return bool(state.shifts) or play in specials.aims(state, play.seat, play.card)


def _is_way_open(state: CockpitState, play: PlayNumber) -> bool:
    """Tell whether a species can play a card in that way at all, whatever else it has played."""
    suit, species = play.card.suit, state.species[play.seat]
    if play.way is Way.SACRIFICE or suit is None:
        return suit is not None and play.area.is_engine
    takes = [suits & play.area.bit for suits in engines.taking(state.table.edition.board)]
    if play.way is Way.NORMAL:
        return bool(takes[suit.nth] and species.limits[suit.nth])
    # What it follows was played there under the limits.
    follows = species.ability is Ability.FOLLOW and species.suit is not None and takes[species.suit.nth]
    return bool(takes[suit.nth] and follows)
