"""The oracle itself, against values worked out by hand and against chance."""

import random
from typing import Any

import pytest

from .cobras import CobrasOracle
from .cobras_cards import full_deck, points_for

KINDS: list[tuple[int, dict[str, str]]] = [
    (1, {"mode": "easy"}),
    (1, {"mode": "medium"}),
    (1, {"mode": "hard"}),
    (2, {"dummy": "surprise"}),
    (2, {"dummy": "strategy"}),
    (3, {}),
    (4, {}),
    (5, {}),
]


def in_trick(players: int, hands: dict[int, list[str]], **options: str) -> CobrasOracle:
    """A first trick led by seat 0, with these hands and dummy piles."""
    game = CobrasOracle(players, options)
    game.round, game.trick, game.phase = 1, 1, "trick"
    game.leader = game.turn = 0
    if players == 2:
        game.dealer, game.order = 0, [0, 2, 1]
    for seat, cards in hands.items():
        (game.hands if seat in game.players else game.piles)[seat] = list(cards)
    game.kings = dict.fromkeys(game.players, 1)
    return game


def play_all(game: CobrasOracle, *moves: str) -> None:
    """Let whoever is next make these moves."""
    for move in moves:
        game.apply(game.turn, move)


def draw_deal(game: CobrasOracle, rng: random.Random) -> dict[str, Any]:
    """What chance decides at the next deal."""
    deck = full_deck()
    rng.shuffle(deck)
    outcome: dict[str, Any] = {"deck": deck}
    fewest = min(game.scores.values())
    able = [s for s in game.players if game.round == 0 or game.scores[s] == fewest]
    if len(able) > 1:
        outcome["leader"] = rng.choice(able)
    if len(game.players) == 2 and game.round == 0:
        outcome["dealer"] = rng.choice(game.players)
    return outcome


def random_ply(game: CobrasOracle, rng: random.Random) -> None:
    """One uniformly random ply."""
    dummy = game.expected_dummy()
    if game.is_chance():
        game.apply(None, "deal", draw_deal(game, rng))
    elif dummy is not None:
        game.apply(*dummy)
    else:
        legal = game.legal()
        seat = rng.choice(sorted(legal))
        game.apply(seat, rng.choice(sorted(legal[seat])))


def cards_in_sight(cells: dict[str, Any]) -> list[str]:
    """Every card that the cells name."""
    found: list[str] = []
    for address, value in cells.items():
        if address.startswith(("hand/", "dummy/")) or address in ("line", "discard", "out"):
            found += value
        elif address.startswith("seed/") and value is not None:
            found.append(value)
        elif address == "trick/plays":
            found += [play["card"] for play in value if "card" in play]
    return found


def test_scale_of_baskets_0_to_12() -> None:
    assert [points_for(n) for n in range(13)] == [0, 1, 3, 5, 8, 11, 15, 21, 15, 8, 3, 3, 3]


def test_example_of_play_scores_8_and_21_and_gives_6() -> None:
    game = in_trick(3, {0: ["R5", "B1"], 1: ["R12", "B2"], 2: ["B3"]})
    game.centre = 1
    game.baskets = {0: 3, 1: 4, 2: 7}
    play_all(game, "R5", "R12", "K+")
    assert game.scores == {0: 0, 1: 8, 2: 21}
    assert game.baskets == {0: 9, 1: 0, 2: 0}
    assert (game.centre, game.line, game.discard) == (0, ["R12"], ["R5"])
    assert (game.leader, game.turn, game.trick, game.kings[2]) == (1, 1, 2, 0)


def test_remainder_waits_for_the_next_trick() -> None:
    hands = {0: ["R5", "G1"], 1: ["R9", "G5"], 2: ["B13", "G2"], 3: ["R2", "G3"]}
    game = in_trick(4, hands)
    play_all(game, "R5", "R9", "B13", "R2")
    assert game.baskets == {0: 2, 1: 0, 2: 2, 3: 2}
    assert (game.centre, game.leader) == (2, 1)
    play_all(game, "G5", "G2", "G3", "G1")  # 2 + 1 + 1 + 1, and 2 waiting
    assert game.baskets == {0: 4, 1: 0, 2: 4, 3: 4}
    assert game.centre == 1


