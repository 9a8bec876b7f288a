"""Where in a window the canvas lies. Plain arithmetic, no display."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

Size = tuple[int, int]

CANVAS: Size = (640, 360)
"""Size of the picture all scenes draw, in canvas pixels."""


class Scaling(Enum):
    """How the canvas fills a window larger than itself."""

    INTEGER = auto()
    """Every canvas pixel is the same square; what is left is bezel."""
    FIT = auto()
    """As large as the window allows, slightly soft on odd sizes."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """The rectangle of window pixels that shows the canvas.

    Attributes:
        x: left edge; 0 or more.
        y: top edge; 0 or more.
        w: width, at least 1.
        h: height, at least 1.
    """

    x: int
    y: int
    w: int
    h: int

    @property
    def scale(self) -> int:
        """Window pixels per canvas pixel if that is a whole number, else 0."""
        k = self.w // CANVAS[0]
        return k if (self.w, self.h) == (k * CANVAS[0], k * CANVAS[1]) else 0

    @property
    def rect(self) -> tuple[int, int, int, int]:
        """x, y, w, h."""
        return self.x, self.y, self.w, self.h

    def to_canvas(self, point: tuple[int, int]) -> tuple[int, int]:
        """The canvas pixel under a window pixel; beyond the canvas where the bezel is."""
        x = (point[0] - self.x) * CANVAS[0] // self.w
        y = (point[1] - self.y) * CANVAS[1] // self.h
        return x, y


def viewport(window: Size, scaling: Scaling) -> Viewport:
    """Centres the canvas in a window of any size; a window smaller than it shrinks it."""
    width, height = max(1, window[0]), max(1, window[1])
    k = min(width // CANVAS[0], height // CANVAS[1])
    if k >= 1 and scaling is Scaling.INTEGER:
        w, h = k * CANVAS[0], k * CANVAS[1]
    elif width * CANVAS[1] < height * CANVAS[0]:
        w, h = width, max(1, width * CANVAS[1] // CANVAS[0])
    else:
        w, h = max(1, height * CANVAS[0] // CANVAS[1]), height
    return Viewport((width - w) // 2, (height - h) // 2, w, h)
