"""A player who looks as far as its next turn."""

from cobra_widgets.engine.actions import Action
from cobra_widgets.engine.deciders import Look
from cobra_widgets.players.imagined import weigh


class Greedy:
    """Imagines how things may be, and takes what stands best when its turn comes again."""

    def __init__(self, imagined: int = 4) -> None:
        self.imagined = imagined
        """How many full states it imagines; more is steadier and slower."""

    def decide(self, look: Look) -> Action:
        """Return the choice that stands best on average."""
        return weigh(look, self.imagined, plies=12, to_own_turn=True)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return f"Greedy(imagined={self.imagined})"
