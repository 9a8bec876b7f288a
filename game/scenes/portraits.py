"""Faces: who sits at the table, in which mood, blinking now and then."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import pygame

from game.engine.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

SIZE = 48
BORDER = 2
"""Of the frame, which a bust crosses at its upper edge alone."""

BLINKS = (3.4, 0.13)
"""Seconds from one blink to the next, and how long it lasts."""

KNOCK = 1 / 7
"""Seconds of each of the two poses of a knocking fist."""

BOB = 1 / 5
"""Seconds of each of the two poses of somebody pleased."""


class Who(StrEnum):
    """Who has a portrait; `YOU` is whoever plays."""

    ZEFA = "zefa"
    NONATO = "nonato"
    TAINA = "taina"
    BIRA = "bira"
    YOU = "you"


class Mood(StrEnum):
    """What a face shows."""

    NEUTRAL = "neutral"
    THINKING = "thinking"
    PLEASED = "pleased"
    ANNOYED = "annoyed"
    KNOCKING = "knocking"


NAMES = {
    "dona zefa": Who.ZEFA,
    "seu nonato": Who.NONATO,
    "tainá": Who.TAINA,
    "bira": Who.BIRA,
}
"""As the catalogue has them; proper names are the same in every language."""

SPEECH = {
    Who.ZEFA: "speech.zefa.",
    Who.NONATO: "speech.nonato.",
    Who.TAINA: "speech.taina.",
    Who.BIRA: "speech.bira.",
}
"""The family of catalogue keys with somebody's lines; the mood's name ends them."""

_CAST = tuple(SPEECH)


def who(name: str) -> Who:
    """Whose portrait goes with a player's name; a stranger gets somebody's for good."""
    known = NAMES.get(name.strip().lower())
    return known or _CAST[zlib.crc32(name.encode()) % len(_CAST)]


@dataclass(frozen=True, slots=True)
class Pose:
    """What of a face is shown at a time: names of its parts."""

    eyes: str
    mouth: str
    fist: str = ""
    lift: int = 0


def pose(person: Who, mood: Mood, seconds: float) -> Pose:
    """The pose at a time; equal times give equal poses."""
    every, lasts = BLINKS
    shut = (seconds + 0.7 * list(Who).index(person)) % every < lasts
    eyes = Mood.NEUTRAL if mood is Mood.KNOCKING else mood
    mouth = eyes.value
    if mood is Mood.KNOCKING:
        return Pose(eyes.value, mouth, f"fist/{int(seconds / KNOCK) % 2}")
    if mood is Mood.PLEASED:
        return Pose(eyes.value, mouth, lift=int(seconds / BOB) % 2)
    return Pose("blink" if shut else eyes.value, mouth)


class Portraits:
    """Draws faces.

    Attributes:
        sheet: their parts.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    @classmethod
    def load(cls, assets: Path) -> Portraits:
        """The portraits in a folder of what is shipped."""
        path = assets / "sheets" / "portraits.png"
        return cls(Sheet.load(path, path.with_suffix(".json")))

    def draw(
        self, canvas: pygame.Surface, person: Who, mood: Mood, at: tuple[int, int], seconds: float
    ) -> None:
        """Paints a framed portrait of 48x48 pixels.

        Args:
            canvas: to draw on.
            person: whose.
            mood: what the face shows; `YOU` has none, and marks stand for moods.
            at: the top left pixel.
            seconds: since any moment; equal times give equal pictures.
        """
        shown = pose(person, mood, seconds)
        parts = ["bust", f"eyes/{shown.eyes}", f"mouth/{shown.mouth}", shown.fist]
        self.sheet.blit(canvas, f"{person}/backdrop", at)
        before = canvas.get_clip()
        inner = pygame.Rect(at[0] + BORDER, at[1], SIZE - 2 * BORDER, SIZE - BORDER)
        canvas.set_clip(inner.clip(before))
        for part in parts:
            name = f"{person}/{part}"
            if self.sheet.has(name):
                self.sheet.blit(canvas, name, (at[0], at[1] - (shown.lift and part != "fist")))
        canvas.set_clip(before)
