"""The edition: what it says, and that a broken one is refused by file, key and reason."""

import re
import tomllib
from importlib.resources import files

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.clauses import Source
from cobra_widgets.games.imperio.board import Kind
from tests.games.imperio.positions import cell, cited, hero, rolling, table
from tests.oracles import imperio_box as box

SHIPPED = (files("cobra_widgets.games.imperio") / "data" / "edition.toml").read_text("utf-8")


def changed(old, new, text=SHIPPED, count=1):
    assert old in text, old
    return text.replace(old, new, count)


def without_table(head):
    """The edition without one table, from its head to the next."""
    start = SHIPPED.index(head)
    end = SHIPPED.index("\n[", start + 1)
    return SHIPPED[:start] + SHIPPED[end:]


def played(text, tmp_path):
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    return cw.new("imperio", players=3, seed=1, edition=str(file))


# --- the shipped one --------------------------------------------------------------------


def test_the_board_has_97_spaces_and_115_links_as_written_down_apart():
    board = cw.edition("imperio").board
    assert set(board.names) == {*box.SPACES, "well"}
    assert len(box.SPACES) == 97
    links = {frozenset((board.names[a], board.names[b])) for a, near in enumerate(board.near) for b in near}
    assert links == box.links()
    assert len(links) == 115


def test_the_cards_are_those_written_down_apart():
    edition = cw.edition("imperio")
    assert {c.id: c.copies for c in edition.cards.values()} == {**box.HELP, **box.FORCES}
    assert tuple(edition.trials) == box.TRIALS
    weapons = {trial.kind: edition.weapon_for(trial.kind) for trial in edition.trials.values()}
    assert weapons == {"monster": ("axe",), "building": ("sword",), "force": ("talisman",)}
    places = {trial.id: edition.board.names[trial.place] for trial in edition.trials.values()}
    for n, island in enumerate(box.ISLANDS):
        assert [places[id_] for id_ in box.TRIALS[3 * n : 3 * n + 3]] == [
            f"{island}-3", f"{island}-9", f"{island}-spur-2",
        ]  # fmt: skip


def test_cobra_island_is_what_the_centre_is_linked_with():
    board = cw.edition("imperio").board
    home = set(board.names_in(board.home))
    kinds = dict(zip(board.names, board.kinds, strict=True))
    assert home == {name for name, kind in kinds.items() if kind not in {Kind.LAND, Kind.SEA, Kind.WELL}}


def test_every_table_names_its_source_and_describe_tells_it():
    raw = tomllib.loads(SHIPPED)
    for key, value in raw.items():
        for row in value if isinstance(value, list) else [value]:
            assert not isinstance(row, dict) or "source" in row or key == "title"
    text = cw.edition("imperio").describe()
    assert "[pieces] as printed" in text
    assert "[links] reconstructed" in text
    assert "[island] as published by players" in text
    assert "reconstruido" in cw.edition("imperio").describe("es")


# --- one's own --------------------------------------------------------------------------


def test_ones_own_edition_is_played_kept_in_the_record_and_named_in_it(tmp_path):
    text = changed('name = { en = "Phoenix Bird", es = "Ave Fénix" }', 'name = { en = "Roc" }')
    text = changed("guardian = { 2 = 40, 3 = 32, 4 = 26 }", "guardian = { 2 = 40, 3 = 3, 4 = 26 }", text)
    match = played(text, tmp_path)
    assert cell(match, "limit") == 3
    match.play()
    again = cw.load(match.to_json())
    assert again.fidelity == cw.EXACT
    assert again.to_json() == match.to_json()
    assert match.options["edition"].endswith("my-box.toml")
    assert match._game.edition.cards["phoenix"].name == {"en": "Roc", "es": "Roc"}
    assert cw.edition("imperio").cards["phoenix"].name["en"] == "Phoenix Bird"
    tables = cw.new("imperio", players=3, seed=1, edition=tomllib.loads(text))
    assert cell(tables, "limit") == 3
    assert tables._game.edition.digest == match._game.edition.digest
    assert cw.load(tables.play().to_json()).fidelity == cw.EXACT


def test_a_file_that_is_not_there_is_an_error_that_names_it(tmp_path):
    with pytest.raises(cw.BadData, match=r"none\.toml"):
        cw.new("imperio", players=3, seed=1, edition=str(tmp_path / "none.toml"))


def test_a_file_that_is_no_text_is_an_error_that_names_it(tmp_path):
    (tmp_path / "box.png").write_bytes(b"\x89PNG\xff")
    with pytest.raises(cw.BadData, match=r"box\.png"):
        cw.new("imperio", players=3, seed=1, edition=str(tmp_path / "box.png"))


