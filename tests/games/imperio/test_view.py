"""What a seat may see of the table."""

import pytest

import cobra_widgets as cw
from cobra_widgets.games.imperio import view
from tests.games.imperio.positions import DINOSAUR, cell, hero, rolling, splitting, table, told
from tests.oracles import imperio_box as box

TRIALS = "great-dinosaur silver-city sea-of-sand"


def seen(match, address, seat):
    return match.inspect(address, seat=seat)[address]


@pytest.mark.clause("imperio:ruling.views")
def test_hands_and_trials_are_counts_to_the_others():
    match = table(hero(hand="sword axe", trials=TRIALS), hero(), guardian_hand="fog storm")
    assert [seen(match, "hero/0/hand", seat) for seat in range(3)] == [
        ["sword", "axe"],
        {"count": 2},
        {"count": 2},
    ]
    assert [seen(match, "hero/0/trials", seat) for seat in range(3)] == [
        TRIALS.split(),
        {"count": 3},
        {"count": 3},
    ]
    assert [seen(match, "guardian/hand", seat) for seat in range(3)] == [{"count": 2}] * 2 + [
        ["storm", "fog"]
    ]


@pytest.mark.clause("imperio:ruling.views")
def test_decks_and_face_down_oracle_cards_are_counts_to_everybody():
    match = table(hero(trials="silver-city sea-of-sand", done="great-dinosaur", oracle="hyrca"), hero())
    for seat in range(3):
        assert seen(match, "deck/help", seat) == {"count": 19}
        assert seen(match, "deck/forces", seat) == {"count": 14}
        assert seen(match, "oracle/vendha", seat) == {"count": 3}
        assert seen(match, "oracle/hyrca", seat) == ["great-dinosaur"]  # face up
        assert seen(match, "hero/0/done", seat) == ["great-dinosaur"]


@pytest.mark.clause("imperio:ruling.views")
def test_a_drawn_card_is_seen_by_its_drawer_only():
    match = rolling(3, hero(trials=TRIALS), hero())
    assert "draws Magic Sword" in match.log(seat=0)
    for seat in (1, 2):
        assert "draws a Help from the Gods card" in match.log(seat=seat)
        assert "Sword" not in match.log(seat=seat)
        assert seen(match, "hero/0/hand", seat) == {"count": 1}


@pytest.mark.clause("imperio:ruling.views")
def test_open_cards_are_open_and_blind_ones_are_not():
    open_ = table(hero(), turn=0, phase="before", faceup="fog storm whim", variants=["no-guardian"])
    assert seen(open_, "faceup", 0) == ["fog", "storm", "whim"]
    blind = table(hero(), turn=0, phase="before", faceup="fog storm whim", variants=["solo"])
    assert seen(blind, "faceup", 0) == {"count": 3}


def test_the_cells_are_those_that_are_documented():
    cells = cw.new("imperio", players=3, seed=1).inspect()
    course = ["turn", "phase", "round", "limit", "roll", "points", "ask"]
    parts = ("space", "city", "hand", "oracle", "trials", "done", "captured", "fog", "stuck")
    heroes = [f"hero/{seat}/{part}" for seat in (0, 1) for part in parts]
    sentinels = [f"sentinel/{n}/{part}" for n in range(1, 4) for part in ("space", "spent")]
    piles = [*(f"oracle/{island}" for island in box.ISLANDS), "deck/help", "deck/forces"]
    assert list(cells) == [*course, *heroes, *sentinels, "guardian/hand", "cobra/ray", *piles, "result"]


def test_marks_are_the_round_and_the_turn_within_it():
    match = cw.new("imperio", players=3, seed=1, limit=3).play("turn")
    assert (match.inspect("round")["round"], match.to_act) == (1, (2,))
    match.play("turn")
    assert (match.to_act, cell(match, "round")) == ((0,), 1)
    match.play("round")
    assert cell(match, "round") == 2
    assert match.goto("round 1 turn 2").to_act == (0,)
    assert match.goto("round 1").to_act == (2,)
    assert "round 1, turn 1" in repr(match)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_board_is_told_all_it_draws(language):
    edition = cw.edition("imperio")
    data, names = view.board_data(edition), view.board_names(edition, language)
    assert len(data["spaces"]) == 98
    ids = list(data["spaces"])
    near = {name: facts[3] for name, facts in data["spaces"].items()}
    assert {frozenset({name, ids[other]}) for name in ids for other in near[name]} == box.links()
    assert data["rays"] == 8
    assert data["spaces"]["hyrca-entrance"][0] == "entrance"
    assert all(0 < x < 720 and 0 < y < 632 for _, x, y, _ in data["spaces"].values())
    assert all(f"space.{space}" in names for space in data["spaces"])
    assert data["cards"]["axe"] == {"deck": "help", "effect": "weapon", "overcomes": "monster"}
    assert data["cards"]["ship-hyrca-oracle"]["to"] == "hyrca-6"
    assert all(f"card.{card}" in names for card in (*box.HELP, *box.FORCES))
    assert all(f"trial.{trial}" in names for trial in box.TRIALS)


