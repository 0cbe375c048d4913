"""The chances that travel to a view: in words, exact, and only for the seat to act."""

import pytest

import cobra_widgets as cw
from tests.games.imperio.positions import hero, splitting, table


def sent(match, browser, **view):
    """The odds that a view is sent with the position."""
    return browser(cw.MatchView(match, **view)).traits["now"].get("odds", [])


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize(
    "locale, words",
    [("en", "to leave the Well by the next throw"), ("es", "salir del Pozo con la próxima tirada")],
)
def test_the_seat_to_act_and_the_open_table_are_told_in_their_language(seat, locale, words, browser):
    match = table(hero("well"), turn=0, phase="before")
    assert sent(match, browser, seat=seat, locale=locale) == [[words, 1, 6]]


def test_another_seat_is_not_told(browser):
    match = splitting(2, hero("o1", hand="sword"), hero(), sentinels=["o0", "tower", "tower"])
    match.step("1>o1")
    assert sent(match, browser, seat=0) == [["to win a combat", 1, 2]]
    assert sent(match, browser, seat=1) == sent(match, browser, seat=2) == []


def test_every_chance_there_is_has_its_words(browser):
    before = {"turn": 0, "phase": "before"}
    for match, count in (
        (table(hero("vendha-0", hand="axe nautilus"), **before), 2),
        (table(hero("o0"), **before), 2),
        (table(hero("vendha-3", trials="great-dinosaur silver-city sea-of-sand", stuck=True),
               variants=["trials"], **before), 1),
    ):  # fmt: skip
        assert len(sent(match, browser)) == count


def test_a_game_without_dice_has_none(browser):
    assert sent(cw.new("cobras", 4, seed=1), browser) == []


@pytest.mark.parametrize("fog, turns", [(False, [1, 2, 3, 4, 5, 6]), (True, [1, 1, 2, 2, 3, 3])])
def test_how_far_a_roll_turns_the_cobra_is_told_on_the_temple_floor(fog, turns, browser):
    match = table(hero("o0", fog=fog), turn=0, phase="before")
    now = browser(cw.MatchView(match)).traits["now"]
    assert now["turns"] == turns


@pytest.mark.parametrize("where", ["vendha-1", "sea-vendha-hyrca-2", "well"])
def test_elsewhere_a_roll_turns_nothing(where, browser):
    match = table(hero(where), turn=0, phase="before")
    assert "turns" not in browser(cw.MatchView(match)).traits["now"]


def test_another_seat_is_not_told_how_far(browser):
    match = table(hero("o0"), turn=0, phase="before")
    assert "turns" not in browser(cw.MatchView(match, seat=1)).traits["now"]
