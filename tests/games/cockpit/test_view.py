"""What a board is told: cells in the contract's order, and what it adds up itself, against the rules."""

import json

import pytest

import cobra_widgets as cw
from cobra_widgets.games.cockpit.game import GAME
from cobra_widgets.games.cockpit.view import board_data, choice_cells, choice_words, status_words
from tests.games.cockpit.positions import all_but, cell, plane, scores, unanswered
from tests.oracles import cockpit_cards


def data():
    """The facts as the browser gets them."""
    return json.loads(json.dumps(board_data(GAME.edition)))


def filled(cards, meter):
    """How far cards fill a meter, by the facts alone."""
    suits = {suit[0].upper(): suit for suit in data()["fills"]}
    return sum(int(card[1:]) for card in cards if meter in data()["fills"][suits[card[0]]])


def paid(match, area):
    """What an area would pay now by seat, by the facts and the cells alone."""
    facts = data()
    found = next(each for each in facts["areas"] if each["id"] == area)
    stand = found["from"] or area
    inside = [seat for seat in (0, 1) if cell(match, f"area/{stand}/snakes/{seat}")]
    return tuple(
        (seat in inside) * found["points"] * (facts["alone"] if len(inside) == 1 else 1) for seat in (0, 1)
    )


def test_every_cell_stands_in_the_order_of_the_table():
    addresses = list(cw.new("cockpit", players=3, seed=1).inspect())
    course = ["phase", "turn", "turns", "acted", "passes", "asked"]
    seats = [f"{stem}/{seat}" for seat in range(3) for stem in ("species", "hand", "reserve", "score")]
    limits = ["used/bite", "used/hiss", "used/rattle", "used/squeeze", "ability", "extra"]
    parts = ("cards", "chaos", "snakes/0", "snakes/1", "snakes/2", "spent")
    areas = [f"area/{area}/{part}" for area in cockpit_cards.AREAS for part in parts]
    piles = ["stack", "deck", "discard", "removed", "result"]
    assert sorted(addresses) == sorted([*course, *seats, *limits, *areas, *piles])
    assert addresses[:6] == course
    assert addresses[-5:] == piles


def test_the_kinds_of_cells_are_those_that_were_agreed():
    match = plane("B3 S1", "antivenom", snakes={"galley": (1, 0)})
    match.step("B3@galley")
    cells = match.inspect()
    for address, value in cells.items():
        last = address.rpartition("/")[2]
        if address.startswith(("used/", "reserve/", "score/")) or "/snakes/" in address or last == "spent":
            assert type(value) is int
        elif last == "chaos" or address in {"ability", "acted"}:
            assert type(value) is bool
        elif last == "cards" or address.startswith(("hand/", "deck", "discard", "removed", "stack", "asked")):
            assert type(value) is list
    assert cells["stack"] == [{"seat": 0, "card": "B3", "move": "B3@galley"}]
    assert (cells["asked"], cells["phase"], cells["extra"], cells["result"]) == ([1], "react", None, None)


@pytest.mark.parametrize(
    "area, cards, meters",
    [
        ("galley", ["H2", "R3", "B1", "S4"], {"spook": 5, "harm": 5}),
        ("port-engine", ["S7", "H2"], {"squeeze": 9}),
    ],
)
def test_what_a_card_fills_can_be_added_up(area, cards, meters):
    needs = next(each["needs"] for each in data()["areas"] if each["id"] == area)
    assert {meter: filled(cards, meter) for meter in needs} == meters


@pytest.mark.parametrize("snakes, points", [((1, 0), (10, 0)), ((2, 1), (5, 5)), ((0, 0), (0, 0))])
def test_who_would_score_what_can_be_said_before(snakes, points):
    assert paid(plane("H3", "S1", snakes={"galley": snakes}), "galley") == points


def test_what_is_said_before_is_what_is_paid_in_the_end():
    match = plane("H3 B1", "S1", snakes={"cockpit": (1, 1)}, cards={"pilot": "H5 B8"})
    expected = paid(match, "pilot")
    assert filled(["H5", "B8", "H3"], "spook") == 8
    unanswered(match, "H3@pilot")
    assert scores(match) == expected == (8, 8)


def test_every_special_has_an_effect_for_its_picture():
    assert data()["effects"].keys() == set(cockpit_cards.SPECIALS)
    assert data()["effects"]["turbulence"] == data()["effects"]["stowaways"] == "move"


