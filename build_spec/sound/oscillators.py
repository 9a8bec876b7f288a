"""Oscillators: sines that glide, pulses without aliasing, noise from a given generator."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from build_spec.sound.exact import exp2, log2, sine, sine_of
from build_spec.sound.signals import Signal


def gliding(start: float, end: float, seconds: float, rate: float) -> Signal:
    """A sine that moves from `start` to `end` Hz, evenly in pitch."""
    count = int(seconds * rate)
    ratio = _root(end / start, count)
    step = start / rate
    phase = 0.0
    out: Signal = []
    for _ in range(count):
        out.append(sine(phase))
        phase += step
        step *= ratio
    return out


def _root(ratio: float, count: int) -> float:
    return exp2(log2(ratio) / max(1, count))


def white(count: int, rng: Random) -> Signal:
    """Even noise."""
    draw = rng.random
    return [2.0 * draw() - 1.0 for _ in range(count)]


def cycles(partials: Sequence[float], count: int, turns: int) -> Signal:
    """`turns` periods of a wave in `count` samples; `partials[k]` is the level of harmonic k+1.

    The end joins the start exactly, so that it can be looped.
    """
    out = [0.0] * count
    table = [sine_of(k / count) for k in range(count)]
    for order, level in enumerate(partials, 1):
        if level == 0.0 or 2 * order * turns >= count:
            continue
        for k in range(count):
            out[k] += level * table[k * order * turns % count]
    return out


def turning(cycle: Signal, hertz: float, count: int, rate: float) -> Signal:
    """`count` samples of one period of a wave, repeated at a frequency."""
    size = len(cycle)
    place, step = 0.0, hertz * size / rate
    out: Signal = []
    for _ in range(count):
        out.append(cycle[int(place)])
        place = (place + step) % size
    return out


def pulse_partials(width: float, top: int) -> list[float]:
    """Harmonics of a pulse that is up for the part `width` of its period."""
    return [sine_of(0.5 * n * width) / n for n in range(1, top + 1)]


def triangle_partials(top: int) -> list[float]:
    """Harmonics of a triangle."""
    signs = (1.0, 0.0, -1.0, 0.0)
    return [signs[(n - 1) % 4] / (n * n) for n in range(1, top + 1)]


def sounding(hertz: Iterable[float], rate: float) -> Signal:
    """A sine whose frequency is given for every sample."""
    phase = 0.0
    out: Signal = []
    for hz in hertz:
        out.append(sine(phase))
        phase += hz / rate
    return out
