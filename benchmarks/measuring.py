"""Measuring on machines that are never quiet: CPU time, in turn, medians, ratios."""

import time
from collections.abc import Callable
from statistics import median


def cpu_a_unit(work: Callable[[], int]) -> float:
    """Return the CPU seconds of one unit of work; the work tells how many units it did."""
    begun = time.process_time()
    units = work()
    return (time.process_time() - begun) / units


def interleaved(ours: Callable[[], int], theirs: Callable[[], int], rounds: int) -> tuple[float, float]:
    """Return the medians of two works, run in turn so that a slow moment falls on both."""
    pairs = [(cpu_a_unit(ours), cpu_a_unit(theirs)) for _ in range(rounds)]
    return median(a for a, _ in pairs), median(b for _, b in pairs)


def repeated(work: Callable[[], object], times: int, rounds: int = 9) -> float:
    """Return the median CPU seconds of one call."""

    def run() -> int:
        for _ in range(times):
            work()
        return times

    return median(cpu_a_unit(run) for _ in range(rounds))
