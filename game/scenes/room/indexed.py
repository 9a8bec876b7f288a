"""Pictures as palette indices: bytes that tables can translate."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.levels.level import Flip

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.palette import Colour, Palette
    from game.levels.plan import Rect

CLEAR = 0
"""The index of "no paint"; the palette's colours follow in their order."""

BITS = 8
"""Of an index."""

OPAQUE = 128
KEPT = 4096


class Indexer:
    """Loads pictures as indices of one palette; what is off it takes the nearest colour."""

    def __init__(self, palette: Palette) -> None:
        self.colours: tuple[Colour, ...] = ((0, 0, 0), *palette.colours.values())
        self._loaded: dict[Path, pygame.Surface] = {}
        self._nearest = lru_cache(KEPT)(self._find_nearest)

    def blank(self, size: tuple[int, int]) -> pygame.Surface:
        """A clear picture of indices."""
        picture = pygame.Surface(size, 0, 8)
        picture.set_palette(self.colours)
        picture.set_colorkey(CLEAR)
        return picture

    def load(self, path: Path) -> pygame.Surface:
        """A picture file as indices, read once.

        Raises:
            OSError: the file cannot be read.
            pygame.error: it is no picture.
        """
        if path not in self._loaded:
            found = pygame.image.load(path)
            picture = self.blank(found.get_size())
            if self._is_ours(found):
                picture.blit(found, (0, 0))
            else:
                self._translate(found, picture)
            self._loaded[path] = picture
        return self._loaded[path]

    def part(self, path: Path, area: Rect | None, flip: Flip) -> pygame.Surface:
        """A part of a picture, mirrored as a map wants it; what lies outside of it is left out."""
        whole = self.load(path)
        part = whole.subsurface(whole.get_rect().clip(area)) if area else whole
        if Flip.DIAGONAL in flip:
            part = pygame.transform.flip(
                pygame.transform.rotate(part, 90), flip_x=False, flip_y=True
            )
        across, down = Flip.ACROSS in flip, Flip.DOWN in flip
        return pygame.transform.flip(part, across, down) if across or down else part

    def shown(self, indices: bytes, size: tuple[int, int]) -> pygame.Surface:
        """A surface that shares no pixels with `indices`, see-through where they are clear."""
        picture = pygame.image.frombytes(indices, size, "P")
        picture.set_palette(self.colours)
        picture.set_colorkey(CLEAR)
        return picture

    def _is_ours(self, found: pygame.Surface) -> bool:
        if found.get_bitsize() != BITS:
            return False
        colours = tuple(tuple(colour[:3]) for colour in found.get_palette())
        return colours[: len(self.colours)] == self.colours

    def _translate(self, found: pygame.Surface, picture: pygame.Surface) -> None:
        raw = pygame.image.tobytes(found, "RGBA")
        width = found.get_width()
        for at in range(0, len(raw), 4):
            if raw[at + 3] >= OPAQUE:
                index = self._nearest((raw[at], raw[at + 1], raw[at + 2]))
                picture.set_at((at // 4 % width, at // 4 // width), self.colours[index])

    def _find_nearest(self, colour: Colour) -> int:
        def distance(index: int) -> int:
            return sum((a - b) ** 2 for a, b in zip(colour, self.colours[index], strict=True))

        return min(range(1, len(self.colours)), key=distance)
