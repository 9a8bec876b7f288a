"""Short messages at the top of the screen, one at a time, over whatever scene is there."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pygame

from game.engine.screen.viewport import CANVAS

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.ui.look import Look

SECONDS = 3.5
SLIDE = 0.18
"""Seconds in which a message comes in and goes away."""

WIDEST = 520
LARGE_WIDEST = 600
AIR = 8
TOP = 4


class Toasts:
    """Messages that wait for their turn. None is shown twice in a row.

    Attributes:
        listen: is told each message.
    """

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._shown = 0.0
        self.listen: Callable[[str], None] = lambda _sentence: None

    @property
    def animating(self) -> bool:
        """Whether a message is on the screen."""
        return bool(self._waiting)

    @property
    def current(self) -> str | None:
        """The message on the screen."""
        return self._waiting[0] if self._waiting else None

    def say(self, sentence: str) -> None:
        """Shows a sentence once those before it are gone."""
        if not self._waiting or self._waiting[-1] != sentence:
            self._waiting.append(sentence)
            self.listen(sentence)

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        if not self._waiting:
            return
        self._shown += dt
        if self._shown >= SECONDS:
            self._waiting.popleft()
            self._shown = 0.0

    def draw(self, canvas: pygame.Surface, look: Look) -> None:
        """Paints the message that has its turn."""
        if not self._waiting:
            return
        lines = look.body.wrap(self._waiting[0], WIDEST if look.scale == 1 else LARGE_WIDEST)
        height = len(lines) * look.body.line_height + 2 * AIR
        width = max(look.body.width(line) for line in lines) + 4 * AIR
        way = min(self._shown, SECONDS - self._shown, SLIDE) / SLIDE
        top = TOP - round((1 - way) * (height + TOP))
        area = pygame.Rect((CANVAS[0] - width) // 2, top, width, height)
        look.kit.nine(canvas, "panel/speech", area)
        ink = look.ink("ink0")
        for place, line in enumerate(lines):
            x = area.centerx - look.body.width(line) // 2
            y = area.y + AIR + place * look.body.line_height
            look.body.draw(canvas, line, (x, y), ink)
