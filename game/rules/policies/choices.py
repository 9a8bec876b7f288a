"""Policies that are a plain choice between named readings (RULES.md sections 2 and 6)."""

from __future__ import annotations

from enum import Enum

FIVE = 5


class Stock(Enum):
    """What becomes of the tiles that are not dealt."""

    DRAW = "draw"
    SLEEP = "sleep"


class DeadEnds(Enum):
    """When a draw game with ends that nothing can fit is over (RULES.md 2.6)."""

    DRAW_ALL = "draw-all"
    STOP = "stop"


class First(Enum):
    """Who opens round 1."""

    HIGHEST = "highest"
    DRAWN = "drawn"


class Next(Enum):
    """Who opens later rounds."""

    ROTATE = "rotate"
    WINNER = "winner"
    HIGHEST = "highest"


class Direction(Enum):
    """How the turn order is shown at the table."""

    CCW = "ccw"
    CW = "cw"


class Rotation(Enum):
    """Which way the lead passes on (RULES.md 2.2)."""

    TURN_ORDER = "to the seat after the opener"
    COUNTER_CLOCKWISE = "counter-clockwise, whichever way the turn goes"


class Counting(Enum):
    """What a tile may score as it is laid."""

    NONE = "nothing"
    FIVES = "the count of the ends, where it is a multiple of five"

    def points(self, count: int) -> int:
        """What a tile scores that brings the ends to `count` (RULES.md section 4)."""
        return count if self is Counting.FIVES and count % FIVE == 0 else 0


class Doubles(Enum):
    """Whether four, five or six doubles in a dealt hand matter (RULES.md section 6)."""

    ON = "on"
    OFF = "off"


OVER_DRAW_PENALTY = 2
"""What drawing beside a playable tile costs, where it can be done."""


class OverDraw(Enum):
    """Whether a seat may draw while it holds a playable tile (RULES.md section 6)."""

    FORBID = "forbid"
    PENALTY = "penalty"
