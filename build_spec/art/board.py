"""The board of the service panel: lacquer, copper, screws and contacts, from a text of places."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.lines import each_command
from build_spec.art.palette import Palette
from build_spec.art.raster import Grid
from build_spec.art.sprites import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parent / "sources" / "board" / "board.txt"
EDGE = 3
FINGER = (9, 5)
SCREW = (
    "..kkkkk..",
    ".kwfffuk.",
    "kwffkfftk",
    "kfffkfftk",
    "kfkkkkkuk",
    "kfffkffuk",
    "kfftkftuk",
    ".kuttuvk.",
    "..kkkkk..",
)
VIA = (".xx.", "xkkx", "xkky", ".yy.")
LETTERS = {
    "k": "ink0",
    "w": "bone4",
    "f": "bone3",
    "t": "bone2",
    "u": "bone1",
    "v": "bone0",
    "x": "brass2",
    "y": "brass1",
}


class _Painter:
    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.grid = Grid(1, 1)

    def line(self, words: list[str]) -> None:
        kind, *rest = words
        match kind:
            case "size":
                self.grid = Grid(int(rest[0]), int(rest[1]))
            case "lacquer":
                self.lacquer(*rest)
            case "trace":
                self.trace(rest[0], [_point(word) for word in rest[1:]])
            case "via":
                self.stamp(_point(rest[0]), VIA)
            case "screw":
                self.stamp(_point(rest[0]), SCREW)
            case "contacts":
                self.contacts(*map(int, rest))
            case _:
                raise ValueError(f"{kind!r} is nothing that lies on a board")

    def lacquer(self, body: str, dark: str, lit: str) -> None:
        """A flat bed with clipped corners and a bevelled edge."""
        wide, high = self.grid.width, self.grid.height
        rings = (("ink0", "ink0"), (lit, dark))
        self.grid.fill(0, 0, wide, high, self.palette.index(body))
        for step, (top, bottom) in enumerate(rings):
            for x in range(step, wide - step):
                self.grid.put(x, step, self.palette.index(top))
                self.grid.put(x, high - 1 - step, self.palette.index(bottom))
            for y in range(step, high - step):
                self.grid.put(step, y, self.palette.index(top))
                self.grid.put(wide - 1 - step, y, self.palette.index(bottom))
        for y in range(EDGE):
            for x in range(EDGE - y):
                corners = (
                    (x, y),
                    (wide - 1 - x, y),
                    (x, high - 1 - y),
                    (wide - 1 - x, high - 1 - y),
                )
                for at in corners:
                    self.grid.put(*at, 0 if x + y < EDGE - 1 else self.palette.index("ink0"))

    def trace(self, name: str, corners: list[tuple[int, int]]) -> None:
        """A path of straight and slanting parts."""
        ink = self.palette.index(name)
        for (ax, ay), (bx, by) in pairwise(corners):
            steps = max(abs(bx - ax), abs(by - ay), 1)
            for step in range(steps + 1):
                x, y = ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps
                self.grid.put(x, y, ink)

    def stamp(self, middle: tuple[int, int], rows: tuple[str, ...]) -> None:
        half = len(rows) // 2
        for dy, row in enumerate(rows):
            for dx, letter in enumerate(row):
                if letter in LETTERS:
                    index = self.palette.index(LETTERS[letter])
                    self.grid.put(middle[0] + dx - half, middle[1] + dy - half, index)

    def contacts(self, x: int, y: int, count: int, pitch: int) -> None:
        """Gold fingers along an edge."""
        long, wide = FINGER
        for number in range(count):
            top = y + number * pitch
            self.grid.fill(x, top, long, wide, self.palette.index("brass1"))
            self.grid.fill(x, top, long, 1, self.palette.index("brass3"))
            self.grid.fill(x, top + 1, long - 1, wide - 3, self.palette.index("brass2"))


def board(palette: Palette, source: Path = SOURCE) -> Iterator[tuple[str, Sprite]]:
    """The sheet's only sprite.

    Raises:
        ArtError: with file and line, for a line that is not understood.
    """
    painter = _Painter(palette)
    each_command(source, painter.line)
    yield "board", Sprite(painter.grid)


def _point(word: str) -> tuple[int, int]:
    x, y = word.split(",")
    return int(x), int(y)
