"""A view follows its match, and its match follows it."""

import asyncio
import gc
import random
import weakref

import ipywidgets
import pytest

import cobra_widgets as cw


@pytest.fixture
def match():
    return cw.new("cobras", 4, seed=7)


def test_a_view_opens_with_everything(match, browser):
    match.play(until="trick")
    page = browser(cw.MatchView(match))
    assert page.cells == match.inspect()
    assert len(page.plies) == match.ply
    assert page.traits["book"]["clauses"][0]["title"]
    assert page.traits["parts"] == ["board", "timeline", "log", "rules", "inspector"]


@pytest.mark.parametrize("seat", [None, 0, 3])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_the_browser_has_folded_is_what_the_seat_may_see(players, seat, browser):
    if seat is not None and seat >= players:
        seat = 0
    match = cw.new("cobras", players, seed=11)
    page = browser(cw.MatchView(match, seat=seat))
    chance = random.Random(players)
    for turn in range(60):
        if match.result or turn % 7 == 6:
            match.goto(chance.randrange(match.ply + 1))
        else:
            match.step()
        assert page.cells == match.inspect(seat=seat)
        assert [page.plies[n - 1]["m"] for n in page.line()[1:]] == [
            each.notation for each in match.path(seat=seat)[1:]
        ]
    line = match.path(seat=seat)
    assert [page.cells_at[n] for n in page.line()] == [ply.cells(seat) for ply in line]
    assert page.gaps == 0


def test_two_views_stand_at_the_same_moment_whoever_moves(match, browser):
    first, second = (cw.MatchView(match, seat=seat) for seat in (0, 1))
    browser(first).choose()
    assert (first.ply, second.ply, match.ply) == (2, 2, 2)
    match.rewind()
    assert (first.ply, second.ply) == (1, 1)
    second.ply = 2
    assert (first.ply, match.ply) == (2, 2)
    assert browser(first).traits["now"]["node"] == browser(second).traits["now"]["node"] == 2


def test_a_view_of_a_bound_match_follows_the_same_cursor(match, browser):
    page = browser(cw.MatchView(match.view(seat=2)))
    match.step()
    assert page.traits["seat"] == 2
    assert page.cells == match.inspect(seat=2)


def test_a_fork_in_another_cell_shows_as_a_branch_and_moves_no_cursor(match, browser):
    view = cw.MatchView(match)
    match.play(until="trick")
    here = match.ply
    match.fork(at=1, name="otherwise").step(match.fork(at=1).legal(0)[-1])
    page = browser(view)
    assert view.ply == here
    assert len(page.plies) == here + 1
    assert page.plies[-1]["p"] == 1
    assert page.forks == {str(here + 1): "otherwise"}


def test_a_ply_beyond_the_line_is_its_end(match):
    view = cw.MatchView(match)
    match.step()
    view.ply = -5
    assert (view.ply, match.ply) == (0, 0)
    view.ply = 99
    assert (view.ply, match.ply) == (2, 2)


@pytest.mark.parametrize("asked, given", [(50, 2), (-1, 0), (1, 1)])
def test_a_slider_linked_to_the_ply_comes_back_to_the_end_it_has_passed(match, asked, given):
    match.step()
    view, slider = cw.MatchView(match), ipywidgets.IntSlider(min=-10, max=100)
    ipywidgets.link((view, "ply"), (slider, "value"))

    async def drag():
        slider.value = asked
        await asyncio.sleep(0)

    asyncio.run(drag())
    assert (slider.value, view.ply, match.ply) == (given, given, given)


def test_a_ply_set_by_the_browser_moves_the_match(match, browser):
    match.step()
    view = cw.MatchView(match)
    browser(view).save(ply=0)
    assert (match.ply, view.ply) == (0, 0)
    assert browser(view).traits["now"]["node"] == 0


def test_one_who_observes_the_ply_is_told_once_a_step_and_sees_no_mixture(match):
    view, seen = cw.MatchView(match), []
    view.observe(lambda change: seen.append((change["new"], view.now["node"], match.ply)), "ply")
    match.step()
    match.step()
    assert seen == [(2, 2, 2), (3, 3, 3)]


def test_piece_and_cursor_travel_in_one_message(match, browser):
    page = browser(cw.MatchView(match))
    match.play(until="trick")
    count = len(page.messages)
    match.step()
    assert len(page.messages) == count + 1
    assert '"piece"' in page.messages[-1][1]
    assert '"now"' in page.messages[-1][1]


def test_another_seat_gets_a_tape_of_its_own(match, browser):
    view = cw.MatchView(match, seat=0)
    page = browser(view)
    match.step()
    before = page.name
    view.seat = 3
    assert page.name != before
    assert page.cells == match.inspect(seat=3)
    view.seat = None
    assert page.cells == match.inspect()


def test_another_language_is_spoken_at_once(match, browser):
    view = cw.MatchView(match, locale="en")
    page = browser(view)
    view.locale = "es"
    assert page.traits["book"]["locale"] == page.traits["tape"]["locale"] == "es"
    match.play(until="trick")
    assert "muestra" in str(page.plies)
    assert "reveals" not in str(page.plies)


def test_a_view_speaks_the_language_spoken_when_it_was_made(match):
    cw.locale("es")
    try:
        assert cw.MatchView(match).locale == "es"
    finally:
        cw.locale("en")


