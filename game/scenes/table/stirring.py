"""The player's hand in the tiles before a deal: what it does is seen, and mixed into the shuffle.

The bytes are the hand's own motions, as they came (NOTATION.md, 'Fair shuffle'): for the pointer
its pixel and the milliseconds since the stir began, two bytes each, and for a direction one byte
and the milliseconds. What is seen is a picture only.
"""

from __future__ import annotations

from math import dist, exp, pi
from typing import TYPE_CHECKING

from game.engine.input.events import Action
from game.layout.lattice import Rect
from game.scenes.table.places import centre

if TYPE_CHECKING:
    from collections.abc import Sequence

UNTOUCHED = 1.6
"""Seconds after which tiles that nobody stirs are dealt."""

STILL = 0.9
"""Seconds for which a hand that has stirred must rest."""

SOONEST = 0.35
LONGEST = 8.0
DRIFT = 0.14
"""Turns a second of tiles that nobody stirs."""

PUSH = 0.9
"""Turns a second that a direction adds."""

FASTEST = 2.2
FRICTION = 1.8
"""By how much, a second, the tiles' speed falls."""

TOUCH = 24
"""Pixels that a pointer must move before it counts as a hand in the tiles."""

SAMPLES = 64
GAP = 0.03
"""Motions kept at most, and seconds between two of a pointer."""

MOST = 0xFFFF
_WAYS = {Action.LEFT: -1, Action.RIGHT: 1, Action.UP: 1, Action.DOWN: -1}
_NAMES = {way: number for number, way in enumerate(_WAYS)}


class Stirring:
    """One stir.

    Args:
        felt: the rectangle in whose middle the tiles lie.
        factor: of all durations, as the player's speed wants it.

    Attributes:
        turns: how far the tiles have come round.
        touched: whether a hand has been in them.
    """

    def __init__(self, felt: Sequence[int], factor: float) -> None:
        self._felt = Rect(*felt)
        self._factor = factor
        self._middle = centre(self._felt)
        self._speed = DRIFT
        self._seconds = 0.0
        self._still = 0.0
        self._kept: list[bytes] = []
        self._sampled = -GAP
        self._from: tuple[int, int] | None = None
        self._way = 0.0
        self._gripped: tuple[int, int] | None = None
        self.turns = 0.0
        self.touched = False

    @property
    def motion(self) -> bytes:
        """What the hand did."""
        return b"".join(self._kept) if self.touched else b""

    @property
    def done(self) -> bool:
        """Whether it is time to deal."""
        if not self.touched:
            return self._seconds >= UNTOUCHED * self._factor
        still = self._still >= max(SOONEST, STILL * self._factor)
        return still or self._seconds >= LONGEST

    def point(self, x: int, y: int) -> None:
        """The pointer moved to a pixel; over the felt it takes the tiles along."""
        before, self._from = self._from, (x, y)
        if before is None or before == (x, y) or not self._felt.holds(x, y):
            return
        self._way += dist(before, (x, y))
        if self._seconds - self._sampled >= GAP:
            self._sampled = self._seconds
            self._keep(_two(x) + _two(y) + _two(self._milliseconds))
        if self._way >= TOUCH:
            self._touch(self._swept(before, (x, y)))

    def grip(self, x: int, y: int) -> bool:
        """A mouse button went down; whether among the tiles."""
        self._gripped = (x, y) if self._felt.holds(x, y) else None
        return self._gripped is not None

    def let_go(self, x: int, y: int) -> float | None:
        """The button went up; how far from where it gripped, None where it did not."""
        gripped, self._gripped = self._gripped, None
        return None if gripped is None else dist(gripped, (x, y))

    def push(self, action: Action) -> None:
        """A direction was pressed, or repeats."""
        self._keep(bytes((_NAMES[action],)) + _two(self._milliseconds))
        self._way = TOUCH
        self._touch(PUSH * _WAYS[action])

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._seconds += dt
        self._still += dt
        self.turns += self._speed * dt
        slowed = exp(-FRICTION * dt)
        self._speed = DRIFT + (self._speed - DRIFT) * slowed

    def _touch(self, push: float) -> None:
        self.touched = True
        self._still = 0.0
        self._speed = max(-FASTEST, min(FASTEST, self._speed + push))

    def _swept(self, before: tuple[int, int], now: tuple[int, int]) -> float:
        """Turns a second that a way of the pointer gives the tiles, round their middle."""
        ax, ay = before[0] - self._middle[0], before[1] - self._middle[1]
        bx, by = now[0] - self._middle[0], now[1] - self._middle[1]
        reach = max(ax * ax + ay * ay, TOUCH * TOUCH)
        return 12 * (ax * by - ay * bx) / reach / (2 * pi)

    def _keep(self, sample: bytes) -> None:
        if len(self._kept) < SAMPLES:
            self._kept.append(sample)

    @property
    def _milliseconds(self) -> int:
        return round(self._seconds * 1000)


def _two(value: int) -> bytes:
    return max(0, min(MOST, value)).to_bytes(2, "big")
