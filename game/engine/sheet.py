"""Sprites by name from one picture: whole ones, and nine-slices stretched by repeating."""

from __future__ import annotations

import json
import sys
from array import array
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from game.engine.palette import Colour


KEPT = 48
"""Nine-slices of some size that a sheet remembers, put together."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a sprite lies in the sheet, the pixel it is held by, and its nine-slice borders."""

    area: pygame.Rect
    pivot: tuple[int, int] = (0, 0)
    slices: tuple[int, int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture with named rectangles."""

    picture: pygame.Surface
    entries: dict[str, Entry]
    made: OrderedDict[tuple[str, int, int], pygame.Surface] = field(
        default_factory=OrderedDict, repr=False, compare=False
    )

    @classmethod
    def load(
        cls, picture: Path, rects: Path, swapped: Mapping[Colour, Colour] | None = None
    ) -> Sheet:
        """Reads a PNG and its JSON of rectangles; needs no display.

        Args:
            picture: The PNG.
            rects: The JSON.
            swapped: Colours of the picture and those to be shown in their place.
        """
        table = json.loads(rects.read_text("utf-8"))
        pivots, slices = table["pivots"], table["slices"]
        entries = {
            name: Entry(
                pygame.Rect(area),
                tuple(pivots.get(name, (0, 0))),
                tuple(slices[name]) if name in slices else None,
            )
            for name, area in table["sprites"].items()
        }
        return cls(_clear(read(picture, swapped)), entries)

    def has(self, name: str) -> bool:
        """Whether the sheet has a sprite of that name."""
        return name in self.entries

    def names(self, prefix: str = "") -> Iterator[str]:
        """The sprites whose name begins with `prefix`, in the order they were drawn."""
        return (name for name in self.entries if name.startswith(prefix))

    def rect(self, name: str, at: tuple[int, int] = (0, 0)) -> pygame.Rect:
        """What a sprite covers when it is drawn at a place; KeyError for an unknown name."""
        entry = self.entries[name]
        return entry.area.move_to(topleft=(at[0] - entry.pivot[0], at[1] - entry.pivot[1]))

    def image(self, name: str) -> pygame.Surface:
        """A sprite as a surface of its own that shares the sheet's pixels; do not draw on it."""
        return self.picture.subsurface(self.entries[name].area)

    def blit(self, surface: pygame.Surface, name: str, at: tuple[int, int]) -> pygame.Rect:
        """Draws a sprite with its pivot (most often the top left pixel) at a place."""
        entry = self.entries[name]
        x, y = at
        return surface.blit(self.picture, (x - entry.pivot[0], y - entry.pivot[1]), area=entry.area)

    def nine(self, surface: pygame.Surface, name: str, area: pygame.Rect) -> None:
        """Fills an area with a nine-slice: corners as they are, sides and middle repeated.

        What was put together for the last few sizes is kept.

        Raises:
            ValueError: the sprite was not drawn as a nine-slice.
        """
        entry = self.entries[name]
        if entry.slices is None:
            raise ValueError(f"{name} has no slices; give it some in its source")
        if area.width <= 0 or area.height <= 0:
            return
        key = name, area.width, area.height
        made = self.made.get(key)
        if made is None:
            made = self.made[key] = pygame.Surface(area.size, pygame.SRCALPHA, 32)
            self._put_together(made, entry.area, entry.slices)
            while len(self.made) > KEPT:
                self.made.popitem(last=False)
        else:
            self.made.move_to_end(key)
        surface.blit(made, area)

    def _put_together(
        self, surface: pygame.Surface, area: pygame.Rect, slices: tuple[int, int, int, int]
    ) -> None:
        left, top, right, bottom = slices
        width, height = surface.get_size()
        across = _cuts(area.x, area.width, left, right, 0, width)
        down = _cuts(area.y, area.height, top, bottom, 0, height)
        for source_y, source_h, target_y, target_h in down:
            for source_x, source_w, target_x, target_w in across:
                source = pygame.Rect(source_x, source_y, source_w, source_h)
                self._repeat(surface, source, pygame.Rect(target_x, target_y, target_w, target_h))

    def _repeat(self, surface: pygame.Surface, source: pygame.Rect, target: pygame.Rect) -> None:
        if not (source.width and source.height and target.width > 0 and target.height > 0):
            return
        tile = self.picture.subsurface(source)
        wide = target.width if source.width == 1 else source.width
        high = target.height if source.height == 1 else source.height
        if (wide, high) != source.size:  # a line of one pixel is stretched, which is quicker
            tile = pygame.transform.scale(tile, (wide, high))
        right, bottom = target.right, target.bottom
        parts = [
            (tile, (x, y), (0, 0, min(wide, right - x), min(high, bottom - y)))
            for y in range(target.top, bottom, max(high, 1))
            for x in range(target.left, right, max(wide, 1))
        ]
        surface.blits(parts, doreturn=False)


def _cuts(
    source: int, size: int, near: int, far: int, target: int, length: int
) -> tuple[tuple[int, int, int, int], ...]:
    """The three strips along one axis: source start and length, target start and length."""
    return (
        (source, near, target, near),
        (source + near, size - near - far, target + near, max(length - near - far, 0)),
        (source + size - far, far, target + length - far, far),
    )


def read(picture: Path, swapped: Mapping[Colour, Colour] | None = None) -> pygame.Surface:
    """Reads a picture, with other colours in the place of some of its own."""
    loaded = pygame.image.load(picture)
    if not swapped:
        return loaded
    pixels = array("I", pygame.image.tobytes(loaded, "RGBA"))
    shown = {pixel: _shown(pixel, swapped) for pixel in set(pixels)}
    other = array("I", map(shown.__getitem__, pixels))
    return pygame.image.frombytes(other.tobytes(), loaded.get_size(), "RGBA")


def _shown(pixel: int, swapped: Mapping[Colour, Colour]) -> int:
    """A pixel in another colour, as opaque as it was."""
    red, green, blue, opacity = pixel.to_bytes(4, sys.byteorder)
    other = swapped.get((red, green, blue), (red, green, blue))
    return int.from_bytes((*other, opacity), sys.byteorder)


def _clear(loaded: pygame.Surface) -> pygame.Surface:
    """The same picture with an opacity for each pixel, whatever the file had."""
    picture = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
    picture.blit(loaded, (0, 0))
    return picture
