"""Reactions: who is asked, in which order, and what cancelling does."""

import pytest

from tests.games.cockpit.positions import aboard, all_but, blocked, cell, legal, plane, play, scores


@pytest.mark.clause("cockpit:ruling.react-order")
@pytest.mark.parametrize("turn, asked", [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_all_others_are_asked_in_turn_order_whatever_they_hold(turn, asked):
    hands = ["B1 B2 B3", "S1", "H1 H2 H3", "R1"]
    species = ("cobras", "pythons", "kingsnakes", "rattlesnakes")
    match = plane(*hands, turn=turn, snakes={"coach": (1, 1, 1, 1)}, species=species)
    match.step({0: "B1@coach", 2: "H1@coach"}[turn])
    assert cell(match, "asked") == asked
    order = []
    while cell(match, "phase") == "react":
        order += match.to_act
        match.step("pass")
    assert order == asked


@pytest.mark.clause("cockpit:ruling.react-order")
def test_discards_ask_nobody():
    for move in ("B1", "B1+", "B1 galley>cargo-hold"):
        match = plane("B1 B2", "antivenom", snakes={"galley": (1, 0)})
        match.step(move)
        assert (cell(match, "phase"), cell(match, "asked")) == ("turn", [])
    match = plane("B1 B2", "antivenom", snakes={"galley": (1, 0)})
    match.step("B1@galley")
    assert cell(match, "asked") == [1]


@pytest.mark.clause("cockpit:ruling.react-order")
def test_only_who_is_asked_may_answer_and_only_answer():
    match = plane("B1 B2", "S1 antivenom", "antivenom", snakes={"galley": (1, 0)})
    match.step("B1@galley")
    assert blocked(match, "antivenom", seat=2) == ["ruling.react-order"]
    assert blocked(match, "S1+", seat=1) == ["ruling.react-order"]
    assert blocked(match, "antivenom", seat=1) == []
    assert (match.legal(0), match.legal(2)) == ((), ())


@pytest.mark.clause("cockpit:ruling.react-order")
def test_a_reaction_opens_a_window_of_its_own_to_all_others_its_target_too():
    match = plane("B1 air-marshal", "antivenom", "S1", snakes={"galley": (1, 0)})
    play(match, "B1@galley", "antivenom")
    assert cell(match, "asked") == [2, 0]
    assert [entry["card"] for entry in cell(match, "stack")] == ["B1", "antivenom"]
    play(match, "pass")
    assert legal(match) == ["air-marshal", "pass"]


@pytest.mark.clause("cockpit:ruling.react-order")
def test_a_cancelled_reaction_lets_the_window_go_on_with_those_not_yet_asked():
    match = plane("B1 B2", "antivenom", "air-marshal", "antivenom", snakes={"galley": (1, 0)})
    play(match, "B1@galley", "antivenom", "air-marshal", "pass", "pass", "pass")
    assert (cell(match, "asked"), match.to_act) == ([2, 3], (2,))
    assert [entry["card"] for entry in cell(match, "stack")] == ["B1"]
    play(match, "pass", "antivenom", "pass", "pass", "pass")
    assert (cell(match, "area/galley/cards"), cell(match, "discard")[-2:]) == ([], ["antivenom", "B1"])


@pytest.mark.clause("cockpit:ruling.react-order")
def test_when_all_had_been_asked_the_card_counts_at_once():
    match = plane("B1 B2", "S1", "antivenom", "air-marshal", snakes={"galley": (1, 0)})
    play(match, "B1@galley", "pass", "antivenom", "air-marshal", "pass", "pass", "pass")
    assert cell(match, "asked") == [3]
    play(match, "pass")
    assert cell(match, "area/galley/cards") == ["B1"]


@pytest.mark.clause("cockpit:ruling.react-order")
def test_a_special_and_a_reaction_are_cancelled_by_the_same_card():
    match = plane("snake-handler air-marshal", "air-marshal antivenom", snakes={"galley": (1, 1)})
    play(match, "snake-handler pythons@galley")
    assert legal(match) == ["air-marshal", "pass"]
    play(match, "air-marshal", "pass")
    assert (aboard(match, "galley"), cell(match, "phase")) == ((1, 1), "turn")


@pytest.mark.clause("cockpit:ruling.reaction-ends-nothing")
def test_a_cancelled_last_card_ends_no_game_and_earns_no_ten():
    match = plane(
        "B6 H9", "antivenom S1", snakes={"galley": (1, 0)}, cards={"galley": "H6"}, chaos=all_but("galley")
    )
    play(match, "B6@galley", "antivenom", "pass")
    assert (match.result, scores(match), match.to_act) == (None, (0, 0), (0,))
    match.rewind(2)
    branch = match.fork()
    branch.step("pass")
    assert branch.result.scores == (20, 0)


@pytest.mark.clause("cockpit:ruling.reaction-ends-nothing")
def test_after_a_cancelled_card_the_turn_goes_on():
    match = plane("B1 H9", "antivenom S1", snakes={"galley": (1, 0)})
    play(match, "B1@galley", "antivenom", "pass")
    assert (cell(match, "phase"), cell(match, "stack"), match.to_act) == ("turn", [], (0,))


def test_one_can_rewind_into_the_middle_of_a_reaction():
    match = plane("B1 H9", "antivenom S1", snakes={"galley": (1, 0)})
    play(match, "B1@galley", "antivenom", "pass")
    match.rewind()
    assert (cell(match, "phase"), cell(match, "asked"), len(cell(match, "stack"))) == ("react", [0], 2)
    match.rewind()
    assert legal(match) == ["antivenom", "pass"]


OPEN_HANDS = (
    ("antivenom S1", "air-marshal H1", "S5 S6 S7 S8"),
    ("S5 S1", "air-marshal H1", "antivenom S6 S7 S8"),
    ("antivenom S1", "S6 H1", "S5 air-marshal S7 S8"),
    ("S5 S1", "S6 H1", "antivenom air-marshal S7 S8"),
    ("S5 S1", "S6 H1", "S8 S7 air-marshal antivenom"),
)
"""Two hands and a deck that look alike to the third player: with answers in them, without, or drawn later."""
WINDOWS = "B1@galley", "snake-handler pythons@galley", "H8!port-engine", "stowaways"


def lived_through(hands, moves, viewer=0):
    """All that a seat is told and shown while its cards are asked about and nobody answers."""
    *others, deck = hands
    match = plane(
        "B1 H8 snake-handler stowaways R9", *others, deck=deck,
        snakes={"galley": (1, 1, 0), "port-engine": (1, 0, 0)},
    )  # fmt: skip
    looks, asked = [], []
    for move in moves:
        match.step(move)
        while cell(match, "phase") == "react":
            asked.append(match.to_act)
            looks.append((match.to_act, match.inspect(seat=viewer), match.log(seat=viewer)))
            match.step("pass")
        if cell(match, "phase") == "shift":
            match.step("done")
    seen = match.view(viewer)
    told = [(ply.ply, ply.seat, ply.notation, str(ply.events)) for ply in match.path(viewer)]
    return asked, looks, told, seen.log(), seen.to_json(), repr(seen)


@pytest.mark.clause("cockpit:ruling.react-order")
@pytest.mark.parametrize("move", WINDOWS)
def test_who_is_asked_how_long_and_what_the_log_says_hang_on_no_hidden_hand(move):
    first, *others = [lived_through(hands, [move]) for hands in OPEN_HANDS]
    assert first[0] == [(1,), (2,)]
    assert all(other == first for other in others)


def test_nor_do_several_cards_in_a_row_or_a_turn_that_ends():
    first, *others = [lived_through(hands, [*WINDOWS, "R9+"]) for hands in OPEN_HANDS]
    assert first[0] == [(1,), (2,)] * len(WINDOWS)
    # A draws at the end of the turn, so only what came before is alike.
    for other in others:
        assert other[1] == first[1]
        assert [told[:3] for told in other[2]] == [told[:3] for told in first[2]]


@pytest.mark.parametrize("hand", ["antivenom S1", "air-marshal S1", "S5 S1"])
def test_passing_may_always_be_done_and_says_the_same(hand):
    match = plane("B1 H9", hand, deck="antivenom air-marshal S6", snakes={"galley": (1, 0)})
    match.step("B1@galley")
    assert legal(match)[-1] == "pass"
    assert str(match.step("pass")).splitlines()[0].strip() == "2  B lets it stand  [ruling.react-order]"
