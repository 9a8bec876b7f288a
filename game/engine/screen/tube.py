"""What a tube does to a canvas: a slight glow and a darker rim, and in all as bright as before.

It is done before the canvas is enlarged, where it is cheap. The soft tube has dark rows alone, so
that a frame stays within the time a plain machine has for it; glow and rim are the full one's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.screen.scanlines import Scanlines, share_of_dark_rows
from game.engine.screen.viewport import CANVAS

if TYPE_CHECKING:
    from game.engine.screen.viewport import Viewport

_SMALL = CANVAS[0] // 8, CANVAS[1] // 8
"""The glow is the canvas seen this small."""

_COARSE = (64, 36)
"""The rim is reckoned on this grid, then smoothed."""

_GLOW = {Scanlines.OFF: 0.0, Scanlines.SOFT: 0.0, Scanlines.FULL: 0.1}
"""Light that spreads, as a part of the canvas's own; what else is missing is added sharp."""

_RIM = {Scanlines.OFF: 0.0, Scanlines.SOFT: 0.0, Scanlines.FULL: 0.28}
"""How much darker the corners are."""

_WHITE = 255


class Tube:
    """Shows canvases as a tube would.

    Args:
        view: where the picture lies.
        scanlines: how strong the effect is.
    """

    def __init__(self, view: Viewport, scanlines: Scanlines) -> None:
        depth, glow = _RIM[scanlines], _GLOW[scanlines]
        self._rim = _rim(depth) if depth else None
        lost = share_of_dark_rows(view, scanlines) * (1 - scanlines.value / _WHITE)
        missing = 1 / ((1 - lost) * (_mean(self._rim) if self._rim else 1.0)) - 1
        self._spread = round(_WHITE * min(missing, glow))
        self._sharp = round(_WHITE * max(missing - glow, 0.0))
        self._picture = pygame.Surface(CANVAS, 0, 32)

    def show(self, canvas: pygame.Surface) -> pygame.Surface:
        """The canvas on the tube; good until the next call."""
        picture = self._picture
        picture.blit(canvas, (0, 0))
        if self._sharp:
            picture.fill((self._sharp,) * 3, special_flags=pygame.BLEND_MULT)
            picture.blit(canvas, (0, 0), special_flags=pygame.BLEND_ADD)
        if self._spread:
            small = pygame.transform.smoothscale(canvas, _SMALL)
            small.fill((self._spread,) * 3, special_flags=pygame.BLEND_MULT)
            glow = pygame.transform.smoothscale(small, CANVAS)
            picture.blit(glow, (0, 0), special_flags=pygame.BLEND_ADD)
        if self._rim is not None:
            picture.blit(self._rim, (0, 0), special_flags=pygame.BLEND_MULT)
        return picture


def _rim(depth: float) -> pygame.Surface:
    """White in the middle, darker towards the corners."""
    coarse = pygame.Surface(_COARSE, 0, 32)
    for x in range(_COARSE[0]):
        for y in range(_COARSE[1]):
            across, down = (2 * x + 1) / _COARSE[0] - 1, (2 * y + 1) / _COARSE[1] - 1
            away = (across**4 + down**4) / 2
            coarse.set_at((x, y), (round(_WHITE * (1 - depth * away)),) * 3)
    return pygame.transform.smoothscale(coarse, CANVAS)


def _mean(rim: pygame.Surface) -> float:
    return pygame.transform.average_color(rim)[0] / _WHITE
