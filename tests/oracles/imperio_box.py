"""The cards and the board of the shipped edition, written down once more."""

from itertools import pairwise

HELP = {
    "sword": 3, "axe": 3, "talisman": 3, "phoenix": 2, "dragon": 1, "nautilus": 2, "liberation": 1, "wind": 1,
    "sandstorm": 3,
}  # fmt: skip
ISLANDS = ("vendha", "hyrca", "khytya")
FORCES = {
    **{f"ship-{island}-city": 1 for island in ISLANDS}, **{f"ship-{island}-oracle": 1 for island in ISLANDS},
    "storm": 2, "fog": 2, "theft": 1, "march": 1, "whim": 2,
}  # fmt: skip
TRIALS = (
    "great-dinosaur", "silver-city", "sea-of-sand", "frost-mammoth", "palace-of-ice", "endless-blizzard",
    "marsh-hydra", "thousand-doors", "living-storm",
)  # fmt: skip
WEAPONS = ("sword", "axe", "talisman")
LANES = (("vendha", "hyrca"), ("hyrca", "khytya"), ("khytya", "vendha"))
SPACES = (
    *(f"{island}-{n}" for island in ISLANDS for n in range(12)),
    *(f"{island}-spur-{n}" for island in ISLANDS for n in (1, 2)),
    *(f"sea-{a}-{b}-{n}" for a, b in LANES for n in range(1, 6)),
    *(f"{island}-entrance" for island in ISLANDS),
    *(f"{island}-path-{n}" for island in ISLANDS for n in (1, 2, 3)),
    *(f"stair-{n}" for n in range(1, 11)),
    *(f"{ring}{n}" for ring in "oi" for n in range(8)),
    "tower", "centre",
)  # fmt: skip
GATES = {"hyrca": 0, "khytya": 3, "vendha": 5}
"""The ray that each entrance's path leads to."""


def links() -> set[frozenset[str]]:
    """Every two spaces that touch."""
    found: list[tuple[str, str]] = []
    for island in ISLANDS:
        found += [(f"{island}-{n}", f"{island}-{(n + 1) % 12}") for n in range(12)]
        found += [(f"{island}-8", f"{island}-spur-1"), (f"{island}-spur-1", f"{island}-spur-2")]
        path = [f"{island}-entrance", *(f"{island}-path-{n}" for n in (1, 2, 3)), f"o{GATES[island]}"]
        found += list(pairwise(path))
    for a, b in LANES:
        lane = [f"{a}-0", *(f"sea-{a}-{b}-{n}" for n in range(1, 6)), f"{b}-0"]
        found += list(pairwise(lane))
    stair = ["tower", *(f"stair-{n}" for n in range(1, 11)), "o6"]
    found += list(pairwise(stair))
    for n in range(8):
        found += [(f"{ring}{n}", f"{ring}{(n + 1) % 8}") for ring in "oi"]
        found += [(f"o{n}", f"i{n}"), (f"i{n}", "centre")]
    return {frozenset(pair) for pair in found}


def deck(cards: dict[str, int]) -> list[str]:
    """A deck before it is shuffled."""
    return [card for card, count in cards.items() for _ in range(count)]


def sorted_hand(cards: list[str]) -> list[str]:
    """A hand in the order it is shown in."""
    order = [*HELP, *FORCES]
    return sorted(cards, key=order.index)
