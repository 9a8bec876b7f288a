"""Sticks, hats and triggers as digital controls. Axis values run from -1 to 1."""

from __future__ import annotations

from game.engine.input.events import Action

PRESSED = 0.6
"""How far an axis must go to count as pressed."""
LET_GO = 0.4
"""How far back it must come to count as let go."""

_WAYS = {
    Action.LEFT: (0, -1),
    Action.RIGHT: (0, 1),
    Action.UP: (1, -1),
    Action.DOWN: (1, 1),
}
"""Each direction's axis and its sign there."""


class Stick:
    """A stick that means at most one direction at a time."""

    def __init__(self) -> None:
        self._at = [0.0, 0.0]
        self.direction: Action | None = None

    def move(self, axis: int, value: float) -> Action | None:
        """Axis 0 (rightwards positive) or 1 (downwards positive) is at `value`.

        Returns:
            The direction meant now.
        """
        self._at[axis] = value
        if self.direction is None or self._push(self.direction) < LET_GO:
            farthest = max(_WAYS, key=self._push)
            self.direction = farthest if self._push(farthest) >= PRESSED else None
        return self.direction

    def _push(self, direction: Action) -> float:
        axis, sign = _WAYS[direction]
        return self._at[axis] * sign


def hat_directions(x: int, y: int) -> frozenset[Action]:
    """What a hat at (x, y) means; x rightwards, y upwards, each -1, 0 or 1."""
    at = (x, -y)
    return frozenset(way for way, (axis, sign) in _WAYS.items() if at[axis] == sign)


def is_pulled(value: float, *, already: bool) -> bool:
    """Whether a trigger at `value` counts as pressed, given whether it did before."""
    return value >= (LET_GO if already else PRESSED)
