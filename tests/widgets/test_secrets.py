"""What a seat may not see does not travel: no trait, message or picture of the view knows it."""

import json
import re
from dataclasses import replace

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.timeline import Cursor, Timeline


def play_on(match, page, turns):
    """Play as the seat's own view would: its choices by click, the others' by themselves."""
    for _ in range(turns):
        if match.result:
            break
        if any("r" not in c for c in page.traits["now"]["choices"]):
            page.choose()
        else:
            match.step()


def names_of(card):
    """A card as notation and in words, wherever it may stand in a text."""
    word = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}[card[0]]
    return re.compile(rf"(?<![A-Za-z0-9])(?:{card}|{word} {card[1:]})(?![0-9])")


def hidden_cards(match, seat):
    """The cards that a seat has no way to know at this moment."""
    everything, seen = (json.dumps(cells) for cells in (match.inspect(), match.inspect(seat=seat)))
    return {card for card in re.findall(r'"([RGBY]\d+)"', everything) if not names_of(card).search(seen)}


@pytest.mark.parametrize("bound", [True, False])
def test_no_card_of_another_hand_is_in_what_was_sent(bound, browser):
    match = cw.new("cobras", 4, seed=7)
    view = cw.MatchView(match.view(seat=1)) if bound else cw.MatchView(match, seat=1)
    page = browser(view)
    play_on(match, page, 14)
    hidden = hidden_cards(match, 1)
    assert len(hidden) > 20
    shown = json.dumps([view.get_state(), view._repr_mimebundle_(), repr(view)])
    texts = [*(text for _, text in page.messages), shown]
    assert [(card, text) for card in hidden for text in texts if names_of(card).search(text)] == []


def test_the_open_table_shows_them_all(browser):
    match = cw.new("cobras", 4, seed=7)
    text = browser(cw.MatchView(match)).messages[0][1]
    assert all(names_of(card).search(text) for card in hidden_cards(match, 1))


def test_the_deck_and_the_seed_stay_with_chance(browser):
    match = cw.new("cobras", 3, seed=987654321)
    page = browser(cw.MatchView(match.view(seat=0)))
    assert page.plies[0]["m"] == "deal"
    assert "987654321" not in page.messages[0][1]


def twin(match, seat, world):
    """Another match that looks the same from one seat, where the others hold other cards."""
    state = match._game.determinize(match._cursor.node.state, seat, Chance(world))
    table = replace(match._table, seed=world, is_setup=True)
    return type(match)(table, Cursor(Timeline(state))).view(seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tricks", [0, 1, 4])
def test_two_tables_that_look_alike_from_a_seat_send_the_same(players, tricks, browser):
    match = cw.new("cobras", players, seed=3)
    for _ in range(tricks):
        match.play(until="trick")
    while match.to_act[0] != 1:
        match.step()
    sent = []
    for world in (1, 2):
        view = cw.MatchView(twin(match, 1, world))
        page = browser(view)
        for question in ("ping", "sync"):
            page.say(question)
        for choice in range(len(page.traits["now"]["choices"])):
            page.say("why", node=0, choice=choice)
        pictures = view._repr_mimebundle_()[0]
        del pictures["application/vnd.jupyter.widget-view+json"]
        # The name of the layout's model is drawn anew each time.
        messages = [re.sub(r"IPY_MODEL_\w+", "", text) for _, text in page.messages]
        sent.append([messages, pictures])
    assert twin(match, 1, 1).inspect() == twin(match, 1, 2).inspect()
    assert twin(match, 1, 1)._game.cells(twin(match, 1, 1)._state) != match._game.cells(match._state)
    assert sent[0] == sent[1]


@pytest.mark.parametrize("seat", [None, 1])
def test_a_name_is_text_everywhere(seat, browser):
    name = "<img src=x onerror=alert(1)>"
    match = cw.new("cobras", 3, seed=1, names=[name, "&B", '"C"'])
    bundle = cw.MatchView(match, seat=seat)._repr_mimebundle_()[0]
    for kind in ("text/html", "image/svg+xml"):
        assert "<img" not in bundle[kind]
        assert "&lt;img" in bundle[kind]
        assert "&amp;B" in bundle[kind]
    assert name in bundle["text/plain"]
