"""A match moved about in every order, beside a model that knows nothing but lists."""

from functools import lru_cache

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

import cobra_widgets as cw
from cobra_widgets.engine.cells import digest
from cobra_widgets.games.cobras.game import GAME

NUMBERS = st.integers(0, 30)


@lru_cache(maxsize=10_000)
def seen(node):
    """The fingerprint of a moment: where it is, its position, and what was asked on the way there."""
    asked = [repr(before.fork) for before in node.way() if before.fork]
    return node.ply, digest(GAME.cells(node.state)), *asked


class Hand:
    """One cursor: the match, and its line as the model has it, a digest a ply."""

    def __init__(self, match, line, at):
        self.match = match
        self.line = line
        self.at = at

    def took_step(self):
        """Take note of a step, of however many plies."""
        way = [seen(ply._node) for ply in self.match.path()]
        assert way[: self.at + 1] == self.line[: self.at + 1]
        assert len(way) > self.at + 1
        is_on_line = self.line[: len(way)] == way
        self.at = len(way) - 1
        if not is_on_line:
            # On a branch taken before, the line goes on to where that was left.
            self.line = [seen(node) for node in self.match._cursor.line]
            assert self.line[: len(way)] == way


class Moving(RuleBasedStateMachine):
    hands = Bundle("hands")

    @initialize(target=hands, seed=st.integers(0, 5), players=st.sampled_from([1, 2, 3]))
    def begin(self, seed, players):
        match = cw.new("cobras", players=players, seed=seed)
        self.marks = {}
        self.notes = {}
        self.all = []
        return self._hand(match, [seen(ply._node) for ply in match.path()], match.ply)

    def _hand(self, match, line, at):
        hand = Hand(match, line, at)
        self.all.append(hand)
        return hand

    @rule(hand=hands, choice=NUMBERS)
    def decide(self, hand, choice):
        legal = hand.match.legal()
        if legal:
            hand.match.step(legal[choice % len(legal)])
            hand.took_step()

    @rule(hand=hands)
    def let_decide(self, hand):
        if hand.match.result is None:
            hand.match.step()
            hand.took_step()

    @rule(hand=hands, until=st.sampled_from(["trick", "round"]))
    def play(self, hand, until):
        at = hand.at
        hand.match.play(until)
        if hand.match.ply > at:
            hand.took_step()

    @rule(hand=hands, n=NUMBERS)
    def rewind(self, hand, n):
        assert hand.match.rewind(n) is hand.match
        hand.at = max(0, hand.at - n)

    @rule(hand=hands, n=NUMBERS)
    def forward(self, hand, n):
        last = len(hand.line) - 1
        hand.match.forward(n)
        if hand.match.ply > last:  # chance and dummies went on
            hand.at = last
            hand.took_step()
        hand.at = max(min(hand.at + n, len(hand.line) - 1), hand.match.ply if hand.match.ply > last else 0)

    @rule(hand=hands, n=NUMBERS)
    def goto(self, hand, n):
        if n < len(hand.line):
            hand.match.goto(n)
            hand.at = n

    @rule(hand=hands, end=st.booleans())
    def goto_an_end(self, hand, end):
        hand.match.goto("end" if end else "start")
        hand.at = len(hand.line) - 1 if end else 0

    @rule(hand=hands, name=st.sampled_from(["here", "there"]))
    def mark(self, hand, name):
        hand.match.mark(name)
        self.marks[name] = hand.line[: hand.at + 1]

    @rule(hand=hands, text=st.text(max_size=3))
    def note(self, hand, text):
        hand.match.note(text)
        self.notes[tuple(hand.line[: hand.at + 1])] = text

    @rule(hand=hands, name=st.sampled_from(["here", "there"]))
    def goto_mark(self, hand, name):
        if name not in self.marks:
            return
        hand.match.goto(name)
        way = self.marks[name]
        if hand.line[: len(way)] != way:
            hand.line = [seen(node) for node in hand.match._cursor.line]
            assert hand.line[: len(way)] == way
        hand.at = len(way) - 1

    @rule(target=hands, hand=hands, n=NUMBERS, rng=st.sampled_from(["same", "fresh"]))
    def fork(self, hand, n, rng):
        at = min(n, len(hand.line) - 1)
        branch = hand.match.fork(at=at, rng=rng, name=f"branch {len(self.all)}")
        # It may go on along what was asked before in the same words; its way there is the same.
        line = [seen(node) for node in branch._cursor.line]
        assert line[: at + 1] == hand.line[: at + 1]
        return self._hand(branch, line, at)

    @rule(hand=hands, move=st.sampled_from(["Z9", "K+", "R5", "", "deal", 5]))
    def try_nonsense(self, hand, move):
        before = hand.match.to_json()
        try:
            hand.match.step(move)
        except cw.CobraError:
            assert hand.match.to_json() == before
        else:
            hand.took_step()

    @invariant()
    def all_hands_are_where_the_model_has_them(self):
        for hand in getattr(self, "all", ()):
            assert hand.match.ply == hand.at
            assert hand.match.path()[-1].cells() == hand.match.inspect()
            line = [seen(node) for node in hand.match._cursor.line]
            assert line == hand.line

    def teardown(self):
        for hand in getattr(self, "all", ()):
            again = cw.load(hand.match.to_json())
            assert again.fidelity == cw.EXACT
            assert again.to_json() == hand.match.to_json()
            assert [seen(ply._node) for ply in again.goto("end").path()] == hand.line
            for name, way in self.marks.items():
                assert seen(again.goto(name).path()[-1]._node) == way[-1]


TestMoving = Moving.TestCase
TestMoving.settings = settings(max_examples=settings.default.max_examples // 2, stateful_step_count=25)
