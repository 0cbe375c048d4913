"""What travels between Python and the browser: the one description of both ends.

TypeScript's types are generated from here (`make wire` writes `js/src/wire.types.ts`; a test
compares). Names of one letter stand where a thing is sent at every ply.

Down (traits, each replaced whole):

- `book`: rules and words of one language, once.
- `tape`: everything one seat may see of a match: first position, plies, notes. Sent whole at the
  opening, on request, and again when the pieces have grown to half its size.
- `piece`: what has been added to the tape since, with a sequence number. A gap is answered with
  `sync`, and `sync` with the whole tape.
- `now`: where the cursor stands and what may be done there.
- `answer`: the reply to a message, by its id.

Up (custom messages, never traits: those are merged while the kernel is busy): see `Message`.
"""

from typing import Final, Literal, NotRequired, TypedDict

WIRE_VERSION: Final = 1
"""Both ends must agree; the bundle travels with the package, so they do."""

Json = str | int | bool | list["Json"] | dict[str, "Json"] | None


class SeatInfo(TypedDict):
    """Who sits where; dummies come after the players."""

    name: str
    by: Literal["person", "computer", "nobody"]


class ClauseInfo(TypedDict):
    """One clause in the language of the view."""

    id: str
    """Short: `trick.follow-suit`."""
    section: str
    source: str
    title: str
    text: str
    why: NotRequired[str]


class SectionInfo(TypedDict):
    """One chapter of the rules."""

    id: str
    title: str


class Book(TypedDict):
    """Rules and words, in one language, sent once."""

    locale: str
    game: str
    title: str
    sections: list[SectionInfo]
    clauses: list[ClauseInfo]
    """Events and reasons name a clause by its index here."""
    names: dict[str, str]
    """Words the board needs of the game: suits, cells ... by key: `cell.basket`, `suit.R`."""
    scenarios: list["ScenarioInfo"]
    data: dict[str, Json]
    """What the board must know of the edition: the scale of a Basket, a layout."""


class ScenarioInfo(TypedDict):
    """An example of the rulebook, for `show me`."""

    name: str
    title: str
    clauses: list[int]


EventLine = tuple[str, list[int]]
"""A finished sentence and the indexes of its clauses."""


class PlyPiece(TypedDict):
    """One ply. Its number is its place on the tape, counted from 1; 0 is the first position."""

    p: int
    """The number of the ply it follows."""
    s: int | None
    """Who decided; None for chance."""
    m: str
    """Notation, `?` when hidden."""
    c: list[Json]
    """Changed cells, address index and value in turn."""
    d: NotRequired[list[Json]]
    """Changed lists of which most has stayed, in fours: address index, from where on, how many are
    gone there, and what has come instead."""
    g: NotRequired[list[int]]
    """Indexes of cells that are gone."""
    a: NotRequired[list[str]]
    """Addresses new with this ply, appended to the list."""
    e: list[EventLine]
    k: NotRequired[str]
    """The game's own mark that begins here: `round 2 trick 3`."""
    w: NotRequired[list[int]]
    """Who may act after it."""


class Tape(TypedDict):
    """A match as one seat may see it."""

    wire: int
    tape: str
    """Its name; another seat, another language or another match has another one."""
    seq: int
    """How many pieces are in it."""
    locale: str
    seat: int | None
    """Whose eyes; None is the open table."""
    seats: list[SeatInfo]
    addresses: list[str]
    root: list[Json]
    """Values of the first position, by address."""
    plies: list[PlyPiece]
    notes: dict[str, str]
    """By the number of the ply."""
    marks: dict[str, int]
    """Bookmarks: name to number of the ply."""
    forks: dict[str, str]
    """Names of branches, by the number of their first ply."""
    example: NotRequired[str]
    """Name of the scenario, where one is shown instead of the view's own match."""


class Piece(TypedDict):
    """What came since the last piece."""

    tape: str
    seq: int
    plies: list[PlyPiece]
    notes: NotRequired[dict[str, str]]
    marks: NotRequired[dict[str, int]]
    forks: NotRequired[dict[str, str]]


Reason = tuple[int, str, list[int]]
"""A blocker: clause index, finished sentence, indexes of the cells to light."""


class Choice(TypedDict):
    """Something worth asking about at the cursor: one of `Choices`, unfolded."""

    m: str
    """Notation."""
    s: int
    """Seat."""
    l: str  # noqa: E741  # one letter, like its siblings
    """What it is, in words: `red 5`."""
    c: list[int]
    """Indexes of the cells it concerns; none: nothing on the table stands for it."""
    r: NotRequired[list[Reason]]
    """Why not; a legal choice has none. Beyond the first twenty blocked ones: on request, and
    then `[]` stands here."""


Odd = tuple[str, int, int]
"""What the seat to act may be about to throw for, in words, and its exact chance: so many out of so many."""


class Choices(TypedDict):
    """All that is worth asking about at the cursor; what several share is sent once.

    A number can be written as a sign: `#` is 0, `$` is 1, and so on. `js/src/choices.ts` unfolds them
    to a list of `Choice`.
    """

    text: str
    """Lines with `!` between them: by choice a sign for its kind; every notation; every choice in words;
    the sentences of all reasons. Texts are spelt with a sign for each word, its place in `words`; the
    first sign of each says how many words it shares with the text before."""
    signs: str
    """Signs in `text` that stand for phrases, the first one to be put in first: what follows the last
    place where the sign stands is its phrase, and stands there for no other reason."""
    kinds: list[str]
    """What choices are alike in, as signs: seat and cells; if blocked, `!` and the reasons."""
    clauses: list[str]
    """By reason, as signs: the clause, and the cells to light."""
    words: list[str]


class Now(TypedDict):
    """Where the cursor stands."""

    tape: str
    seq: int
    """The piece that must have been read before this makes sense."""
    node: int
    """Number of the ply."""
    tip: int
    """Number of the last ply of the line."""
    to_act: list[int]
    status: str
    """One line: whose turn, where in the game."""
    kind: Literal["turn", "sealed", "reaction", "chance", "automatic", "over"]
    """Why somebody may act. `reaction`: a seat is asked whether it answers, and may pass."""
    choices: Choices
    over: bool
    odds: NotRequired[list[Odd]]
    """Only for the seat to act, and for the open table."""
    turns: NotRequired[list[int]]
    """For the same: by face of the die, how far a look along a ray turns on."""


class Answer(TypedDict):
    """The reply to one message."""

    id: str
    ok: bool
    refused: NotRequired[list[Reason]]
    text: NotRequired[str]
    """For a refusal or an error: what to say."""
    kind: NotRequired[Literal["refused", "stale", "error"]]
    ply: NotRequired[int]


class Message(TypedDict):
    """What the browser asks. A repeated id is answered again and not done again."""

    id: str
    type: Literal[
        "choose", "pass", "goto", "step", "why", "sync", "ping", "seat", "note", "mark", "new", "scenario"
    ]
    """`pass`: the seat that is asked lets things stand."""
    node: NotRequired[int]
    """The ply on the screen; a decision for another than the cursor's is stale."""
    choice: NotRequired[int]
    """`choose`, `why`: which of `now.choices`."""
    seat: NotRequired[int | None]
    text: NotRequired[str]
    """`note`: the remark; `mark`: the name; `scenario`: which."""
