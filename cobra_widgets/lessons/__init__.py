"""Examples to step through: the rulebooks' own, and ours."""

from cobra_widgets.lessons.scenario import Scenario, Step, find_scenario, scenario_names, scenarios_of

__all__ = ["Scenario", "Step", "find_scenario", "scenario_names", "scenarios_of"]
