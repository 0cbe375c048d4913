"""One seat's table, put together from nothing but the events that the seat was told.

It knows what a word such as "is captured" means at a table, and no rule of who may go where.
"""

from typing import Any

from .imperio_box import FORCES, HELP, ISLANDS, sorted_hand

ROUNDS = {2: 40, 3: 32, 4: 26}
ROUNDS_BY_DICE = {2: 30, 3: 24, 4: 20}
ROUNDS_UNGUARDED = {1: 28, 2: 24, 3: 20}
ROUNDS_SOLO = 30
PASSING = ("beam", "effects")
"""What is asked of nobody."""


class ImperioFold:
    """Cells as one seat knows them, changed by `see`."""

    def __init__(self, seat: int, players: int, options: dict[str, Any]) -> None:
        """Sit down before the decks are shuffled."""
        variants = options.get("variants", ())
        self.solo = "solo" in variants
        self.unguarded = self.solo or "no-guardian" in variants
        self.seat = seat
        self.heroes = players if self.unguarded else players - 1
        self.guardian = None if self.unguarded else players - 1
        self.sentinels = range(1, self.heroes + 2)
        if self.solo:
            limit = ROUNDS_SOLO
        elif self.unguarded:
            limit = ROUNDS_UNGUARDED[players]
        else:
            limit = (ROUNDS_BY_DICE if "trials" in variants else ROUNDS)[players]
        self.asks: list[dict[str, Any]] = []
        given = self.heroes == len(ISLANDS)
        cells: dict[str, Any] = {
            "turn": None, "phase": "deal", "round": 0, "limit": options.get("limit", limit), "roll": None,
            "points": 0, "ask": [],
        }  # fmt: skip
        for hero in range(self.heroes):
            city = f"{ISLANDS[hero]}-0" if given else None
            cells |= {f"hero/{hero}/space": city, f"hero/{hero}/city": city}
            cells |= {f"hero/{hero}/hand": self.pile([], hero), f"hero/{hero}/oracle": None}
            cells |= {f"hero/{hero}/trials": self.pile([], hero), f"hero/{hero}/done": []}
            cells |= {f"hero/{hero}/{flag}": False for flag in ("captured", "fog", "stuck")}
        for sentinel in self.sentinels:
            cells |= {f"sentinel/{sentinel}/space": "tower", f"sentinel/{sentinel}/spent": False}
        if self.guardian is not None:
            cells["guardian/hand"] = self.pile([], self.guardian)
        cells["cobra/ray"] = 2
        cells |= {f"oracle/{island}": {"count": 0} for island in ISLANDS}
        cells |= {"deck/help": {"count": 19}, "deck/forces": {"count": 14}}
        if self.unguarded:
            cells["faceup"] = {"count": 0} if self.solo else []
        cells["result"] = None
        self.cells_ = cells

    def pile(self, cards: list[str], owner: int) -> Any:
        """Cards as this seat sees them."""
        return cards if owner == self.seat else {"count": len(cards)}

    def cells(self) -> dict[str, Any]:
        """What is known now."""
        while self.asks and self.asks[-1]["kind"] in PASSING:
            self.asks.pop()
        self.cells_["ask"] = self.asks[::-1]
        return self.cells_

    def see(self, kind: str, values: dict[str, Any]) -> None:
        """Take one event in; a kind without an effect on the table changes nothing."""
        getattr(self, f"on_{kind.replace('-', '_')}", lambda **_: None)(**values)

    # small gestures

    def put(self, hero: int, **values: Any) -> None:
        """Change a Hero."""
        self.cells_ |= {f"hero/{hero}/{what}": value for what, value in values.items()}

    def ask(self, kind: str, seat: int, **more: Any) -> None:
        """Something is to be done first."""
        more = {name: value for name, value in more.items() if value is not None}
        self.asks.append({"kind": kind, "seat": seat, **more})

    def hand(self, seat: int) -> str:
        """Where a seat's cards lie."""
        return "guardian/hand" if seat == self.guardian else f"hero/{seat}/hand"

    def give(self, seat: int, card: str | None, deck: str) -> None:
        """A card comes into a hand."""
        self.cells_[f"deck/{deck}"]["count"] -= 1
        held = self.cells_[self.hand(seat)]
        if card is None:
            held["count"] += 1
        else:
            self.cells_[self.hand(seat)] = sorted_hand([*held, card])

    def take(self, seat: int, card: str) -> None:
        """A card leaves a hand for its deck."""
        self.cells_[f"deck/{'help' if card in HELP else 'forces'}"]["count"] += 1
        held = self.cells_[self.hand(seat)]
        if isinstance(held, list):
            held.remove(card)
        else:
            held["count"] -= 1

    # setup and turns

    def on_decks_shuffled(self, help: int, forces: int, each: int) -> None:  # noqa: A002  # the event's own word
        """The decks lie there."""
        self.cells_ |= {"deck/help": {"count": help}, "deck/forces": {"count": forces}}
        self.cells_ |= {f"oracle/{island}": {"count": each} for island in ISLANDS}

    def on_cards_laid_open(self, cards: tuple[str, ...]) -> None:
        """Beside the Cobra."""
        self.cells_["faceup"] = list(cards)

    def on_cards_laid_blind(self, count: int) -> None:
        """Beside the Cobra, face down."""
        self.cells_["faceup"] = {"count": count}

    def on_to_choose_city(self, seat: int) -> None:
        """Whose choice it is."""
        self.cells_ |= {"phase": "city", "turn": seat}

    def on_city_chosen(self, seat: int, space: str) -> None:
        """Where a Hero begins."""
        self.put(seat, space=space, city=space)

    def on_round_began(self, round: int, limit: int) -> None:  # noqa: A002  # the event's own word
        """The next round."""
        self.cells_ |= {"round": round, "limit": limit}

    def on_turn_began(self, seat: int) -> None:
        """All is fresh."""
        self.cells_ |= {"turn": seat, "phase": "before", "roll": None, "points": 0}
        self.rested()

    def rested(self) -> None:
        """All Sentinels may move."""
        self.cells_ |= {f"sentinel/{sentinel}/spent": False for sentinel in self.sentinels}

    def on_die_taken(self, seat: int) -> None:
        """A throw is next."""
        self.cells_["phase"] = "roll"

    on_wind_blew = on_die_taken

    def on_points_rolled(self, seat: int, roll: int, points: int) -> None:
        """The Guardian's roll."""
        self.cells_ |= {"phase": "move", "roll": roll, "points": points}

    def on_rolled(self, seat: int, roll: int) -> None:
        """A Hero's roll."""
        self.cells_ |= {"phase": "rolled", "roll": roll}

    def on_roll_halved(self, seat: int, roll: int) -> None:
        """In the fog."""
        self.cells_["roll"] = roll
        self.put(seat, fog=False)

    # cards

    def on_force_drawn(self, seat: int, card: str) -> None:
        """I draw."""
        self.give(seat, card, "forces")

    def on_force_taken(self, seat: int) -> None:
        """Somebody else does."""
        self.give(seat, None, "forces")

    def on_help_drawn(self, seat: int, card: str) -> None:
        """I draw."""
        self.give(seat, card, "help")

    def on_help_taken(self, seat: int) -> None:
        """Somebody else does."""
        self.give(seat, None, "help")

    def on_too_many(self, seat: int, limit: int) -> None:
        """One must go."""
        self.ask("discard", seat)

    def on_discarded(self, seat: int, card: str) -> None:
        """It goes."""
        self.asks.pop()
        self.take(seat, card)

    def on_card_played(self, seat: int, card: str) -> None:
        """A card is used."""
        self.take(seat, card)

    def on_robbed(self, seat: int) -> None:
        """A card will go."""
        self.ask("theft", seat)

    on_stolen = on_discarded

    def on_fogged(self, seat: int) -> None:
        """Fog lies on a Hero."""
        self.put(seat, fog=True)

    def on_stormed(self, seat: int, space: str) -> None:
        """A Hero is sent somewhere."""
        self.put(seat, space=space, stuck=False)

    def on_marched(self, points: int) -> None:
        """More points."""
        self.cells_["points"] += points
        if self.unguarded:
            self.cells_["phase"] = "march"

    def on_recalled(self, sentinels: tuple[int, ...]) -> None:
        """Back they go."""
        for sentinel in sentinels:
            self.on_withdrew(sentinel)

    # no Guardian

    def on_must_use(self, seat: int) -> None:
        """An even roll."""
        self.cells_["phase"] = "forced"

    def on_revealed(self, seat: int, index: int, card: str) -> None:
        """One is turned up."""
        self.ask("use", seat, card=card, index=index)

    def on_used(self, seat: int, index: int, card: str) -> None:
        """It is done with."""
        if self.asks:
            self.asks.pop()
        self.cells_["phase"] = "used"
        if not self.solo:
            assert self.cells_["faceup"][index - 1] == card
        assert card in FORCES

    on_given_back = on_used

    def on_replaced(self, index: int, card: str) -> None:
        """Another lies there."""
        self.cells_["faceup"][index - 1] = card

    def on_march_ended(self, seat: int) -> None:
        """No more legs."""
        self.cells_ |= {"phase": "used", "points": 0}
        self.rested()

    # a Hero's move

    def on_to_move(self, seat: int, roll: int) -> None:
        """It may go."""
        self.cells_["phase"] = "move"

    def on_moved(self, seat: int, space: str, steps: int) -> None:
        """It goes."""
        self.put(seat, space=space)
        self.on_stayed(seat)

    def on_stayed(self, seat: int) -> None:
        """Its move is over."""
        self.cells_["phase"] = "after"
        self.ask("effects", seat)

    def on_flew(self, seat: int, space: str) -> None:
        """It flies."""
        self.put(seat, space=space)
        self.on_stayed(seat)

    def on_set_sail(self, seat: int, card: str, space: str) -> None:
        """A throw will tell."""
        self.cells_["phase"] = "ending"
        self.ask("effects", seat)
        self.ask("voyage", seat, card=card, space=space)

    def on_landed(self, seat: int, space: str, die: int) -> None:
        """It arrives."""
        self.asks.pop()
        self.put(seat, space=space)

    def on_sank(self, seat: int, card: str, die: int) -> None:
        """It does not."""
        self.asks.pop()
        self.take(seat, card)

    def on_sent_elsewhere(self, seat: int, space: str) -> None:
        """Where there is room."""
        self.put(seat, space=space)

    # trials

    def on_trials_seen(self, seat: int, island: str, trials: tuple[str, ...]) -> None:
        """Mine."""
        self.put(seat, trials=list(trials), oracle=island)
        self.cells_[f"oracle/{island}"] = []

    def on_trials_taken(self, seat: int, island: str, count: int) -> None:
        """Somebody else's."""
        self.put(seat, trials={"count": count}, oracle=island)
        self.cells_[f"oracle/{island}"] = []

    def lay(self, seat: int, trial: str, island: str) -> None:
        """A trial is overcome."""
        trials = self.cells_[f"hero/{seat}/trials"]
        if isinstance(trials, list):
            trials.remove(trial)
        else:
            trials["count"] -= 1
        self.cells_[f"hero/{seat}/done"].append(trial)
        self.cells_[f"oracle/{island}"].append(trial)

    def on_trial_overcome(self, seat: int, trial: str, card: str, island: str) -> None:
        """By its weapon."""
        self.take(seat, card)
        self.lay(seat, trial, island)

    def on_trial_dared(self, seat: int) -> None:
        """Dice will tell."""
        if self.asks:
            self.asks.pop()
        self.ask("trial", seat)

    def on_tries_again(self, seat: int) -> None:
        """Still there."""
        self.cells_["phase"] = "ending"

    def on_trial_beaten(self, seat: int, trial: str, hero: int, against: int, island: str) -> None:
        """By dice."""
        self.asks.pop()
        self.lay(seat, trial, island)
        self.put(seat, stuck=False)

    def on_trial_lost(self, seat: int, trial: str, hero: int, against: int) -> None:
        """Held there."""
        self.asks.pop()
        self.put(seat, stuck=True)

    # Sentinels, capture, the Well

    def on_leg_moved(self, sentinel: int, space: str, steps: int, points: int) -> None:
        """A Sentinel goes."""
        self.cells_ |= {f"sentinel/{sentinel}/space": space, "points": points}

    def on_spent(self, sentinel: int) -> None:
        """No more legs for it."""
        self.cells_[f"sentinel/{sentinel}/spent"] = True

    def on_challenged(self, seat: int, sentinel: int) -> None:
        """A combat."""
        self.ask("fight", seat, sentinel=sentinel)

    def on_boarded(self, seat: int) -> None:
        """A combat with a crew."""
        self.ask("fight", seat)

    def on_weapon_named(self, seat: int, card: str) -> None:
        """Dice will tell."""
        self.ask("combat", seat, sentinel=self.asks.pop().get("sentinel"), card=card)

    def on_combat_won(self, seat: int, hero: int, against: int) -> None:
        """Over."""
        self.asks.pop()

    def on_combat_lost(self, seat: int, hero: int, against: int, card: str) -> None:
        """Over, badly."""
        self.asks.pop()
        self.take(seat, card)
        self.on_captured(seat)

    def on_captured(self, seat: int, sentinel: int | None = None) -> None:
        """Into the Well."""
        self.put(seat, space="well", captured=True, fog=False, stuck=False)
        if self.cells_["turn"] == seat:
            self.cells_["phase"] = "ended"

    on_captured_by_ship = on_captured

    def on_withdrew(self, sentinel: int) -> None:
        """Back to the Tower."""
        self.cells_[f"sentinel/{sentinel}/space"] = "tower"

    on_called_back = on_withdrew

    def on_fetched(self, sentinel: int, space: str) -> None:
        """Back to the Tower by ship."""
        self.on_withdrew(sentinel)

    def on_put_ashore(self, sentinel: int, space: str) -> None:
        """There it stands, and does not move."""
        self.cells_ |= {f"sentinel/{sentinel}/space": space, f"sentinel/{sentinel}/spent": True}

    def on_to_place(self, seat: int, sentinel: int) -> None:
        """The Guardian chooses."""
        self.ask("place", seat, sentinel=sentinel)

    def on_placed(self, sentinel: int, space: str) -> None:
        """It has."""
        self.asks.pop()
        self.cells_[f"sentinel/{sentinel}/space"] = space

    def on_freed(self, seat: int, space: str) -> None:
        """Out of the Well: before the throw, by the throw, or after it."""
        self.put(seat, space=space, captured=False)
        phase = self.cells_["phase"]
        self.cells_["phase"] = {"before": "before", "ending": "ended"}.get(phase, "ending")

    def on_held(self, seat: int) -> None:
        """Still in it."""
        self.cells_["phase"] = "ending"

    # the temple, the end

    def on_cobra_turned(self, steps: int, ray: int) -> None:
        """She looks elsewhere."""
        self.cells_["cobra/ray"] = ray
        self.ask("beam", 0)

    def on_expelled(self, seat: int, space: str) -> None:
        """Out of the temple; she looks on, if it was her turn that did it."""
        looking = self.asks.pop()["kind"] == "beam" if self.asks else False
        if looking and seat + 1 < self.heroes:
            self.ask("beam", seat + 1)
        self.put(seat, space=space, stuck=False)

    def on_eye_taken(self, seat: int) -> None:
        """A Hero has won."""
        self.asks.clear()
        self.over((seat,))

    def on_limit_reached(self, round: int, seats: tuple[int, ...]) -> None:  # noqa: A002
        """Nobody has taken the Eye in time."""
        self.over(seats)

    on_limit_reached_alone = on_limit_reached

    def over(self, winners: tuple[int, ...]) -> None:
        """The game has ended."""
        players = self.heroes + (self.guardian is not None)
        scores = [int(seat in winners) for seat in range(players)]
        self.cells_ |= {"phase": "over", "result": {"winners": list(winners), "scores": scores}}