def test_other_spaces_and_cards_are_played_by_as_they_are_named(tmp_path):
    text = SHIPPED.replace('"vendha-3"', '"dragons-den"').replace("\nvendha-3 =", "\ndragons-den =")
    text = text.replace('id = "sword"', 'id = "sabre"')
    match = played(text, tmp_path).play("round")
    assert "sabre" in str(match.inspect("deck/help")) + str(match.inspect("hero"))
    assert "dragons-den" in match._game.edition.board.index


# --- broken ones ------------------------------------------------------------------------

ROAD = ", ".join(f'"road-{n}"' for n in range(1, 416))
WITH_A_LONG_ROAD = changed("land = [", f"land = [{ROAD},").replace(
    "chains = [", f'chains = [["vendha-3", {ROAD}],'
)
"""513 spaces."""
CARD = '[[card]]\ndeck = "help"\nid = "sword"'
CARD_TEXT = """[[card]]
deck = "forces"
id = "card-{}"
source = "reconstruction"
name = {{ en = "Another" }}
count = 1
effect = "march"
points = 1

"""
RAFT = """[[card]]
deck = "help"
id = "raft"
source = "reconstruction"
name = {{ en = "Raft" }}
count = 1
effect = "voyage"
arrives = {}

[names]"""


def with_raft(throws):
    """The edition with another card for a voyage in place of the second Nautilus."""
    one = changed('name = { en = "Nautilus", es = "Nautilus" }\ncount = 2',
                  'name = { en = "Nautilus", es = "Nautilus" }\ncount = 1')  # fmt: skip
    return changed("[names]", RAFT.format(throws), one)


