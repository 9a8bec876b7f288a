"""Dark rows between the lines of the picture, as on a tube."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.screen.bezel import Strip
    from game.engine.screen.viewport import Viewport

_LEAST_SCALE = 2


class Scanlines(Enum):
    """How bright a dark row stays, of 255."""

    OFF = 255
    SOFT = 208
    FULL = 160


def dark_rows(view: Viewport, scanlines: Scanlines, like: pygame.Surface) -> tuple[Strip, ...]:
    """What to multiply onto the scaled picture.

    Args:
        view: where the picture lies.
        scanlines: how dark.
        like: a surface whose pixel format the rows take.

    Returns:
        The last window rows of each canvas row; none below double scale or at an uneven scale,
        where they would beat against the picture.
    """
    tops, thick = _rows(view, scanlines)
    row = pygame.Surface((view.w, thick), 0, like)
    row.fill((scanlines.value,) * 3)
    return tuple((row, (view.x, view.y + top)) for top in tops)


def dark_column(view: Viewport, scanlines: Scanlines) -> pygame.Surface | None:
    """The same rows as one column, a pixel wide and as high as the view, to be laid over it."""
    tops, thick = _rows(view, scanlines)
    if not tops:
        return None
    column = pygame.Surface((1, view.h), pygame.SRCALPHA, 32)
    for top in tops:
        column.fill((0, 0, 0, Scanlines.OFF.value - scanlines.value), (0, top, 1, thick))
    return column


def share_of_dark_rows(view: Viewport, scanlines: Scanlines) -> float:
    """How much of the picture dark rows cover, 0 to 1."""
    tops, thick = _rows(view, scanlines)
    return len(tops) * thick / view.h


def _rows(view: Viewport, scanlines: Scanlines) -> tuple[range, int]:
    """Tops of the dark rows inside the view, and their height in window pixels."""
    thick = max(1, view.scale // 3)
    if scanlines is Scanlines.OFF or view.scale < _LEAST_SCALE:
        return range(0), thick
    return range(view.scale - thick, view.h, view.scale), thick
