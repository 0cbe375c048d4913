"""Planes with only what a test is about, and short ways to look at them."""

from pathlib import Path

import cobra_widgets as cw
from cobra_widgets.games.cockpit.cards import DATA
from cobra_widgets.games.cockpit.edition import read_edition

SPECIES = ("cobras", "pythons", "rattlesnakes", "kingsnakes")
OPEN = (
    "pilot co-pilot first-class galley business-class coach lavatory crew-rest port-engine starboard-engine"
)
"""All that can be in chaos."""


def plane(*hands, **given):
    """A plane with seat 0 on turn: one string of cards a player; the rest of the deck is discarded.

    `snakes` and `cards` go by area (`{"galley": (1, 0)}`, `{"galley": "H5 B3"}`), `chaos` names areas,
    `species` are the boards by seat, `scores` one number a seat, `options` the match's; all else are cells.
    """
    options, seed = given.pop("options", {}), given.pop("seed", 1)
    cells = {"turn": 0, "phase": "turn"}
    for seat, species in enumerate(given.pop("species", SPECIES[: len(hands)])):
        cells[f"species/{seat}"] = species
    for area, counts in given.pop("snakes", {}).items():
        cells |= {f"area/{area}/snakes/{seat}": count for seat, count in enumerate(counts)}
    cells |= {f"area/{area}/cards": cards.split() for area, cards in given.pop("cards", {}).items()}
    cells |= {f"area/{area}/chaos": True for area in given.pop("chaos", "").split()}
    cells |= {f"hand/{seat}": hand.split() for seat, hand in enumerate(hands)}
    cells |= {f"score/{seat}": score for seat, score in enumerate(given.pop("scores", ()))}
    cells |= {
        name.replace("_", "/"): value.split() if name in {"deck", "discard", "removed"} else value
        for name, value in given.items()
    }
    return cw.setup("cockpit", cells, players=len(hands), seed=seed, **options)


def all_but(*areas):
    """Every area that can be in chaos but these, for `chaos`."""
    return " ".join(area for area in OPEN.split() if area not in areas)


def play(match, *moves):
    """Take these decisions, each by whoever is to act, and return all that happened."""
    return [event for move in moves for event in match.step(move)]


def unanswered(match, *moves):
    """Take these decisions of the seat on turn; nobody answers. Return all that happened."""
    events = []
    for move in moves:
        events += match.step(move)
        while cell(match, "phase") == "react":
            events += match.step("pass")
    return events


def told(events, kind):
    """What the events of a kind say."""
    return [event.data for event in events if event.kind == kind]


def cell(match, address):
    """One cell."""
    return match.inspect(address)[address]


def scores(match):
    """The points by seat."""
    return tuple(match.inspect("score").values())


def aboard(match, area):
    """The snakes in an area by seat."""
    return tuple(match.inspect(f"area/{area}/snakes").values())


def legal(match):
    """What may be done, in notation."""
    return [str(action) for action in match.legal()]


def plays(match, sign="@"):
    """The plays into areas that may be made."""
    return [move for move in legal(match) if sign in move]


def blocked(match, move, seat=None):
    """The clauses that forbid a decision, without the game's name; none when it is allowed."""
    return [blocker.clause.removeprefix("cockpit:") for blocker in match.why_not(move, seat).blockers]


def edition_text():
    """The shipped edition as text."""
    return (DATA / "edition.toml").read_text("utf-8")


def changed(*changes):
    """The shipped edition with pieces of its text replaced."""
    text = edition_text()
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


def read(*changes):
    """That edition, read."""
    return read_edition(changed(*changes), "my_box.toml")


def box(folder, *changes):
    """The path of a file with that edition."""
    file = Path(folder) / "my_box.toml"
    file.write_text(changed(*changes), "utf-8")
    return str(file)
