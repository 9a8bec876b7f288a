"""The art on the cabinet: a sunburst, stripes that sweep up its sides, and tiles that fly by."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.curves import Pixels, Point, beside, curve, polygon, ribbon
from build_spec.art.lines import each_command
from build_spec.art.palette import Palette
from build_spec.art.raster import Grid

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parent / "sources" / "cabinet" / "cabinet.txt"
SIZE = (640, 360)
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
EDGE = 0.2
"""Part of a stripe's width that its lit and its dark edge take each."""

LAYOUTS = ("", "11", "0022", "001122", "00022022", "0002112022", "000120212202")
"""Column and row of each pip of a half, as for the tiles."""

STARS = {
    "big": ("...w...", "...o...", "..owo..", "wowwwow", "..owo..", "...o...", "...w..."),
    "small": (".o.", "owo", ".o."),
}
PIN = ("oox", "oxy", "xyz")


@dataclass(slots=True)
class _Sweep:
    """A curve, the width of its stripes at each point, and those drawn so far."""

    path: list[Point]
    wide: list[float]
    stripes: list[list[int]]


class _Painter:
    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.grid = Grid(*SIZE)
        self.sweep = _Sweep([], [], [])

    def line(self, words: list[str]) -> None:
        kind, *rest = words
        match kind:
            case "rays":
                self.rays(float(rest[0]), float(rest[1]), int(rest[2]), rest[3:])
            case "glow":
                self.glow(int(rest[0]), float(rest[1]))
            case "sweep":
                path = curve([_point(word) for word in rest[2:]])
                wide, narrow = float(rest[0]), float(rest[1])
                last = len(path) - 1
                widths = [wide + (narrow - wide) * number / last for number in range(last + 1)]
                self.sweep = _Sweep(path, widths, [])
            case "stripe":
                self.sweep.stripes.append([self.palette.index(name) for name in rest])
                self.stripe(len(self.sweep.stripes) - 1)
            case "star":
                self.stamp(int(rest[0]), int(rest[1]), STARS[rest[2]])
            case "tile":
                corners = [_point(word) for word in rest[3:]]
                _Flying(self.grid, self.palette, corners).draw(rest[0], int(rest[1]), int(rest[2]))
            case "rail":
                for y, name in enumerate(rest[1 : int(rest[0]) + 1]):
                    self.grid.fill(0, y, SIZE[0], 1, self.palette.index(name))
            case _:
                raise ValueError(f"{kind!r} is nothing that can be drawn")

    def rays(self, x: float, y: float, count: int, tones: list[str]) -> None:
        inks = [self.palette.index(name) for name in tones]
        for py, row in enumerate(self.grid.rows):
            for px in range(SIZE[0]):
                turn = math.atan2(y - py - 0.5, px + 0.5 - x) / math.pi
                row[px] = inks[int(turn * count) % len(inks)]

    def glow(self, rows: int, reach: float) -> None:
        for y in range(rows):
            for x in range(SIZE[0]):
                light = reach * (rows - y) / rows - abs(x - SIZE[0] / 2) / SIZE[0]
                if BAYER[y % 4][x % 4] < light * 16:
                    self.grid.rows[y][x] += 1

    def stripe(self, number: int) -> None:
        sweep = self.sweep
        body, lit, dark = sweep.stripes[number]
        start = number - 1.5
        for ink, near, far in (
            (body, start + 0.08, start + 1),
            (lit, start + 0.08, start + EDGE),
            (dark, start + 1 - EDGE, start + 1),
        ):
            sides = (
                beside(sweep.path, [width * part for width in sweep.wide]) for part in (near, far)
            )
            self.paint(ribbon(*sides), ink)

    def stamp(self, x: int, y: int, rows: tuple[str, ...]) -> None:
        inks = {"w": self.palette.index("bone4"), "o": self.palette.index("brass3")}
        half = len(rows) // 2
        for dy, row in enumerate(rows):
            for dx, letter in enumerate(row):
                if letter in inks:
                    self.grid.put(x + dx - half, y + dy - half, inks[letter])

    def paint(self, pixels: Pixels, ink: int) -> None:
        for x, y in pixels:
            self.grid.put(x, y, ink)


