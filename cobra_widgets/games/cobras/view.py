"""The cells of a game of Cobras, and what a seat may see of them."""

from collections.abc import Iterable, Mapping
from typing import Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Policy
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.words import Spelling
from cobra_widgets.games.cobras.actions import Decision, Play, PlayCard, PlayKing
from cobra_widgets.games.cobras.cards import EDITION, Card, Edition, by_notation, cards_in
from cobra_widgets.games.cobras.rules import ending, solo, tricks, two
from cobra_widgets.games.cobras.state import OVER, TRICK, CobrasState

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "round-began": ("round",),
    "dealt": ("seat", "cards"),
    "hand-dealt": ("seat", "hand"),
    "pile-dealt": ("seat", "cards"),
    "left-over": ("cards",),
    "kings-given": ("seats", "kings"),
    "dealer-named": ("seat", "dummy"),
    "leader-named": ("seat",),
    "seed-sealed": ("seat",),
    "seed-chosen": ("seat", "card"),
    "seed-revealed": ("seat", "card", "cobras"),
    "led": ("seat", "card"),
    "suit-set": ("seat", "card"),
    "followed": ("seat", "card"),
    "went-off": ("seat", "card", "suit"),
    "dummy-followed": ("seat", "card", "suit"),
    "turned-up": ("seat", "card"),
    "king-played": ("seat", "share"),
    "won": ("seat", "card"),
    "nobody-won": (),
    "turned-in": ("seat", "cobras", "points"),
    "took": ("seats", "cobras"),
    "dummy-took": ("seats", "cobras"),
    "left-in-centre": ("cobras",),
    "lined-up": ("cards",),
    "discarded": ("cards",),
    "king-buried": ("seats",),
    "leads-next": ("seat",),
    "token-moved": ("seat",),
    "tokens-short": ("needed", "tokens"),
    "round-ended": ("round", "triples"),
    "penalised": ("seat", "cobras", "score"),
    "game-won": ("seats", "scores"),
    "game-lost": ("seats", "scores"),
}
"""By kind of event: what its data is called."""

_PLAYED: Final = ("hand/{seat}", "dummy/{seat}", "trick/plays", "turn")

TOUCHES: Final[Mapping[str, tuple[str, ...]]] = {
    "round-began": (
        "=round",
        "=trick",
        "=phase",
        "=centre",
        "=line",
        "=discard",
        "=trick/plays",
        "=turn",
        "=start/0",
    ),
    "dealt": ("=hand/{seat}", "=basket/{seat}"),
    "hand-dealt": ("=hand/{seat}", "=basket/{seat}"),
    "pile-dealt": ("=dummy/{seat}",),
    "left-over": ("=out",),
    "kings-given": ("=kings/{seats}",),
    "dealer-named": ("=dealer", "=order"),
    "leader-named": ("=leader",),
    "seed-sealed": ("hand/{seat}", "seed/{seat}"),
    "seed-chosen": ("hand/{seat}", "seed/{seat}"),
    "seed-revealed": ("=basket/{seat}", "=seed/{seat}", "phase", "trick", "turn"),
    "led": _PLAYED,
    "suit-set": _PLAYED,
    "followed": _PLAYED,
    "went-off": _PLAYED,
    "dummy-followed": ("dummy/{seat}", "trick/plays", "turn"),
    "turned-up": ("dummy/{seat}",),
    "king-played": ("kings/{seat}", "trick/plays", "turn"),
    "won": ("=trick", "=trick/plays"),
    "nobody-won": ("=trick", "=trick/plays"),
    "turned-in": ("=basket/{seat}", "score/{seat}"),
    "took": ("basket/{seats}",),
    "left-in-centre": ("=centre",),
    "lined-up": ("line",),
    "discarded": ("discard",),
    "leads-next": ("=leader", "=turn"),
    "token-moved": ("=leader", "=turn"),
    "round-ended": ("=phase", "=turn", "=leader"),
    "penalised": ("score/{seat}",),
    "game-won": ("=phase", "=result"),
    "game-lost": ("=phase", "=result"),
}
"""By kind of event: the addresses it changes; `=` where the value begins anew."""


