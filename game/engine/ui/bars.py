"""A heading with bars below it: how much of each is full, side by side while there is room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.engine.ui.look import Look

THICK = 5
"""A bar with the pixel of air above it."""
AIR = 10
"""Pixels between columns."""

BELOW = 7
"""Pixels from a row of bars to the next."""

ABOVE = 7
"""Pixels above the heading, which belongs to what is below it."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar.

    Attributes:
        name: what it stands for.
        told: the figure in words; empty where there is none yet.
        share: how much of it is full, 0 to 1.
    """

    name: str
    told: str = ""
    share: float = 0.0


class Bars(Widget):
    """Bars that are only read; the focus passes them by."""

    focusable = False

    def __init__(self, name: str, heading: str, bars: Sequence[Bar]) -> None:
        """Takes at least one bar."""
        super().__init__(name)
        self.heading = heading
        self.bars = tuple(bars)

    def height(self, look: Look, width: int) -> int:
        """The heading, and as many rows of bars as the width asks for."""
        rows = -(-len(self.bars) // self._columns(look, width))
        return ABOVE + look.body.line_height * (1 + rows) + 1 + rows * (THICK + BELOW) - BELOW

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints heading and bars; a line that the clip would cut is left out."""
        del mood
        body, clip = look.body, surface.get_clip()
        top = rect.y + ABOVE
        if clip.top <= top and top + body.line_height <= clip.bottom:
            body.draw(surface, self.heading, (rect.x, top), look.ink("brass3"))
        for bar, area in self._placed(look, rect):
            if clip.top <= area.y and area.bottom <= clip.bottom:
                _draw_bar(surface, look, bar, area)

    def _columns(self, look: Look, width: int) -> int:
        """How many columns fit: all, or few enough for the longest words."""
        longest = max(look.body.width(f"{bar.name} {bar.told}") for bar in self.bars)
        return max(1, min(len(self.bars), (width + AIR) // (longest + AIR)))

    def _placed(self, look: Look, rect: pygame.Rect) -> Iterator[tuple[Bar, pygame.Rect]]:
        columns, line = self._columns(look, rect.width), look.body.line_height
        wide = (rect.width + AIR) // columns - AIR
        for place, bar in enumerate(self.bars):
            row, column = divmod(place, columns)
            top = rect.y + ABOVE + line + 1 + row * (line + THICK + BELOW)
            yield bar, pygame.Rect(rect.x + column * (wide + AIR), top, wide, line + THICK)


def _draw_bar(surface: pygame.Surface, look: Look, bar: Bar, area: pygame.Rect) -> None:
    look.body.draw(surface, bar.name, area.topleft, look.ink("bone2"))
    look.body.draw(surface, bar.told, area.topright, look.ink("bone4"), Align.RIGHT)
    trough = pygame.Rect(area.x, area.bottom - THICK + 1, area.width, THICK - 1)
    surface.fill(look.palette["ink0"], trough)
    full = round(bar.share * trough.width)
    surface.fill(look.palette["brass2"], (*trough.topleft, full, trough.height))
    surface.fill(look.palette["ink3"], (trough.x, trough.bottom - 1, trough.width, 1))
