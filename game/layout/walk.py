"""How one arm walks over the felt, in its own frame: out along +x, turning towards +y.

Run straight; at the edge hang a leg of one tile; run back under it; legs again. Rows are six units
apart, so that two units stay free between doubles that lie across in neighbouring rows. A double
lies across in a run, and inline wherever the arm turns: at a row's end, on a leg, at a row's start.
Hence the tile before a leg always lies lengthwise, and its outer half is the corner.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.layout.lattice import LENGTH, WIDTH, Facing, Rect

ROW_PITCH = LENGTH + WIDTH


class Stage(Enum):
    """What the next tile is."""

    RUN = "in a row"
    START = "the first of a row, under its leg"


class Course(Enum):
    """Which way a row runs."""

    OUT = 1
    BACK = -1


@dataclass(frozen=True, slots=True)
class Bounds:
    """How far rows may run in the arm's frame: outward to `far`, back to `near`."""

    near: int
    far: int


@dataclass(frozen=True, slots=True)
class Walk:
    """Where an arm's next tile joins: the middle of the open edge, at (x, y) in the arm's frame."""

    bounds: Bounds
    x: int
    y: int = 0
    course: Course = Course.OUT
    stage: Stage = Stage.RUN

    @property
    def room(self) -> int:
        """Units left in the row."""
        bounds = self.bounds
        return bounds.far - self.x if self.course is Course.OUT else self.x - bounds.near

    def lay(self, *, double: bool) -> tuple[Rect, Facing, Walk]:
        """Where the next tile lies, which way its outer half points, and the walk after it."""
        if self.stage is Stage.START:
            return self._along(LENGTH, WIDTH)
        if self.room < LENGTH:
            return self._leg()
        if double and self.room >= WIDTH + LENGTH:
            return self._along(WIDTH, LENGTH)
        return self._along(LENGTH, WIDTH)

    def _along(self, length: int, breadth: int) -> tuple[Rect, Facing, Walk]:
        x = self.x + length * self.course.value
        rect = Rect(min(x, self.x), self.y - breadth // 2, length, breadth)
        facing = Facing.E if self.course is Course.OUT else Facing.W
        return rect, facing, Walk(self.bounds, x, self.y, self.course)

    def _leg(self) -> tuple[Rect, Facing, Walk]:
        inward = self.x - WIDTH * self.course.value
        rect = Rect(min(inward, self.x), self.y + WIDTH // 2, WIDTH, LENGTH)
        course = Course.BACK if self.course is Course.OUT else Course.OUT
        below = replace(self, y=self.y + ROW_PITCH, course=course, stage=Stage.START)
        return rect, Facing.S, below
