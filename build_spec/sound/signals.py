"""A signal is a list of floats, one a sample, mono; full scale is -1 to 1."""

from __future__ import annotations

from math import fsum, sqrt

Signal = list[float]


def silence(count: int) -> Signal:
    """`count` samples of nothing."""
    return [0.0] * count


def add(into: Signal, what: Signal, at: int = 0, level: float = 1.0) -> None:
    """Mix `what` into `into` from sample `at` on, making it longer where needed."""
    missing = at + len(what) - len(into)
    if missing > 0:
        into.extend([0.0] * missing)
    for k, x in enumerate(what, at):
        into[k] += x * level


def add_round(into: Signal, what: Signal, at: int, level: float = 1.0) -> None:
    """Mix `what` into the loop `into`; what runs over the end goes on at the start."""
    size = len(into)
    for k, x in enumerate(what, at):
        into[k % size] += x * level


def scale(signal: Signal, level: float) -> Signal:
    """The signal times `level`."""
    return [x * level for x in signal]


def shaped(signal: Signal, envelope: Signal) -> Signal:
    """The signal under an envelope; the shorter one ends it."""
    return [x * e for x, e in zip(signal, envelope, strict=False)]


def peak(signal: Signal) -> float:
    """The largest magnitude."""
    return max((abs(x) for x in signal), default=0.0)


def rms(signal: Signal) -> float:
    """Root of the mean square."""
    return sqrt(fsum(x * x for x in signal) / len(signal)) if signal else 0.0


def normal(signal: Signal, top: float = 1.0) -> Signal:
    """The signal with its peak at `top`."""
    high = peak(signal)
    return scale(signal, top / high) if high else signal


def faded(signal: Signal, head: int, tail: int) -> Signal:
    """The signal with its first and last samples ramped from and to zero."""
    out = list(signal)
    size = len(out)
    for k in range(min(head, size)):
        out[k] *= k / head
    for k in range(min(tail, size)):
        out[size - 1 - k] *= k / tail
    return out


def trimmed(signal: Signal, floor_level: float, tail: int) -> Signal:
    """The signal without what is below `floor_level` at its end, faded over `tail` samples."""
    last = len(signal)
    while last > 1 and abs(signal[last - 1]) < floor_level:
        last -= 1
    return faded(signal[: last + tail], 0, tail)


def soft_clipped(signal: Signal, knee: float, top: float) -> Signal:
    """The signal bent above `knee` so that it never passes `top`."""
    span = top - knee
    out: Signal = []
    for x in signal:
        over = abs(x) - knee
        if over > 0.0:
            bent = knee + span * over / (over + span)
            out.append(bent if x > 0.0 else -bent)
        else:
            out.append(x)
    return out
