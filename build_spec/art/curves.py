"""Polygons and curves on grids: which pixels lie inside."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, floor, hypot

Point = tuple[float, float]
Pixels = set[tuple[int, int]]


def polygon(corners: list[Point]) -> Pixels:
    """The pixels whose middle lies inside a polygon."""
    found: Pixels = set()
    edges = list(pairwise([*corners, corners[0]]))
    heights = [y for _, y in corners]
    for y in range(floor(min(heights)), ceil(max(heights)) + 1):
        middle = y + 0.5
        crossed = sorted(
            ax + (middle - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in edges
            if (ay <= middle) != (by <= middle)
        )
        for left, right in zip(crossed[::2], crossed[1::2], strict=True):
            found |= {(x, y) for x in range(ceil(left - 0.5), ceil(right - 0.5))}
    return found


def curve(points: list[Point], steps: int = 24) -> list[Point]:
    """A Catmull-Rom curve through points, `steps` pieces from each to the next."""
    ends = [points[0], *points, points[-1]]
    found = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for part in (step / steps for step in range(steps)):
            x, y = (_between(a[axis], b[axis], c[axis], d[axis], part) for axis in (0, 1))
            found.append((x, y))
    return [*found, points[-1]]


def beside(path: list[Point], near: list[float]) -> list[Point]:
    """A line that runs beside a path, `near` pixels to its right at each of its points."""
    found = []
    for number, (x, y) in enumerate(path):
        before, after = path[max(number - 1, 0)], path[min(number + 1, len(path) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy)
        found.append((x - dy / length * near[number], y + dx / length * near[number]))
    return found


def ribbon(left: list[Point], right: list[Point]) -> Pixels:
    """The pixels between two lines with as many points."""
    found: Pixels = set()
    for (a, b), (c, d) in zip(pairwise(left), pairwise(right), strict=True):
        found |= polygon([a, b, d, c])
    return found


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """The Catmull-Rom curve from b (t = 0) to c (t = 1)."""
    linear, square = c - a, 2 * a - 5 * b + 4 * c - d
    return (2 * b + linear * t + square * t * t + (3 * b - a - 3 * c + d) * t**3) / 2
