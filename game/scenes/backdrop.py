"""The cabinet behind title and menus: its art, and the bulbs that chase each other above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas
from game.engine.sheet import read

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.engine.sheet import Sheet

BULBS = range(132, 504, 16)
"""Left edges of the bulbs on the marquee's rail."""

TOP = 3
STEP = 0.4
"""Seconds after which every light has moved on by a bulb."""

PHASES = 3
"""Lit, fading, dark."""


class Backdrop:
    """Paints the whole canvas; its middle, x 120 to 519, is calm.

    Args:
        picture: as large as the canvas.
        sheet: with the bulbs.
    """

    def __init__(self, picture: pygame.Surface, sheet: Sheet) -> None:
        self._picture = picture
        self._sheet = sheet

    @classmethod
    def of(cls, art: Art) -> Backdrop:
        """The backdrop of what is drawn with."""
        loaded = read(art.folder / "backdrops" / "cabinet.png", art.swapped)
        picture = pygame.Surface(loaded.get_size(), 0, 32)
        picture.blit(loaded, (0, 0))
        return cls(picture, art.sheet(Atlas.ROOM))

    def draw(self, canvas: pygame.Surface, seconds: float) -> None:
        """Paints the cabinet as it is at a time; equal times give equal pictures."""
        canvas.blit(self._picture, (0, 0))
        phase = self.pose(seconds)
        for number, x in enumerate(BULBS):
            self._sheet.blit(canvas, f"bulb/{(phase - number) % PHASES}", (x, TOP))

    def pose(self, seconds: float) -> int:
        """Tells times apart: where this is equal, so are the pictures."""
        return int(seconds / STEP) % PHASES
