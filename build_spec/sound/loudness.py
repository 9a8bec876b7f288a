"""How loud a sound is: the loudest 50 ms after the ear's weighting (ITU-R BS.1770's two filters).

A whole-file mean would call every short sound soft, so the class rule of 3 dB is on this measure.
"""

from __future__ import annotations

from build_spec.sound.exact import from_db, to_db
from build_spec.sound.filters import high_pass, high_shelf
from build_spec.sound.signals import Signal, peak, rms, scale, soft_clipped

WINDOW = 0.05
TOP = from_db(-3.0)
KNEE = from_db(-6.5)


def weighted(signal: Signal, rate: float) -> Signal:
    """The signal as the ear weighs it."""
    return high_pass(38.0, rate, 0.5).over(high_shelf(1500.0, rate, 4.0).over(signal))


def loudness(signal: Signal, rate: float) -> float:
    """The loudest 50 ms in dB below full scale; shorter sounds are padded with silence."""
    size = int(WINDOW * rate)
    heard = weighted(signal + [0.0] * max(0, size - len(signal)), rate)
    hop = size // 5
    return to_db(max(rms(heard[k : k + size]) for k in range(0, len(heard) - size + 1, hop)))


def levelled(signal: Signal, rate: float, target: float) -> Signal:
    """The signal at a loudness of `target` dB, its peaks bent so that none passes -3 dB."""
    out = signal
    for _ in range(4):
        out = scale(out, from_db(target - loudness(out, rate)))
        if peak(out) <= KNEE:
            break
        out = soft_clipped(out, KNEE, TOP)
    return out
