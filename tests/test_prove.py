"""The proof itself: it must notice a test that does not depend on its clause."""

import subprocess
import sys
from pathlib import Path

import pytest

import cobra_widgets as cw
from cobra_widgets.engine.clauses import MARKED
from tests.prove import switched_off

ROOT = Path(__file__).parents[1]
PROGRAM = """
import sys
from pathlib import Path
from tests import prove
sys.exit(prove.main("trick.scale", Path(sys.argv[1])))
"""
DEPENDS = """
import pytest
import cobra_widgets as cw
@pytest.mark.clause("cobras:trick.scale")
@pytest.mark.parametrize("seed", [1, 2])
def test_depends(seed):
    cw.new("cobras", players=2, seed=seed).play("round")
"""
DEPENDS_NOT = """
import pytest
@pytest.mark.clause("cobras:trick.scale")
def test_depends_not():
    pass
"""
FAILS_ANYWAY = DEPENDS_NOT.replace("pass", "raise ValueError").replace("depends_not", "fails_anyway")
UNREADABLE = "import nothing_of_that_name  # mark.clause\n" + DEPENDS


def proof_of(folder, **files):
    """What the proof of one clause says about these test files, and its exit code."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text)
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout, done.returncode


def test_a_clause_is_proven_when_all_its_tests_fail_without_it(tmp_path):
    assert proof_of(tmp_path, good=DEPENDS) == ("1 passed, 0 failed\n", 0)


@pytest.mark.parametrize(
    "other, said",
    [
        (DEPENDS_NOT, "test_depends_not does not fail"),
        (FAILS_ANYWAY, "test_fails_anyway fails anyway"),
        (UNREADABLE, "test_other.py: not collected"),
    ],
)
def test_one_bad_test_among_good_ones_is_named(tmp_path, other, said):
    printed, code = proof_of(tmp_path, good=DEPENDS, other=other)
    assert said in printed
    assert "test_depends[" not in printed
    assert code == 1


def test_a_clause_without_a_test_is_not_proven(tmp_path):
    printed, code = proof_of(tmp_path, other=DEPENDS.replace("trick.scale", "trick.order"))
    assert (printed, code) == ("cobras:trick.scale: no test is marked with it\n0 passed, 1 failed\n", 1)


def test_a_clause_is_off_only_while_it_is_switched_off():
    cw.new("cobras", players=3, seed=1)
    with switched_off(MARKED["cobras:components.deck"]), pytest.raises(NotImplementedError):
        cw.new("cobras", players=3, seed=1)  # the deck was kept, and is forgotten
    assert cw.new("cobras", players=3, seed=1).to_act == (0, 1, 2)
