"""Reads sprites drawn as text: one letter a pixel, a key of letters at the head of the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from build_spec.art.lines import each_line
from build_spec.art.palette import Palette
from build_spec.art.raster import Grid

if TYPE_CHECKING:
    from pathlib import Path

CLEAR = "."
FIELDS = {"slice": 4, "pivot": 2}


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture for a sheet.

    Attributes:
        grid: Its pixels.
        pivot: The pixel that is laid on the spot where the sprite is drawn.
        slices: Left, top, right and bottom border of a nine-slice, or nothing.
    """

    grid: Grid
    pivot: tuple[int, ...] = (0, 0)
    slices: tuple[int, ...] = ()


def read_sprites(sources: list[Path], palette: Palette) -> dict[str, Sprite]:
    """Reads files of sprites; the key of one also serves those behind it.

    `key x bone4 y ink0` gives letters their colours (`.` is clear), `@ name` begins a sprite, with
    `slice L T R B` for a nine-slice and `pivot X Y` where it is not the top left pixel. A line
    that begins with a semicolon is a remark.

    Raises:
        ArtError: with file and line, where a letter is unknown or rows differ in length.
    """
    reader = _Reader(palette)
    for source in sources:
        each_line(source, reader.line)
        reader.close()
    return reader.sprites


class _Reader:
    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.key = {CLEAR: 0}
        self.sprites: dict[str, Sprite] = {}
        self.name = ""
        self.rows: list[bytes] = []
        self.fields: dict[str, tuple[int, ...]] = {}

    def line(self, line: str) -> None:
        words = line.split()
        match words:
            case []:
                return
            case [remark, *_] if remark.startswith(";"):
                return
            case ["key", *pairs]:
                for letter, colour in zip(pairs[::2], pairs[1::2], strict=True):
                    self.key[letter] = self.palette.index(colour)
            case ["@", name, *rest]:
                self.close()
                if name in self.sprites:
                    raise ValueError("this name is taken")
                self.name, self.fields = name, _fields(rest)
            case [row]:
                self._row(row)
            case _:
                raise ValueError("neither a key, a name after @, nor a row of letters")

    def close(self) -> None:
        """Ends the sprite being read."""
        if self.name:
            grid = Grid(len(self.rows[0]), len(self.rows))
            grid.rows = [bytearray(row) for row in self.rows]
            pivot = self.fields.get("pivot", (0, 0))
            self.sprites[self.name] = Sprite(grid, pivot, self.fields.get("slice", ()))
        self.name, self.rows = "", []

    def _row(self, row: str) -> None:
        if unknown := set(row) - set(self.key):
            raise ValueError(f"no key for {''.join(sorted(unknown))!r}")
        if self.rows and len(row) != len(self.rows[0]):
            raise ValueError(f"{len(row)} pixels, the rows above have {len(self.rows[0])}")
        self.rows.append(bytes(self.key[letter] for letter in row))


def _fields(words: list[str]) -> dict[str, tuple[int, ...]]:
    fields = {}
    while words:
        count = FIELDS.get(words[0], 0)
        if not count:
            raise ValueError(f"{words[0]!r} is neither slice nor pivot")
        fields[words[0]] = tuple(int(word) for word in words[1 : count + 1])
        words = words[count + 1 :]
    return fields
