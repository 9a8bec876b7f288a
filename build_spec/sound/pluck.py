"""Plucked strings after Karplus and Strong: a period in a delay line that loses its highs."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from random import Random

from build_spec.sound.exact import decay
from build_spec.sound.filters import softened
from build_spec.sound.oscillators import white
from build_spec.sound.signals import Signal, faded

SCRATCH = 0.22


@dataclass(frozen=True, slots=True)
class String:
    """How a string is made and plucked.

    Attributes:
        ring: seconds in which the fundamental falls by 60 dB.
        dark: 0 (steel) to 0.5 (the dullest gut): how much of the highs a round trip takes.
        pick: where it is plucked, as a part of its length.
        flesh: Hz above which the finger or plectrum is soft.
    """

    ring: float
    dark: float
    pick: float
    flesh: float


def pluck(string: String, hertz: float, seconds: float, rate: float, rng: Random) -> Signal:
    """One note of `seconds`, faded at its end, of peak about 1."""
    period = rate / hertz - string.dark
    size = int(period - 0.2)
    part = period - size
    tuning = (1.0 - part) / (1.0 + part)
    line = _burst(string, size, rate, rng)
    loss = decay(string.ring * hertz, 1.0)
    keep, blend = loss * (1.0 - string.dark), loss * string.dark
    before = passed = shown = 0.0
    place = 0
    out: Signal = []
    for _ in range(int(seconds * rate)):
        x = line[place]
        out.append(x)
        damped = keep * x + blend * before
        before = x
        shown = tuning * (damped - shown) + passed
        passed = damped
        line[place] = shown
        place = place + 1 if place + 1 < size else 0
    return faded(out, 2, int(0.02 * rate))


def _burst(string: String, size: int, rate: float, rng: Random) -> Signal:
    """One period as the plucked string leaves it at the bridge: a pulse, with some scratch."""
    up = max(1, round(size * string.pick))
    pulse = [1.0] * up + [-up / (size - up)] * (size - up)
    scratch = white(size, rng)
    raw = [x + SCRATCH * noise for x, noise in zip(pulse, scratch, strict=True)]
    soft = softened(raw * 3, string.flesh, rate)[2 * size :]
    mean = fsum(soft) / size
    top = max(abs(x - mean) for x in soft)
    return [(x - mean) / top for x in soft]
