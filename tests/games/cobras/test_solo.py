"""The solo game: two dummies, earned Kings, three rounds."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    blocked,
    cell,
    cited,
    finish,
    last_trick,
    legal,
    play,
    said,
    table,
    told,
    values,
)


def solo(hand, left, right, **cells):
    """One player who leads, then the left dummy, then the right one."""
    return table(hand, piles=(left, right), **cells)


@pytest.mark.clause("cobras:solo.deal")
def test_cards_are_dealt_as_for_three_and_both_others_are_dummies():
    match = cw.new("cobras", players=1, seed=4)
    assert len(cell(match, "hand/0")) == 17
    assert [len(cell(match, f"dummy/{seat}")) for seat in (1, 2)] == [17, 17]
    assert (len(cell(match, "out")), cell(match, "order")) == (1, [0, 1, 2])


@pytest.mark.clause("cobras:solo.deal")
def test_after_the_seed_the_left_pile_is_face_up_and_the_right_one_is_not():
    match = cw.new("cobras", players=1, seed=4)
    piles = [cell(match, f"dummy/{seat}") for seat in (1, 2)]
    assert values(match.view(0), "dummy") == ({"count": 17, "top": None}, {"count": 17, "top": None})
    match.step()
    seen = values(match.view(0), "dummy")
    assert seen == ({"count": 17, "top": piles[0][0]}, {"count": 17, "top": None})


@pytest.mark.clause("cobras:solo.tie")
def test_of_two_considered_cards_of_one_rank_the_first_revealed_is_higher():
    match = solo("R3 Y1", "B9 Y2", "G9 Y3")
    assert told(play(match, "R3"), "won") == [(1, "B9")]
    led = solo("R3 Y1", "B9 Y2 Y3", "G9 B2 Y4", leader=2, turn=0, trick_plays=[{"seat": 2, "card": "R2"}])
    play(led, "R3")
    assert cell(led, "leader") == 1


@pytest.mark.clause("cobras:solo.tie")
def test_the_first_revealed_is_higher_only_at_the_same_rank():
    def winner(left, right):
        return told(play(solo("R3 Y1", f"{left} Y2", f"{right} Y3"), "R3"), "won")[0][0]

    assert [winner("B9", "G9"), winner("B9", "G10"), winner("B9", "G8")] == [1, 2, 1]


@pytest.mark.clause("cobras:ruling.true-suit-first")
@pytest.mark.parametrize("left, right, winner", [("B9", "R9", 2), ("R9", "B9", 1), ("B10", "R9", 1)])
def test_a_true_card_beats_a_considered_one_of_its_rank_whoever_played_it(left, right, winner):
    match = solo("R3 Y1", f"{left} Y2", f"{right} Y3")
    assert told(play(match, "R3"), "won")[0][0] == winner


@pytest.mark.clause("cobras:solo.mode")
@pytest.mark.parametrize("mode, kings", [("easy", 2), ("medium", 1), ("hard", 0)])
def test_the_mode_gives_the_kings_of_the_first_round(mode, kings):
    match = cw.new("cobras", players=1, seed=4, mode=mode)
    assert cell(match, "kings/0") == kings
    match.step()
    assert bool({"K+", "K-"} & set(legal(match))) is bool(kings)


@pytest.mark.clause("cobras:solo.mode")
def test_the_mode_is_medium_unless_told_and_none_else_is_known():
    assert cell(cw.new("cobras", players=1, seed=4), "kings/0") == 1
    with pytest.raises(cw.BadOption, match="easy, medium, hard"):
        cw.new("cobras", players=1, mode="brutal")


@pytest.mark.clause("cobras:solo.earn")
@pytest.mark.parametrize(
    "start, score, rounds, kings",
    [(0, 49, 1, 0), (0, 50, 1, 1), (20, 69, 2, 0), (20, 70, 2, 1), (-5, 45, 2, 1), (60, 60, 2, 0)],
)
def test_fifty_points_within_a_round_earn_a_king_for_the_next(start, score, rounds, kings):
    match = last_trick(score, kings=(0,), round=rounds, start_0=start)
    finish(match)
    assert (cell(match, "round"), cell(match, "kings/0")) == (rounds + 1, kings)


@pytest.mark.clause("cobras:solo.earn")
@pytest.mark.parametrize("score, kings", [(49, 1), (50, 2)])
def test_an_unused_king_is_kept_beside_the_earned_one(score, kings):
    match = last_trick(score, kings=(1,))
    events = finish(match)
    assert told(events, "kings-given") == [((0,), (kings,))]
    assert cell(match, "kings/0") == kings


@pytest.mark.clause("cobras:ruling.solo-net")
@pytest.mark.parametrize("score, kings", [(51, 0), (52, 1)])
def test_the_fifty_points_are_counted_after_the_penalty(score, kings):
    match = table(
        "B1", piles=("B11 Y2", "G1 Y3"), scores=(score,), kings=(0,),
        line="R10 R11 R12 R13 G10 G11 G12 G13 B10",
    )  # fmt: skip
    play(match, "B1")  # the left dummy wins: five cobras for two, two of them for the player
    assert cell(match, "score/0") == score - 2
    assert (cell(match, "round"), cell(match, "kings/0")) == (2, kings)


@pytest.mark.clause("cobras:ruling.kings-solo")
def test_each_king_in_hand_may_be_played_once_one_a_trick():
    match = solo("R3 R4 R5", "B9 B8 B7 B6", "G2 G3 G4 G5", kings=(2,))
    match.step("K-")
    assert cell(match, "kings/0") == 1
    assert blocked(match, "K+") == []
    match.step("K+")
    assert (cell(match, "kings/0"), cell(match, "trick")) == (0, 3)
    assert blocked(match, "K+") == ["king.once"]


@pytest.mark.clause("cobras:ruling.kings-solo")
@pytest.mark.parametrize("kings, moves", [(0, ["R3"]), (1, ["R3", "K+", "K-"]), (3, ["R3", "K+", "K-"])])
def test_a_king_is_offered_while_one_is_in_hand(kings, moves):
    assert legal(solo("R3", "B9 B8", "G2 G3", kings=(kings,))) == moves


@pytest.mark.clause("cobras:solo.token")
@pytest.mark.parametrize("left, right, winner", [("B2", "G1", 0), ("B9", "G1", 1), ("B9", "G10", 2)])
def test_the_solo_token_goes_to_who_won_the_trick(left, right, winner):
    match = solo("R3 Y1", f"{left} Y2 Y3", f"{right} Y4 Y5")
    events = play(match, "R3")
    assert told(events, "token-moved") == [(winner,)]
    assert cited(events, "token-moved") == ("cobras:trick.lead-next", "cobras:solo.token")
    assert cell(match, "leader") == winner


@pytest.mark.clause("cobras:solo.rounds")
@pytest.mark.parametrize("rounds, over", [(1, False), (2, False), (3, True)])
def test_three_rounds_are_played_whatever_the_score(rounds, over):
    match = last_trick(170, round=rounds)
    finish(match)
    assert (cell(match, "phase") == "over") is over
    assert cell(match, "round") == (3 if over else rounds + 1)


@pytest.mark.clause("cobras:solo.win")
@pytest.mark.parametrize("score, winners", [(149, ()), (150, (0,)), (151, (0,))])
def test_150_points_in_all_win_the_solo_game(score, winners):
    match = last_trick(score, round=3)
    events = finish(match)
    assert match.result.winners == winners
    assert match.result.clause == "cobras:solo.win"
    assert bool(told(events, "game-won")) is bool(winners)
    assert bool(told(events, "game-lost")) is not bool(winners)
    how = "won" if winners else "lost"
    assert said(match)[0] == f"The game is over and {how} with {score} points after 3 rounds."
