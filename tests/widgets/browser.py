"""The browser's side of the wire, as plain as can be: it records what comes and folds tape and pieces."""

import json

from comm.base_comm import BaseComm


def numbers(signs):
    """Numbers out of their signs."""
    return [ord(sign) - ord("#") for sign in signs]


def lines(text, signs):
    """Lines, out of a text with a sign for each phrase."""
    for sign in signs:
        *parts, phrase = text.split(sign)
        text = phrase.join(parts)
    return text.split("!")


def texts(spelt, words):
    """Texts out of their spelling."""
    found, line = [], []
    for signs in spelt:
        shared, *rest = numbers(signs)
        line = [*line[:shared], *rest]
        found.append("".join(words[word] for word in line))
    return found


def unfolded(sent):
    """Choices one by one, out of how they are sent."""
    kinds, *spelt = lines(sent["text"], sent["signs"])
    told = texts(spelt, sent["words"])
    found = []
    for nth, number in enumerate(numbers(kinds)):
        (seat, *cells), *reasons = map(numbers, sent["kinds"][number].split("!"))
        found.append({"m": told[nth], "s": seat, "l": told[len(kinds) + nth], "c": cells})
        for why in reasons:
            found[-1]["r"] = [reason(sent["clauses"][r], told[2 * len(kinds) + r]) for r in why]
    return found


def reason(signs, text):
    """One reason."""
    clause, *lit = numbers(signs)
    return [clause, text, lit]


class Browser(BaseComm):
    """What one model of a widget becomes on the other side."""

    def __init__(self, **kwargs):
        self.messages = []
        self.traits = {}
        self.gaps = 0
        self.plies = []
        self.cells_at = {}
        self.said = 0
        super().__init__(**kwargs)

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **_):
        """Take what Python sends, as JSON: what is changed later does not change here."""
        text = json.dumps(data or {}, ensure_ascii=False, allow_nan=False)
        self.messages.append((msg_type, text))
        state = json.loads(text).get("state")
        if state is not None and json.loads(text).get("method", "update") == "update":
            self.absorb(state)

    # --- to Python ---------------------------------------------------------------------

    def say(self, kind, **message):
        """Send a message as a view does; the answer."""
        self.said += 1
        message = {"id": f"m{self.said}", "type": kind, **message}
        return self.repeat(message)

    def repeat(self, message):
        """Send a message just as it is; the answer."""
        self.handle_msg({"content": {"data": {"method": "custom", "content": message}}, "buffers": []})
        return self.traits["answer"]

    def choose(self, *, blocked=False, seat=None):
        """Take the first choice that is legal, or blocked; the answer."""
        now = self.traits["now"]
        fits = [i for i, c in enumerate(now["choices"]) if ("r" in c) is blocked and seat in {None, c["s"]}]
        return self.say("choose", node=now["node"], choice=fits[0])

    def save(self, **traits):
        """Change traits as the browser does."""
        data = {"method": "update", "state": traits, "buffer_paths": []}
        self.handle_msg({"content": {"data": data}, "buffers": []})

    def reload(self):
        """Ask for everything, as a page does that is loaded again."""
        self.handle_msg({"content": {"data": {"method": "request_state"}}, "buffers": []})

    # --- from Python -------------------------------------------------------------------

    def absorb(self, state):
        """Fold what came into what is known."""
        self.traits |= state
        if "now" in state:
            self.sent_choices = state["now"]["choices"]
            self.traits["now"] = state["now"] | {"choices": unfolded(state["now"]["choices"])}
        if "tape" in state:
            self.read_tape(state["tape"])
        if state.get("piece"):
            self.read_piece(state["piece"])

    def read_tape(self, tape):
        """Begin anew."""
        self.name, self.seq = tape["tape"], tape["seq"]
        self.addresses = list(tape["addresses"])
        self.notes, self.marks, self.forks = dict(tape["notes"]), dict(tape["marks"]), dict(tape["forks"])
        first = self.addresses[: len(tape["root"])]
        self.plies, self.cells_at = [], {0: dict(zip(first, tape["root"], strict=True))}
        for ply in tape["plies"]:
            self.read_ply(ply)

    def read_piece(self, piece):
        """Go on; a piece of another tape or one that does not follow is a fault."""
        if (piece["tape"], piece["seq"]) != (self.name, self.seq + 1):
            self.gaps += 1
            return
        self.seq += 1
        for ply in piece["plies"]:
            self.addresses += ply.get("a", [])
            self.read_ply(ply)
        for kind in ("notes", "marks", "forks"):
            getattr(self, kind).update(piece.get(kind, {}))

    def read_ply(self, ply):
        """One ply more."""
        self.plies.append(ply)
        cells = dict(self.cells_at[ply["p"]])
        for index, value in zip(ply["c"][::2], ply["c"][1::2], strict=True):
            cells[self.addresses[index]] = value
        for index, start, gone, came in zip(*[iter(ply.get("d", []))] * 4, strict=True):
            old = cells[self.addresses[index]]
            cells[self.addresses[index]] = [*old[:start], *came, *old[start + gone :]]
        for index in ply.get("g", []):
            del cells[self.addresses[index]]
        self.cells_at[len(self.plies)] = cells

    @property
    def cells(self):
        """The position at the cursor."""
        return self.cells_at[self.traits["now"]["node"]]

    def line(self):
        """The numbers from the root to the cursor."""
        found = [self.traits["now"]["node"]]
        while found[0]:
            found.insert(0, self.plies[found[0] - 1]["p"])
        return found