BROKEN = {
    "no TOML": (SHIPPED + "\n[half", "-", "line|Expected|expected"),
    "another game": (changed('game = "imperio"', 'game = "cobras"'), "game", "none of imperio"),
    "a table missing": (without_table("[hand]"), "hand", "missing"),
    "a key missing": (changed("faces = 6\n", ""), "die.faces", "missing"),
    "a key unknown": (changed("faces = 6\n", "faces = 6\nsides = 6\n"), "die.sides", "unknown"),
    "a table unknown": (SHIPPED + '\n[dragons]\nsource = "rulebook"\n', "dragons", "unknown"),
    "no source": (changed('[links]\nsource = "reconstruction"', "[links]"), "links.source", "missing"),
    "a source that is none": (
        changed('[links]\nsource = "reconstruction"', '[links]\nsource = "guess"'), "links.source", "guess",
    ),
    "text for a number": (changed("escape = 4", 'escape = "four"'), "die.escape", "four"),
    "an escape off the die": (changed("escape = 4", "escape = 7"), "die.escape", "1..6"),
    "a list for a table": (changed("[stack]\nsource", "[[stack]]\nsource"), "stack", "table"),
    "more kinds of card than letters": (
        SHIPPED.replace("[names]", "".join(CARD_TEXT.format(n) for n in range(43)) + "[names]"), "card",
        "63 of them; 62",
    ),
    "18 help cards": (changed("count = 3", "count = 2"), "card", "18 help cards; the box has 19"),
    "15 forces": (
        changed('Niebla" }\ncount = 2', 'Niebla" }\ncount = 3'), "card", "15 forces cards; the box has 14",
    ),
    "no copies of a card": (changed("count = 3", "count = 0"), r"card\[1\].count", "0"),
    "8 trials": (without_table('[[trial]]\nid = "living-storm"'), "trial", "8 oracle cards"),
    "a card twice": (changed('id = "axe"', 'id = "sword"'), "card", "sword stands twice"),
    "an id in capitals": (changed('id = "axe"', 'id = "Axe"'), "card", "no id"),
    "an unknown effect": (changed('effect = "recall"', 'effect = "sleep"'), "effect", "sleep"),
    "an effect of the other deck": (changed('effect = "recall"', 'effect = "fog"'), "effect", "fog"),
    "a trial without its place": (changed('place = "vendha-3"\n', ""), r"trial\[1\].place", "missing"),
    "a trial at no space": (changed('place = "vendha-3"', 'place = "atlantis"'), "place", "atlantis"),
    "two trials at one place": (changed('place = "vendha-3"', 'place = "vendha-9"'), "trial", "same place"),
    "a trial in a city": (changed('place = "vendha-3"', 'place = "vendha-0"'), "trial", "vendha-0"),
    "a trial on Cobra Island": (changed('place = "vendha-3"', 'place = "o3"'), "trial", "o3"),
    "a trial without a weapon": (changed('kind = "monster"', 'kind = "riddle"'), "trial", "riddle"),
    "a weapon without a trial": (
        changed('overcomes = "building"', 'overcomes = "riddle"'), "trial|card", "building|riddle",
    ),
    "a space twice": (changed('"vendha-1", "vendha-2"', '"vendha-1", "vendha-1"'), "spaces", "vendha-1"),
    "more spaces than there is room for": (WITH_A_LONG_ROAD, "spaces", "513 of them; 512"),
    "two Towers": (
        changed('tower = ["tower"]', 'tower = ["tower", "keep"]'), "spaces.tower",
        "one space is needed, not 2",
    ),
    "a link to no space": (changed('["o0", "i0", "centre"]', '["o0", "x0", "centre"]'), "links.chains", "x0"),
    "a link twice": (changed('["o0", "i0", "centre"]', '["o0", "i0", "o0"]'), "links.chains",
        "linked already"),
    "a space without a way out": (
        changed('  ["vendha-8", "vendha-spur-1", "vendha-spur-2"],\n', '  ["vendha-8", "vendha-spur-1"],\n'),
        "links.chains", "vendha-spur-2 has no way out",
    ),
    "the Well on the way": (
        changed('["o0", "i0", "centre"]', '["o0", "i0", "centre"],\n  ["o0", "well"]'), "links.chains",
        "well",
    ),
    "an island off the sea": (
        re.sub(r'  \[\s+"(vendha|khytya)-0", "sea-[^]]*\],\n', "", SHIPPED),
        "links.chains", "no way",
    ),
    "a bridge to Cobra Island": (
        changed('["o0", "i0", "centre"]', '["o0", "i0", "centre"],\n  ["o0", "vendha-0"]'), "links.chains",
        "cards alone",
    ),
    "a Tower without a stair": (changed('"stair-10", "o6"', '"stair-10"'), "links.chains", "tower to centre"),
    "an entrance missing a colour": (
        changed('entrance = "khytya-entrance"', 'entrance = "hyrca-entrance"'), "island.entrance",
        "same place",
    ),
    "an entrance too many": (
        changed('"khytya-entrance",\n]', '"khytya-entrance", "side-door",\n]'), "spaces.entrance",
        "4 entrances",
    ),
    "an entrance that is none": (
        changed('entrance = "khytya-entrance"', 'entrance = "khytya-5"'), r"island\[3\].entrance",
        "entrance.*khytya-5.*land",
    ),
    "an island too few": (without_table('[[island]]\nid = "khytya"'), "spaces.entrance", "2 islands"),
    "a ray out of the star": (changed('  ["o0", "i0"],\n', '  ["o0", "i0", "stair-1"],\n'), "temple.rays",
        "stair-1"),
    "a ray of unknown spaces": (changed('  ["o0", "i0"],\n', '  ["o0", "i9"],\n'), "temple.rays", "i9"),
    "a floor space on no ray": (changed('  ["o0", "i0"],\n', '  ["o0"],\n'), "temple.rays",
        "i0 lies on no ray"),
    "ahead of the last ray": (changed("ahead = 2", "ahead = 8"), "temple.ahead", "0..7"),
    "a ship to nowhere": (changed('to = "vendha-0"', 'to = "vendha-4"'), "card", "neither city nor Oracle"),
    "a voyage off the die": (changed("arrives = [3, 4, 5, 6]", "arrives = [3, 7]"), "arrives", "1..6"),
    "two voyages by other throws": (with_raft("[2, 3]"), "card", "raft .* throws as nautilus"),
    "a number for text": (changed('id = "sword"', "id = 7"), r"card\[1\].id", "text is needed, not 7"),
    "a throw twice": (changed("arrives = [3, 4", "arrives = [3, 3"), "arrives", r"not \[3, 3"),
    "text for a list": (changed("turns = [1, 2, 3, 4]", 'turns = "1"'), "turns", "list is needed, not '1'"),
    "a whim all round": (changed("turns = [1, 2, 3, 4]", "turns = [8]"), "turns", "1..7"),
    "a number of Sentinels too high": (changed("3 = 4 }", "3 = 5 }"), "sides.sentinels.3", "1..4"),
    "no limit for two": (changed("guardian = { 2 = 40,", "guardian = {"), "rounds.guardian.2", "missing"),
    "a limit below nought": (changed("guardian = { 2 = 40,", "guardian = { 2 = -1,"), "rounds.guardian.2",
        "-1"),
    "a name in no language": (
        changed('name = { en = "Vendha", es = "Vendha" }', "name = {}"), r"island\[1\].name", "en, es",
    ),
    "a name in an unknown language": (
        changed('name = { en = "Vendha", es = "Vendha" }', 'name = { fr = "V" }'), r"island\[1\].name",
        "en, es",
    ),
    "a point of no space": (SHIPPED + "\natlantis = [1, 2]\n", r"layout.at.atlantis", "atlantis"),
    "no point for a space": (re.sub(r"\no3 = \[.*?\]", "", SHIPPED), "layout.at", "o3"),
    "a point of three": (
        re.sub(r"\no3 = \[", "\no3 = [1, ", SHIPPED), "layout.at.o3", r"two numbers is needed, not \[1, ",
    ),
    "a name of no space": (changed("tower = { en", "keep = { en"), "names.keep", "keep"),
    "hands too large": (changed("limit = 3", "limit = 7"), "card", "too few"),
}  # fmt: skip


