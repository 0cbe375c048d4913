"""Resolving a full trick: winner, turning in, division, cleanup, and who leads next."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cobras.actions import Play, PlayCard, PlayKing
from cobra_widgets.games.cobras.cards import Card, Hand, cite
from cobra_widgets.games.cobras.rules import cleanup, kings, rounds, solo, tricks, two
from cobra_widgets.games.cobras.state import CobrasState, moment

WON: Final = cite("trick.winner")
WON_BY_DUMMY: Final = cite("trick.winner", "two.dummy-play")
NOBODY_WON: Final = cite("king.no-winner")
ONLY_SHARERS_WON: Final = cite("ruling.share-without-outright")
TURNED_IN: Final = cite("trick.turn-in", "trick.scale")
TURNED_IN_BY_SHARER: Final = cite("king.share-win", "trick.turn-in", "trick.scale")
TURNED_IN_ALONE: Final = cite("ruling.share-without-outright", "trick.turn-in", "trick.scale")
TOOK: Final = cite("trick.divide")
TOOK_AS_KING: Final = cite("trick.divide", "king.share-loss")
TOOK_AS_DUMMY: Final = cite("trick.divide", "two.dummy-share")
LEFT: Final = cite("trick.divide", "ruling.centre-next-trick")
LEFT_BY_ALL: Final = cite("king.all-win", "ruling.centre-next-trick")
LINE: Final = cite("cleanup.line")
DISCARD: Final = cite("cleanup.discard")
UNDER: Final = cite("cleanup.king")
LEADS: Final = cite("trick.lead-next")
LEADS_AGAIN: Final = cite("king.lead-next")
LEADS_WITH_TOKEN: Final = cite("trick.lead-next", "solo.token")


Left = tuple[tuple[Hand, ...], tuple[int, ...], tuple[tuple[Card, ...], ...]]
"""What the last play has left: hands, King Cobras, dummies' piles."""


def resolved(state: CobrasState, plays: tuple[Play, ...], left: Left, events: list[Event]) -> rounds.Told:
    """Resolve a full trick, from the moment before its last play; the tenth triple ends the round."""
    (
        table, chance, phase, number, trick, _, _, dealer, _, _, before, scores_before,
        seeds, _, _, centre, line, discard, out, starts, short,
    ) = state  # fmt: skip
    cards, shown, played_kings = _sorted_by_kind(plays)
    winner = tricks.outright_winner(table, cards, tricks.lead_suit(plays, table.dummies))
    baskets, scores = list(before), list(scores_before)
    winners = _winners(winner, played_kings)
    cause = len(events)
    events.append(_won(winner, winners, table.dummies))
    for turned in tricks.turned_in(state, winners):
        seat, _, points = turned
        baskets[seat] = 0
        scores[seat] += points
        events.append(told("turned-in", turned, _why(seat, winner), cause))
    cobras = tricks.cobras_to_divide(centre, shown, len(played_kings))
    division = _division(cards, winner, played_kings, cobras)
    takers, each, stays = division
    for seat in two.tracked(table, takers) if table.dummies else takers:
        baskets[seat] += each
    _tell_division(events, state, division, played_kings, cause)
    triples, others = cleanup.sorted_out(shown)
    line = cleanup.to_line(line, triples)
    cleanup.tell(events, triples, others, LINE, DISCARD)
    if played_kings:
        events.append(told("king-buried", (cleanup.under_baskets(played_kings),), UNDER))
    leader = tricks.leads_next(winner) if winner else kings.leads_again(state)
    ends = rounds.is_over(line)
    hands, kings_left, piles = left
    after = moment((
        table, chance, phase, number, trick if ends else trick + 1, leader, leader, dealer, hands,
        kings_left, tuple(baskets), tuple(scores), seeds, piles, (), stays, line,
        cleanup.to_discard(discard, others), out, starts, short,
    ))  # fmt: skip
    if not ends:
        events.append(_leads(leader, winner, is_solo=table.players == 1))
    counted = rounds.counting_tokens(after, events)
    return rounds.ended(counted, events) if ends else (counted, tuple(events))


def _sorted_by_kind(plays: tuple[Play, ...]) -> tuple[list[PlayCard], list[Card], tuple[PlayKing, ...]]:
    cards: list[PlayCard] = []
    shown: list[Card] = []
    played_kings: list[PlayKing] = []
    for play in plays:
        if isinstance(play, PlayKing):
            played_kings.append(play)
        else:
            cards.append(play)
            shown.append(play.card)
    return cards, shown, tuple(played_kings)


def _winners(winner: PlayCard | None, played_kings: tuple[PlayKing, ...]) -> tuple[Seat, ...]:
    if winner is not None:
        return (winner.seat, *kings.sharers(played_kings)) if played_kings else (winner.seat,)
    return kings.sharers_alone(played_kings) or kings.nobody_turns_in()


def _division(
    cards: list[PlayCard], winner: PlayCard | None, played_kings: tuple[PlayKing, ...], cobras: int
) -> tricks.Division:
    takers = tuple([play.seat for play in cards if play is not winner])
    if played_kings:
        takers += kings.losing_kings(played_kings)
    if not takers:
        return tricks.Division(takers, 0, kings.stays_in_centre(cobras))
    return tricks.divided(cobras, takers) if cobras else tricks.nothing_divided(takers)


def _won(winner: PlayCard | None, winners: tuple[Seat, ...], dummies: tuple[Seat, ...]) -> Event:
    if winner is None:
        return told("nobody-won", (), ONLY_SHARERS_WON if winners else NOBODY_WON, 0)
    clauses = WON_BY_DUMMY if winner.seat in dummies else WON
    return told("won", (winner.seat, winner.card.notation), clauses, 0)


def _why(seat: Seat, winner: PlayCard | None) -> tuple[ClauseId, ...]:
    if winner is None:
        return TURNED_IN_ALONE
    return TURNED_IN if seat == winner.seat else TURNED_IN_BY_SHARER


def _tell_division(
    events: list[Event],
    state: CobrasState,
    division: tricks.Division,
    played_kings: tuple[PlayKing, ...],
    cause: int,
) -> None:
    takers, each, left = division
    if each and not played_kings and not state.table.dummies:
        events.append(told("took", (takers, each), TOOK, cause))
    elif each:
        as_king = tuple(king.seat for king in played_kings)
        as_dummy = state.table.dummies
        groups = (
            ("took", TOOK, [s for s in takers if s not in as_dummy and s not in as_king]),
            ("took", TOOK_AS_KING, [s for s in takers if s in as_king]),
            ("dummy-took", TOOK_AS_DUMMY, [s for s in takers if s in as_dummy]),
        )
        events += [
            told(kind, (tuple(seats), each), clauses, cause) for kind, clauses, seats in groups if seats
        ]
    if left or state.centre:
        clauses = (LEFT if takers else LEFT_BY_ALL) if left else TOOK
        events.append(told("left-in-centre", (left,), clauses, cause))


def _leads(leader: Seat, winner: PlayCard | None, *, is_solo: bool) -> Event:
    if is_solo and winner is not None:
        return told("token-moved", (solo.token_goes_to(leader),), LEADS_WITH_TOKEN)
    return told("leads-next", (leader,), LEADS if winner else LEADS_AGAIN)
