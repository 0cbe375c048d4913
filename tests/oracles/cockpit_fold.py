"""One seat's table, put together from nothing but the events that the seat was told.

It knows what a word such as "boards" means at a table, and no rule of what may be played or scored.
"""

from typing import Any

from .cockpit_cards import AREAS, SUITS, sorted_hand


class CockpitFold:
    """Cells as one seat knows them, changed by `see`."""

    def __init__(self, seat: int, players: int, options: dict[str, Any]) -> None:
        """Sit down before anything has been dealt."""
        del options
        self.seat = seat
        self.players = range(players)
        cells: dict[str, Any] = {
            "phase": "deal", "turn": None, "turns": 0, "acted": False, "passes": 0, "asked": [],
        }  # fmt: skip
        for player in self.players:
            cells |= {f"species/{player}": None, f"hand/{player}": {"count": 0}}
            cells |= {f"reserve/{player}": 5, f"score/{player}": 0}
        cells[f"hand/{seat}"] = []
        cells |= {f"used/{suit}": 0 for suit in SUITS.values()}
        cells |= {"ability": False, "extra": None}
        for area in AREAS:
            cells |= {f"area/{area}/cards": [], f"area/{area}/chaos": False, f"area/{area}/spent": 0}
            cells |= {f"area/{area}/snakes/{player}": 0 for player in self.players}
        cells |= {"stack": [], "deck": {"count": 0}, "discard": [], "removed": [], "result": None}
        self.cells_ = cells

    def cells(self) -> dict[str, Any]:
        """What is known now."""
        return self.cells_

    def see(self, kind: str, values: dict[str, Any]) -> None:
        """Take one event in; a kind without an effect on the table changes nothing."""
        getattr(self, f"on_{kind.replace('-', '_')}", lambda **_: None)(**values)

    # small gestures

    def take(self, seat: int, card: str) -> None:
        """A card leaves a hand."""
        hand = self.cells_[f"hand/{seat}"]
        if seat == self.seat:
            hand.remove(card)
        else:
            hand["count"] -= 1

    def give(self, seat: int, *cards: str) -> None:
        """Known cards come into a hand."""
        if seat == self.seat:
            self.cells_[f"hand/{seat}"] = sorted_hand([*self.cells_[f"hand/{seat}"], *cards])
        else:
            self.cells_[f"hand/{seat}"]["count"] += len(cards)

    def use(self, seat: int, card: str) -> None:
        """A card is used on the own turn."""
        self.take(seat, card)
        self.cells_ |= {"acted": True, "passes": 0, "extra": None}

    def snake(self, seat: int, area: str, by: int) -> None:
        """Snakes come or go."""
        self.cells_[f"area/{area}/snakes/{seat}"] += by

    def aboard(self, seat: int, area: str, by: int) -> None:
        """Snakes come from the reserve or go there."""
        self.snake(seat, area, by)
        self.cells_[f"reserve/{seat}"] -= by

    # setup

    def on_species_dealt(self, seat: int, species: str) -> None:
        """A board lies before somebody."""
        self.cells_[f"species/{seat}"] = species

    def on_shuffled(self, cards: int) -> None:
        """There is a deck."""
        self.cells_["deck"] = {"count": cards}

    def on_dealt(self, seat: int, cards: int) -> None:
        """Somebody else has cards."""
        self.cells_[f"hand/{seat}"] = {"count": cards}
        self.cells_["deck"]["count"] -= cards

    def on_hand_dealt(self, seat: int, hand: tuple[str, ...]) -> None:
        """These are mine."""
        self.cells_[f"hand/{seat}"] = sorted_hand(list(hand))
        self.cells_["deck"]["count"] -= len(hand)

    # turns

    def on_turn_began(self, turn: int, seat: int) -> None:
        """All is fresh."""
        self.cells_ |= {
            "turns": turn, "turn": seat, "phase": "turn", "acted": False, "ability": False, "extra": None,
        }  # fmt: skip
        self.cells_ |= {f"used/{suit}": 0 for suit in SUITS.values()}
        self.cells_ |= {f"area/{area}/spent": 0 for area in AREAS}

    def on_turn_ended(self, seat: int) -> None:
        """Cards may be drawn."""
        self.cells_ |= {"phase": "deal", "passes": 0, "extra": None, "asked": []}

    def on_turn_passed(self, seat: int, passes: int) -> None:
        """The same, with no card used."""
        self.on_turn_ended(seat)
        self.cells_["passes"] = passes

    def on_resumed(self, seat: int) -> None:
        """The turn goes on."""
        self.cells_ |= {"phase": "turn", "asked": []}

    def on_reshuffled(self, cards: int) -> None:
        """The discard pile comes under the deck."""
        self.cells_["deck"]["count"] += cards
        self.cells_["discard"] = []

    def on_drew(self, seat: int, cards: int) -> None:
        """Somebody else draws."""
        self.cells_[f"hand/{seat}"]["count"] += cards
        self.cells_["deck"]["count"] -= cards

    def on_drew_cards(self, seat: int, hand: tuple[str, ...]) -> None:
        """I draw."""
        self.give(seat, *hand)
        self.cells_["deck"]["count"] -= len(hand)

    # cards

    def on_discarded(self, seat: int, card: str) -> None:
        """A card is put away."""
        self.use(seat, card)
        self.cells_["discard"].append(card)

    def on_boarded(self, seat: int, card: str, area: str) -> None:
        """A snake comes."""
        self.on_discarded(seat, card)
        self.aboard(seat, area, +1)

    def on_moved(self, seat: int, card: str, origin: str, area: str, spent: int) -> None:
        """A snake moves for a card."""
        self.on_discarded(seat, card)
        self.on_shifted_own(seat, origin, area, spent, step=False)

    def on_slid(self, seat: int, origin: str, area: str, spent: int) -> None:
        """A snake moves for nothing."""
        self.on_shifted_own(seat, origin, area, spent, step=False)
        self.cells_["ability"] = True

    def on_expelled(self, seat: int, card: str, rival: int, area: str) -> None:
        """A snake of somebody leaves for a card."""
        self.on_discarded(seat, card)
        self.aboard(rival, area, -1)
        self.cells_["ability"] = True

    def push(self, seat: int, card: str, move: str) -> None:
        """A card lies on the stack."""
        self.cells_["stack"].append({"seat": seat, "card": card, "move": move})

    def on_played(self, seat: int, card: str, area: str, **counts: Any) -> None:
        """A number card is played under the limits."""
        self.use(seat, card)
        self.push(seat, card, f"{card}@{area}")
        self.cells_[f"area/{counts['place']}/spent"] = counts["spent"]
        self.cells_[f"used/{counts['suit']}"] = counts["used"]

    def on_played_extra(self, seat: int, card: str, area: str) -> None:
        """A number card follows another."""
        self.use(seat, card)
        self.push(seat, card, f"{card}*{area}")

    def on_played_sacrifice(self, seat: int, card: str, area: str) -> None:
        """A number card is played for a snake."""
        self.use(seat, card)
        self.push(seat, card, f"{card}!{area}")

    def on_special_played(self, seat: int, card: str, **target: str) -> None:
        """A special is played."""
        self.use(seat, card)
        self.push(seat, card, f"{card} {'@'.join(target.values())}".strip())

    on_special_aimed = on_special_at = on_special_sent = on_special_wants = on_special_played

    def on_reacted(self, seat: int, card: str) -> None:
        """Somebody answers."""
        self.take(seat, card)
        self.push(seat, card, card)

    def on_asked(self, seats: tuple[int, ...]) -> None:
        """These may answer."""
        self.cells_ |= {"asked": list(seats), "phase": "react"}

    def on_let_pass(self, seat: int) -> None:
        """One does not."""
        self.cells_["asked"].remove(seat)

    def on_cancelled(self, card: str, target: str, **_: Any) -> None:
        """Two cards leave the stack."""
        del self.cells_["stack"][-2:]
        self.cells_["discard"] += [card, target]

    # what comes of them

    def on_push_asked(self, seat: int) -> None:
        """Somebody may push."""
        self.cells_["phase"] = "push"

    def on_pushed(self, seat: int, rival: int, origin: str, area: str) -> None:
        """Somebody is pushed."""
        self.snake(rival, origin, -1)
        self.snake(rival, area, +1)
        self.cells_["ability"] = True

    def on_landed(self, seat: int, card: str, area: str) -> None:
        """A card lies in its area."""
        self.cells_["stack"].pop()
        self.cells_[f"area/{area}/cards"].append(card)

    def on_chaos(self, area: str, cards: tuple[str, ...]) -> None:
        """An area is cleared and marked."""
        self.cells_["discard"] += cards
        self.cells_ |= {f"area/{area}/cards": [], f"area/{area}/chaos": True}

    def on_scored(self, seat: int, score: int, **_: Any) -> None:
        """Points."""
        self.cells_[f"score/{seat}"] = score

    on_scored_alone = on_last_card = on_scored

    def on_sacrificed(self, seat: int, area: str, spent: int) -> None:
        """A snake is the price."""
        self.aboard(seat, area, -1)
        self.cells_[f"area/{area}/spent"] = spent

    def on_extra_opened(self, seat: int, area: str) -> None:
        """Another card may follow."""
        self.cells_["extra"] = area

    def on_shift_asked(self, seat: int) -> None:
        """Somebody moves snakes."""
        self.cells_["phase"] = "shift"

    def step(self, text: str) -> None:
        """A special remembers what it has moved."""
        self.cells_["stack"][-1].setdefault("moved", []).append(text)

    def on_shifted(self, seat: int, rival: int, origin: str, area: str) -> None:
        """A rival's snake moves."""
        self.snake(rival, origin, -1)
        self.snake(rival, area, +1)
        self.step(f"{self.cells_[f'species/{rival}']} {origin}>{area}")

    def on_shifted_own(self, seat: int, origin: str, area: str, spent: int, *, step: bool = True) -> None:
        """An own snake moves."""
        self.snake(seat, origin, -1)
        self.snake(seat, area, +1)
        self.cells_[f"area/{origin}/spent"] = spent
        if step:
            self.step(f"{origin}>{area}")

    def on_chance_asked(self, seat: int) -> None:
        """Chance decides."""
        self.cells_["phase"] = "deal"

    def on_sent_off(self, seat: int, rival: int, area: str) -> None:
        """A snake leaves."""
        self.aboard(rival, area, -1)

    def on_came_aboard(self, seat: int, area: str) -> None:
        """A snake comes."""
        self.aboard(seat, area, +1)

    def on_unmarked(self, area: str) -> None:
        """A marker goes."""
        self.cells_[f"area/{area}/chaos"] = False

    def on_took(self, seat: int, wanted: str) -> None:
        """A card comes out of the discard pile."""
        self.cells_["discard"].remove(wanted)
        self.give(seat, wanted)

    def on_stole(self, seat: int, rival: int) -> None:
        """A card goes from one of the others to another."""
        self.cells_[f"hand/{seat}"]["count"] += 1
        self.cells_[f"hand/{rival}"]["count"] -= 1

    def on_stole_card(self, seat: int, rival: int, wanted: str) -> None:
        """A card that I know goes from hand to hand."""
        self.take(rival, wanted)
        self.give(seat, wanted)

    def on_left_game(self, seat: int, card: str) -> None:
        """A card is out of the game."""
        self.cells_["stack"].pop()
        self.cells_["removed"].append(card)

    def on_given(self, seat: int, card: str, rival: int) -> None:
        """A card goes to a rival."""
        self.cells_["stack"].pop()
        self.give(rival, card)

    def on_used_up(self, seat: int, card: str) -> None:
        """A card is spent."""
        self.cells_["stack"].pop()
        self.cells_["discard"].append(card)

    def on_game_won(self, seats: tuple[int, ...], scores: tuple[int, ...]) -> None:
        """It is over."""
        self.cells_ |= {"phase": "over", "asked": [], "extra": None}
        self.cells_["result"] = {"winners": list(seats), "scores": list(scores)}
