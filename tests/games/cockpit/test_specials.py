"""Special cards: each word of the vocabulary, their targets, and where they go."""

import pytest

from tests.games.cockpit.positions import (
    aboard,
    blocked,
    cell,
    legal,
    plane,
    play,
    told,
    unanswered,
)


@pytest.mark.clause("cockpit:turn.special")
def test_most_specials_are_played_on_the_own_turn_and_a_few_only_against_others():
    match = plane("second-wind antivenom air-marshal", "S1", snakes={"coach": (0, 1)})
    assert blocked(match, "second-wind") == []
    assert not [m for m in legal(match) if m.startswith(("antivenom ", "air-marshal "))]
    play(match, "antivenom", "air-marshal")  # thrown away
    assert cell(match, "discard")[-2:] == ["antivenom", "air-marshal"]


@pytest.mark.clause("cockpit:turn.special")
def test_in_a_window_only_a_card_that_cancels_may_be_played():
    match = plane("S1 B1 H1", "second-wind antivenom air-marshal S2", snakes={"galley": (1, 0)})
    match.step("B1@galley")
    assert legal(match) == ["antivenom", "pass"]
    assert blocked(match, "second-wind") == ["turn.special"]
    assert blocked(match, "S2") == ["turn.special"]
    assert blocked(match, "air-marshal") == ["turn.special"]


@pytest.mark.clause("cockpit:turn.special")
def test_a_special_is_discarded_after_use():
    match = plane("snake-handler B1", "S1", snakes={"galley": (0, 2)})
    unanswered(match, "snake-handler pythons@galley")
    assert (aboard(match, "galley"), cell(match, "discard")[-1]) == ((0, 1), "snake-handler")


def test_remove_names_any_rival_snake():
    match = plane("snake-handler B1", "S1", "S2", snakes={"galley": (1, 2, 0), "cockpit": (0, 0, 1)})
    aimed = [move for move in legal(match) if move.startswith("snake-handler ") and "@" in move]
    assert aimed == ["snake-handler pythons@galley", "snake-handler rattlesnakes@cockpit"]


def test_board_reaches_every_area_that_snakes_can_enter():
    match = plane("carry-on-surprise B1", "S1")
    targets = [m.partition(" ")[2] for m in legal(match) if m.startswith("carry-on-surprise ")]
    assert len(targets) == 12
    assert not {"pilot", "co-pilot"} & {*targets}
    unanswered(match, "carry-on-surprise port-engine")
    assert aboard(match, "port-engine") == (1, 0)


def test_draw_brings_two_cards():
    match = plane("second-wind B1", "S1", deck="R1 R2 R3")
    unanswered(match, "second-wind")
    assert (cell(match, "hand/0"), cell(match, "deck")) == (["B1", "R1", "R2"], ["R3"])
    assert cell(match, "discard")[-1] == "second-wind"


def test_steal_takes_a_random_card_and_the_rival_gets_the_special():
    taken = set()
    for seed in range(12):
        match = plane("sticky-fingers B1", "S1 S2 S3", seed=seed)
        assert told(unanswered(match, "sticky-fingers pythons"), "stole-card")
        (stolen,) = {*cell(match, "hand/0")} - {"B1"}
        taken.add(stolen)
        assert sorted(cell(match, "hand/1")) == sorted({"S1", "S2", "S3"} - {stolen} | {"sticky-fingers"})
    assert taken == {"S1", "S2", "S3"}


def test_what_is_stolen_only_the_two_know():
    match = plane("sticky-fingers B1", "S1", "R1", seed=1)
    unanswered(match, "sticky-fingers pythons")
    kinds = [match.path(seat)[-1].events[0].kind for seat in range(3)]
    assert kinds == ["stole-card", "stole-card", "stole"]


def test_take_brings_a_number_card_of_ones_choice_from_the_discard_pile():
    match = plane("duty-free B1", "S1")
    wanted = [m.partition(" ")[2] for m in legal(match) if m.startswith("duty-free ") and m.count(" ")]
    assert len([each for each in wanted if each[0] in "BHRS"]) == 36
    before = cell(match, "discard").count("R9")
    unanswered(match, "duty-free R9")
    assert (cell(match, "hand/0"), cell(match, "discard").count("R9")) == (["B1", "R9"], before - 1)


@pytest.mark.clause("cockpit:ruling.no-target")
@pytest.mark.parametrize(
    "card, tries",
    [
        ("snake-handler", "snake-handler pythons@galley"),
        ("sticky-fingers", "sticky-fingers pythons"),
        ("calm-announcement", "calm-announcement coach"),
        ("sudden-panic", "sudden-panic coach"),
        ("turbulence", "turbulence"),
        ("stowaways", "stowaways"),
    ],
)
def test_a_special_with_nothing_to_aim_at_is_only_discarded(card, tries):
    match = plane(f"{card} B1", "")
    assert blocked(match, tries) == ["ruling.no-target"]
    away = f"{card}-" if card in {"turbulence", "stowaways"} else card
    assert [move for move in legal(match) if move.startswith(card)] == [away, f"{card}+"]


