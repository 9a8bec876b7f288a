"""Sine, exponential and logarithm from the four operations alone: the same bits on every system.

The C library's versions differ in the last place from one system to the next, and `sum` of floats
from one Python to the next; sounds that are rebuilt byte for byte can use neither.
"""

from __future__ import annotations

from math import floor, frexp, fsum, ldexp

PI = 3.141592653589793
LN2 = 0.6931471805599453
QUARTER = 0.25
SINE_STEPS = 4096
NOTHING = 1e-10


def _taylor_sine(angle: float) -> float:
    term = angle
    terms = [term]
    for k in range(1, 14):
        term *= -angle * angle / ((2 * k) * (2 * k + 1))
        terms.append(term)
    return fsum(terms)


def sine_of(turns: float) -> float:
    """Sine of an angle in turns, to about 1e-15; for setting things up."""
    part = turns - floor(turns)
    if part > 3 * QUARTER:
        part -= 1.0
    elif part > QUARTER:
        part = 0.5 - part
    return _taylor_sine(2.0 * PI * part)


def cosine_of(turns: float) -> float:
    """Cosine of an angle in turns."""
    return sine_of(turns + QUARTER)


SINES: tuple[float, ...] = tuple(sine_of(k / SINE_STEPS) for k in range(SINE_STEPS + 1))


def sine(turns: float) -> float:
    """Sine of an angle in turns from a table, to about 3e-7 (-130 dB); for every sample."""
    place = (turns - floor(turns)) * SINE_STEPS
    index = int(place)
    low = SINES[index]
    return low + (SINES[index + 1] - low) * (place - index)


def exp2(power: float) -> float:
    """Two to a real power."""
    whole = floor(power)
    x = (power - whole) * LN2
    term = 1.0
    terms = [term]
    for k in range(1, 22):
        term *= x / k
        terms.append(term)
    return ldexp(fsum(terms), whole)


def log2(value: float) -> float:
    """Logarithm to base two of a positive value."""
    fraction, exponent = frexp(value)
    z = (fraction - 1.0) / (fraction + 1.0)
    power = z
    terms = [z]
    for k in range(3, 81, 2):
        power *= z * z
        terms.append(power / k)
    return exponent + 2.0 * fsum(terms) / LN2


LOG2_10 = log2(10.0)


def from_db(decibels: float) -> float:
    """The factor of amplitude that a level in dB stands for."""
    return exp2(decibels * LOG2_10 / 20.0)


def to_db(amplitude: float) -> float:
    """The level in dB of an amplitude; -200 for silence."""
    return 20.0 * log2(amplitude) / LOG2_10 if amplitude > NOTHING else -200.0


def semitones(count: float) -> float:
    """The ratio of frequencies that an interval in semitones stands for."""
    return exp2(count / 12.0)


def decay(seconds: float, rate: float) -> float:
    """The factor from one sample to the next that falls by 60 dB in `seconds`."""
    return exp2(-3.0 * LOG2_10 / max(1.0, seconds * rate))
