"""Engines: Squeeze alone, or any card at the price of a snake."""

import pytest

from tests.games.cockpit.positions import (
    aboard,
    all_but,
    blocked,
    cell,
    legal,
    plane,
    play,
    plays,
    scores,
    unanswered,
)

PYTHONS = ("pythons", "cobras")


@pytest.mark.clause("cockpit:area.engine")
def test_an_engine_takes_squeeze_alone_from_who_may_play_it():
    match = plane("S4 B4 H4 R4", "S1", species=PYTHONS, snakes={"port-engine": (2, 0)})
    assert plays(match) == ["S4@port-engine"]
    assert blocked(match, "B4@port-engine") == ["area.engine"]
    assert blocked(match, "R4@port-engine") == ["area.engine", "limit.species"]


@pytest.mark.clause("cockpit:area.engine")
@pytest.mark.parametrize("card, falls", [("S3", False), ("S4", True)])
def test_thirteen_squeeze_throw_an_engine_into_chaos_for_four_points(card, falls):
    match = plane(
        f"{card} B4", "S1", species=PYTHONS, snakes={"port-engine": (1, 1)}, cards={"port-engine": "S9"}
    )
    unanswered(match, f"{card}@port-engine")
    assert scores(match) == ((4, 4) if falls else (0, 0))


@pytest.mark.clause("cockpit:engine.sacrifice")
@pytest.mark.parametrize("card", ["B8", "H8", "R8", "S8"])
def test_any_card_goes_in_for_a_snake_and_counts_as_squeeze(card):
    match = plane(f"{card} B1", "S1", snakes={"port-engine": (1, 1)}, cards={"port-engine": "S6"})
    unanswered(match, f"{card}!port-engine")
    assert (aboard(match, "port-engine"), cell(match, "reserve/0")) == ((0, 1), 5)
    assert (cell(match, "area/port-engine/chaos"), scores(match)) == (True, (4, 4))


def test_a_snake_given_up_is_the_reason_for_the_count_of_its_engine_and_of_no_other_area():
    match = plane("H8 B1", "S1", snakes={"port-engine": (2, 0), "coach": (1, 0)})
    unanswered(match, "H8!port-engine")
    assert [event.kind for event in match.why("area/port-engine/snakes/0")] == ["sacrificed"]
    assert [event.kind for event in match.why("area/coach/snakes/0")] == []


@pytest.mark.clause("cockpit:engine.sacrifice")
def test_it_is_free_of_both_limits_and_costs_one_snake_a_card():
    match = plane(
        "B1 R2 R3 H1", "S1", snakes={"port-engine": (3, 0)},
        **{"used/bite": 2},
    )  # fmt: skip
    unanswered(match, "B1!port-engine", "R2!port-engine", "R3!port-engine")
    assert aboard(match, "port-engine") == (0, 0)
    assert (cell(match, "used/bite"), cell(match, "used/rattle")) == (2, 0)
    assert blocked(match, "H1!port-engine") == ["turn.number"]


@pytest.mark.clause("cockpit:ruling.sacrifice")
def test_no_snake_is_the_price_of_a_card_that_goes_in_normally():
    match = plane("S4 B4", "S1", species=PYTHONS, snakes={"port-engine": (1, 0)})
    assert plays(match, "!") == ["B4!port-engine"]
    assert blocked(match, "S4!port-engine") == ["ruling.sacrifice"]
    spent = plane("S4 B4", "S1", species=PYTHONS, snakes={"port-engine": (1, 0)}, **{"used/squeeze": 2})
    assert plays(spent, "!") == ["B4!port-engine", "S4!port-engine"]


@pytest.mark.clause("cockpit:ruling.sacrifice")
def test_it_need_not_fill_the_engine_and_only_engines_ask_it():
    match = plane("B4 H1", "S1", snakes={"port-engine": (1, 0), "galley": (1, 0)})
    assert blocked(match, "B4!galley") == ["ruling.sacrifice"]
    assert plays(match, "!") == ["B4!port-engine", "H1!port-engine"]
    unanswered(match, "B4!port-engine")
    assert (cell(match, "area/port-engine/cards"), aboard(match, "port-engine")) == (["B4"], (0, 0))


@pytest.mark.clause("cockpit:ruling.sacrifice")
def test_the_snake_given_up_still_counts_for_the_points_and_against_doubling():
    match = plane("B8 H1", "S1", snakes={"port-engine": (1, 1)}, cards={"port-engine": "S7"})
    assert "B8!port-engine" in legal(match)
    unanswered(match, "B8!port-engine")
    assert scores(match) == (4, 4)


@pytest.mark.clause("cockpit:ruling.sacrifice")
def test_a_bite_given_for_a_snake_starts_no_second_card():
    match = plane("B4 H1 R1", "S1", snakes={"port-engine": (2, 0)})
    assert blocked(match, "B4!port-engine") == []
    unanswered(match, "B4!port-engine")
    assert cell(match, "extra") is None
    assert "R1!port-engine" in legal(match)


@pytest.mark.clause("cockpit:ruling.drop-at-end")
def test_at_the_end_the_snake_leaves_first_and_nothing_else_is_done():
    match = plane(
        "B8 H1", "S1", snakes={"port-engine": (1, 1)}, cards={"port-engine": "S7"}, deck="S2 S3 S4 S5",
        chaos=all_but("port-engine"),
    )  # fmt: skip
    unanswered(match, "B8!port-engine")
    assert match.result.scores == (4 + 10, 4)
    assert aboard(match, "port-engine") == (0, 1)
    assert (cell(match, "hand/0"), len(cell(match, "deck"))) == (["H1"], 4)


@pytest.mark.clause("cockpit:ruling.drop-at-end")
def test_before_the_end_the_turn_goes_on():
    match = plane(
        "B8 H1", "S1", snakes={"port-engine": (1, 1)}, cards={"port-engine": "S7"},
        chaos=all_but("port-engine", "galley"),
    )  # fmt: skip
    unanswered(match, "B8!port-engine")
    assert (match.result, match.to_act) == (None, (0,))
    galley = plane("B6 H1", "S1", snakes={"galley": (1, 0)}, cards={"galley": "H6"}, chaos=all_but("galley"))
    unanswered(galley, "B6@galley")
    assert (galley.result.winners, galley.to_act) == ((0,), ())


@pytest.mark.clause("cockpit:ruling.cancel-limits")
def test_a_cancelled_card_counts_against_the_limit_and_spends_its_snake():
    match = plane("B1 H9", "antivenom S1", snakes={"galley": (1, 0)})
    play(match, "B1@galley", "antivenom", "pass")
    assert (cell(match, "used/bite"), cell(match, "area/galley/spent")) == (1, 1)
    assert blocked(match, "H9@galley") == ["limit.one-per-snake"]


@pytest.mark.clause("cockpit:ruling.cancel-limits")
def test_a_cancelled_card_costs_no_snake_of_the_engine():
    match = plane("B1 H9", "antivenom S1", snakes={"port-engine": (1, 0)})
    play(match, "B1!port-engine", "antivenom", "pass")
    assert (aboard(match, "port-engine"), cell(match, "area/port-engine/cards")) == ((1, 0), [])
