"""Tables with only the cards that a test is about, and short ways to look at them."""

import cobra_widgets as cw

NINE = "R10 R11 R12 R13 G10 G11 G12 G13 B10"
"""Triples for the line: one fewer than ends a round."""


def table(*hands, **cells):
    """A trick under way, led by seat 0: one string of cards a player, each with a King.

    `piles` are the dummies' cards, `baskets`, `scores` and `kings` one number a player, `options`
    the match's; all else are cells (`trick_plays` for `trick/plays`).
    """
    options, seed = cells.pop("options", {}), cells.pop("seed", 1)
    given = {"round": 1, "trick": 1, "leader": 0}
    if len(hands) == 2:
        given["dealer"] = 0
    for stem, values in (
        ("hand", hands),
        ("kings", cells.pop("kings", (1,) * len(hands))),
        ("basket", cells.pop("baskets", ())),
        ("score", cells.pop("scores", ())),
    ):
        given |= {f"{stem}/{seat}": _read(value) for seat, value in enumerate(values)}
    for nth, pile in enumerate(cells.pop("piles", ())):
        given[f"dummy/{len(hands) + nth}"] = pile.split()
    given |= {name.replace("_", "/"): _read(value) for name, value in cells.items()}
    return cw.setup("cobras", given, seed=seed, **options)


def _read(value):
    return value.split() if isinstance(value, str) and value not in PHASES else value


PHASES = ("deal", "seed", "trick", "over")


def seeding(*hands, **cells):
    """The table before the first trick: everybody is to choose a seed."""
    return table(*hands, **{"trick": 0, "leader": 0, "phase": "seed"} | cells)


def last_trick(*scores, **cells):
    """A table where the next trick is the round's last, and seat 0 wins it with a triple.

    The cobras on it are divided so that the others take 2 each (with five players 1 each); what
    they hold then is taken off their scores. `finish` plays it.
    """
    players = len(scores)
    piles = {1: ("G1 G2", "Y1 Y2"), 2: ("G1 G2",)}.get(players, ())
    hands = WINNING, *LOSING[: players - 1]
    return table(*hands, **{"scores": scores, "piles": piles, "line": NINE, "trick": 5} | cells)


WINNING = "B11"
LOSING = ("B1", "B2", "B3", "B4")


def finish(match):
    """Play that last trick; whatever follows the round's end by itself has happened too."""
    players = len(match.names)
    return play(match, WINNING, *LOSING[: players - 1])


def before_the_deal(match):
    """Go back to the moment the round ended, when all still lies there."""
    while match.inspect("phase")["phase"] != "deal":
        match.rewind()
    return match


def play(match, *moves):
    """Take these decisions, each by whoever is on turn, and return all that happened."""
    return [event for move in moves for event in match.step(move)]


def told(events, kind):
    """What the events of a kind say."""
    return [event.data for event in events if event.kind == kind]


def cited(events, kind):
    """The clauses that the first event of a kind names."""
    return next(event.clauses for event in events if event.kind == kind)


def values(match, stem):
    """One cell for each player, by seat."""
    return tuple(match.inspect(stem).values())


def cell(match, address):
    """One cell."""
    return match.inspect(address)[address]


def legal(match):
    """What may be done, in notation."""
    return [str(action) for action in match.legal()]


def blocked(match, move, seat=None):
    """The clauses that forbid a decision, without the game's name; none when it is allowed."""
    return [blocker.clause.removeprefix("cobras:") for blocker in match.why_not(move, seat).blockers]


def allowed(match, move):
    """What a refusal offers instead."""
    return [str(action) for action in match.why_not(move).allowed]


def said(match):
    """The line on where the game stands, in English and Spanish."""
    return tuple(cw.MatchView(match, locale=language).now["status"] for language in ("en", "es"))
