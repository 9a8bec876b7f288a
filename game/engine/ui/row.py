"""Rows with a label at the left and a control at the right: choices, toggles, sliders."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.ui.look import MARGIN
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    from game.engine.ui.look import Look

TEXT = {Mood.IDLE: "bone3", Mood.FOCUS: "bone4", Mood.HELD: "bone4", Mood.OFF: "bone1"}


class Row(Widget):
    """A labelled row; its control takes the right part.

    Attributes:
        stacked: Whether the control stands below the label, because large text needs the width.
    """

    share = 0.5
    """Part of the width that the control takes."""

    changed_by = Action.RIGHT
    """The action that prompts name for giving it another value."""

    def __init__(self, name: str, label: str, *, enabled: bool = True) -> None:
        """Labels a row; without a label the control takes all of it."""
        super().__init__(name, enabled=enabled)
        self.label = label
        self.stacked = False

    def height(self, look: Look, width: int) -> int:
        """One row, or two where label and control do not fit side by side."""
        wanted = look.body.width(self.label) + 2 * MARGIN
        tight = wanted > width * (1 - self.share) or self.widest(look) > width * self.share
        self.stacked = bool(self.label) and tight
        return look.row * (1 + self.stacked)

    def widest(self, look: Look) -> int:  # noqa: ARG002 - some controls are written in
        """Pixels that the control takes at most."""
        return 0

    def control(self, rect: pygame.Rect) -> pygame.Rect:
        """The control's area inside the row's."""
        if not self.label:
            return rect.copy()
        if self.stacked:
            line = rect.height // 2
            return pygame.Rect(rect.x, rect.bottom - line, rect.width, line)
        width = int(rect.width * self.share)
        return pygame.Rect(rect.right - width, rect.y, width, rect.height)

    def draw_label(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood
    ) -> None:
        """Paints the row's bed and its label."""
        if mood in {Mood.FOCUS, Mood.HELD}:
            look.kit.nine(surface, "list/row", rect)
        if not self.label:
            return
        line = rect.height // 2 if self.stacked else rect.height
        room = rect.width if self.stacked else self.control(rect).left - rect.left
        label = look.body.fit(self.label, room - 2 * MARGIN)
        at = (rect.x + MARGIN, look.body.level(rect.y, line))
        look.body.draw(surface, label, at, look.ink(TEXT[mood]))

    def draw_value(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, value: str, mood: Mood
    ) -> None:
        """Paints a value in the middle of an area."""
        at = (rect.centerx, look.body.level(rect.y, rect.height))
        value = look.body.fit(value, rect.width)
        look.body.draw(surface, value, at, look.ink(TEXT[mood]), Align.CENTRE)
