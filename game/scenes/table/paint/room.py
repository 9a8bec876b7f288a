"""The room and the table's bare furniture: drawn once, then kept.

What the room looks like is this file's alone; the other painters draw on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.levels.plan import CANVAS

if TYPE_CHECKING:
    from game.levels.plan import Plan
    from game.scenes.table.paint.brush import Brush

RIM = 3
"""Pixels by which the felt's frame reaches beyond it."""


class Room:
    """The still picture behind everything."""

    def __init__(self, brush: Brush, plan: Plan) -> None:
        self._brush = brush
        self._plan = plan
        self._kept: pygame.Surface | None = None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints all of the canvas."""
        if self._kept is None:
            self._kept = self._painted(canvas)
        canvas.blit(self._kept, (0, 0))

    def _painted(self, canvas: pygame.Surface) -> pygame.Surface:
        picture = pygame.Surface(CANVAS[2:], 0, canvas)
        palette, plan = self._brush.look.palette, self._plan
        picture.fill(palette["ink1"])
        felt = pygame.Rect(plan.felt)
        self._brush.panel(picture, "panel/felt", felt.inflate(2 * RIM, 2 * RIM))
        self._brush.panel(picture, "panel/tray", plan.tray)
        x, y, w, h = plan.caption
        for line in (y, y + h - 1):
            picture.fill(palette["brass0"], (x, line, w, 1))
        return picture
