"""The shell around a board, in a plain page: what is shown, what is sent, what a person may do how."""

import pytest
from playwright.sync_api import expect

from cobra_widgets.widgets.folding import folded

from .recorded import Recording

ACTIVE = """(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.getAttribute?.("aria-label") ?? "";
})()"""


def choosing(blocked, **options):
    """A match at a ply where seat 0 plays to a trick, with or without a card it may not play."""
    recording = Recording(**{"plies": 6, **options})
    for _ in range(60):
        mine = recording.game.turn == 0 and recording.game.phase == "trick"
        if mine and any("r" in choice for choice in recording.choices()) is blocked:
            return recording
        recording.step()
    raise AssertionError("no such ply")


def types(shell):
    """What was sent, in short."""
    return [message["type"] for message in shell.sent() if message["type"] != "ping"]


def card(shell, kind):
    """The first card of the hand that may, or may not, be played."""
    mark = "[aria-disabled=true]" if kind == "blocked" else ":not([aria-disabled])"
    return shell.root.locator(f"svg [role=button]{mark}[aria-label*=' ']").first


def ply(shell):
    return shell.root.locator(".tl .ply b")


def test_a_card_clicked_twice_is_played_once(mount):
    recording = choosing(blocked=True)
    shell = mount(recording.traits())
    target = card(shell, "legal")
    target.click()
    assert types(shell) == []
    target.click()
    messages = [message for message in shell.sent() if message["type"] == "choose"]
    assert len(messages) == 1
    assert messages[0]["node"] == len(recording.plies)
    assert "r" not in recording.choices()[messages[0]["choice"]]


def test_the_action_bar_plays_what_is_selected(mount):
    shell = mount(choosing(blocked=True).traits())
    card(shell, "legal").click()
    shell.root.locator(".acts").get_by_role("button", name="Play ").click()
    assert "choose" in types(shell)


