"""Choices folded for the way to the browser: what many of them share is sent once.

A hand of specials on a crowded plane makes some four hundred choices, most of which differ from their
neighbour by a word, and from those of the next card by that card.
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
SHORT: Final = 2000
"""A text of so many signs is sent as it is: to look for phrases takes longer than to send it."""
PHRASES: Final = (64, 32, 16)
"""How long the phrases are that are looked for."""


def folded(choices: Sequence[Choice]) -> Choices:
    """Return choices as they are sent."""
    kinds: dict[str, int] = {}
    reasons: dict[tuple[str, str], int] = {}
    of: list[int] = []
    for choice in choices:
        kind = _signs((choice["s"], *choice["c"]))
        if "r" in choice:
            told = [(_signs((id_, *lit)), why) for id_, why, lit in choice["r"]]
            kind += BETWEEN + _signs([reasons.setdefault(reason, len(reasons)) for reason in told])
        of.append(kinds.setdefault(kind, len(kinds)))
    texts = [choice["m"] for choice in choices] + [choice["l"] for choice in choices]
    lines, words = _spelt([*texts, *(why for _, why in reasons)])
    text, signs = _shortened(BETWEEN.join((_signs(of), *lines)))
    clauses = [clause for clause, _ in reasons]
    return {"text": text, "signs": signs, "kinds": [*kinds], "clauses": clauses, "words": words}


def _shortened(text: str) -> tuple[str, str]:
    """Return a long text with a sign for each phrase that comes again, and these signs.

    What one card may do, the next one may do in the same words. A phrase stands at the end of the
    text, behind its sign.
    """
    signs, free = "", max(map(ord, text), default=0) + 1
    for length in PHRASES:
        while len(text) > SHORT:
            pieces = Counter(text[at : at + length] for at in range(len(text) - length + 1))
            ((phrase, _),) = pieces.most_common(1)
            if text.count(phrase) == 1:
                break
            sign = chr(free + len(signs))
            text, signs = f"{text.replace(phrase, sign)}{sign}{phrase}", sign + signs
    return text, signs


def _spelt(texts: Iterable[str]) -> tuple[Iterable[str], list[str]]:
    """Return texts with a sign for each word, and the words: the most frequent one first."""
    split = [WORD.findall(text) for text in texts]
    words = [word for word, _ in Counter(chain.from_iterable(split)).most_common()]
    numbers = {word: number for number, word in enumerate(words)}
    return _lines([[numbers[word] for word in text] for text in split]), words


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
