"""Writes a score as an eight-channel tracker module ("8CHN").

Four channels, as the machines of 1990 had, would make melody, answer, strings and bass take turns;
every player that pygame's mixer brings reads eight, and sets the panning of each (`E8x`).
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from build_spec.sound.arrange import Bend, Hit, Score
from build_spec.sound.instruments import Sample
from build_spec.sound.notes import name_of
from build_spec.sound.song import Track

TAG = b"8CHN"
CHANNELS = 8
PATTERN_ROWS = 64
SLOTS = 31
PERIODS = (
    856, 808, 762, 720, 678, 640, 604, 570, 538, 508, 480, 453,
    428, 404, 381, 360, 339, 320, 302, 285, 269, 254, 240, 226,
    214, 202, 190, 180, 170, 160, 151, 143, 135, 127, 120, 113,
)  # fmt: skip
BASE = 24
"""Place in `PERIODS` at which a pitched sample sounds as recorded (C-3)."""

ARPEGGIO, VIBRATO, VOLUME, EXTENDED, SPEED = 0x0, 0x4, 0xC, 0xE, 0xF
CUT, PAN = 0xC0, 0x80
VIBRATO_SHAPE = 0x53
STACCATO_TICK = 3


@dataclass(slots=True)
class Cell:
    """One cell of a pattern; `effect` is None where none is set."""

    slot: int = 0
    period: int = 0
    effect: int | None = None
    value: int = 0

    def packed(self) -> bytes:
        """Its four bytes."""
        return bytes(
            (
                (self.slot & 0xF0) | self.period >> 8,
                self.period & 0xFF,
                (self.slot & 0x0F) << 4 | (self.effect or 0),
                self.value,
            )
        )


def written(score: Score, samples: Mapping[str, Sample]) -> bytes:
    """The module's bytes.

    Raises:
        ValueError: too many tracks or samples, a note out of an instrument's range, or no free
            place for the tempo or the groove.
    """
    if len(score.song.tracks) > CHANNELS or score.rows % PATTERN_ROWS:
        raise ValueError(f"{score.song.name}: at most {CHANNELS} tracks, and bars in eights")
    names = used(score)
    if len(names) > SLOTS:
        raise ValueError(f"{score.song.name}: {len(names)} samples, but a module holds {SLOTS}")
    levels = _levels(score, names)
    columns = [
        _column(score, track, names, levels, samples) for track in score.song.tracks.values()
    ]
    while len(columns) < CHANNELS:
        columns.append([Cell() for _ in range(score.rows)])
    _set_pans(score, columns)
    _set_clock(score, columns)
    patterns, order = _patterns(columns, score.rows)
    head = score.song.name.encode("ascii")[:20].ljust(20, b"\0")
    for place in range(SLOTS):
        name = names[place] if place < len(names) else None
        head += _sample_head(name, samples, levels)
    head += bytes((len(order), 0)) + bytes(order).ljust(128, b"\0") + TAG
    return head + b"".join(patterns) + b"".join(samples[name].data for name in names)


def used(score: Score) -> list[str]:
    """Names of the samples that a score plays, in the order of their first notes."""
    found: dict[str, None] = {}
    for track in score.song.tracks:
        for hit in score.hits[track]:
            if hit is not None and hit.instrument:
                found.setdefault(hit.instrument)
    return list(found)


def _levels(score: Score, names: list[str]) -> dict[str, int]:
    """Every sample's own volume: the one it is asked for most often."""
    counts: dict[str, dict[int, int]] = {name: {} for name in names}
    for hits in score.hits.values():
        for hit in hits:
            if hit is not None and hit.instrument:
                asked = counts[hit.instrument]
                asked[hit.level] = asked.get(hit.level, 0) + 1
    return {name: max(sorted(asked), key=lambda v: asked[v]) for name, asked in counts.items()}


def _column(
    score: Score,
    track: Track,
    names: list[str],
    levels: Mapping[str, int],
    samples: Mapping[str, Sample],
) -> list[Cell]:
    out: list[Cell] = []
    for row, hit in enumerate(score.hits[track.name]):
        cell = Cell()
        if hit is not None:
            if hit.instrument:
                cell.slot = names.index(hit.instrument) + 1
                cell.period = _period(hit, samples[hit.instrument], track, row)
            _bend(cell, hit, levels)
        out.append(cell)
    return out


def _period(hit: Hit, sample: Sample, track: Track, row: int) -> int:
    place = sample.place if hit.note is None else BASE + hit.note - sample.root
    if not 0 <= place < len(PERIODS):
        what = "its place" if hit.note is None else name_of(hit.note)
        raise ValueError(f"{track.name}, row {row}: {hit.instrument} cannot reach {what}")
    return PERIODS[place]


def _bend(cell: Cell, hit: Hit, levels: Mapping[str, int]) -> None:
    match hit.bend:
        case Bend.CUT:
            cell.effect, cell.value = VOLUME, 0
        case Bend.VIBRATO:
            cell.effect, cell.value = VIBRATO, VIBRATO_SHAPE
        case Bend.SHORT:
            cell.effect, cell.value = EXTENDED, CUT | STACCATO_TICK
        case Bend.TURN_1:
            cell.effect, cell.value = ARPEGGIO, 0x10
        case Bend.TURN_2:
            cell.effect, cell.value = ARPEGGIO, 0x20
        case Bend.NONE:
            if hit.level != levels[hit.instrument]:
                cell.effect, cell.value = VOLUME, hit.level
        case _:
            assert_never(hit.bend)


def _set_pans(score: Score, columns: list[list[Cell]]) -> None:
    """With each channel's first note; where that note is stressed, the panning goes before."""
    for column, track in zip(columns, score.song.tracks.values(), strict=False):
        cell = next((cell for cell in column if cell.slot), column[0])
        if cell.effect not in (None, VOLUME):
            raise ValueError(f"{score.song.name}, {track.name}: begin it on a plain note")
        cell.effect, cell.value = EXTENDED, PAN | track.pan


def _set_clock(score: Score, columns: list[list[Cell]]) -> None:
    groove = score.song.groove
    wanted = [(0, score.song.tempo)]
    ticks = 0
    for row in range(score.rows):
        if groove[row % len(groove)] != ticks:
            ticks = groove[row % len(groove)]
            wanted.append((row, ticks))
    for row, value in wanted:
        free = next((c[row] for c in reversed(columns) if c[row].effect is None), None)
        if free is None:
            raise ValueError(f"{score.song.name}: row {row} leaves no cell for the clock; thin it")
        free.effect, free.value = SPEED, value


def _patterns(columns: list[list[Cell]], rows: int) -> tuple[list[bytes], list[int]]:
    patterns: list[bytes] = []
    order: list[int] = []
    for start in range(0, rows, PATTERN_ROWS):
        block = b"".join(
            column[row].packed() for row in range(start, start + PATTERN_ROWS) for column in columns
        )
        if block not in patterns:
            patterns.append(block)
        order.append(patterns.index(block))
    return patterns, order


def _sample_head(
    name: str | None, samples: Mapping[str, Sample], levels: Mapping[str, int]
) -> bytes:
    if name is None:
        return bytes(22) + struct.pack(">HBBHH", 0, 0, 0, 0, 1)
    sample = samples[name]
    start, size = sample.loop or (0, 2)
    return name.encode("ascii")[:22].ljust(22, b"\0") + struct.pack(
        ">HBBHH", len(sample.data) // 2, 0, levels[name], start // 2, size // 2
    )
