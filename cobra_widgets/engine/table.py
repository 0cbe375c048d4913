"""What does not change while a match is played: who sits there, and how it came about."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cobra_widgets.engine.fidelity import EXACT, Fidelity

if TYPE_CHECKING:
    from cobra_widgets.engine.deciders import Player
    from cobra_widgets.engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class Table:
    """The facts of one match, shared by its views and what-ifs."""

    game: "AnyGame"
    seed: int
    names: tuple[str, ...]
    """By seat."""
    players: "tuple[Player | None, ...]"
    """Who decides for a seat; None: a person."""
    is_setup: bool = False
    """Whether the first position was set up by hand; then a record writes it out."""
    is_example: bool = False
    """Whether stepping without a move goes on along the line, as in an example."""
    fidelity: Fidelity = EXACT
