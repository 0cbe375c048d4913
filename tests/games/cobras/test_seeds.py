"""Start your Basket: the sealed seeds."""

import pytest

from tests.games.cobras.positions import blocked, cell, legal, play, seeding, told, values

HANDS = ("R2 R3", "G7 G8", "B12 B13")


@pytest.mark.clause("cobras:seed.choose")
def test_seeds_stay_secret_until_the_last_is_chosen():
    match = seeding(*HANDS)
    match.step("R2")
    match.step("G7")
    assert values(match, "basket") == (0, 0, 0)
    assert cell(match, "seed/0") == "R2"
    seen = match.inspect("seed", seat=2)
    assert "R2" not in str(seen)
    assert "G7" not in str(seen)
    assert "R2" not in match.log(seat=2)
    assert [ply.notation for ply in match.path(seat=2)] == ["", "?", "?"]
    match.step("B12")
    assert "red 2" in match.log(seat=2, locale="en")
    assert values(match, "seed") == (None, None, None)


@pytest.mark.clause("cobras:seed.choose")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_seeds_may_be_chosen_in_any_order(order):
    match = seeding(*HANDS)
    assert match.to_act == (0, 1, 2)
    for seat in order:
        match.step(("R3", "G8", "B13")[seat], seat=seat)
    assert (cell(match, "phase"), match.to_act) == ("trick", (0,))
    assert values(match, "hand") == (["R2"], ["G7"], ["B12"])


@pytest.mark.clause("cobras:seed.choose")
def test_a_seed_comes_from_the_own_hand_and_is_chosen_once():
    match = seeding(*HANDS)
    assert blocked(match, "G7", seat=0) == ["seed.choose"]
    assert blocked(match, "R2", seat=0) == []
    match.step("R2")
    assert match.to_act == (1, 2)
    assert blocked(match, "R3", seat=0) == ["seed.choose"]
    assert match.legal(0) == ()


@pytest.mark.clause("cobras:ruling.seed-not-king")
def test_a_king_is_no_seed_but_may_be_played_once_the_tricks_begin():
    match = seeding(*HANDS)
    assert blocked(match, "K+", seat=0) == ["ruling.seed-not-king"]
    assert blocked(match, "K-", seat=0) == ["ruling.seed-not-king"]
    assert blocked(match, "R3", seat=0) == []
    assert not {"K+", "K-"} & set(legal(match))
    play(match, "R2", "G7", "B12")
    assert legal(match) == ["R3", "K+", "K-"]


@pytest.mark.clause("cobras:seed.tokens")
@pytest.mark.parametrize(
    "seeds, baskets",
    [(("R1", "G5", "B10"), (1, 2, 3)), (("R4", "G9", "B13"), (1, 2, 3)), (("R10", "G4", "B5"), (3, 1, 2))],
)
def test_a_seed_brings_the_basket_the_cobras_it_shows(seeds, baskets):
    match = seeding(*seeds)
    events = play(match, *seeds)
    assert values(match, "basket") == baskets
    assert told(events, "seed-revealed") == [(seat, seeds[seat], baskets[seat]) for seat in range(3)]


@pytest.mark.clause("cobras:seed.discard")
def test_seeds_of_one_or_two_cobras_are_discarded_and_triples_begin_the_line():
    match = seeding("R9 R1", "G10 G1", "B4 B1")
    play(match, "R9", "G10", "B4")
    assert cell(match, "line") == ["G10"]
    assert cell(match, "discard")[-2:] == ["R9", "B4"]


@pytest.mark.clause("cobras:seed.discard")
@pytest.mark.parametrize(
    "seeds, rounds",
    [
        (("R10", "G10", "B10"), [1, 1, 2]),  # 3 seeds and 3, 6, 9 played: 12 in the line
        (("R10", "G1", "B1"), [1, 1, 2]),  # 1 and 9: exactly the ten
        (("R1", "G1", "B1"), [1, 1, 1]),  # 9 played, and none from the seeds
    ],
)
def test_triple_seeds_count_to_the_ten_that_end_the_round(seeds, rounds):
    match = seeding("R1 R10 R11 R12 R13", "G1 G10 G11 G12 G13", "B1 B10 B11 B12 B13")
    play(match, *seeds)
    seen = []
    for rank in (11, 12, 13):
        play(match, f"R{rank}", f"G{rank}", f"B{rank}")
        seen.append(cell(match, "round"))
    assert seen == rounds
