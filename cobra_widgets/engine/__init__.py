"""What every game shares: actions, verdicts, chance, cells, the timeline and the match.

Nothing in here names a game. Read in this order: `game` (the questions every game
answers), `actions`, `events`, `verdicts`, `chance`, `clauses`, `cells`, `timeline`,
`match`, `record`.
"""
