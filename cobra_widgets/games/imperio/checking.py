"""What no position can be: every fault of one that was set up by hand."""

from collections import Counter
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import clause
from cobra_widgets.games.imperio.board import Spaces
from cobra_widgets.games.imperio.book import WORDS
from cobra_widgets.games.imperio.cards import Deck
from cobra_widgets.games.imperio.given import Reading
from cobra_widgets.games.imperio.rules import setup, ships, ways
from cobra_widgets.games.imperio.rules.ply import BIT
from cobra_widgets.games.imperio.state import Ask, AskKind, ImperioState, Phase, Variant, numbered
from cobra_widgets.games.imperio.view import cells as cells_of

OWN_TURN: Final = frozenset(set(Phase) - {Phase.DEAL, Phase.OVER})
"""Phases in which some seat is on turn."""
AFTER_ROLL: Final = frozenset({Phase.ROLLED, Phase.FORCED, Phase.MARCH, Phase.USED, Phase.MOVE})
"""Phases that need a roll."""
UNGUARDED: Final = frozenset({Phase.FORCED, Phase.MARCH, Phase.USED})
"""Phases of a Hero's turn when there is no Guardian."""
OF_HEROES: Final = UNGUARDED | {Phase.ROLLED, Phase.AFTER, Phase.ENDING}
"""Phases of a Hero's turn only."""
WAITING: Final = frozenset({AskKind.BEAM, AskKind.EFFECTS})
"""What waits under something asked first; neither asks anybody by itself."""


def check(reading: Reading, state: ImperioState) -> None:
    """Note every fault of a position."""
    _check_cards(reading, state)
    _check_trials(reading, state)
    _check_pawns(reading, state)
    _check_course(reading, state)
    _check_asks(reading, state)
    result = cells_of(state)["result"]
    if reading.given.get("result", result) != result:
        reading.wrong("result", result)
    if reading.given.get("limit", state.table.limit) != state.table.limit:
        reading.wrong("limit", state.table.limit)


def _check_cards(reading: Reading, state: ImperioState) -> None:
    edition = reading.edition
    for deck, lying in (
        (Deck.HELP, [*state.help, *(card for hero in state.heroes for card in hero.hand)]),
        (Deck.FORCES, [*state.forces, *state.hand, *state.faceup]),
    ):
        found, full = Counter(lying), Counter(setup.full_deck(edition, deck))
        for card in found | full:
            if found[card] != full[card]:
                reading.fault("card-count", card=card, count=found[card], of=full[card])
    beside = edition.beside if state.table.guardian is None and state.phase is not Phase.DEAL else 0
    if len(state.faceup) != beside:
        reading.wrong("faceup", WORDS.say("fault.faceup-limit", {"count": beside}))
    waiting = {ask.seat for ask in state.asks if ask.kind is AskKind.DISCARD}
    for seat in range(state.table.players):
        hand = state.hand if seat == state.table.guardian else state.heroes[seat].hand
        if len(hand) > edition.hand + (seat in waiting):
            reading.fault("hand-full", seat=seat, count=len(hand), limit=edition.hand)


def _check_trials(reading: Reading, state: ImperioState) -> None:
    edition = reading.edition
    lying: Counter[str] = Counter()
    taken = _check_oracles(reading, state)
    for hero in state.heroes:
        lying.update((*hero.trials, *hero.done))
    for number, cards in enumerate(state.oracles):
        if number not in taken:
            lying.update(cards)
        elif sorted(cards) != sorted(state.heroes[taken[number]].done):
            reading.fault("oracle-open", island=reading.board.islands[number].id)
    if state.phase is not Phase.DEAL:
        for trial in edition.trials:
            if lying[trial] != 1:
                reading.fault("card-count", card=trial, count=lying[trial], of=1)


def _check_oracles(reading: Reading, state: ImperioState) -> dict[int, int]:
    """Return which Hero had its trials from which Oracle."""
    taken: dict[int, int] = {}
    for seat, hero in enumerate(state.heroes):
        if hero.oracle is None:
            if hero.trials or hero.done:
                reading.fault("no-oracle", seat=seat)
            continue
        if hero.oracle in taken:
            reading.fault("oracle-twice", island=reading.board.islands[hero.oracle].id)
        taken[hero.oracle] = seat
        if len(hero.trials) + len(hero.done) != reading.edition.stack:
            reading.fault("trial-number", seat=seat, count=reading.edition.stack)
    return taken


def _check_pawns(reading: Reading, state: ImperioState) -> None:
    board = reading.board
    standing = [hero for hero in state.heroes if hero.city is not None]
    fighting = {ask.seat for ask in state.asks if ask.kind in {AskKind.FIGHT, AskKind.COMBAT}}
    on: dict[int, str] = {}
    for seat, hero in enumerate(state.heroes):
        if hero in standing:
            _check_hero(reading, state, seat)
            _check_room(reading, on, f"hero/{seat}/space", hero.space, is_sharing=seat in fighting)
    for number, space in enumerate(state.sentinels):
        address = f"sentinel/{numbered(number)}/space"
        if not _open_to_sentinels(state) & BIT[space]:
            reading.fault("closed", address=address, space=board.names[space])
        _check_room(reading, on, address, space, is_sharing=False)
    cities = [hero.city for hero in standing]
    for city in {city for city in cities if city is not None and cities.count(city) > 1}:
        reading.fault("city-twice", space=board.names[city])


@clause("imperio:ruling.sentinels-home")
def _open_to_sentinels(state: ImperioState) -> Spaces:
    """Return where a Sentinel may stand: on Cobra Island, with its ships also ashore."""
    board = state.table.board
    ashore = ~(board.home | BIT[board.well]) if Variant.SHIP in state.table.variants else 0
    return (board.home | ashore) & ~(ways.closed_to_sentinels(board) | ships.closed(state))


