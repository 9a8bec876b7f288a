"""What really comes out of the mixer, recorded by SDL's disk driver."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from operator import sub
from pathlib import Path
from typing import Any

import pytest

from build_spec.sound import record, spectrum
from build_spec.sound.exact import from_db, to_db
from build_spec.sound.loudness import loudness, weighted
from build_spec.sound.signals import Signal, rms

ASSETS = Path("assets")
MODULES = sorted((ASSETS / "music").glob("*.mod"))
RATE = record.RATE
BYTES = 4 * RATE

BEGIN = """
import os, sys, time
from pathlib import Path
from random import Random
import pygame
from game.engine.audio.audio import Audio

def written():
    return os.path.getsize(os.environ["SDL_DISKAUDIOFILE"])

def let(seconds):
    goal = written() + seconds * 176_400
    while written() < goal:
        time.sleep(0.001)

audio = Audio(Path("assets"), Random(5))
audio.open()
let(0.3)
"""

PLAY_CUES = (
    BEGIN
    + """
for word in sys.argv[1:]:
    name, pitch = word.split(":")
    print(name, written(), flush=True)
    audio.update(10.0)
    audio.cue(name, pitch=int(pitch))
    while pygame.mixer.get_busy():
        time.sleep(0.002)
    let(0.3)
print("end", written())
audio.close()
"""
)

PLAY_BED = (
    BEGIN
    + """
audio.music(sys.argv[1])
audio.ambience("boteco")
for second in range(20):
    audio.update(1.0)
    for word in sys.argv[2:]:
        audio.cue(word, pitch=second % 8)
    let(1.0)
audio.close()
"""
)

LOOP = """
import os, sys, time
import pygame
pygame.mixer.init(44100, -16, 2, 512)
pygame.mixer.music.load(sys.argv[1])
pygame.mixer.music.play(-1, start=float(sys.argv[2]))
while os.path.getsize(os.environ["SDL_DISKAUDIOFILE"]) < 8 * 176_400:
    time.sleep(0.002)
pygame.mixer.quit()
"""


@cache
def table() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((ASSETS / "sound/cues.json").read_text("utf-8"))
    return read


@cache
def cues() -> tuple[dict[str, list[Signal]], record.Recording]:
    """Every cue alone as the mixer played it, those with steps at their first and last."""
    words = []
    for name, row in table()["cues"].items():
        steps = (0, len(row["files"]) - 1) if row["choice"] == "step" else (0,)
        words += [f"{name}:{step}" for step in steps]
    heard = record.run_recording(PLAY_CUES, words, delay=1)
    marks = [line.split() for line in heard.told.splitlines()]
    both = heard.both
    parts: dict[str, list[Signal]] = {}
    for (name, start), (_, end) in pairwise(marks):
        parts.setdefault(name, []).append(both[int(start) // 4 : int(end) // 4])
    return parts, heard


@cache
def levels() -> dict[str, list[float]]:
    return {name: [loudness(part, RATE) for part in found] for name, found in cues()[0].items()}


def test_every_cue_is_heard() -> None:
    assert set(levels()) == set(table()["cues"])
    assert {name: found for name, found in levels().items() if min(found) < -32} == {}


def test_a_class_is_equally_loud_in_the_mix() -> None:
    found: dict[str, list[float]] = {}
    for name, row in table()["cues"].items():
        found.setdefault(row["class"], []).extend(levels()[name])
    spread = {name: max(levels) - min(levels) for name, levels in found.items()}
    assert all(width < 3.0 for width in spread.values()), spread


def test_no_cue_clips_in_the_mix() -> None:
    assert cues()[1].peak < -2.5


def test_everything_at_once_does_not_clip() -> None:
    together = ("boteco_match", "slam", "glasses", "score")
    heard = record.run_recording(PLAY_BED, together, delay=1)
    assert -9 < heard.peak < -0.1
    assert len(heard.left) > 19 * RATE


@pytest.mark.slow
def test_every_cue_stands_out_of_music_and_room() -> None:
    """In at least one octave a cue is louder than music and ambience usually are."""
    usual = octaves(record.run_recording(PLAY_BED, ("boteco",)).both, 2.0)
    margins = {
        name: min(max(map(sub, octaves(part, 0.02, loudest=True), usual)) for part in found)
        for name, found in cues()[0].items()
    }
    assert {name: margin for name, margin in margins.items() if margin < 3.0} == {}


def octaves(signal: Signal, step: float, *, loudest: bool = False) -> list[float]:
    """Levels in dB of eight octaves from 60 Hz: the middle of many moments, or the loudest one."""
    hop = int(step * RATE)
    starts = range(0, max(1, len(signal) - spectrum.SIZE), hop)
    if loudest:
        top = max(starts, key=lambda k: rms(signal[k : k + 2048]))
        starts = range(top, top + 1)
    moments = [_bands(spectrum.magnitudes(signal, k)) for k in starts]
    return [to_db(sorted(band)[len(band) // 2]) for band in zip(*moments, strict=True)]


def _bands(bins: list[float]) -> list[float]:
    edges = [int(60 * 2**k * spectrum.SIZE / RATE) for k in range(9)]
    return [rms(bins[a:b]) * (b - a) ** 0.5 for a, b in pairwise(edges)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_tune_turns_without_a_seam(path: Path) -> None:
    """The last four seconds and the first: neither silence nor a step where it turns."""
    heard = record.run_recording(LOOP, (str(path), str(length(path) - 4)))
    start = next(k for k, word in enumerate(heard.left) if word)
    piece = heard.both[start : start + 7 * RATE]
    size = RATE // 10
    levels = [rms(weighted(piece[k : k + size], RATE)) for k in range(0, len(piece) - size, size)]
    assert min(levels) > from_db(-38)
    jumps = [abs(b - a) for a, b in pairwise(piece)]
    turn = range(int(3.6 * RATE), int(4.4 * RATE))
    elsewhere = [*range(3 * RATE), *range(int(4.5 * RATE), len(jumps))]
    assert max(jumps[k] for k in turn) < 1.2 * max(jumps[k] for k in elsewhere)


def length(path: Path) -> float:
    """Seconds of a module by its own clock."""
    data = path.read_bytes()
    tempo = next(
        data[k + 3]
        for k in range(1084, 1084 + 32, 4)
        if data[k + 2] & 15 == 15 and data[k + 3] > 31
    )
    return data[950] * 64 * 15 / tempo


@pytest.mark.slow
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_channel_is_heard_and_all_together_do_not_clip(path: Path) -> None:
    module = path.read_bytes()
    assert record.recorded(module).peak < -1.5
    for channel in range(8):
        played = record.recorded(record.solo(module, channel), 30.0)
        heard = weighted(played.both, RATE)
        size = RATE // 5
        levels = sorted(rms(heard[k : k + size]) for k in range(0, len(heard) - size, size))
        assert to_db(levels[int(0.9 * len(levels))]) > -38, channel
        assert played.peak < -6, channel
