"""Paper and tiles that fall for whoever has won: once, from above, and then it is over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    import random

    from game.engine.palette import Palette

MOST = 96
"""Pieces at full amount."""

TILES = 8
"""Every so many pieces one is a tile."""

COLOURS = ("rose2", "sea2", "brass2", "felt3", "brass1", "rose1")
SPEEDS = (52.0, 90.0)
"""Pixels a second."""

SWAY = 5
TURN = 0.18
"""Seconds of each side of a piece of paper."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece as it is when the fall begins; y is from the area's top."""

    x: int
    y: int
    speed: float
    sway: float
    colour: str | None


class Confetti:
    """The fall over an area.

    Args:
        rng: chance for what is only to be seen.
        area: where it falls.
        amount: 0 for none to 1 for all.
    """

    def __init__(self, rng: random.Random, area: pygame.Rect, amount: float) -> None:
        self._area = area
        self._seconds = 0.0
        self._pieces = tuple(
            Piece(
                x=rng.randrange(area.left + SWAY, area.right - SWAY),
                y=rng.randrange(-area.height, area.height // 2),
                speed=rng.uniform(*SPEEDS),
                sway=rng.uniform(0, math.tau),
                colour=None if number % TILES == 0 else rng.choice(COLOURS),
            )
            for number in range(round(MOST * amount))
        )
        self._lasts = max(
            ((area.height - piece.y) / piece.speed for piece in self._pieces), default=0.0
        )

    @property
    def falling(self) -> bool:
        """Whether anything is still in the air."""
        return self._seconds < self._lasts

    def update(self, dt: float) -> bool:
        """Lets seconds pass; says whether the picture changed."""
        falling = self.falling
        self._seconds += dt
        return falling

    def draw(self, canvas: pygame.Surface, palette: Palette) -> None:
        """Paints what is in the air."""
        clip = canvas.get_clip()
        canvas.set_clip(self._area.clip(clip))
        for piece in self._pieces:
            self._draw_piece(canvas, palette, piece)
        canvas.set_clip(clip)

    def _draw_piece(self, canvas: pygame.Surface, palette: Palette, piece: Piece) -> None:
        x = piece.x + round(SWAY * math.sin(2 * self._seconds + piece.sway))
        y = self._area.top + round(piece.y + piece.speed * self._seconds)
        turned = int(self._seconds / TURN + piece.sway) % 2
        if piece.colour is not None:
            canvas.fill(palette[piece.colour], (x, y, 3 - turned, 2 + turned))
            return
        canvas.fill(palette["ink0"], (x, y, 8, 13))
        canvas.fill(palette["bone0"], (x + 1, y + 1, 6, 11))
        canvas.fill(palette["ink2"], (x + 1, y + 6, 6, 1))
        for pip in ((3, 3), (2, 8), (4, 10)):
            canvas.fill(palette["ink1"], (x + pip[0], y + pip[1], 2, 2))
