"""What every test may ask for."""

import os

import pytest
from hypothesis import settings

LONG = os.environ.get("COBRA_LONG") == "1"

# Every day the same examples, so that no failure comes by chance; new ones, and many, in `make check-long`.
settings.register_profile("daily", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=2000, deadline=None)
settings.load_profile("long" if LONG else "daily")


@pytest.fixture(scope="session")
def full_counts():
    """Whether samples of random games should be played in full."""
    return LONG
