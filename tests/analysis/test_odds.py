"""Exact odds, each against counting every throw there is."""

from fractions import Fraction
from itertools import product

import pytest

import cobra_widgets as cw
from cobra_widgets.analysis import against_trial, compared, in_combat, odds, of_throwing, sums
from cobra_widgets.analysis.imperio import odds_of
from cobra_widgets.engine.chance import Chance
from tests.games.imperio.positions import hero, legal, moving, splitting, table

ISLANDS = ("vendha", "hyrca", "khytya")
TRIALS = "great-dinosaur silver-city sea-of-sand"
FACES = range(1, 7)


def counted():
    """Wins, ties and losses among all throws of three dice against three."""
    threes = [sum(throw) for throw in product(FACES, repeat=3)]
    won = sum(mine > other for mine in threes for other in threes)
    tied = sum(mine == other for mine in threes for other in threes)
    return won, tied, len(threes) ** 2 - won - tied


def test_sums_of_dice_are_as_counted():
    for throws in (1, 2, 3, 4):
        every = [sum(throw) for throw in product(FACES, repeat=throws)]
        assert dict(sums(throws)) == {total: every.count(total) for total in set(every)}


def test_a_combat_is_even_and_a_trial_is_not():
    won, tied, lost = counted()
    assert won + tied + lost == 6**6
    assert compared() == (won, tied, lost)
    assert in_combat() == Fraction(won, won + lost) == Fraction(1, 2)
    assert against_trial() == Fraction(won, 6**6) == Fraction(21162, 46656)
    assert against_trial() < in_combat()


@pytest.mark.parametrize("throws, faces", [(1, 6), (2, 4), (3, 4), (2, 8)])
def test_other_dice_are_as_counted_too(throws, faces):
    every = [sum(throw) for throw in product(range(1, faces + 1), repeat=throws)]
    won = sum(mine > other for mine in every for other in every)
    assert against_trial(throws, faces) == Fraction(won, len(every) ** 2)
    assert in_combat(throws, faces) == Fraction(1, 2)


@pytest.mark.parametrize("wanted, times", [(1, 1), (4, 1), (1, 3), (2, 4)])
def test_a_face_within_some_throws_is_as_counted(wanted, times):
    throws = list(product(FACES, repeat=times))
    hit = sum(any(face <= wanted for face in throw) for throw in throws)
    assert of_throwing(wanted, times) == Fraction(hit, len(throws))


def by_playing(match, takes):
    """The share of the six rolls after which this holds, each really rolled."""
    hits = 0
    for face in FACES:
        branch = match.fork(force={"die": face})
        branch.step("roll")
        hits += takes(branch)
    return Fraction(hits, 6)


def test_the_well_is_left_with_one_in_six():
    match = table(hero("well"), turn=0, phase="before")
    found = by_playing(match, lambda branch: not branch.inspect("hero/0/captured")["hero/0/captured"])
    assert odds(match) == (("well", found),) == (("well", Fraction(1, 6)),)
    assert str(odds(match)[0]) == "well: 1/6 = 16.7%"


@pytest.mark.parametrize("fog", [False, True])
@pytest.mark.parametrize("ray", range(8))
@pytest.mark.parametrize("where", ["i0", "o3", "vendha-path-3", "vendha-entrance", "stair-10", "stair-2"])
def test_the_eye_is_taken_as_often_as_rolling_each_number_takes_it(where, ray, fog):
    match = table(hero(where, fog=fog), turn=0, phase="before", cobra_ray=ray, sentinels=["i1", "tower"])
    taken = by_playing(match, lambda branch: branch.to_act == (0,) and ">centre" in legal(branch))
    seen = by_playing(match, lambda branch: "expelled" in [event.kind for event in branch.path()[-1].events])
    assert dict(odds(match)) == {"eye": taken, "beam": seen}


