"""Bakes a drawn face into an atlas: an indexed PNG and a JSON of metrics.

Atlas colours are tones, not paint: `face` takes the colour that is asked for at run time, `light`
its lit edge, `shade` its lower half, `edge` the outline and drop. The metrics say which is which.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from build_spec.art.glyphs import Face, Glyph, grid_of
from build_spec.art.raster import Grid, write_png

if TYPE_CHECKING:
    from pathlib import Path

    from build_spec.art.palette import Palette

TONES = {"face": "bone4", "light": "brass3", "shade": "bone2", "edge": "ink0"}
SHEET_WIDTH = 256
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)] + [(0, 2), (1, 2), (2, 1), (2, 2)]
"""Where an edge surrounds a pixel: one all around, one more as a drop to the lower right."""

SPLIT = 7
"""Rows of an edged capital, up from the baseline, that lie in shade."""


def bake(face: Face, out: Path, palette: Palette) -> None:
    """Writes `<name>.png` and `<name>.json` into a folder."""
    edge = face.numbers.get("edge", 0)
    height = face.numbers["ascent"] + face.numbers["descent"] + 3 * edge
    cells = {name: _cell(face, glyph, height, palette) for name, glyph in face.glyphs.items()}
    atlas, places = _pack(cells, height)
    write_png(atlas, out / f"{face.name}.png", palette)
    metrics = {
        "height": height,
        "ascent": face.numbers["ascent"] + edge,
        "capital": len(face.glyphs["H"].rows),
        "tones": {
            tone: "#" + bytes(palette.colours[colour]).hex()
            for tone, colour in TONES.items()
            if edge or tone == "face"
        },
        "glyphs": {
            name: [*places[name], cell.width, face.glyphs[name].width + face.numbers["space"]]
            for name, cell in cells.items()
        },
        "kerning": face.kerning,
    }
    text = json.dumps(metrics, ensure_ascii=False, separators=(",", ":"))
    (out / f"{face.name}.json").write_text(text.replace("],", "],\n") + "\n", "utf-8")


def _cell(face: Face, glyph: Glyph, height: int, palette: Palette) -> Grid:
    edge = face.numbers.get("edge", 0)
    baseline = face.numbers["ascent"] + edge
    cell = Grid(glyph.width + 3 * edge, height)
    drawn = grid_of(glyph, palette.index(TONES["face"]))
    top = baseline + glyph.drop - len(glyph.rows)
    cell.paste(drawn, edge, top)
    return _edged(cell, baseline, palette) if edge else cell


def _edged(cell: Grid, baseline: int, palette: Palette) -> Grid:
    """Lights the top edges, shades the lower half, and sets the letter on its outline."""
    light, shade, edge = (palette.index(TONES[tone]) for tone in ("light", "shade", "edge"))
    out = Grid(cell.width, cell.height)
    for x, y, _ in cell.pixels():
        for dx, dy in AROUND:
            out.put(x + dx, y + dy, edge)
    for x, y, index in cell.pixels():
        above, tone = cell.get(x, y - 1), index
        if not above:
            tone = light
        elif y >= baseline - SPLIT:
            tone = shade
        out.put(x, y, tone)
    return out


def _pack(cells: dict[str, Grid], height: int) -> tuple[Grid, dict[str, tuple[int, int]]]:
    places, x, y = {}, 0, 0
    for name, cell in cells.items():
        if x + cell.width > SHEET_WIDTH:
            x, y = 0, y + height
        places[name] = (x, y)
        x += cell.width
    atlas = Grid(SHEET_WIDTH, y + height)
    for name, (left, top) in places.items():
        atlas.place(cells[name], left, top)
    return atlas, places
