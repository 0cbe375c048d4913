"""For those who hear the table, touch it, enlarge it, or read another language."""

import re

import pytest
from playwright.sync_api import expect

import cobra_widgets as cw

from .playing import NAMES, arrived, blocked, click, hand, led, legal, ply

TOUCH = {"has_touch": True, "is_mobile": True, "viewport": {"width": 820, "height": 1100}}
# Names of suits, from the rulebook's own pages and their translation.
SUITS = {
    "en": {"R": "red", "B": "blue", "G": "green", "Y": "yellow"},
    "es": {"R": "rojo", "B": "azul", "G": "verde", "Y": "amarillo"},
}
KINGS = {"en": "King Cobra", "es": "Cobra Real"}
LANGUAGES = ("en", "es")


def named(card, language):
    """A card, as one would say it."""
    return f"{SUITS[language][card[0]]} {card[1:]}"


def labels(found):
    return [each.get_attribute("aria-label") for each in found.all()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_hand_is_named(connect, language):
    match = cw.new("cobras", 4, seed=7, names=NAMES)
    view = cw.MatchView(match, locale=language)
    shown = connect(view)
    said = set()
    for seat in range(4):
        view.seat = seat
        cards = {named(card, language) for card in match.inspect()[f"hand/{seat}"]}
        expect(hand(shown).first).to_be_attached()
        expect(shown.root.get_by_role("radio", name=NAMES[seat])).to_have_attribute("aria-checked", "true")
        assert set(labels(hand(shown))) == cards
        said |= cards
    assert len(said) == sum(len(match.inspect()[f"hand/{seat}"]) for seat in range(4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_king_and_what_it_shares_are_named(connect, language):
    shown = connect(cw.MatchView(led(), locale=language))
    shares = labels(shown.root.locator("svg [role=radio]"))
    assert len(set(shares)) == 2
    assert all(share.startswith(KINGS[language]) for share in shares)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_seat_is_named_with_what_lies_before_it(connect, language, players):
    names = (*NAMES, "Eli")[:players]
    match = cw.new("cobras", players, seed=5, names=names).play(until="trick")
    shown = connect(cw.MatchView(match, locale=language))
    # the name is a title, so that a pointer resting there shows it too
    seats = shown.root.locator("svg [role=img] > title").all_text_contents()
    for seat, name in enumerate(names):
        told = next(label for label in seats if label.startswith(f"{name}:"))
        cells = match.inspect()
        figures = set(map(int, re.findall(r"\d+", told)))
        held = {cells[f"score/{seat}"], cells[f"basket/{seat}"], len(cells[f"hand/{seat}"])}
        assert held <= figures
    everyone = [label for label in seats if ":" in label]
    dummies = {1: 2, 2: 1}.get(players, 0)
    # the line and the trick are told beside the seats
    assert len(everyone) == players + dummies + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ply_is_told_in_the_log_as_python_tells_it(connect, language):
    match = led(tricks=2)
    shown = connect(cw.MatchView(match, locale=language))
    rows = shown.root.locator(".log li[data-ply]")
    expect(rows).to_have_count(match.ply + 1)
    told = {}
    for line in match.log(locale=language).splitlines():
        number, sentence = re.match(r"\s*(\d+)\s\s(.*?)(?:\s\s\[.*)?$", line).groups()
        told.setdefault(int(number), []).append(sentence)
    texts = rows.evaluate_all("rows => rows.map(r => [...r.querySelectorAll('.go')].map(g => g.textContent))")
    assert {number: texts[number] for number in told} == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ply_gone_to_is_said_aloud_and_on_the_timeline(connect, language):
    match = led(tricks=1)
    shown = connect(cw.MatchView(match, locale=language))
    slider, live = shown.root.get_by_role("slider"), shown.root.locator("[aria-live=polite]")
    rows = shown.root.locator(".log li")
    slider.focus()
    for number in range(match.ply - 1, match.ply - 5, -1):
        shown.page.keyboard.press("ArrowLeft")
        expect(slider).to_have_attribute("aria-valuenow", str(number))
        assert str(number) in slider.get_attribute("aria-valuetext")
        expect(live).to_contain_text(rows.nth(number).locator(".go").last.inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_pressed_has_a_name(connect, language):
    shown = connect(cw.MatchView(led(), locale=language))
    shown.root.locator(".tl .btn").last.click()
    for tab in range(4):
        shown.root.get_by_role("tab").nth(tab).click()
        nameless = shown.root.locator("button, [role], input, [tabindex]").evaluate_all("""found => found
          .filter((e) => !["presentation", "none", "tablist", "group"].includes(e.getAttribute("role")))
          .filter((e) => !(e.getAttribute("aria-label") || e.textContent.trim()))
          .filter((e) => !e.labels?.[0]?.textContent.trim())
          .map((e) => e.outerHTML.slice(0, 120))""")
        assert nameless == []


@pytest.mark.parametrize("tab", ["Crónica", "Puntos", "Reglas", "Inspección"])
def test_axe_finds_nothing_in_spanish_with_no_reason_open(connect, tab):
    shown = connect(cw.MatchView(led(tricks=1), locale="es"), width=720)
    shown.root.get_by_role("tab", name=tab).click()
    assert shown.axe() == []


@pytest.mark.parametrize("theme, language", [("light", "en"), ("dark", "es")])
def test_axe_finds_nothing_in_what_is_laid_over_the_table(connect, theme, language):
    shown = connect(cw.MatchView(led(tricks=1), theme=theme, locale=language), width=720)
    press, dialog = shown.page.keyboard.press, shown.root.get_by_role("dialog")
    blocked(shown).press("Enter")
    expect(shown.root.locator(".bubble")).to_be_visible()
    assert shown.axe() == []
    press("Escape")
    legal(shown).press("Enter")
    expect(shown.root.locator(".acts .pri")).to_be_visible()
    press("?")
    expect(dialog).to_be_visible()
    assert shown.axe() == []
    press("Escape")
    shown.root.locator(".tl .btn").last.click()
    expect(dialog).to_be_visible()
    assert shown.axe() == []


@pytest.mark.parametrize("theme, players", [("light", 1), ("dark", 2), ("dark", 5)])
def test_axe_finds_nothing_at_other_tables(connect, theme, players):
    match = cw.new("cobras", players, seed=3)
    shown = connect(cw.MatchView(match, theme=theme), width=720)
    assert shown.axe() == []
    match.play(until="round")
    arrived(shown, match)
    assert shown.axe() == []


SPILT = """root => {
  const edge = root.querySelector(".gw").getBoundingClientRect(), spilt = [];
  const contained = (e) => {
    for (let at = e.parentElement; at && !at.classList.contains("gw"); at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  for (const e of root.querySelectorAll(".gw *")) {
    if (e.closest("svg") && e.localName !== "svg") continue;
    const box = e.getBoundingClientRect();
    if (box.width < 2 || contained(e)) continue;
    if (box.right > edge.right + 1 || box.left < edge.left - 1) spilt.push(e.outerHTML.slice(0, 100));
  }
  for (const e of root.querySelectorAll(".acts button, .tabs button, .more button, .pane"))
    if (e.scrollWidth > e.clientWidth + 1) spilt.push("cut: " + e.outerHTML.slice(0, 100));
  if (document.scrollingElement.scrollWidth > innerWidth) spilt.push("the page scrolls sideways");
  return spilt;
}"""


# A page zoomed to 200 % is one of half the width with two dots to a pixel.
@pytest.mark.parametrize(
    "context, width",
    [
        ({"viewport": {"width": 500, "height": 900}}, 480),
        ({"viewport": {"width": 740, "height": 900}}, 720),
        ({"viewport": {"width": 1120, "height": 900}}, 1100),
        ({"viewport": {"width": 560, "height": 450}, "device_scale_factor": 2}, 540),
        ({"viewport": {"width": 340, "height": 600}, "device_scale_factor": 2}, 320),
    ],
    indirect=["context"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_widget(connect, width, language):
    match = led(tricks=1)
    match.mark("a long name of a bookmark")
    shown = connect(cw.MatchView(match, locale=language), width=width)
    legal(shown).press("Enter")
    for tab in range(4):
        shown.root.get_by_role("tab").nth(tab).click()
        assert shown.root.evaluate(SPILT) == []
    shown.root.locator(".tl .btn").last.click()
    assert shown.root.evaluate(SPILT) == []


@pytest.mark.parametrize("width", [480, 720])
def test_what_is_pressed_is_large_enough_for_a_finger(connect, width):
    shown = connect(cw.MatchView(led()), width=width)
    pressed = shown.root.locator("button:visible, svg [role=button] .hit, svg [role=radio] .hit")
    small = pressed.evaluate_all("""found => found
      .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 90)])
      .filter(([box]) => Math.min(box.width, box.height) < 23.5)
      .map(([box, html]) => [box.width, box.height, html])""")
    # a chip stands in a line of text, which no finger needs: its clause is in the Rules too
    assert [each for each in small if "clause" not in each[2] and 'class="go"' not in each[2]] == []


@pytest.mark.parametrize("context", [TOUCH], indirect=True)
def test_a_card_is_played_and_the_timeline_scrubbed_by_touch(connect):
    match = led()
    here = match.ply
    shown = connect(cw.MatchView(match), width=760)
    card = legal(shown)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()
    expect(ply(shown)).to_have_text(str(here + 1))
    slider = shown.root.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    shown.page.touchscreen.tap(box["x"] + 4, box["y"] + box["height"] / 2)
    expect(ply(shown)).to_have_text("0")


EVIL = '<img src=x onerror="window.hurt=1">'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_text_wherever_it_is_shown(connect, language):
    match = cw.new("cobras", 3, seed=7, names=[EVIL, f"{EVIL}b", "</svg><script>window.hurt=1</script>"])
    match.play(until="trick")
    while all(match.why_not(card) for card in match.inspect()[f"hand/{match.to_act[0]}"]):
        match.step()
    match.mark(EVIL)
    match.note(EVIL)
    shown = connect(cw.MatchView(match, locale=language))
    blocked(shown).press("Enter")
    shown.root.locator(".tl .btn").last.click()
    for tab in range(4):
        shown.root.get_by_role("tab").nth(tab).click()
        expect(shown.page.locator("main img, main script")).to_have_count(0)
    expect(shown.root.get_by_role("radio", name=EVIL, exact=True)).to_be_visible()
    click(shown)
    arrived(shown, match)
    assert shown.page.evaluate("window.hurt") is None


@pytest.mark.parametrize("context", [{"reduced_motion": "reduce"}, {}], indirect=True)
def test_nothing_moves_for_those_who_asked_for_stillness(connect, request):
    wanted = bool(request.node.callspec.params["context"])
    match = led()
    shown = connect(cw.MatchView(match))
    shown.page.evaluate("""() => {
      window.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) { window.moved++; return animate.apply(this, args); };
    }""")
    for _ in range(3):
        match.step()
        arrived(shown, match)
    assert (shown.page.evaluate("moved") == 0) is wanted
