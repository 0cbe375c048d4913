"""A match of Cobras as the browser gets it, recorded from the reference implementation."""

import random

from cobra_widgets.games import load_game
from cobra_widgets.widgets.book import book
from cobra_widgets.widgets.folding import folded
from tests.oracles.cobras import CobrasOracle
from tests.oracles.cobras_cards import full_deck

SUITS = {
    "en": {"R": "red", "B": "blue", "G": "green", "Y": "yellow"},
    "es": {"R": "roja", "B": "azul", "G": "verde", "Y": "amarilla"},
}
NAMES = ("Ana", "Bo", "Cai", "Dee", "Eli")
DUMMIES = {1: ("Dummy L", "Dummy R"), 2: ("Dummy",)}
WORDS = {
    "en": {"play": "{name} plays {card}.", "deal": "The cards are dealt.",
           "seed": "{name} starts a Basket.",
           "king": "King Cobra", "status": "Round {round}, trick {trick}: {name} to play.",
           "follow": "{name} holds {suit} and must follow.", "over": "The game is over."},
    "es": {"play": "{name} juega {card}.", "deal": "Se reparten las cartas.",
           "seed": "{name} empieza su Cesta.",
           "king": "Cobra Real", "status": "Ronda {round}, baza {trick}: juega {name}.",
           "follow": "{name} tiene {suit} y debe seguir el palo.", "over": "La partida ha terminado."},
}  # fmt: skip


class Recording:
    """A match played at random, and the traits of a view of it at any ply."""

    def __init__(self, players=4, plies=30, *, seed=7, seat=0, locale="en"):
        self.seat, self.locale, self.words = seat, locale, WORDS[locale]
        clauses = book(load_game("cobras"), locale)["clauses"]
        self.clauses = {clause["id"]: i for i, clause in enumerate(clauses)}
        self.rng = random.Random(seed)
        self.game = CobrasOracle(players)
        names = NAMES[:players] + DUMMIES.get(players, ())
        self.seats = [
            {"name": name, "by": "person" if i < players else "nobody"} for i, name in enumerate(names)
        ]
        self.cells = self.look()
        self.addresses = list(self.cells)
        self.root = [self.cells[address] for address in self.addresses]
        self.plies = []
        while len(self.plies) < plies and self.game.phase != "over":
            self.step()

    def look(self):
        """The cells this view may see."""
        return self.game.cells() if self.seat is None else self.game.redacted(self.seat)

    def card(self, notation):
        """A card in words."""
        if notation[0] == "K":
            return self.words["king"]
        return f"{SUITS[self.locale][notation[0]]} {notation[1:]}"

    def step(self, move=None):
        """One ply more."""
        game, mark = self.game, None
        if game.is_chance():
            deck = full_deck()
            self.rng.shuffle(deck)
            outcome = {"deck": deck}
            fewest = [
                s for s in game.players if game.round == 0 or game.scores[s] == min(game.scores.values())
            ]
            if len(fewest) > 1:
                outcome["leader"] = self.rng.choice(fewest)
            if len(game.players) == 2 and game.dealer is None:
                outcome["dealer"] = 0
            game.apply(None, "deal", outcome)
            seat, notation, line = None, "deal", [self.words["deal"], [self.clauses["setup.deal"]]]
            mark = f"round {game.round}"
        else:
            seat, notation = move or game.expected_dummy() or self.choice()
            kind, before = ("seed" if game.phase == "seed" else "play"), game.trick
            hidden = kind == "seed" and self.seat not in (None, seat)
            game.apply(seat, notation)
            name = self.seats[seat]["name"]
            line = [self.words[kind].format(name=name, card=self.card(notation)),
                    [self.clauses["seed.choose" if kind == "seed" else "trick.follow-suit"]]]  # fmt: skip
            if game.trick != before and game.phase == "trick":
                mark = f"round {game.round} trick {game.trick}"
            notation = "?" if hidden else notation
        self.keep(seat, notation, line, mark)

    def choice(self):
        """A random decision, Kings rarely."""
        seat, moves = next(iter(self.game.legal().items()))
        cards = sorted(move for move in moves if move[0] != "K")
        return seat, self.rng.choice(cards or sorted(moves))

    def keep(self, seat, notation, line, mark):
        """Write a ply down."""
        now = self.look()
        new = [address for address in now if address not in self.addresses]
        self.addresses += new
        changes = []
        for address, value in now.items():
            if address not in self.cells or self.cells[address] != value:
                changes += [self.addresses.index(address), value]
        ply = {"p": len(self.plies), "s": seat, "m": notation, "c": changes, "e": [line]}
        ply |= {"a": new} if new else {}
        ply |= {"k": mark} if mark else {}
        self.plies.append(ply)
        self.cells = now

    def choices(self):
        """What may be done now, and what not."""
        found = []
        for seat, legal in self.game.legal().items():
            if self.seat not in (None, seat):
                continue
            hand = f"hand/{seat}"
            moves = self.game.hands[seat] + (
                ["K+", "K-"] if self.game.kings[seat] and self.game.phase == "trick" else []
            )
            for move in moves:
                choice = {"m": move, "s": seat, "l": self.card(move), "c": [self.addresses.index(hand)]}
                if move not in legal:
                    suit = SUITS[self.locale][self.game.lead_suit()]
                    text = self.words["follow"].format(name=self.seats[seat]["name"], suit=suit)
                    cells = [self.addresses.index(hand), self.addresses.index("trick/plays")]
                    choice["r"] = [[self.clauses["trick.follow-suit"], text, cells]]
                found.append(choice)
        return found

    def tape(self):
        """The tape, whole."""
        return {
            "wire": 1, "tape": f"cobras {self.seat} {self.locale}", "seq": len(self.plies),
            "locale": self.locale,
            "seat": self.seat, "seats": self.seats, "addresses": self.addresses, "root": self.root,
            "plies": self.plies, "notes": {}, "marks": {}, "forks": {},
        }  # fmt: skip

    def piece(self):
        """The last ply as a piece."""
        return {"tape": self.tape()["tape"], "seq": len(self.plies), "plies": self.plies[-1:]}

    def now(self, node=None):
        """The cursor, at the end or at an earlier ply (then without choices)."""
        last = len(self.plies)
        acts = sorted(self.game.legal()) if node in (None, last) else []
        name = self.seats[acts[0]]["name"] if acts else ""
        status = self.words["status"].format(round=self.game.round, trick=self.game.trick, name=name)
        choices = self.choices() if node in (None, last) else []
        return {
            "tape": self.tape()["tape"], "seq": last, "node": last if node is None else node, "tip": last,
            "to_act": acts,
            "status": self.words["over"] if self.game.phase == "over" else status,
            "kind": "turn", "choices": folded(choices), "over": self.game.phase == "over",
        }  # fmt: skip

    def traits(self, **more):
        """All traits of a view."""
        return {
            "book": book(load_game("cobras"), self.locale), "tape": self.tape(), "piece": {},
            "now": self.now(), "answer": {}, "ply": len(self.plies), "seat": self.seat, "playing": False,
            "autopass": False, "locale": self.locale, "theme": "auto", "size": "normal",
            "parts": ["board", "timeline", "log", "rules", "inspector"], **more,
        }  # fmt: skip
