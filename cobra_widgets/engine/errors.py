"""Everything this package raises on purpose, as a tree.

    CobraError
    |-- Refused              a decision the rules forbid, with its verdict
    |-- UnknownNotation      a notation that names no decision (or more than one), with the near ones
    |-- UnknownPlace         a moment of the match that does not exist, with the near ones
    |-- UnknownName          a game, scenario, seat, option, purpose ... that does not exist
    |-- BadOption            a known option with a value it cannot take
    |-- ImpossiblePosition   a setup with faults, all of them named
    |-- BadRecord            a saved match that cannot be read
    `-- BadData              an edition, rulebook or words file that cannot be read

Sentences stand in `data/words.<locale>.toml`; an error keeps its key and parameters and is
put into words when it is shown, in the language then spoken.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cobra_widgets.engine.verdicts import Verdict


class CobraError(Exception):
    """Base of all errors raised on purpose."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        """Which sentence of the words file tells it."""
        self.params = params
        """The value, the limit and the clause, as the sentence names them."""

    def __str__(self) -> str:
        """Return the sentence in the language now spoken."""
        # Imported late: the words themselves raise BadData.
        from cobra_widgets.engine.words import engine_words  # noqa: PLC0415

        words = engine_words()
        named = {name: words.say("none", {}) if value == "" else value for name, value in self.params.items()}
        return words.say(f"error.{self.key}", named)


class Refused(CobraError, ValueError):
    """A decision that the rules forbid. State, timeline and views are as they were."""

    def __init__(self, move: str, verdict: "Verdict") -> None:
        super().__init__("refused", move=move)
        self.verdict = verdict
        """Every clause that forbids it, and what would be allowed."""

    def __str__(self) -> str:
        """Return one sentence a blocker, each with the id of its clause."""
        reasons = " ".join(f"{b.text} [{b.clause}]" for b in self.verdict.blockers)
        return f"{super().__str__()} {reasons}"


class UnknownNotation(CobraError, ValueError):
    """A notation that no decision of this game has, or that several seats could mean."""

    def __init__(self, key: str, /, *, near: tuple[str, ...] = (), **params: object) -> None:
        super().__init__(key, near=", ".join(near), **params)
        self.near = near
        """Notations that come close, nearest first."""


class UnknownPlace(CobraError, LookupError):
    """A moment of the match that the line does not have."""

    def __init__(self, key: str, /, *, near: tuple[str, ...] = (), **params: object) -> None:
        super().__init__(key, near=", ".join(near), **params)
        self.near = near
        """Names that come close, nearest first."""


class UnknownName(CobraError, LookupError):
    """A name that is not on the list it should be on."""

    def __str__(self) -> str:
        """Return the sentence (LookupError would show the bare key)."""
        return CobraError.__str__(self)


class BadOption(CobraError, ValueError):
    """An option with a value that it cannot take."""


class ImpossiblePosition(CobraError, ValueError):
    """A position that the game cannot be in; `faults` names all that is wrong with it."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("impossible-position", faults=" ".join(faults))
        self.faults = faults
        """One sentence a fault, each naming the cell."""


class BadRecord(CobraError, ValueError):
    """A saved match that cannot be read; nothing of it was used."""


class BadData(CobraError, ValueError):
    """An edition, rulebook, words or scenario file that cannot be read; names file and key."""
