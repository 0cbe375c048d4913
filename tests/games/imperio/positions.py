"""Tables with only the pawns and cards that a test is about, and short ways to look at them."""

import cobra_widgets as cw

DINOSAUR = "great-dinosaur silver-city sea-of-sand"
"""The three trials of Vendha: at vendha-3, vendha-9 and vendha-spur-2."""


def hero(space=None, hand="", trials="", done="", **more):
    """A Hero: where it stands, what it holds; `more` are its other cells."""
    cells = {"hand": hand.split(), "trials": trials.split(), "done": done.split(), **more}
    if space is not None:
        cells["space"] = space
    if space == "well":
        cells["captured"] = True
    return cells


def table(*heroes, sentinels=(), force=None, seed=1, limit=0, **cells):
    """A position with these Heroes. On turn is the last seat's Guardian unless said otherwise.

    `sentinels` are spaces; `variants` the options'; all else are cells (`cobra_ray` for `cobra/ray`).
    """
    variants = cells.pop("variants", ())
    given = {"round": 1}
    for seat, values in enumerate(heroes):
        given |= {f"hero/{seat}/{what}": value for what, value in values.items()}
    given |= {f"sentinel/{number}/space": space for number, space in enumerate(sentinels, 1)}
    given |= {name.replace("_", "/"): _listed(name, value) for name, value in cells.items()}
    unguarded = {"solo", "no-guardian"} & set(variants)
    players = len(heroes) + (not unguarded)
    match = cw.setup("imperio", given, players=players, seed=seed, limit=limit, variants=variants)
    return match.fork(force=force) if force else match


def _listed(name, value):
    return value.split() if name in {"guardian_hand", "faceup", "deck_help", "deck_forces"} else value


def moving(roll, *heroes, **cells):
    """Seat 0 has rolled and is to move."""
    return table(*heroes, **{"turn": 0, "phase": "move", "roll": roll} | cells)


def splitting(points, *heroes, **cells):
    """The Guardian has rolled and shares points among the Sentinels."""
    return table(*heroes, **{"turn": len(heroes), "phase": "move", "roll": 1, "points": points} | cells)


def rolling(face, *heroes, **cells):
    """Seat 0 is on turn and rolls this."""
    force = {"die": face, **cells.pop("force", {})}
    match = table(*heroes, force=force, **{"turn": 0, "phase": "before"} | cells)
    match.step("roll")
    return match


def play(match, *moves):
    """Take these decisions, each by whoever is asked, and return all that happened."""
    return [event for move in moves for event in match.step(move)]


def told(events, kind):
    """What the events of a kind say."""
    return [event.data for event in events if event.kind == kind]


def kinds(events):
    """What happened, in order."""
    return [event.kind for event in events]


def cited(events, kind):
    """The clauses that the first event of a kind names, without the game's name."""
    return [id_.removeprefix("imperio:") for id_ in next(e.clauses for e in events if e.kind == kind)]


def cell(match, address):
    """One cell."""
    return match.inspect(address)[address]


def space(match, seat=0):
    """Where a Hero stands."""
    return cell(match, f"hero/{seat}/space")


def legal(match):
    """What may be done, in notation."""
    return [str(action) for action in match.legal()]


def moves(match):
    """Where a Hero may go, or a Sentinel's legs, sorted."""
    return sorted(move for move in legal(match) if ">" in move)


def blocked(match, move, seat=None):
    """The clauses that forbid a decision, without the game's name; none when it is allowed."""
    return [blocker.clause.removeprefix("imperio:") for blocker in match.why_not(move, seat).blockers]


def combat(match, hero_dice, other_dice, weapon="sword"):
    """Let a Hero that is asked fight with these dice, and return what happened."""
    force = {"dice": [*hero_dice, *other_dice]}
    branch = match.fork(force=force)
    events = list(branch.step(f"fight {weapon}"))
    return branch, events
