"""Packs sprites into a sheet: an indexed PNG and a JSON of names and rectangles."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from build_spec.art.raster import Grid, write_png

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from build_spec.art.palette import Palette
    from build_spec.art.sprites import Sprite

SHEET_WIDTH = 512


def write_sheet(sprites: Mapping[str, Sprite], out: Path, name: str, palette: Palette) -> None:
    """Writes `<name>.png` and `<name>.json`; equal pictures share one place.

    The JSON has `sprites` (name: x, y, width, height), `pivots` (name: x, y) and `slices` (name:
    left, top, right, bottom), the last two for the sprites that have them.
    """
    keys = {name: _picture(sprite.grid) for name, sprite in sprites.items()}
    grids = {keys[name]: sprite.grid for name, sprite in sprites.items()}
    order = sorted(grids, key=lambda key: (-grids[key].height, list(grids).index(key)))
    places, height = _shelves([(key, grids[key]) for key in order])
    sheet = Grid(SHEET_WIDTH, height)
    for key, (x, y) in places.items():
        sheet.place(grids[key], x, y)
    write_png(sheet, out / f"{name}.png", palette)
    table = {
        "sprites": {
            name: [*places[keys[name]], sprite.grid.width, sprite.grid.height]
            for name, sprite in sprites.items()
        },
        "pivots": {name: sprite.pivot for name, sprite in sprites.items() if any(sprite.pivot)},
        "slices": {name: sprite.slices for name, sprite in sprites.items() if sprite.slices},
    }
    text = json.dumps(table, separators=(",", ":")).replace("],", "],\n")
    (out / f"{name}.json").write_text(text + "\n", "utf-8")


def _picture(grid: Grid) -> tuple[int, bytes]:
    return grid.width, b"".join(bytes(row) for row in grid.rows)


def _shelves(
    grids: list[tuple[tuple[int, bytes], Grid]],
) -> tuple[dict[tuple[int, bytes], tuple[int, int]], int]:
    """Places grids, tallest first, in rows of the sheet's width."""
    places, x, y, shelf = {}, 0, 0, 0
    for key, grid in grids:
        if x + grid.width > SHEET_WIDTH:
            x, y, shelf = 0, y + shelf, 0
        places[key] = (x, y)
        x, shelf = x + grid.width, max(shelf, grid.height)
    return places, y + shelf
