"""How much of Imperio travels: the Guardian's legs are the most choices that any game has to send."""

import pytest

import cobra_widgets as cw
from tests.games.imperio.test_counts import TABLES
from tests.widgets.test_sizes import BOOK, CHOICES, OPENING, STEP, size, weighed

NINE_POINTS = {"turn": 3, "phase": "move", "roll": 6, "points": 9, "guardian/hand": ["whim", "fog", "storm"]}
"""A six and a Forced March, to be shared among four Sentinels."""
HEROES = {"hero/0/space": "hyrca-4", "hero/1/space": "khytya-3", "hero/2/space": "vendha-3"}


def sentinels(*spaces):
    """Where the Sentinels stand."""
    return {f"sentinel/{number}/space": space for number, space in enumerate(spaces, 1)}


@pytest.mark.parametrize("players, variants", TABLES)
def test_a_step_is_small_and_so_are_the_choices(players, variants, browser):
    match = cw.new("imperio", players, seed=6, variants=variants)
    page = browser(cw.MatchView(match, locale="es"))
    while match.ply < 250 and not match.result:
        match.step()
        assert size(page.sent_choices) <= CHOICES
    assert all(size(weighed(ply)) <= STEP for ply in page.plies)
    assert page.gaps == 0


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(
    "where, more",
    [
        (("i0", "i2", "i4", "i6"), {}),
        (("vendha-0", "hyrca-0", "khytya-0", "vendha-8"), {}),
        (("vendha-0", "hyrca-0", "khytya-0", "vendha-8"), {f"sentinel/{n}/spent": True for n in (1, 2)}),
    ],
    ids=["on the temple floor", "ashore", "ashore, and two done"],
)
def test_a_forced_march_of_four_sentinels_keeps_to_the_limit(where, more, locale, browser):
    cells = {**NINE_POINTS, **HEROES, **sentinels(*where), **more}
    match = cw.setup("imperio", cells, players=4, seed=1, variants={"ship"})
    page = browser(cw.MatchView(match, locale=locale))
    assert len(page.traits["now"]["choices"]) > 140
    assert size(page.sent_choices) <= CHOICES


@pytest.mark.parametrize("locale", ["en", "es"])
def test_rules_and_words_are_small_and_sent_once(locale, browser):
    match = cw.new("imperio", 3, seed=7)
    page = browser(cw.MatchView(match, locale=locale))
    words = {key: value for key, value in page.traits["book"].items() if key != "data"}
    assert size(words) <= BOOK
    match.play(until="turn")
    assert sum('"book": {"locale"' in text for _, text in page.messages) == 1


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("players", [2, 4])
def test_two_hundred_plies_open_within_the_limit(players, seat, browser):
    match = cw.new("imperio", players, seed=7)
    while match.ply < 200:
        match.step()
    page = browser(cw.MatchView(match, seat=seat, locale="es"))
    besides = {key: value for key, value in page.traits.items() if key not in {"book", "_esm"}}
    drawing = page.traits["book"]["data"]  # neither words nor clauses: it counts here
    assert len(page.plies) >= 200
    assert size(besides) + size(drawing) <= OPENING
