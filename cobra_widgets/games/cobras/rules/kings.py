"""King Cobras: played instead of a card, to share the win or the loss."""

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.cobras.actions import ALL, CARDS, LOSS, WIN, Moves, Play, PlayCard, PlayKing, Share
from cobra_widgets.games.cobras.cards import Suit
from cobra_widgets.games.cobras.rules import solo
from cobra_widgets.games.cobras.state import CobrasState


@clause("cobras:king.once")
def king_left(state: CobrasState, seat: Seat) -> Moves:
    """Return what the King allows: itself only if it has not been played this round."""
    if state.table.players == 1:
        return solo.king_left(state)
    return ALL if state.kings[seat] else CARDS


@clause("cobras:king.declare")
def declaration(play: PlayKing) -> Share:
    """Return what a King declares as it is played: to share the win, or the loss."""
    return play.share


@clause("cobras:king.not-counted")
def cobras_of_king() -> int:
    """Return how many cobras a King shows: none."""
    return 0


@clause("cobras:king.share-win")
def sharers(played: tuple[PlayKing, ...]) -> tuple[Seat, ...]:
    """Return the seats that share the win: they turn in, and take no part in the division."""
    return tuple(king.seat for king in played if declaration(king) is WIN)


@clause("cobras:king.share-loss")
def losing_kings(played: tuple[PlayKing, ...]) -> tuple[Seat, ...]:
    """Return the seats whose King shares the loss: they take their part of the division."""
    return tuple(king.seat for king in played if declaration(king) is LOSS)


@clause("cobras:ruling.share-without-outright")
def sharers_alone(played: tuple[PlayKing, ...]) -> tuple[Seat, ...]:
    """Return who turns in when only Kings were played: those that declared the win."""
    # Silent: the win is declared before anybody knows whether there will be one to share.
    return sharers(played)


@clause("cobras:king.no-winner")
def nobody_turns_in() -> tuple[Seat, ...]:
    """Return who turns in when nobody won: no seat."""
    return ()


@clause("cobras:king.all-win")
def stays_in_centre(cobras: int) -> int:
    """Return what stays in the centre when everybody won: all of it."""
    return cobras


@clause("cobras:king.lead-next")
def leads_again(state: CobrasState) -> Seat:
    """Return who leads when nobody won outright: the same leader; a sharer never does."""
    assert state.leader is not None
    return state.leader


@clause("cobras:king.led")
def suit_after_king(play: Play, later: tuple[Play, ...], dummies: tuple[Seat, ...]) -> Suit | None:
    """Return the lead suit when a King led: the next player's card sets it."""
    if isinstance(play, PlayKing):
        return suit_after_kings(later, dummies)
    return suit_of_dummy(play) if play.seat in dummies else play.card.suit


@clause("cobras:ruling.king-led-chain")
def suit_after_kings(plays: tuple[Play, ...], dummies: tuple[Seat, ...]) -> Suit | None:
    """Return the lead suit after a chain of Kings: the first card's."""
    # Silent: the same rule, applied once more.
    return suit_after_king(plays[0], plays[1:], dummies) if plays else None


@clause("cobras:ruling.king-led-dummy")
def suit_of_dummy(play: PlayCard) -> Suit:
    """Return the suit a dummy sets after a led King: its card's own."""
    # Silent: it follows nobody, so there is no suit for it to be considered.
    return play.card.suit
