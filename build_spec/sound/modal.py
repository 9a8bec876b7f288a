"""Struck things: sums of decaying sines, one two-pole resonance a mode."""

from __future__ import annotations

from collections.abc import Sequence

from build_spec.sound.exact import cosine_of, decay, sine_of
from build_spec.sound.signals import Signal

HIGHEST = 0.48
"""Turns a sample: modes above are left out, they would fold back."""

Mode = tuple[float, float, float]
"""Frequency in Hz, level, milliseconds to fall by 60 dB."""


def strike(modes: Sequence[Mode], rate: float, pitch: float = 1.0) -> Signal:
    """What the modes sound like when all are hit at once; as long as the longest."""
    longest = max(ms for _, _, ms in modes)
    out = [0.0] * int(longest / 1000.0 * rate)
    for hz, level, ms in modes:
        turn = hz * pitch / rate
        if turn >= HIGHEST:
            continue
        r = decay(ms / 1000.0, rate)
        a1, a2 = 2.0 * r * cosine_of(turn), -r * r
        y1, y2 = 0.0, -level * sine_of(turn) / r
        for k in range(min(len(out), int(ms / 1000.0 * rate))):
            y = a1 * y1 + a2 * y2
            y2, y1 = y1, y
            out[k] += y
    return out
