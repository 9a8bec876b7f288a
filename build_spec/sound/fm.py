"""Two-operator FM: a sine whose phase another sine bends, as in the cabinets of the time."""

from __future__ import annotations

from dataclasses import dataclass

from build_spec.sound.exact import decay, sine
from build_spec.sound.signals import Signal


@dataclass(frozen=True, slots=True)
class Voice:
    """One FM timbre.

    Attributes:
        ratio: modulator's frequency over the carrier's.
        index: depth of the modulation at the start, in turns.
        rest: part of `index` that the depth falls to.
        bite: seconds in which the depth falls by 60 dB.
        attack: seconds of the straight rise.
        fall: seconds in which the level falls by 60 dB.
        release: seconds of the straight fade at the end.
        feedback: how far the modulator bends itself, in turns.
        vibrato: depth of the vibrato, in parts of the frequency.
    """

    ratio: float
    index: float
    rest: float = 0.3
    bite: float = 0.3
    attack: float = 0.002
    fall: float = 1.0
    release: float = 0.03
    feedback: float = 0.0
    vibrato: float = 0.0


VIBRATO_HZ = 5.6


def sound(voice: Voice, hertz: float, seconds: float, rate: float) -> Signal:
    """One note; level 1 at the top of the attack."""
    count = int(seconds * rate)
    rise, last = max(1, int(voice.attack * rate)), max(1, int(voice.release * rate))
    fade, close = decay(voice.fall, rate), decay(voice.bite, rate)
    level, depth = 1.0, voice.index * (1.0 - voice.rest)
    floor_ = voice.index * voice.rest
    step = hertz / rate
    carrier = modulator = back = 0.0
    out: Signal = []
    for k in range(count):
        bend = sine(modulator + voice.feedback * back)
        back = bend
        gate = min(1.0, k / rise, (count - k) / last)
        out.append(sine(carrier + (floor_ + depth) * bend) * level * gate)
        wobble = 1.0
        if voice.vibrato:
            wobble += voice.vibrato * sine(k * VIBRATO_HZ / rate) * min(1.0, k / (0.25 * rate))
        carrier += step * wobble
        modulator += step * voice.ratio * wobble
        level *= fade
        depth *= close
    return out
