"""What the browser asks is answered, each once, and nothing that goes wrong is lost."""

import logging

import pytest

import cobra_widgets as cw


@pytest.fixture
def match():
    """Four at a table, the lead played: three seats must follow."""
    played = cw.new("cobras", 4, seed=7).play(until="trick")
    played.step()
    return played


def test_a_click_plays_its_choice_and_is_answered_in_the_same_message(match, browser):
    page = browser(cw.MatchView(match))
    here, count = match.ply, len(page.messages)
    expected = next(c["m"] for c in page.traits["now"]["choices"] if "r" not in c)
    answer = page.choose()
    assert answer == {"id": "m1", "ok": True, "ply": here + 1}
    assert match.path()[-1].notation == expected
    assert len(page.messages) == count + 1


def test_a_message_that_comes_twice_is_answered_twice_and_done_once(match, browser):
    page = browser(cw.MatchView(match))
    now = page.traits["now"]
    legal = next(i for i, c in enumerate(now["choices"]) if "r" not in c)
    message = {"id": "x", "type": "choose", "node": now["node"], "choice": legal}
    first = page.repeat(message)
    here, count = match.ply, len(page.messages)
    assert page.repeat(message) == first
    assert match.ply == here
    assert len(page.messages) == count + 1


def test_a_click_on_another_moment_than_the_cursors_is_stale_and_names_both(match, browser):
    page = browser(cw.MatchView(match))
    node, here = page.traits["now"]["node"], match.ply
    answer = page.say("choose", node=node - 1, choice=0)
    assert (answer["ok"], answer["kind"]) == (False, "stale")
    assert f"ply {here - 1}" in answer["text"]
    assert f"stands at ply {here}" in answer["text"]
    assert match.ply == here


def test_five_clicks_while_python_was_busy_are_answered_in_order(match, browser):
    page = browser(cw.MatchView(match))
    now, here = page.traits["now"], match.ply
    legal = next(i for i, c in enumerate(now["choices"]) if "r" not in c)
    answers = [page.say("choose", node=now["node"], choice=legal) for _ in range(5)]
    assert [a["id"] for a in answers] == ["m1", "m2", "m3", "m4", "m5"]
    assert [a.get("kind") for a in answers] == [None, "stale", "stale", "stale", "stale"]
    assert match.ply == here + 1


def test_a_blocked_choice_is_refused_with_its_clauses(match, browser):
    page = browser(cw.MatchView(match, seat=match.to_act[0]))
    here = match.ply
    answer = page.choose(blocked=True)
    assert (answer["ok"], answer["kind"]) == (False, "refused")
    ((clause, sentence, cells),) = answer["refused"]
    assert page.traits["book"]["clauses"][clause]["id"] == "trick.follow-suit"
    assert "lead suit" in sentence
    assert sentence == answer["text"]
    assert {page.addresses[cell] for cell in cells} == {"trick/plays", f"hand/{match.to_act[0]}"}
    assert match.ply == here


def test_who_is_not_on_turn_is_told_whose_turn_it_is(match, browser):
    waiting = (match.to_act[0] + 1) % 4
    page = browser(cw.MatchView(match, seat=waiting))
    sentences = {r[1] for c in page.traits["now"]["choices"] for r in c["r"]}
    assert f"It is the turn of {match.names[match.to_act[0]]}." in sentences


def test_the_reasons_of_the_first_twenty_come_along_the_others_when_asked(browser):
    match = cw.new("cobras", 2, seed=5)
    match.play(until="trick")
    match.step()
    page = browser(cw.MatchView(match, seat=match.to_act[0]))
    blocked = [i for i, c in enumerate(page.traits["now"]["choices"]) if "r" in c]
    assert all(page.traits["now"]["choices"][i]["r"] for i in blocked[:20])
    for index in blocked:
        told = page.say("why", node=page.traits["now"]["node"], choice=index)
        assert told["ok"]
        assert told["refused"]


def test_beyond_twenty_the_reasons_stay_away_until_asked(match, browser, monkeypatch):
    from cobra_widgets.widgets import choices

    monkeypatch.setattr(choices, "REASONED", 2)
    page = browser(cw.MatchView(match, seat=(match.to_act[0] + 1) % 4))
    found = page.traits["now"]["choices"]
    assert [bool(c["r"]) for c in found[:4]] == [True, True, False, False]
    assert page.say("why", node=page.traits["now"]["node"], choice=3)["refused"]


def test_goto_takes_the_number_of_a_ply_on_any_branch(match, browser):
    view = cw.MatchView(match)
    page = browser(view)
    branch = match.fork(at=1)
    branch.step(branch.legal(2)[0])
    number = len(page.plies)
    assert page.say("goto", node=number)["ok"]
    assert match.ply == 2
    assert match.path()[-1].seat == page.plies[-1]["s"] == 2
    assert page.traits["now"]["node"] == number
    assert page.say("goto", node=0)["ply"] == 0


def test_step_lets_a_computer_decide(browser):
    match = cw.new("cobras", ["random"] * 3, seed=1)
    page = browser(cw.MatchView(match))
    node = page.traits["now"]["node"]
    assert page.say("step", node=node)["ok"]
    assert page.say("step", node=node)["kind"] == "stale"
    assert match.ply == 2


