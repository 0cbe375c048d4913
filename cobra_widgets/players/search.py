"""A player who plays its choices out in imagined games."""

from cobra_widgets.engine.actions import Action
from cobra_widgets.engine.deciders import Look
from cobra_widgets.players.imagined import weigh


class Search:
    """Plays each choice out at random until chance draws anew, and takes the best on average."""

    def __init__(self, playouts: int = 20, plies: int = 60) -> None:
        self.playouts = playouts
        """Imagined states; each choice is played out once in each."""
        self.plies = plies
        """Plies a playout lasts at most."""

    def decide(self, look: Look) -> Action:
        """Return the choice whose playouts stand best."""
        return weigh(look, self.playouts, self.plies, to_own_turn=False)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return f"Search(playouts={self.playouts}, plies={self.plies})"
