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

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from cobra_widgets.engine.verdicts import Verdict
    from cobra_widgets.engine.words import Words

LONGEST: Final = 300
"""How many letters of a wrong value an error shows."""

OURS: Final = frozenset({"allowed", "near"})
"""Parameters that are no wrong values but lists of ours: shown whole."""


class _Written(str):
    """A value that is already written out: shown as it is, also where a template asks for its repr."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def shown(value: object) -> str:
    """Write a wrong value out for an error, whatever it is: short, and in letters that can be printed."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001  # a repr of others may fail in any way
        text = f"<{type(value).__name__}>"
    return _Written(_short(text))


def _short(text: str) -> str:
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def plain(value: object) -> object:
    """Return what an error keeps of a parameter: text and numbers, nothing that may change or fail."""
    if value is None or isinstance(value, bool | Fault | CobraError | _Written):
        return value
    if isinstance(value, str):
        return value if type(value) is str and value.isascii() and len(value) <= LONGEST else _short(value)
    if type(value) is int and value.bit_length() < LONGEST:
        return value
    return shown(value)


class Fault(NamedTuple):
    """One fault of a position: the key of its sentence, put into words when it is shown."""

    words: "Words"
    key: str
    params: Mapping[str, object]

    def __str__(self) -> str:
        """Return the sentence in the language now spoken."""
        return self.words.say(self.key, self.params)

    def __reduce__(self) -> Any:
        """Keep the sentence, not the whole words file."""
        return _Written, (str(self),)


class CobraError(Exception):
    """Base of all errors raised on purpose."""

    def __init__(self, key: str, /, **params: object) -> None:
        # Long lists of what is allowed stay whole: they are ours.
        kept = {name: value if name in OURS else plain(value) for name, value in params.items()}
        super().__init__(key, kept)
        self.key = key
        """Which sentence of the words file tells it."""
        self.params = kept
        """The value, the limit and the clause, as the sentence names them."""

    def __str__(self) -> str:
        """Return the sentence in the language now spoken."""
        # Imported late: the words themselves raise BadData.
        from cobra_widgets.engine.words import engine_words  # noqa: PLC0415

        words = engine_words()
        named = {name: words.say("none", {}) if value == "" else value for name, value in self.params.items()}
        return words.say(f"error.{self.key}", named)

    def __reduce__(self) -> Any:
        """Come back from another process as it was, whatever it was made from."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[CobraError], args: tuple[object, ...]) -> CobraError:
    error = kind.__new__(kind)
    error.args = args
    return error


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


def known_choice(option: str, value: object, known: Iterable[str]) -> str:
    """Return the value of an option if it is one of those there are, else raise BadOption."""
    if isinstance(value, str) and value in known:
        return value
    said = value if isinstance(value, str) else shown(value)
    raise BadOption("option-value", option=option, value=said, allowed=", ".join(known))


class ImpossiblePosition(CobraError, ValueError):
    """A position that the game cannot be in; `faults` names all that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("impossible-position")
        self._faults = tuple(faults)

    @property
    def faults(self) -> tuple[str, ...]:
        """One sentence a fault, each naming the cell, in the language now spoken."""
        return tuple(map(str, self._faults))

    def __str__(self) -> str:
        """Return all the faults."""
        self.params["faults"] = " ".join(self.faults)
        return super().__str__()


class BadRecord(CobraError, ValueError):
    """A saved match that cannot be read; nothing of it was used."""


class BadData(CobraError, ValueError):
    """An edition, rulebook, words or scenario file that cannot be read; names file and key."""
