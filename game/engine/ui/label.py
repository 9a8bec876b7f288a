"""Text that is only read: a heading, a paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.art import Face
from game.engine.font import Align
from game.engine.ui.look import MARGIN
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from game.engine.palette import Colour, Ink
    from game.engine.ui.look import Look

LOW = 2
"""Pixels of air below a group's heading."""


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

    def ink(self, look: Look) -> Colour | Ink:
        """What the lines are written in."""
        return look.ink(self.colour, self.face)

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the lines; one that the clip would cut is left out."""
        del mood
        font, ink = look.font(self.face), self.ink(look)
        x = {Align.LEFT: rect.left, Align.CENTRE: rect.centerx, Align.RIGHT: rect.right}[self.align]
        for _, line, y in self._whole(surface, look, rect):
            font.draw(surface, line, (x, y), ink, self.align)

    def _whole(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect
    ) -> Iterator[tuple[int, str, int]]:
        """The lines that show from top to bottom, with their number and y."""
        font, clip = look.font(self.face), surface.get_clip()
        for number, line in enumerate(font.wrap(self.text, rect.width)):
            y = rect.y + number * font.line_height
            if clip.top <= y and y + font.line_height <= clip.bottom:
                yield number, line, y


class PaperHeading(Label):
    """A heading on paper: the display cut, flat, since an outline would blot there."""

    def __init__(self, name: str, text: str, colour: str) -> None:
        super().__init__(name, text, colour, face=Face.DISPLAY)

    def ink(self, look: Look) -> Colour | Ink:
        """One colour."""
        return look.palette.flat(self.colour)


class GroupHeading(Label):
    """What the rows below it have in common, before a thin rule; without a text the rule alone."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text, "brass3")

    def height(self, look: Look, width: int) -> int:
        """One row: the air above sets the group apart from the last."""
        return max(look.row, super().height(look, width))

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints text and rule on the row's lower part."""
        line = look.font(self.face).line_height
        text = rect.move(MARGIN, rect.height - line - LOW)
        text.size = (rect.width - 2 * MARGIN, line)
        super().draw(surface, look, text, mood)
        written = look.font(self.face).width(self.text)
        left = text.x + written + (MARGIN if written else 0)
        if left < text.right and surface.get_clip().contains(text):
            rule = (left, text.centery, text.right - left, 1)
            surface.fill(look.palette["brass1"], rule)


class Entry(Label):
    """A paragraph that begins with a term, which is written in a colour of its own."""

    def __init__(self, name: str, text: str, colour: str, *, term: str, lead: str) -> None:
        """Writes text in `colour`, and `term` in `lead` if the text begins with it."""
        super().__init__(name, text, colour)
        self.term = term
        self.lead = lead

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the lines, then the term over their beginning."""
        super().draw(surface, look, rect, mood)
        if not self.text.startswith(self.term):
            return
        parts = look.body.wrap(self.term, rect.width)
        for number, line, y in self._whole(surface, look, rect):
            if number < len(parts) and line.startswith(parts[number]):
                look.body.draw(surface, parts[number], (rect.x, y), look.palette[self.lead])
