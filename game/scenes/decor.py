"""What pages and dialogs lie on: the cabinet behind them, frames with headings, the veil."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.screen.viewport import CANVAS
from game.engine.ui.panel import Panel

if TYPE_CHECKING:
    from game.engine.ui.look import Look
    from game.scenes.backdrop import Backdrop

HEADING_AIR = 10


class Decor:
    """Paints what is common to all pages; costly pictures are made once.

    Attributes:
        backdrop: the cabinet, with its bulbs.

    Args:
        look: what is drawn with.
        backdrop: the cabinet.
    """

    def __init__(self, look: Look, backdrop: Backdrop) -> None:
        self._look = look
        self.backdrop = backdrop

    @cached_property
    def veil(self) -> pygame.Surface:
        """Darkens the whole canvas; the scene below can still be made out."""
        picture = pygame.Surface(CANVAS, pygame.SRCALPHA, 32)
        Panel.VEIL.draw(picture, self._look, picture.get_rect())
        return picture

    def page(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Paints the cabinet and a frame with a heading on its upper edge."""
        self.backdrop.draw(canvas, 0.0)
        self.frame(canvas, heading, area)

    def overlay(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Veils what is there, and paints a cabinet frame over it."""
        canvas.blit(self.veil, (0, 0))
        self.frame(canvas, heading, area)

    def frame(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Paints a cabinet frame with a heading on its upper edge."""
        Panel.CABINET.draw(canvas, self._look, area)
        if heading:
            self.heading(canvas, heading, area)

    def heading(self, canvas: pygame.Surface, heading: str, area: pygame.Rect) -> None:
        """Paints a heading on the upper edge of a frame that is there."""
        look = self._look
        font = look.display
        width = font.width(heading) + 4 * HEADING_AIR
        plate = pygame.Rect(0, 0, width, font.line_height + 2)
        plate.midtop = (area.centerx, area.top - plate.height // 2 + 4)
        Panel.PLATE_ON.draw(canvas, look, plate)
        top = font.level(plate.y, plate.height)
        font.draw(canvas, heading, (plate.centerx, top), look.palette.ink("brass3"), Align.CENTRE)
