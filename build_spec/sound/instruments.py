"""Instruments: `instruments.toml` to 8-bit samples for modules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from build_spec.sound import envelopes, fm, oscillators, pluck
from build_spec.sound.exact import exp2, log2, semitones, sine
from build_spec.sound.notes import hertz, number
from build_spec.sound.patch import Bench, Table, rendered
from build_spec.sound.signals import Signal, add, faded, normal, peak, scale

HERE = Path(__file__).parent
RATE = 16_726.0
"""Samples a second at the base note (C-3) in a module of more than four channels."""

BASE = 24
PRESS, PRESS_BLOCK, PRESS_SECONDS = 0.35, 32, 0.02


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample of a module.

    Attributes:
        data: signed bytes, an even number of them.
        root: number of the note that it sounds at the base note.
        place: semitones from C-1 at which it is played where no note is given (kits).
        loop: first byte and length of what repeats, or None.
    """

    data: bytes
    root: int = 0
    place: int = BASE
    loop: tuple[int, int] | None = None


def recipes() -> Table:
    """The whole of `instruments.toml`."""
    return tomllib.loads((HERE / "instruments.toml").read_text(encoding="utf-8"))


def built(recipe: Table, name: str) -> Sample:
    """The sample of a name; `cavaco.min` is the strum `min` of `cavaco`.

    Raises:
        KeyError: there is no instrument of that name.
        ValueError: its kind is unknown.
    """
    family, _, part = name.partition(".")
    table = recipe[family]
    rng = Random(name)
    match table["kind"]:
        case "looped":
            return _looped(table, rng)
        case "pluck":
            return _plucked(table, rng)
        case "strum":
            return _strummed(table, table["chords"][part], rng)
        case "keys":
            return _keys(table)
        case "drum":
            return _drum(table, rng)
        case other:
            raise ValueError(f"instruments.toml, {family}: unknown kind {other!r}")


def _bytes(signal: Signal, top: float = 0.98) -> bytes:
    shown = normal(signal, top * 127.0)
    data = bytes(round(x) & 0xFF for x in shown)
    return data + b"\0" * (len(data) % 2)


def _looped(table: Table, rng: Random) -> Sample:
    """An attack as long as the loop, so that the wave is in phase where it repeats."""
    root = number(table["root"])
    size = table["loop"]
    turns = max(1, round(hertz(root) * size / RATE))
    if "partials" in table:
        cycle = oscillators.cycles(table["partials"], size, turns)
        body = cycle + cycle
    else:
        body = _modulated(table, size, turns)
    breath = oscillators.white(size, rng)
    rise = max(1, int(table["attack"] * RATE))
    start = max(1, rise // 4)
    chiff = envelopes.struck(size / RATE, table.get("chiff_fall", 0.06), RATE)
    steady = table.get("breath", 0.0)
    out: Signal = []
    for k, x in enumerate(normal(body)):
        puff = table.get("chiff", 0.0) * chiff[k] if k < size else 0.0
        air = breath[k % size] * (steady + puff) * min(1.0, k / start)
        out.append(x * min(1.0, k / rise) + air)
    return Sample(_bytes(out), root, loop=(size, size))


def _modulated(table: Table, size: int, turns: int) -> Signal:
    """FM whose depth has fallen to its rest when the loop begins."""
    out: Signal = []
    for k in range(2 * size):
        depth = table["rest"]
        if k < size:
            depth += (table["index"] - table["rest"]) * exp2(-8.0 * k / size) * (1.0 - k / size)
        phase = k * turns / size
        out.append(sine(phase + depth * sine(phase * table["ratio"])))
    return out


def _string(table: Table) -> pluck.String:
    return pluck.String(table["ring"], table["dark"], table["pick"], table["flesh"])


def _plucked(table: Table, rng: Random) -> Sample:
    root = number(table["root"])
    out: Signal = []
    for cents in table.get("courses", [0.0]):
        hz = hertz(root) * semitones(cents / 100)
        add(out, pluck.pluck(_string(table), hz, table["seconds"], RATE, rng))
    if "body" in table:
        low, level, ms = table["body"]
        thump = oscillators.gliding(low * 1.2, low, ms / 1000, RATE)
        add(out, faded(thump, 8, len(thump) - 8), 0, level)
    return Sample(_bytes(_pressed(out)), root)


def _pressed(signal: Signal) -> Signal:
    """Its loud beginning held back, so that the tail stays clear of the 8 bits' grain."""
    follow = exp2(-PRESS_BLOCK / (PRESS_SECONDS * RATE))
    level = 1.0
    out: Signal = []
    shown = normal(signal)
    for k in range(0, len(shown), PRESS_BLOCK):
        block = shown[k : k + PRESS_BLOCK]
        level = max(peak(block), level * follow)
        out.extend(scale(block, exp2(-PRESS * log2(level + 0.01))))
    return out


def _strummed(table: Table, steps: list[int], rng: Random) -> Sample:
    root = number(table["root"])
    out: Signal = []
    for place, step in enumerate(steps):
        tone = pluck.pluck(_string(table), hertz(root + step), table["seconds"], RATE, rng)
        add(out, tone, int(place * table["strum"] * RATE), 1.0 - 0.08 * place)
    return Sample(_bytes(faded(_pressed(out), 0, int(0.04 * RATE))), root)


def _keys(table: Table) -> Sample:
    root = number(table["root"])
    settings = {k: v for k, v in table.items() if k not in ("kind", "root", "seconds")}
    tone = fm.sound(fm.Voice(**settings), hertz(root), table["seconds"], RATE)
    return Sample(_bytes(tone), root)


def _drum(table: Table, rng: Random) -> Sample:
    rate = RATE * semitones(table["place"] - BASE)
    bench = Bench(round(rate), 1.0, 0.0, rng, {}, {})
    sound = faded(rendered(table["layer"], bench), 1, int(0.006 * rate))
    sample = Sample(_bytes(_limited(sound, table.get("drive", 1.0))))
    return replace(sample, place=table["place"])


def _limited(signal: Signal, drive: float) -> Signal:
    if drive == 1.0:
        return signal
    return [x / (1.0 + abs(x)) for x in scale(normal(signal), drive)]
