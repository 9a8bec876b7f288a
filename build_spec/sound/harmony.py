"""Chord names: root, kind, and the note in the bass (`E7/G#`)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from build_spec.sound.notes import pitch_class

KINDS: dict[str, tuple[int, ...]] = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "maj7": (0, 4, 7, 11),
    "m7b5": (0, 3, 6, 10),
    "dim": (0, 3, 6, 9),
    "7b9": (0, 4, 7, 10, 13),
}
_CHORD = re.compile(r"([A-G])([#b]?)(maj7|m7b5|m7|m6|7b9|dim|m|7|6|)(?:/([A-G])([#b]?))?")


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord.

    Attributes:
        root: pitch class of the root, 0 for C.
        kind: a key of `KINDS`.
        bass: pitch class of the lowest note.
    """

    root: int
    kind: str
    bass: int

    @property
    def classes(self) -> tuple[int, ...]:
        """Pitch classes of its notes, from the root up."""
        return tuple((self.root + step) % 12 for step in KINDS[self.kind])

    def moved(self, steps: int) -> Chord:
        """The chord `steps` semitones higher."""
        return Chord((self.root + steps) % 12, self.kind, (self.bass + steps) % 12)

    def stack(self, low: int, count: int) -> list[int]:
        """Its notes from the lowest one not below `low` upwards."""
        classes = set(self.classes)
        found: list[int] = []
        note = low
        while len(found) < count:
            if note % 12 in classes:
                found.append(note)
            note += 1
        return found


def chord(name: str) -> Chord:
    """The chord of a name.

    Raises:
        ValueError: `name` is no chord of a kind known here.
    """
    found = _CHORD.fullmatch(name)
    if found is None:
        raise ValueError(f"{name!r} is no chord; known kinds: {', '.join(KINDS)}")
    letter, sign, kind, low, low_sign = found.groups()
    root = pitch_class(letter, sign)
    return Chord(root, kind, pitch_class(low, low_sign) if low else root)
