"""Cobras: a trick-taking game for one to five players by Chris and Suzanne Zinsli.

Read in this order: `cards`, `state`, `actions`, the chapters in `rules/`, `view`, `game`.
"""
