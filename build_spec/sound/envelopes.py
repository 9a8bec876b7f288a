"""Envelopes: lists of factors, one a sample."""

from __future__ import annotations

from itertools import pairwise

from build_spec.sound.exact import decay, sine
from build_spec.sound.signals import Signal


def struck(seconds: float, fall: float, rate: float, attack: float = 0.0) -> Signal:
    """A straight attack of `attack` seconds, then a fall of 60 dB in `fall` seconds."""
    rise = int(attack * rate)
    out = [k / rise for k in range(rise)]
    factor = decay(fall, rate)
    level = 1.0
    for _ in range(max(0, int(seconds * rate) - rise)):
        out.append(level)
        level *= factor
    return out


def lines(points: list[tuple[float, float]], rate: float) -> Signal:
    """Straight lines through `(seconds, level)` points, the first at 0 seconds."""
    out: Signal = []
    for (start, low), (end, high) in pairwise(points):
        count = int(end * rate) - int(start * rate)
        out.extend(low + (high - low) * k / count for k in range(count))
    return out


def swell(count: int) -> Signal:
    """Half a sine: from nothing up and down to nothing over `count` samples."""
    return [sine(0.5 * k / count) for k in range(count)]
