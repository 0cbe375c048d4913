"""The tree of moments, and cursors on it."""

from dataclasses import dataclass

from cobra_widgets.engine.chance import Chance
from cobra_widgets.engine.timeline import Cursor, Fork, Node, Timeline, fork_state

FIRST = Chance(1)


@dataclass(frozen=True)
class Spot:
    """A state that holds nothing but chance."""

    chance: Chance = FIRST

    def with_chance(self, chance):
        return Spot(chance)


def grow(parent, action, fork=None):
    """Hang a moment under another."""
    child = Node(parent, action, (), Spot(), fork)
    parent.add(child)
    return child


def tree():
    """Root, then a - b, and beside a: c - d."""
    timeline = Timeline(Spot())
    a = grow(timeline.root, "a")
    b = grow(a, "b")
    c = grow(timeline.root, "c")
    return timeline, a, b, c, grow(c, "d")


def test_a_moment_knows_its_way_and_ply():
    timeline, a, b, *_ = tree()
    assert b.way() == [timeline.root, a, b]
    assert [node.ply for node in b.way()] == [0, 1, 2]


def test_all_moments_come_each_before_those_it_led_to_and_older_branches_first():
    timeline, a, b, c, d = tree()
    assert list(timeline) == [timeline.root, a, b, c, d]


def test_a_decision_taken_before_is_found_again_and_not_one_of_another_future():
    timeline, a, *_ = tree()
    assert timeline.root.child("a", None) is a
    assert timeline.root.child("b", None) is None
    assert timeline.root.child("a", Fork(stream=1)) is None
    forked = grow(timeline.root, "a", Fork(stream=1))
    assert timeline.root.child("a", Fork(stream=1, name="other")) is forked


def test_what_a_branch_is_called_is_no_part_of_what_it_is():
    assert Fork(1, name="x") == Fork(1, name="y")
    assert hash(Fork(1, name="x")) == hash(Fork(1, name="y"))
    assert Fork(1) != Fork(2)
    assert Fork(forced=(("die", (5,)),)) != Fork(forced=(("die", (6,)),))
    assert isinstance(hash(Fork(forced=(("deck", (["a"],)),))), int)


def test_a_cursor_follows_what_was_visited_last():
    timeline, a, b, c, d = tree()
    cursor = Cursor(timeline)
    assert cursor.line == [timeline.root, a, b]
    cursor.jump(b)
    cursor.jump(timeline.root)
    assert cursor.line == [timeline.root, a, b]
    cursor.enter(c)
    assert cursor.line == [timeline.root, c, d]
    cursor.enter(d)
    assert cursor.line == [timeline.root, c, d]
    cursor.jump(a)
    assert cursor.line == [timeline.root, a, b]


def test_two_cursors_stand_apart_on_one_tree():
    timeline, _, b, _, d = tree()
    one, two = Cursor(timeline, b), Cursor(timeline, d)
    assert one.line[-1] is b
    one.jump(timeline.root)
    assert two.node is d


def test_fresh_futures_are_counted_moment_by_moment():
    timeline, a, b, *_ = tree()
    assert [timeline.next_stream(node) for node in (a, a, b, a)] == [1, 2, 1, 3]


def test_a_branch_changes_only_what_it_asked_of_chance():
    state = Spot(Chance(1, 2, (("die", 3),), (("die", (4,)),)))
    assert fork_state(state, Fork(name="x")) == state
    assert fork_state(state, Fork(stream=5)).chance == Chance(1, 5, (("die", 3),), (("die", (4,)),))
    assert fork_state(state, Fork(forced=(("die", (6,)),))).chance.forced == (("die", (6,)),)


def test_watchers_are_told_of_each_change():
    timeline, told = Timeline(Spot()), []
    timeline.watchers.append(lambda: told.append(1))
    timeline.changed()
    assert told == [1]
