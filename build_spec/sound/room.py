"""A small wooden room: a few early echoes and four short combs, darkened."""

from __future__ import annotations

from build_spec.sound.filters import softened
from build_spec.sound.signals import Signal, add

ECHOES = ((0.0043, 0.5), (0.0079, -0.42), (0.0127, 0.36), (0.0191, -0.28))
COMBS = (0.0233, 0.0281, 0.0317, 0.0367)
TURNS = 0.42
DARK = 3200.0


def in_room(signal: Signal, wet: float, rate: float) -> Signal:
    """The signal with `wet` parts of the room added; about 0.15 s longer."""
    sent = softened(signal, DARK, rate)
    out = list(signal)
    for seconds, level in ECHOES:
        add(out, sent, int(seconds * rate), wet * level)
    for seconds in COMBS:
        gap = int(seconds * rate)
        tail = sent + [0.0] * (gap * 5)
        for k in range(gap, len(tail)):
            tail[k] += TURNS * tail[k - gap]
        add(out, tail, gap, wet * 0.25)
    return out
