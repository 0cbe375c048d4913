"""Snake board games to play, rewind and question in a notebook."""

__version__ = "0.1.0"
