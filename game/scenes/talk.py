"""A card at the head of the table: a heading, a few sentences, and how far one has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.panel import Panel

if TYPE_CHECKING:
    from game.engine.ui.look import Look

HEIGHT = 62
"""Of the card, where its text is not large."""

MARGIN = 6
SIDES = 22
"""Left and right of the text, where the arrows stand."""

PITCH = 11
LAMP = 9


@dataclass(frozen=True, slots=True)
class Talk:
    """What a card says.

    Attributes:
        heading: on top.
        told: the sentences.
        done: which of the steps this is, from 1.
        steps: how many there are; 0 shows none.
    """

    heading: str
    told: str
    done: int = 0
    steps: int = 0

    def draw(self, canvas: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        """Paints the card into an area, taller where large text needs it."""
        area = self.area(look, area)
        Panel.CARD.draw(canvas, look, area)
        x, y = area.x + SIDES, area.y + MARGIN - 1
        look.body.draw(canvas, self.heading, (x, y), look.palette["rose1"])
        self._draw_steps(canvas, look, area, y)
        for line in self.lines(look, area.width):
            y += PITCH * look.scale
            look.body.draw(canvas, line, (x, y + 2), look.palette["ink1"])
        for side, at in self.arrows(look, area).items():
            look.kit.blit(canvas, f"arrow/{side}/on", at.topleft)

    def lines(self, look: Look, width: int) -> list[str]:
        """The sentences as they are broken at a width of the card."""
        return look.body.wrap(self.told, width - 2 * SIDES)

    def area(self, look: Look, area: pygame.Rect) -> pygame.Rect:
        """What the card takes of the canvas."""
        lines = 1 + len(self.lines(look, area.width))
        tall = area.copy()
        tall.height = max(area.height, lines * PITCH * look.scale + 2 * MARGIN)
        return tall

    def arrows(self, look: Look, area: pygame.Rect) -> dict[str, pygame.Rect]:
        """The arrows that lead on and back, where there is somewhere to go."""
        found: dict[str, pygame.Rect] = {}
        for side in ("left", "right"):
            if (side == "left" and self.done > 1) or (side == "right" and self.done < self.steps):
                arrow = look.kit.rect(f"arrow/{side}/on")
                arrow.centery = area.centery
                arrow.left = area.left + 8 if side == "left" else area.right - 8 - arrow.width
                found[side] = arrow
        return found

    def _draw_steps(self, canvas: pygame.Surface, look: Look, area: pygame.Rect, y: int) -> None:
        if not self.steps:
            return
        right = area.right - SIDES
        place = f"{self.done}/{self.steps}"
        look.body.draw(canvas, place, (right, y), look.palette["sea1"], Align.RIGHT)
        x = right - look.body.width(place) - 4 - self.steps * LAMP
        top = look.body.level(y, look.body.line_height)
        for step in range(1, self.steps + 1):
            name = "dip/led/on" if step <= self.done else "dip/led/off"
            look.kit.blit(canvas, name, (x + (step - 1) * LAMP, top + 3))
