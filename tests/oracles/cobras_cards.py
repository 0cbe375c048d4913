"""The Cobras cards and the scale of the Basket, for the oracle."""

SUITS = ["R", "G", "B", "Y"]
SCALE = (0, 1, 3, 5, 8, 11, 15, 21, 15, 8)
TEN_OR_MORE = 3


def suit_of(card: str) -> str:
    """Suit of a card such as `R13`."""
    return card[0]


def rank_of(card: str) -> int:
    """Rank of a card such as `R13`."""
    return int(card[1:])


def cobras_on(card: str) -> int:
    """Cobras shown on a card."""
    rank = rank_of(card)
    if rank <= 4:
        return 1
    if rank <= 9:
        return 2
    return 3


def points_for(cobras: int) -> int:
    """Points for turning in a whole Basket."""
    return SCALE[cobras] if cobras < len(SCALE) else TEN_OR_MORE


def sorted_hand(cards: list[str]) -> list[str]:
    """Cards by suit (R G B Y), then rank."""
    return sorted(cards, key=lambda card: (SUITS.index(suit_of(card)), rank_of(card)))


def full_deck() -> list[str]:
    """All 52 cards."""
    return [f"{suit}{rank}" for suit in SUITS for rank in range(1, 14)]
