"""Rooms as loops: `ambience.toml` to one file each; everything runs round, so there is no seam."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

from build_spec.sound import envelopes, filters, modal, oscillators
from build_spec.sound.exact import from_db, to_db
from build_spec.sound.loudness import weighted
from build_spec.sound.patch import Table
from build_spec.sound.signals import Signal, add, add_round, rms, scale, shaped, silence

HERE = Path(__file__).parent
CYCLE = 2048
BUZZ = 18
"""Harmonics of a voice before the throat shapes it."""


def recipes() -> Table:
    """The whole of `ambience.toml`."""
    return tomllib.loads((HERE / "ambience.toml").read_text(encoding="utf-8"))


def loop(name: str, table: Table) -> Signal:
    """The finished loop of a room."""
    rate = table["rate"]
    size = rate * table["seconds"]
    rng = Random(f"ambience {name}")
    out = silence(size)
    add(out, _rain(table["rain"], size, rate, rng))
    for talker in table["talkers"]:
        add(out, _talk(talker, size, rate, rng), 0, talker["level"])
    add(out, _radio(table["radio"], size, rate, rng), 0, table["radio"]["level"])
    for thing in ("glass", "tiles"):
        _scatter(out, table[thing], rate, rng)
    mean = to_db(rms(weighted(out + out[: rate // 10], rate)))
    return scale(out, from_db(table["loudness"] - mean))


def _rain(table: Table, size: int, rate: int, rng: Random) -> Signal:
    hiss = oscillators.white(size, rng)
    for section in (filters.low_pass(table["low"], rate), filters.high_pass(table["high"], rate)):
        hiss = section.round_and_round(hiss)
    out = scale(shaped(hiss, _gusts(table["gusts"], size)), table["level"])
    for _ in range(table["drops"]):
        low = rng.random()
        hz = table["drop_from"] + (table["drop_to"] - table["drop_from"]) * low * low
        ms = table["drop_ms"] * (0.6 + 0.8 * rng.random())
        drop = modal.strike([(hz, 1.0, ms), (hz * 2.3, 0.4, ms * 0.6)], rate)
        add_round(out, drop, int(rng.random() * size), table["drop_level"] * rng.random())
    return out


def _gusts(levels: list[float], size: int) -> Signal:
    ring = [*levels, levels[0]]
    part = size / len(levels)
    out: Signal = []
    for k in range(size):
        place = int(k / part)
        x = k / part - place
        ease = x * x * (3.0 - 2.0 * x)
        out.append(ring[place] + (ring[place + 1] - ring[place]) * ease)
    return out


def _talk(table: Table, size: int, rate: int, rng: Random) -> Signal:
    """Somebody talking, too far off for words: phrases of syllables that fall, and pauses."""
    out = silence(size)
    throat = oscillators.cycles([1.0 / n for n in range(1, BUZZ + 1)], CYCLE, 1)
    place, end = int(rng.random() * rate), size - rate // 2
    while place < end:
        phrase = 4 + int(8 * rng.random())
        for k in range(phrase):
            length = int(rate / table["pace"] * (0.7 + 0.6 * rng.random()))
            lean = 1.15 - 0.3 * k / phrase + 0.12 * (rng.random() - 0.5)
            syllable = _syllable(throat, table["pitch"] * lean, length, rate, rng)
            add_round(out, syllable, place, 0.5 + 0.5 * rng.random())
            place += length
        place += int(table["pause"] * rate * (1.0 + 3.0 * rng.random()))
    return filters.low_pass(table["distance"], rate).round_and_round(out)


def _syllable(throat: Signal, pitch: float, length: int, rate: int, rng: Random) -> Signal:
    buzz = oscillators.turning(throat, pitch, length, rate)
    first, second = 300 + 450 * rng.random(), 900 + 1000 * rng.random()
    low = filters.band_pass(first, rate, 4.0).over(buzz)
    add(low, filters.band_pass(second, rate, 5.0).over(buzz), 0, 0.7)
    return shaped(low, envelopes.swell(length))


def _radio(table: Table, size: int, rate: int, rng: Random) -> Signal:
    voice = _talk(table, size, rate, rng)
    crowd = filters.band_pass(900, rate, 0.8).round_and_round(oscillators.white(size, rng))
    swelling = _gusts([0.5, 0.7, 0.6, 1.3, 0.9, 0.6], size)
    add(voice, shaped(crowd, swelling), 0, table["crowd"])
    return filters.high_pass(table["small"], rate).round_and_round(voice)


def _scatter(out: Signal, table: Table, rate: int, rng: Random) -> None:
    """Single sounds, one in each equal part of the loop."""
    size = len(out)
    for k in range(table["count"]):
        pitch = 0.94 + 0.12 * rng.random()
        sound = modal.strike([(hz, level, ms) for hz, level, ms in table["modes"]], rate, pitch)
        place = int((k + 0.8 * rng.random()) / table["count"] * size)
        add_round(out, sound, place, table["level"] * (0.4 + 0.6 * rng.random()))