class _Flying:
    """One tile in the air, seen at a slant."""

    def __init__(self, grid: Grid, palette: Palette, corners: list[Point]) -> None:
        self.grid = grid
        self.ink = palette.index
        self.corners = corners
        self.face = polygon(corners)

    def draw(self, name: str, dx: int, dy: int) -> None:
        reach = range(max(dx, dy) + 1)
        body = {
            (x + round(dx * part / reach[-1]), y + round(dy * part / reach[-1]))
            for part in reach
            for x, y in self.face
        }
        around = {(x + a, y + b) for x, y in body for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        self.paint(around, "ink0")
        self.paint(body, "bone0")
        far = {(x, y) for x, y in body if self.open(x - round(dx / 2), y - round(dy / 2))}
        self.paint(far - self.face, "ink4")
        self._bevel()
        for number, pips in enumerate(name.split("-")):
            for x, y in _pairs(LAYOUTS[int(pips)]):
                self._pip((0.22 + 0.28 * x, 0.09 + 0.16 * y + number / 2))
        self._pin()

    def _bevel(self) -> None:
        self.paint(self.face, "bone3")
        self.paint(
            {(x, y) for x, y in self.face if self.open(x + 1, y) or self.open(x, y + 1)}, "bone2"
        )
        self.paint(
            {(x, y) for x, y in self.face if self.open(x - 1, y) or self.open(x, y - 1)}, "bone4"
        )
        shine = polygon([self.at(0, 0.1), self.at(1, 0), self.at(1, 0.16), self.at(0, 0.3)])
        self.paint(shine & self.face, "bone4")
        for lower, name in ((0.0, "bone1"), (1.0, "bone4")):
            (ax, ay), (bx, by) = self.at(0.1, 0.5), self.at(0.9, 0.5)
            length = round(max(abs(bx - ax), abs(by - ay)))
            groove = {
                (round(ax + (bx - ax) * n / length), round(ay + (by - ay) * n / length + lower))
                for n in range(length + 1)
            }
            self.paint(groove & self.face, name)

    def _pip(self, where: Point) -> None:
        (tlx, tly), (trx, try_), _, (blx, bly) = self.corners
        wide, high = math.hypot(trx - tlx, try_ - tly), math.hypot(blx - tlx, bly - tly)
        across = ((trx - tlx) / wide, (try_ - tly) / wide)
        down = ((blx - tlx) / high, (bly - tly) / high)
        turn = across[0] * down[1] - across[1] * down[0]
        x, y = self.at(*where)
        hole = {
            (px, py)
            for px, py in self.face
            if _inside(px + 0.5 - x, py + 0.5 - y, across, down, turn, (wide * 0.095, high * 0.048))
        }
        self.paint(hole, "ink0")
        self.paint({(px, py + 1) for px, py in hole} & self.face - hole, "bone4")

    def _pin(self) -> None:
        x, y = (round(part) for part in self.at(0.5, 0.5))
        inks = {"o": "brass3", "x": "brass2", "y": "brass1", "z": "brass0"}
        for dy, row in enumerate(PIN):
            for dx, letter in enumerate(row):
                self.grid.put(x + dx - 1, y + dy - 1, self.ink(inks[letter]))

    def at(self, u: float, v: float) -> Point:
        """A point of the face: u from left to right, v from top to bottom, 0 to 1 each."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.corners
        top, bottom = (
            (ax + (bx - ax) * u, ay + (by - ay) * u),
            (dx + (cx - dx) * u, dy + (cy - dy) * u),
        )
        return top[0] + (bottom[0] - top[0]) * v, top[1] + (bottom[1] - top[1]) * v

    def open(self, x: int, y: int) -> bool:
        return (x, y) not in self.face

    def paint(self, pixels: Pixels, name: str) -> None:
        for x, y in pixels:
            self.grid.put(x, y, self.ink(name))


def cabinet(palette: Palette, source: Path = SOURCE) -> Grid:
    """The whole picture.

    Raises:
        ArtError: with file and line, for a line that is not understood.
    """
    painter = _Painter(palette)
    each_command(source, painter.line)
    return painter.grid


def _point(word: str) -> Point:
    x, y = word.split(",")
    return float(x), float(y)


def _pairs(digits: str) -> Iterator[tuple[int, int]]:
    return ((int(x), int(y)) for x, y in zip(digits[::2], digits[1::2], strict=True))


def _inside(dx: float, dy: float, across: Point, down: Point, turn: float, radii: Point) -> bool:
    """Whether a place lies in a pip: an ellipse in the slant of the tile's face."""
    along = (dx * down[1] - dy * down[0]) / turn
    below = (across[0] * dy - across[1] * dx) / turn
    return (along / radii[0]) ** 2 + (below / radii[1]) ** 2 <= 1