def test_after_going_back_before_the_deal_step_deals_as_recorded(match, browser):
    page = browser(cw.MatchView(match))
    last = len(page.plies)
    page.say("goto", node=0)
    assert page.traits["now"]["choices"] == []
    assert page.say("step", node=0)["ok"]
    assert (match.ply, len(page.plies)) == (1, last)


def test_sync_brings_the_whole_tape_even_if_nothing_has_changed(match, browser):
    page = browser(cw.MatchView(match))
    count = len(page.messages)
    for _ in range(2):
        page.plies = []
        assert page.say("sync")["ok"]
        assert len(page.plies) == match.ply
    assert len(page.messages) == count + 2


def test_a_ping_is_answered_and_changes_nothing(match, browser):
    page = browser(cw.MatchView(match))
    page.say("ping")
    _, text = page.messages[-1]
    assert '"state": {"answer"' in text
    assert len(text) < 200


def test_a_seat_is_switched_by_message(match, browser):
    view = cw.MatchView(match)
    assert browser(view).say("seat", seat=2)["ok"]
    assert (view.seat, browser(view).cells) == (2, match.inspect(seat=2))
    answer = browser(view).say("seat", seat=9)
    assert (answer["kind"], view.seat) == ("error", 2)
    assert "seats are 0 to 3" in answer["text"]


def test_notes_and_marks_are_left_at_the_ply_on_the_screen(match, browser):
    page = browser(cw.MatchView(match))
    here = match.ply
    assert page.say("note", node=2, text="look here")["ok"]
    assert page.say("mark", node=3, text="first seeds")["ok"]
    assert (page.notes, page.marks) == ({"2": "look here"}, {"first seeds": 3})
    assert match.ply == here
    assert match.goto("first seeds").ply == 3
    answer = page.say("mark", node=3, text="round 9")
    assert (answer["kind"], "round 9" in answer["text"]) == ("error", True)


def test_a_new_game_is_dealt_anew_and_the_old_one_stays(match, browser):
    page = browser(cw.MatchView(match))
    before, first = len(page.plies), match.path()[1].outcome
    assert page.say("new")["ok"]
    assert match.ply == 1
    assert len(page.plies) == before + 1
    assert match.path()[1].outcome != first
    page.say("goto", node=before)
    assert match.path()[1].outcome == first


def test_an_example_is_shown_and_left_again(match, browser):
    view = cw.MatchView(match, seat=1)
    page = browser(view)
    assert page.say("scenario", text="cobras.king-shares-win")["ok"]
    assert page.cells == cw.scenario("cobras.king-shares-win").inspect()
    assert page.traits["tape"]["example"] == "cobras.king-shares-win"
    assert page.notes
    here = match.ply
    match.step()
    assert page.traits["now"]["node"] == 0
    assert page.say("scenario", text="cobras.king-shares-win")["ok"]
    assert page.say("seat", seat=0)["ok"]
    assert page.traits["tape"]["example"] == "cobras.king-shares-win"
    assert page.say("scenario", text="")["ok"]
    # with the eyes that it was looked at before
    assert page.cells == match.inspect(seat=1)
    assert "example" not in page.traits["tape"]
    assert match.ply == here + 1
    answer = page.say("scenario", text="cobras.king-shares")
    assert "king-shares-win" in answer["text"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "dance"},
        {},
        {"type": "goto"},
        {"type": "goto", "node": 99},
        {"type": "goto", "node": -1},
        {"type": "goto", "node": "1"},
        {"type": "choose", "node": 6, "choice": 99},
        {"type": "choose", "node": 6, "choice": True},
        {"type": "choose", "node": 99, "choice": 0},
        {"type": "note", "text": "nowhere"},
    ],
)
def test_a_message_that_makes_no_sense_is_an_error_and_changes_nothing(match, browser, message):
    page = browser(cw.MatchView(match))
    assert match.ply == 6
    answer = page.repeat({"id": "odd", **message})
    assert (answer["id"], answer["ok"], answer["kind"]) == ("odd", False, "error")
    assert "not there" in answer["text"]
    assert match.ply == 6


def test_an_error_of_the_engine_is_an_answer_and_nothing_is_lost(match, browser, monkeypatch, caplog):
    view = cw.MatchView(match, locale="es")
    page, here = browser(view), match.ply
    with monkeypatch.context() as broken:
        broken.setattr(type(match._game), "apply", lambda *_: 1 / 0)
        with caplog.at_level(logging.ERROR):
            answer = page.choose()
    assert (answer["ok"], answer["kind"]) == (False, "error")
    assert answer["text"] == "Algo falló en Python: ZeroDivisionError: division by zero"
    assert "ZeroDivisionError" in caplog.text
    assert match.ply == here
    assert page.choose()["ok"]


def test_an_error_of_one_who_observes_is_an_answer_too(match, browser):
    view = cw.MatchView(match)
    view.observe(lambda _: 1 / 0, "ply")
    answer = browser(view).choose()
    assert "ZeroDivisionError" in answer["text"]
    assert browser(view).cells == match.inspect()


def test_answers_speak_the_language_of_the_view(match, browser):
    page = browser(cw.MatchView(match, locale="es", seat=match.to_act[0]))
    assert "palo de salida" in page.choose(blocked=True)["text"]
    assert "no existe" in page.say("scenario", text="cobras.nothing")["text"]


def test_old_answers_are_forgotten(match, browser):
    view = cw.MatchView(match)
    for _ in range(300):
        browser(view).say("ping")
    assert len(view.messages._answers) == 256
