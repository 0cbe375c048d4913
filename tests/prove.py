"""The proof that the tests mean something: a clause is switched off, and its tests must fail.

    python -m tests.prove                       every clause
    python -m tests.prove trick.follow-suit     one, by its short or its full id

For each clause the functions that carry it out are made to raise; then every test marked with it has
to fail. Where a clause has several functions, each alone must be missed by one test at least.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from _pytest.runner import runtestprotocol  # pytest has no public way to run a collected test again

from cobra_widgets.engine.clauses import MARKED
from cobra_widgets.games import game_ids, load_game

HERE = Path(__file__).parent
PACKAGE = "cobra_widgets"
OPTIONS = (
    *("-p", "no:terminal", "-o", "addopts=", "-m", "not slow", "--import-mode=importlib"),
    *("--disable-plugin-autoload", "--assert=plain"),  # for speed: only whether a test fails is asked
)


def _switched_off(*_args: object, **_kwargs: object) -> None:
    raise NotImplementedError("this clause is switched off")


def forget_tables() -> None:
    """Empty every cache of the package: what was built with the clause on would hide that it is off."""
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == PACKAGE]
    for module in modules:
        for holder in (module, *(value for value in vars(module).values() if isinstance(value, type))):
            _forget(holder)


def _forget(holder: ModuleType | type) -> None:
    for value in vars(holder).values():
        clear = getattr(value, "cache_clear", None)
        if callable(clear):
            clear()


@contextmanager
def switched_off(functions: Iterable[FunctionType]) -> Iterator[None]:
    """Let these functions raise, whatever they are called with."""
    kept = {function: function.__code__ for function in functions}
    try:
        for function in kept:
            function.__code__ = _switched_off.__code__
        forget_tables()
        yield
    finally:
        for function, code in kept.items():
            function.__code__ = code
        forget_tables()


def fails(item: pytest.Item) -> bool:
    """Run a collected test once more and tell whether it fails."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return any(report.failed for report in reports)


class Proof:
    """A pytest plugin: collects the marked tests once, and runs them clause by clause."""

    def __init__(self, wanted: str | None) -> None:
        self.wanted = wanted
        self.faults: dict[str, list[str]] = {}
        self.not_collected: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember what could not be read."""
        if report.failed:
            self.not_collected.append(f"{report.nodeid or 'tests'}: not collected")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """Say only how a test ended: drawing its traceback takes longer than the test."""
        raised = call.excinfo and call.excinfo.value
        skipped = isinstance(raised, pytest.skip.Exception)
        outcome = "skipped" if skipped else "failed" if raised else "passed"
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, call.when)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Prove each clause instead of running the tests in their order."""
        tests: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            for mark in item.iter_markers("clause"):
                tests[str(mark.args[0])].append(item)
        names = [id_ for id_ in MARKED if self.wanted in {None, id_, id_.partition(":")[2]}]
        marked = {item.nodeid: item for id_ in names for item in tests[id_]}
        broken = {nodeid for nodeid, item in marked.items() if fails(item)}
        for id_ in names:
            self.faults[id_] = self._missed(MARKED[id_], tests[id_], broken)
        return True

    def _missed(self, functions: list[FunctionType], tests: list[pytest.Item], broken: set[str]) -> list[str]:
        if not tests:
            return ["no test is marked with it"]
        faults = [f"{item.nodeid} fails anyway" for item in tests if item.nodeid in broken]
        with switched_off(functions):
            faults += [f"{item.nodeid} does not fail" for item in tests if not fails(item)]
        for function in functions if len(functions) > 1 else ():
            with switched_off([function]):
                if not any(fails(item) for item in tests):
                    faults.append(f"no test misses {function.__module__}.{function.__name__}")
        return faults


def main(wanted: str | None = None, tests: Path = HERE) -> int:
    """Print what is not proven, and the count; return the exit code."""
    for game in game_ids():
        load_game(game)
    proof = Proof(wanted)
    files = [
        str(file) for file in sorted(tests.rglob("test_*.py")) if "mark.clause" in file.read_text("utf-8")
    ]
    code = pytest.main([*OPTIONS, *files], plugins=[proof])
    for fault in proof.not_collected:
        print(fault)
    failed = {id_: faults for id_, faults in proof.faults.items() if faults}
    for id_, faults in failed.items():
        print(f"{id_}: {'; '.join(faults)}")
    if not proof.faults:
        print(f"nothing was proven: {wanted or 'no clause'} (pytest ended with {int(code)})")
    print(f"{len(proof.faults) - len(failed)} passed, {len(failed)} failed")
    return int(bool(failed or proof.not_collected or not proof.faults))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
