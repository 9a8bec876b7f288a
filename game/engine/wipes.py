"""Passages from one picture to the next. Each depends on its progress alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.palette import Colour
    from game.engine.sheet import Sheet

HALF = 0.5
"""Progress at which the old picture is hidden and the new one not yet seen."""

STEP = 4
"""Rows of the iris that move together: it closes in steps, as a board of the time drew it."""

FALL = 0.3
"""Part of the first and of the second half of the passage that each tile falls for."""

RINGS = 2
"""Steps by which the lit edge of the iris is wider than its hole."""


@dataclass(frozen=True, slots=True)
class Iris:
    """The old picture closes around a point, the new one opens from there.

    Attributes:
        centre: the point, in canvas pixels.
        night: colour of what is shut.
        edge: colour of the iris's rim.
        duration: seconds from the old picture to the new.
    """

    centre: tuple[int, int]
    night: Colour
    edge: Colour
    duration: float = 0.6

    def draw(self, canvas: pygame.Surface, before: pygame.Surface, progress: float) -> None:
        """Paints over the new picture on `canvas` what is still seen of `before`."""
        closing = progress < HALF
        if closing:
            canvas.blit(before, (0, 0))
        open_part = 1 - 2 * progress if closing else 2 * progress - 1
        radius = round(self._reach(canvas) * open_part**2)
        self._shut(canvas, radius + RINGS * STEP if radius else 0, self.edge, radius)
        self._shut(canvas, radius + RINGS * STEP if radius else 0, self.night, None)

    def _reach(self, canvas: pygame.Surface) -> int:
        x, y = self.centre
        width, height = canvas.get_size()
        across, down = max(x, width - x), max(y, height - y)
        return isqrt(across * across + down * down) + STEP

    def _shut(self, canvas: pygame.Surface, outer: int, colour: Colour, inner: int | None) -> None:
        """Fills what lies beyond a circle, or the ring between two circles, row by row."""
        x, y = self.centre
        width, height = canvas.get_size()
        for top in range(0, height, STEP):
            middle = top + STEP // 2 - y
            far = _half(outer, middle)
            if inner is None:
                canvas.fill(colour, (0, top, x - far, STEP))
                canvas.fill(colour, (x + far, top, width - x - far, STEP))
            elif far:
                near = _half(inner, middle)
                canvas.fill(colour, (x - far, top, far - near, STEP))
                canvas.fill(colour, (x + near, top, far - near, STEP))


@dataclass(frozen=True, slots=True)
class Falling:
    """Tiles fall into place until they hide the old picture, then drop away from the new.

    Attributes:
        sheet: with the tile's sprite.
        sprite: its name; tiles of its size fill the canvas.
        night: colour between the tiles.
        duration: seconds from the old picture to the new.
    """

    sheet: Sheet
    sprite: str
    night: Colour
    duration: float = 0.9

    def draw(self, canvas: pygame.Surface, before: pygame.Surface, progress: float) -> None:
        """Paints over the new picture on `canvas` what is still seen of `before`."""
        width, height = canvas.get_size()
        tile = self._tile(canvas)
        wide, high = tile.get_size()
        columns, rows = -(-width // wide), -(-height // high)
        if progress < HALF:
            canvas.blit(before, (0, 0))
        falls = []
        for column in range(columns):
            for row in range(rows):
                fall = self._fall(column, columns, rows - 1 - row, rows, progress)
                y = row * high + round(fall * (height + high))
                if -high < y < height:
                    falls.append((tile, (column * wide, y)))
        canvas.fblits(falls)

    def _tile(self, like: pygame.Surface) -> pygame.Surface:
        tile = pygame.Surface(self.sheet.rect(self.sprite).size, 0, like)
        tile.fill(self.night)
        self.sheet.blit(tile, self.sprite, (0, 0))
        return tile

    @staticmethod
    def _fall(column: int, columns: int, above: int, rows: int, progress: float) -> float:
        """Where a tile is: -1 above the canvas, 0 in its place, 1 below."""
        late = 0.5 * _scattered(column, columns) + 0.2 * above / rows
        part = 2 * progress % 1 - late
        part = min(max(part / FALL, 0.0), 1.0)
        return part * part - 1 if progress < HALF else part * part


def _half(radius: int, away: int) -> int:
    """Half the width of a circle at a row so far from its middle, in whole steps."""
    inside = radius * radius - away * away
    return isqrt(inside) // STEP * STEP if inside > 0 else 0


def _scattered(column: int, columns: int) -> float:
    """0 to 1 for the columns in a mixed order, neighbours far apart."""
    return (column * 11 % columns) / max(columns - 1, 1)
