"""Slow, plain second implementations of the rules, to compare the games with."""
