"""The cells of a game of En busca del Imperio Cobra, and what a seat may see of them."""

from collections.abc import Mapping
from typing import Any, Final

from cobra_widgets.engine.actions import Json, Seat
from cobra_widgets.engine.cells import Policy
from cobra_widgets.engine.clauses import clause
from cobra_widgets.engine.words import Spelling
from cobra_widgets.games.imperio import drawing
from cobra_widgets.games.imperio.actions import Aim, Decision, Kind
from cobra_widgets.games.imperio.book import WORDS
from cobra_widgets.games.imperio.cards import Card
from cobra_widgets.games.imperio.edition import Edition
from cobra_widgets.games.imperio.state import Ask, ImperioState, Phase, numbered

ARTICLE: Final = "el "


def cells(state: ImperioState) -> dict[str, Json]:
    """Return all cells: course, Heroes, the Cobra's side, piles, result."""
    table = state.table
    names = table.board.names
    found: dict[str, Json] = {
        "turn": state.turn,
        "phase": str(state.phase),
        "round": state.round,
        "limit": table.limit,
        "roll": state.roll,
        "points": state.points,
        "ask": [_ask(ask, state) for ask in reversed(state.asks)],
    }
    for seat, hero in enumerate(state.heroes):
        stem = f"hero/{seat}"
        found[f"{stem}/space"] = names[hero.space] if hero.city is not None else None
        found[f"{stem}/city"] = None if hero.city is None else names[hero.city]
        found[f"{stem}/hand"] = list(hero.hand)
        found[f"{stem}/oracle"] = None if hero.oracle is None else table.board.islands[hero.oracle].id
        found[f"{stem}/trials"] = list(hero.trials)
        found[f"{stem}/done"] = list(hero.done)
        found[f"{stem}/captured"] = hero.captured
        found[f"{stem}/fog"] = hero.fog
        found[f"{stem}/stuck"] = hero.stuck
    for sentinel, space in enumerate(state.sentinels):
        stem = f"sentinel/{numbered(sentinel)}"
        found[f"{stem}/space"] = names[space]
        found[f"{stem}/spent"] = bool(state.spent >> sentinel & 1)
    if table.guardian is not None:
        found["guardian/hand"] = list(state.hand)
    found["cobra/ray"] = state.ray
    for island, cards in zip(table.board.islands, state.oracles, strict=True):
        found[f"oracle/{island.id}"] = list(cards)
    found["deck/help"] = list(state.help)
    found["deck/forces"] = list(state.forces)
    if table.guardian is None:
        found["faceup"] = list(state.faceup)
    found["result"] = _result(state)
    return found


def _ask(ask: Ask, state: ImperioState) -> Json:
    found: dict[str, Json] = {"kind": str(ask.kind), "seat": ask.seat}
    if ask.sentinel is not None:
        found["sentinel"] = numbered(ask.sentinel)
    if ask.card is not None:
        found["card"] = ask.card
    if ask.space is not None:
        found["space"] = state.table.board.names[ask.space]
    if ask.nth is not None:
        found["index"] = numbered(ask.nth)
    return found


def scores(state: ImperioState) -> tuple[int, ...]:
    """Return 1 for each seat that has won, 0 for the others."""
    winners = state.winners or ()
    return tuple(int(seat in winners) for seat in range(state.table.players))


def _result(state: ImperioState) -> Json:
    if state.winners is None:
        return None
    return {"winners": list(state.winners), "scores": list(scores(state))}


@clause("imperio:ruling.views")
def policy(state: ImperioState, seat: Seat, address: str) -> Policy:
    """Say how much of a cell a seat may see."""
    # Reading: only the trials are said to be hidden, but hands and decks are no secret otherwise.
    stem, _, rest = address.partition("/")
    if stem == "deck":
        return Policy.COUNT
    if stem == "faceup":
        return Policy.FULL if state.table.is_open else Policy.COUNT
    if stem == "guardian":
        return Policy.FULL if seat == state.table.guardian else Policy.COUNT
    if stem == "oracle":
        return _policy_of_stack(state, rest)
    if stem == "hero":
        owner, _, what = rest.partition("/")
        if what in {"hand", "trials"} and int(owner) != seat:
            return Policy.COUNT
    return Policy.FULL


def _policy_of_stack(state: ImperioState, island: str) -> Policy:
    number = next(n for n, each in enumerate(state.table.board.islands) if each.id == island)
    is_taken = any(hero.oracle == number for hero in state.heroes)
    return Policy.FULL if is_taken else Policy.COUNT


# --- words ------------------------------------------------------------------------------


