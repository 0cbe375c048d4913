"""What happened: facts, each with the clauses that made it and who may know it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, Optional

from cobra_widgets.engine.actions import Seat
from cobra_widgets.engine.clauses import ClauseId


class Event(NamedTuple):
    """One fact of a ply."""

    kind: str
    """Its name, in the past tense; also the key of its sentence: `turned-in`."""

    data: tuple[object, ...] = ()
    """Values in the order that the game's table of events names them."""

    clauses: tuple[ClauseId, ...] = ()
    """The clauses that made it."""

    cause: int | None = None
    """Which event of the same ply led to it, by position; None: the decision itself."""

    audience: tuple[Seat, ...] | None = None
    """The seats that may know it; None: everybody."""

    public: Optional["Event"] = None
    """What all others see instead; None: nothing."""


@lru_cache(maxsize=2**13)
def told(
    kind: str, data: tuple[object, ...], clauses: tuple[ClauseId, ...], cause: int | None = None
) -> Event:
    """Return a public event, the same object for the same fact: most plies of a game tell known ones."""
    return Event(kind, data, clauses, cause)


@lru_cache(maxsize=2**13)
def told_alone(kind: str, data: tuple[object, ...], clauses: tuple[ClauseId, ...]) -> tuple[Event]:
    """Return a public event as all that a ply tells, the same tuple for the same fact."""
    return (told(kind, data, clauses),)


def redact(events: Iterable[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events as one seat may know them; the open table (None) knows all."""
    return tuple(_seen(events, viewer))


def _seen(events: Iterable[Event], viewer: Seat | None) -> Iterator[Event]:
    for event in events:
        if viewer is None or event.audience is None or viewer in event.audience:
            # Who else knows it, and what they see, is not this seat's business.
            yield event if event.audience is None else event._replace(audience=None, public=None)
        elif event.public is not None:
            yield event.public
