"""Filters: one pole, and the usual two-pole sections."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from build_spec.sound.exact import PI, cosine_of, exp2, from_db, sine_of
from build_spec.sound.signals import Signal


def softened(signal: Signal, hertz: float, rate: float) -> Signal:
    """One pole: everything above `hertz` falls by 6 dB an octave."""
    keep = exp2(-2.0 * PI * hertz / rate / 0.6931471805599453)
    pass_ = 1.0 - keep
    held = 0.0
    out: Signal = []
    for x in signal:
        held = held * keep + x * pass_
        out.append(held)
    return out


@dataclass(frozen=True, slots=True)
class Section:
    """A two-pole section, `y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''`."""

    b0: float
    b1: float
    b2: float
    a1: float
    a2: float

    def over(self, signal: Signal) -> Signal:
        """The filtered signal, from rest."""
        b0, b1, b2, a1, a2 = self.b0, self.b1, self.b2, self.a1, self.a2
        s1 = s2 = 0.0
        out: Signal = []
        for x in signal:
            y = b0 * x + s1
            s1 = b1 * x - a1 * y + s2
            s2 = b2 * x - a2 * y
            out.append(y)
        return out

    def round_and_round(self, loop: Signal) -> Signal:
        """The filtered loop: its end runs into its start as if it had always been turning."""
        lead = min(len(loop), 1 << 14)
        return self.over(loop[-lead:] + loop)[lead:]


def _section(b: tuple[float, float, float], a: tuple[float, float, float]) -> Section:
    return Section(b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0])


def low_pass(hertz: float, rate: float, q: float = 0.7071067811865476) -> Section:
    """Passes what is below `hertz`."""
    c = cosine_of(hertz / rate)
    alpha = sine_of(hertz / rate) / (2.0 * q)
    return _section(((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def high_pass(hertz: float, rate: float, q: float = 0.7071067811865476) -> Section:
    """Passes what is above `hertz`."""
    c = cosine_of(hertz / rate)
    alpha = sine_of(hertz / rate) / (2.0 * q)
    return _section(((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def band_pass(hertz: float, rate: float, q: float) -> Section:
    """Passes what is near `hertz`, at unchanged level there."""
    c = cosine_of(hertz / rate)
    alpha = sine_of(hertz / rate) / (2.0 * q)
    return _section((alpha, 0.0, -alpha), (1 + alpha, -2 * c, 1 - alpha))


def high_shelf(hertz: float, rate: float, gain_db: float) -> Section:
    """Lifts what is above `hertz` by `gain_db`."""
    a = sqrt(from_db(gain_db))
    c = cosine_of(hertz / rate)
    alpha = sine_of(hertz / rate) / 2.0 * sqrt(2.0)
    slope = 2.0 * sqrt(a) * alpha
    return _section(
        (
            a * ((a + 1) + (a - 1) * c + slope),
            -2 * a * ((a - 1) + (a + 1) * c),
            a * ((a + 1) + (a - 1) * c - slope),
        ),
        ((a + 1) - (a - 1) * c + slope, 2 * ((a - 1) - (a + 1) * c), (a + 1) - (a - 1) * c - slope),
    )
