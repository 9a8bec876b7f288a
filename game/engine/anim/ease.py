"""Easing curves: progress 0 to 1 in, 0 to 1 out, 0 at 0 and 1 at 1."""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]

_HALF = 0.5
_OVERSHOOT = 1.70158
_BOUNCES = (
    (1 / 2.75, 0.0, 0.0),
    (2 / 2.75, 1.5 / 2.75, 0.75),
    (2.5 / 2.75, 2.25 / 2.75, 0.9375),
    (1.0, 2.625 / 2.75, 0.984375),
)


def clamp(t: float) -> float:
    """`t` held between 0 and 1."""
    return min(1.0, max(0.0, t))


def linear(t: float) -> float:
    """Even speed."""
    return t


def quad_in(t: float) -> float:
    """Slow start."""
    return t * t


def quad_out(t: float) -> float:
    """Slow end."""
    return t * (2 - t)


def quad_in_out(t: float) -> float:
    """Slow start and end."""
    return 2 * t * t if t < _HALF else 1 - 2 * (1 - t) ** 2


def cubic_in(t: float) -> float:
    """Slower start."""
    return t**3


def cubic_out(t: float) -> float:
    """Slower end: a tile that glides to rest."""
    return 1 - (1 - t) ** 3


def cubic_in_out(t: float) -> float:
    """Slower start and end."""
    return 4 * t**3 if t < _HALF else 1 - 4 * (1 - t) ** 3


def back_out(t: float) -> float:
    """Overshoots by a tenth, then settles: a tile that snaps into place."""
    u = t - 1
    return 1 + (_OVERSHOOT + 1) * u**3 + _OVERSHOOT * u * u


def bounce_out(t: float) -> float:
    """Falls and bounces three times."""
    for end, middle, floor in _BOUNCES:
        if t < end:
            return 7.5625 * (t - middle) ** 2 + floor
    return 1.0
