"""The page on notation and cells says what is so."""

import re
from pathlib import Path

import pytest

import cobra_widgets as cw
from cobra_widgets.games.cockpit import actions
from cobra_widgets.games.cockpit.game import GAME
from cobra_widgets.games.cockpit.notation import Reader
from cobra_widgets.games.cockpit.state import Phase
from tests.games.cockpit.positions import plane

PAGE = (Path(__file__).parents[3] / "docs" / "cockpit.md").read_text("utf-8")
PHASES = {"own turn": [Phase.TURN], "asked": [Phase.REACT], "shifting": [Phase.SHIFT],
          "pushing, shifting": [Phase.PUSH, Phase.SHIFT]}  # fmt: skip


def table(heading):
    """The rows of the table under a heading."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def bare(cell):
    """What stands between the first two backticks."""
    return cell.split("`")[1]


@pytest.mark.parametrize("row", table("Notation"), ids=lambda row: f"{bare(row[0])} {row[1]}")
def test_every_notation_is_read_and_written_so(row):
    for phase in PHASES[row[1]]:
        decision = Reader(GAME.edition, 0, phase).read(bare(row[0]))
        assert str(decision) == bare(row[0])


def test_every_class_of_decisions_is_on_the_page():
    readers = [(row, phase) for row in table("Notation") for phase in PHASES[row[1]]]
    met = {type(Reader(GAME.edition, 0, phase).read(bare(row[0]))) for row, phase in readers}
    assert met == set(actions.MAKERS)


def test_every_cell_is_on_the_page_and_nothing_else():
    patterns = [
        re.sub(r"<seat>", "[0-3]", re.sub(r"<id>|<suit>", "[a-z-]+", bare(row[0]))) for row in table("Cells")
    ]
    addresses = list(cw.new("cockpit", players=4, seed=1).inspect())
    for address in addresses:
        assert sum(bool(re.fullmatch(pattern, address)) for pattern in patterns) == 1, address
    assert all(any(re.fullmatch(pattern, address) for address in addresses) for pattern in patterns)


def test_every_option_is_on_the_page():
    from cobra_widgets.games.cockpit.game import OPTIONS

    assert {bare(row[0]).partition("=")[0] for row in table("Options")} == set(OPTIONS)


def test_every_purpose_of_chance_is_on_the_page():
    assert {bare(row[0]).partition(" ")[0] for row in table("Chance")} == set(GAME.purposes)


def test_a_shortened_notation_is_read():
    match = plane("B7 S1", "S2", snakes={"galley": (1, 0)})
    assert match.why_not("B7 g>b-c").blockers == ()
    assert str(Reader(GAME.edition, 0, Phase.TURN).read("B7 g>coa")) == "B7 galley>coach"