def test_all_share_the_win_and_the_cobras_stay() -> None:
    game = in_trick(3, {0: ["R4", "B1"], 1: ["B2"], 2: ["B3"]})
    game.baskets = {0: 1, 1: 2, 2: 10}
    game.centre = 1
    play_all(game, "R4", "K+", "K+")
    assert game.scores == {0: 1, 1: 3, 2: 3}
    assert (game.centre, game.leader) == (2, 0)


@pytest.mark.parametrize(
    "moves, scores, baskets, centre",
    [
        (("K-", "K-", "K-"), {0: 0, 1: 0, 2: 0}, {0: 4, 1: 4, 2: 5}, 1),
        (("K-", "K+", "K-"), {0: 0, 1: 5, 2: 0}, {0: 5, 1: 0, 2: 6}, 0),
        (("K+", "K+", "K+"), {0: 5, 1: 5, 2: 8}, {0: 0, 1: 0, 2: 0}, 4),
    ],
)
def test_only_kings_keep_the_leader(
    moves: tuple[str, ...], scores: dict[int, int], baskets: dict[int, int], centre: int
) -> None:
    game = in_trick(3, {0: ["R4"], 1: ["B2"], 2: ["B3"]})
    game.baskets = {0: 3, 1: 3, 2: 4}
    game.centre = 4
    play_all(game, *moves)
    assert (game.scores, game.baskets, game.centre, game.leader) == (scores, baskets, centre, 0)


def test_after_led_kings_the_first_number_card_sets_the_suit() -> None:
    game = in_trick(3, {0: ["R4"], 1: ["B2"], 2: ["B3", "G4"]})
    play_all(game, "K-", "K-")
    assert game.legal() == {2: {"B3", "G4", "K+", "K-"}}
    game = in_trick(3, {0: ["R4"], 1: ["B2"], 2: ["B3", "G4"]})
    play_all(game, "K-", "B2")
    assert game.legal() == {2: {"B3", "K+", "K-"}}


@pytest.mark.parametrize(
    "players, cards, moves, leader",
    [
        (2, {0: ["R9", "Y1"], 2: ["B9", "Y2"], 1: ["R2", "Y3"]}, ("R9", "B9", "R2"), 0),
        (2, {0: ["R8", "Y1"], 2: ["B9", "Y2"], 1: ["R2", "Y3"]}, ("R8", "B9", "R2"), 2),
        (2, {0: ["R3", "Y1"], 2: ["B9", "Y2"], 1: ["R9", "Y3"]}, ("R3", "B9", "R9"), 1),
        (1, {0: ["R3", "Y1"], 1: ["B9", "Y2"], 2: ["G9", "Y3"]}, ("R3", "B9", "G9"), 1),
        (1, {0: ["R3", "Y1"], 1: ["B9", "Y2"], 2: ["R9", "Y3"]}, ("R3", "B9", "R9"), 2),
        (1, {0: ["Y1"], 1: ["B9", "Y2"], 2: ["G9", "Y3"]}, ("K-", "B9", "G9"), 1),
    ],
)
def test_dummies_ties(players: int, cards: dict[int, list[str]], moves: tuple[str, ...], leader: int) -> None:
    game = in_trick(players, cards)
    play_all(game, *moves)
    assert game.leader == leader