def test_a_blocked_card_says_why_and_leads_to_the_rule(mount):
    shell = mount(choosing(blocked=True).traits(), width=600)
    target = card(shell, "blocked")
    target.click(force=True)
    bubble = shell.root.locator(".bubble")
    expect(bubble).to_contain_text("must follow")
    assert types(shell) == []
    shell.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert shell.page.evaluate(ACTIVE) == target.get_attribute("aria-label")
    target.click(force=True)
    bubble.get_by_role("button", name="trick.follow-suit").click()
    expect(shell.root.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(shell.root.locator(".rule.open")).to_contain_text("trick.follow-suit")
    expect(shell.root.locator(".rule.open")).to_be_in_viewport()


def test_reasons_that_did_not_come_are_asked_for(mount):
    recording = choosing(blocked=True)
    traits = recording.traits()
    choices = recording.choices()
    at = next(i for i, choice in enumerate(choices) if "r" in choice)
    reasons = choices[at]["r"]
    choices[at]["r"] = []
    traits["now"]["choices"] = folded(choices)
    shell = mount(traits)
    card(shell, "blocked").click(force=True)
    asked = shell.sent()[-1]
    assert (asked["type"], asked["choice"]) == ("why", at)
    shell.set(answer={"id": asked["id"], "ok": False, "kind": "refused", "refused": reasons})
    expect(shell.root.locator(".bubble")).to_contain_text("must follow")
    expect(shell.root.locator(".alert")).to_have_count(0)


@pytest.mark.parametrize("shadow", [False, True])
def test_a_whole_turn_goes_by_keys_alone(mount, shadow):
    recording = choosing(blocked=True)
    shell = mount(recording.traits(), shadow=shadow)
    card(shell, "legal").focus()
    seen = {shell.page.evaluate(ACTIVE)}
    for _ in range(3):
        shell.page.keyboard.press("ArrowRight")
        seen.add(shell.page.evaluate(ACTIVE))
    assert len(seen) == 4
    shell.page.keyboard.press("Home")
    card(shell, "legal").focus()
    shell.page.keyboard.press("Enter")
    shell.page.keyboard.press("Enter")
    assert types(shell)[-1] == "choose"


def test_the_focus_survives_ten_plies(mount):
    recording = choosing(blocked=True)
    shell = mount(recording.traits())
    card(shell, "legal").focus()
    for _ in range(10):
        recording.step()
        shell.set(piece=recording.piece(), now=recording.now(), ply=len(recording.plies))
        expect(ply(shell)).to_have_text(str(len(recording.plies)))
        assert shell.page.evaluate(ACTIVE) != ""


def test_the_page_hears_no_key_but_tab(mount):
    shell = mount(choosing(blocked=True).traits())
    shell.page.evaluate("window.keys = []; document.addEventListener('keydown', (e) => keys.push(e.key))")
    for place in (
        card(shell, "legal"),
        shell.root.get_by_role("slider"),
        shell.root.get_by_role("tab").first,
    ):
        place.focus()
        assert place.get_attribute("data-lm-suppress-shortcuts") == "true"
        for key in ("a", "b", "d", "d", "x", "z", "m", "y", "Enter", " ", "ArrowDown", "ArrowUp", "Escape"):
            shell.page.keyboard.press("Space" if key == " " else key)
    shell.page.keyboard.press("Tab")
    assert shell.page.evaluate("keys") == ["Tab"]


def test_the_timeline_goes_by_keys_and_tells_python_once(mount):
    recording = Recording(plies=30)
    shell = mount(recording.traits())
    # In one go: a slow machine must not let the hand rest in between.
    shell.root.get_by_role("slider").evaluate(
        """slider => {
          for (let i = 0; i < 5; i++) {
            slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
          }
        }"""
    )
    expect(ply(shell)).to_have_text("25")
    shell.page.wait_for_timeout(400)
    assert [m["node"] for m in shell.sent() if m["type"] == "goto"] == [25]
    shell.root.get_by_role("slider").focus()
    shell.page.keyboard.press("Home")
    expect(ply(shell)).to_have_text("0")


def test_the_timeline_goes_by_pointer(mount):
    shell = mount(Recording(plies=30).traits())
    shell.root.get_by_role("slider").scroll_into_view_if_needed()
    box = shell.root.get_by_role("slider").bounding_box()
    shell.page.mouse.move(box["x"] + box["width"] - 20, box["y"] + box["height"] / 2)
    shell.page.mouse.down()
    shell.page.mouse.move(box["x"] + 5, box["y"] + box["height"] / 2, steps=8)
    expect(ply(shell)).to_have_text("0")
    shell.page.mouse.up()


def test_python_moves_the_screen(mount):
    recording = Recording(plies=20)
    shell = mount(recording.traits())
    recording.step()
    shell.set(piece=recording.piece(), now=recording.now(), ply=21)
    expect(ply(shell)).to_have_text("21")
    shell.set(now=recording.now(7), ply=7)
    expect(ply(shell)).to_have_text("7")
    assert types(shell) == []


def test_a_gap_is_answered_with_sync(mount):
    recording = Recording(plies=20)
    shell = mount(recording.traits())
    recording.step()
    recording.step()
    shell.set(piece=recording.piece())
    assert types(shell) == ["sync"]
    shell.set(tape=recording.tape(), now=recording.now())
    expect(ply(shell)).to_have_text("22")


def test_a_silent_kernel_is_named_within_five_seconds_and_forgiven(mount):
    recording = Recording(plies=20)
    shell = mount(recording.traits())
    shell.root.get_by_role("tab", name="Rules").click()
    assert shell.sent()[-1]["type"] == "ping"
    pill = shell.root.locator(".off")
    expect(pill).to_have_text("kernel not answering: busy or gone", timeout=5000)
    shell.root.get_by_role("button", name="Back").click()
    expect(ply(shell)).to_have_text("19")
    shell.set(answer={"id": shell.sent()[-1]["id"], "ok": True})
    expect(pill).to_have_count(0)


def test_a_stale_click_is_refused_by_name(mount):
    shell = mount(choosing(blocked=True).traits())
    card(shell, "legal").click()
    card(shell, "legal").click()
    said = "red 7: ply 26 is past, the match is at ply 27"
    shell.set(answer={"id": shell.sent()[-1]["id"], "ok": False, "kind": "stale", "text": said})
    alert = shell.root.get_by_role("alert")
    expect(alert).to_contain_text(said)
    shell.page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_two_views_are_in_step_and_leave_nothing(mount):
    shell = mount(Recording(plies=20).traits())
    before = shell.page.evaluate("Object.keys(window).length")
    heard = shell.listeners()
    second = shell.view()
    shell.root.get_by_role("button", name="Back").click()
    expect(shell.page.locator(".tl .ply b")).to_have_text(["19", "19"])
    shell.unmount(second)
    assert shell.listeners() == heard
    assert shell.page.evaluate("Object.keys(window).length") == before
    expect(shell.page.locator(".gw")).to_have_count(1)


def test_a_name_is_text(mount):
    traits = Recording(plies=10).traits()
    evil = "<img src=x onerror=alert(1)>"
    traits["tape"]["seats"][1]["name"] = evil
    shell = mount(traits)
    expect(shell.root.get_by_role("radio", name=evil)).to_be_visible()
    expect(shell.page.locator("main img")).to_have_count(0)


def test_the_log_previews_and_leads_there(mount):
    shell = mount(Recording(plies=20).traits())
    rows = shell.root.locator(".log li")
    expect(rows.nth(20)).to_have_attribute("aria-current", "step")
    rows.nth(18).hover()
    expect(ply(shell)).to_have_text("18")
    shell.root.locator(".head h2").hover()
    expect(ply(shell)).to_have_text("20")
    rows.nth(18).locator(".go").click()
    expect(rows.nth(18)).to_have_attribute("aria-current", "step")
    shell.page.wait_for_timeout(300)
    assert [m["node"] for m in shell.sent() if m["type"] == "goto"] == [18]


def test_the_inspector_searches_and_tells_how_a_value_came(mount):
    recording = Recording(plies=20)
    shell = mount(recording.traits())
    shell.root.get_by_role("tab", name="Inspect").click()
    shell.root.get_by_role("searchbox").fill("hand/1")
    cell = shell.root.locator(".cell")
    expect(cell).to_have_count(1)
    expect(cell).to_contain_text("hidden from this seat")
    shell.root.get_by_role("searchbox").fill("score/0")
    cell.click()
    expect(shell.root.locator(".why li")).not_to_have_count(0)
    shell.root.get_by_role("searchbox").fill("")
    shell.root.get_by_role("button", name="changed last").click()
    changed = {
        a for a in recording.addresses if recording.addresses.index(a) in recording.plies[-1]["c"][::2]
    }
    expect(cell).to_have_count(len(changed))


def test_seat_switch_undo_and_new_game_ask_python(mount):
    recording = Recording(plies=20)
    shell = mount(recording.traits())
    shell.root.get_by_role("radio", name="Bo").click()
    shell.root.get_by_role("radio", name="all").click()
    assert [m["seat"] for m in shell.sent() if m["type"] == "seat"] == [1, None]
    shell.root.get_by_role("button", name="Undo").click()
    expect(ply(shell)).to_have_text("19")
    shell.root.get_by_role("button", name="More").click()
    shell.root.get_by_role("button", name="New game").click()
    assert types(shell)[-1] == "new"


def test_notes_and_bookmarks_go_to_python(mount):
    shell = mount(Recording(plies=20).traits())
    shell.root.get_by_role("button", name="More").click()
    shell.root.get_by_label("Bookmark").fill("good one")
    shell.page.keyboard.press("Enter")
    shell.root.get_by_label("Note").fill("see here")
    shell.page.keyboard.press("Enter")
    sent = [m for m in shell.sent() if m["type"] in {"mark", "note"}]
    assert [(m["type"], m["node"], m["text"]) for m in sent] == [
        ("mark", 20, "good one"),
        ("note", 20, "see here"),
    ]


def test_the_live_region_says_each_ply(mount):
    recording = Recording(plies=20)
    shell = mount(recording.traits())
    recording.step()
    shell.set(piece=recording.piece(), now=recording.now())
    expect(shell.root.locator("[aria-live=polite]")).to_contain_text(recording.plies[-1]["e"][0][0])


def test_the_controls_speak_spanish(mount):
    shell = mount(Recording(plies=20, locale="es").traits())
    expect(shell.root.get_by_role("tab")).to_have_text(["Crónica", "Puntos", "Reglas", "Inspección"])
    expect(shell.root.get_by_role("button", name="Deshacer")).to_be_visible()
    expect(shell.root.locator(".gw")).to_have_attribute("lang", "es")


def test_the_height_never_changes(mount):
    shell = mount(Recording(plies=60).traits())
    height = shell.root.bounding_box()["height"]
    shell.root.get_by_role("slider").focus()
    for key in ["Home", *["PageUp"] * 5]:
        shell.page.keyboard.press(key)
        assert shell.root.bounding_box()["height"] == height
    for tab in ("Rules", "Inspect", "Log"):
        shell.root.get_by_role("tab", name=tab).click()
        assert shell.root.bounding_box()["height"] == height


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("tab", ["Log", "Score", "Rules", "Inspect"])
def test_axe_finds_nothing(mount, theme, tab):
    shell = mount(choosing(blocked=True).traits(theme=theme), width=720)
    shell.root.get_by_role("tab", name=tab).click()
    card(shell, "blocked").click(force=True)
    assert shell.axe() == []


@pytest.mark.parametrize(
    "body, told, shown",
    [
        ("", "auto", "light"),
        ('data-jp-theme-light="false"', "auto", "dark"),
        ('class="dark"', "auto", "dark"),
        ('data-jp-theme-light="false"', "light", "light"),
    ],
)
@pytest.mark.parametrize("shadow", [False, True])
def test_the_theme_is_told_or_the_hosts(mount, body, told, shown, shadow):
    shell = mount(Recording(plies=5).traits(theme=told), body=body, shadow=shadow)
    expect(shell.root.locator(".gw")).to_have_attribute("data-theme", shown)


def test_the_theme_follows_the_host_after_the_mount(mount):
    shell = mount(Recording(plies=5).traits())
    shell.page.evaluate("document.body.setAttribute('data-jp-theme-light', 'false')")
    expect(shell.root.locator(".gw")).to_have_attribute("data-theme", "dark")


def test_a_shadow_root_gets_its_own_style(mount):
    shell = mount(Recording(plies=5).traits(), shadow=True)
    assert shell.page.evaluate("document.head.querySelectorAll('style').length") == 0
    colour = shell.root.locator(".acts").evaluate("(e) => getComputedStyle(e).backgroundColor")
    assert colour == "rgb(241, 230, 208)"


def test_parts_are_shown_alone(mount):
    shell = mount(Recording(plies=5).traits(parts=["timeline"]))
    expect(shell.root.get_by_role("slider")).to_be_visible()
    expect(shell.root.locator(".stage, .tabs, .head")).to_have_count(0)


def test_keys_are_listed_and_shortcuts_work(mount):
    shell = mount(Recording(plies=20).traits())
    shell.root.get_by_role("tab", name="Log").focus()
    shell.page.keyboard.press("?")
    dialog = shell.root.get_by_role("dialog")
    expect(dialog).to_be_visible()
    shell.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    shell.root.get_by_role("tab", name="Log").focus()
    for key, place in ((",", "19"), (".", "20"), ("<", "0"), (">", "20"), ("u", "19")):
        shell.page.keyboard.press(key)
        expect(ply(shell)).to_have_text(place)
    shell.page.keyboard.press("3")
    expect(shell.root.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_a_branch_can_be_gone_to(mount):
    traits = Recording(plies=20).traits()
    traits["tape"]["plies"].append({"p": 12, "s": 0, "m": "R5", "c": [], "e": [["What if.", []]]})
    traits["tape"]["forks"] = {"21": "a red one"}
    traits["tape"]["seq"] = traits["now"]["seq"] = 21
    shell = mount(traits)
    shell.root.locator(".side circle, .side path").last.click()
    expect(shell.root.locator(".tl .ply")).to_contain_text("a red one")
    expect(shell.root.locator(".log li")).to_have_count(14)
