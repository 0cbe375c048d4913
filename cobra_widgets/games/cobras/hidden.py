"""What a seat cannot see, imagined otherwise."""

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.cells import Policy
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games.cobras.cards import cards_in, hand_of
from cobra_widgets.games.cobras.state import CobrasState
from cobra_widgets.games.cobras.view import policy


def mixed_anew(state: CobrasState, seat: Seat, chance: Chance) -> CobrasState:
    """Deal the unseen cards anew: other hands, sealed seeds, covered piles, cards left over."""
    known = state.hands[seat]
    tops = [
        policy(state, seat, f"dummy/{dummy}") is Policy.TOP and bool(pile)
        for dummy, pile in zip(state.table.dummies, state.piles, strict=True)
    ]
    unseen = [card for other, hand in enumerate(state.hands) if other != seat for card in cards_in(hand)]
    unseen += [card for other, card in enumerate(state.seeds) if card is not None and other != seat]
    unseen += [card for pile, top in zip(state.piles, tops, strict=True) for card in pile[top:]]
    unseen += state.out
    # Sorted, so that what is imagined does not hang on where the unseen cards truly lie.
    unseen.sort(key=lambda card: card.bit)
    drawn = iter(chance.shuffle("imagine", unseen))
    hands = tuple(
        known if other == seat else hand_of(next(drawn) for _ in cards_in(hand))
        for other, hand in enumerate(state.hands)
    )
    sealed = tuple(
        card if card is None or other == seat else next(drawn) for other, card in enumerate(state.seeds)
    )
    piles = tuple(
        (*pile[:top], *(next(drawn) for _ in pile[top:])) for pile, top in zip(state.piles, tops, strict=True)
    )
    out = tuple(next(drawn) for _ in state.out)
    return state._replace(hands=hands, seeds=sealed, piles=piles, out=out, chance=chance)
