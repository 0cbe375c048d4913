"""En busca del Imperio Cobra: one to three Heroes against the Cobra and her Guardian.

Read in this order: `book`, `cards`, `board`, `edition`, `state`, `actions`, the chapters in `rules/`,
`view`, `game`.
"""
