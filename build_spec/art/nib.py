"""A broad pen: strokes through points, pressed more or less, become pixels."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from build_spec.art.raster import Grid

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FINE = 4
"""Pixels are decided on a grid this much finer."""

Point = tuple[float, float, float]
"""x, y and the pressure of the pen."""

Nib = tuple[float, float, float]
"""Radius in pixels, flatness (1 is round), angle in degrees."""


def written(strokes: Iterable[list[Point]], nib: Nib, size: tuple[int, int]) -> Grid:
    """Strokes painted with index 1: the pixels that the nib covers by half."""
    width, height = size
    fine = [bytearray(width * FINE) for _ in range(height * FINE)]
    for stroke in strokes:
        for x, y, pressure in _smooth(stroke):
            _stamp(fine, x * FINE, y * FINE, pressure * FINE, nib)
    out = Grid(width, height)
    for y in range(height):
        rows = fine[y * FINE : (y + 1) * FINE]
        inked = [row.find(1) for row in rows if 1 in row]
        for x in range(min(inked, default=0) // FINE, width if inked else 0):
            covered = sum(row.count(1, x * FINE, (x + 1) * FINE) for row in rows)
            if covered * 2 >= FINE * FINE:
                out.put(x, y, 1)
    return out


def _smooth(points: list[Point]) -> Iterator[Point]:
    """Points on a Catmull-Rom curve, closer than half a fine pixel."""
    ends = [points[0], *points, points[-1]]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        length = abs(end[0] - start[0]) + abs(end[1] - start[1])
        steps = max(int(length * FINE), 1)
        for step in range(steps + 1):
            x, y, pressure = (
                _between(*four, step / steps)
                for four in zip(before, start, end, after, strict=True)
            )
            yield x, y, pressure


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """The Catmull-Rom curve from b (t = 0) to c (t = 1)."""
    linear, square = c - a, 2 * a - 5 * b + 4 * c - d
    return (2 * b + linear * t + square * t * t + (3 * b - a - 3 * c + d) * t**3) / 2


def _stamp(fine: list[bytearray], x: float, y: float, pressure: float, nib: Nib) -> None:
    """Fills a tilted ellipse, row by row."""
    radius, flat, angle = nib
    a, b = radius * pressure, radius * pressure * flat
    c, s = cos(radians(angle)), sin(radians(angle))
    # (u/a)^2 + (v/b)^2 = 1 with u, v turned: p x^2 + q x y + r y^2 = 1
    p = (c / a) ** 2 + (s / b) ** 2
    q = 2 * c * s * (1 / a**2 - 1 / b**2)
    r = (s / a) ** 2 + (c / b) ** 2
    for row in range(max(int(y - a), 0), min(int(y + a) + 2, len(fine))):
        dy = row + 0.5 - y
        inside = q * q * dy * dy - 4 * p * (r * dy * dy - 1)
        if inside <= 0:
            continue
        half = inside**0.5 / (2 * p)
        middle = x - q * dy / (2 * p)
        left, right = max(round(middle - half), 0), min(round(middle + half), len(fine[row]))
        if right > left:
            fine[row][left:right] = b"\1" * (right - left)
