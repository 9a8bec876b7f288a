"""What is only for show: dust from under the tiles; over everything sparks, a flash, a shake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.table.places import centre

if TYPE_CHECKING:
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

CORNERS = ((1, 1), (-1, -1), (1, -1), (-1, 1))
OUT = 5
"""Pixels from a tile's corner to the dust that rises there."""

BRIGHT = (44, 40, 30)
"""What a flash at its brightest adds to a colour."""


class ShowPainter:
    """Paints effects."""

    def __init__(self, brush: Brush, places: Places) -> None:
        self._brush = brush
        self._places = places

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """All of them but the dust."""
        effects = picture.effects
        if not effects.moving:
            return
        for x, y, frame in effects.sparks():
            self._brush.mark(canvas, f"fx/spark/{frame}", (x, y))
        if effects.light > 0:
            glow = [round(part * effects.light) for part in BRIGHT]
            canvas.fill(glow, self._places.plan.felt, pygame.BLEND_RGB_ADD)
        if effects.shaken != (0, 0):
            canvas.scroll(*effects.shaken)

    def draw_dust(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The dust that rises from under the tiles."""
        puffs = tuple(picture.effects.dust())
        if not puffs:
            return
        placed = self._places.layout(picture.shown.line).placed
        boxes = {each.tile: self._places.camera.pixels(each.rect) for each in placed}
        for tile, number, frame in puffs:
            if tile not in boxes:
                continue
            x, y = centre(boxes[tile])
            _, _, w, h = boxes[tile]
            across, down = CORNERS[number % len(CORNERS)]
            far = OUT + 2 * frame
            at = x + across * (w // 2 + far), y + down * (h // 2 + far // 2)
            self._brush.mark(canvas, f"fx/dust/{frame}", at)
