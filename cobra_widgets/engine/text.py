"""Text that users give: what can be kept in a file and shown in a line."""

import unicodedata
from typing import Final, TypeGuard

UNPRINTABLE: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of characters that no line of a log and no drawing can hold: control, halves, line ends."""


def is_text(value: object) -> TypeGuard[str]:
    """Tell whether it is text that any file can hold: no halves of characters."""
    return isinstance(value, str) and (value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value))


def is_name(value: object) -> TypeGuard[str]:
    """Tell whether it can be a name: something to be read, all on one line."""
    if not isinstance(value, str) or not value.strip():
        return False
    return value.isprintable() or not any(unicodedata.category(c) in UNPRINTABLE for c in value)
