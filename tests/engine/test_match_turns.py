"""A match going on: who may act, what may be done, stepping and playing."""

import pytest

import cobra_widgets as cw


@pytest.fixture
def seeding():
    """Four players choosing seeds."""
    return cw.new("cobras", players=4, seed=7)


@pytest.fixture
def trick(seeding):
    """Four players in their first trick."""
    return seeding.play("trick")


def test_a_new_match_is_dealt_and_waits_for_every_seed(seeding):
    assert seeding.ply == 1
    assert seeding.to_act == (0, 1, 2, 3)
    assert {action.seat for action in seeding.legal()} == {0, 1, 2, 3}
    assert [a.seat for a in seeding.legal()] == sorted(a.seat for a in seeding.legal())


def test_a_seat_that_has_sealed_is_no_longer_to_act(seeding):
    seeding.step(seeding.legal(2)[0])
    assert seeding.to_act == (0, 1, 3)
    assert seeding.legal(2) == ()


def test_a_notation_without_a_seat_is_sought_among_all_that_may_act(seeding):
    card = seeding.inspect("hand/3")["hand/3"][0]
    seeding.step(card)
    assert seeding.path()[-1].seat == 3
    assert seeding.inspect("seed/3") == {"seed/3": card}


def test_a_notation_that_none_may_take_names_the_seats(seeding):
    card = seeding.inspect("hand/3")["hand/3"][0]
    seeding.step(card)
    with pytest.raises(cw.UnknownNotation, match="0, 1, 2"):
        seeding.step(card)
    with pytest.raises(cw.UnknownNotation, match="0, 1, 2"):
        seeding.step("K+")


def test_a_notation_with_a_seat_is_judged_for_that_seat(seeding):
    card = seeding.inspect("hand/3")["hand/3"][0]
    with pytest.raises(cw.Refused) as refused:
        seeding.step(card, seat=0)
    assert [b.clause for b in refused.value.verdict.blockers] == ["cobras:seed.choose"]


@pytest.mark.parametrize("seat", [-1, 4, "0", 1.0, True])
def test_a_seat_that_does_not_exist_is_an_error(seeding, seat):
    for ask in (seeding.legal, seeding.view, seeding.path, lambda s: seeding.log(seat=s)):
        with pytest.raises(cw.UnknownName, match="seats are 0 to 3"):
            ask(seat)


@pytest.mark.parametrize("move", ["Z9", "", "R14", "deal", "KK", "r 5"])
def test_what_is_no_notation_is_named_with_the_near_ones(trick, move):
    with pytest.raises(cw.UnknownNotation, match="no decision of this game"):
        trick.step(move)


def test_near_notations_are_those_of_the_seat_to_act(trick):
    wanted = str(trick.legal()[0])
    with pytest.raises(cw.UnknownNotation) as unknown:
        trick.step(wanted + "x")
    assert wanted in unknown.value.near


def test_small_letters_and_spaces_around_are_understood(trick):
    card = str(trick.legal()[0])
    trick.step(f" {card.lower()} ")
    assert trick.path()[-1].notation == card


def test_an_action_of_another_seat_than_the_one_named_is_an_error(trick):
    with pytest.raises(cw.UnknownNotation, match="another seat than"):
        trick.step(trick.legal()[0], seat=(trick.to_act[0] + 1) % 4)


def test_a_refusal_names_every_clause_and_what_is_allowed(trick):
    trick.step(next(a for a in trick.legal() if not str(a).startswith("K")))
    other = (trick.to_act[0] + 1) % 4
    foreign = trick.inspect(f"hand/{trick.to_act[0]}")[f"hand/{trick.to_act[0]}"][0]
    with pytest.raises(cw.Refused) as refused:
        trick.step(foreign, seat=other)
    assert "cobras:trick.order" in [b.clause for b in refused.value.verdict.blockers]
    assert refused.value.verdict.allowed == trick.legal(other) == ()
    assert isinstance(refused.value, ValueError)
    assert "[cobras:trick.order]" in str(refused.value)


def test_having_asked_what_is_legal_does_not_open_a_way_around_the_rules(trick):
    seat = trick.to_act[0]
    legal = trick.legal()
    trick.step(legal[0])
    trick.legal()
    with pytest.raises(cw.Refused):
        trick.step(legal[0])
    with pytest.raises(cw.Refused):
        trick.step(legal[1])
    assert trick.path()[-1].seat == seat


