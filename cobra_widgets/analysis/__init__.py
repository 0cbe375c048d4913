"""Numbers about games: exact odds, counted by a module of its own for each game that has some; bars."""

from cobra_widgets.analysis.bars import Bars, bars
from cobra_widgets.analysis.odds import Odds, against_trial, compared, in_combat, odds, of_throwing, sums

__all__ = ["Bars", "Odds", "against_trial", "bars", "compared", "in_combat", "odds", "of_throwing", "sums"]
