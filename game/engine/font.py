"""Text from our own atlases: one picture, its metrics, and finished lines kept for the next frame.

A line of text is put together once per colour and scale, then drawn with a single blit. Only the
last few hundred lines are kept.
"""

from __future__ import annotations

import json
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.palette import Colour, Ink

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MISSING: Final = "\ufffd"
KEPT: Final = 384
"""Finished lines, and lengths of lines, that a font remembers."""

ELLIPSIS: Final = "…"


class Align(Enum):
    """Where a line lies from the x that it is drawn at."""

    LEFT = 0
    CENTRE = 1
    RIGHT = 2


@dataclass(frozen=True, slots=True)
class Glyph:
    """Where a glyph lies in the atlas, and how far the pen moves on, in pixels."""

    area: tuple[int, int, int, int]
    advance: int


@dataclass(frozen=True, slots=True)
class Cut:
    """An atlas as it was baked: a white mask for each tone, and its metrics in pixels."""

    tones: dict[str, pygame.Surface]
    glyphs: dict[str, Glyph]
    kerning: dict[str, int]
    height: int
    ascent: int
    capital: int


class Font:
    """One cut of the typeface, at scale 1 or 2.

    Attributes:
        height: Pixels from the top of an accented capital to the lowest descender, edges included.
        capital: Height of a capital without its edge.
        scale: Whole factor that every length here is already multiplied by.
    """

    def __init__(self, cut: Cut, scale: int = 1) -> None:
        """Writes with a cut that is already in memory; `load` reads one."""
        self._cut = cut
        self._lines: OrderedDict[tuple[str, Ink], pygame.Surface] = OrderedDict()
        self._widths = lru_cache(KEPT)(self._measured)
        self.scale = scale
        self.height = cut.height * scale
        self.capital = cut.capital * scale

    @classmethod
    def load(cls, picture: Path, metrics: Path, scale: int = 1) -> Font:
        """Reads an atlas and its metrics; needs no display."""
        table = json.loads(metrics.read_text("utf-8"))
        atlas = pygame.image.load(picture)
        height = table["height"]
        cut = Cut(
            tones={tone: _mask(atlas, code) for tone, code in table["tones"].items()},
            glyphs={
                name: Glyph((x, y, width, height), advance)
                for name, (x, y, width, advance) in table["glyphs"].items()
            },
            kerning=table["kerning"],
            height=height,
            ascent=table["ascent"],
            capital=table["capital"],
        )
        return cls(cut, scale)

    def scaled(self, scale: int) -> Font:
        """The same cut at another scale (1 or 2), sharing the atlas."""
        return Font(self._cut, scale)

    @property
    def line_height(self) -> int:
        """Pixels from one line to the next."""
        return self.height

    def width(self, text: str) -> int:
        """Pixels that a line takes, from its first painted column to its last."""
        return self._widths(text) if text else 0

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[int, int],
        colour: Colour | Ink,
        align: Align = Align.LEFT,
    ) -> pygame.Rect:
        """Draws one line with its top at `at`; returns where it was painted."""
        if not text:
            return pygame.Rect(at, (0, self.height))
        line = self.line(text, colour)
        x, y = at
        if align is not Align.LEFT:
            x -= self.width(text) // (2 if align is Align.CENTRE else 1)
        return surface.blit(line, (x, y))

    def draw_lines(
        self,
        surface: pygame.Surface,
        lines: Iterable[str],
        at: tuple[int, int],
        colour: Colour | Ink,
        align: Align = Align.LEFT,
    ) -> int:
        """Draws lines under each other; returns the y below the last."""
        x, y = at
        for line in lines:
            self.draw(surface, line, (x, y), colour, align)
            y += self.line_height
        return y

    def level(self, top: int, height: int) -> int:
        """The y to draw at so that capitals stand in the middle of a box."""
        above = (self._cut.ascent - self._cut.capital) * self.scale
        return top + (height - self.capital) // 2 - above

    def line(self, text: str, colour: Colour | Ink) -> pygame.Surface:
        """The finished picture of a line; it belongs to the font, do not draw on it."""
        ink = colour if isinstance(colour, Ink) else Ink(colour, colour, colour, (0, 0, 0))
        key = (text, ink)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = self._compose(text, ink)
            while len(self._lines) > KEPT:
                self._lines.popitem(last=False)
        else:
            self._lines.move_to_end(key)
        return line

    def wrap(self, text: str, width: int) -> list[str]:
        """Breaks text into lines no wider than `width`; a word too long is broken where it must.

        Line feeds are kept. Words hold together at no-break spaces.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._broken(word, width)
                lines += full
            lines.append(line)
        return lines

    def fit(self, text: str, width: int) -> str:
        """The text itself, or as much of it as fits `width` with an ellipsis behind it."""
        if self.width(text) <= width:
            return text
        for end in range(len(text) - 1, 0, -1):
            if self.width(short := text[:end].rstrip() + ELLIPSIS) <= width:
                return short
        return ELLIPSIS

    def __contains__(self, character: str) -> bool:
        """Whether the cut has a glyph of its own for a character."""
        return character in self._cut.glyphs

    def _broken(self, word: str, width: int) -> list[str]:
        parts = [""]
        for character in word:
            if parts[-1] and self.width(parts[-1] + character) > width:
                parts.append("")
            parts[-1] += character
        return parts

    def _measured(self, text: str) -> int:
        last, x = self._laid(text)[-1]
        return (x + last.area[2]) * self.scale

    def _laid(self, text: str) -> list[tuple[Glyph, int]]:
        """Each glyph of a line with its x, unscaled."""
        laid, pen, before = [], 0, ""
        for character in unicodedata.normalize("NFC", text):
            glyph = self._cut.glyphs.get(character) or self._cut.glyphs[MISSING]
            pen += self._cut.kerning.get(before + character, 0)
            laid.append((glyph, pen))
            pen, before = pen + glyph.advance, character
        return laid

    def _compose(self, text: str, ink: Ink) -> pygame.Surface:
        laid = self._laid(text)
        width = max(x + glyph.area[2] for glyph, x in laid) + 1
        line = pygame.Surface((width, self._cut.height + 1), pygame.SRCALPHA, 32)
        if ink.shadow:
            for tone in self._cut.tones:
                self._print(line, laid, tone, ink.shadow, 1)
        for tone, colour in (
            ("edge", ink.edge),
            ("face", ink.face),
            ("light", ink.light),
            ("shade", ink.shade),
        ):
            if tone in self._cut.tones and colour:
                self._print(line, laid, tone, colour, 0)
        return pygame.transform.scale_by(line, self.scale) if self.scale > 1 else line

    def _print(
        self,
        line: pygame.Surface,
        laid: list[tuple[Glyph, int]],
        tone: str,
        colour: Colour,
        offset: int,
    ) -> None:
        layer = pygame.Surface(line.get_size(), pygame.SRCALPHA, 32)
        for glyph, x in laid:
            layer.blit(self._cut.tones[tone], (x + offset, offset), glyph.area)
        layer.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        line.blit(layer, (0, 0))


def _mask(atlas: pygame.Surface, code: str) -> pygame.Surface:
    """A white picture of the pixels that have one colour."""
    found = pygame.mask.from_threshold(atlas, pygame.Color(code), (1, 1, 1, 255))
    size = atlas.get_size()
    target = pygame.Surface(size, pygame.SRCALPHA, 32)
    return found.to_surface(target, setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
