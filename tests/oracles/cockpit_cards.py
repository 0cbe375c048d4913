"""The cards and the plane of the shipped box, written down once more."""

SPECIALS = {
    "snake-handler": 3, "carry-on-surprise": 3, "second-wind": 4, "antivenom": 3, "air-marshal": 2,
    "sticky-fingers": 2, "calm-announcement": 1, "emergency-repairs": 1, "autopilot": 1, "sudden-panic": 2,
    "turbulence": 2, "stowaways": 2, "duty-free": 1,
}  # fmt: skip
SUITS = {"B": "bite", "H": "hiss", "R": "rattle", "S": "squeeze"}
TARGETS = {"pilot": "cockpit", "co-pilot": "cockpit"}
NEEDS = {
    "pilot": (8, 8, 8), "co-pilot": (6, 8, 7), "first-class": (15, 10, 7), "galley": (6, 6, 5),
    "business-class": (8, 8, 6), "coach": (15, 12, 8), "lavatory": (6, 4, 4), "crew-rest": (4, 6, 4),
}  # fmt: skip
"""Spook, Harm, points."""
ENGINES = ("port-engine", "starboard-engine")
TRANSIT = ("cockpit", "cargo-hold", "port-wing", "starboard-wing")
AREAS = (*NEEDS, *ENGINES, *TRANSIT)


def number_cards() -> list[str]:
    """Every number card once, sorted."""
    return [f"{suit}{rank}" for suit in SUITS for rank in range(1, 10)]


def full_deck() -> list[str]:
    """All 99 cards, sorted."""
    numbers = [card for card in number_cards() for _ in range(2)]
    return numbers + [card for card, count in SPECIALS.items() for _ in range(count)]


def sorted_hand(cards: list[str]) -> list[str]:
    """A hand in the order it is shown in."""
    order = [*number_cards(), *SPECIALS]
    return sorted(cards, key=order.index)
