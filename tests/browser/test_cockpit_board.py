"""The plane as a learner plays on it: cards aimed at areas and snakes, reactions, meters; mouse and keys."""

import re

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw
from tests.games.cockpit.positions import all_but, cell, plane

from .playing import ACTIVE, arrived


@pytest.fixture(autouse=True)
def patience(page):
    """Nothing here takes long."""
    page.set_default_timeout(6000)


def thing(shown, name):
    """What can be pointed at on the board, by how its name begins."""
    return shown.root.locator(f"svg.board [role=button][aria-label^='{name}']")


def button(shown, name):
    """A button below the board."""
    return shown.root.locator(".acts").get_by_role("button", name=name)


def go_to(shown, name, keys="ArrowUp"):
    """Move the focus by arrows until it is on what has this name."""
    for _ in range(12):
        if shown.page.evaluate(ACTIVE).startswith(name):
            return
        shown.page.keyboard.press(keys)
    raise AssertionError(f"{name} cannot be reached; the focus is on {shown.page.evaluate(ACTIVE)}")


def tab_to_hand(shown):
    """Tab until something on the board has the focus."""
    for _ in range(20):
        shown.page.keyboard.press("Tab")
        if shown.root.locator("svg.board [role=button]:focus").count():
            return
    raise AssertionError("the board cannot be reached by Tab")


GALLEY = {"snakes": {"galley": (1, 1), "coach": (1, 0)}, "cards": {"galley": "H5 B2"}}


