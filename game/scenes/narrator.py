"""What has happened, sentence by sentence: kept for the log, told to whoever listens."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pygame

    from game.engine.ui.look import Look

KEPT = 400
"""Sentences that the log remembers."""

SECONDS = 1.8
"""For which a sound is read."""

TOP = 2
AIR = 5


class Narrator:
    """Takes every event's sentence once.

    Attributes:
        echo: is told each sentence as it happens, what has the focus included; None for nobody.

    Args:
        echo: to begin with.
    """

    def __init__(self, echo: Callable[[str], None] | None = None) -> None:
        self.echo = echo
        self._told: deque[str] = deque(maxlen=KEPT)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was told of this match, oldest first."""
        return tuple(self._told)

    def begin(self, told: Iterable[str] = ()) -> None:
        """Another match, of which so much was told before; the last one is forgotten."""
        self._told = deque(told, maxlen=KEPT)

    def tell(self, sentence: str) -> None:
        """An event of the match."""
        self._told.append(sentence)
        self.aside(sentence)

    def aside(self, sentence: str) -> None:
        """What only a listener needs: where the focus is, which buttons there are."""
        if self.echo is not None and sentence:
            self.echo(sentence)


class SoundWords:
    """What is heard, in words at the upper edge, for those who hear nothing."""

    def __init__(self) -> None:
        self._words = ""
        self._left = 0.0

    @property
    def animating(self) -> bool:
        """Whether words are on the screen."""
        return self._left > 0

    def say(self, words: str) -> None:
        """A sound is heard now; it takes the place of the one before."""
        self._words, self._left = words, SECONDS

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)

    def draw(self, canvas: pygame.Surface, look: Look) -> None:
        """Paints the words while they last."""
        if not self.animating:
            return
        body = look.body
        area = canvas.get_rect()
        area.size = body.width(self._words) + 2 * AIR, body.line_height + 2
        area.midtop = canvas.get_rect().centerx, TOP
        canvas.fill(look.palette["ink0"], area)
        at = area.x + AIR, body.level(area.y, area.height)
        body.draw(canvas, self._words, at, look.palette["bone4"])
