"""The end of the game, and who has won."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    NINE,
    blocked,
    cell,
    cited,
    finish,
    last_trick,
    play,
    said,
    table,
    told,
    values,
)


@pytest.mark.clause("cobras:game.end")
@pytest.mark.parametrize("players, target", [(2, 100), (3, 100), (4, 100), (5, 75)])
def test_the_game_ends_after_a_round_with_somebody_at_the_target(players, target):
    others = (10,) * (players - 1)
    short = last_trick(target - 1, *others)
    finish(short)
    assert (cell(short, "phase"), cell(short, "round"), short.result) == ("seed", 2, None)
    reached = last_trick(target, *others)
    events = finish(reached)
    assert cell(reached, "phase") == "over"
    assert reached.result.winners == (0,)
    assert cited(events, "game-won") == ("cobras:game.end",)


@pytest.mark.clause("cobras:game.end")
def test_the_most_points_win_and_not_the_one_who_won_the_last_trick():
    match = last_trick(101, 120, 40, baskets=(1, 3, 0))  # 102, 120 - 5, 38
    finish(match)
    assert (match.result.winners, match.result.scores) == ((1,), (102, 115, 38))
    assert cell(match, "result") == {"winners": [1], "scores": [102, 115, 38]}


@pytest.mark.clause("cobras:game.end")
def test_a_hundred_points_end_nothing_while_the_round_goes_on():
    match = table("Y9 Y10", "Y1 Y5", "Y2 Y4", line=NINE, scores=(100, 0, 0))
    play(match, "Y9", "Y1", "Y2")
    assert (cell(match, "phase"), match.result) == ("trick", None)
    play(match, "Y10", "Y5", "Y4")
    assert cell(match, "phase") == "over"


@pytest.mark.clause("cobras:game.end")
def test_when_the_game_is_over_nothing_may_be_played():
    match = last_trick(100, 10, 10)
    finish(match)
    assert (match.to_act, match.legal()) == ((), ())
    assert blocked(match, "B5", seat=0) == ["game.end"]
    with pytest.raises(cw.Refused):
        match.step()


@pytest.mark.clause("cobras:ruling.final-tie")
@pytest.mark.parametrize(
    "scores, winners",
    [((105, 107, 20), (0, 1)), ((105, 106, 20), (0,)), ((105, 108, 20), (1,)), ((105, 107, 107), (0, 1, 2))],
)
def test_those_tied_for_the_most_points_win_together(scores, winners):
    match = last_trick(*scores)  # two off for all but the first
    events = finish(match)
    assert match.result.winners == winners
    assert told(events, "game-won") == [(winners, match.result.scores)]
    assert ("cobras:ruling.final-tie" in cited(events, "game-won")) is (len(winners) > 1)


@pytest.mark.parametrize(
    "scores, english, spanish",
    [
        (
            (105, 106, 20),
            "The game is over: A wins with 105 points.",
            "Partida terminada: la victoria es de A, con 105 puntos.",
        ),
        (
            (105, 107, 20),
            "The game is over. A tie: A and B share the win with 105 points each.",
            "Partida terminada. Empate: A y B comparten la victoria con 105 puntos cada cual.",
        ),
    ],
)
def test_the_line_at_the_end_says_who_has_won_with_how_many_points(scores, english, spanish):
    match = last_trick(*scores)
    finish(match)
    assert said(match) == (english, spanish)


@pytest.mark.clause("cobras:ruling.target-after-penalty")
@pytest.mark.parametrize("score, over", [(100, False), (101, False), (102, True)])
def test_the_target_is_looked_at_after_the_penalty(score, over):
    match = last_trick(20, score, 20)
    finish(match)
    assert values(match, "score") == (20, score - 2, 18)
    assert (cell(match, "phase") == "over") is over
