"""The edition: what the rulebook fixes of a box, and what is refused."""

import re
from pathlib import Path

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.clauses import Source
from cobra_widgets.games.cockpit.cards import WORDS
from tests.games.cockpit.positions import box, changed, edition_text, legal, read
from tests.oracles import cockpit_cards


def refusal(*changes):
    """The error that a changed edition brings."""
    with pytest.raises(cw.BadData) as refused:
        read(*changes)
    assert refused.value.params["file"] == "my_box.toml"
    return refused.value.params["key"], str(refused.value)


@pytest.mark.clause("cockpit:components")
def test_the_box_has_99_cards_ten_markers_and_five_snakes_for_each_of_four_species():
    edition = read()
    assert sorted(map(str, edition.deck)) == sorted(cockpit_cards.full_deck())
    assert [str(species) for species in edition.species] == [
        "cobras",
        "pythons",
        "rattlesnakes",
        "kingsnakes",
    ]
    assert sum(bool(area.needs) for area in edition.board.areas) == 10
    assert (edition.snakes_each, edition.hand, len(edition.segments)) == (5, 5, 5)


@pytest.mark.clause("cockpit:components")
@pytest.mark.parametrize(
    "change, key",
    [
        (("count = 3", "count = 2"), "special"),
        (("count = 4", "count = 5"), "special"),
        (("highest = 9", "highest = 10"), "numbers.highest"),
        (("bite = 2, hiss = 2, rattle = 2", "bite = 2, hiss = 3, rattle = 2"), "numbers.copies.hiss"),
    ],
)
def test_another_deck_is_refused(change, key):
    assert refusal(change)[0] == key


@pytest.mark.clause("cockpit:components")
@pytest.mark.parametrize(
    "change, key",
    [
        (("snakes_each = 5", "snakes_each = 6"), "supply.snakes_each"),
        (("markers = 10", "markers = 11"), "supply.markers"),
        (("hand = 5", "hand = 4"), "supply.hand"),
    ],
)
def test_another_supply_is_refused(change, key):
    assert refusal(change)[0] == key


@pytest.mark.clause("cockpit:area.first-class")
def test_first_class_needs_15_and_10():
    needs = read().board.by_id["first-class"].needs
    assert {str(meter): need for meter, need in needs.items()} == {"spook": 15, "harm": 10}


@pytest.mark.clause("cockpit:area.first-class")
@pytest.mark.parametrize(
    "needs", ["{ spook = 14, harm = 10 }", "{ spook = 15, harm = 11 }", "{ spook = 15 }"]
)
def test_another_first_class_is_refused(needs):
    assert refusal(("{ spook = 15, harm = 10 }", needs))[0] == "area.first-class.needs"


@pytest.mark.clause("cockpit:area.engine")
@pytest.mark.parametrize("needed", [10, 13, 15])
def test_an_engine_needs_ten_to_fifteen_squeeze(needed):
    edition = read(("needs = { squeeze = 13 }", f"needs = {{ squeeze = {needed} }}"))
    assert list(edition.board.by_id["port-engine"].needs.values()) == [needed]


@pytest.mark.clause("cockpit:area.engine")
@pytest.mark.parametrize(
    "change, key",
    [
        (("{ squeeze = 13 }\npoints = 4", "{ squeeze = 9 }\npoints = 4"), "needs.squeeze"),
        (("{ squeeze = 13 }\npoints = 4", "{ squeeze = 16 }\npoints = 4"), "needs.squeeze"),
        (("{ squeeze = 13 }\npoints = 4", "{ squeeze = 13 }\npoints = 5"), "points"),
        (("{ squeeze = 13 }\npoints = 4", "{ squeeze = 13, harm = 2 }\npoints = 4"), "needs"),
    ],
)
def test_another_engine_is_refused(change, key):
    assert refusal(change)[0] == f"area.port-engine.{key}"


@pytest.mark.clause("cockpit:area.no-chaos")
def test_an_area_that_is_passed_through_needs_nothing():
    transit = [area.id for area in read().board.areas if not area.needs]
    assert sorted(transit) == sorted(cockpit_cards.TRANSIT)


@pytest.mark.clause("cockpit:area.no-chaos")
@pytest.mark.parametrize("area", ["cargo-hold", "port-wing", "starboard-wing"])
def test_an_area_that_is_passed_through_cannot_need_cards(area):
    line = f'id = "{area}"\n'
    assert refusal((line, f"{line}needs = {{ harm = 3 }}\npoints = 2\n"))[0].startswith("area")


