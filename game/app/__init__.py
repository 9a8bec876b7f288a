"""The running game: composition root, loop, and the only wall clock."""

from game.app.start import run

__all__ = ["run"]