@pytest.mark.clause("cockpit:ruling.no-target")
@pytest.mark.parametrize(
    "move, reason, lit",
    [
        ("snake-handler pythons@coach", "There is none of the Pythons in that area: Coach.",
         "area/coach/snakes/1"),
        ("snake-handler cobras@galley", "Snake Handler is aimed at a rival, and none plays the Cobras.",
         "species/0"),
        ("snake-handler kingsnakes@galley",
         "Snake Handler is aimed at a rival, and none plays the Kingsnakes.", "species/0"),
        ("snake-handler pythons", "Snake Handler is not aimed like that.", "hand/0"),
        ("sticky-fingers pythons", "The Pythons hold no card that Sticky Fingers could take.", "hand/1"),
        ("sticky-fingers cobras", "Sticky Fingers is aimed at a rival, and none plays the Cobras.",
         "species/0"),
        ("calm-announcement coach", "There is no marker to take off: Coach.", "area/coach/chaos"),
        ("calm-announcement lavatory", "Calm Announcement takes no marker off that area: Lavatory.",
         "area/lavatory/chaos"),
        ("sudden-panic lavatory", "That area cannot be thrown into chaos now: Lavatory.",
         "area/lavatory/chaos"),
        ("sudden-panic cargo-hold", "That area cannot be thrown into chaos now: Cargo Hold.",
         "area/cargo-hold/chaos"),
        ("sudden-panic pilot", "You need a snake there: Cockpit.", "area/cockpit/snakes/0"),
        ("sudden-panic galley", "No number card lies there: Galley.", "area/galley/cards"),
        ("duty-free S1", "Squeeze 1 is not on the discard pile.", "discard"),
        ("duty-free second-wind", "Second Wind is no number card.", "discard"),
    ],
)  # fmt: skip
def test_why_a_special_cannot_be_aimed_there_is_said_and_shown(move, reason, lit):
    held = "snake-handler sticky-fingers calm-announcement sudden-panic duty-free"
    match = plane(
        held, "", snakes={"galley": (1, 1)}, chaos="lavatory", cards={"coach": "S1"}, removed="S1",
    )  # fmt: skip
    (blocker,) = match.why_not(move).blockers
    assert (blocker.clause, blocker.text, blocker.cells) == ("cockpit:ruling.no-target", reason, (lit,))


@pytest.mark.clause("cockpit:ruling.no-target")
def test_where_a_new_snake_cannot_come_is_said():
    match = plane("carry-on-surprise B1", "S1")
    assert match.why_not("carry-on-surprise pilot").blockers[0].text == (
        "Snakes cannot enter that area: Pilot."
    )
    match = plane("carry-on-surprise B1", "S1", snakes={"galley": (5, 0)})
    assert [blocker.text for blocker in match.why_not("carry-on-surprise coach").blockers] == [
        "All 5 snakes of yours are on the plane.",
        "No snake of yours is left that Carry-on Surprise could bring.",
    ]
    assert plane("stowaways B1", "S1").why_not("stowaways").blockers[0].text == (
        "There is no snake that Stowaways could move."
    )


@pytest.mark.clause("cockpit:ruling.no-target")
def test_second_wind_can_always_be_played():
    match = plane("second-wind B1", "")
    assert blocked(match, "second-wind") == []


@pytest.mark.clause("cockpit:ruling.leaves-with-effect")
@pytest.mark.parametrize(
    "card, move, cells",
    [
        ("calm-announcement", "calm-announcement coach", ("removed", "discard")),
        ("sticky-fingers", "sticky-fingers pythons", ("hand/1", "discard")),
    ],
)
def test_a_special_goes_where_it_says_only_when_its_effect_happens(card, move, cells):
    happened, not_so = cells
    for answers, places in ((["pass"], (1, 0)), (["air-marshal", "pass"], (0, 1))):
        match = plane(f"{card} B1", "air-marshal S1", chaos="coach")
        before = [cell(match, address).count(card) for address in (happened, not_so)]
        play(match, move, *answers)
        after = [cell(match, address).count(card) for address in (happened, not_so)]
        assert tuple(b - a for a, b in zip(before, after, strict=True)) == places


@pytest.mark.clause("cockpit:ruling.leaves-with-effect")
def test_a_rival_who_has_no_card_left_is_robbed_of_nothing():
    match = plane("sticky-fingers air-marshal B1", "air-marshal", deck="S1 S2")
    play(match, "sticky-fingers pythons", "air-marshal", "air-marshal", "pass")
    assert (cell(match, "hand/0"), cell(match, "hand/1")) == (["B1"], [])
    assert cell(match, "discard")[-1] == "sticky-fingers"