def test_why_not_of_a_legal_move_is_true_and_leaves_everything(trick):
    move, before = trick.legal()[0], trick.to_json()
    verdict = trick.why_not(move)
    assert verdict
    assert verdict.blockers == ()
    assert set(verdict.allowed) == set(trick.legal())
    assert trick.to_json() == before


def test_a_dummys_card_is_nobodys_to_decide():
    match = cw.new("cobras", players=2, seed=4).play("trick")
    while match.path()[-1].seat != 2:
        match.step()
    action = match.path()[-1]._node.action
    with pytest.raises(cw.Refused, match=r"two.dummy-play"):
        match.step(action)


def test_a_deal_is_nobodys_to_decide(seeding):
    deal = seeding.path()[1]._node.action
    with pytest.raises(cw.Refused, match=r"setup.deal"):
        seeding.step(deal)


def test_a_step_without_a_move_is_the_same_on_each_run_and_follows_the_path(seeding):
    again = cw.new("cobras", players=4, seed=7)
    seeding.step()
    again.step()
    assert seeding.path()[-1].notation == again.path()[-1].notation
    assert seeding.path()[-1].seat == 0
    ways = []
    for action in seeding.legal(1)[:12]:
        branch = seeding.fork()
        branch.step(action)
        branch.step()
        ways.append(branch.path()[-1].notation)
    assert len(set(ways)) > 1


def test_stepping_returns_the_events_and_prints_the_logs_lines(trick):
    start = trick.ply
    events = trick.step()
    assert str(events) == "\n".join(trick.log().splitlines()[-len(events) :])
    assert list(events) == [e for p in trick.path()[start + 1 :] for e in p.events]
    assert events[0].kind == "led"
    assert events[:1] == (events[0],)


def test_a_decision_already_taken_is_entered_again(trick):
    start = trick.ply
    move = trick.legal()[0]
    trick.step(move)
    node = trick._cursor.node
    trick.goto(start).step(str(move))
    assert trick._cursor.node is node


def test_play_goes_on_to_the_games_own_marks(seeding):
    assert seeding.play("trick").inspect("trick")["trick"] == 1
    assert seeding.play("trick").inspect("trick")["trick"] == 2
    assert seeding.play("round").inspect("round") == {"round": 2}
    assert seeding.inspect("phase") == {"phase": "seed"}
    assert seeding.play("trick").inspect("trick")["trick"] == 1
    assert seeding.play("end").result is not None
    ply = seeding.ply
    assert seeding.play("trick").play().ply == ply


def test_play_to_a_mark_the_game_does_not_have_names_those_it_has(seeding):
    with pytest.raises(cw.BadOption, match=r"turn.*round, trick, end"):
        seeding.play(until="turn")


def test_a_finished_game_refuses_every_move(seeding):
    seeding.play()
    ply = seeding.ply
    for move in ((), ("R5",), ("K+", 2)):
        with pytest.raises(cw.Refused, match=r"game.end"):
            seeding.step(*move)
    assert seeding.ply == ply
    assert seeding.forward().ply == ply


def test_at_a_moment_of_chance_nobody_acts_and_going_on_takes_what_is_recorded(seeding):
    dealt = seeding.play("round").inspect()
    for go_on in (seeding.step, seeding.forward):
        assert seeding.goto("round 2").rewind().to_act == ()
        assert seeding.legal() == ()
        go_on()
        assert seeding.inspect() == dealt


def test_at_a_dummys_turn_nobody_acts_and_going_on_plays_its_card():
    match = cw.new("cobras", players=2, seed=4).play("trick").play("trick")
    ply = next(p for p in match.path() if p.seat == 2)
    match.goto(ply.ply - 1)
    assert match.to_act == match.legal() == ()
    match.step()
    assert match.path()[ply.ply].notation == ply.notation


def test_the_result_has_winners_scores_and_a_clause(seeding):
    result = seeding.play().result
    assert result.clause == "cobras:game.end"
    assert result.scores == tuple(seeding.inspect(f"score/{s}")[f"score/{s}"] for s in range(4))
    assert result.winners == tuple(s for s in range(4) if result.scores[s] == max(result.scores))


def test_nobody_wins_a_lost_game():
    results = [cw.new("cobras", players=1, seed=seed, mode="hard").play().result for seed in range(5)]
    assert all(result.winners == () for result in results if result.scores[0] < 150)
    assert any(result.winners == () for result in results)
