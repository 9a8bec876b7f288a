"""Button pictures: shapes, a ramp, and a sign or letters on top, all twelve pixels high."""

from __future__ import annotations

import re
import string
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.glyphs import Face, grid_of
from build_spec.art.nine import stretched
from build_spec.art.palette import ArtError, Palette
from build_spec.art.raster import Grid
from build_spec.art.sprites import Sprite, read_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent / "sources" / "prompts"
SIGN = re.compile(r'"([^"]+)"|([\w-]+) (\d+),(\d+)')
LINE = re.compile(r"(\S+)\s+(\w+)\s+(\w+)\s*(.*)")
STEPS = 4
"""Steps of a ramp that a shape uses, drawn as ink1 to ink4."""


def prompts(palette: Palette, face: Face) -> Iterator[tuple[str, Sprite]]:
    """Every button picture by name, `key/cap` (a blank nine-slice) among them.

    Raises:
        ArtError: with the line of the recipe that is not understood.
    """
    shapes = read_sprites([HERE / "shapes.txt"], palette)
    yield "key/cap", shapes["flat"]
    keys = [*string.ascii_uppercase, *string.digits, *(f"F{number}" for number in range(1, 13))]
    recipes = [f'key/{key.lower()} flat ink "{key}"' for key in keys]
    recipes += (HERE / "recipes.txt").read_text("utf-8").splitlines()
    for recipe in recipes:
        if not recipe or recipe.startswith(";"):
            continue
        found = LINE.fullmatch(recipe)
        if found is None or found[2] not in shapes:
            raise ArtError(f"recipes.txt: {recipe!r}: neither name, shape, ramp nor a remark")
        name, shape, ramp, signs = found.groups()
        yield name, Sprite(_button(palette, face, shapes, shape, ramp, signs))


def _button(
    palette: Palette, face: Face, shapes: dict[str, Sprite], shape: str, ramp: str, signs: str
) -> Grid:
    dark = shape == "flat"
    letters, stamps = "", []
    for text, sign, x, y in SIGN.findall(signs):
        letters += text
        if sign:
            stamps.append((shapes[sign].grid, int(x), int(y)))
    if letters:
        ink = palette.index("ink1" if dark else "bone4")
        stamps.append((_written(face, letters, ink), 3, 2))
    reach = max((grid.width + x + 3 for grid, x, _ in stamps), default=0)
    grid = shapes[shape].grid
    if shapes[shape].slices:
        grid = stretched(shapes[shape], max(reach, grid.width if dark else 11), grid.height)
        stamps = [(stamp, (grid.width - stamp.width) // 2, y) for stamp, _, y in stamps]
    out = grid if dark else _in_ramp(grid, palette, ramp)
    for stamp, x, y in stamps:
        out.paste(stamp, x, y)
    return out


def _in_ramp(grid: Grid, palette: Palette, ramp: str) -> Grid:
    """Paints a shape in another ramp: its four steps become the last four of that ramp."""
    names = [name for name in palette.colours if name[:-1] == ramp]
    names = names[:STEPS] if ramp != "ink" else names[1:]
    change = {
        palette.index(f"ink{step + 1}"): palette.index(name) for step, name in enumerate(names)
    }
    return grid.mapped(lambda index: change.get(index, index))


def _written(face: Face, text: str, ink: int) -> Grid:
    """A word in a face's capitals and small letters, without air around it."""
    glyphs = [face.glyphs[letter] for letter in text]
    height = len(face.glyphs["H"].rows)
    drop = max(glyph.drop for glyph in glyphs)
    out = Grid(sum(glyph.width + 1 for glyph in glyphs) - 1, height + drop)
    pen = 0
    for glyph in glyphs:
        out.paste(grid_of(glyph, ink), pen, height + glyph.drop - len(glyph.rows))
        pen += glyph.width + 1
    return out