def test_two_voyages_by_the_same_throws_are_played(tmp_path):
    assert "raft" in cell(played(with_raft("[6, 5, 4, 3]"), tmp_path), "deck/help")


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_edition_is_refused_by_file_key_and_reason(fault, tmp_path):
    text, key, reason = BROKEN[fault]
    assert text != SHIPPED
    with pytest.raises(cw.BadData) as error:
        played(text, tmp_path)
    message = str(error.value)
    assert message.startswith("my-box.toml: ")
    assert re.search(key, message.split(": ")[1]) or key == "-"
    assert re.search(reason, message), message


def test_there_are_at_least_20_kinds_of_broken_editions():
    assert len(BROKEN) >= 20


@pytest.mark.parametrize("space", box.SPACES)
def test_every_space_is_called_something_in_both_languages(space):
    names = cw.edition("imperio").names[space]
    assert names["en"] != space
    assert names["es"] != space


def test_a_trial_is_at_the_place_that_has_its_name():
    edition = cw.edition("imperio")
    for trial in edition.trials.values():
        place = edition.names[edition.board.names[trial.place]]
        assert place["en"] == f"the {trial.name['en']}"
        assert place["es"].endswith(trial.name["es"])


def test_cards_whose_effect_the_printed_rules_do_not_tell_are_entries_with_their_source():
    book = cw.rulebook("imperio")
    entries = {clause.short for clause in book if clause.section == "edition"}
    named = ["phoenix", "dragon", "nautilus", "wind", "sandstorm", "storm", "fog", "theft", "march", "whim"]
    assert entries == {f"edition.card.{card}" for card in named}
    assert book["edition.card.march"].source is Source.RECONSTRUCTION
    assert book["edition.card.march"].text["en"] == "3 points more for the Sentinels this turn."
    assert "3, 4, 5 y 6" in book["edition.card.nautilus"].text["es"]


@pytest.mark.parametrize(
    "card, kind, cells, move",
    [
        ("phoenix", "flew", {"hero": hero("vendha-2", hand="phoenix")}, "phoenix hyrca-0"),
        ("nautilus", "set-sail", {"hero": hero(hand="sword nautilus")}, "nautilus sword hyrca-entrance"),
        ("wind", "wind-blew", {"hero": hero(hand="wind"), "phase": "after", "roll": 2}, "wind"),
        ("sandstorm", "recalled", {"hero": hero(hand="sandstorm"), "sentinels": ["o2"]}, "sandstorm"),
        ("storm", "stormed", {"hero": hero("sea-vendha-hyrca-2"), "turn": 1}, "storm 0"),
        ("fog", "fogged", {"turn": 1}, "fog 0"),
        ("theft", "robbed", {"hero": hero(hand="axe axe axe"), "turn": 1}, "theft 0"),
        ("march", "marched", {"turn": 1}, "march"),
        ("whim", "cobra-turned", {"hero": hero("o1"), "turn": 1}, "whim 2"),
    ],
)
def test_what_happens_by_a_card_cites_what_the_edition_says_of_it(card, kind, cells, move):
    given = {"turn": 0, "phase": "before"} | cells
    if given["turn"] == 1:
        given["guardian_hand"] = card
    events = table(given.pop("hero", hero()), **given).step(move)
    assert f"edition.card.{card}" in cited(events, kind)


def test_a_march_cites_the_sharing_of_points_and_without_a_guardian_the_march():
    by_guardian = table(hero(), guardian_hand="march").step("march")
    assert cited(by_guardian, "marched") == ["guardian.split", "edition.card.march"]
    alone = rolling(2, hero("vendha-2"), variants=["no-guardian"], faceup="march storm fog").step("use 1")
    assert cited(alone, "marched") == ["ruling.no-guardian", "edition.card.march"]


def test_an_edition_of_ones_own_has_its_own_entries():
    mine = cw.new("imperio", players=2, seed=1, edition=tomllib.loads(changed("points = 3", "points = 5")))
    assert mine._game.rulebook["edition.card.march"].text["en"].startswith("5 points")
    assert cw.rulebook("imperio")["edition.card.march"].text["en"].startswith("3 points")


def test_an_edition_is_short_when_it_is_shown_and_long_when_it_is_described():
    edition = cw.edition("imperio")
    assert repr(edition) == f"Edition(En busca del Imperio Cobra, {edition.digest})"
    assert len(edition.describe().splitlines()) > 40
    assert edition.describe("es") != edition.describe("en")
