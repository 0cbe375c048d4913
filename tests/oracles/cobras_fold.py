"""One seat's table, put together from nothing but the events that the seat was told.

It knows what a word such as "leads" means at a table, and no rule of scoring or winning.
"""

from typing import Any

from .cobras_cards import sorted_hand

DUMMIES = {1: [1, 2], 2: [2]}


class CobrasFold:
    """Cells as one seat knows them, changed by `see`."""

    def __init__(self, seat: int, players: int, options: dict[str, str]) -> None:
        """Sit down before the first deal."""
        self.seat = seat
        self.players = range(players)
        self.dummies = DUMMIES.get(players, [])
        self.open = {1: [1], 2: [2] if options.get("dummy") == "strategy" else []}.get(players, [])
        self.cells_: dict[str, Any] = {
            "round": 0, "trick": 0, "phase": "deal", "leader": None, "turn": None, "dealer": None,
            "order": [*self.players, *self.dummies], "trick/plays": [], "centre": 0, "line": [],
            "discard": [], "out": {"count": 0}, "result": None,
        }  # fmt: skip
        for player in self.players:
            self.cells_ |= {f"{stem}/{player}": 0 for stem in ("kings", "basket", "score")}
            self.cells_ |= {f"hand/{player}": self.held([]), f"seed/{player}": None}
        self.cells_[f"hand/{seat}"] = []
        for dummy in self.dummies:
            self.cells_[f"dummy/{dummy}"] = {"count": 0, "top": None}
        if players == 1:
            self.cells_["start/0"] = 0

    @staticmethod
    def held(cards: list[str]) -> dict[str, int]:
        """How many cards."""
        return {"count": len(cards)}

    def cells(self) -> dict[str, Any]:
        """What is known now."""
        return self.cells_

    def see(self, kind: str, values: dict[str, Any]) -> None:
        """Take one event in; a kind without an effect on the table changes nothing."""
        getattr(self, f"on_{kind.replace('-', '_')}", lambda **_: None)(**values)

    # the deal

    def on_round_began(self, round: int) -> None:  # noqa: A002  # the event's own word
        """Clear the table."""
        cells = self.cells_
        cells |= {"round": round, "trick": 0, "phase": "seed", "leader": None, "turn": None, "centre": 0}
        cells |= {"trick/plays": [], "line": [], "discard": [], "out": {"count": 0}}
        cells |= {f"basket/{player}": 0 for player in self.players}
        if "start/0" in cells:
            cells["start/0"] = cells["score/0"]

    def on_dealt(self, seat: int, cards: int) -> None:
        """Somebody else has cards."""
        self.cells_[f"hand/{seat}"] = {"count": cards}

    def on_hand_dealt(self, seat: int, hand: tuple[str, ...]) -> None:
        """These are mine."""
        self.cells_[f"hand/{seat}"] = sorted_hand(list(hand))

    def on_pile_dealt(self, seat: int, cards: int) -> None:
        """A dummy has cards."""
        self.cells_[f"dummy/{seat}"] = {"count": cards, "top": None}

    def on_left_over(self, cards: int) -> None:
        """Some are set aside."""
        self.cells_["out"] = {"count": cards}

    def on_kings_given(self, seats: tuple[int, ...], kings: tuple[int, ...]) -> None:
        """Kings in hand."""
        self.cells_ |= {f"kings/{seat}": count for seat, count in zip(seats, kings, strict=True)}

    def on_dealer_named(self, seat: int, dummy: int) -> None:
        """The dummy sits to the left of who deals."""
        self.cells_["dealer"] = seat
        self.cells_["order"] = [0, dummy, 1] if seat == 0 else [0, 1, dummy]

    def on_leader_named(self, seat: int) -> None:
        """Somebody will lead."""
        self.cells_["leader"] = seat

    # seeds

    def on_seed_sealed(self, seat: int) -> None:
        """A card of somebody else lies face down."""
        self.cells_[f"hand/{seat}"]["count"] -= 1
        self.cells_[f"seed/{seat}"] = {"locked": True}

    def on_seed_chosen(self, seat: int, card: str) -> None:
        """Mine lies face down."""
        self.cells_[f"hand/{seat}"].remove(card)
        self.cells_[f"seed/{seat}"] = card

    def on_seed_revealed(self, seat: int, card: str, cobras: int) -> None:  # known by the lists
        """It is turned up; the first trick begins."""
        cells = self.cells_
        cells |= {f"seed/{seat}": None, f"basket/{seat}": cobras}
        cells |= {"phase": "trick", "trick": 1, "turn": cells["leader"]}

    def on_turned_up(self, seat: int, card: str) -> None:
        """An open pile shows its next card."""
        self.cells_[f"dummy/{seat}"]["top"] = card

    # a trick

    def played(self, seat: int, play: dict[str, Any]) -> None:
        """Something lies in the trick; the next seat is on turn."""
        cells = self.cells_
        cells["trick/plays"].append({"seat": seat, **play})
        order = cells["order"]
        cells["turn"] = order[(order.index(seat) + 1) % len(order)]

    def on_card(self, seat: int, card: str, **_: Any) -> None:
        """A card leaves a hand or a pile for the trick."""
        if seat == self.seat:
            self.cells_[f"hand/{seat}"].remove(card)
        else:
            stem = "dummy" if seat in self.dummies else "hand"
            held = self.cells_[f"{stem}/{seat}"]
            held["count"] -= 1
            if stem == "dummy":
                held["top"] = None
        self.played(seat, {"card": card})

    on_led = on_suit_set = on_followed = on_went_off = on_dummy_followed = on_card

    def on_king_played(self, seat: int, share: str) -> None:
        """A King leaves a hand for the trick."""
        self.cells_[f"kings/{seat}"] -= 1
        self.played(seat, {"king": str(share)})

    def on_won(self, **_: Any) -> None:
        """The trick is taken up; the next begins, unless the round is said to end."""
        self.cells_["trick/plays"] = []
        self.cells_["trick"] += 1

    on_nobody_won = on_won

    def on_turned_in(self, seat: int, cobras: int, points: int) -> None:
        """A Basket becomes points."""
        self.cells_[f"basket/{seat}"] -= cobras
        self.cells_[f"score/{seat}"] += points

    def on_took(self, seats: tuple[int, ...], cobras: int) -> None:
        """Losers take cobras."""
        for seat in seats:
            self.cells_[f"basket/{seat}"] += cobras

    def on_left_in_centre(self, cobras: int) -> None:
        """Some wait."""
        self.cells_["centre"] = cobras

    def on_lined_up(self, cards: tuple[str, ...]) -> None:
        """Triples are set aside."""
        self.cells_["line"] += cards

    def on_discarded(self, cards: tuple[str, ...]) -> None:
        """Others are put away."""
        self.cells_["discard"] += cards

    def on_leads_next(self, seat: int) -> None:
        """Who leads is on turn."""
        self.cells_ |= {"leader": seat, "turn": seat}

    on_token_moved = on_leads_next

    # the end

    def on_round_ended(self, **_: Any) -> None:
        """The last trick stays the last; nobody is on turn."""
        self.cells_["trick"] -= 1
        self.cells_ |= {"phase": "deal", "leader": None, "turn": None}

    def on_penalised(self, seat: int, cobras: int, score: int) -> None:  # the score says it
        """A Basket left costs points."""
        self.cells_[f"score/{seat}"] = score

    def on_game_won(self, seats: tuple[int, ...], scores: tuple[int, ...]) -> None:
        """It is over."""
        self.cells_ |= {"phase": "over", "result": {"winners": list(seats), "scores": list(scores)}}

    on_game_lost = on_game_won