def spellings(edition: Edition) -> Mapping[str, Spelling]:
    """Return how sentences write a card, a space, a trial, an island, a Sentinel of an edition."""
    islands = {island.id: island.name for island in edition.board.islands}

    def card(value: object, language: str) -> str:
        return edition.cards[str(value)].name[language]

    def space(value: object, language: str) -> str:
        name = edition.names.get(str(value))
        return str(value) if name is None else name[language]

    def trial(value: object, language: str) -> str:
        return edition.trials[str(value)].name[language]

    def several(one: Spelling) -> Spelling:
        return lambda value, language: ", ".join(one(each, language) for each in _row(value))

    return {
        "card": card, "cards": several(card), "space": space, "spaces": several(space),
        "to": lambda value, language: _joined("to", space(value, language), language),
        "from": lambda value, language: _joined("from", space(value, language), language),
        "trial": trial, "trials": several(trial),
        "island": lambda value, language: islands[str(value)][language],
        "sentinel": lambda value, language: WORDS.say("sentinel", {"n": value}, language),
        "place": lambda value, _: f", {value}" if value else "",
        "sentinels": several(lambda value, language: WORDS.say("sentinel", {"n": value}, language)),
    }  # fmt: skip


def _joined(key: str, name: str, language: str) -> str:
    """Return a name after a preposition, which Spanish runs into the article `el`."""
    plain, contracted = WORDS.template(f"preposition.{key}", language).split("|")
    rest = name.removeprefix(ARTICLE)
    return plain.format(name=name) if rest == name else contracted.format(rest=rest)


def _row(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value


def _number(place: int | None) -> int | None:
    return None if place is None else numbered(place)


# --- for a board that is drawn -----------------------------------------------------------


def choice_words(_: object, action: Decision) -> tuple[str, Mapping[str, object]]:
    """Return the key of a decision's words, and what they name."""
    params: dict[str, Any] = {
        "space": action.space, "card": action.card, "sentinel": _number(action.sentinel),
        "target": action.target, "index": _number(action.index),
    }  # fmt: skip
    words = [f"choice.{action.kind}"]
    if action.kind in {Kind.CARD, Kind.USE}:
        words += [str(action.aim)] if action.aim is not None else []
        words += ["space"] if action.space is not None else []
    if action.aim is Aim.RAYS:
        params["target"] = int(action.target or 0)
    return "-".join(words), params


def choice_cells(action: Decision) -> tuple[str, ...]:
    """Return the addresses that a decision is about."""
    hero = f"hero/{action.seat}"
    if action.kind in {Kind.ROLL, Kind.STAY, Kind.END}:
        # Nothing on the board stands for them.
        return ()
    if action.kind is Kind.LEG:
        return (f"sentinel/{_number(action.sentinel)}/space", "points")
    if action.kind in {Kind.USE, Kind.RETURN, Kind.REVEAL}:
        return ("faceup",)
    if action.kind is Kind.MOVE:
        return (f"{hero}/space", "roll")
    if action.kind is Kind.CITY:
        return (f"{hero}/city",)
    if action.kind is Kind.FIGHT:
        return (f"{hero}/hand", "ask")
    return ("ask",) if action.kind is Kind.PLACE else ("phase",)


def status_words(state: ImperioState) -> tuple[str, Mapping[str, object]]:
    """Return the key of the line that says what is to be done now, and what it names."""
    if state.winners is not None:
        return _over_words(state)
    asked = state.asked
    params: dict[str, object] = {"seat": state.turn, "roll": state.roll, "points": state.points}
    if asked is not None:
        params |= {"seat": asked.seat, "sentinel": _number(asked.sentinel)}
        return f"status.{asked.kind}", params
    is_split = state.phase is Phase.MOVE and state.turn == state.table.guardian
    return ("status.legs" if is_split else f"status.{state.phase}"), params


def _over_words(state: ImperioState) -> tuple[str, Mapping[str, object]]:
    """Say who has won and how, and who is the Guardian of the next game where there is one."""
    winner = next(iter(state.winners or ()), None)
    how = "limit" if winner in {None, state.table.guardian} else "exact"
    alone = "-alone" if state.table.guardian is None else ""
    return f"status.over-{how}{alone}", {"winner": winner, "round": state.round}


def board_names(edition: Edition, language: str) -> Mapping[str, str]:
    """Return the words of the edition that a board needs: cards, trials, islands, spaces."""
    board = edition.board
    return {
        **{f"card.{card.id}": card.name[language] for card in edition.cards.values()},
        **{f"trial.{trial.id}": trial.name[language] for trial in edition.trials.values()},
        **{f"island.{island.id}": island.name[language] for island in board.islands},
        **{f"space.{name}": names[language] for name, names in edition.names.items()},
    }


def _card_data(card: Card, names: tuple[str, ...]) -> Json:
    found: dict[str, Json] = {"deck": str(card.deck), "effect": str(card.effect)}
    if card.overcomes is not None:
        found["overcomes"] = card.overcomes
    if card.to is not None:
        found["to"] = names[card.to]
    return found


def board_data(edition: Edition) -> Mapping[str, Json]:
    """Return what a drawn board needs of the edition: islands, temple, trials, cards, spaces."""
    board = edition.board
    names = board.names
    return {
        "islands": [
            {"id": i.id, "city": names[i.city], "oracle": names[i.oracle], "entrance": names[i.entrance]}
            for i in board.islands
        ],
        "rays": len(board.rays),
        "trials": {t.id: {"kind": t.kind, "place": names[t.place]} for t in edition.trials.values()},
        "cards": {card.id: _card_data(card, names) for card in edition.cards.values()},
        "hand": edition.hand,
        **drawing.drawn(edition),
    }  # fmt: skip
