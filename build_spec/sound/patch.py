"""Layers to sound: what the tables in `cues.toml` mean.

A layer is a table with `kind`, `level` (1) and `at` (milliseconds, 0) and what its kind needs; the
kinds are the functions in `KINDS`. Times are milliseconds, frequencies Hz or names of notes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from build_spec.sound import envelopes, filters, fm, modal, oscillators, pluck
from build_spec.sound.exact import log2, semitones
from build_spec.sound.notes import hertz, number
from build_spec.sound.signals import Signal, add, normal, shaped, silence

Table = Mapping[str, Any]
CYCLE = 2048
"""Samples in one period of a plain wave."""


@dataclass(frozen=True, slots=True)
class Bench:
    """What layers are played with.

    Attributes:
        rate: samples a second.
        pitch: factor on every frequency (variants).
        step: semitones added to every note (steps).
        rng: the noise of this very sound.
        voices: timbres by name.
        bits: small sounds by name, lists of layers, for grains.
    """

    rate: int
    pitch: float
    step: float
    rng: Random
    voices: Mapping[str, Table]
    bits: Mapping[str, Sequence[Table]]


def rendered(layers: Sequence[Table], bench: Bench) -> Signal:
    """All layers together."""
    out: Signal = []
    for layer in layers:
        sound = KINDS[layer["kind"]](layer, bench)
        add(out, sound, int(layer.get("at", 0) / 1000 * bench.rate), layer.get("level", 1.0))
    return out


def _strike(layer: Table, bench: Bench) -> Signal:
    modes = [(hz, level, ms) for hz, level, ms in layer["modes"]]
    return modal.strike(modes, bench.rate, bench.pitch)


def _noise(layer: Table, bench: Bench) -> Signal:
    seconds = layer["ms"] / 1000
    attack = layer.get("attack", 0.2) / 1000
    hiss = oscillators.white(int((seconds + attack) * bench.rate), bench.rng)
    return shaped(
        _coloured(hiss, layer, bench),
        envelopes.struck(seconds + attack, seconds, bench.rate, attack),
    )


def _coloured(hiss: Signal, layer: Table, bench: Bench) -> Signal:
    if "low" in layer:
        hiss = filters.low_pass(layer["low"] * bench.pitch, bench.rate).over(hiss)
    if "high" in layer:
        hiss = filters.high_pass(layer["high"] * bench.pitch, bench.rate).over(hiss)
    if "band" in layer:
        centre, q = layer["band"]
        hiss = filters.band_pass(centre * bench.pitch, bench.rate, q).over(hiss)
    return hiss


def _thump(layer: Table, bench: Bench) -> Signal:
    seconds = layer["ms"] / 1000
    tone = oscillators.gliding(
        layer["from"] * bench.pitch, layer["to"] * bench.pitch, seconds, bench.rate
    )
    return shaped(tone, envelopes.struck(seconds, seconds, bench.rate, 0.001))


def _scrape(layer: Table, bench: Bench) -> Signal:
    """A tile rubbed over wood: noise in a gliding band, in `rough` little catches a second."""
    count = int(layer["ms"] / 1000 * bench.rate)
    hiss = oscillators.white(count, bench.rng)
    start, end = layer["from"] * bench.pitch, layer["to"] * bench.pitch
    block = 64
    out: Signal = []
    state = silence(512)
    for k in range(0, count, block):
        centre = start * semitones(12 * log2(end / start) * k / count)
        section = filters.band_pass(centre, bench.rate, layer["q"])
        piece = section.over(state + hiss[k : k + block])[len(state) :]
        state = (state + hiss[k : k + block])[-512:]
        out.extend(piece)
    return shaped(
        shaped(out, _catches(count, layer.get("rough", 90), bench)), envelopes.swell(count)
    )


def _catches(count: int, rough: float, bench: Bench) -> Signal:
    out: Signal = []
    while len(out) < count:
        size = max(8, int(bench.rate / rough * (0.6 + 0.8 * bench.rng.random())))
        high = 0.35 + 0.65 * bench.rng.random()
        out.extend(high * (1.0 - 0.7 * k / size) for k in range(size))
    return out[:count]


DENSITIES: dict[str, Callable[[float], float]] = {
    "even": lambda x: x,
    "falling": lambda x: x * x,
}


def _grains(layer: Table, bench: Bench) -> Signal:
    """`count` small sounds scattered over `ms`, each a little different in pitch and level."""
    out: Signal = []
    spread = layer.get("spread", 6.0) / 100
    density = DENSITIES[layer.get("density", "even")]
    for k in range(layer["count"]):
        place = density((k + bench.rng.random()) / layer["count"])
        one = replace(bench, pitch=bench.pitch * (1 + spread * (2 * bench.rng.random() - 1)))
        level = 0.35 + 0.65 * bench.rng.random()
        bit = rendered(bench.bits[layer["of"]], one)
        add(out, bit, int(place * layer["ms"] / 1000 * bench.rate), level)
    return out


def _notes(layer: Table, bench: Bench) -> Signal:
    """A tune: `start note length [level]` a line, in ms."""
    out: Signal = []
    for line in layer["tune"]:
        start, note, length, *level = line.split()
        hz = hertz(number(note) + bench.step) * bench.pitch
        tone = note_of(bench.voices[layer["voice"]], hz, float(length) / 1000, bench)
        add(out, tone, int(float(start) / 1000 * bench.rate), float(level[0]) if level else 1.0)
    return out


def note_of(voice: Table, hz: float, seconds: float, bench: Bench) -> Signal:
    """One note in a timbre of the `voices` tables."""
    settings = {k: v for k, v in voice.items() if k != "kind"}
    match voice["kind"]:
        case "fm":
            return fm.sound(fm.Voice(**settings), hz, seconds, bench.rate)
        case "pluck":
            return pluck.pluck(pluck.String(**settings), hz, seconds, bench.rate, bench.rng)
        case "pulse" | "triangle":
            return _plain(voice, hz, seconds, bench)
        case other:
            raise ValueError(f"voice kind {other!r} is none of fm, pluck, pulse, triangle")


def _plain(voice: Table, hz: float, seconds: float, bench: Bench) -> Signal:
    top = max(1, min(24, int(0.45 * bench.rate / hz)))
    partials = (
        oscillators.pulse_partials(voice["width"], top)
        if voice["kind"] == "pulse"
        else oscillators.triangle_partials(top)
    )
    cycle = normal(oscillators.cycles(partials, CYCLE, 1))
    out = oscillators.turning(cycle, hz, int(seconds * bench.rate), bench.rate)
    fall = envelopes.struck(seconds, voice.get("fall", 0.4), bench.rate, 0.002)
    close = max(1, int(0.012 * bench.rate))
    return [
        x * e * min(1.0, (len(out) - k) / close)
        for k, (x, e) in enumerate(zip(out, fall, strict=False))
    ]


def _glide(layer: Table, bench: Bench) -> Signal:
    """A sine through `points`, pairs of milliseconds and Hz: calls, whirls, chirps."""
    curve = envelopes.lines(
        [(ms / 1000, hz * bench.pitch) for ms, hz in layer["points"]], bench.rate
    )
    size = len(curve)
    tone = oscillators.sounding(curve, bench.rate)
    rise, close = int(0.004 * bench.rate), int(layer.get("close", 20) / 1000 * bench.rate)
    return [x * min(1.0, k / rise, (size - k) / close) for k, x in enumerate(tone)]


KINDS: dict[str, Callable[[Table, Bench], Signal]] = {
    "strike": _strike,
    "noise": _noise,
    "thump": _thump,
    "scrape": _scrape,
    "grains": _grains,
    "notes": _notes,
    "glide": _glide,
}