@pytest.mark.clause("cockpit:species.cobras")
def test_cobras_play_two_bites_and_two_hisses():
    assert read().by_species["cobras"].limits == (2, 2, 0, 0)
    assert refusal(("limits = { bite = 2, hiss = 2", "limits = { bite = 2, hiss = 1"))[0] == (
        "species.cobras.limits.hiss"
    )


@pytest.mark.clause("cockpit:species.cobras")
@pytest.mark.parametrize(
    "change, key, said",
    [
        (('ability = "follow"', 'ability = "push"'), "ability", "is push; the rulebook says follow"),
        (('ability = "follow"\nsuit = "bite"', 'ability = "slide"'), "ability", "the rulebook says follow"),
        (('"follow"\nsuit = "bite"', '"follow"\nsuit = "hiss"'), "suit", "is hiss; the rulebook says bite"),
    ],
)
def test_cobras_play_another_card_after_a_bite_in_every_box(change, key, said):
    refused, reason = refusal(change)
    assert (refused, said in reason) == (f"species.cobras.{key}", True)


@pytest.mark.clause("cockpit:species.pythons")
def test_only_pythons_play_squeeze_and_they_no_rattle():
    limits = {str(species): species.limits for species in read().species}
    assert [name for name, limit in limits.items() if limit[3]] == ["pythons"]
    assert limits["pythons"][2] == 0


@pytest.mark.clause("cockpit:species.pythons")
@pytest.mark.parametrize(
    "change, key",
    [
        (("rattle = 3, squeeze = 0", "rattle = 3, squeeze = 1"), "rattlesnakes.limits.squeeze"),
        (("rattle = 1, squeeze = 0", "rattle = 1, squeeze = 2"), "kingsnakes.limits.squeeze"),
        (("rattle = 0, squeeze = 2", "rattle = 0, squeeze = 0"), "pythons.limits.squeeze"),
        (("rattle = 0, squeeze = 2", "rattle = 1, squeeze = 2"), "pythons.limits.rattle"),
    ],
)
def test_other_limits_of_squeeze_and_rattle_are_refused(change, key):
    assert refusal(change)[0] == f"species.{key}"


@pytest.mark.parametrize(
    "change, key",
    [
        (('["cockpit", "first-class"]', '["cockpit", "second-class"]'), "adjacent.pairs[0]"),
        (('["cockpit", "first-class"]', '["cockpit", "cockpit"]'), "adjacent.pairs[0]"),
        (('["cockpit", "first-class"]', '["cockpit"]'), "adjacent.pairs[0]"),
        (('["first-class", "galley"]', '["first-class", "cockpit"]'), "adjacent.pairs[1]"),
        (('["first-class", "galley"]', '["pilot", "galley"]'), "adjacent.pairs[1]"),
        (('  ["port-wing", "port-engine"],\n', ""), "area.port-engine"),
        (('id = "lavatory"', 'id = "Lavatory"'), "area[6].id"),
        (('id = "lavatory"', 'id = "galley"'), "area.galley.id"),
        (("points = 7\nreconstructed", "points = 0\nreconstructed"), "area.first-class.points"),
        (("points = 8\n\n[[area]]", "points = -8\n\n[[area]]"), "area.pilot.points"),
        (("points = 8\n\n[[area]]", 'points = "8"\n\n[[area]]'), "area.pilot.points"),
        (('from = "cockpit"', 'from = "galley"'), "area.pilot.from"),
        (('from = "cockpit"', 'from = "tower"'), "area.pilot.from"),
        (('segment = "tail"', 'segment = "roof"'), "area.lavatory.segment"),
        (("needs = { spook = 8, harm = 8 }", "needs = { spook = 8, fear = 8 }"), "area.pilot.needs.fear"),
        (("needs = { spook = 8, harm = 8 }", "needs = { spook = 0, harm = 8 }"), "area.pilot.needs.spook"),
        (('[[segment]]\nid = "tail"', '[[segment]]\nid = "fin"'), "area.lavatory.segment"),
        (('id = "kingsnakes"', 'id = "adders"'), "species"),
        (('ability = "slide"', 'ability = "fly"'), "species.pythons.ability"),
        (('ability = "slide"', 'ability = "slide"\nsuit = "bite"'), "species.pythons.suit"),
        (('ability = "push"\nsuit = "rattle"', 'ability = "push"'), "species.rattlesnakes.suit"),
        (('effect = "remove"', 'effect = "explode"'), "special.snake-handler.effect"),
        (('after = "rival"', 'after = "nowhere"'), "special.sticky-fingers.after"),
        (
            ('effect = "board"\nafter = "discard"', 'effect = "board"\nafter = "rival"'),
            "special.carry-on-surprise.after",
        ),
        (('when = "reaction"', 'when = "turn"'), "special.antivenom.when"),
        (('when = "turn"', 'when = "reaction"'), "special.snake-handler.when"),
        (('areas = ["pilot", "co-pilot"]', 'areas = ["pilot", "cargo-hold"]'), "special.autopilot.areas"),
        (('areas = ["pilot", "co-pilot"]', "areas = []"), "special.autopilot.areas"),
        (("cards = 2\n", "cards = 0\n"), "special.second-wind.cards"),
        (("cards = 2\n", ""), "special.second-wind.cards"),
        (("cards = 2\n", "cards = 2\nmost = 3\n"), "special.second-wind.most"),
        (('id = "duty-free"', 'id = "galley"'), "special"),
        (('source = "reconstruction"', 'source = "hearsay"'), "segment.nose.source"),
        (('name = { en = "Nose", es = "Morro" }', "name = {}"), "segment.nose.name"),
        (('name = { en = "Nose", es = "Morro" }', 'name = { fr = "Nez" }'), "segment.nose.name.fr"),
        (('name = { en = "Nose", es = "Morro" }', ""), "segment.nose.name"),
        (("[boarding]", "[bording]"), "bording"),
        (("[16, 142, 114, 95]", "[16, 142, 114]"), "layout.pilot"),
        (("pilot = [16", "tower = [16"), "layout.tower"),
        (('area = "cargo-hold"', 'area = "galley"'), "boarding.area"),
        (('game = "cockpit"', 'game = "cobras"'), "game"),
        (
            ('reconstructed = ["segment", "points"]', 'reconstructed = ["height"]'),
            "area.first-class.reconstructed",
        ),
        (("[adjacent]", "[adjacent"), "-"),
    ],
)  # fmt: skip
def test_a_broken_edition_is_refused_with_file_key_and_reason(change, key):
    found, text = refusal(change)
    assert found == key
    assert text.startswith(f"my_box.toml: {key}: ")


