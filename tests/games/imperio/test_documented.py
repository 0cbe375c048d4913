"""The page of options, notation and cells: it names all there is, and nothing that there is not."""

import re
from pathlib import Path

import pytest

import cobra_widgets as cw
from cobra_widgets.games.imperio.actions import Kind, Throw
from cobra_widgets.games.imperio.state import AskKind, Variant
from tests.games.imperio.test_counts import TABLES, played

PAGE = (Path(__file__).parents[3] / "docs" / "imperio.md").read_text("utf-8")
CODE = re.findall(r"`([^`]+)`", PAGE)


def shape(address):
    """An address with its numbers and islands left out."""
    return re.sub(r"oracle/\w+", "oracle/*", re.sub(r"/\d+", "/*", address))


@pytest.mark.parametrize("players, variants", TABLES)
def test_every_cell_is_on_the_page(players, variants):
    cells = cw.new("imperio", players=players, variants=variants, seed=1).inspect()
    assert {shape(address) for address in cells} <= {shape(word) for word in CODE}


def test_every_cell_on_the_page_is_one():
    known = {
        shape(address)
        for players, variants in TABLES
        for address in cw.new("imperio", players=players, variants=variants, seed=1).inspect()
    }
    table = PAGE.partition("## Cells")[2]
    first = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert {shape(word) for cell in first for word in re.findall(r"`([^`]+)`", cell)} == known


def test_every_sort_of_decision_and_of_throw_is_on_the_page():
    begins = {word.split(" ")[0] for word in CODE}
    plain = set(Kind) - {Kind.MOVE, Kind.LEG, Kind.CARD}
    assert {str(kind) for kind in plain} | {str(throw) for throw in Throw} <= begins
    assert {str(kind) for kind in AskKind} | {str(variant) for variant in Variant} <= set(CODE)
    assert {f"{card}" for card in cw.edition("imperio").cards if not card.startswith("ship")} <= {
        word for code in CODE for word in code.split(" ")
    }


def test_every_phase_that_is_met_is_on_the_page():
    met = {
        ply.cells()["phase"] for players, variants in TABLES for ply in played(players, variants, 3).path()
    }
    assert met <= set(CODE)
