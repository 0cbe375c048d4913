"""A player without a plan."""

from cobra_widgets.engine.actions import Action
from cobra_widgets.engine.deciders import Look, decide_at_random


class Random:
    """Takes any legal decision, all alike; the same on each run of the same match."""

    def decide(self, look: Look) -> Action:
        """Return any of the choices."""
        return decide_at_random(look)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return "Random()"
