"""Setup: the deal, the Kings, and who leads."""

import pytest

import cobra_widgets as cw
from tests.games.cobras.positions import (
    NINE,
    cell,
    cited,
    finish,
    last_trick,
    play,
    seeding,
    table,
    told,
    values,
)

SEEDS = range(40)


@pytest.mark.clause("cobras:setup.deal")
@pytest.mark.parametrize("players, each, left", [(3, 17, 1), (4, 13, 0), (5, 10, 2)])
def test_all_get_the_same_number_of_cards_and_what_is_left_over_stays_out(players, each, left):
    match = cw.new("cobras", players=players, seed=5)
    hands = values(match, "hand")
    assert [len(hand) for hand in hands] == [each] * players
    assert len(cell(match, "out")) == left
    assert len({card for hand in hands for card in hand} | set(cell(match, "out"))) == 52


@pytest.mark.clause("cobras:setup.deal")
def test_the_next_round_is_dealt_evenly_again():
    match = last_trick(0, 0, 0, 0, 0)
    finish(match)
    assert cell(match, "round") == 2
    assert [len(hand) for hand in values(match, "hand")] == [10] * 5
    assert len(cell(match, "out")) == 2


@pytest.mark.clause("cobras:setup.king")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_begins_with_one_king_cobra(players):
    match = cw.new("cobras", players=players, seed=2)
    assert values(match, "kings") == (1,) * players
    assert f"kings/{players}" not in match.inspect("kings")


@pytest.mark.clause("cobras:setup.king")
def test_a_king_comes_back_for_the_next_round_and_one_kept_does_not_make_two():
    match = last_trick(0, 0, 0, kings=(0, 1, 0))
    finish(match)
    assert (cell(match, "round"), values(match, "kings")) == (2, (1, 1, 1))


@pytest.mark.clause("cobras:components.kings")
def test_a_full_table_needs_all_five_kings_and_a_sixth_player_finds_none():
    match = cw.new("cobras", players=5, seed=2)
    assert sum(values(match, "kings")) == 5
    with pytest.raises(cw.BadOption, match="5"):
        cw.new("cobras", players=6)


@pytest.mark.clause("cobras:components.kings")
def test_the_box_holds_42_tokens():
    assert cw.new("cobras", players=5, seed=2).inspect("kings") == {f"kings/{s}": 1 for s in range(5)}
    for held, short in ((39, []), (40, [(43, 42)])):  # and 3 on the cards
        match = table("R1", "R2", "R3", baskets=(0, held, 0))
        assert told(play(match, "R1", "R2", "R3"), "tokens-short") == short


@pytest.mark.clause("cobras:setup.first-lead")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_the_first_round_chance_may_pick_anybody_to_lead(players):
    leaders = {cell(cw.new("cobras", players=players, seed=seed), "leader") for seed in SEEDS}
    assert leaders == set(range(players))


@pytest.mark.clause("cobras:setup.first-lead")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_who_was_picked_plays_the_first_card_of_the_first_trick(leader):
    start = cw.new("cobras", players=3, seed=1).goto("start")
    match = start.fork(force={"leader": leader})
    events = match.step()
    assert "cobras:setup.first-lead" in cited(events, "leader-named")
    for seat in range(3):
        match.step(seat=seat, move=str(match.legal(seat)[0]))
    assert (cell(match, "leader"), match.to_act) == (leader, (leader,))


@pytest.mark.clause("cobras:setup.next-lead")
@pytest.mark.parametrize(
    "scores, leader",
    [
        ((30, 22, 23), 1),  # 30, 20 and 21 once the others have paid 2 each
        ((30, 23, 22), 2),
        ((19, 22, 23), 0),
    ],
)
def test_in_a_later_round_the_fewest_points_lead(scores, leader):
    match = last_trick(*scores)
    events = finish(match)
    assert (cell(match, "round"), cell(match, "leader")) == (2, leader)
    assert cited(events, "leader-named") == ("cobras:setup.next-lead",)


@pytest.mark.clause("cobras:setup.next-lead")
def test_who_leads_a_later_round_plays_its_first_card():
    match = last_trick(30, 22, 23)
    finish(match)
    for seat in range(3):
        match.step(seat=seat, move=str(match.legal(seat)[0]))
    assert match.to_act == (1,)


@pytest.mark.clause("cobras:ruling.lead-tie")
def test_those_tied_for_the_fewest_points_lead_by_chance_and_no_one_else():
    leaders = set()
    for seed in SEEDS:
        match = last_trick(30, 22, 22, 90, seed=seed)
        finish(match)
        leaders.add(cell(match, "leader"))
    assert leaders == {1, 2}


@pytest.mark.clause("cobras:ruling.lead-tie")
def test_one_point_more_and_there_is_no_draw():
    def drawn(*scores):
        match = last_trick(*scores)
        finish(match)
        return "leader" in match.path()[-1].outcome

    assert drawn(30, 22, 22)
    assert not drawn(30, 22, 23)


@pytest.mark.clause("cobras:ruling.lead-players")
@pytest.mark.parametrize("players", [1, 2])
def test_a_dummy_never_leads_the_first_trick_of_the_first_round(players):
    leaders = {cell(cw.new("cobras", players=players, seed=seed), "leader") for seed in SEEDS}
    assert leaders == set(range(players))


@pytest.mark.clause("cobras:ruling.lead-players")
@pytest.mark.parametrize("players", [1, 2])
def test_a_dummy_never_leads_a_later_round_though_it_has_no_points_at_all(players):
    match = last_trick(*(40, 50)[:players])
    finish(match)
    assert (cell(match, "round"), cell(match, "leader")) == (2, 0)


def test_a_seeding_table_may_be_given_without_a_leader():
    match = seeding("R1 R2", "G1 G2", "B1 B2", leader=None)
    play(match, "R1", "G1", "B1")
    assert match.to_act == (0,)


def test_a_position_is_refused_when_its_round_would_be_over():
    with pytest.raises(cw.ImpossiblePosition, match="10"):
        table("R1", "R2", "R3", line=f"{NINE} B11")
