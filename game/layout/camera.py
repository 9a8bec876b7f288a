"""From units of the lattice to pixels of the canvas, at one of three native sizes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from game.layout.lattice import Felt, Rect, union

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.layout.layout import Layout


class Zoom(IntEnum):
    """How near the table is seen: pixels a unit, for each of which tiles are drawn."""

    WIDE = 6
    NEAR = 8
    CLOSE = 12


@dataclass(frozen=True, slots=True)
class Camera:
    """Looks at the felt, given as top left corner and size in canvas pixels.

    Attributes:
        area: the felt.
        unit: pixels a unit; while the camera moves it lies between two sizes.
        covered: pixels at the top of the felt over which something lies.
        down: pixels by which the line is seen lower than in the middle, for that.
    """

    area: tuple[int, int, int, int]
    unit: float = Zoom.WIDE
    covered: int = 0
    down: int = 0

    @property
    def felt(self) -> Felt:
        """The whole felt in units, as the line is laid out on it: the widest view decides."""
        return self._seen(Zoom.WIDE)

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel on which the anchor is centred."""
        x, y, w, h = self.area
        return x + w // 2, y + h // 2 + self.down

    @property
    def size(self) -> Zoom:
        """The size of tiles that comes nearest to what is seen."""
        return min(Zoom, key=lambda zoom: abs(zoom - self.unit))

    def pixels(self, rect: tuple[int, int, int, int]) -> Rect:
        """A rectangle of units, in pixels."""
        x, y, w, h = rect
        left, top = self.origin
        at = left + round(x * self.unit), top + round(y * self.unit)
        return Rect(*at, round(w * self.unit), round(h * self.unit))

    def units(self, x: float, y: float) -> tuple[float, float]:
        """A pixel, in units: compare with `Rect.holds` of a target."""
        left, top = self.origin
        return (x - left) / self.unit, (y - top) / self.unit

    def nearest(self, layout: Layout) -> Zoom:
        """The nearest view in which the line and all that may be laid next are on the felt."""
        whole = union(_outlines(layout))
        left = self.area[3] - self.covered
        near = (zoom for zoom in reversed(Zoom) if whole.inside(self._seen(zoom).rect))
        return next((zoom for zoom in near if whole.h * zoom <= left), Zoom.WIDE)

    def lowered(self, layout: Layout, zoom: Zoom) -> int:
        """By how many pixels the line must come down to be seen below what covers the felt.

        Its lower end stays on the felt, where there is not room enough for both.
        """
        whole, half = union(_outlines(layout)), self.area[3] // 2
        wanted = self.covered - half - whole.y * zoom
        room = self.area[3] - half - whole.bottom * zoom
        return max(0, min(wanted, room))

    def _seen(self, zoom: Zoom) -> Felt:
        _, _, w, h = self.area
        return Felt(w // zoom, h // zoom)


def _outlines(layout: Layout) -> Iterator[Rect]:
    yield Rect(-2, -2, 4, 4)
    yield from (placed.rect for placed in layout.placed)
    if layout.sockets:
        for tip in layout.tips.values():
            yield tip.socket(double=False).rect
            yield tip.socket(double=True).rect
