"""The dark frame around a canvas that does not fill its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.screen.viewport import Size, Viewport

Strip = tuple[pygame.Surface, tuple[int, int]]

_GROUND = (17, 15, 24)
_WEAVE = (22, 20, 31)
_SHADE = (7, 6, 11)
_GLINT = (45, 41, 62)
_PATCH = (
    "#.......",
    ".#.....#",
    "..#...#.",
    "...#.#..",
    "....#...",
    "...#.#..",
    "..#...#.",
    ".#.....#",
)


def strips(window: Size, view: Viewport, like: pygame.Surface) -> tuple[Strip, ...]:
    """Draws the frame.

    Args:
        window: the window's size in pixels.
        view: what the canvas covers of it.
        like: a surface whose pixel format the strips take, so that blitting them is cheap.

    Returns:
        Up to four surfaces and where each belongs; none where the canvas fills the window.
    """
    right, bottom = view.x + view.w, view.y + view.h
    edges = (
        pygame.Rect(0, 0, window[0], view.y),
        pygame.Rect(0, bottom, window[0], window[1] - bottom),
        pygame.Rect(0, view.y, view.x, view.h),
        pygame.Rect(right, view.y, window[0] - right, view.h),
    )
    return tuple((_strip(e, view, like), e.topleft) for e in edges if e.w > 0 and e.h > 0)


def _strip(edge: pygame.Rect, view: Viewport, like: pygame.Surface) -> pygame.Surface:
    surface = pygame.Surface(edge.size, 0, like)
    grain = max(1, view.scale)
    patch = _patch(grain, like)
    step = patch.get_width()
    columns = range(-(edge.x % step), edge.w, step)
    rows = range(-(edge.y % step), edge.h, step)
    surface.fblits([(patch, (x, y)) for x in columns for y in rows])
    for colour, away in ((_GLINT, 2), (_SHADE, 1)):
        rim = pygame.Rect(view.rect).inflate(2 * away * grain, 2 * away * grain)
        pygame.draw.rect(surface, colour, rim.move(-edge.x, -edge.y), grain)
    return surface


def _patch(grain: int, like: pygame.Surface) -> pygame.Surface:
    small = pygame.Surface((len(_PATCH[0]), len(_PATCH)), 0, like)
    small.fill(_GROUND)
    for y, row in enumerate(_PATCH):
        for x, mark in enumerate(row):
            if mark == "#":
                small.set_at((x, y), _WEAVE)
    return pygame.transform.scale_by(small, grain)
