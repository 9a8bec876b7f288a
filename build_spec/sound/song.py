"""Songs as text: tracks, and sections of rows in bars of eight sixteenths (README.md)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

BAR = 8
"""Rows in a bar of 2/4."""


class SongError(ValueError):
    """A song cannot be read; says file, line and remedy."""


class Kind(Enum):
    """How a track's rows are written."""

    VOICE = "voice"
    ECHO = "echo"
    STRUM = "strum"
    PICKS = "picks"
    ROOTS = "roots"
    KIT = "kit"


@dataclass(frozen=True, slots=True)
class Track:
    """One channel of the module; `settings` are its `key=value` words."""

    name: str
    kind: Kind
    settings: dict[str, str]

    @property
    def level(self) -> int:
        """Volume of a plain note, 0-64."""
        return int(self.settings.get("level", "48"))

    @property
    def pan(self) -> int:
        """0 (left) to 15 (right)."""
        return int(self.settings.get("pan", "8"))


@dataclass(frozen=True, slots=True)
class Line:
    """The bars of one track in one section, and the instrument they are played on, if another."""

    bars: tuple[str, ...]
    instrument: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a song; `lines["chords"]` has its chords and sets its length."""

    lines: dict[str, Line]

    @property
    def bars(self) -> int:
        """Its length in bars."""
        return len(self.lines["chords"].bars)


@dataclass(slots=True)
class Song:
    """A whole song as written.

    Attributes:
        tempo: quarter notes a minute.
        groove: ticks of the four sixteenths of a beat; they add up to 24.
        transpose: semitones added to everything but the kits.
    """

    name: str = ""
    tempo: int = 100
    groove: tuple[int, ...] = (6, 6, 6, 6)
    transpose: int = 0
    order: tuple[str, ...] = ()
    tracks: dict[str, Track] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)


def read(path: Path) -> Song:
    """The song in a file.

    Raises:
        SongError: a line is not understood.
    """
    song = Song()
    fresh: set[str] = set()
    current: str | None = None
    for place, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = raw.split(";")[0].split(None, 1)
        if not words:
            continue
        try:
            current = _line(song, path, words[0], words[1] if words[1:] else "", current, fresh)
        except (ValueError, KeyError) as error:
            raise SongError(f"{path.name}, line {place}: {error}") from error
    return song


def _line(
    song: Song, path: Path, word: str, rest: str, current: str | None, fresh: set[str]
) -> str | None:
    match word:
        case "name":
            song.name = rest.strip()
        case "tempo":
            song.tempo = int(rest)
        case "transpose":
            song.transpose = int(rest)
        case "groove":
            song.groove = tuple(int(ticks) for ticks in rest.split())
        case "order":
            song.order = tuple(rest.split())
        case "sections":
            song.sections = dict(read(path.parent / rest.strip()).sections)
        case "section":
            fresh.clear()
            return _open(song, rest)
        case _ if word in {kind.value for kind in Kind}:
            name, *settings = rest.split()
            song.tracks[name] = Track(name, Kind(word), dict(s.split("=", 1) for s in settings))
        case _:
            _row(song, word, rest, current, fresh)
    return current


def _open(song: Song, rest: str) -> str:
    name, _, base = (part.strip() for part in rest.partition("="))
    song.sections[name] = Section(dict(song.sections[base].lines) if base else {})
    return name


def _row(song: Song, word: str, rest: str, current: str | None, fresh: set[str]) -> None:
    name, _, instrument = word.partition(":")
    if current is None:
        raise ValueError(f"{word!r} stands before the first section")
    if name != "chords" and name not in song.tracks:
        raise ValueError(f"there is no track {name!r}")
    bars = tuple(bar.strip() for bar in rest.strip().strip("|").split("|"))
    lines = song.sections[current].lines
    if name in fresh:
        lines[name] = replace(lines[name], bars=lines[name].bars + bars)
    else:
        lines[name] = Line(bars, instrument or None)
        fresh.add(name)
