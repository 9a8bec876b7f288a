"""A level that moves to its goal in a given time."""

from __future__ import annotations


class Fader:
    """Starts at `level`; times in seconds are passed in."""

    def __init__(self, level: float = 1.0) -> None:
        self.level = level
        self._goal = level
        self._speed = 0.0

    def to(self, goal: float, seconds: float) -> None:
        """Moves to `goal` over `seconds`, from where it is now; at once for 0."""
        self._goal = goal
        if seconds <= 0.0:
            self.level = goal
            self._speed = 0.0
        else:
            self._speed = (goal - self.level) / seconds

    def update(self, dt: float) -> bool:
        """Lets `dt` seconds pass; True where the level changed."""
        if self.level == self._goal:
            return False
        before = self.level
        self.level += self._speed * dt
        if (self._goal - before) * (self._goal - self.level) <= 0.0:
            self.level = self._goal
        return True