def test_tenth_triple_ends_the_round_and_the_ninth_does_not() -> None:
    hands = {0: ["R2", "G2"], 1: ["R12", "G3"], 2: ["R4", "G4"], 3: ["R3", "G5"]}
    for before, phase, scores in ((8, "trick", [0, 8, 0, 0]), (9, "deal", [-4, 8, -2, -2])):
        game = in_trick(4, hands)
        game.baskets = {0: 2, 1: 4, 2: 0, 3: 0}
        game.line = ["B10", "B11", "B12", "B13", "G10", "G11", "G12", "G13", "Y10"][:before]
        play_all(game, "R2", "R12", "R4", "R3")  # 1 + 3 + 1 + 1 = 6, 2 to each loser
        assert game.phase == phase
        assert list(game.scores.values()) == scores
        assert game.baskets == {0: 4, 1: 0, 2: 2, 3: 2}
        assert (game.turn, game.trick) == ((1, 2) if phase == "trick" else (None, 1))


@pytest.mark.parametrize("scored, kings", [(49, 1), (50, 2)])
def test_solo_kings_are_kept_and_earned_at_50(scored: int, kings: int) -> None:
    game = CobrasOracle(1, {"mode": "medium"})
    game.apply(None, "deal", {"deck": full_deck()})
    assert game.kings == {0: 1}
    game.scores[0] = scored
    game.end_round()
    assert game.kings == {0: 1}
    game.apply(None, "deal", {"deck": full_deck()})
    assert (game.kings, game.start) == ({0: kings}, scored)


@pytest.mark.parametrize("score, winners", [(149, []), (150, [0])])
def test_solo_wins_with_150_after_the_penalty(score: int, winners: list[int]) -> None:
    game = in_trick(1, {0: [], 1: [], 2: []})
    game.round, game.scores[0], game.baskets[0] = 3, score + 4, 4
    game.end_round()
    assert game.result == {"winners": winners, "scores": [score]}


@pytest.mark.parametrize(
    "players, top, over", [(3, 99, False), (3, 100, True), (5, 74, False), (5, 75, True)]
)
def test_target_is_looked_at_after_the_penalty(players: int, top: int, *, over: bool) -> None:
    game = CobrasOracle(players)
    game.scores[0], game.baskets[0], game.scores[1] = top + 1, 1, top
    game.end_round()
    assert (game.result is not None) is over
    assert game.result is None or game.result["winners"] == [0, 1]


@pytest.mark.parametrize("players, options", KINDS)
def test_random_play_keeps_all_52_cards(players: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{players}{options}")
    game = CobrasOracle(players, options)
    while game.result is None:
        random_ply(game, rng)
        assert sorted(cards_in_sight(game.cells())) == sorted(full_deck())
        for seat in game.players:
            shown = game.redacted(seat)
            assert shown.keys() == game.cells().keys()
            assert shown[f"hand/{seat}"] == game.hands[seat]
    assert game.legal() == {}


# Means of 500 games played elsewhere, each with about three standard errors.
@pytest.mark.parametrize(
    "players, options, games, expected, margins",
    [
        (1, {"mode": "medium"}, 200, (27.9, 3.0, 10.5), (7.0, 0.0, 0.3)),
        (4, {}, 60, (108.1, 10.7, 8.1), (3.5, 1.6, 0.3)),
    ],
)
def test_random_play_has_the_expected_means(
    players: int,
    options: dict[str, str],
    games: int,
    expected: tuple[float, ...],
    margins: tuple[float, ...],
) -> None:
    for mean, value, margin in zip(means_of(players, options, games), expected, margins, strict=True):
        assert abs(mean - value) <= margin


def means_of(players: int, options: dict[str, str], games: int) -> tuple[float, float, float]:
    """Mean winning score, rounds a game and tricks a round of random games."""
    rng = random.Random(f"means {players} {options}")
    score = rounds = tricks = 0
    for _ in range(games):
        game = CobrasOracle(players, options)
        while game.result is None:
            random_ply(game, rng)
            if game.phase in ("deal", "over"):
                tricks += game.trick
        score += max(game.result["scores"])
        rounds += game.round
    return score / games, rounds / games, tricks / rounds
