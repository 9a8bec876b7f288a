"""From a written song to rows of a module: one cell a row and track."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import assert_never

from build_spec.sound.harmony import Chord, chord
from build_spec.sound.notes import number
from build_spec.sound.song import BAR, Kind, Section, Song, Track

ACCENT, SOFT, GHOST = 1.3, 0.62, 0.4
FULL = 64
_VOICE = re.compile(r"([A-G][#b]?\d)([!,]?)(?:(')|\*([12]))?")


class Bend(Enum):
    """What a row does to a note besides beginning it."""

    NONE = auto()
    CUT = auto()
    SHORT = auto()
    VIBRATO = auto()
    TURN_1 = auto()
    """A mordent to the half step above."""
    TURN_2 = auto()
    """A mordent to the whole step above."""


TURNS = {"1": Bend.TURN_1, "2": Bend.TURN_2}


@dataclass(frozen=True, slots=True)
class Hit:
    """What a track does in a row.

    Attributes:
        instrument: its name, or "" where the sounding note is only bent or ended.
        note: number of the note; for kits the note that the instrument is recorded at.
        level: 0-64.
        bend: what happens in the row besides.
    """

    instrument: str
    note: int | None
    level: int
    bend: Bend = Bend.NONE


END = Hit("", None, 0, Bend.CUT)
HELD = Hit("", None, 0, Bend.VIBRATO)
MARKS: dict[str, Hit | None] = {".": None, "=": END, "~": HELD}
"""Cells that mean the same in every track."""


@dataclass(frozen=True, slots=True)
class Score:
    """A song row by row: `hits[track][row]`, and the chord that every row stands on."""

    song: Song
    hits: dict[str, list[Hit | None]]
    chords: list[Chord]

    @property
    def rows(self) -> int:
        """Its length in rows."""
        return len(self.chords)


def score(song: Song) -> Score:
    """The whole song in order.

    Raises:
        ValueError: a bar is not understood; says where.
    """
    hits: dict[str, list[Hit | None]] = {name: [] for name in song.tracks}
    chords: list[Chord] = []
    for name in song.order:
        section = song.sections[name]
        mine = [c.moved(song.transpose) for c in _chords(section)]
        chords += mine
        for track in song.tracks.values():
            try:
                hits[track.name] += _track(track, section, mine, song.transpose)
            except ValueError as error:
                raise ValueError(f"section {name}, {track.name}: {error}") from error
    for track in song.tracks.values():
        if track.kind is Kind.ECHO:
            hits[track.name] = _echo(track, hits)
    return Score(song, hits, chords)


def _chords(section: Section) -> Iterator[Chord]:
    for place, bar in enumerate(section.lines["chords"].bars, 1):
        names = bar.split()
        if not names or BAR % len(names):
            raise ValueError(f"chords, bar {place}: {len(names)} chords do not divide a bar")
        for name in names:
            yield from [chord(name)] * (BAR // len(names))


def _track(track: Track, section: Section, chords: list[Chord], transpose: int) -> list[Hit | None]:
    line = section.lines.get(track.name)
    size = section.bars * BAR
    if line is None:
        return [None] * size
    sound = line.instrument or track.settings.get("with", track.name)
    cells = list(_cells(line.bars, track.kind))
    if size % len(cells):
        raise ValueError(f"{len(cells) // BAR} bars do not fit {section.bars}")
    cells *= size // len(cells)
    return [
        MARKS[cell] if cell in MARKS else _hit(cell, sound, track, chords, row, transpose)
        for row, cell in enumerate(cells)
    ]


def _hit(cell: str, sound: str, track: Track, chords: list[Chord], row: int, transpose: int) -> Hit:
    match track.kind:
        case Kind.VOICE | Kind.ECHO:
            return _voice(cell, sound, track.level, transpose)
        case Kind.STRUM:
            return _strum(cell, sound, track.level, chords[row])
        case Kind.PICKS:
            return _pick(cell, sound, track, chords[row])
        case Kind.ROOTS:
            return _root(cell, sound, track, chords, row)
        case Kind.KIT:
            return _drum(cell, track)
        case _:
            assert_never(track.kind)


def _cells(bars: tuple[str, ...], kind: Kind) -> Iterator[str]:
    before: list[str] = []
    for place, bar in enumerate(bars, 1):
        spaced = kind in (Kind.VOICE, Kind.ECHO)
        cells = bar.split() if spaced else list(bar.replace(" ", ""))
        if cells == ["%"]:
            cells = before
        elif spaced and cells in (["-"], ["="]):
            cells = [cells[0].replace("-", "."), *["."] * (BAR - 1)]
        if len(cells) != BAR:
            raise ValueError(f"bar {place} has {len(cells)} cells, not {BAR}: {bar}")
        yield from cells
        before = cells


def _voice(cell: str, sound: str, level: int, transpose: int) -> Hit:
    found = _VOICE.fullmatch(cell)
    if found is None:
        raise ValueError(f"{cell!r} is no cell; write a note, '.', '=' or '~'")
    note, stress, short, turn = found.groups()
    factor = {"!": ACCENT, ",": SOFT, "": 1.0}[stress]
    bend = Bend.SHORT if short else TURNS.get(turn, Bend.NONE)
    return Hit(sound, number(note) + transpose, min(FULL, round(level * factor)), bend)


STRUMS = {"X": ACCENT, "x": 1.0, "o": GHOST}
FAMILIES = {
    "": "maj",
    "6": "maj",
    "maj7": "maj",
    "m": "min",
    "m6": "min",
    "7": "dom",
    "7b9": "dom",
    "m7": "min7",
    "m7b5": "half",
    "dim": "dim",
}


def _strum(cell: str, sound: str, level: int, on: Chord) -> Hit:
    if cell not in STRUMS:
        raise ValueError(f"{cell!r} is no stroke; write one of {' '.join(STRUMS)}, or '.'")
    note = 67 + (on.root - 67) % 12
    return Hit(f"{sound}.{FAMILIES[on.kind]}", note, min(FULL, round(level * STRUMS[cell])))


def _pick(cell: str, sound: str, track: Track, on: Chord) -> Hit:
    if cell not in "123456789":
        raise ValueError(f"{cell!r} is no place in a chord; write a digit from 1, or '.'")
    note = on.stack(number(track.settings["low"]), int(cell))[-1]
    return Hit(sound, note, track.level)


def _root(cell: str, sound: str, track: Track, chords: list[Chord], row: int) -> Hit:
    """`1` bass, `3` `5` `7` chord notes, `8` octave; `b` and `#` lead to the next chord's bass."""
    low = number(track.settings["low"])
    on = chords[row]
    if cell in "b#":
        coming = next((c for c in chords[row:] if c != on), chords[0])
        note = low + (coming.bass - low) % 12 + (1 if cell == "#" else -1)
        return Hit(sound, note, track.level)
    first = low + (on.bass - low) % 12
    if cell == "8":
        return Hit(sound, first + 12, track.level)
    tones = {"1": on.bass, "3": on.classes[1], "5": on.classes[2], "7": on.classes[-1]}
    if cell not in tones:
        raise ValueError(f"{cell!r} is no step of a bass; write one of 1 3 5 7 8 b #, or '.'")
    return Hit(sound, first + (tones[cell] - first) % 12, track.level)


def _drum(cell: str, track: Track) -> Hit:
    if cell not in track.settings:
        raise ValueError(f"{cell!r} is not in the kit {track.name}")
    name, _, level = track.settings[cell].partition(":")
    return Hit(name, None, int(level or FULL))


def _echo(track: Track, hits: Mapping[str, list[Hit | None]]) -> list[Hit | None]:
    """Where nothing is written the echo follows its leader, `delay` rows later and at its level."""
    leader, delay = hits[track.settings["of"]], int(track.settings["delay"])
    mine = hits[track.name]
    out: list[Hit | None] = []
    written = False
    for row in range(len(mine)):
        if row % BAR == 0:
            written = any(mine[row : row + BAR])
        heard = leader[row - delay]
        if written:
            out.append(mine[row])
        else:
            out.append(replace(heard, level=track.level) if heard else None)
    return out
