"""Numbers about games: exact odds."""

from cobra_widgets.analysis.odds import Odds, against_trial, in_combat, odds, of_throwing

__all__ = ["Odds", "against_trial", "in_combat", "odds", "of_throwing"]
