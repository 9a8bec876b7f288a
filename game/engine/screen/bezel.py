"""The cabinet's bezel around a canvas that does not fill its window: lacquer, lip, three stripes.

It is drawn in pixels as large as the canvas's own, and cut into strips around the picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.screen.viewport import Size, Viewport

Strip = tuple[pygame.Surface, tuple[int, int]]
Colour = tuple[int, int, int]

_NIGHT: Colour = (16, 8, 29)
_LACQUER: Colour = (24, 14, 38)
_EDGE: Colour = (39, 24, 55)
_LIP: Colour = (65, 42, 78)
_LIGHT: Colour = (92, 64, 98)

_RINGS: tuple[tuple[Colour, Colour], ...] = (
    (_NIGHT, _NIGHT),
    (_NIGHT, _LIP),
    (_NIGHT, _EDGE),
    (_EDGE, _EDGE),
    (_EDGE, _EDGE),
    (_LIP, _NIGHT),
    (_LIGHT, _NIGHT),
    (_NIGHT, _NIGHT),
)
"""From the picture outwards: the colour above and to the left, and the one below and right."""

_STRIPES: tuple[Colour, ...] = ((135, 66, 32), (94, 14, 68), (36, 30, 77))
"""Brass, rose and sea, dimmed: they must not draw the eye from the picture."""

_AWAY, _WIDE, _GAP = 14, 3, 1
"""Canvas pixels from the picture to the first stripe, of a stripe, and between two."""

_CUT = 6
"""Canvas pixels cut off a stripe's corners."""

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
    """Draws the bezel.

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
    if all(edge.w <= 0 or edge.h <= 0 for edge in edges):
        return ()
    grain = max(1, view.scale)
    whole, picture = _drawn(window, view, grain)
    return tuple(
        (_strip(edge, view, whole, picture, grain, like), edge.topleft)
        for edge in edges
        if edge.w > 0 and edge.h > 0
    )


def _strip(
    edge: pygame.Rect,
    view: Viewport,
    whole: pygame.Surface,
    picture: pygame.Rect,
    grain: int,
    like: pygame.Surface,
) -> pygame.Surface:
    """Enlarges what an edge of the window shows of the bezel."""
    left, top = (edge.x - view.x) // grain, (edge.y - view.y) // grain
    right, bottom = -((view.x - edge.right) // grain), -((view.y - edge.bottom) // grain)
    area = pygame.Rect(left, top, right - left, bottom - top).move(picture.topleft)
    enlarged = pygame.transform.scale_by(whole.subsurface(area.clip(whole.get_rect())), grain)
    strip = pygame.Surface(edge.size, 0, like)
    strip.blit(enlarged, (view.x + left * grain - edge.x, view.y + top * grain - edge.y))
    return strip


def _drawn(window: Size, view: Viewport, grain: int) -> tuple[pygame.Surface, pygame.Rect]:
    """The bezel in its own pixels, and where in it the picture lies."""
    before = -(-view.x // grain), -(-view.y // grain)
    after = (
        -(-(window[0] - view.x - view.w) // grain),
        -(-(window[1] - view.y - view.h) // grain),
    )
    picture = pygame.Rect(*before, -(-view.w // grain), -(-view.h // grain))
    whole = pygame.Surface(
        (before[0] + picture.w + after[0] + 1, before[1] + picture.h + after[1] + 1), 0, 32
    )
    _weave(whole)
    for number, colour in enumerate(_STRIPES):
        _stripe(whole, picture, _AWAY + number * (_WIDE + _GAP), colour)
    for away, (lit, dark) in enumerate(_RINGS, 1):
        _ring(whole, picture.inflate(2 * away, 2 * away), lit, dark)
    return whole, picture


def _weave(whole: pygame.Surface) -> None:
    patch = pygame.Surface((len(_PATCH[0]), len(_PATCH)), 0, whole)
    patch.fill(_NIGHT)
    for y, row in enumerate(_PATCH):
        for x, mark in enumerate(row):
            if mark == "#":
                patch.set_at((x, y), _LACQUER)
    columns = range(0, whole.get_width(), patch.get_width())
    rows = range(0, whole.get_height(), patch.get_height())
    whole.fblits([(patch, (x, y)) for x in columns for y in rows])


def _ring(whole: pygame.Surface, area: pygame.Rect, lit: Colour, dark: Colour) -> None:
    whole.fill(dark, (area.x, area.bottom - 1, area.w, 1))
    whole.fill(dark, (area.right - 1, area.y, 1, area.h))
    whole.fill(lit, (area.x, area.y, area.w, 1))
    whole.fill(lit, (area.x, area.y, 1, area.h))


def _stripe(whole: pygame.Surface, picture: pygame.Rect, away: int, colour: Colour) -> None:
    """A band around the picture with its corners cut in steps."""
    for step in range(_WIDE):
        area = picture.inflate(2 * (away + step), 2 * (away + step))
        cut = _CUT + (step + away) // 2
        whole.fill(colour, (area.x + cut, area.y, area.w - 2 * cut, 1))
        whole.fill(colour, (area.x + cut, area.bottom - 1, area.w - 2 * cut, 1))
        whole.fill(colour, (area.x, area.y + cut, 1, area.h - 2 * cut))
        whole.fill(colour, (area.right - 1, area.y + cut, 1, area.h - 2 * cut))
        for part in range(cut):
            for x in (area.x + part, area.right - 1 - part):
                whole.fill(colour, (x, area.y + cut - part, 1, 1))
                whole.fill(colour, (x, area.bottom - 1 - cut + part, 1, 1))
