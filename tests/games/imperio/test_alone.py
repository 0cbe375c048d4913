"""Variants without a Guardian: three open cards, and solo."""

import pytest

import cobra_widgets as cw
from tests.games.imperio.positions import (
    blocked,
    cell,
    cited,
    combat,
    hero,
    kinds,
    legal,
    play,
    rolling,
    space,
    table,
)

ALONE = ["no-guardian"]


# --- no Guardian ------------------------------------------------------------------------


def beside(*cards, face=2, heroes=(), **cells):
    """Seat 0 has rolled, with these cards open beside the Cobra."""
    heroes = heroes or (hero("vendha-1"),)
    return rolling(face, *heroes, faceup=" ".join(cards), variants=ALONE, **cells)


@pytest.mark.clause("imperio:variant.no-guardian")
def test_three_cards_lie_open_and_an_even_roll_must_use_one():
    match = beside("fog", "whim", "storm")
    assert cell(match, "phase") == "forced"
    assert legal(match) == ["use 1 0"]
    assert blocked(match, "stay") == ["variant.no-guardian"]
    top = cell(match, "deck/forces")[0]
    match.step("use 1 0")
    assert cell(match, "faceup") == [top, "whim", "storm"]
    assert cell(match, "deck/forces")[-1] == "fog"
    assert (cell(match, "hero/0/fog"), cell(match, "phase")) == (True, "move")


@pytest.mark.clause("imperio:variant.no-guardian")
def test_an_odd_roll_uses_none_and_with_a_guardian_none_is_used():
    assert cell(beside("fog", "whim", "storm", face=3), "phase") == "move"
    match = rolling(2, hero("vendha-1"))
    assert cell(match, "phase") == "move"
    assert "faceup" not in match.inspect()
    assert cell(beside("fog", "whim", "storm", face=4), "phase") == "forced"


@pytest.mark.clause("imperio:variant.no-guardian")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_one_sentinel_more_than_heroes_and_seat_0_starts(players):
    match = cw.new("imperio", players=players, seed=4, variants=ALONE)
    while cell(match, "phase") == "city":
        match.step(match.legal()[0])
    cells = match.inspect()
    assert sum(address.endswith("/spent") for address in cells) == players + 1
    assert match.to_act == (0,)
    assert len(cells["faceup"]) == 3
    assert "guardian/hand" not in cells
    match = match.fork(force={"die": 2})
    match.step("roll")
    assert cell(match, "phase") == "forced"


@pytest.mark.clause("imperio:ruling.fog")
@pytest.mark.parametrize("face, phase", [(2, "move"), (3, "forced"), (4, "forced"), (6, "move")])
def test_in_fog_the_halved_number_says_whether_a_card_must_be_used(face, phase):
    match = beside("march", "whim", "storm", face=face, heroes=(hero("vendha-1", fog=True),))
    assert cell(match, "phase") == phase


@pytest.mark.clause("imperio:ruling.captured-keeps")
def test_a_march_that_takes_the_roller_ends_its_turn_and_one_that_takes_another_does_not():
    for where, other, turn, phase in (("o2", "vendha-3", 1, "before"), ("vendha-3", "o2", 0, "march")):
        match = beside("march", "storm", "storm", heroes=(hero(where), hero(other, city="khytya-0")),
                       sentinels=["o1", "tower", "tower"])  # fmt: skip
        play(match, "use 1", "1>o2")
        assert (match.to_act, cell(match, "phase")) == ((turn,), phase)
        assert cell(match, "points") == (0 if turn else 2)


@pytest.mark.clause("imperio:ruling.no-guardian")
def test_only_a_card_with_an_effect_may_be_used_and_against_itself_if_nothing_else():
    match = beside("ship-hyrca-city", "ship-vendha-city", "whim", heroes=(hero("vendha-0"),))
    assert legal(match) == ["use 2"]
    assert blocked(match, "use 1") == ["ruling.ship-needs-hero"]
    assert blocked(match, "use 3 1") == ["ruling.valid-target"]
    assert "turns: 1, 2, 3 and 4" in match.why_not("use 3 5").blockers[0].text
    assert "brings no Sentinel" in match.why_not("use 2 1").blockers[0].text
    assert blocked(match, "return 1") == ["ruling.no-guardian"]
    assert blocked(match, "use 4") == ["variant.no-guardian"]
    assert "there are 3" in match.why_not("use 4").blockers[0].text
    match.step("use 2")
    assert space(match) == "well"
    assert cell(match, "round") == 2  # the rest of its own turn is lost


@pytest.mark.clause("imperio:ruling.no-guardian")
def test_if_none_has_an_effect_any_is_returned_and_replaced():
    match = beside("whim", "storm", "storm")
    assert legal(match) == ["return 1", "return 2", "return 3"]
    top = cell(match, "deck/forces")[0]
    match.step("return 2")
    assert cell(match, "faceup") == ["whim", top, "storm"]
    assert cell(match, "deck/forces")[-1] == "storm"
    assert cell(match, "phase") == "move"


