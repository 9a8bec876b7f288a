"""A night sky with a moon, for the end of a match that was lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.palette import Palette

STARS = 90
MOON = 9
"""The moon's radius in pixels."""

_SKY = 5
"""The seed of the stars, which stand where they always stood."""


def draw_night(canvas: pygame.Surface, palette: Palette, area: pygame.Rect) -> None:
    """Paints the sky over an area."""
    canvas.fill(palette["sea0"], area)
    rng = random.Random(_SKY)  # noqa: S311 - stars, no secret
    for star in range(STARS):
        at = (rng.randrange(area.left, area.right), rng.randrange(area.top, area.bottom))
        canvas.fill(palette["sea4" if star % 4 == 0 else "sea1"], (at, (1, 1)))


def draw_moon(canvas: pygame.Surface, palette: Palette, middle: tuple[int, int]) -> None:
    """Paints a waning moon."""
    pygame.draw.circle(canvas, palette["sea4"], middle, MOON)
    pygame.draw.circle(canvas, palette["sea0"], (middle[0] + 5, middle[1] - 2), MOON - 2)
