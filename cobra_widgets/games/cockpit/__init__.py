"""Cobras in the Cockpit: snakes on a plane, for two to four players.

Read in this order: `cards`, `board`, `edition`, `state`, `actions`, the chapters in `rules/`, `view`,
`game`. What a box prints on its pieces stands in an edition; no rule knows an area, a species or a
card by its name.
"""
