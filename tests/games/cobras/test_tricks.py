"""Playing a trick: order, following suit, the winner, turning in, dividing."""

import pytest

from tests.games.cobras.positions import (
    allowed,
    blocked,
    cell,
    cited,
    finish,
    last_trick,
    legal,
    play,
    table,
    told,
    values,
)


@pytest.mark.clause("cobras:trick.order")
@pytest.mark.parametrize("leader, order", [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_the_leader_plays_first_and_the_turn_passes_to_the_left(leader, order):
    match = table("R1 G1", "R2 G2", "R3 G3", "R4 G4", leader=leader)
    played = []
    for _ in range(4):
        (seat,) = match.to_act
        played.append(seat)
        match.step(f"R{seat + 1}")
    assert played == order
    assert cell(match, "trick") == 2


@pytest.mark.clause("cobras:trick.order")
def test_nobody_plays_out_of_turn_or_twice_or_what_it_does_not_hold():
    match = table("R1 G1", "R2 G2", "R3 G3")
    assert blocked(match, "R2", seat=1) == ["trick.order"]
    assert blocked(match, "G9", seat=0) == ["trick.order"]
    assert match.legal(1) == ()
    match.step("R1")
    assert blocked(match, "R2", seat=1) == []
    assert blocked(match, "G1", seat=0) == ["trick.order"]


@pytest.mark.clause("cobras:trick.follow-suit")
def test_who_holds_the_lead_suit_must_follow_it():
    match = table("R5 B1", "R2 R9 G3 G13", "B2", kings=(0, 0, 0))
    match.step("R5")
    assert legal(match) == ["R2", "R9"]
    assert blocked(match, "G13") == ["trick.follow-suit"]
    assert blocked(match, "R9") == []
    with pytest.raises(ValueError, match="red"):
        match.step("G3")


@pytest.mark.clause("cobras:trick.follow-suit")
@pytest.mark.parametrize("hand", ["G3 B1 Y13", "G1", "B13 Y2"])
def test_who_holds_none_of_the_lead_suit_may_play_anything(hand):
    match = table("R5 B2", hand, "R1")
    match.step("R5")
    assert legal(match) == [*hand.split(), "K+", "K-"]


@pytest.mark.clause("cobras:trick.follow-suit")
def test_the_leader_may_play_any_suit():
    match = table("R5 G5 B5 Y5", "R1", "R2")
    assert legal(match) == ["R5", "G5", "B5", "Y5", "K+", "K-"]


@pytest.mark.clause("cobras:trick.follow-suit")
def test_both_rules_are_named_for_a_card_not_in_hand_of_the_wrong_suit():
    match = table("R5 B1", "R2 G3", "B2")
    match.step("R5")
    assert blocked(match, "Y9") == ["trick.order", "trick.follow-suit"]
    assert allowed(match, "Y9") == ["R2", "K+", "K-"]


@pytest.mark.clause("cobras:trick.winner")
@pytest.mark.parametrize(
    "cards, winner",
    [
        (("R5", "R9", "B13", "R2"), 1),
        (("R5", "R4", "B13", "G6"), 0),  # higher cards of other suits count for nothing
        (("R5", "R4", "B13", "R6"), 3),  # one higher is enough
        (("R1", "G13", "B13", "Y13"), 0),
        (("R10", "R11", "R13", "R12"), 2),
    ],
)
def test_the_highest_rank_in_the_lead_suit_wins_outright(cards, winner):
    match = table(*cards, baskets=(1, 1, 1, 1))
    events = play(match, *cards)
    assert told(events, "won") == [(winner, cards[winner])]
    assert [score for score in values(match, "score") if score] == [1]
    assert cell(match, f"score/{winner}") == 1


@pytest.mark.clause("cobras:trick.lead-next")
@pytest.mark.parametrize("last, leads", [("R8", 2), ("R6", 1)])
def test_who_won_outright_leads_the_next_trick(last, leads):
    match = table("R5 B1", "R7 B2", f"{last} B3")
    events = play(match, "R5", "R7", last)
    assert (cell(match, "leader"), match.to_act) == (leads, (leads,))
    assert cited(events, "leads-next") == ("cobras:trick.lead-next",)


@pytest.mark.clause("cobras:trick.turn-in")
def test_a_winner_turns_in_the_whole_basket_and_the_others_keep_theirs():
    match = table("R5", "R9", "R1", baskets=(3, 9, 4), scores=(10, 10, 10))
    events = play(match, "R5", "R9", "R1")
    assert told(events, "turned-in") == [(1, 9, 8)]
    assert values(match, "score") == (10, 18, 10)
    assert values(match, "basket") == (3 + 2, 0, 4 + 2)


@pytest.mark.clause("cobras:trick.turn-in")
def test_a_winner_with_an_empty_basket_scores_nothing():
    match = table("R5", "R9", "R1", baskets=(3, 0, 4))
    events = play(match, "R5", "R9", "R1")
    assert told(events, "turned-in") == []
    assert values(match, "score") == (0, 0, 0)
    assert cell(match, "basket/1") == 0


@pytest.mark.clause("cobras:trick.scale")
def test_the_scale_rises_to_21_for_seven_cobras_and_falls_beyond():
    scored = []
    for cobras in (*range(13), 30):
        match = table("R5", "R9", "R1", baskets=(0, cobras, 0))
        play(match, "R5", "R9", "R1")
        scored.append(cell(match, "score/1"))
    assert scored == [0, 1, 3, 5, 8, 11, 15, 21, 15, 8, 3, 3, 3, 3]


@pytest.mark.clause("cobras:trick.divide")
@pytest.mark.parametrize(
    "cards, centre, each, left",
    [
        (("R5", "R9", "R6", "R2"), 0, 2, 1),  # 7 for three
        (("R5", "R9", "R6", "R2"), 1, 2, 2),  # 8
        (("R5", "R9", "R6", "R2"), 2, 3, 0),  # 9
        (("R1", "R13", "R2", "R3"), 0, 2, 0),  # 6
        (("R1", "R4", "R2", "R3"), 0, 1, 1),  # 4
    ],
)
def test_the_cobras_are_divided_evenly_and_the_rest_stays_in_the_centre(cards, centre, each, left):
    match = table(*cards, centre=centre, baskets=(1, 0, 0, 0))
    play(match, *cards)
    assert values(match, "basket") == (1 + each, 0, each, each)
    assert cell(match, "centre") == left


@pytest.mark.clause("cobras:trick.divide")
@pytest.mark.parametrize("centre, each, left", [(0, 0, 1), (1, 1, 0)])
def test_with_too_few_cobras_for_one_each_all_stay_in_the_centre(centre, each, left):
    match = table("R4", "G1", "G2", centre=centre)
    events = play(match, "R4", "K-", "K-")  # one cobra on the cards, for two
    assert values(match, "basket") == (0, each, each)
    assert cell(match, "centre") == left
    assert bool(told(events, "took")) == bool(each)


@pytest.mark.clause("cobras:ruling.centre-next-trick")
def test_what_stays_in_the_centre_is_divided_with_the_next_trick():
    match = table("R4 G9", "G1 G2", "B1 G3", kings=(1, 1, 1), centre=1)
    play(match, "R4", "K+", "K+")
    assert cell(match, "centre") == 2
    play(match, "G9", "G2", "G3")  # 2 + 1 + 1, and the 2
    assert values(match, "basket") == (0, 3, 3)
    assert cell(match, "centre") == 0


@pytest.mark.clause("cobras:ruling.centre-next-trick")
def test_what_stays_in_the_centre_does_not_reach_the_next_round():
    match = last_trick(0, 0, 0)
    finish(match)
    match.rewind()
    assert (cell(match, "phase"), cell(match, "centre")) == ("deal", 1)
    match.forward()
    assert (cell(match, "phase"), cell(match, "centre")) == ("seed", 0)


@pytest.mark.clause("cobras:ruling.empty-division")
def test_a_division_of_no_cobras_moves_nothing():
    match = table("G1", "G2", "G3", baskets=(2, 3, 4))
    events = play(match, "K-", "K-", "K+")
    assert values(match, "basket") == (2, 3, 0)
    assert told(events, "took") + told(events, "left-in-centre") == []


@pytest.mark.clause("cobras:ruling.empty-division")
def test_with_cobras_in_the_centre_there_is_a_division():
    nothing, one = table("G1", "G2", "G3"), table("G1", "G2", "G3", centre=2)
    play(nothing, "K-", "K-", "K+")
    assert values(nothing, "basket") == (0, 0, 0)
    assert told(play(one, "K-", "K-", "K+"), "took") == [((0, 1), 1)]