@pytest.mark.parametrize(
    "change, said",
    [
        (("lowest = 1", "lowest = 2"), "numbers.lowest: is 2; the rulebook says 1"),
        (("highest = 9", "highest = 8"), "numbers.highest: is 8; the rulebook says 9"),
        (
            ("spook = 15, harm = 10", "spook = 15, harm = 9"),
            "area.first-class.needs: is spook = 15, harm = 9; the rulebook says spook = 15, harm = 10",
        ),
        (
            ("squeeze = 13", "squeeze = 13, harm = 2"),
            ("area.port-engine.needs: is harm = 2, squeeze = 13: an engine needs Squeeze alone, "
             "and it can be entered"),
        ),
        (
            ('segment = "middle"\nreconstructed = ["segment"]',
             'segment = "middle"\npoints = 2\nneeds = { spook = 3 }'),
            "area.cargo-hold.needs: is spook = 3: this area can never be in chaos, so it needs nothing",
        ),
    ],
)  # fmt: skip
def test_what_an_edition_says_against_the_rulebook_is_named_with_what_the_rulebook_says(change, said):
    assert refusal(change)[1] == f"my_box.toml: {said}"


def test_an_eleventh_area_of_chaos_has_no_marker():
    eleventh = '[[area]]\nid = "bar"\nsource = "reconstruction"\nname = { en = "Bar" }\nsegment = "rear"\n'
    eleventh += "needs = { harm = 2 }\npoints = 1\n\n"
    key, text = refusal(
        ('[[area]]\nid = "cockpit"', f'{eleventh}[[area]]\nid = "cockpit"'),
        ("pairs = [\n", 'pairs = [\n  ["bar", "coach"],\n'),
    )
    assert (key, "11" in text) == ("area", True)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(cw.BadData, match=r"nothing\.toml"):
        cw.new("cockpit", edition=str(tmp_path / "nothing.toml"))


def test_faults_are_told_in_the_language_spoken():
    cw.locale("es")
    try:
        assert "la caja tiene 27" in refusal(("count = 4", "count = 5"))[1]
    finally:
        cw.locale("en")


def test_an_edition_without_a_picture_or_one_language_is_fine():
    text = edition_text()
    edition = read((text[text.index("[layout]") :], ""), ('en = "Nose", ', ""))
    assert edition.layout == {}
    assert edition.segments["nose"] == {"en": "Morro", "es": "Morro"}