def _check_hero(reading: Reading, state: ImperioState, seat: int) -> None:
    board, hero = reading.board, state.heroes[seat]
    if hero.city not in {island.city for island in board.islands}:
        reading.wrong(f"hero/{seat}/city", ", ".join(board.names_in(board.cities)))
    if (hero.space == board.well) != hero.captured:
        reading.fault("well", seat=seat)
    if hero.captured and (hero.fog or hero.stuck):
        reading.fault("lifted", seat=seat)
    elif hero.stuck and not _is_at_trial(state, seat):
        reading.fault("stuck", seat=seat)
    is_won = state.winners == (seat,)
    if hero.space == board.tower or (hero.space == board.centre) != is_won:
        reading.fault("closed", address=f"hero/{seat}/space", space=board.names[hero.space])


def _is_at_trial(state: ImperioState, seat: int) -> bool:
    """Tell whether dice may be thrown against a trial of a Hero where it stands."""
    hero, trials = state.heroes[seat], state.table.edition.trials
    return Variant.TRIALS in state.table.variants and any(
        trials[id_].place == hero.space for id_ in hero.trials
    )


def _check_room(reading: Reading, on: dict[int, str], address: str, space: int, *, is_sharing: bool) -> None:
    """Check that a pawn has its space for itself, but in the Tower, in the Well, and in a combat."""
    board = reading.board
    if space in on and space not in {board.tower, board.well}:
        reading.fault("shared", one=on[space], other=address, space=board.names[space])
    if not is_sharing:
        on[space] = address


def _check_course(reading: Reading, state: ImperioState) -> None:
    phase, table = state.phase, state.table
    has_begun = phase not in {Phase.DEAL, Phase.CITY}
    if phase in OWN_TURN and state.turn is None:
        reading.wrong("turn", ", ".join(map(str, table.order)))
    if phase in AFTER_ROLL and state.roll is None:
        reading.wrong("roll", f"1..{table.edition.faces}")
    if has_begun and state.round == 0:
        reading.wrong("round", "1..")
    if table.limit and state.round > table.limit:
        reading.wrong("round", f"0..{table.limit}")
    for seat, hero in enumerate(state.heroes):
        if has_begun and hero.city is None:
            reading.fault("no-city", seat=seat)
    if (phase is Phase.OVER) != (state.winners is not None):
        reading.fault("over")
    if phase in {Phase.ROLLED, Phase.USED, Phase.ENDED} and not state.asks:
        reading.fault("passing", phase=str(phase))
    _check_side(reading, state)


def _check_side(reading: Reading, state: ImperioState) -> None:
    """Check that the phase is one of whoever is on turn."""
    phase, guardian = state.phase, state.table.guardian
    if state.turn is None:
        return
    if phase is Phase.CITY and not _is_choosing(state, state.turn):
        reading.fault("phase", phase=str(phase))
    foreign = OF_HEROES if state.turn == guardian else frozenset() if guardian is None else UNGUARDED
    if phase in foreign:
        reading.fault("phase", phase=str(phase))
    if state.turn != guardian and phase in {Phase.MOVE, Phase.AFTER} and state.heroes[state.turn].captured:
        reading.fault("captured-move", seat=state.turn)


def _is_choosing(state: ImperioState, turn: Seat) -> bool:
    """Tell whether a seat is the next to choose a city: all Heroes before it have one, none after."""
    chosen = [hero.city is not None for hero in state.heroes]
    is_next = turn < len(chosen) and chosen == [seat < turn for seat in range(len(chosen))]
    return is_next and not setup.is_given(state.table)


def _check_asks(reading: Reading, state: ImperioState) -> None:
    heroes = range(state.table.heroes)
    waiting = all(ask.kind in WAITING and ask.seat in heroes for ask in state.asks[:-1])
    if not waiting or (state.asked is not None and not _fits(state, state.asked)):
        reading.wrong("ask", WORDS.template("fault.ask-limit"))


def _fits(state: ImperioState, asked: Ask) -> bool:
    """Tell whether what is asked first fits hands and pawns."""
    if asked.kind is AskKind.PLACE:
        return asked.seat == state.table.guardian and asked.sentinel is not None
    if asked.kind is AskKind.DISCARD:
        hand = state.hand if asked.seat == state.table.guardian else state.heroes[asked.seat].hand
        return len(hand) > state.table.edition.hand
    return asked.seat < state.table.heroes and _fits_hero(state, asked)


def _fits_hero(state: ImperioState, asked: Ask) -> bool:
    hero = state.heroes[asked.seat]
    if asked.kind in {AskKind.FIGHT, AskKind.COMBAT}:
        meets = asked.sentinel is None or state.sentinels[asked.sentinel] == hero.space
        return not hero.captured and meets and _names_weapon(state, asked)
    if asked.kind is AskKind.VOYAGE:
        gates = {island.entrance for island in state.table.board.islands}
        return asked.space in gates and _names_weapon(state, asked)
    if asked.kind is AskKind.TRIAL:
        return _is_at_trial(state, asked.seat)
    if asked.kind is AskKind.USE:
        is_blind = not state.table.is_open
        return is_blind and asked.nth is not None and asked.nth < len(state.faceup)
    return asked.kind is AskKind.THEFT and bool(hero.hand)


def _names_weapon(state: ImperioState, asked: Ask) -> bool:
    """Tell whether the weapon named is in the Hero's hand; before it is named, whether there is one."""
    cards, hand = state.table.edition.cards, state.heroes[asked.seat].hand
    weapons = [card for card in hand if cards[card].overcomes is not None]
    return bool(weapons) if asked.kind is AskKind.FIGHT else asked.card in weapons
