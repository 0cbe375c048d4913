"""The end of the game: at once, ten for the last card, most points."""

import pytest

import cobra_widgets as cw
from tests.games.cockpit.positions import all_but, blocked, cell, plane, scores, told, unanswered


def last_area(*, snakes=(1, 0), points=(0, 0), **given):
    return plane(
        "B6 H9", "S1", snakes={"galley": snakes}, cards={"galley": "H6"}, chaos=all_but("galley"),
        scores=points, **given,
    )  # fmt: skip


@pytest.mark.clause("cockpit:end.immediate")
def test_the_game_ends_at_once_when_all_is_in_chaos():
    match = last_area()
    assert match.result is None
    unanswered(match, "B6@galley")
    assert (cell(match, "phase"), match.to_act, match.result.clause) == ("over", (), "cockpit:end.immediate")
    assert cell(match, "hand/0") == ["H9"]
    assert blocked(match, "H9") == ["end.immediate"]
    with pytest.raises(cw.Refused):
        match.step("end")


@pytest.mark.clause("cockpit:end.immediate")
def test_with_one_area_left_it_goes_on():
    match = plane(
        "B6 H9", "S1", snakes={"galley": (1, 0)}, cards={"galley": "H6"}, chaos=all_but("galley", "coach")
    )
    unanswered(match, "B6@galley")
    assert (match.result, match.to_act) == (None, (0,))


@pytest.mark.clause("cockpit:end.last-card")
@pytest.mark.parametrize("snakes, total", [((1, 0), (20, 0)), ((1, 1), (15, 5))])
def test_the_last_card_brings_ten_never_doubled_and_never_shared(snakes, total):
    match = last_area(snakes=snakes)
    assert told(unanswered(match, "B6@galley"), "last-card") == [(0, 10, total[0])]
    assert scores(match) == total


@pytest.mark.clause("cockpit:end.winner")
@pytest.mark.parametrize("points, winners", [((0, 19), (0,)), ((0, 21), (1,))])
def test_most_points_win(points, winners):
    match = last_area(points=points)
    unanswered(match, "B6@galley")
    assert match.result.winners == winners


@pytest.mark.clause("cockpit:ruling.final-tie")
def test_who_is_tied_the_ten_included_shares_the_victory():
    match = last_area(points=(0, 20))
    events = unanswered(match, "B6@galley")
    assert match.result.winners == (0, 1)
    assert "cockpit:ruling.final-tie" in events[-1].clauses
