"""The picture drawn by the processor: the quickest way without a graphics card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.screen.compose import Composer, Look
from game.engine.screen.viewport import CANVAS
from game.engine.screen.window import OnDesktop

if TYPE_CHECKING:
    from game.engine.screen.window import WindowPlan


class SurfacePresenter(OnDesktop):
    """Scales the canvas onto the window's own surface.

    Args:
        plan: how to open the window.
        look: how the picture is shown; may be replaced at any time.

    Raises:
        NoDisplayError: there is no screen.
        pygame.error: the window has no surface to draw on.
    """

    def __init__(self, plan: WindowPlan, look: Look) -> None:
        super().__init__(plan, look)
        self._composer = Composer()
        try:
            self._canvas = pygame.Surface(CANVAS, 0, self._desktop.window.get_surface())
        except pygame.error:
            self._desktop.close()
            raise

    @property
    def canvas(self) -> pygame.Surface:
        """The surface that scenes draw on."""
        return self._canvas

    def present(self) -> None:
        """Shows the canvas."""
        self._composer.compose(self._canvas, self._desktop.window.get_surface(), self.look)
        self._desktop.window.flip()
