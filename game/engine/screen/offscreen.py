"""The picture without a screen: for contact sheets, tests and other programs' eyes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame

from game.engine.screen.compose import Composer, Look
from game.engine.screen.viewport import CANVAS, Size, viewport

if TYPE_CHECKING:
    from pathlib import Path


class OffscreenPresenter:
    """Composes the picture as a screen of `size` would show it.

    Args:
        size: of the imagined screen, in pixels.
        look: how the picture is shown; may be replaced at any time.
    """

    def __init__(self, size: Size = (1920, 1080), look: Look | None = None) -> None:
        self.look = Look() if look is None else look
        if not pygame.display.get_init():
            os.environ["SDL_VIDEODRIVER"] = "dummy"
            pygame.display.init()
        # Surfaces can be converted only once some window has told SDL a pixel format.
        self._window = pygame.Window(size=CANVAS, hidden=True)
        self._window.get_surface()
        self._canvas = pygame.Surface(CANVAS, 0, 32)
        self._composer = Composer()
        self.picture = pygame.Surface(size, 0, 32)

    @property
    def canvas(self) -> pygame.Surface:
        """The surface that scenes draw on."""
        return self._canvas

    def present(self) -> None:
        """Composes the canvas into `picture`."""
        self._composer.compose(self._canvas, self.picture, self.look)

    def save(self, path: Path) -> None:
        """Writes the composed picture as a PNG."""
        self.present()
        pygame.image.save(self.picture, path)

    def to_canvas(self, point: tuple[int, int]) -> tuple[int, int]:
        """The canvas pixel under a pixel of the picture."""
        return viewport(self.picture.get_size(), self.look.scaling).to_canvas(point)

    def toggle_fullscreen(self) -> None:
        """Has nothing to toggle."""

    def close(self) -> None:
        """Frees what was opened."""
        self._window.destroy()
