"""Events, and who may know them."""

from cobra_widgets.engine.events import Event, redact

PUBLIC = Event("sealed", (1,))
SECRET = Event("chosen", (1, "R5"), audience=(1,), public=PUBLIC)
SILENT = Event("peeked", (1, "R5"), audience=(1,))
OPEN = Event("led", (1, "R5"))


def test_the_open_table_knows_everything():
    assert [event.kind for event in redact((SECRET, SILENT, OPEN), None)] == ["chosen", "peeked", "led"]


def test_who_may_know_it_sees_it_without_who_else_does():
    assert redact((SECRET, SILENT, OPEN), 1) == (
        Event("chosen", (1, "R5")), Event("peeked", (1, "R5")), OPEN,
    )  # fmt: skip


def test_all_others_see_what_is_public_or_nothing():
    assert redact((SECRET, SILENT, OPEN), 0) == (PUBLIC, OPEN)


def test_an_event_for_nobody_is_seen_by_nobody():
    assert redact((Event("drawn", ("R5",), audience=()),), 0) == ()
