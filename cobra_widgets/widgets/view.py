"""The live view of a match."""

import asyncio
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import anywidget
import traitlets

from cobra_widgets.engine.errors import CobraError
from cobra_widgets.engine.match import Match
from cobra_widgets.engine.path import Ply
from cobra_widgets.engine.words import LOCALES
from cobra_widgets.widgets import bundle, lives
from cobra_widgets.widgets.book import book
from cobra_widgets.widgets.choices import now, offered
from cobra_widgets.widgets.looks import PARTS, SHOWN, SIZES, THEMES, looks, yes_or_no
from cobra_widgets.widgets.messages import Messages
from cobra_widgets.widgets.seen import Seen
from cobra_widgets.widgets.snapshot import taken
from cobra_widgets.widgets.tape import Numbers, TapeWriter, weight

STATE: Final = ("book", "tape", "piece", "now", "ply", "seat")
"""The traits that must agree with each other."""
DOWN: Final = {"sync": True, "way": "to the browser"}
BOTH_WAYS: Final = {"sync": True, "way": "both ways"}


class MatchView(anywidget.AnyWidget):
    """A match to look at and to play in a cell: table, timeline, log, rules, inspector.

    All views of one match stand at the same moment, whichever of them, or Python, moved it.
    """

    book = traitlets.Dict(help="Rules and words in the language of the view.").tag(**DOWN)
    tape = traitlets.Dict(help="All that the viewer may see of the match.").tag(**DOWN)
    piece = traitlets.Dict(help="What has been added to the tape last.").tag(**DOWN)
    now = traitlets.Dict(help="Where the match stands, and what may be done there.").tag(**DOWN)
    answer = traitlets.Dict(help="The reply to the browser's last message.").tag(**DOWN)
    ply = traitlets.Int(
        0, help="The ply of the match. Set it, and the match goes there; past an end, to that end."
    ).tag(**BOTH_WAYS, begins="that of the match")
    seat = traitlets.Int(
        None, allow_none=True,
        help="Whose eyes; None is the open table. What they may not see does not travel.",
    ).tag(**BOTH_WAYS)  # fmt: skip
    playing = traitlets.Bool(
        default_value=False, help="Whether the view, as long as it is on a page, plays on by itself."
    ).tag(**BOTH_WAYS)
    autopass = traitlets.Bool(
        default_value=False,
        help="Whether the view, as long as it is on a page, lets the cards of others stand: two seconds "
        "after its seat is asked, whatever that seat holds. The open table does so for every person.",
    ).tag(**BOTH_WAYS)
    locale = traitlets.Enum(LOCALES, help="The language of the view.").tag(
        **DOWN, begins="that of `cw.locale()`"
    )
    theme = traitlets.Enum(THEMES, "auto", help="Its colours; auto: the host's.").tag(**DOWN)
    size = traitlets.Enum(SIZES, "normal", help="How large it is drawn.").tag(**DOWN)
    parts = traitlets.List(traitlets.Enum(PARTS), list(SHOWN), help="Which parts are shown.").tag(**DOWN)

    def __init__(
        self,
        match: Match,
        *,
        parts: Sequence[str] = SHOWN,
        seat: int | None = None,
        locale: str | None = None,
        theme: str = "auto",
        size: str = "normal",
        autopass: bool = False,
    ) -> None:
        look = looks(locale, theme, size, parts)
        autopass = yes_or_no("autopass", autopass)
        self.match = match
        self.own_match: Final = match
        """The match it was made for; a scenario may be shown instead for a while."""
        self.is_own_display = False
        """Whether it was made by showing the match itself in a cell."""
        self._own_seat = seat
        """Whose eyes saw the match before a scenario was shown."""
        self._example = ""
        self.messages: Final = Messages(self)
        self._tapes = 0
        self._unwatch: Callable[[], None] = _nothing
        self._sent = self._whole = 0
        self._load(Seen(match, seat, look.locale), Numbers())
        super().__init__(
            **self._state(), **look._asdict(), seat=self.seen.viewer, autopass=autopass, _esm=bundle.esm(),
        )  # fmt: skip
        self._watch()
        self.on_msg(_hear)
        lives.enter(self)

    # --- what it shows -----------------------------------------------------------------

    def _load(self, seen: Seen, numbers: Numbers) -> None:
        """Begin a tape: for other eyes, another language, another match."""
        self._tapes += 1
        self.seen = seen
        self.numbers = numbers
        self.writer = TapeWriter(seen, numbers, f"{seen.game.id} {self._tapes}")
        self.writer.example = self._example
        self.offered = offered(seen)

    def _state(self) -> dict[str, Any]:
        """Return everything anew, the tape whole."""
        tape = self.writer.tape()
        self._whole, self._sent = weight(tape), 0
        return {
            "book": book(self.seen.game, self.seen.language), "tape": tape, "piece": {},
            "now": now(self.seen, self.writer, self.offered), "ply": self.match.ply,
        }  # fmt: skip

    def _show(self, seen: Seen, numbers: Numbers) -> None:
        self._load(seen, numbers)
        with self.hold_sync():
            self._set(**self._state(), seat=seen.viewer, locale=seen.language)

    def _follow(self) -> None:
        """Send what has come since: a piece of tape, and where the match stands."""
        self.offered = offered(self.seen)
        piece = self.writer.piece()
        self._sent += weight(piece) if piece else 0
        with self.hold_sync():
            if 2 * self._sent >= self._whole:
                self._set(**self._state())
                return
            if piece:
                self._set(piece=piece)
            self._set(now=now(self.seen, self.writer, self.offered), ply=self.match.ply)

    def _set(self, **traits: Any) -> None:
        # Told when all are set: one that observes sees no mixture.
        with self.hold_trait_notifications():
            for name, value in traits.items():
                setattr(self, name, value)

    # --- what may be asked of it ---------------------------------------------------------

    def look(self, *, seat: int | None) -> None:
        """See the match with other eyes; the old tape is dropped."""
        seen = Seen(self.match, seat, self.seen.language)
        if seen.viewer != self.seen.viewer:
            self._show(seen, self.numbers)

    def show(self, match: Match, seat: int | None = None) -> None:
        """Show another match."""
        self._example = ""
        self._change(match, seat)

    def _change(self, match: Match, seat: int | None) -> None:
        seen = Seen(match, seat, self.seen.language)
        self._unwatch()
        self.match = match
        self._show(seen, Numbers())
        self._watch()

    def show_scenario(self, name: str) -> None:
        """Show an example of the rulebook; without a name, come back to the match."""
        if not name:
            self.show(self.own_match, self._own_seat)
            return
        opener: Callable[[str], Match] = getattr(self.own_match, "_scenario", _none)
        example = opener(name)
        if self.match is self.own_match:
            self._own_seat = self.seen.viewer
        self._example = name
        self._change(example, None)

    def new_game(self) -> None:
        """Begin again with another deal. The game so far stays, on its branch."""
        match = self.match
        branch = match.fork(at=0, rng="fresh")
        if not branch.to_act and branch.result is None:
            branch.step()
        match.goto(branch.path()[-1])

    def place(self, number: int) -> Ply:
        """Return the moment of a number on the tape."""
        return Ply(self.numbers.nodes[number], self.seen.telling)

    def send_all(self) -> None:
        """Send everything again, the tape whole."""
        with self.hold_sync():
            self._set(**self._state())
            # What has not changed would stay here.
            self._states_to_send.update(STATE)

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:  # noqa: FBT001, FBT002
        """Return the traits; for a view that opens late, or a page loaded again, the tape is whole."""
        state = super().get_state(key=key, drop_defaults=drop_defaults)
        if key is None and "tape" in state:
            state |= {"tape": self.writer.tape(), "piece": {}}
        return state

    def close(self) -> None:
        """End the view; the match goes on."""
        # One that was refused while it was made has nothing to end.
        getattr(self, "_unwatch", _nothing)()
        if self.comm is not None:
            # A model of its own, which its view would leave behind.
            self.layout.close()
        super().close()

    def __repr__(self) -> str:
        return f"MatchView({self.match!r})"

    def _repr_mimebundle_(self, **_: Any) -> Any:
        shown = super()._repr_mimebundle_()
        if shown is None:
            return None
        data, metadata = shown
        return data | taken(self.seen).bundle(), metadata

    # --- who tells it something ----------------------------------------------------------

    def hear(self, message: Mapping[str, Any]) -> None:
        """Do what the browser asks, and answer together with what has come of it."""
        with self.hold_sync():
            self._set(answer=self.messages.receive(message))
            self._states_to_send.add("answer")

    @traitlets.observe("ply")
    def _ply_changed(self, change: Mapping[str, Any]) -> None:
        if change["new"] != self.match.ply:
            last = len(self.seen.cursor.line) - 1
            self.match.goto(min(max(0, change["new"]), last))
            self.ply = self.match.ply
            if change["new"] != self.ply:
                self._tell_again(change["new"])

    def _tell_again(self, asked: int) -> None:
        """Say which ply it is, once whoever asked for another one listens again.

        What is linked to the trait hears nothing while it sets it: a slider past the end would stay there.
        """
        change = traitlets.Bunch(name="ply", old=asked, new=self.ply, owner=self, type="change")
        try:
            asyncio.get_running_loop().call_soon(self.notify_change, change)
        except RuntimeError:
            # A script has nobody to come back to.
            return

    @traitlets.observe("seat", "locale")
    def _eyes_changed(self, _: Mapping[str, Any]) -> None:
        seen = self.seen
        if (self.seat, self.locale) == (seen.viewer, seen.language):
            return
        try:
            self._show(Seen(self.match, self.seat, self.locale), self.numbers)
        except CobraError:
            # A refused value must not stay, here or there.
            asked_by_browser = bool(self._property_lock)
            self._set(seat=seen.viewer, locale=seen.language)
            if not asked_by_browser:
                raise

    def _watch(self) -> None:
        """Follow the match as long as this view lives, without keeping it alive."""
        watchers, view = self.seen.timeline.watchers, weakref.ref(self)

        def told() -> None:
            if (living := view()) is None:
                unwatch()
            else:
                living._follow()  # noqa: SLF001  # itself

        def unwatch() -> None:
            if told in watchers:
                watchers.remove(told)

        watchers.append(told)
        self._unwatch = unwatch


def display(match: Match) -> MatchView:
    """Return the view for a cell that shows a match: one for each run of the cell."""
    view = lives.alive(match)
    if view is None:
        view = MatchView(match)
        view.is_own_display = True
    return view


def _hear(view: MatchView, content: Any, _: Any) -> None:
    if isinstance(content, dict):
        view.hear(content)


def _nothing() -> None:
    """Do nothing."""


def _none(name: str) -> Match:
    raise LookupError(name)
