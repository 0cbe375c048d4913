"""What a match is made from: game, players, seed, names, options, a position."""

import pytest

import cobra_widgets as cw


def test_the_default_is_four_players_named_by_letter():
    match = cw.new("cobras", seed=1)
    assert match.names == ("A", "B", "C", "D")
    assert match.game == "cobras"
    assert match.options == {}
    assert match.fidelity == cw.EXACT


def test_a_seed_fixes_the_game_and_a_drawn_one_is_kept():
    one, two = cw.new("cobras", seed=3).play(), cw.new("cobras", seed=3).play()
    assert one.to_json() == two.to_json()
    drawn = cw.new("cobras")
    assert isinstance(drawn.seed, int)
    assert cw.new("cobras", seed=drawn.seed).inspect() == drawn.inspect()
    assert len({cw.new("cobras").seed for _ in range(4)}) > 1


@pytest.mark.parametrize("seed", ["7", 1.0, True, 2**53 + 1, -(2**53) - 1])
def test_a_seed_is_a_whole_number_that_survives_a_browser(seed):
    with pytest.raises(cw.BadOption, match="seed"):
        cw.new("cobras", seed=seed)


@pytest.mark.parametrize("seed", [0, -5, 2**53, -(2**53)])
def test_a_seed_may_be_as_large_as_that(seed):
    match = cw.new("cobras", seed=seed)
    assert cw.load(match.to_json()).seed == seed


@pytest.mark.parametrize("players", [0, 6, -1, "four", 2.0, True, [], [None] * 6, {}])
def test_a_number_of_players_the_game_cannot_take_names_those_it_can(players):
    with pytest.raises(cw.BadOption, match="1, 2, 3, 4, 5"):
        cw.new("cobras", players=players)


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(cw.UnknownName, match=r"chess.*cobras"):
        cw.new("chess")


@pytest.mark.parametrize("names", [["A"], list("ABCDE"), "ABCD", ["A", "B", "C", ""], ["A", "B", "C", 4]])
def test_there_is_one_name_for_each_player(names):
    with pytest.raises(cw.BadOption, match="one name, not empty, for each of the 4"):
        cw.new("cobras", names=names)


@pytest.mark.parametrize(
    "players, options, named",
    [
        (4, {"mode": "easy"}, r"4 players.*'mode'"),
        (4, {"dummy": "surprise"}, r"4 players.*'dummy'"),
        (1, {"dummy": "surprise"}, r"1 players.*'dummy'.*mode"),
        (2, {"mode": "easy"}, r"2 players.*'mode'.*dummy"),
        (1, {"mode": "brutal"}, r"mode cannot be brutal.*easy, medium, hard"),
        (2, {"dummy": None}, r"dummy cannot be None.*surprise, strategy"),
        (1, {"mode": ["easy"]}, r"mode cannot be"),
        (2, {"edition": "x"}, r"'edition'"),
    ],
)
def test_an_option_foreign_to_the_game_or_the_count_is_refused_by_name(players, options, named):
    with pytest.raises(cw.BadOption, match=named):
        cw.new("cobras", players=players, seed=1, **options)


def test_an_option_not_given_has_its_default():
    assert cw.new("cobras", players=1, seed=1).options == {"mode": "medium"}
    assert cw.new("cobras", players=2, seed=1).options == {"dummy": "surprise"}


def test_a_position_needs_only_what_differs_from_an_empty_table():
    match = cw.setup("cobras", {"hand/0": ["R5"], "hand/1": ["G1"], "hand/2": ["B1"], "round": 1, "trick": 1})
    assert match.to_act == (0,)
    assert match.inspect("score")["score/2"] == 0
    assert "R5" not in match.inspect("discard")["discard"]
    assert [str(a) for a in match.legal()] == ["R5"]


def test_an_impossible_position_names_every_fault():
    cells = {"hand/0": ["R5", "R5"], "hand/1": ["X1"], "score/9": 1, "kings/0": 7, "trick": 1, "round": 1}
    with pytest.raises(cw.ImpossiblePosition) as impossible:
        cw.setup("cobras", cells, players=4)
    faults = impossible.value.faults
    assert len(faults) >= 3
    assert all(any(name in fault for fault in faults) for name in ("score/9", "hand/1", "kings/0"))
    assert all(fault in str(impossible.value) for fault in faults)


def test_a_set_up_match_is_kept_with_its_position():
    match = cw.setup("cobras", cw.new("cobras", seed=1).play("trick").inspect(), seed=9)
    match.step()
    again = cw.load(match.to_json())
    assert again.fidelity == cw.EXACT
    assert again.inspect() == match.inspect()
    assert again.goto(0).inspect() == match.goto(0).inspect()
