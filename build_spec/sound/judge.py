"""Judges a score by ear's rules: chord notes on the beats, dissonances that resolve, no clashes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from build_spec.sound.arrange import END, Bend, Hit, Score
from build_spec.sound.harmony import Chord
from build_spec.sound.song import BAR, Kind

BEAT = 4
STEP = 2
CLASHES = frozenset({1, 11})
"""Semitones, octaves apart taken off: the half step and its inversion."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note of a voice: row, length in rows, number."""

    row: int
    length: int
    number: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a voice stands on its chords, as parts of its notes (0-1).

    Attributes:
        notes: how many there are.
        inside: are notes of the chord.
        beats: of those on a beat, are notes of the chord.
        resolved: of those outside, go on or come by a step.
        low: lowest note.
        high: highest note.
    """

    notes: int
    inside: float
    beats: float
    resolved: float
    low: int
    high: int


def voice(score: Score, track: str) -> list[Note]:
    """The notes of a track, in order; a note lasts to the next one or to its end."""
    out: list[Note] = []
    start, number = 0, None
    for row, hit in enumerate([*_written(score, track), None]):
        ends = row == score.rows or (hit is not None and (hit.instrument or hit.bend is Bend.CUT))
        if not ends:
            continue
        if number is not None:
            out.append(Note(start, row - start, number))
        start, number = row, hit.note if hit is not None and hit.instrument else None
    return out


def _written(score: Score, name: str) -> list[Hit | None]:
    """The track without what only repeats its leader."""
    track, hits = score.song.tracks[name], score.hits[name]
    if track.kind is not Kind.ECHO:
        return hits
    leader, delay = score.hits[track.settings["of"]], int(track.settings["delay"])
    out: list[Hit | None] = []
    for row, hit in enumerate(hits):
        heard = leader[row - delay]
        echoed = hit is not None and heard is not None and hit.note == heard.note
        out.append(END if echoed else hit)
    return out


def verdict(score: Score, track: str) -> Verdict:
    """How the voice stands on its chords."""
    notes = voice(score, track)
    inside = [n.number % 12 in score.chords[n.row].classes for n in notes]
    beats = [good for n, good in zip(notes, inside, strict=True) if n.row % BEAT == 0]
    outside = [k for k, good in enumerate(inside) if not good]
    resolved = [k for k in outside if _by_step(notes, k)]
    return Verdict(
        len(notes),
        sum(inside) / len(notes),
        sum(beats) / max(1, len(beats)),
        len(resolved) / max(1, len(outside)),
        min(n.number for n in notes),
        max(n.number for n in notes),
    )


def _by_step(notes: list[Note], place: int) -> bool:
    here = notes[place].number
    near = [notes[place - 1].number, notes[(place + 1) % len(notes)].number]
    return any(0 < abs(other - here) <= STEP for other in near)


def clashes(score: Score, above: str, below: str, least: int = 2) -> Iterator[tuple[int, int, int]]:
    """Rows at which two voices begin to rub a half step for `least` rows; row and both notes.

    A half step that the chord itself holds, as the ninth of E7b9 over its root, is none.
    """
    first, second = _held(score, above), _held(score, below)
    run = 0
    for row in range(score.rows):
        a, b = first[row], second[row]
        run = run + 1 if a is not None and b is not None and _rub(a, b, score.chords[row]) else 0
        if run == least and a is not None and b is not None:
            yield row - least + 1, a, b


def _rub(a: int, b: int, on: Chord) -> bool:
    return abs(a - b) % 12 in CLASHES and not {a % 12, b % 12} <= set(on.classes)


def _held(score: Score, track: str) -> list[int | None]:
    out: list[int | None] = [None] * score.rows
    for note in voice(score, track):
        for row in range(note.row, note.row + note.length):
            out[row] = note.number
    return out


def rhythms(score: Score, track: str) -> float:
    """How many rhythms its bars have, as a part of the bars: 1 never repeats one."""
    hits = score.hits[track]
    bars = [
        tuple(hit is not None and bool(hit.instrument) for hit in hits[k : k + BAR])
        for k in range(0, score.rows, BAR)
    ]
    return len(set(bars)) / len(bars)


def voices(score: Score) -> list[str]:
    """Names of the tracks that have written melodies."""
    return [t.name for t in score.song.tracks.values() if t.kind in (Kind.VOICE, Kind.ECHO)]
