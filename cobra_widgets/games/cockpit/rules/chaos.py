"""Chaos: when an area is thrown into it, who scores, and how it ends again."""

from functools import lru_cache
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId, clause
from cobra_widgets.engine.events import Event, told
from cobra_widgets.games.cockpit.board import Area, AreaSet
from cobra_widgets.games.cockpit.cards import Card, Meter, cite
from cobra_widgets.games.cockpit.rules.snakes import control_of, playing_into, put
from cobra_widgets.games.cockpit.state import CockpitState

MARKED: Final = cite("area.requirements", "chaos.marker")
PANICKED: Final = cite("ruling.panic", "chaos.marker")
SCORED: Final = cite("chaos.score")
SCORED_ALONE: Final = cite("chaos.score", "chaos.double")
UNMARKED: Final = cite("chaos.unmarked", "ruling.reopened")
DOUBLE: Final = 2


@lru_cache(maxsize=2**12)
def counts_of(area: Area, cards: tuple[Card, ...]) -> tuple[tuple[Meter, int], ...]:
    """Return what lies on an area, by what it needs: in an engine every card counts as Squeeze."""
    return tuple(
        (meter, sum(card.rank for card in cards if card.suit and meter in {Meter.SQUEEZE, card.suit.meter}))
        for meter in area.needs
    )


@clause("cockpit:area.requirements")
def is_met(area: Area, cards: tuple[Card, ...]) -> bool:
    """Tell whether the cards on an area meet all that it needs."""
    return all(count >= area.needs[meter] for meter, count in counts_of(area, cards))


@clause("cockpit:chaos.score")
def scorers(state: CockpitState, area: Area) -> tuple[Seat, ...]:
    """Return who scores for an area: each player with a snake there, once however many."""
    return tuple([Seat(seat) for seat, count in enumerate(control_of(state, area)) if count])


@clause("cockpit:chaos.double")
def worth(area: Area, scoring: tuple[Seat, ...]) -> int:
    """Return what each of them gets: twice the points for one who is alone."""
    return area.points * DOUBLE if len(scoring) == 1 else area.points


@clause("cockpit:chaos.marker")
def marked(state: CockpitState, area: Area) -> CockpitState:
    """Put the marker on an area and its number cards on the discard pile; snakes stay."""
    nth = area.nth
    return state._replace(
        chaos=state.chaos | area.bit,
        discard=state.discard + state.cards[nth],
        cards=(*state.cards[:nth], (), *state.cards[nth + 1 :]),
    )


def thrown(
    state: CockpitState, area: Area, events: list[Event], panic: ClauseId | None = None
) -> CockpitState:
    """Throw an area into chaos, by its cards or by a special that is panic: points, marker, cards away."""
    cause = len(events)
    clauses = MARKED if panic is None else (*PANICKED, panic)
    cards = tuple([card.notation for card in state.cards[area.nth]])
    events.append(told("chaos", (area.id, cards), (*clauses, area.clause)))
    scoring = scorers(state, area)
    points = worth(area, scoring)
    scores = state.scores
    for seat in scoring:
        scores = put(scores, seat, scores[seat] + points)
        alone = len(scoring) == 1
        kind, why = ("scored-alone", SCORED_ALONE) if alone else ("scored", SCORED)
        events.append(told(kind, (seat, area.id, points, scores[seat]), why, cause))
    return marked(state, area)._replace(scores=scores)


@clause("cockpit:ruling.panic")
def panicking(state: CockpitState, seat: Seat) -> AreaSet:
    """Return the areas that panic can throw into chaos: with a snake of one's own and a number card."""
    # Silent: it is a chaos like any other, so through the Cockpit and in engines too.
    here = playing_into(state, seat) & state.table.edition.board.needing & ~state.chaos
    return sum([area.bit for area in state.table.edition.board.within(here) if state.cards[area.nth]])


@clause("cockpit:chaos.unmarked")
def without_marker(state: CockpitState, area: Area) -> CockpitState:
    """Take the marker off an area: the points won stay, it must be thrown into chaos again."""
    return reopened(state._replace(chaos=state.chaos & ~area.bit), area)


@clause("cockpit:ruling.reopened")
def reopened(state: CockpitState, area: Area) -> CockpitState:
    """Return the state with an area as it starts anew: no number cards lie there."""
    # Silent: its cards went when the marker came; in the same turn it can be thrown again.
    return state._replace(cards=(*state.cards[: area.nth], (), *state.cards[area.nth + 1 :]))