def cells(state: CobrasState) -> dict[str, Json]:
    """Return all cells, in the order of the table: course, players, trick, piles."""
    found: dict[str, Json] = {
        "round": state.round,
        "trick": state.trick,
        "phase": str(state.phase),
        "leader": state.leader,
        "turn": state.turn,
        "dealer": state.dealer,
        "order": list(two.seats_clockwise(state.table, state.dealer)),
    }
    for seat in range(state.table.players):
        seed = state.seeds[seat]
        found[f"hand/{seat}"] = _names(cards_in(state.hands[seat]))
        found[f"kings/{seat}"] = state.kings[seat]
        found[f"basket/{seat}"] = state.baskets[seat]
        found[f"score/{seat}"] = state.scores[seat]
        found[f"seed/{seat}"] = None if seed is None else str(seed)
    found["trick/plays"] = [_play(play) for play in state.plays]
    found["centre"] = state.centre
    found["line"] = _names(state.line)
    found["discard"] = _names(state.discard)
    found["out"] = _names(state.out)
    for dummy, pile in zip(state.table.dummies, state.piles, strict=True):
        found[f"dummy/{dummy}"] = _names(pile)
    if state.table.players == 1:
        found["start/0"] = state.starts[0]
    found["result"] = _result(state)
    return found


def _names(cards: Iterable[Card]) -> list[Json]:
    return [card.notation for card in cards]


def _play(play: Play) -> Json:
    if isinstance(play, PlayCard):
        return {"seat": play.seat, "card": str(play.card)}
    return {"seat": play.seat, "king": str(play.share)}


def _result(state: CobrasState) -> Json:
    if state.phase is not OVER:
        return None
    result = ending.result_of(state)
    assert result is not None
    return {"winners": list(result.winners), "scores": list(result.scores)}


@clause("cobras:ruling.face-up-top")
def seen_of_open_pile() -> Policy:
    """Return how much is seen of a face-up pile: its top card only."""
    # Reading: playing a card reveals the one beneath, so the others were not in view.
    return Policy.TOP


def policy(state: CobrasState, seat: Seat, address: str) -> Policy:
    """Say how much of a cell a seat may see."""
    stem, _, whose = address.partition("/")
    if stem == "out":
        return Policy.COUNT
    if stem == "dummy":
        return seen_of_open_pile() if two.is_turned(state, Seat(int(whose))) else Policy.PILE
    if stem == "hand" and int(whose) != seat:
        return Policy.COUNT
    if stem == "seed" and int(whose) != seat:
        return Policy.SEALED
    return Policy.FULL


def _spell_card(value: object, language: str) -> str:
    card = by_notation()[str(value)]
    return f"{_spell_suit(card.suit, language)} {card.rank}"


def _spell_suit(value: object, language: str) -> str:
    return EDITION.suit_names[str(value)][language]


def _spell_cards(value: object, language: str) -> str:
    assert isinstance(value, tuple)
    return ", ".join(_spell_card(card, language) for card in value)


SPELLINGS: Final[Mapping[str, Spelling]] = {
    "card": _spell_card,
    "cards": _spell_cards,
    "suit": _spell_suit,
}
"""How the words of Cobras write a card, several, a suit."""


# --- for a board that is drawn -----------------------------------------------------------


def choice_words(_: object, action: Decision) -> tuple[str, Mapping[str, object]]:
    """Return the key of a decision's words, and what they name."""
    if isinstance(action, PlayKing):
        return f"choice.king-{action.share}", {}
    return "choice.card", {"card": action.card}


def choice_cells(action: Decision) -> tuple[str, ...]:
    """Return the addresses that a decision is about: where it is taken from, where it goes."""
    if isinstance(action, PlayKing):
        return (f"kings/{action.seat}", "trick/plays")
    goes_to = "trick/plays" if isinstance(action, PlayCard) else f"seed/{action.seat}"
    return (f"hand/{action.seat}", goes_to)


def status_words(state: CobrasState) -> tuple[str, Mapping[str, object]]:
    """Return the key of the line that says what is to be done now, and what it names."""
    if state.phase is TRICK:
        led = tricks.lead_suit(state.plays, state.table.dummies)
        return ("status.led" if led else "status.turn"), {"seat": state.turn, "suit": led}
    if state.phase is OVER:
        return _over_words(state)
    return f"status.{state.phase}", {}


def _over_words(state: CobrasState) -> tuple[str, Mapping[str, object]]:
    if state.table.players == 1:
        how = "solo" if solo.has_won(state) else "lost"
        return f"status.over-{how}", {"points": state.scores[0], "rounds": state.round}
    best = ending.most_points(state.scores)
    return f"status.over{'-tied' if len(best) > 1 else ''}", {"seats": best, "points": state.scores[best[0]]}


def board_names(edition: Edition, language: str) -> Mapping[str, str]:
    """Return the words of the edition that a board needs: the suits."""
    return {f"suit.{suit}": names[language] for suit, names in edition.suit_names.items()}


def board_data(edition: Edition) -> Mapping[str, Json]:
    """Return what a board needs: numbers of the edition, and which cells tell seats."""
    return {
        "scale": list(edition.scale),
        "triples_to_end": edition.triples,
        "seat_cells": ["leader", "turn", "dealer", "order"],
    }