def test_a_move_of_a_rivals_snake_lights_the_areas_and_no_snakes_of_ones_own():
    match = plane("turbulence stowaways B3", "S1", snakes={"galley": (1, 1)})
    unanswered(match, "turbulence")
    lit = {str(action): choice_cells(action) for action in match.legal()}
    assert lit["pythons galley>first-class"] == ("area/galley/cards", "area/first-class/cards")
    match.step("done")
    unanswered(match, "stowaways")
    lit = {str(action): choice_cells(action) for action in match.legal()}
    assert lit["galley>first-class"] == ("area/galley/snakes/0", "area/first-class/snakes/0")


def test_what_nothing_on_the_table_stands_for_lights_no_cell():
    match = plane("B3 turbulence", "S1", snakes={"galley": (1, 1)})
    bare = {str(action) for action in match.legal() if not choice_cells(action)}
    match.step("turbulence")
    bare |= {str(action) for action in match.legal() if not choice_cells(action)}
    match.step("pass")
    bare |= {str(action) for action in match.legal() if not choice_cells(action)}
    assert bare == {"end", "pass", "done"}


def leaving_off(match):
    """How `done` is offered, in English and in Spanish."""
    key, params = choice_words(match._state, next(move for move in match.legal() if str(move) == "done"))
    return tuple(match._voice().say(key, params, language) for language in ("en", "es"))


@pytest.mark.clause("cockpit:ruling.push")
def test_done_says_that_nobody_is_pushed():
    match = plane("R4 B1", "S1", species=("rattlesnakes", "cobras"), snakes={"galley": (2, 1)})
    unanswered(match, "R4@galley")
    assert leaving_off(match) == ("Push nobody", "No empujar a nadie")


@pytest.mark.clause("cockpit:ruling.targets")
def test_done_says_whether_any_snake_has_been_moved():
    match = plane("turbulence B1", "S1", snakes={"galley": (1, 2)})
    unanswered(match, "turbulence")
    assert leaving_off(match) == ("Move no snake", "No mover ninguna")
    unanswered(match, "pythons galley>first-class")
    assert leaving_off(match) == ("No more", "Ninguna más")


@pytest.mark.clause("cockpit:end.winner")
@pytest.mark.clause("cockpit:ruling.final-tie")
@pytest.mark.parametrize("points, tied", [((0, 9), False), ((0, 20), True)])
def test_the_line_at_the_end_says_who_has_won_and_why(points, tied):
    match = plane(
        "B6 H9",
        "S1",
        snakes={"galley": (1, 0)},
        cards={"galley": "H6"},
        chaos=all_but("galley"),
        scores=points,
    )
    unanswered(match, "B6@galley")
    said = match._voice().say(*status_words(match._state), "en")
    assert said == (
        "Every area is in chaos. A tie: A and B share the win with 20 points each."
        if tied
        else "Every area is in chaos: the game is won by A with 20 points."
    )


@pytest.mark.clause("cockpit:ruling.pass")
@pytest.mark.parametrize("points, tied", [((3, 9), False), ((9, 9), True)])
def test_so_it_does_where_the_players_have_stopped(points, tied):
    match = plane("B6", "S1", scores=points, options={"stop_after_passes": 2})
    unanswered(match, "end", "end")
    said = [match._voice().say(*status_words(match._state), language) for language in ("en", "es")]
    assert said[0].startswith("The players stop, after 2 turns in a row without a card")
    assert said[0].endswith(
        "A tie: A and B share the win with 9 points each." if tied else "the game is won by B with 9 points."
    )
    assert said[1].startswith("Los jugadores paran tras 2 turnos seguidos sin carta")
    assert ("Empate" in said[1]) is tied


@pytest.mark.clause("cockpit:ruling.pass")
@pytest.mark.parametrize(
    "language, told",
    [
        ("en", "The players stop, after 1 turn without a card: the game is won by B with 9 points."),
        ("es", "Los jugadores paran tras 1 turno sin carta: la victoria es de B, con 9 puntos."),
    ],
)
def test_a_stop_after_a_single_turn_is_told_of_one(language, told):
    match = plane("B6", "S1", scores=(3, 9), options={"stop_after_passes": 1})
    unanswered(match, "end")
    assert match._voice().say(*status_words(match._state), language) == told
