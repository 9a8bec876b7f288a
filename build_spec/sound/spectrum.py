"""What is in a sound: its strongest frequencies, its balance, and how it rises and falls."""

from __future__ import annotations

from cmath import exp
from dataclasses import dataclass
from math import fsum, pi

from build_spec.sound.exact import cosine_of, to_db
from build_spec.sound.signals import Signal, rms

SIZE = 4096
STEP = 0.002
"""Seconds between the points of an envelope."""


def transform(values: list[complex]) -> list[complex]:
    """The discrete Fourier transform; the number of values is a power of two."""
    count = len(values)
    if count == 1:
        return values
    even, odd = transform(values[0::2]), transform(values[1::2])
    turned = [exp(-2j * pi * k / count) * odd[k] for k in range(count // 2)]
    return [e + t for e, t in zip(even, turned, strict=True)] + [
        e - t for e, t in zip(even, turned, strict=True)
    ]


def magnitudes(signal: Signal, start: int = 0) -> list[float]:
    """Levels of `SIZE / 2` bins of `rate / SIZE` Hz, of the samples from `start` on.

    The window only falls, so that a stroke at the start counts in full.
    """
    piece = signal[start : start + SIZE]
    piece += [0.0] * (SIZE - len(piece))
    windowed = [x * (0.5 + 0.5 * cosine_of(0.5 * k / SIZE)) for k, x in enumerate(piece)]
    return [abs(x) * 4 / SIZE for x in transform([complex(x) for x in windowed])[: SIZE // 2]]


def strongest(bins: list[float], rate: float, count: int) -> list[tuple[float, float]]:
    """The `count` highest peaks, loudest first: Hz and dB below full scale."""
    tops = [
        k for k in range(2, len(bins) - 2) if bins[k] == max(bins[k - 2 : k + 3]) and bins[k] > 0
    ]
    tops.sort(key=lambda k: -bins[k])
    return [(k * rate / SIZE, to_db(bins[k])) for k in tops[:count]]


def centre(bins: list[float], rate: float) -> float:
    """The centre of gravity of a spectrum, in Hz: how bright it is."""
    power = [x * x for x in bins]
    return fsum(k * p for k, p in enumerate(power)) / max(1e-30, fsum(power)) * rate / SIZE


@dataclass(frozen=True, slots=True)
class Shape:
    """How a sound rises and falls: milliseconds to its loudest 2 ms, and from there to -20 dB."""

    rise: float
    fall: float


def shape(signal: Signal, rate: float) -> Shape:
    """The shape of the whole sound."""
    size = int(STEP * rate)
    envelope = [rms(signal[k : k + size]) for k in range(0, len(signal), size)]
    top = max(range(len(envelope)), key=envelope.__getitem__)
    last = max(k for k in range(len(envelope)) if envelope[k] > envelope[top] * 0.1)
    return Shape(top * STEP * 1000, (last - top) * STEP * 1000)
