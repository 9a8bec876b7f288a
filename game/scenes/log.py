"""What was said: every event of the match at the table, one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Wheel
from game.engine.ui.label import Label
from game.engine.ui.panel import Panel
from game.scenes import large
from game.scenes.reading import ReadingPage

if TYPE_CHECKING:
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(40, 22, 560, 314)
SCREEN = pygame.Rect(56, 46, 528, 274)
TEXT = pygame.Rect(72, 58, 496, 250)
END = -9999
"""Notches of the wheel that lead to the end of any text."""


class LogScene(ReadingPage):
    """The sentences, the newest at the bottom and in sight.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
    """

    def __init__(self, kit: Kit, doors: Doors) -> None:
        told = kit.narrator.sentences or (kit.text("table.info.nothing-yet"),)
        lines = [Label(f"told-{number}", line, "bone4") for number, line in enumerate(told)]
        super().__init__(kit, doors, lines, TEXT)
        self.form.handle(Wheel(END))

    @property
    def heading(self) -> str:
        """Of the page."""
        return self.kit.text("log.heading")

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame and the screen in it."""
        look = self.kit.look
        self.kit.decor.page(canvas, self.heading, large.at_size(look, FRAME, large.FRAME))
        Panel.SCREEN.draw(canvas, look, large.at_size(look, SCREEN, large.CARD))
