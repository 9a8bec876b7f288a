"""Writes contact sheets to look at, four times enlarged: `python build_spec/art/contact.py DIR`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from build_spec.art.build import FACES, HERE, sheets  # noqa: E402 - the path comes first
from build_spec.art.glyphs import Face, grid_of, read_face  # noqa: E402
from build_spec.art.nine import stretched  # noqa: E402
from build_spec.art.palette import Palette, load_palette  # noqa: E402
from build_spec.art.raster import Grid, write_png  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable

    from build_spec.art.sprites import Sprite

WIDTH = 420
GAP = 4
SCALE = 4
SHOWN = ("drag/6-", "drag/5-2", "back/")
"""Of the leaning tiles only these are shown: the rest differ by their pips alone."""


def contact(out: Path) -> list[Path]:
    """Writes one PNG for each sheet and font, and one of the palette."""
    palette = load_palette()
    grids = {name: _sheet(sprites, palette) for name, sprites in sheets(palette).items()}
    for name in FACES:
        grids[f"font-{name}"] = _font(
            read_face(HERE / "sources" / "fonts" / f"{name}.txt"), palette
        )
    grids["palette"] = _swatches(palette)
    paths = []
    for name, grid in grids.items():
        path = out / f"{name}.png"
        write_png(_enlarged(grid), path, palette)
        paths.append(path)
    return paths


def _sheet(sprites: dict[str, Sprite], palette: Palette) -> Grid:
    shown = [
        _sample(name, sprite)
        for name, sprite in sprites.items()
        if not name.startswith("drag/") or name.startswith(SHOWN)
    ]
    return _flow(shown, palette.index("felt1"))


def _sample(name: str, sprite: Sprite) -> Grid:
    """A sprite as it is, a nine-slice at a size that shows its middle."""
    if not sprite.slices:
        return sprite.grid
    side = 48 if name.startswith("panel/") else 32
    width, height = max(sprite.grid.width, 2 * side - 16), max(sprite.grid.height, side)
    return stretched(sprite, width, height)


def _font(face: Face, palette: Palette) -> Grid:
    ink = palette.index("bone4")
    return _flow([grid_of(glyph, ink) for glyph in face.glyphs.values()], palette.index("ink1"))


def _swatches(palette: Palette) -> Grid:
    ramps = sorted(
        {name[:-1] for name in palette.colours},
        key=lambda ramp: list(palette.colours).index(f"{ramp}0"),
    )
    out = Grid(5 * 24, 24 * len(ramps))
    for row, ramp in enumerate(ramps):
        steps = [name for name in palette.colours if name[:-1] == ramp]
        for column, name in enumerate(steps):
            out.fill(column * 24, row * 24, 24, 24, palette.index(name))
    return out


def _flow(grids: Iterable[Grid], bed: int) -> Grid:
    """Grids in lines from left to right."""
    places, x, y, line = [], GAP, GAP, 0
    for grid in grids:
        if x + grid.width > WIDTH - GAP:
            x, y, line = GAP, y + line + GAP, 0
        places.append((grid, x, y))
        x, line = x + grid.width + GAP, max(line, grid.height)
    out = Grid(WIDTH, y + line + GAP, bed)
    for grid, left, top in places:
        out.paste(grid, left, top)
    return out


def _enlarged(grid: Grid) -> Grid:
    out = Grid(grid.width * SCALE, grid.height * SCALE)
    for y, row in enumerate(grid.rows):
        wide = bytes(index for index in row for _ in range(SCALE))
        out.rows[y * SCALE : (y + 1) * SCALE] = [bytearray(wide) for _ in range(SCALE)]
    return out


if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the program and its one argument
        sys.exit("usage: python build_spec/art/contact.py DIR")
    for written in contact(Path(sys.argv[1])):
        print(written)