def test_another_box_is_played(tmp_path):
    path = box(tmp_path, ("needs = { spook = 6, harm = 6 }", "needs = { spook = 1, harm = 1 }"),
               ('en = "Galley"', 'en = "Kitchen"'))  # fmt: skip
    cells = {"turn": 0, "area/galley/snakes/0": 1, "hand/0": ["B1", "S1"], "area/galley/cards": ["H1"]}
    match = cw.setup("cockpit", cells, edition=path, species=["cobras", "pythons"])
    match.step("B1@galley")
    events = match.step("pass")
    assert match.inspect("area/galley/chaos") == {"area/galley/chaos": True}
    assert "Kitchen is in chaos" in str(events)
    assert match.options["edition"] == path
    again = cw.load(match.to_json())
    assert (again.fidelity, again.inspect()) == (cw.EXACT, match.inspect())
    assert "Galley" in cw.new("cockpit", seed=1)._game.edition.describe()


def test_another_box_can_be_looked_at_before_it_is_played(tmp_path):
    path = Path(box(tmp_path, ("points = 5\n", "points = 6\n")))
    assert "pays 6 points" in cw.edition("cockpit", edition=path).describe()
    assert (
        "pays 6 points" not in cw.edition("cockpit").describe().partition("area.galley")[2].partition("\n")[0]
    )
    assert cw.new("cockpit", seed=1, edition=path).options["edition"] == str(path)
    with pytest.raises(cw.BadData, match=r"special: .*27"):
        cw.edition("cockpit", edition=box(tmp_path, ("count = 4", "count = 5")))
    with pytest.raises(cw.BadOption, match="'edition'"):
        cw.edition("cobras", edition=path)


def test_a_box_of_its_own_is_told_apart_by_its_fingerprint(tmp_path):
    path = box(tmp_path, ("points = 5\n", "points = 6\n"))
    assert '"edition":"' in cw.new("cockpit", seed=1, edition=path).to_json()
    assert read(("points = 5\n", "points = 6\n")).digest != read().digest


def test_every_entry_of_the_box_is_in_the_book_with_its_source():
    book = cw.rulebook("cockpit")
    handler = book["edition.special.snake-handler"]
    assert (handler.id, handler.source) == ("cockpit:edition.special.snake-handler", Source.RECONSTRUCTION)
    assert book["edition.species.cobras"].source is Source.RULEBOOK
    for area in cockpit_cards.AREAS:
        assert book[f"edition.area.{area}"].title["es"]


def test_what_is_reconstructed_is_said():
    edition = cw.edition("cockpit")
    lines = {line.partition(":")[0]: line for line in edition.describe().splitlines()}
    assert lines["special.antivenom"].endswith("[reconstructed]")
    assert lines["area.first-class"].endswith("[reconstructed: segment, points]")
    assert lines["species.cobras"].endswith("[as the rulebook says]")
    assert "Susto 15" in edition.describe("es")
    assert "area.galley.points" in edition.reconstructed()
    assert "species.cobras.limits" not in edition.reconstructed()


@pytest.mark.parametrize(
    "options",
    [
        {"box": "x"}, {"edition": 3}, {"species": ["cobras"]}, {"species": ["cobras", "cobras"]},
        {"species": ["cobras", "adders"]}, {"stop_after_passes": 0}, {"stop_after_passes": "2"},
    ],
)  # fmt: skip
def test_an_option_that_cannot_be_is_refused_by_name(options):
    with pytest.raises(cw.BadOption, match=next(iter(options))):
        cw.new("cockpit", players=2, seed=1, **options)


def test_every_fault_of_an_edition_has_a_sentence():
    folder = Path(cw.__file__).parent / "games" / "cockpit"
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    named = re.findall(r"\.refused\(\s*[^,]+,\s*\"([a-z-]+)\"", sources)
    assert len(named) > 30
    assert [key for key in named if f"edition-fault.{key}" not in WORDS] == []


def test_one_word_of_the_vocabulary_may_stand_on_any_card(tmp_path):
    """Duty-free becomes a card that boards: no rule knows it by name."""
    path = box(tmp_path, ('effect = "take"', 'effect = "board"'))
    cells = {"turn": 0, "hand/0": ["duty-free", "S1"]}
    match = cw.setup("cockpit", cells, edition=path, species=["cobras", "pythons"])
    assert "duty-free coach" in legal(match)
    match.step("duty-free coach")
    match.step("pass")
    assert match.inspect("area/coach/snakes/0") == {"area/coach/snakes/0": 1}


def test_the_text_of_the_shipped_edition_is_what_is_played():
    assert changed() == edition_text()
    assert read().digest == cw.edition("cockpit").digest
