"""Who decides for a seat."""

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.deciders import Look
from cobra_widgets.players import BY_NAME, Greedy, Random, Search, player
from tests.games.kinds import each_kind
from tests.games.playing import random_games, sample

QUICK = {"random": Random(), "greedy": Greedy(imagined=2), "search": Search(playouts=2, plies=8)}
each_player = pytest.mark.parametrize("who", QUICK.values(), ids=QUICK)


class Last:
    """Takes the last of its choices."""

    def decide(self, look):
        return look.legal[-1]


def looks(kind, games, most):
    """What seats that may decide see, at some moments of some games."""
    for match in random_games(kind, games):
        game = match._game
        for ply in sample(match, most):
            state = ply._node.state
            for seat in game.window(state).seats[:2]:
                yield game, state, seat, f"{match.seed}/{ply.ply}"


@each_player
@pytest.mark.parametrize("kind, games", each_kind(daily=2, long=50))
def test_a_player_takes_one_of_its_choices_and_the_same_one_again(who, kind, games):
    for game, state, seat, key in looks(kind, games, 4):
        decided = who.decide(Look(game, state, seat, key))
        assert decided in game.legal(state, seat)
        assert who.decide(Look(game, state, seat, key)) == decided


@each_player
@pytest.mark.parametrize("kind, games", each_kind(daily=2, long=50))
def test_what_a_seat_cannot_see_changes_no_decision(who, kind, games):
    for game, state, seat, key in looks(kind, games, 4):
        other = game.determinize(state, seat, Chance(99))
        looked = [Look(game, each, seat, key) for each in (state, other)]
        assert looked[0].cells == looked[1].cells
        assert looked[0].legal == looked[1].legal
        assert looked[0].imagine(0) == looked[1].imagine(0)
        assert who.decide(looked[0]) == who.decide(looked[1])


def test_players_by_name_play_a_whole_game_the_same_on_each_run():
    games = [cw.new("cobras", players=["random"] * 4, seed=5).play() for _ in range(2)]
    assert games[0].to_json() == games[1].to_json()
    rounds = [cw.new("cobras", players=[None, "random", "greedy"], seed=5).play("trick") for _ in range(2)]
    assert rounds[0].log() == rounds[1].log()


def test_a_player_of_ones_own_decides_for_its_seat():
    match = cw.new("cobras", players=[Last(), None, "random"], seed=5)
    wanted = match.legal(0)[-1]
    match.step()
    assert match.path()[-1]._node.action == wanted


def test_a_move_can_be_made_for_a_seat_that_has_a_player():
    match = cw.new("cobras", players=["random"] * 3, seed=5)
    wanted = match.legal(0)[-1]
    match.step(wanted)
    assert match.path()[-1]._node.action == wanted


def test_an_illegal_decision_of_a_player_is_refused():
    class Cheat:
        def decide(self, look):
            return next(a for a in look.game.parse(look.imagine(0), "K+") if a.seat == look.seat)

    match = cw.new("cobras", players=[Cheat(), None, None], seed=5)
    with pytest.raises(cw.Refused):
        match.step()
    assert match.ply == 1


@pytest.mark.parametrize("given", ["clever", 5, object(), "Random"])
def test_what_is_no_player_is_refused_with_those_there_are(given):
    with pytest.raises(cw.BadOption, match="random, greedy, search"):
        cw.new("cobras", players=[given, None, None])


def test_a_player_is_written_as_the_call_that_makes_it():
    assert [repr(p) for p in QUICK.values()] == [
        "Random()", "Greedy(imagined=2)", "Search(playouts=2, plies=8)",
    ]  # fmt: skip
    assert player(None) is None
    assert [type(player(name)).__name__.lower() for name in BY_NAME] == list(BY_NAME)


def test_a_better_player_beats_a_random_one_more_often_than_not():
    won = 0
    for seed in range(6):
        match = cw.new("cobras", players=[Greedy(imagined=2), "random", "random"], seed=seed).play("round")
        scores = [match.inspect(f"score/{seat}")[f"score/{seat}"] for seat in range(3)]
        won += scores[0] == max(scores)
    assert won >= 3
