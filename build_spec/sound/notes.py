"""Names of notes: `A4` is 440 Hz and number 69, sharps `#`, flats `b`."""

from __future__ import annotations

import re

from build_spec.sound.exact import semitones

CLASSES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
_NOTE = re.compile(r"([A-G])([#b]?)(-?\d)")


def pitch_class(letter: str, sign: str = "") -> int:
    """0 (C) to 11 (B)."""
    return (CLASSES[letter] + {"#": 1, "b": -1, "": 0}[sign]) % 12


def number(name: str) -> int:
    """The note's number, 60 for `C4`.

    Raises:
        ValueError: `name` is no note.
    """
    found = _NOTE.fullmatch(name)
    if found is None:
        raise ValueError(f"{name!r} is no note; write one like A4, C#5 or Bb3")
    letter, sign, octave = found.groups()
    return CLASSES[letter] + {"#": 1, "b": -1, "": 0}[sign] + 12 * (int(octave) + 1)


def name_of(note: int) -> str:
    """The name of a note's number, with sharps."""
    return f"{NAMES[note % 12]}{note // 12 - 1}"


def hertz(note: float) -> float:
    """The frequency of a note's number."""
    return 440.0 * semitones(note - 69)
