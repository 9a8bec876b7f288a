"""The sheet of paper beside the switches: what they come to, and which sentence has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.font import Align
from game.engine.ui.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from game.engine.ui.look import Look
    from game.scenes.stated import Statement

MARGIN = 10
GUTTER = 17
"""Where the numbers of the switches stand, left of their sentences."""

GAP = 3
"""Pixels between sentences."""

PITCH = 11
"""From one line of a sentence to the next."""

NOTCH = 2
"""Sentences that a notch of the wheel goes on by."""


class RulesSheet:
    """Sentences that scroll by themselves to what has just changed.

    Attributes:
        lit: the names of what changed last.
        pointed: whether the mouse is over the sheet.

    Args:
        look: what it is written with.
        area: where it lies.
    """

    def __init__(self, look: Look, area: pygame.Rect) -> None:
        self._look = look
        self._area = area
        self._about = ""
        self._told: tuple[Statement, ...] = ()
        self._numbers: Mapping[str, int] = {}
        self._focus: str | None = None
        self._top = 0
        self.lit: frozenset[str] = frozenset()
        self.pointed = False

    @property
    def scrolls(self) -> bool:
        """Whether there is more than shows at once."""
        return self._length > self._text.height

    @property
    def sentences(self) -> tuple[Statement, ...]:
        """What is written."""
        return self._told

    def write(
        self,
        about: str,
        told: tuple[Statement, ...],
        numbers: Mapping[str, int],
        focus: str | None,
    ) -> None:
        """Writes everything anew and lights what is not as it was.

        Args:
            about: the story of the preset, on top.
            told: the sentences.
            numbers: of the switches, by option.
            focus: the option whose switch has the focus.
        """
        before = {each.name: each.sentence for each in self._told}
        if before:
            changed = (each.name for each in told if before.get(each.name) != each.sentence)
            self.lit = frozenset(changed)
        self._about, self._told, self._numbers, self._focus = about, told, numbers, focus
        shown = focus if focus in {each.name for each in told} else min(self.lit, default=None)
        self._show(shown)

    def point(self, focus: str | None) -> None:
        """Another switch has the focus; its sentence comes into sight."""
        self._focus = focus
        self._show(focus)

    def scroll(self, notches: int) -> None:
        """Goes on by so many notches of the wheel, or back."""
        self._top += notches * NOTCH * PITCH * self._look.scale
        self._keep()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the paper, the story of the preset, and the sentences with their numbers."""
        look, text = self._look, self._text
        Panel.CARD.draw(canvas, look, self._area)
        before = canvas.get_clip()
        canvas.set_clip(text.inflate(2 * MARGIN, 2).clip(before))
        y = text.y - self._top
        y = self._lines(canvas, look.body.wrap(self._about, text.width), (text.x, y), "rose1")
        for each in self._told:
            y += GAP
            y = self._draw_one(canvas, each, y)
        canvas.set_clip(before)
        self._draw_more(canvas)

    # ---- where things are

    @property
    def _text(self) -> pygame.Rect:
        return self._area.inflate(-2 * MARGIN, -2 * MARGIN)

    @property
    def _wide(self) -> int:
        return self._text.width - GUTTER * self._look.scale

    @property
    def _pitch(self) -> int:
        return PITCH * self._look.scale

    @property
    def _length(self) -> int:
        return self._place(None)[0]

    def _place(self, name: str | None) -> tuple[int, int]:
        """Where a sentence begins and ends below the top of the text; for None, the whole ends."""
        y = len(self._look.body.wrap(self._about, self._text.width)) * self._pitch
        for each in self._told:
            y += GAP
            high = len(self._look.body.wrap(each.sentence, self._wide)) * self._pitch
            if each.name == name:
                return y, y + high
            y += high
        return y, y

    def _show(self, name: str | None) -> None:
        if name in {each.name for each in self._told}:
            top, bottom = self._place(name)
            if bottom > self._top + self._text.height:
                self._top = bottom - self._text.height
            self._top = min(self._top, top)
            if self._told and name == self._told[0].name:
                self._top = 0
        self._keep()

    def _keep(self) -> None:
        self._top = max(min(self._top, self._length - self._text.height), 0)

    # ---- painting

    def _draw_one(self, canvas: pygame.Surface, told: Statement, y: int) -> int:
        look, text = self._look, self._text
        x = text.x + GUTTER * look.scale
        lines = look.body.wrap(told.sentence, self._wide)
        if told.name in self.lit:
            for number, line in enumerate(lines):
                if not self._whole(canvas, y + number * self._pitch):
                    continue
                stroke = text.copy()
                stroke.x, stroke.y = x - 4, y + number * self._pitch + 1
                stroke.width, stroke.height = look.body.width(line) + 9, self._pitch
                look.kit.nine(canvas, "card/lit", stroke)
        switch = self._numbers.get(told.name)
        mark = str(switch) if switch else "·"
        focused = told.name == self._focus
        ink = look.palette["rose1" if focused else "sea1"]
        at = (x - 6, y)
        if focused:
            pin = look.kit.rect("card/pin")
            at_pin = (self._area.x + 5, y + (self._pitch - pin.height) // 2 + 1)
            look.kit.blit(canvas, "card/pin", at_pin)
        if self._whole(canvas, y):
            look.body.draw(canvas, mark, at, ink, Align.RIGHT)
        return self._lines(canvas, lines, (x, y), "ink1")

    def _lines(
        self, canvas: pygame.Surface, lines: list[str], at: tuple[int, int], ink: str
    ) -> int:
        x, y = at
        for line in lines:
            if self._whole(canvas, y):
                self._look.body.draw(canvas, line, (x, y), self._look.palette[ink])
            y += self._pitch
        return y

    def _whole(self, canvas: pygame.Surface, y: int) -> bool:
        """Whether a line at `y` is seen from its top to its bottom."""
        clip = canvas.get_clip()
        return clip.top <= y + 1 and y + self._look.body.line_height <= clip.bottom

    def _draw_more(self, canvas: pygame.Surface) -> None:
        kit, area = self._look.kit, self._area
        x = area.right - 22
        if self._top > 0:
            kit.blit(canvas, "arrow/up/on", (x, area.top - 2))
        if self._top < self._length - self._text.height:
            kit.blit(canvas, "arrow/down/on", (x, area.bottom - 5))