@pytest.mark.clause("imperio:ruling.no-guardian")
def test_a_march_moves_sentinels_up_to_3_and_a_winner_stays_on_the_space_fought_for():
    match = beside("march", "storm", "storm", heroes=(hero("vendha-1"), hero("o2", hand="sword")),
                   sentinels=["o1", "tower", "tower"])  # fmt: skip
    match.step("use 1")
    assert (cell(match, "phase"), cell(match, "points")) == ("march", 3)
    assert blocked(match, "stay") == ["ruling.no-guardian"]
    match.step("1>o2")
    assert match.to_act == (1,)
    match, _ = combat(match, (1, 1, 1), (6, 6, 6))
    assert (space(match, 1), cell(match, "sentinel/1/space")) == ("well", "o2")
    assert (match.to_act, cell(match, "points")) == ((0,), 2)
    play(match, "2>stair-2", "end")
    assert (cell(match, "phase"), cell(match, "points")) == ("move", 0)


@pytest.mark.clause("imperio:ruling.no-guardian")
def test_an_even_roll_in_the_well_and_by_the_wind_uses_one_too():
    match = beside("fog", "storm", "whim", heroes=(hero("well"), hero("vendha-1")), face=4)
    assert legal(match) == ["use 1 1"]
    match.step("use 1 1")
    assert space(match) == "vendha-0"  # the 4 frees afterwards
    match = table(
        hero("vendha-3", hand="wind"), turn=0, phase="after", roll=1, faceup="fog storm whim", variants=ALONE,
        force={"die": 6},
    )  # fmt: skip
    match.step("wind")
    assert legal(match) == ["use 1 0"]


# --- solo -------------------------------------------------------------------------------


def blind(*cards, face=2, one=None, **cells):
    return rolling(face, one or hero("vendha-1"), faceup=" ".join(cards), variants=["solo"], **cells)


@pytest.mark.clause("imperio:variant.solo")
def test_the_three_cards_lie_face_down():
    match = blind("fog", "whim", "storm")
    assert match.inspect("faceup", seat=0) == {"faceup": {"count": 3}}
    assert legal(match) == ["reveal 1", "reveal 2", "reveal 3"]
    assert blocked(match, "use 1 0") == blocked(match, "stay") == ["variant.solo"]
    assert blocked(match, "reveal 4") == ["variant.solo"]
    assert "no card 4 beside the Cobra; there are 3" in match.why_not("reveal 4").blockers[0].text
    assert cell(blind("fog", "whim", "storm", face=5), "phase") == "move"


def test_a_decision_about_a_card_that_lies_face_down_does_not_know_it():
    match = blind("fog", "whim", "storm")
    asked = [match._game.parse(match._state, move)[0].card for move in ("use 1 0", "return 2")]
    match.step("reveal 1")
    asked += [match._game.parse(match._state, move)[0].card for move in ("use 1 0", "return 2")]
    assert asked == [None, None, "fog", None]


@pytest.mark.clause("imperio:ruling.solo")
def test_the_one_turned_up_is_used_if_it_can_be():
    match = blind("fog", "whim", "storm")
    match.step("reveal 1")
    assert match.inspect("ask", seat=0)["ask"] == [{"kind": "use", "seat": 0, "card": "fog", "index": 1}]
    assert legal(match) == ["use 1 0"]
    assert blocked(match, "return 1") == ["ruling.solo"]
    assert blocked(match, "use 2 1") == blocked(match, "reveal 2") == ["ruling.solo"]
    assert "card 1 has" in match.why_not("use 2 1").blockers[0].text
    events = match.step("use 1 0")
    assert cell(match, "hero/0/fog") is True
    assert cell(match, "deck/forces")[-1] == "fog"
    assert cited(events, "used")[:3] == ["variant.solo", "ruling.solo", "hand.return"]


@pytest.mark.clause("imperio:ruling.solo")
def test_and_returned_otherwise():
    match = blind("fog", "whim", "storm")
    match.step("reveal 2")
    assert legal(match) == ["return 2"]
    assert blocked(match, "use 2 2") == ["ruling.valid-target"]
    assert blocked(match, "return 1") == ["ruling.solo"]
    assert "card 2 has" in match.why_not("return 1").blockers[0].text
    events = match.step("return 2")
    assert kinds(events)[:2] == ["given-back", "replaced-blind"]
    assert (cell(match, "deck/forces")[-1], cell(match, "phase")) == ("whim", "move")


@pytest.mark.clause("imperio:variant.solo")
def test_solo_is_for_one():
    match = cw.new("imperio", players=1, seed=1, variants={"solo"})
    match.step("city khytya-0")
    assert match.to_act == (0,)
    match = match.fork(force={"die": 2})
    match.step("roll")
    assert legal(match) == ["reveal 1", "reveal 2", "reveal 3"]
    with pytest.raises(cw.BadOption, match="solo"):
        cw.new("imperio", players=2, seed=1, variants={"solo"})
