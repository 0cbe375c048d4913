"""Carrying out a play: a card or a King goes to the trick, and a full trick is resolved."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.events import Event
from cobra_widgets.games.cobras.actions import Play, PlayCard, PlayKing
from cobra_widgets.games.cobras.cards import cite
from cobra_widgets.games.cobras.rules import cleanup, kings, rounds, solo, tricks, two
from cobra_widgets.games.cobras.state import CobrasState

LED: Final = cite("trick.order")
FOLLOWED: Final = cite("trick.follow-suit")
SET_SUIT: Final = cite("king.led")
DUMMY: Final = cite("two.dummy-play")
KING: Final = cite("king.once", "king.declare")
WON: Final = cite("trick.winner")
NO_WINNER: Final = cite("king.no-winner", "king.lead-next")
TURNED_IN: Final = cite("trick.turn-in", "trick.scale")
TURNED_IN_BY_KING: Final = cite("king.share-win", "trick.turn-in", "trick.scale")
TURNED_IN_ALONE: Final = cite("ruling.share-without-outright", "trick.turn-in", "trick.scale")
TOOK: Final = cite("trick.divide")
TOOK_WITH_KING: Final = cite("trick.divide", "king.share-loss")
TOOK_WITH_DUMMY: Final = cite("trick.divide", "two.dummy-share")
LEFT: Final = cite("trick.divide", "ruling.centre-next-trick")
LEFT_BY_ALL: Final = cite("king.all-win", "ruling.centre-next-trick")
LINE: Final = cite("cleanup.line")
DISCARD: Final = cite("cleanup.discard")
UNDER: Final = cite("cleanup.king")
LEADS: Final = cite("trick.lead-next")
LEADS_AGAIN: Final = cite("king.lead-next")
TOKEN: Final = cite("solo.token")


def apply_play(state: CobrasState, play: Play) -> tuple[CobrasState, tuple[Event, ...]]:
    """Put a card or a King in the trick; the last one resolves it."""
    event = _told(state, play)
    plays = (*state.plays, play)
    hands, kings_left, piles = state.hands, state.kings, state.piles
    seat = play.seat
    if isinstance(play, PlayKing):
        kings_left = (*kings_left[:seat], kings_left[seat] - 1, *kings_left[seat + 1 :])
    elif seat < state.table.players:
        hands = (*hands[:seat], hands[seat] ^ play.card.bit, *hands[seat + 1 :])
    else:
        gone = state.table.dummies.index(seat)
        piles = (*piles[:gone], piles[gone][1:], *piles[gone + 1 :])
    # Positional, and not with_(): the play of a card is nine plies in ten.
    played = CobrasState(
        state.table, state.chance, state.phase, state.round, state.trick, state.leader,
        tricks.after(state, seat), state.dealer, hands, kings_left, state.baskets, state.scores,
        state.seeds, piles, plays, state.centre, state.line, state.discard, state.out,
        state.starts, state.short,
    )  # fmt: skip
    if len(plays) < len(state.table.seats):
        return played, (event,)
    return _resolved(played, [event])


def _told(state: CobrasState, play: Play) -> Event:
    seat = play.seat
    if isinstance(play, PlayKing):
        return Event("king-played", (seat, kings.declaration(play)), KING)
    card = play.card
    dummies = state.table.dummies
    if not state.plays:
        return Event("led", (seat, str(card)), LED if seat not in dummies else (*LED, *DUMMY))
    suit = tricks.lead_suit(state.plays, dummies)
    if suit is None:
        return Event("suit-set", (seat, str(card)), SET_SUIT)
    if seat in dummies:
        return Event("dummy-followed", (seat, str(card), suit), DUMMY)
    if card.suit is suit:
        return Event("followed", (seat, str(card)), FOLLOWED)
    return Event("went-off", (seat, str(card), suit), FOLLOWED)


def _resolved(state: CobrasState, events: list[Event]) -> tuple[CobrasState, tuple[Event, ...]]:
    plays, table = state.plays, state.table
    winner = tricks.outright_winner(table, plays)
    cause = len(events)
    events.append(_won(winner, table.dummies))
    baskets, scores = list(state.baskets), list(state.scores)
    winners = _winners(plays, winner)
    for seat, cobras, points in tricks.turned_in(state, winners):
        baskets[seat], scores[seat] = 0, scores[seat] + points
        events.append(Event("turned-in", (seat, cobras, points), _why(seat, winner), cause))
    division = _division(state, winners)
    takers = two.tracked(table, division.takers)
    for seat in takers:
        baskets[seat] += division.each
    events += _told_division(plays, division, table.dummies, state.centre, cause)
    cards = tuple(play.card for play in plays if isinstance(play, PlayCard))
    events += cleanup.told(cards, LINE, DISCARD)
    line = cleanup.to_line(state.line, cards)
    if buried := cleanup.under_baskets(plays):
        events.append(Event("king-buried", (buried,), UNDER))
    leader = tricks.leads_next(winner) if winner else kings.leads_again(_leader(state))
    ends = rounds.is_over(line)
    resolved = CobrasState(
        table, state.chance, state.phase, state.round, state.trick if ends else state.trick + 1,
        leader, leader, state.dealer, state.hands, state.kings, tuple(baskets), tuple(scores),
        state.seeds, state.piles, (), division.left, line,
        cleanup.to_discard(state.discard, cards), state.out, state.starts, state.short,
    )  # fmt: skip
    counted, told = rounds.counting_tokens(resolved, events)
    if ends:
        return rounds.ended(counted, told)
    return counted, (*told, _leads(leader, winner, solo_game=table.players == 1))


def _leader(state: CobrasState) -> Seat:
    assert state.leader is not None
    return state.leader


def _winners(plays: tuple[Play, ...], winner: PlayCard | None) -> tuple[Seat, ...]:
    if winner is not None:
        return (winner.seat, *kings.sharers(plays))
    return kings.sharers_alone(plays) or kings.nobody_turns_in()


def _division(state: CobrasState, winners: tuple[Seat, ...]) -> tricks.Division:
    cobras = tricks.cobras_to_divide(state.centre, state.plays)
    takers = tuple(play.seat for play in state.plays if play.seat not in winners)
    if not takers:
        return tricks.Division((), 0, kings.stays_in_centre(cobras))
    if not cobras:
        return tricks.nothing_divided(takers)
    return tricks.divided(cobras, takers)


def _won(winner: PlayCard | None, dummies: tuple[Seat, ...]) -> Event:
    if winner is None:
        return Event("nobody-won", (), NO_WINNER, 0)
    clauses = (*WON, *DUMMY) if winner.seat in dummies else WON
    return Event("won", (winner.seat, str(winner.card)), clauses, 0)


def _why(seat: Seat, winner: PlayCard | None) -> tuple[ClauseId, ...]:
    if winner is None:
        return TURNED_IN_ALONE
    return TURNED_IN if seat == winner.seat else TURNED_IN_BY_KING


def _told_division(
    plays: tuple[Play, ...], division: tricks.Division, dummies: tuple[Seat, ...], before: int, cause: int
) -> list[Event]:
    events = []
    if division.each:
        losers = kings.losing_kings(plays)
        groups = (
            (TOOK, tuple(s for s in division.takers if s not in dummies and s not in losers)),
            (TOOK_WITH_KING, losers),
            (TOOK_WITH_DUMMY, tuple(s for s in division.takers if s in dummies)),
        )
        events = [
            Event("took" if clauses is not TOOK_WITH_DUMMY else "dummy-took", (seats, division.each), clauses, cause)
            for clauses, seats in groups
            if seats
        ]
    if division.left or before:
        left = LEFT if division.takers else LEFT_BY_ALL
        events.append(Event("left-in-centre", (division.left,), left, cause))
    return events


def _leads(leader: Seat, winner: PlayCard | None, *, solo_game: bool) -> Event:
    if solo_game and winner is not None:
        return Event("token-moved", (solo.token_goes_to(leader),), (*LEADS, *TOKEN))
    return Event("leads-next", (leader,), LEADS if winner else LEADS_AGAIN)

