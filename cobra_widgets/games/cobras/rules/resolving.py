"""Resolving a full trick: winner, turning in, division, cleanup, and who leads next."""

from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cobras.actions import PlayCard, PlayKing
from cobra_widgets.games.cobras.cards import cite
from cobra_widgets.games.cobras.rules import cleanup, kings, rounds, solo, tricks, two
from cobra_widgets.games.cobras.state import CobrasState

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


def resolved(state: CobrasState, events: list[Event]) -> rounds.Told:
    """Resolve the trick that lies full on the table; the tenth triple ends the round."""
    table, plays = state.table, state.plays
    played_kings = tuple([play for play in plays if isinstance(play, PlayKing)])
    cards = [play for play in plays if isinstance(play, PlayCard)]
    winner = tricks.outright_winner(table, cards, tricks.lead_suit(plays, table.dummies))
    baskets, scores = list(state.baskets), list(state.scores)
    winners = _winners(winner, played_kings)
    cause = len(events)
    events.append(_won(winner, winners, table.dummies))
    for turned in tricks.turned_in(state, winners):
        baskets[turned.seat] = 0
        scores[turned.seat] += turned.points
        events.append(told("turned-in", turned, _why(turned.seat, winner), cause))
    division = _division(state.centre, cards, winner, played_kings)
    for seat in two.tracked(table, division.takers) if table.dummies else division.takers:
        baskets[seat] += division.each
    events += _told_division(state, division, played_kings, cause)
    triples, others = cleanup.sorted_out([play.card for play in cards])
    line = cleanup.to_line(state.line, triples)
    events += cleanup.events(triples, others, LINE, DISCARD)
    if played_kings:
        events.append(told("king-buried", (cleanup.under_baskets(played_kings),), UNDER))
    leader = tricks.leads_next(winner) if winner else kings.leads_again(state)
    ends = rounds.is_over(line)
    after = CobrasState(
        table, state.chance, state.phase, state.round, state.trick if ends else state.trick + 1,
        leader, leader, state.dealer, state.hands, state.kings, tuple(baskets), tuple(scores),
        state.seeds, state.piles, (), division.left, line,
        cleanup.to_discard(state.discard, others), state.out, state.starts, state.short,
    )  # fmt: skip
    if not ends:
        events.append(_leads(leader, winner, is_solo=table.players == 1))
    counted = rounds.counting_tokens(after, events)
    return rounds.ended(counted, events) if ends else (counted, tuple(events))


def _winners(winner: PlayCard | None, played_kings: tuple[PlayKing, ...]) -> tuple[Seat, ...]:
    if winner is not None:
        return (winner.seat, *kings.sharers(played_kings)) if played_kings else (winner.seat,)
    return kings.sharers_alone(played_kings) or kings.nobody_turns_in()


def _division(
    centre: int, cards: list[PlayCard], winner: PlayCard | None, played_kings: tuple[PlayKing, ...]
) -> tricks.Division:
    cobras = tricks.cobras_to_divide(centre, cards, len(played_kings))
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


def _told_division(
    state: CobrasState, division: tricks.Division, played_kings: tuple[PlayKing, ...], cause: int
) -> list[Event]:
    events = []
    if division.each and not played_kings and not state.table.dummies:
        events.append(told("took", (division.takers, division.each), TOOK, cause))
    elif division.each:
        as_king = tuple(king.seat for king in played_kings)
        as_dummy = state.table.dummies
        groups = (
            ("took", TOOK, [s for s in division.takers if s not in as_dummy and s not in as_king]),
            ("took", TOOK_AS_KING, [s for s in division.takers if s in as_king]),
            ("dummy-took", TOOK_AS_DUMMY, [s for s in division.takers if s in as_dummy]),
        )
        events = [
            told(kind, (tuple(seats), division.each), clauses, cause)
            for kind, clauses, seats in groups
            if seats
        ]
    if division.left or state.centre:
        left = LEFT if division.takers else LEFT_BY_ALL
        events.append(told("left-in-centre", (division.left,), left if division.left else TOOK, cause))
    return events


def _leads(leader: Seat, winner: PlayCard | None, *, is_solo: bool) -> Event:
    if is_solo and winner is not None:
        return told("token-moved", (solo.token_goes_to(leader),), LEADS_WITH_TOKEN)
    return told("leads-next", (leader,), LEADS if winner else LEADS_AGAIN)
