"""The options of a match: edition, limit, variants."""

from collections.abc import Iterable, Mapping
from typing import Final

from cobra_widgets.engine.actions import Json
from cobra_widgets.engine.errors import BadOption
from cobra_widgets.games.imperio.edition import HEROES, Edition
from cobra_widgets.games.imperio.state import Variant

ALONE: Final = frozenset({Variant.SOLO, Variant.NO_GUARDIAN})
"""The variants without a Guardian; one excludes the other."""


def read_variants(given: object) -> frozenset[Variant]:
    """Return the variants that the option names; an unknown one is an error."""
    allowed = ", ".join(Variant)
    names = () if given is None else given
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise BadOption("option-value", option="variants", value=repr(given), allowed=f"{{{allowed}}}")
    found = []
    for name in names:
        if not isinstance(name, str) or name not in set(Variant):
            raise BadOption("option-value", option="variants", value=repr(name), allowed=allowed)
        found.append(Variant(name))
    if set(found) >= ALONE:
        raise BadOption(
            "option-value", option="variants", value="solo, no-guardian", allowed="solo | no-guardian"
        )
    return frozenset(found)


def names(variants: frozenset[Variant]) -> list[Json]:
    """Return the names of variants, in the order of the rulebook."""
    return [str(variant) for variant in Variant if variant in variants]


def check_players(players: int, variants: frozenset[Variant]) -> None:
    """Raise BadOption where so many cannot play."""
    allowed = range(2, 5)
    if Variant.SOLO in variants:
        allowed = range(1, 2)
    elif Variant.NO_GUARDIAN in variants:
        allowed = HEROES
    if players not in allowed:
        played = ", ".join(["imperio", *sorted(variants & ALONE)])
        raise BadOption("players", game=played, value=players, allowed=", ".join(map(str, allowed)))


def default_limit(edition: Edition, players: int, variants: frozenset[Variant]) -> int:
    """Return the rounds that the edition proposes."""
    if Variant.SOLO in variants:
        return edition.rounds["solo"][players]
    if Variant.NO_GUARDIAN in variants:
        return edition.rounds["no-guardian"][players]
    return edition.rounds["trials" if Variant.TRIALS in variants else "guardian"][players]


def as_json(given: object) -> Json:
    """Return an edition that was given as a record can keep it: its tables, or where its file is."""
    return dict(given) if isinstance(given, Mapping) else str(given)