@pytest.mark.parametrize("hand, chance", [("", Fraction(1, 6)), ("sword", Fraction(1, 4))])
def test_thrown_out_onto_a_sentinel_an_armed_hero_takes_the_eye_if_it_wins(hand, chance):
    match = table(hero("o0", hand=hand), turn=0, phase="before", sentinels=["vendha-entrance", "tower"])
    taken = Fraction(0)
    for face in FACES:  # a 2 takes it from o0; a 6 turns her there, and is what the entrance needs
        branch = match.fork(force={"die": face, "dice": [6, 6, 6, 1, 1, 1]})
        branch.step("roll")
        is_fight = "fight sword" in legal(branch)
        if is_fight:
            branch.step("fight sword")
        taken += (">centre" in legal(branch)) * (in_combat() if is_fight else 1)
    assert dict(odds(match))["eye"] == taken / 6 == chance


@pytest.mark.parametrize("hand", ["", "sword"])
def test_what_another_hero_holds_does_not_change_the_chance_of_the_eye(hand):
    heroes = hero("o3"), hero("i5", hand=hand)
    match = table(*heroes, turn=0, phase="before", sentinels=["hyrca-entrance", "tower", "tower"])
    assert dict(odds(match))["eye"] == Fraction(1, 6)  # a 2, which turns her to ray 4


@pytest.mark.parametrize("fog", [False, True])
@pytest.mark.parametrize("where", ["vendha-0", "vendha-3", "vendha-5", "sea-vendha-hyrca-1"])
def test_an_oracle_is_reached_as_often_as_rolling_each_number_reaches_it(where, fog):
    match = table(hero(where, fog=fog), turn=0, phase="before", limit=9)
    found = by_playing(match, lambda branch: any(f">{isle}-6" in legal(branch) for isle in ISLANDS))
    assert dict(odds(match)) == {"oracle": found}


def test_after_the_roll_it_is_certain_or_not():
    assert odds(moving(2, hero("o0"))) == (("eye", 1),)
    assert odds(moving(3, hero("o0"))) == (("eye", 0),)
    assert odds(moving(3, hero("vendha-1"))) == ()


def test_a_sentinel_within_reach_is_fought_by_an_armed_hero_only():
    near = {"sentinels": ["o2", "tower"], "cobra_ray": 6}
    assert dict(odds(moving(2, hero("o0", hand="axe"), **near))) == {"eye": 1, "combat": Fraction(1, 2)}
    assert dict(odds(moving(2, hero("o0"), **near))) == {"eye": 1}
    assert dict(odds(moving(1, hero("o0", hand="axe"), **near))) == {"eye": 0}


def test_combat_voyage_and_trial_have_theirs():
    match = splitting(2, hero("o1", hand="sword"), sentinels=["o0", "tower"])
    match.step("1>o1")
    assert odds(match) == (("combat", Fraction(1, 2)),)
    assert odds(match, seat=1) == ()
    match = table(hero("vendha-0", hand="sword nautilus"), turn=0, phase="before")
    assert odds(match) == (("oracle", Fraction(1, 6)), ("voyage", Fraction(2, 3)))
    near = moving(2, hero("vendha-2", trials=TRIALS), variants=["trials"])
    assert odds(near) == (("trial", against_trial()),)
    far = moving(2, hero("vendha-6", trials=TRIALS), variants=["trials"])
    assert odds(far) == ()
    held = table(hero("vendha-3", trials=TRIALS, stuck=True), turn=0, phase="before", variants=["trials"])
    assert odds(held) == (("trial", against_trial()),)


@pytest.mark.parametrize("where, hand", [("vendha-1", "sword nautilus"), ("vendha-0", "nautilus")])
def test_a_voyage_that_cannot_begin_has_no_odds(where, hand):
    match = table(hero(where, hand=hand), turn=0, phase="before")
    assert [found.what for found in odds(match)] == ["oracle"]


def test_what_others_hide_changes_no_odds():
    for seed in range(3):
        match = cw.new("imperio", players=3, seed=seed, limit=6)
        while match.result is None:
            for seat in range(3):
                assert odds(match, seat) == odds(match.view(seat))
                imagined = match._game.determinize(match._state, seat, Chance(seed))
                assert odds_of(imagined, seat) == odds_of(match._state, seat)
            match.step()


def test_another_game_has_no_such_odds():
    with pytest.raises(cw.UnknownName, match="cobras"):
        odds(cw.new("cobras", seed=1))
