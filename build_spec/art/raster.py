"""A grid of palette indices, and the indexed PNG that it is saved as."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from build_spec.art.palette import Palette


class Grid:
    """Pixels as rows of one byte each: an index into the palette, 0 where nothing is painted."""

    __slots__ = ("height", "rows", "width")

    def __init__(self, width: int, height: int, fill: int = 0) -> None:
        self.width = width
        self.height = height
        self.rows = [bytearray([fill]) * width for _ in range(height)]

    def inside(self, x: int, y: int) -> bool:
        """Whether a pixel lies in the grid."""
        return 0 <= x < self.width and 0 <= y < self.height

    def get(self, x: int, y: int) -> int:
        """The index at a pixel; clear outside of the grid."""
        return self.rows[y][x] if self.inside(x, y) else 0

    def put(self, x: int, y: int, index: int) -> None:
        """Paints a pixel; outside of the grid nothing happens."""
        if self.inside(x, y):
            self.rows[y][x] = index

    def fill(self, x: int, y: int, width: int, height: int, index: int) -> None:
        """Paints a rectangle, cut at the grid's border."""
        left, right = max(x, 0), min(x + width, self.width)
        for row in self.rows[max(y, 0) : max(min(y + height, self.height), 0)]:
            row[left:right] = bytes([index]) * max(right - left, 0)

    def pixels(self) -> Iterator[tuple[int, int, int]]:
        """Every painted pixel as x, y, index."""
        for y, row in enumerate(self.rows):
            for x, index in enumerate(row):
                if index:
                    yield x, y, index

    def paste(self, other: Grid, x: int, y: int) -> None:
        """Lays another grid on this one; its clear pixels leave what is below."""
        for oy, source in enumerate(other.rows):
            if not 0 <= y + oy < self.height:
                continue
            target = self.rows[y + oy]
            for ox, index in enumerate(source, x):
                if index and 0 <= ox < self.width:
                    target[ox] = index

    def place(self, other: Grid, x: int, y: int) -> None:
        """Puts another grid, its clear pixels too, where it lies wholly inside this one."""
        for row, source in zip(self.rows[y : y + other.height], other.rows, strict=True):
            row[x : x + other.width] = source

    def copy(self) -> Grid:
        """An equal grid of its own."""
        return self.part(0, 0, self.width, self.height)

    def part(self, x: int, y: int, width: int, height: int) -> Grid:
        """A rectangle of this grid, which must lie inside."""
        out = Grid(width, height)
        out.rows = [bytearray(row[x : x + width]) for row in self.rows[y : y + height]]
        return out

    def turned(self) -> Grid:
        """A quarter turn clockwise."""
        out = Grid(self.height, self.width)
        for x in range(self.width):
            out.rows[x] = bytearray(row[x] for row in reversed(self.rows))
        return out

    def mapped(self, change: Callable[[int], int]) -> Grid:
        """Every index replaced by what `change` makes of it."""
        table = bytes(change(index) for index in range(256))
        out = Grid(self.width, self.height)
        out.rows = [bytearray(row.translate(table)) for row in self.rows]
        return out


def painted(grid: Grid, index: int) -> Grid:
    """The shape of a grid in one colour."""
    return grid.mapped(lambda old: index if old else 0)


def write_png(grid: Grid, path: Path, palette: Palette) -> None:
    """Saves a grid as an indexed PNG with the palette's colours and opacities."""
    entries = palette.entries()
    colours = b"".join(bytes(entry[:3]) for entry in entries)
    opacity = bytes(entry[3] for entry in entries)
    pixels = b"".join(b"\0" + bytes(row) for row in grid.rows)
    head = struct.pack(">IIBBBBB", grid.width, grid.height, 8, 3, 0, 0, 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _chunk(b"PLTE", colours)
        + _chunk(b"tRNS", opacity)
        + _chunk(b"IDAT", zlib.compress(pixels, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