def test_a_card_is_played_by_two_clicks_card_then_area(connect):
    match = plane("B7 H9 S1", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    thing(shown, "Bite 7").click()
    expect(thing(shown, "Bite 7")).to_have_attribute("aria-pressed", "true")
    assert match.ply == 0
    thing(shown, "Galley").click()
    arrived(shown, match)
    assert match.path()[-1].notation == "B7@galley"


def test_a_snake_is_moved_by_card_snake_and_area(connect):
    match = plane("B7 S1", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    for name in ("Squeeze 1", "1 Cobra of A, Coach", "Lavatory"):
        thing(shown, name).click()
    arrived(shown, match)
    assert match.path()[-1].notation == "S1 coach>lavatory"


def test_a_card_is_played_by_keys_alone(connect):
    match = plane("B7 H9 S1", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    tab_to_hand(shown)
    shown.page.keyboard.press("Home")
    go_to(shown, "Bite 7", "ArrowRight")
    shown.page.keyboard.press("Enter")
    go_to(shown, "Galley")
    shown.page.keyboard.press("Space")
    arrived(shown, match)
    assert match.path()[-1].notation == "B7@galley"


def test_escape_lets_go_of_the_card(connect):
    match = plane("B7 H9", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    card = thing(shown, "Bite 7")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    shown.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_only_areas_into_which_the_card_may_go_are_lit(connect):
    match = plane("B7 H9", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    lit = shown.root.locator("svg.board [role=button]:not([aria-disabled])")
    thing(shown, "Bite 7").click()
    names = lit.evaluate_all("all => all.map((each) => each.getAttribute('aria-label').split(':')[0])")
    into = {str(action).split("@")[1] for action in match.legal(0) if str(action).startswith("B7@")}
    areas = {area.name["en"]: area.id for area in cw.edition("cockpit").board.areas}
    # A snake beside an area can go there, for the card thrown away.
    going = {str(action).split(">")[1] for action in match.legal(0) if re.match(r"B7 \S+>", str(action))}
    assert into == {"galley", "coach"}
    assert into <= {areas[name] for name in names if name in areas} <= into | going


@pytest.mark.parametrize(
    "name, given, sentence",
    [
        ("Galley", {"used_bite": 2}, "2 of Bite in a turn"),
        (
            "Galley",
            {"snakes": {"galley": (1, 1), "coach": (1, 0)}, "area_galley_spent": 1, "used_bite": 1},
            "one number card",
        ),
        ("Lavatory", {}, "need a snake there"),
        ("Galley", {"chaos": "galley", "cards": {}}, "chaos"),
    ],
)
def test_what_may_not_be_is_explained_where_it_is(connect, name, given, sentence):
    match = plane("B7 H9", "H1", **GALLEY | given)
    shown = connect(cw.MatchView(match, seat=0))
    thing(shown, "Bite 7").click()
    area = thing(shown, name)
    expect(area).to_have_attribute("aria-disabled", "true")
    area.click(force=True)
    bubble = shown.root.locator(".bubble")
    expect(bubble).to_contain_text(sentence, ignore_case=True)
    expect(bubble.locator(".clause").first).to_be_visible()
    assert match.ply == 0


def test_meters_tell_now_and_needed_and_what_the_held_card_would_make_of_them(connect):
    match = plane("B7 H9", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    room = shown.root.locator("svg.board [aria-label^='Galley: ']").first
    expect(room).to_have_attribute("aria-label", re.compile(r"Spook 5 of 6, Harm 2 of 6"))
    figures = shown.root.locator("svg.board g.calm", has_text="Galley").first
    expect(figures).to_contain_text("5/6")
    expect(figures).not_to_contain_text("→")
    thing(shown, "Bite 7").click()
    expect(figures).to_contain_text("→9/6")
    expect(figures).to_contain_text("5/6")


def test_an_area_tells_who_would_get_what_if_it_went_now(connect):
    match = plane("B7", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    points = {area.id: area.points for area in cw.edition("cockpit").board.areas}
    label = re.compile(f"would now give A {points['galley']}, B {points['galley']}")
    expect(shown.root.locator("svg.board [aria-label^='Galley: ']").first).to_have_attribute(
        "aria-label", label
    )
    alone = re.compile(f"would now give A {points['coach'] * 2}")
    expect(shown.root.locator("svg.board [aria-label^='Coach: ']").first).to_have_attribute(
        "aria-label", alone
    )


def test_the_last_card_of_a_room_shows_that_it_would_go_into_chaos(connect):
    match = plane("B7 H9", "H1", **GALLEY | {"cards": {"galley": "H6 B2"}})
    shown = connect(cw.MatchView(match, seat=0))
    bursts = shown.root.locator("svg.board g.calm", has_text="Galley").first.locator("svg")
    before = bursts.count()
    thing(shown, "Bite 7").click()
    expect(bursts).to_have_count(before + 1)


def test_a_reaction_is_answered_by_a_card_and_by_a_button(connect):
    cancel = next(
        str(card) for card in cw.edition("cockpit").cards if card.special and card.special.effect == "cancel"
    )
    match = plane("B7 H9", f"{cancel} H1", **GALLEY)
    match.step("B7@galley")
    shown = connect(cw.MatchView(match, seat=1))
    expect(shown.root.locator("svg.board [aria-label^='On the stack']")).to_contain_text("Galley")
    button(shown, "Let it stand").click()
    arrived(shown, match)
    assert cell(match, "area/galley/cards") != ["H5", "B2"]
    match.rewind(match.ply).step("B7@galley")
    arrived(shown, match)
    name = cw.edition("cockpit").by_notation[cancel].special.name["en"]
    thing(shown, name).click()
    thing(shown, "Play. ").click()
    arrived(shown, match)
    assert cancel in match.path()[1].notation or cancel in match.path()[2].notation
    assert cell(match, "area/galley/cards") == ["H5", "B2"]


def test_what_is_not_on_the_table_has_a_button(connect):
    match = plane("B7 H9", "H1", **GALLEY)
    match.step("B7@galley")
    while cell(match, "phase") == "react":
        match.step("pass")
    shown = connect(cw.MatchView(match, seat=0))
    button(shown, "End the turn").click()
    arrived(shown, match)
    assert cell(match, "turn") == 1


@pytest.mark.parametrize(
    "points, pill, verdict, who",
    [
        ((30, 20), "Won by A: 45", "the game is won by A with 45 points", ["A"]),
        ((10, 20), "Won by A, B: 25", "A tie: A and B share the win with 25 points each", ["A", "B"]),
    ],
)
def test_the_end_is_told_on_the_board_below_it_and_to_who_hears_it(connect, points, pill, verdict, who):
    galley = {"snakes": {"galley": (1, 1)}, "cards": {"galley": "H6"}, "chaos": all_but("galley")}
    match = plane("B6 H9", "H1", scores=points, **galley)
    shown = connect(cw.MatchView(match))
    told = shown.root.locator("svg.board").get_by_text("Won by")
    match.step("B6@galley")
    expect(button(shown, "Let it stand")).to_be_visible()
    expect(told).to_have_count(0)
    match.step("pass")
    expect(told).to_have_text(pill)
    expect(shown.root.locator(".acts span")).to_contain_text("Every area is in chaos")
    expect(shown.root.locator(".acts span")).to_contain_text(verdict)
    expect(shown.root.locator("[aria-live] p", has_text=verdict)).to_have_count(1)
    heard = shown.root.locator(".stage").get_attribute("aria-label")
    assert [name for name in "AB" if re.search(rf"{name}: [^.]*wins the game", heard)] == who
    expect(button(shown, "New game")).to_be_visible()
    match.rewind(1)
    expect(told).to_have_count(0)


def test_the_score_has_a_row_for_each_turn_that_brought_points(connect):
    match = cw.new("cockpit", players=["greedy", "greedy"], seed=7).play()
    shown = connect(cw.MatchView(match))
    shown.root.get_by_role("tab", name="Score").click()
    rows = shown.root.locator("table.score tbody tr")
    scores = [[ply.cells()[f"score/{seat}"] for seat in (0, 1)] for ply in match.path()]
    turns = [ply.cells()["turns"] for ply in match.path()]
    brought = sorted({turns[nth] for nth in range(1, len(scores)) if scores[nth] != scores[nth - 1]})
    expect(rows.locator("th")).to_have_text([f"turn {turn}" for turn in brought])
    for total, column in zip(match.result.scores, rows.last.locator("td b").all(), strict=True):
        expect(column).to_have_text(str(total))


def test_other_hands_are_backs_and_named_nowhere(connect):
    match = plane("B7 H9", "S5 R2", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0))
    assert "Squeeze 5" not in shown.page.content()
    assert "Bite 7" in shown.page.content()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_axe_finds_nothing_on_the_plane(connect, theme, language):
    match = plane("B7 H9 S1", "H1", **GALLEY)
    shown = connect(cw.MatchView(match, seat=0, theme=theme, locale=language))
    assert shown.axe() == []
    shown.root.locator("svg.board [role=button]:not([aria-disabled])").first.click()
    assert shown.axe() == []
    match.step("B7@galley")
    arrived(shown, match)
    assert shown.axe() == []
