"""How a position may be and how well a seat stands in it, for players that look ahead."""

from functools import lru_cache
from typing import Final

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.chance import Chance
from cobra_widgets.games.imperio.board import Board
from cobra_widgets.games.imperio.cards import Effect
from cobra_widgets.games.imperio.rules import capture, hands, ways
from cobra_widgets.games.imperio.state import AskKind, Hero, ImperioState

FAR: Final = 99
"""Steps to where no way leads."""
TRIAL_WORTH: Final = 14.0
ORACLE_WORTH: Final = 8.0
ISLAND_WORTH: Final = 70.0
WEAPON_WORTH: Final = 3.0
FITTING_WORTH: Final = 4.0
FLIGHT_WORTH: Final = 6.0
WELL_COST: Final = 12.0
STEP_COST: Final = 0.6


# --- how it may be ----------------------------------------------------------------------


def imagined(state: ImperioState, seat: Seat, chance: Chance) -> ImperioState:
    """Return another full state with the same view: all cards the seat cannot see, mixed anew."""
    state = _help_mixed(state, seat, chance)
    state = _forces_mixed(state, seat, chance)
    return _trials_mixed(state, seat, chance)._replace(chance=chance)


def _help_mixed(state: ImperioState, seat: Seat, chance: Chance) -> ImperioState:
    edition = state.table.edition
    others = [n for n in range(state.table.heroes) if n != seat]
    unseen = [*state.help, *(card for n in others for card in state.heroes[n].hand)]
    pool = list(chance.shuffle("imagine-help", sorted(unseen)))
    hands_of = {n: _sure_cards(state, n, pool) for n in others}
    for n in others:
        while len(hands_of[n]) < len(state.heroes[n].hand):
            hands_of[n].append(pool.pop())
    heroes = tuple(
        hero._replace(hand=hands.sorted_hand(edition, hands_of[n])) if n in hands_of else hero
        for n, hero in enumerate(state.heroes)
    )
    return state._replace(heroes=heroes, help=tuple(pool))


def _sure_cards(state: ImperioState, seat: int, pool: list[str]) -> list[str]:
    """Take out of the pool what everybody knows a Hero to hold: the weapon it fights or sails with."""
    sure: list[str] = []
    for ask in state.asks:
        if ask.seat != seat or ask.kind not in {AskKind.FIGHT, AskKind.COMBAT, AskKind.VOYAGE}:
            continue
        cards = state.table.edition.cards
        named = ask.card or next((c for c in pool if cards[c].effect is Effect.WEAPON), None)
        if named in pool and named is not None:
            pool.remove(named)
            sure.append(named)
    return sure


def _forces_mixed(state: ImperioState, seat: Seat, chance: Chance) -> ImperioState:
    table = state.table
    if table.guardian is None:
        return _beside_mixed(state, chance)
    if seat == table.guardian:
        return state._replace(forces=chance.shuffle("imagine-forces", sorted(state.forces)))
    pool = chance.shuffle("imagine-forces", sorted((*state.forces, *state.hand)))
    held = len(state.hand)
    hand = hands.sorted_hand(table.edition, list(pool[:held]))
    return state._replace(hand=hand, forces=pool[held:])


def _beside_mixed(state: ImperioState, chance: Chance) -> ImperioState:
    if state.table.is_open:
        return state._replace(forces=chance.shuffle("imagine-forces", sorted(state.forces)))
    shown = {ask.nth: ask.card for ask in state.asks if ask.kind is AskKind.USE}
    covered = [card for index, card in enumerate(state.faceup) if index not in shown]
    pool = list(chance.shuffle("imagine-forces", sorted((*state.forces, *covered))))
    faceup = tuple(card if index in shown else pool.pop() for index, card in enumerate(state.faceup))
    return state._replace(faceup=faceup, forces=tuple(pool))


