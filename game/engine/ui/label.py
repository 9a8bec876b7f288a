"""Text that is only read: a heading, a paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.art import Face
from game.engine.font import Align
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    import pygame

    from game.engine.ui.look import Look


class Label(Widget):
    """A wrapped text; the focus passes it by."""

    focusable = False

    def __init__(
        self,
        name: str,
        text: str,
        colour: str = "bone3",
        *,
        face: Face = Face.BODY,
        align: Align = Align.LEFT,
    ) -> None:
        """Writes in a palette colour."""
        super().__init__(name)
        self.text = text
        self.colour = colour
        self.face = face
        self.align = align

    def height(self, look: Look, width: int) -> int:
        """As many lines as the text takes."""
        font = look.font(self.face)
        return len(font.wrap(self.text, width)) * font.line_height

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the lines."""
        del mood
        font = look.font(self.face)
        x = {Align.LEFT: rect.left, Align.CENTRE: rect.centerx, Align.RIGHT: rect.right}[self.align]
        lines = font.wrap(self.text, rect.width)
        font.draw_lines(surface, lines, (x, rect.y), look.ink(self.colour, self.face), self.align)