@pytest.mark.clause("cockpit:ruling.targets")
def test_turbulence_moves_up_to_two_rival_snakes_step_by_step():
    match = plane("turbulence B1", "S1", "S2", snakes={"galley": (1, 2, 0), "lavatory": (0, 0, 1)})
    play(match, "turbulence", "pass", "pass")
    assert (cell(match, "phase"), match.to_act) == ("shift", (0,))
    assert "galley>coach" not in legal(match)
    assert blocked(match, "pythons galley>coach") == ["ruling.targets"]
    assert match.why_not("end").blockers[0].text.startswith("Turbulence moves snakes now, each once")
    play(match, "pythons galley>first-class")
    assert "pythons first-class>cockpit" not in legal(match)  # each snake once
    assert "pythons galley>first-class" in legal(match)
    play(match, "rattlesnakes lavatory>coach")
    assert (cell(match, "phase"), aboard(match, "galley"), aboard(match, "coach")) == (
        "turn", (1, 1, 0), (0, 0, 1),
    )  # fmt: skip


@pytest.mark.clause("cockpit:ruling.targets")
def test_stowaways_move_any_of_ones_own_each_once_and_one_may_stop():
    match = plane("stowaways B1", "S1", snakes={"galley": (2, 1), "coach": (1, 0)})
    play(match, "stowaways", "pass", "galley>coach".replace("coach", "business-class"))
    assert "pythons galley>cargo-hold" not in legal(match)
    play(match, "coach>business-class")
    assert [m for m in legal(match) if m.startswith("business-class")] == []
    play(match, "done")
    assert (cell(match, "phase"), aboard(match, "business-class")) == ("turn", (2, 0))
    assert cell(match, "discard")[-1] == "stowaways"


@pytest.mark.clause("cockpit:ruling.targets")
@pytest.mark.parametrize(
    "moved, kind, english, spanish",
    [
        ([], "not-shifted", "A moves no snake", "A no mueve ninguna"),
        (["pythons galley>first-class"], "stopped-shifting", "A moves no more", "A no mueve más"),
    ],
)
def test_stopping_is_told_as_what_it_is(moved, kind, english, spanish):
    match = plane("turbulence B1", "S1", snakes={"galley": (0, 2)})
    play(match, "turbulence", "pass", *moved)
    assert told(play(match, "done"), kind) == [(0,)]
    assert english in match.log(locale="en")
    assert spanish in match.log(locale="es")


@pytest.mark.clause("cockpit:ruling.targets")
def test_when_every_snake_has_moved_the_card_is_done():
    match = plane("stowaways B1", "S1", snakes={"galley": (1, 1)})
    play(match, "stowaways", "pass", "galley>cargo-hold")
    assert cell(match, "phase") == "turn"
    assert match.why_not("done").blockers[0].text == "No card is moving snakes now."


@pytest.mark.parametrize(
    "moves, kind, entry",
    [
        (["sticky-fingers pythons"], "stole-card", "special.sticky-fingers"),
        (["turbulence", "pythons galley>first-class"], "shifted", "special.turbulence"),
        (["stowaways", "galley>first-class"], "shifted-own", "special.stowaways"),
        (["sudden-panic galley"], "chaos", "special.sudden-panic"),
        (["second-wind"], "drew-cards", "special.second-wind"),
        (["snake-handler pythons@galley"], "sent-off", "special.snake-handler"),
    ],
)
def test_what_happens_by_a_special_cites_what_the_edition_says_of_it(moves, kind, entry):
    held = "sticky-fingers turbulence stowaways sudden-panic second-wind snake-handler"
    match = plane(held, "S1 S2", snakes={"galley": (2, 2)}, cards={"galley": "B1"}, deck="S3 S4")
    (event,) = [event for event in unanswered(match, *moves) if event.kind == kind]
    assert f"cockpit:edition.{entry}" in event.clauses


def test_a_cancelled_card_cites_the_entry_of_the_card_that_cancels():
    match = plane("B1 B2", "antivenom", snakes={"galley": (1, 0)})
    match.step("B1@galley")
    events = play(match, "antivenom", "pass")
    (event,) = [event for event in events if event.kind == "cancelled"]
    assert event.clauses[-1] == "cockpit:edition.special.antivenom"


@pytest.mark.parametrize(
    "species, moves, kind",
    [
        ("pythons", ["galley>cargo-hold"], "slid"),
        ("rattlesnakes", ["R1@galley", "cobras galley>cargo-hold"], "pushed"),
        ("kingsnakes", ["B1-cobras@galley"], "expelled"),
    ],
)
def test_what_a_species_does_cites_its_board(species, moves, kind):
    match = plane("B1 R1 H1", "S1", species=(species, "cobras"), snakes={"galley": (2, 2)})
    (event,) = [event for event in unanswered(match, *moves) if event.kind == kind]
    assert event.clauses[-1] == f"cockpit:edition.species.{species}"
