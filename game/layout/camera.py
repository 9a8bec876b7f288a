"""From units of the lattice to pixels of the canvas: 6 pixels a unit, centred on the felt."""

from __future__ import annotations

from dataclasses import dataclass

from game.layout.lattice import Felt, Rect

UNIT = 6
"""Pixels a unit: tiles are 24x12."""


@dataclass(frozen=True, slots=True)
class Camera:
    """Looks at the felt, given as top left corner and size in canvas pixels."""

    area: tuple[int, int, int, int]

    @property
    def felt(self) -> Felt:
        """The felt in units."""
        _, _, w, h = self.area
        return Felt(w // UNIT, h // UNIT)

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel on which the anchor is centred."""
        x, y, w, h = self.area
        return x + w // 2, y + h // 2

    def pixels(self, rect: tuple[int, int, int, int]) -> Rect:
        """A rectangle of units, in pixels."""
        x, y, w, h = rect
        left, top = self.origin
        return Rect(left + x * UNIT, top + y * UNIT, w * UNIT, h * UNIT)

    def units(self, x: float, y: float) -> tuple[float, float]:
        """A pixel, in units: compare with `Rect.holds` of a target."""
        left, top = self.origin
        return (x - left) / UNIT, (y - top) / UNIT
