"""Pages in large text: one frame and one scrolling column, whatever a page looks like otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.ui.panel import Panel

if TYPE_CHECKING:
    from game.engine.ui.look import Look

FRAME = pygame.Rect(6, 14, 628, 318)
COLUMN = pygame.Rect(34, 42, 572, 274)
ABOVE = pygame.Rect(34, 42, 572, 178)
TOLD = pygame.Rect(20, 236, 600, 84)
"""A column above what is told of its focused row."""

CARD = pygame.Rect(20, 40, 600, 280)
ON_CARD = pygame.Rect(32, 50, 576, 260)
FLOOR = pygame.Rect(0, 336, 640, 24)
PROMPTS = pygame.Rect(8, 336, 624, 24)
UNDER = pygame.Rect(0, 336, 640, 24)
"""Below a table that is only looked at."""

AIR = 10
WIDE = 560
"""Width of dialogs."""


def tell(canvas: pygame.Surface, look: Look, sentence: str) -> None:
    """Paints what is told of a column's focused row."""
    Panel.INSET.draw(canvas, look, TOLD)
    lines = look.body.wrap(sentence, TOLD.width - 2 * AIR)
    top = TOLD.y + (TOLD.height - len(lines) * look.body.line_height) // 2
    look.body.draw_lines(canvas, lines, (TOLD.x + AIR, top), look.ink("bone4"))


def at_size(look: Look, usual: pygame.Rect, large: pygame.Rect) -> pygame.Rect:
    """One of two areas, by the size of the text."""
    return usual if look.scale == 1 else large
