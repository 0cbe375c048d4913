"""What the browser asks of a view: each message answered, none done twice."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cobra_widgets.engine.errors import CobraError, Refused
from cobra_widgets.engine.fidelity import FRAMES_ONLY
from cobra_widgets.engine.game import WindowKind
from cobra_widgets.engine.words import engine_words
from cobra_widgets.widgets.choices import reasons
from cobra_widgets.widgets.seen import own_words
from cobra_widgets.widgets.wire import Answer

if TYPE_CHECKING:
    from cobra_widgets.engine.match import Match
    from cobra_widgets.widgets.view import MatchView

REMEMBERED: Final = 256
"""How many answers are kept, for messages that come twice."""

ASKED_AGAIN: Final = frozenset({"sync", "ping", "why"})
"""Questions: done again when they come again, since they change nothing."""

GOES_ON: Final = frozenset({"choose", "pass", "step", "new"})

LET_STAND: Final = "pass"
"""How a seat that is asked lets things stand, in every game that asks."""


class Stale(Exception):
    """A decision made while looking at another moment than the cursor's."""


class Unknown(Exception):
    """A message that asks for what is not there."""


class Messages:
    """The ear of one view."""

    def __init__(self, view: "MatchView") -> None:
        self._view = view
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._deeds: Final[Mapping[str, Callable[[Mapping[str, Any]], Answer | None]]] = {
            "choose": self._choose, "pass": self._pass, "goto": self._goto, "step": self._step,
            "why": self._why, "sync": self._sync, "ping": self._ping, "seat": self._seat,
            "note": self._note, "mark": self._mark, "new": self._new, "scenario": self._scenario,
        }  # fmt: skip

    def receive(self, message: Mapping[str, Any]) -> Answer:
        """Do what a message asks and return the answer; whatever goes wrong is an answer too."""
        id_ = str(message.get("id", ""))
        if id_ in self._answers and message.get("type") not in ASKED_AGAIN:
            return self._answers[id_]
        answer = self._done(message)
        answer["id"] = id_
        self._answers[id_] = answer
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return answer

    def _done(self, message: Mapping[str, Any]) -> Answer:
        try:
            return self._tried(message)
        except Exception as fault:
            logging.getLogger(__name__).exception("A message of the view failed: %s", dict(message))
            return self._fault("error", "answer.fault", what=f"{type(fault).__name__}: {fault}")

    def _tried(self, message: Mapping[str, Any]) -> Answer:
        kind = str(message.get("type"))
        deed = self._deeds.get(kind, self._unheard)
        try:
            if kind in GOES_ON:
                self._check_goes_on()
            return deed(message) or {"id": "", "ok": True, "ply": self._view.match.ply}
        except Refused as refusal:
            told = reasons(self._view.seen, self._view.writer, refusal.verdict)
            text = " ".join(sentence for _, sentence, _ in told)
            return {"id": "", "ok": False, "kind": "refused", "refused": told, "text": text}
        except Stale:
            meant = self._view.place(self._node(message)).ply
            return self._fault("stale", "answer.stale", node=meant, ply=self._view.match.ply)
        except Unknown as unknown:
            return self._fault("error", "answer.unknown", what=unknown)
        except CobraError as fault:
            return {"id": "", "ok": False, "kind": "error", "text": self._told(fault)}

    def _fault(self, kind: Any, key: str, **params: object) -> Answer:
        text = own_words().say(key, params, self._view.seen.language)
        return {"id": "", "ok": False, "kind": kind, "text": text}

    def _told(self, fault: CobraError) -> str:
        return engine_words().say(f"error.{fault.key}", fault.params, self._view.seen.language)

    # --- what may be asked -------------------------------------------------------------

    def _choose(self, message: Mapping[str, Any]) -> None:
        self._view.match.step(self._chosen(message))

    def _pass(self, message: Mapping[str, Any]) -> None:
        self._check_cursor(message)
        view = self._view
        window = view.seen.game.window(view.seen.cursor.node.state)
        if window.kind is not WindowKind.REACTION or view.seen.viewer not in {None, *window.seats}:
            raise Unknown(LET_STAND)
        view.match.step(LET_STAND, seat=window.seats[0])

    def _why(self, message: Mapping[str, Any]) -> Answer:
        seen = self._view.seen
        verdict = seen.game.judge(seen.cursor.node.state, self._chosen(message))
        return {"id": "", "ok": True, "refused": reasons(seen, self._view.writer, verdict)}

    def _step(self, message: Mapping[str, Any]) -> None:
        self._check_cursor(message)
        self._view.match.step()

    def _goto(self, message: Mapping[str, Any]) -> None:
        self._view.match.goto(self._view.place(self._node(message)))

    def _sync(self, _: Mapping[str, Any]) -> None:
        self._view.send_all()

    def _unheard(self, message: Mapping[str, Any]) -> None:
        raise Unknown(str(message.get("type")))

    def _ping(self, _: Mapping[str, Any]) -> None:
        """Answer, that is all."""

    def _seat(self, message: Mapping[str, Any]) -> None:
        self._view.look(seat=message.get("seat"))

    def _note(self, message: Mapping[str, Any]) -> None:
        self._elsewhere(message).note(str(message.get("text", "")))

    def _mark(self, message: Mapping[str, Any]) -> None:
        self._elsewhere(message).mark(str(message.get("text", "")))

    def _new(self, _: Mapping[str, Any]) -> None:
        self._view.new_game()

    def _scenario(self, message: Mapping[str, Any]) -> None:
        self._view.show_scenario(str(message.get("text", "")))

    # --- what they speak of --------------------------------------------------------------

    def _node(self, message: Mapping[str, Any]) -> int:
        node = message.get("node")
        if type(node) is not int or not 0 <= node < len(self._view.numbers.nodes):
            raise Unknown(f"node {node}")
        return node

    def _check_goes_on(self) -> None:
        if self._view.match.fidelity == FRAMES_ONLY:
            raise CobraError("frames-only")

    def _check_cursor(self, message: Mapping[str, Any]) -> None:
        if self._node(message) != self._view.numbers.of[self._view.seen.cursor.node]:
            raise Stale

    def _chosen(self, message: Mapping[str, Any]) -> Any:
        self._check_cursor(message)
        offered, choice = self._view.offered, message.get("choice")
        if type(choice) is not int or not 0 <= choice < len(offered):
            raise Unknown(f"choice {choice}")
        return offered[choice]

    def _elsewhere(self, message: Mapping[str, Any]) -> "Match":
        """Return the match at the moment on the screen; its own cursor stays."""
        return self._view.match.fork(at=self._view.place(self._node(message)))
