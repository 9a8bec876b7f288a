"""What pages and dialogs lie on: the night behind them, frames with headings, the veil."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.screen.viewport import CANVAS
from game.engine.ui.panel import Panel

if TYPE_CHECKING:
    from game.engine.ui.look import Look

BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
"""Thresholds of an ordered dither, 0 to 15."""

STEPS = 16
BAND = 4
HEADING_AIR = 10


class Decor:
    """Paints what is common to all pages; costly pictures are made once.

    Args:
        look: what is drawn with.
    """

    def __init__(self, look: Look) -> None:
        self._look = look

    @cached_property
    def night(self) -> pygame.Surface:
        """The canvas filled with a dithered dusk, darkest at the top."""
        dark, light = self._look.palette["ink0"], self._look.palette["ink1"]
        picture = pygame.Surface(CANVAS, 0, 32)
        bands = [_band(dark, light, step) for step in range(STEPS + 1)]
        for top in range(0, CANVAS[1], BAND):
            step = top * STEPS // CANVAS[1]
            picture.blit(bands[step], (0, top))
        return picture

    @cached_property
    def veil(self) -> pygame.Surface:
        """Darkens the whole canvas; the scene below can still be made out."""
        picture = pygame.Surface(CANVAS, pygame.SRCALPHA, 32)
        Panel.VEIL.draw(picture, self._look, picture.get_rect())
        return picture

    def page(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Paints the night and a cabinet frame with a heading on its upper edge."""
        canvas.blit(self.night, (0, 0))
        self.frame(canvas, heading, area)

    def overlay(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Veils what is there, and paints a cabinet frame over it."""
        canvas.blit(self.veil, (0, 0))
        self.frame(canvas, heading, area)

    def frame(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Paints a cabinet frame with a heading on its upper edge."""
        look = self._look
        Panel.CABINET.draw(canvas, look, area)
        if not heading:
            return
        font = look.display
        width = font.width(heading) + 4 * HEADING_AIR
        plate = pygame.Rect(0, 0, width, font.line_height + 2)
        plate.midtop = (area.centerx, area.top - plate.height // 2 + 4)
        Panel.PLATE_ON.draw(canvas, look, plate)
        top = font.level(plate.y, plate.height)
        font.draw(canvas, heading, (plate.centerx, top), look.palette.ink("brass2"), Align.CENTRE)


def _band(dark: tuple[int, int, int], light: tuple[int, int, int], step: int) -> pygame.Surface:
    """Four rows of the canvas's width, `step` sixteenths of them light."""
    cell = pygame.Surface((BAND, BAND), 0, 32)
    for y, row in enumerate(BAYER):
        for x, threshold in enumerate(row):
            cell.set_at((x, y), light if threshold < step else dark)
    band = pygame.Surface((CANVAS[0], BAND), 0, 32)
    for x in range(0, CANVAS[0], BAND):
        band.blit(cell, (x, 0))
    return band
