"""The integer lattice that the line of play lies on.

One unit is a quarter of a tile's length: a tile is 4x2 units, a double lying across 2x4. The
origin is the centre of the felt, which is the centre of the anchor; x grows to the right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

LENGTH = 4
WIDTH = 2


class Rect(NamedTuple):
    """Top left corner and size, in whole units (or pixels); a plain tuple of four."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """First column beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """First row beyond it."""
        return self.y + self.h

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share any area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def inside(self, other: Rect) -> bool:
        """Whether it lies wholly within `other`."""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it (the right and bottom edges are outside)."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, side: Facing) -> Rect:
        """One unit larger on that side."""
        x, y, w, h = self
        dx, dy = side.step
        return Rect(x + min(dx, 0), y + min(dy, 0), w + abs(dx), h + abs(dy))


def union(rects: Iterable[Rect]) -> Rect:
    """The least rectangle that holds them all. Raises ValueError where there are none."""
    corners = [(each.x, each.y, each.right, each.bottom) for each in rects]
    lefts, tops, rights, bottoms = zip(*corners, strict=True)
    x, y = min(lefts), min(tops)
    return Rect(x, y, max(rights) - x, max(bottoms) - y)


class Facing(Enum):
    """A direction on the table; the value counts quarter turns clockwise from east."""

    E = 0
    S = 1
    W = 2
    N = 3

    @property
    def step(self) -> tuple[int, int]:
        """One unit that way, as (dx, dy)."""
        return _STEPS[self.value]

    def turned(self, quarters: int) -> Facing:
        """The direction after so many quarter turns clockwise."""
        return _CLOCKWISE[(self.value + quarters) % 4]


_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
_CLOCKWISE = (Facing.E, Facing.S, Facing.W, Facing.N)


def turned(rect: Rect, quarters: int) -> Rect:
    """`rect` after 0 to 3 quarter turns clockwise about the origin."""
    x, y, w, h = rect
    if quarters == 0:
        return rect
    if quarters == 1:
        return Rect(-y - h, x, h, w)
    if quarters == 2:  # noqa: PLR2004 - a half turn
        return Rect(-x - w, -y - h, w, h)
    return Rect(y, -x - w, h, w)


@dataclass(frozen=True, slots=True)
class Felt:
    """The playing surface, in units; an odd unit at an edge is left bare."""

    width: int
    height: int

    @property
    def rect(self) -> Rect:
        """The surface about the origin."""
        half_width, half_height = self.width // 2, self.height // 2
        return Rect(-half_width, -half_height, 2 * half_width, 2 * half_height)


CROSS_FELT = Felt(80, 40)
"""The least felt on which every double-six cross fits."""

LINE_FELT = Felt(80, 36)
"""The least felt on which every double-six line with two ends fits."""
