"""Puts canvas, bezel and tube together on a surface of the window's size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.screen.scanlines import Scanlines, dark_rows
from game.engine.screen.viewport import Scaling, Size, Viewport, viewport

if TYPE_CHECKING:
    from game.engine.screen.bezel import Strip
    from game.engine.screen.tube import Tube


@dataclass(frozen=True, slots=True)
class Look:
    """The player's choice of picture."""

    scaling: Scaling = Scaling.INTEGER
    scanlines: Scanlines = Scanlines.OFF


@dataclass(frozen=True, slots=True)
class _Plan:
    """What stays the same from frame to frame while size and look do."""

    view: Viewport
    frame: tuple[Strip, ...]
    rows: tuple[Strip, ...]
    tube: Tube | None


class Composer:
    """Scales a canvas onto targets, keeping what it can from one frame to the next.

    Never keeps the target or a part of it: SDL frees a window's surface on a resize.
    """

    def __init__(self) -> None:
        self._key: tuple[Size, Look] | None = None
        self._plan: _Plan | None = None

    def compose(self, canvas: pygame.Surface, target: pygame.Surface, look: Look) -> None:
        """Covers `target`, of any size, with the canvas, the bezel and the tube's scanlines."""
        plan = self._planned(target, look)
        if plan.tube is not None:
            canvas = plan.tube.show(canvas)
        picture = target.subsurface(plan.view.rect)
        if plan.view.scale:
            pygame.transform.scale(canvas, picture.get_size(), picture)
        else:
            _soften(canvas, picture)
        if plan.rows:
            target.fblits(plan.rows, pygame.BLEND_MULT)
        if plan.frame:
            target.fblits(plan.frame)

    def _planned(self, target: pygame.Surface, look: Look) -> _Plan:
        key = (target.get_size(), look)
        if self._plan is None or self._key != key:
            view = viewport(target.get_size(), look.scaling)
            rows = dark_rows(view, look.scanlines, target)
            tube = _tube(view, look.scanlines) if rows else None
            self._plan = _Plan(view, _frame(target, view), rows, tube)
            self._key = key
        return self._plan


def _frame(target: pygame.Surface, view: Viewport) -> tuple[Strip, ...]:
    if view.rect == (0, 0, *target.get_size()):
        return ()
    from game.engine.screen.bezel import strips  # noqa: PLC0415 - the first picture waits for it

    return strips(target.get_size(), view, target)


def _tube(view: Viewport, scanlines: Scanlines) -> Tube:
    from game.engine.screen.tube import Tube  # noqa: PLC0415 - the first picture waits for it

    return Tube(view, scanlines)


def _soften(canvas: pygame.Surface, picture: pygame.Surface) -> None:
    """Enlarges by whole pixels first, so that only their seams are blurred."""
    size = picture.get_size()
    k = min(size[0] // canvas.get_width(), size[1] // canvas.get_height())
    source = pygame.transform.scale_by(canvas, k) if k > 1 else canvas
    pygame.transform.smoothscale(source, size, picture)