@pytest.mark.parametrize("seat", [4, -1])
def test_a_seat_that_does_not_exist_is_refused_and_nothing_changes(match, seat):
    view = cw.MatchView(match, seat=1)
    with pytest.raises(cw.UnknownName, match="seats are 0 to 3"):
        view.seat = seat
    assert (view.seat, view.tape["seat"]) == (1, 1)


def test_a_bound_match_shows_no_other_seat_not_even_to_the_browser(match, browser):
    view = cw.MatchView(match.view(seat=1))
    with pytest.raises(cw.UnknownName, match="what seat 1 sees"):
        view.seat = 0
    page = browser(view)
    page.save(seat=2)
    assert (view.seat, page.traits["seat"], page.traits["tape"]["seat"]) == (1, 1, 1)
    page.save(seat=None)
    assert (view.seat, page.traits["seat"]) == (1, 1)
    assert page.say("seat", seat=0)["ok"] is False


def test_a_page_loaded_again_gets_the_whole_tape(match, browser):
    view = cw.MatchView(match)
    for _ in range(30):
        match.step()
    page = browser(view)
    page.plies = []
    page.reload()
    assert len(page.plies) == match.ply
    match.step()
    assert page.cells == match.inspect()
    assert page.gaps == 0


def test_the_tape_is_sent_whole_again_before_the_pieces_outgrow_it(match, browser):
    page = browser(cw.MatchView(match))
    for _ in range(120):
        match.step()
    tapes = [text for _, text in page.messages if '"tape": {' in text]
    pieces = [text for _, text in page.messages if '"piece": {"tape"' in text]
    assert len(pieces) > 80
    assert 3 < len(tapes) < 16
    sizes = [len(text) for text in tapes]
    assert sum(sizes) < 4 * sizes[-1]


def test_notes_and_marks_reach_the_browser(match, browser):
    page = browser(cw.MatchView(match, locale="es"))
    match.note({"en": "hello", "es": "hola"}).mark("here")
    assert (page.notes, page.marks) == ({"1": "hola"}, {"here": 1})
    match.step()
    match.mark("here")
    assert page.marks == {"here": 2}


def test_the_games_own_marks_begin_where_they_begin(match, browser):
    page = browser(cw.MatchView(match))
    match.play(until="trick").play(until="trick")
    marks = {n: ply["k"] for n, ply in enumerate(page.plies, start=1) if "k" in ply}
    assert marks == {1: "round 1", 5: "round 1 trick 1", 9: "round 1 trick 2"}


def test_a_closed_view_hears_no_more_and_dies(match, browsers):
    view = cw.MatchView(match)
    view.close()
    count = len(browsers[0].messages)
    match.step()
    assert len(browsers[0].messages) == count
    assert match._cursor.timeline.watchers == []
    gone = weakref.ref(view)
    browsers.clear()
    del view
    gc.collect()
    assert gone() is None


def test_a_closed_view_leaves_no_model_behind(match):
    from ipywidgets.widgets.widget import _instances

    before = set(_instances)
    cw.MatchView(match).close()
    assert set(_instances) == before


def test_a_match_does_not_keep_a_view_alive(match, browsers):
    from ipywidgets.widgets.widget import _instances

    view = cw.MatchView(match)
    gone = weakref.ref(view)
    # a host that forgets the view
    _instances.clear()
    browsers.pop().on_msg(None)
    del view
    gc.collect()
    assert gone() is None
    match.step()
    assert match._cursor.timeline.watchers == []


@pytest.mark.parametrize(
    "trait, value", [("theme", "pink"), ("size", "huge"), ("parts", ["kitchen"]), ("locale", "fr")]
)
def test_a_look_that_does_not_exist_is_refused(match, trait, value):
    import traitlets

    with pytest.raises((traitlets.TraitError, cw.BadOption)):
        cw.MatchView(match, **{trait: value})


def test_who_sits_where_is_told(browser):
    match = cw.new("cobras", [None, "random"], seed=3, names=["Ana", "Bo"])
    seats = browser(cw.MatchView(match)).traits["tape"]["seats"]
    assert [(seat["name"], seat["by"]) for seat in seats] == [
        ("Ana", "person"), ("Bo", "computer"), ("Dummy", "nobody"),
    ]  # fmt: skip


def test_what_a_seat_has_saved_can_be_looked_through(match, browser):
    match.play(until="trick").play(until="trick")
    kept = cw.load(match.view(seat=1).to_json())
    page = browser(cw.MatchView(kept))
    assert page.cells == match.inspect(seat=1)
    assert page.traits["now"]["choices"] == []
    assert "looked at" in page.traits["now"]["status"]
    assert page.say("goto", node=3)["ok"]
    assert page.cells == match.path()[3].cells(1)
    assert "looked at" in page.say("new")["text"]


def test_a_loaded_match_has_its_branches(match, browser):
    match.play(until="trick")
    match.fork(at=1, name="otherwise").step()
    page = browser(cw.MatchView(cw.load(match.to_json())))
    assert len(page.plies) == match.ply + 1
    assert list(page.forks.values()) == ["otherwise"]
    assert page.cells == match.inspect()


def test_the_repr_is_short_and_the_same_on_every_run(match):
    assert repr(cw.MatchView(match)) == "MatchView(Cobras, round 1, ply 1: A, B, C and D to act)"
