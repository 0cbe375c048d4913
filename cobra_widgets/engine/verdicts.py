"""The answer to "may I?": yes, or every clause that says no."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cobra_widgets.engine.actions import Action
from cobra_widgets.engine.clauses import ClauseId

if TYPE_CHECKING:
    from cobra_widgets.engine.words import Voice


@dataclass(frozen=True, slots=True)
class Blocker:
    """One clause that forbids a decision."""

    clause: ClauseId
    """The clause's id in full, `cobras:trick.follow-suit`."""

    params: Mapping[str, object] = field(default_factory=dict)
    """What its sentence names: the lead suit, the limit, what is held."""

    cells: tuple[str, ...] = ()
    """Addresses to light up, so that the reason can be seen on the table."""

    reason: str = ""
    """Which of the clause's sentences tells it, where it has several."""

    voice: "Voice | None" = field(default=None, compare=False, repr=False)

    @property
    def key(self) -> str:
        """The sentence's key in the words file."""
        short = self.clause.partition(":")[2]
        return f"blocked.{short}.{self.reason}" if self.reason else f"blocked.{short}"

    @property
    def text(self) -> str:
        """The reason as a sentence for the player, in the language now spoken."""
        return self.voice.say(self.key, self.params) if self.voice else self.clause


@dataclass(frozen=True, slots=True)
class Verdict:
    """True when the decision is legal; else it holds every blocker, never only the first."""

    blockers: tuple[Blocker, ...] = ()

    allowed: tuple[Action, ...] = ()
    """What this seat may do instead, now."""

    def __bool__(self) -> bool:
        """Return whether the decision is legal."""
        return not self.blockers

    def __str__(self) -> str:
        """Return the reasons, one a line, and what is allowed instead."""
        # Imported late: errors know verdicts, and words know errors.
        from cobra_widgets.engine.words import engine_words  # noqa: PLC0415

        words = engine_words()
        allowed = " ".join(map(str, self.allowed)) or words.say("none", {})
        if not self.blockers:
            return words.say("verdict.legal", {"allowed": allowed})
        reasons = [f"{blocker.text} [{blocker.clause}]" for blocker in self.blockers]
        return "\n".join([*reasons, words.say("verdict.allowed", {"allowed": allowed})])

    def __repr__(self) -> str:
        """Return the reasons: asking in a cell is asking to be told."""
        return str(self)


LEGAL: Final = Verdict()
"""The verdict on every legal decision."""
