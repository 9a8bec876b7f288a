"""The first picture, shown while everything else is being read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.scene import Cover, Replace

if TYPE_CHECKING:
    import pygame

    from game.engine.input.events import InputEvent
    from game.engine.scene import Scene, Transition

Paint = Callable[["pygame.Surface"], None]


class BootScene:
    """Shows a picture once, then opens the game.

    Args:
        paint: paints the picture; it is what the first frame costs, so it must be cheap.
        begin: reads what is needed and makes the scene that follows.
    """

    cover = Cover.FULL
    animating = True

    def __init__(self, paint: Paint, begin: Callable[[], Scene]) -> None:
        self._paint = paint
        self._begin = begin
        self._seen = False

    def handle(self, event: InputEvent) -> Transition | None:
        """Hears nothing yet."""
        del event
        return None

    def update(self, dt: float) -> Transition | None:
        """Begins once the picture has been drawn."""
        del dt
        return Replace(self._begin()) if self._seen else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the picture."""
        self._paint(canvas)
        self._seen = True
