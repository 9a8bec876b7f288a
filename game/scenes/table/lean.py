"""How a dragged tile leans: into its way, and upright again as it comes to rest."""

from __future__ import annotations

UPRIGHT = 2
MOST = 2
STEP = 260.0
"""Pixels a second for one more frame of lean."""

EAGER = 14.0
"""By how much, a second, the lean follows the pointer."""


class Lean:
    """Follows a pointer across."""

    def __init__(self) -> None:
        self._x: int | None = None
        self._speed = 0.0

    def follow(self, x: int | None, dt: float) -> None:
        """The pointer is at pixel column `x` after `dt` seconds; None: nothing is dragged."""
        if x is None or self._x is None or dt <= 0:
            self._speed = 0.0 if x is None else self._speed
        else:
            wanted = (x - self._x) / dt
            self._speed += (wanted - self._speed) * min(1.0, EAGER * dt)
        self._x = x

    @property
    def frame(self) -> int:
        """0 left, 2 upright, 4 right."""
        return UPRIGHT + max(-MOST, min(MOST, round(self._speed / STEP)))
