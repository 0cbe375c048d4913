"""The rulebook as data, and the mark on the functions."""

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.clauses import MARKED, Source, clause, read_rulebook
from cobra_widgets.engine.errors import BadData, UnknownName

HEAD = """
game = "chess"
version = "1.0"
[[section]]
id = "moves"
title = { en = "Moves", es = "Jugadas" }
"""
KNIGHT = """
[[clause]]
id = "moves.knight"
section = "moves"
source = "rulebook"
title = { en = "Knight", es = "Caballo" }
text = { en = "It jumps.", es = "Salta." }
"""


def read(tmp_path, text):
    """The rulebook of that text."""
    file = tmp_path / "rulebook.toml"
    file.write_text(text)
    return read_rulebook(file)


def test_a_clause_is_found_by_its_id_short_or_in_full(tmp_path):
    book = read(tmp_path, HEAD + KNIGHT)
    assert book["moves.knight"] is book["chess:moves.knight"]
    assert book["moves.knight"].id == "chess:moves.knight"
    assert book["moves.knight"].short == "moves.knight"
    assert book["moves.knight"].source is Source.RULEBOOK
    assert "moves.knight" in book
    assert "moves.bishop" not in book
    assert [found.short for found in book] == ["moves.knight"]
    assert len(book) == 1
    assert book.cite("moves.knight") == ("chess:moves.knight",)


def test_an_unknown_clause_names_itself_and_the_game(tmp_path):
    with pytest.raises(UnknownName, match=r"'moves.bishop'.*chess"):
        read(tmp_path, HEAD + KNIGHT)["moves.bishop"]
    with pytest.raises(UnknownName, match=r"moves.bishop"):
        read(tmp_path, HEAD + KNIGHT).cite("moves.bishop")


@pytest.mark.parametrize(
    "fault, named",
    [
        (KNIGHT + KNIGHT, r"rulebook.toml.*chess:moves.knight.*twice"),
        (KNIGHT.replace('section = "moves"', 'section = "ends"'), r"moves.knight.*section"),
        (KNIGHT.replace(', es = "Salta."', ""), r"moves.knight.text"),
        (KNIGHT.replace('title = { en = "Knight", es = "Caballo" }', 'title = "Knight"'), r"knight.title"),
    ],
)
def test_a_fault_in_a_rulebook_names_file_clause_and_key(tmp_path, fault, named):
    with pytest.raises(BadData, match=named):
        read(tmp_path, HEAD + fault)


@pytest.mark.parametrize(
    "text, named",
    [
        (
            HEAD + KNIGHT.replace('source = "rulebook"', 'source = "hearsay"'),
            r"knight.source.*ruling",
        ),
        (HEAD + KNIGHT.replace('source = "rulebook"\n', ""), r"knight.source"),
        (HEAD + KNIGHT.replace('id = "moves.knight"\n', ""), r"None.*id"),
        (HEAD + KNIGHT + "[[", r"rulebook.toml.*line \d+|rulebook.toml.*end of document"),
        (HEAD, r"rulebook.toml: clause"),
        (KNIGHT, r"rulebook.toml: game"),
    ],
)
def test_a_missing_key_or_a_broken_file_is_named_too(tmp_path, text, named):
    with pytest.raises(BadData, match=named):
        read(tmp_path, text)


def test_a_mark_leaves_the_function_as_it_is_and_remembers_it():
    def jump():
        return "L"

    try:
        assert clause("chess:a", "chess:b")(jump) is jump
        assert MARKED["chess:a"] == MARKED["chess:b"] == [jump]
    finally:
        MARKED.pop("chess:a")
        MARKED.pop("chess:b")


@pytest.mark.parametrize("game", cw.games())
def test_every_clause_of_a_game_is_told_in_both_languages(game):
    book = cw.rulebook(game)
    assert book.game == game
    for found in book:
        assert found.id == f"{game}:{found.short}"
        assert all(
            found.text[language].strip() and found.title[language].strip() for language in ("en", "es")
        )
        assert found.source is not Source.RULING or {"en", "es"} <= found.why.keys(), found.id


@pytest.mark.parametrize("game", cw.games())
def test_sections_stand_in_printed_order_and_none_is_empty(game):
    book = cw.rulebook(game)
    order = list(dict.fromkeys(found.section for found in book))
    assert order == list(book.sections)
