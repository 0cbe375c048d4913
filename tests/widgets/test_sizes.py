"""How much travels, as JSON in UTF-8, on a recorded wire."""

import json

import pytest

import cobra_widgets as cw
from cobra_widgets.games import load_game

KB = 1024
STEP, CHOICES, OPENING, BOOK = 2 * KB, 6 * KB, 80 * KB, 40 * KB


def size(value):
    return len(json.dumps(value, ensure_ascii=False).encode())


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("game, unit", [("cobras", "round"), ("cockpit", "turn")])
def test_rules_and_words_are_small_and_sent_once(game, unit, locale, browser):
    match = cw.new(game, 4, seed=7)
    page = browser(cw.MatchView(match, locale=locale))
    assert size(page.traits["book"]) <= BOOK
    match.play(until=unit)
    assert sum('"book": {"locale"' in text for _, text in page.messages) == 1


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_step_is_small_and_so_are_the_choices(players, seat, browser):
    match = cw.new("cobras", players, seed=7)
    page = browser(cw.MatchView(match, seat=seat, locale="es"))
    while match.ply < 200 and not match.result:
        match.step()
        assert size(weighed(page.plies[-1])) <= STEP
        assert size(page.sent_choices) <= CHOICES
    assert page.gaps == 0


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_they_are_in_the_cockpit(players, seat, browser):
    match = cw.new("cockpit", players, seed=7)
    page = browser(cw.MatchView(match, seat=seat, locale="es"))
    for _ in range(300):
        match.step()
        assert size(page.sent_choices) <= CHOICES
    assert all(size(weighed(ply)) <= STEP for ply in page.plies)
    assert page.gaps == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_most_choices_of_long_games_of_the_cockpit_are_small(players, browser):
    match = cw.new("cockpit", players, seed=8).play()
    most = sorted(match.path()[1:], key=lambda ply: -asked_about(ply))[:5]
    view = cw.MatchView(match.goto(most[0]), locale="es")
    page = browser(view)
    for ply in most:
        match.goto(ply)
        assert len(page.traits["now"]["choices"]) == asked_about(ply) > 90
        assert size(page.sent_choices) <= CHOICES


def asked_about(ply):
    """How much is worth asking about at a moment."""
    rules, state = load_game("cockpit"), ply._node.state
    return sum(len(rules.candidates(state, seat)) for seat in rules.window(state).seats)


SPECIES = ("rattlesnakes", "cobras", "pythons", "kingsnakes")
TEN = "B1 H2 R3 S4 B5 H6 R7 snake-handler carry-on-surprise duty-free"


def crowded(first, hand):
    """A snake of every species in five areas, and a hand of that many cards for the first."""
    nth = SPECIES.index(first)
    cells = {f"species/{seat}": each for seat, each in enumerate(SPECIES[nth:] + SPECIES[:nth])}
    cells |= {"turn": 0, "hand/0": hand.split(), **{f"hand/{seat}": [f"S{seat}"] for seat in (1, 2, 3)}}
    places = ["coach", "galley", "first-class", "business-class", "cargo-hold"]
    cells |= {f"area/{area}/snakes/{seat}": 1 for area in places for seat in range(4)}
    return cw.setup("cockpit", cells, seed=1)


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("first", SPECIES)
@pytest.mark.parametrize(
    "hand, many",
    [(TEN, 250), (f"{TEN} S8 B9 sticky-fingers", 390), (f"{TEN} S8 B9 H3", 395)],
    ids=["ten cards", "thirteen", "thirteen, and ten of them numbers"],
)
def test_a_full_hand_on_a_crowded_plane_keeps_to_the_limit(hand, many, first, locale, browser):
    page = browser(cw.MatchView(crowded(first, hand), locale=locale))
    assert len(page.traits["now"]["choices"]) > many
    assert size(page.sent_choices) <= CHOICES


def weighed(ply):
    """What of a ply is the table's: its cells and events."""
    return [ply["c"], ply.get("d", []), ply["e"], ply.get("g", []), ply.get("a", [])]


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize(
    "game, players", [("cobras", 3), ("cobras", 4), ("cobras", 5), ("cockpit", 2), ("cockpit", 4)]
)
def test_two_hundred_plies_open_within_the_limit(game, players, seat, browser):
    match = cw.new(game, players, seed=7)
    while match.ply < 200:
        match.step()
    page = browser(cw.MatchView(match, seat=seat, locale="es"))
    kind, text = page.messages[0]
    state = json.loads(text)["state"]
    besides = {key: value for key, value in state.items() if key not in {"book", "_esm"}}
    assert kind == "comm_open"
    assert len(page.plies) >= 200
    assert size(besides) <= OPENING


def test_nothing_is_sent_twice_for_a_step(browser):
    match = cw.new("cobras", 4, seed=7)
    page = browser(cw.MatchView(match))
    for _ in range(80):
        match.step()
    count = len(page.messages)
    match.step()
    ((_, text),) = page.messages[count:]
    assert json.loads(text)["state"].keys() <= {"piece", "tape", "now", "ply"}
