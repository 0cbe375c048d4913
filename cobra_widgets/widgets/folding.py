"""Choices folded for the way to the browser: what many of them share is sent once.

A hand of specials on a crowded plane makes some two hundred choices, most of which differ from their
neighbour by a word.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, takewhile
from typing import Final

from cobra_widgets.widgets.wire import Choice, Choices

WORD: Final = re.compile(r"\w+\W*|\W+")
ZERO: Final = ord("#")
"""The sign of the number 0; the others follow it."""
BETWEEN: Final = "!"
"""What stands between two texts."""


def folded(choices: Sequence[Choice]) -> Choices:
    """Return choices as they are sent."""
    cells: dict[tuple[int, ...], int] = {}
    reasons: dict[tuple[int, str, tuple[int, ...]], int] = {}
    at = [cells.setdefault(tuple(choice["c"]), len(cells)) for choice in choices]
    blocked = [
        [nth, *(reasons.setdefault((id_, text, tuple(lit)), len(reasons)) for id_, text, lit in choice["r"])]
        for nth, choice in enumerate(choices)
        if "r" in choice
    ]
    seats = [choice["s"] for choice in choices]
    texts = (
        [choice["m"] for choice in choices],
        [choice["l"] for choice in choices],
        [why for _, why, _ in reasons],
    )
    (moves, labels, whys), words = _spelt(texts)
    return {
        "m": moves, "l": labels, "s": seats[:1] if len({*seats}) == 1 else seats,
        "c": _signs(at), "cells": [list(lit) for lit in cells], "r": blocked, "why": whys,
        "clauses": [(id_, list(lit)) for id_, _, lit in reasons], "words": words,
    }  # fmt: skip


def _spelt(texts: Iterable[list[str]]) -> tuple[list[str], list[str]]:
    """Return lists of texts with a sign for each word, and the words: the most frequent one first."""
    split = [[WORD.findall(text) for text in each] for each in texts]
    words = [word for word, _ in Counter(chain.from_iterable(chain.from_iterable(split))).most_common()]
    numbers = {word: number for number, word in enumerate(words)}
    return [BETWEEN.join(_lines([[numbers[w] for w in text] for text in each])) for each in split], words


def _lines(texts: Iterable[list[int]]) -> Iterable[str]:
    """Yield each text: how many words it shares with the one before, then the others."""
    before: list[int] = []
    for text in texts:
        pairs = zip(before, text, strict=False)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        yield _signs([shared, *text[shared:]])
        before = text


def _signs(numbers: Iterable[int]) -> str:
    return "".join(chr(ZERO + number) for number in numbers)
