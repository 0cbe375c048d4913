"""A match looked at: the open table, one seat, cells, reasons, log, text."""

import pytest

import cobra_widgets as cw


@pytest.fixture
def match():
    """Four named players in their second trick."""
    names = ["Ann", "Bo", "Cy", "Di"]
    return cw.new("cobras", seed=7, names=names).play("trick").play("trick")


def test_the_root_of_the_path_is_a_ply_of_nobody(match):
    root = match.path()[0]
    assert (root.ply, root.seat, root.notation, list(root.events), root.outcome) == (0, None, "", [], None)
    assert repr(root) == "Ply(0, '')"


def test_a_ply_has_seat_notation_events_and_cells(match):
    deal = match.path()[1]
    assert (deal.seat, deal.notation) == (None, "deal")
    assert len(deal.outcome["deck"]) == 52
    ply = match.path()[-1]
    assert ply.seat in range(4)
    assert ply.outcome is None
    assert ply.cells() == match.inspect()
    assert ply.cells(1) == match.inspect(seat=1)


def test_a_seat_sees_its_own_hand_and_counts_the_others(match):
    seen = match.inspect("hand", seat=1)
    assert seen["hand/1"] == match.inspect("hand/1")["hand/1"]
    assert seen["hand/0"] == {"count": len(match.inspect("hand/0")["hand/0"])}


def test_a_seat_reads_its_own_seed_and_a_question_mark_for_the_others(match):
    seeds = match.path(1)[2:6]
    assert [(p.seat, p.notation == "?") for p in seeds] == [(0, True), (1, False), (2, True), (3, True)]
    kinds = [event.kind for ply in seeds for event in ply.events]
    assert kinds.count("seed-sealed") == 3
    assert kinds.count("seed-chosen") == 1
    assert match.path(1)[1].outcome is None


def test_a_view_is_the_same_match_bound_to_a_seat(match):
    seen = match.view(1)
    assert seen.inspect() == match.inspect(seat=1)
    assert seen.legal() == match.legal(1)
    assert seen.log() == match.log(seat=1)
    assert [p.notation for p in seen.path()] == [p.notation for p in match.path(1)]
    assert (seen.seed, match.seed) == (None, 7)
    seen.rewind()
    assert seen.ply == match.ply


def test_a_view_shows_no_other_seat(match):
    seen = match.view(1)
    looks = [
        seen.inspect,
        seen.log,
        seen.path,
        seen.legal,
        seen.view,
        lambda seat: seen.diff(0, 1, seat=seat),
    ]
    for look in looks:
        with pytest.raises(cw.UnknownName, match="what seat 1 sees"):
            look(seat=0)
    assert seen.view(1).inspect() == seen.inspect()


def test_a_ply_of_a_view_shows_no_other_seat(match):
    with pytest.raises(cw.UnknownName, match="what seat 1 sees"):
        match.view(1).path()[-1].cells(seat=0)


def test_a_ply_of_no_such_seat_is_an_error(match):
    with pytest.raises(cw.UnknownName, match="seats are 0 to 3"):
        match.path()[-1].cells(seat=9)


def test_a_view_refuses_a_move_of_another_seat(match):
    seat = match.to_act[0]
    card = str(match.legal()[0])
    with pytest.raises((cw.Refused, cw.UnknownNotation)):
        match.view((seat + 1) % 4).step(card)


def test_cells_are_lists_and_what_is_changed_in_them_changes_nothing(match):
    before = match.inspect()
    match.inspect()["line"].append("R1")
    match.inspect()["order"].clear()
    assert match.inspect() == before


def test_an_address_that_does_not_exist_brings_the_near_ones(match):
    with pytest.raises(cw.UnknownName, match=r"basket/0"):
        match.inspect("baskets")
    with pytest.raises(cw.UnknownName, match=r"score/9"):
        match.why("score/9")


def test_the_reasons_of_a_value_begin_where_it_was_last_set_anew():
    match = cw.new("cobras", seed=7).play("round")
    match.goto("round 1 trick 8")
    score = match.inspect("score/0")["score/0"]
    told = [event for event in match.why("score/0") if event.kind == "turned-in"]
    assert sum(event.data[2] for event in told) == score
    assert match.why("kings/0")[0].kind == "kings-given"
    assert len(match.why("trick")) == 1
    assert str(match.why("score/0")).count("\n") == max(0, len(match.why("score/0")) - 1)


def test_the_log_names_the_players_and_the_clauses(match):
    log = match.log()
    assert all(name in log for name in match.names)
    assert "[setup.deal]" in log
    assert len(log.splitlines()) == sum(len(p.events) for p in match.path())


def test_a_bare_match_tells_only_public_facts(match):
    assert repr(match).startswith("Cobras, round 1, trick 2, ply")
    assert match.names[match.to_act[0]] in repr(match)
    assert repr(match) == repr(match.view(2))
    assert not [card for card in match.inspect("hand/0")["hand/0"] if card in repr(match).split()]


def test_the_text_of_a_match_follows_its_state():
    match = cw.new("cobras", players=1, seed=1, mode="hard")
    assert "to act" in repr(match)
    assert "the deal is next" in repr(match.goto(0))
    assert "over" in repr(match.play())


def test_a_note_stays_with_its_moment(match):
    match.note("look here").rewind()
    assert match.path()[-1].note is None
    assert match.forward().path()[-1].note == "look here"
