"""How fast the table tells what happens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf


@dataclass(frozen=True, slots=True)
class Pace:
    """Every length of time is `factor` times the normal one.

    Attributes:
        factor: of all durations, 1 is normal.
        think: seconds that a computer player waits before its first action of a turn.
        ceiling: seconds that the telling of one action may take, unless it ends a round.
        stepwise: whether every computer player's action waits for a press.
    """

    factor: float
    think: float
    ceiling: float = inf
    stepwise: bool = False


class Speed(Enum):
    """The player's choice; the value is its name in the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    TURBO = "turbo"
    STEP = "step"

    @property
    def pace(self) -> Pace:
        """What the choice means in seconds."""
        return _PACES[self]


_PACES = {
    Speed.SLOW: Pace(1.7, 1.0),
    Speed.NORMAL: Pace(1.0, 0.5),
    Speed.FAST: Pace(0.55, 0.22),
    Speed.TURBO: Pace(0.2, 0.06, ceiling=0.18),
    Speed.STEP: Pace(1.0, 0.0, stepwise=True),
}

LINGER = 1.0
"""Seconds that the winning tile is seen before anything covers or explains it, at any speed."""
