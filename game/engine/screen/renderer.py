"""The picture drawn by the graphics card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame._sdl2 import video

from game.engine.screen.bezel import strips
from game.engine.screen.compose import Look
from game.engine.screen.scanlines import dark_column
from game.engine.screen.tube import Tube
from game.engine.screen.viewport import CANVAS, Size, Viewport, viewport
from game.engine.screen.window import OnDesktop

if TYPE_CHECKING:
    from game.engine.screen.window import WindowPlan


@dataclass(frozen=True, slots=True)
class _Plan:
    view: Viewport
    frame: tuple[tuple[video.Texture, pygame.Rect], ...]
    rows: video.Texture | None
    tube: Tube | None


class RendererPresenter(OnDesktop):
    """Lets an SDL renderer scale the canvas, in step with the screen's refresh.

    Args:
        plan: how to open the window.
        look: how the picture is shown; may be replaced at any time.

    Raises:
        NoDisplayError: there is no screen.
        pygame.error: the window takes no renderer.
    """

    def __init__(self, plan: WindowPlan, look: Look) -> None:
        super().__init__(plan, look)
        try:
            self._renderer = video.Renderer(self._desktop.window, vsync=True)
            self._canvas = pygame.Surface(CANVAS, 0, 32)
            self._sharp = self._texture(video.SCALEQUALITY_NEAREST)
            self._soft = self._texture(video.SCALEQUALITY_LINEAR)
        except pygame.error:
            self._desktop.close()
            raise
        self._key: tuple[Size, Look] | None = None
        self._plan: _Plan | None = None

    @property
    def canvas(self) -> pygame.Surface:
        """The surface that scenes draw on."""
        return self._canvas

    def present(self) -> None:
        """Shows the canvas; waits for the screen's refresh where the driver can."""
        plan = self._planned()
        texture = self._sharp if plan.view.scale else self._soft
        texture.update(plan.tube.show(self._canvas) if plan.tube else self._canvas)
        self._renderer.clear()
        texture.draw(dstrect=pygame.Rect(plan.view.rect))
        if plan.rows is not None:
            plan.rows.draw(dstrect=pygame.Rect(plan.view.rect))
        for strip, where in plan.frame:
            strip.draw(dstrect=where)
        self._renderer.present()

    def _texture(self, quality: int) -> video.Texture:
        return video.Texture(self._renderer, CANVAS, 32, streaming=True, scale_quality=quality)

    def _planned(self) -> _Plan:
        key = (self._desktop.window.size, self.look)
        if self._plan is None or self._key != key:
            view = viewport(key[0], self.look.scaling)
            frame = tuple(
                (video.Texture.from_surface(self._renderer, s), s.get_rect(topleft=at))
                for s, at in strips(key[0], view, self._canvas)
            )
            rows = self._rows(view)
            tube = Tube(view, self.look.scanlines) if rows else None
            self._plan = _Plan(view, frame, rows, tube)
            self._key = key
        return self._plan

    def _rows(self, view: Viewport) -> video.Texture | None:
        column = dark_column(view, self.look.scanlines)
        return None if column is None else video.Texture.from_surface(self._renderer, column)
