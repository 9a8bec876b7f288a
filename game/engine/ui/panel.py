"""Frames to put things in: nine-slices of the kit by purpose."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.ui.look import Look


class Panel(Enum):
    """What a frame is for; its value is the sprite's name."""

    CABINET = "panel/cabinet"
    """Menus: the cabinet's wood, with brass studs."""
    MARQUEE = "panel/marquee"
    """The title: chasing bulbs; sides in multiples of 16."""
    PLATE = "panel/plate"
    """Raised: a seat's plate, scores."""
    PLATE_ON = "panel/plate/on"
    """The plate of the seat whose turn it is."""
    INSET = "panel/inset"
    """Sunk: windows with numbers, lists."""
    SCREEN = "panel/screen"
    """A lit tube with scan lines: charts."""
    CAPTION = "panel/caption"
    """The one-line strip below the felt."""
    SPEECH = "panel/speech"
    """What somebody says; `speech/tail` hangs from it. Its text is dark (ink1)."""
    CARD = "panel/card"
    """A card of rules. Its text is dark (ink1)."""
    TRAY = "panel/tray"
    """The rail of the player's own tiles."""
    FELT = "panel/felt"
    """The table's rim and cloth."""
    VEIL = "panel/veil"
    """Darkens what is below an overlay."""

    def draw(self, surface: pygame.Surface, look: Look, area: pygame.Rect, frame: int = 0) -> None:
        """Paints the frame; only the marquee has a second `frame`, to alternate with."""
        name = f"{self.value}/{frame % 2}" if self is Panel.MARQUEE else self.value
        look.kit.nine(surface, name, area)

    def inside(self, look: Look, area: pygame.Rect) -> pygame.Rect:
        """What is left of an area within the frame."""
        name = f"{self.value}/0" if self is Panel.MARQUEE else self.value
        left, top, right, bottom = look.kit.entries[name].slices or (0, 0, 0, 0)
        return pygame.Rect(
            area.x + left, area.y + top, area.width - left - right, area.height - top - bottom
        )
