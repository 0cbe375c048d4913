"""How much travels, as JSON in UTF-8, on a recorded wire."""

import json

import pytest

import cobra_widgets as cw

KB = 1024
STEP, CHOICES, OPENING, BOOK = 2 * KB, 6 * KB, 80 * KB, 40 * KB


def size(value):
    return len(json.dumps(value, ensure_ascii=False).encode())


@pytest.mark.parametrize("locale", ["en", "es"])
def test_rules_and_words_are_small_and_sent_once(locale, browser):
    match = cw.new("cobras", 4, seed=7)
    page = browser(cw.MatchView(match, locale=locale))
    assert size(page.traits["book"]) <= BOOK
    match.play(until="round")
    assert sum('"book": {"locale"' in text for _, text in page.messages) == 1


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_step_is_small_and_so_are_the_choices(players, seat, browser):
    match = cw.new("cobras", players, seed=7)
    page = browser(cw.MatchView(match, seat=seat, locale="es"))
    while match.ply < 200 and not match.result:
        match.step()
        ply, now = page.plies[-1], page.traits["now"]
        assert size([ply["c"], ply["e"], ply.get("g", []), ply.get("a", [])]) <= STEP
        assert size(now["choices"]) <= CHOICES
    assert page.gaps == 0


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_hundred_plies_open_within_the_limit(players, seat, browser):
    match = cw.new("cobras", players, seed=7)
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
