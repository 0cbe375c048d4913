"""What-ifs: branches of a match, and what they ask of chance."""

import pytest

import cobra_widgets as cw

DECK = [f"{suit}{rank}" for rank in range(13, 0, -1) for suit in "RGBY"]


@pytest.fixture
def match():
    """A game of four, played through its first round."""
    return cw.new("cobras", players=4, seed=5).play("round")


def deal_before(match):
    """The ply before the second deal."""
    return match.goto("round 2").ply - 1


def test_a_branch_has_its_own_cursor_on_the_same_tree(match):
    here = match.ply
    branch = match.fork(at=4)
    branch.step(branch.legal()[-1])
    assert match.ply == here
    assert branch.path()[0]._node is match.path()[0]._node
    assert branch._cursor.timeline is match._cursor.timeline
    assert [p.notation for p in branch.path()[:5]] == [p.notation for p in match.path()[:5]]


def test_a_branch_begins_at_the_cursor_unless_told_otherwise(match):
    assert match.fork().ply == match.ply
    assert match.fork(at="round 1 trick 2").inspect("phase") == {"phase": "trick"}
    assert match.fork(at=match.path()[6]).ply == 6
    with pytest.raises(cw.UnknownPlace):
        match.fork(at=10_000)


def test_a_fresh_future_is_drawn_by_number_so_it_is_the_same_on_each_run(match):
    at = deal_before(match)
    other = cw.new("cobras", players=4, seed=5).play("round")
    drawn = []
    for each in (match, other):
        branches = [each.fork(at=at, rng="fresh") for _ in range(3)]
        for branch in branches:
            branch.step()
        drawn.append([branch.path()[at + 1].outcome["deck"] for branch in branches])
    assert drawn[0] == drawn[1]
    assert len({tuple(deck) for deck in drawn[0]}) == 3


def test_a_fresh_future_holds_for_all_later_draws_of_the_branch(match):
    branch = match.fork(at=5, rng="fresh").play("round")
    assert branch.inspect("round") == {"round": 2}
    same = match.fork(at=5).play("round")
    assert branch.inspect("hand") != same.inspect("hand")


def test_the_same_future_repeats_though_another_branch_went_on_otherwise(match):
    dealt = match.goto("round 2").inspect()
    at = deal_before(match)
    match.fork(at=at, rng="fresh").step()
    assert match.fork(at=at).forward().inspect() == dealt


def test_a_what_if_does_not_turn_the_line_it_left(match):
    dealt = match.goto("round 2").inspect()
    match.goto(deal_before(match))
    match.fork(rng="fresh").step()
    match.step()
    assert match.inspect() == dealt


def test_a_forced_deck_is_dealt_around(match):
    branch = match.fork(at=deal_before(match), force={"deck": DECK})
    branch.step()
    assert branch.path()[-1].outcome["deck"] == DECK
    assert branch.inspect("hand/0") == {"hand/0": [f"R{rank}" for rank in range(1, 14)]}
    assert branch.path()[-1].notation == "deal"


def test_a_forced_draw_waits_until_its_purpose_is_drawn(match):
    branch = match.fork(at=3, force={"deck": DECK})
    assert branch.play("round").inspect("hand/1") == {"hand/1": [f"G{rank}" for rank in range(1, 14)]}


def test_two_decks_are_forced_one_after_the_other():
    match = cw.new("cobras", players=4, seed=5)
    branch = match.fork(at=0, force={"deck": [DECK, DECK[::-1]]})
    branch.step()
    assert branch.inspect("hand/0")["hand/0"][0] == "R1"
    assert branch.play("round").inspect("hand/3")["hand/3"][0] == "R1"


def test_a_forced_leader_leads():
    match = cw.new("cobras", players=4, seed=5)
    for seat in range(4):
        branch = match.fork(at=0, force={"leader": seat})
        branch.step()
        assert branch.inspect("leader") == {"leader": seat}


@pytest.mark.parametrize("force", [{"deck": DECK[1:]}, {"deck": ["R1"] * 52}, {"leader": 4}, {"leader": -1}])
def test_what_cannot_be_drawn_is_refused_and_nothing_moves(force):
    match = cw.new("cobras", players=4, seed=5)
    branch = match.fork(at=0, force=force)
    before = branch.to_json()
    with pytest.raises(cw.BadOption, match="cannot be forced"):
        branch.step()
    assert branch.ply == 0
    assert branch.to_json() == before


@pytest.mark.parametrize("force", [{"die": 5}, {"deck": 5}, {"leader": "A"}, {"leader": None}])
def test_what_chance_never_draws_is_refused_at_once(match, force):
    with pytest.raises(cw.BadOption, match=next(iter(force))):
        match.fork(force=force)


def test_a_way_of_drawing_that_does_not_exist_is_refused(match):
    with pytest.raises(cw.BadOption, match=r"new.*same, fresh"):
        match.fork(rng="new")


def test_a_named_branch_stands_apart_though_nothing_was_asked(match):
    branch = match.fork(at=6, name="the other card")
    branch.step(match.path()[7]._node.action)
    assert branch.path()[-1]._node is not match.path()[7]._node
    assert branch.path()[-1]._node.fork.name == "the other card"


def test_a_branch_of_a_branch_goes_on_from_it(match):
    branch = match.fork(at=deal_before(match), rng="fresh")
    branch.step()
    again = branch.fork()
    assert again.inspect() == branch.inspect()
    again.step()
    assert branch.ply == again.ply - 1


def test_a_what_if_of_a_view_stays_bound_to_its_seat(match):
    branch = match.view(2).fork(at=4)
    with pytest.raises(cw.UnknownName, match="seat 2"):
        branch.inspect(seat=0)
