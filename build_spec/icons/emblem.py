"""The program's emblem: a double that closes both ends of the line, *lá e ló*, seen in a window.

Each size is drawn from tiles at a native size and scaled by a whole number, so that every pixel
stays square and sharp.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.raster import Grid
from build_spec.art.sprites import read_sprites
from build_spec.art.tiles import tiles

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from build_spec.art.palette import Palette

SOURCE = Path(__file__).with_name("emblem.txt")
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels a side of the icons that desktops ask for."""

DOUBLE, LEFT, RIGHT = (5, 5), (5, 3), (6, 5)


@dataclass(frozen=True, slots=True)
class Window:
    """How the emblem is put together at one native size.

    Attributes:
        side: pixels a side.
        tiles: the size of the tiles (tiles.txt) in it.
        frame: thickness of the frame, the dark outline not counted.
        corner: by how many pixels each row from the top is cut, outermost first.
        shadow: how far the tiles' shadow falls.
    """

    side: int
    tiles: str
    frame: int
    corner: tuple[int, ...]
    shadow: int


WINDOWS = (
    Window(64, "hand", 3, (9, 6, 5, 4, 3, 2, 1, 1, 1), 2),
    Window(32, "table", 2, (5, 3, 2, 1, 1), 1),
)


def emblems(palette: Palette) -> dict[int, Grid]:
    """The emblem in each of SIZES."""
    drawn = {int(name): sprite.grid for name, sprite in read_sprites([SOURCE], palette).items()}
    laid = {name: sprite.grid for name, sprite in tiles(palette, [DOUBLE, LEFT, RIGHT])}
    drawn |= {window.side: _seen_through(window, palette, laid) for window in WINDOWS}
    return {size: scaled(drawn[native], size // native) for size, native in natives(drawn).items()}


def natives(sides: Iterable[int]) -> dict[int, int]:
    """For each of SIZES the largest native size that it is a multiple of."""
    there = sorted(sides)
    return {size: max(side for side in there if size % side == 0) for size in SIZES}


def scaled(grid: Grid, times: int) -> Grid:
    """Every pixel of a grid as a square of `times` pixels a side."""
    out = Grid(grid.width * times, grid.height * times)
    wide = [bytearray(bytes(byte for byte in row for _ in range(times))) for row in grid.rows]
    out.rows = [bytearray(row) for row in wide for _ in range(times)]
    return out


def _seen_through(window: Window, palette: Palette, laid: Mapping[str, Grid]) -> Grid:
    side = window.side
    out = Grid(side, side)
    _slab(out, window, 0, palette.index("ink0"))
    metal = Grid(side, side)
    _slab(metal, window, 1, palette.index("brass2"))
    for x, y, index in metal.pixels():
        out.put(x, y, _lit(metal, x, y, palette) or index)
    opening = Grid(side, side)
    _slab(opening, window, 1 + window.frame, palette.index("felt2"))
    pane = opening.copy()
    for x, y, _ in opening.pixels():
        if not opening.get(x - window.shadow, y - window.shadow):
            pane.put(x, y, palette.index("felt1"))
    _lay(pane, window, palette, laid)
    for x, y, _ in opening.pixels():
        out.put(x, y, pane.get(x, y))
    return out


def _lit(metal: Grid, x: int, y: int, palette: Palette) -> int:
    """The index of a pixel on the frame's lit or dark edge, else 0."""
    if not (metal.get(x, y + 1) and metal.get(x + 1, y)):
        return palette.index("brass1")
    return 0 if metal.get(x, y - 1) and metal.get(x - 1, y) else palette.index("brass3")


def _slab(grid: Grid, window: Window, inset: int, index: int) -> None:
    """Fills the window's shape, `inset` pixels smaller on each side."""
    last = window.side - 1 - inset
    for y in range(inset, last + 1):
        depth = min(y, window.side - 1 - y) - inset + inset // 2
        cut = window.corner[depth] if depth < len(window.corner) else 0
        left = inset + max(cut - inset // 2, 0)
        grid.fill(left, y, window.side - 2 * left, 1, index)


def _lay(pane: Grid, window: Window, palette: Palette, laid: Mapping[str, Grid]) -> None:
    """Lays the three tiles on the felt, with their shadows."""
    double = laid[f"{window.tiles}/5-5/n"]
    left = laid[f"{window.tiles}/5-3/e"]
    right = laid[f"{window.tiles}/6-5/e"]
    x = (window.side - double.width) // 2
    y = (window.side - double.height) // 2
    middle = y + (double.height - left.height) // 2
    spots = ((left, x - left.width, middle), (right, x + double.width, middle), (double, x, y))
    shade = palette.index("felt1")
    for grid, at_x, at_y in spots:
        for px, py, _ in grid.pixels():
            pane.put(at_x + px + window.shadow, at_y + py + window.shadow, shade)
    for grid, at_x, at_y in spots:
        pane.paste(grid, at_x, at_y)
