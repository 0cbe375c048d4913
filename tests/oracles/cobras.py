"""Cobras once more, written from the rulebook alone: mutable, slow and obvious.

Nothing here is shared with the product. A disagreement between the two means
that one of them misreads the rules.
"""

from typing import Any

from .cobras_cards import (
    cobras_on,
    full_deck,
    points_for,
    rank_of,
    sorted_hand,
    suit_of,
)
from .cobras_cells import full_cells, redacted_cells

LINE_LIMIT = 10
SOLO_KINGS = {"easy": 2, "medium": 1, "hard": 0}
SOLO_EARN = 50
SOLO_GOAL = 150
SOLO_ROUNDS = 3


class CobrasOracle:
    """One game of Cobras, changed in place by `apply`."""

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        """Start before the first deal."""
        options = dict(options or {})
        if players not in (1, 2, 3, 4, 5):
            raise ValueError(f"players {players}: 1 to 5")
        allowed = {1: {"mode"}, 2: {"dummy"}}.get(players, set())
        if set(options) - allowed:
            raise ValueError(f"options {sorted(options)}: only {sorted(allowed)}")
        self.mode = options.get("mode", "medium")
        self.dummy_option = options.get("dummy", "surprise")
        if self.mode not in SOLO_KINGS or self.dummy_option not in ("surprise", "strategy"):
            raise ValueError(f"option values {options}")

        self.players = list(range(players))
        self.dummies = {1: [1, 2], 2: [2]}.get(players, [])
        self.order = self.players + self.dummies
        self.dealer: int | None = None
        self.round = 0
        self.trick = 0
        self.phase = "deal"
        self.leader: int | None = None
        self.turn: int | None = None
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.players}
        self.kings = dict.fromkeys(self.players, 0)
        self.baskets = dict.fromkeys(self.players, 0)
        self.scores = dict.fromkeys(self.players, 0)
        self.seeds: dict[int, str | None] = dict.fromkeys(self.players)
        self.piles: dict[int, list[str]] = {seat: [] for seat in self.dummies}
        self.plays: list[tuple[int, str]] = []
        self.centre = 0
        self.line: list[str] = []
        self.discard: list[str] = []
        self.out: list[str] = []
        self.start = 0
        self.result: dict[str, list[int]] | None = None

    # Who may do what

    def is_chance(self) -> bool:
        """Whether the deal comes next."""
        return self.phase == "deal"

    def expected_dummy(self) -> tuple[int, str] | None:
        """Seat and card of the dummy that acts now."""
        if self.phase == "trick" and self.turn in self.dummies:
            return self.turn, self.piles[self.turn][0]
        return None

    def legal(self) -> dict[int, set[str]]:
        """Choices of every seat that may decide now."""
        if self.phase == "seed":
            waiting = [seat for seat in self.players if self.seeds[seat] is None]
            return {seat: set(self.hands[seat]) for seat in waiting}
        if self.phase == "trick" and self.turn in self.players:
            hand = self.hands[self.turn]
            suit = self.lead_suit()
            following = [card for card in hand if suit_of(card) == suit]
            choices = set(following or hand)
            if self.kings[self.turn] > 0:
                choices |= {"K+", "K-"}
            return {self.turn: choices}
        return {}

    def lead_suit(self) -> str | None:
        """Suit of the first number card of the trick, whoever played it."""
        for _, card in self.plays:
            if card not in ("K+", "K-"):
                return suit_of(card)
        return None

    # One ply

    def apply(self, seat: int | None, notation: str, outcome: dict[str, Any] | None = None) -> None:
        """Do one ply: a deal, a seed, a card, a King or a dummy's card."""
        if self.phase == "over":
            raise ValueError(f"{notation}: the game is over")
        if self.phase == "deal":
            if seat is not None or notation != "deal" or outcome is None:
                raise ValueError(f"{seat} {notation}: a deal with its outcome comes next")
            self.deal(outcome)
            return
        dummy = self.expected_dummy()
        if dummy is not None:
            if (seat, notation) != dummy:
                raise ValueError(f"{seat} {notation}: the dummy plays {dummy}")
            self.piles[dummy[0]].pop(0)
            self.play(dummy[0], notation)
            return
        if seat is None or notation not in self.legal().get(seat, set()):
            raise ValueError(f"{seat} {notation}: legal are {self.legal()}")
        if self.phase == "seed":
            self.hands[seat].remove(notation)
            self.seeds[seat] = notation
            if None not in self.seeds.values():
                self.reveal_seeds()
            return
        if notation in ("K+", "K-"):
            self.kings[seat] -= 1
        else:
            self.hands[seat].remove(notation)
        self.play(seat, notation)

    def deal(self, outcome: dict[str, Any]) -> None:
        """Clear the table, deal, hand out Kings and find who leads."""
        deck = list(outcome["deck"])
        if sorted(deck) != sorted(full_deck()):
            raise ValueError("the deck is not the 52 cards")
        self.leader = self.first_leader(outcome.get("leader"))
        if len(self.players) == 2:
            self.pass_the_deal(outcome.get("dealer"))
        elif "dealer" in outcome:
            raise ValueError("only two players have a dealer")
        self.give_kings()
        self.round += 1
        self.trick = 0
        self.phase = "seed"
        self.turn = None
        self.start = self.scores[0]
        self.centre = 0
        self.line = []
        self.discard = []
        self.plays = []
        self.baskets = dict.fromkeys(self.players, 0)
        self.seeds = dict.fromkeys(self.players)
        count = len(self.players) + len(self.dummies)
        dealt = 52 // count * count
        piles: list[list[str]] = [[] for _ in range(count)]
        for k in range(dealt):
            piles[k % count].append(deck[k])
        self.out = deck[dealt:]
        for seat in self.players:
            self.hands[seat] = sorted_hand(piles[seat])
        for seat in self.dummies:
            self.piles[seat] = piles[seat]

    def first_leader(self, drawn: int | None) -> int:
        """Any player in round 1, later one of those with the fewest points."""
        fewest = min(self.scores.values())
        able = [seat for seat in self.players if self.round == 0 or self.scores[seat] == fewest]
        if drawn is None and len(able) == 1:
            return able[0]
        if drawn not in able:
            raise ValueError(f"leader {drawn}: one of {able}")
        return drawn

    def pass_the_deal(self, drawn: int | None) -> None:
        """Draw the first dealer of two players, then alternate; the dummy sits to the left."""
        if self.dealer is None:
            if drawn not in self.players:
                raise ValueError(f"dealer {drawn}: 0 or 1")
            self.dealer = drawn
        else:
            self.dealer = 1 - self.dealer
            if drawn not in (None, self.dealer):
                raise ValueError(f"dealer {drawn}: it is {self.dealer}'s deal")
        self.order = [0, 2, 1] if self.dealer == 0 else [0, 1, 2]

    def give_kings(self) -> None:
        """One King each; alone, by mode first, then one more for a round of 50."""
        if len(self.players) > 1:
            self.kings = dict.fromkeys(self.players, 1)
        elif self.round == 0:
            self.kings[0] = SOLO_KINGS[self.mode]
        elif self.scores[0] - self.start >= SOLO_EARN:
            self.kings[0] += 1

    def reveal_seeds(self) -> None:
        """Turn up all seeds at once and begin trick 1."""
        for seat in self.players:
            card = self.seeds[seat]
            assert card is not None
            self.baskets[seat] += cobras_on(card)
            self.put_away(card)
            self.seeds[seat] = None
        self.phase = "trick"
        self.trick = 1
        self.turn = self.leader

    def put_away(self, card: str) -> None:
        """Triples to the line, the rest to the discard pile."""
        if cobras_on(card) == 3:
            self.line.append(card)
        else:
            self.discard.append(card)

    def play(self, seat: int, card: str) -> None:
        """Lay a card on the trick; the last one resolves it."""
        self.plays.append((seat, card))
        if len(self.plays) == len(self.order):
            self.resolve_trick()
        else:
            self.turn = self.order[(self.order.index(seat) + 1) % len(self.order)]

    # The end of a trick, a round and the game

    def outright_winner(self) -> int | None:
        """Highest rank on suit; a dummy that follows always counts as on suit."""
        suit = self.lead_suit()
        best: tuple[int, int, int] | None = None
        winner = None
        for place, (seat, card) in enumerate(self.plays):
            if card in ("K+", "K-"):
                continue
            truly = suit_of(card) == suit
            if not truly and seat not in self.dummies:
                continue
            # Equal ranks: the true suit first, then the card revealed earlier.
            strength = (rank_of(card), 1 if truly else 0, -place)
            if best is None or strength > best:
                best = strength
                winner = seat
        return winner

    def resolve_trick(self) -> None:
        """Turn in, divide, clean up, and see who leads or whether the round ends."""
        outright = self.outright_winner()
        winners = [seat for seat, card in self.plays if seat == outright or card == "K+"]
        losers = [seat for seat, _ in self.plays if seat not in winners]
        for seat in winners:
            if seat in self.players:
                self.scores[seat] += points_for(self.baskets[seat])
                self.baskets[seat] = 0
        cards = [card for _, card in self.plays if card not in ("K+", "K-")]
        self.centre += sum(cobras_on(card) for card in cards)
        if losers:
            each = self.centre // len(losers)
            self.centre -= each * len(losers)
            for seat in losers:
                if seat in self.players:
                    self.baskets[seat] += each
        for card in cards:
            self.put_away(card)
        self.plays = []
        if len(self.line) >= LINE_LIMIT:
            self.end_round()
            return
        if outright is not None:
            self.leader = outright
        self.turn = self.leader
        self.trick += 1

    def end_round(self) -> None:
        """Take the penalty; the table stays until the next deal."""
        for seat in self.players:
            self.scores[seat] -= self.baskets[seat]
        self.turn = None
        self.leader = None
        self.phase = "deal"
        scores = [self.scores[seat] for seat in self.players]
        if len(self.players) == 1:
            if self.round == SOLO_ROUNDS:
                self.end_game([0] if scores[0] >= SOLO_GOAL else [], scores)
        elif max(scores) >= (75 if len(self.players) == 5 else 100):
            most = [seat for seat in self.players if scores[seat] == max(scores)]
            self.end_game(most, scores)

    def end_game(self, winners: list[int], scores: list[int]) -> None:
        """Write down the result."""
        self.phase = "over"
        self.result = {"winners": winners, "scores": scores}

    # Views

    def cells(self) -> dict[str, Any]:
        """Everything on the table and in the hands."""
        return full_cells(self)

    def redacted(self, seat: int) -> dict[str, Any]:
        """What one player may see."""
        return redacted_cells(self, seat)