def _trials_mixed(state: ImperioState, seat: Seat, chance: Chance) -> ImperioState:
    taken = {hero.oracle for hero in state.heroes}
    covered = [n for n in range(len(state.oracles)) if n not in taken]
    others = [n for n in range(state.table.heroes) if n != seat]
    unseen = [card for n in others for card in state.heroes[n].trials]
    unseen += [card for n in covered for card in state.oracles[n]]
    pool = list(chance.shuffle("imagine-oracle", sorted(unseen)))
    at_stake = {ask.seat for ask in state.asks if ask.kind is AskKind.TRIAL}
    at_stake |= {Seat(n) for n, hero in enumerate(state.heroes) if hero.stuck}
    fixed = {n: _here(state, n, pool) for n in others if n in at_stake}
    heroes = []
    for n, hero in enumerate(state.heroes):
        if n == seat:
            heroes.append(hero)
            continue
        known = fixed.get(n, [])
        trials = (*known, *(pool.pop() for _ in range(len(hero.trials) - len(known))))
        heroes.append(hero._replace(trials=trials))
    stacks = tuple(
        tuple(pool.pop() for _ in cards) if n in covered else cards for n, cards in enumerate(state.oracles)
    )
    return state._replace(heroes=tuple(heroes), oracles=stacks)


def _here(state: ImperioState, seat: int, pool: list[str]) -> list[str]:
    """Take out of the pool the trial that everybody sees a Hero throw dice against."""
    trials = state.table.edition.trials
    for card in state.heroes[seat].trials:
        if trials[card].place == state.heroes[seat].space and card in pool:
            pool.remove(card)
            return [card]
    return []


# --- how well a seat stands -------------------------------------------------------------


@lru_cache(maxsize=2**12)
def distances(board: Board, start: int) -> tuple[int, ...]:
    """Return the steps from a space to each other, as if nobody stood in the way."""
    found = [FAR] * len(board.names)
    for steps, level in enumerate(ways.ways(board, start, len(board.names), 0)):
        for space in range(len(found)):
            if level >> space & 1:
                found[space] = steps
    return tuple(found)


def standing(state: ImperioState, seat: Seat) -> float:
    """Return how well a seat stands: a Hero by its way to the Eye, the Guardian by theirs."""
    if state.winners is not None:
        return 1000.0 if seat in state.winners else -1000.0
    worth = [_worth(state, hero) for hero in state.heroes]
    if seat == state.table.guardian:
        return -max(worth) - sum(worth) / len(worth)
    others = [value for n, value in enumerate(worth) if n != seat]
    return worth[seat] - max(others, default=0.0) / 2


def _worth(state: ImperioState, hero: Hero) -> float:
    board = state.table.board
    value = (
        TRIAL_WORTH * len(hero.done) + ORACLE_WORTH * (hero.oracle is not None) + _worth_of_hand(state, hero)
    )
    if hero.captured or hero.city is None:
        return value - WELL_COST
    if board.home >> hero.space & 1:
        return ISLAND_WORTH + value - 3 * distances(board, hero.space)[board.centre]
    return value - STEP_COST * min(_way_left(state, hero), FAR)


def _worth_of_hand(state: ImperioState, hero: Hero) -> float:
    """Return what cards are good for: a weapon for each trial left, one to fight with, a flight."""
    edition = state.table.edition
    kinds = {edition.trials[id_].kind for id_ in hero.trials}
    effects = {edition.cards[id_].effect for id_ in hero.hand}
    fitting = {edition.cards[id_].overcomes for id_ in hero.hand} & kinds
    value = FITTING_WORTH * len(fitting) + FLIGHT_WORTH * (Effect.FLIGHT in effects)
    return value + WEAPON_WORTH * bool(capture.weapons_in(hero.hand, edition)) + 0.5 * len(hero.hand)


def _way_left(state: ImperioState, hero: Hero) -> float:
    """Return the steps to a Hero's next goal: an Oracle, a trial it has the weapon for, a city."""
    board, edition = state.table.board, state.table.edition
    steps = distances(board, hero.space)
    if hero.oracle is None:
        taken = {other.oracle for other in state.heroes}
        goals = [island.oracle for n, island in enumerate(board.islands) if n not in taken]
        return min((steps[goal] for goal in goals), default=FAR)
    if not hero.trials:
        return 0  # whatever flies, flies from anywhere
    trials = [edition.trials[id_] for id_ in hero.trials]
    ready = [t for t in trials if any(card in edition.weapon_for(t.kind) for card in hero.hand)]
    left = [steps[trial.place] for trial in ready] or [steps[trial.place] + 4 for trial in trials]
    return min(left, default=0)
