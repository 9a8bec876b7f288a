"""A line of dominoes that passes by for ever, each tile matching the one before. Headless."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.tile import Tile, double_six

if TYPE_CHECKING:
    import random

LONG, SHORT = 24, 12
RECENT = 12
"""A tile comes again after so many others at the earliest."""


@dataclass(frozen=True, slots=True)
class Passing:
    """A tile on its way.

    Attributes:
        tile: which.
        x: its left edge, in pixels from the left of the band.
        first: the half that lies left; a double lies crosswise.
    """

    tile: Tile
    x: float
    first: int

    @property
    def width(self) -> int:
        """Pixels along the line."""
        return SHORT if self.tile.is_double else LONG


class Parade:
    """Moves to the left; tiles join at the right and leave at the left.

    Args:
        width: of the band, in pixels.
        speed: pixels a second.
        rng: chooses the tiles.
    """

    def __init__(self, width: int, speed: float, rng: random.Random) -> None:
        self._width = width
        self._speed = speed
        self._rng = rng
        self._recent: deque[Tile] = deque(maxlen=RECENT)
        self._end = rng.randrange(7)
        self._tiles: deque[Passing] = deque()
        self._fill()

    @property
    def tiles(self) -> tuple[Passing, ...]:
        """The tiles from left to right; the outermost may be partly outside."""
        return tuple(self._tiles)

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        by = self._speed * dt
        self._tiles = deque(Passing(p.tile, p.x - by, p.first) for p in self._tiles)
        while self._tiles and self._tiles[0].x + self._tiles[0].width <= 0:
            self._tiles.popleft()
        self._fill()

    def _fill(self) -> None:
        while True:
            last = self._tiles[-1] if self._tiles else None
            x = last.x + last.width if last else 0.0
            if x >= self._width:
                return
            tile = self._next()
            self._tiles.append(Passing(tile, x, self._end))
            self._end = tile.low if tile.high == self._end else tile.high
            self._recent.append(tile)

    def _next(self) -> Tile:
        fitting = [tile for tile in double_six() if self._end in (tile.high, tile.low)]
        fresh = [tile for tile in fitting if tile not in self._recent]
        return self._rng.choice(fresh or fitting)