@pytest.mark.parametrize(
    "space, left", [("stair-1", "quedan 2 puntos"), ("stair-2", "queda 1 punto"), ("stair-3", "quedan 0")]
)
def test_points_left_agree_with_their_number(space, left):
    match = splitting(3, hero(), sentinels=["tower", "tower"])
    match.step(f"1>{space}")
    assert left in match.log(locale="es")


def ended(*heroes, language, **cells):
    """Let seat 0 take the Eye, or end the last turn of the last round; what the line under the board says."""
    match = table(*heroes, **{"turn": 0, "round": 9, "limit": 9} | cells)
    match.step(">centre" if match.inspect("phase")["phase"] == "move" else "end")
    return match, cw.MatchView(match, locale=language).seen.status()


EYE = {"phase": "move", "roll": 2, "sentinels": ["tower", "tower"]}
LAST = {"phase": "ending", "roll": 3, "sentinels": ["tower", "tower"]}
ALONE = {"variants": ["solo"], "faceup": "fog storm march"}


@pytest.mark.parametrize(
    "language, cells, line",
    [
        ("en", EYE, "A wins by an exact roll to the Magic Eye, and is the Guardian in match.next_game()."),
        ("en", LAST, "B wins, as round 9 was the last, and stays the Guardian in match.next_game()."),
        ("es", EYE, "Gana A, con la tirada exacta al Ojo Mágico, y será el Guardián en match.next_game()."),
        ("es", LAST, "Gana B, pues la ronda 9 era la última, y sigue de Guardián en match.next_game()."),
    ],
)
def test_the_end_is_told_with_the_clause_and_the_next_guardian(language, cells, line):
    match, status = ended(hero("o6", city="vendha-0", done=DINOSAUR), language=language, **cells)
    assert status == line
    guardian = cw.MatchView(match.next_game()).seen.seats()[-1]
    assert guardian["name"] == ("A" if cells is EYE else "B")


@pytest.mark.parametrize(
    "language, cells, line",
    [
        ("en", EYE, "A wins by an exact roll to the Magic Eye."),
        ("en", LAST, "The Cobra wins, as round 9 was the last and nobody took the Magic Eye."),
        ("es", EYE, "Gana A, con la tirada exacta al Ojo Mágico."),
        ("es", LAST, "Gana la Cobra, pues la ronda 9 era la última y nadie tomó el Ojo Mágico."),
    ],
)
def test_without_a_guardian_the_end_is_told_with_no_next_one(language, cells, line):
    one = hero("o6", city="vendha-0", done=DINOSAUR)
    assert ended(one, language=language, **ALONE | cells)[1] == line


def test_a_card_that_is_drawn_is_named_in_quotes_in_spanish():
    match = table(hero(), phase="before", sentinels=["tower", "tower"], force={"die": 1})
    ((_, card),) = told(match.step("roll"), "force-drawn")
    name = cw.edition("imperio").cards[card].name
    assert f"B roba la carta «{name['es']}»" in match.log(locale="es")
    assert f"B draws {name['en']}" in match.log(locale="en")


def test_every_choice_has_words_and_cells():
    match = cw.new("imperio", players=2, seed=5, limit=6)
    met = set()
    while match.result is None:
        state = match._state
        key, params = view.status_words(state)
        assert match._voice().say(key, params).strip()
        for action in match.legal():
            key, params = view.choice_words(None, action)
            met.add(key)
            text = match._voice().say(key, params, "es")
            assert "{" not in text
            assert "None" not in text
            assert set(view.choice_cells(action)) <= {*match.inspect()}
        match.step()
    assert {"choice.move", "choice.leg", "choice.roll", "choice.end"} <= met
