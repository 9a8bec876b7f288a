"""Nine-slices at building time: the same stretching that the engine does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from build_spec.art.raster import Grid

if TYPE_CHECKING:
    from build_spec.art.sprites import Sprite


def stretched(sprite: Sprite, width: int, height: int) -> Grid:
    """A nine-slice at a size: corners as they are, sides and middle repeated."""
    left, top, right, bottom = sprite.slices
    across = _sources(sprite.grid.width, left, right, width)
    down = _sources(sprite.grid.height, top, bottom, height)
    out = Grid(width, height)
    for y, source_y in enumerate(down):
        row = sprite.grid.rows[source_y]
        out.rows[y] = bytearray(row[source_x] for source_x in across)
    return out


def _sources(size: int, near: int, far: int, length: int) -> list[int]:
    """For each pixel of the stretched side, the pixel that it is copied from."""
    middle = size - near - far
    return [
        place
        if place < near
        else size - (length - place)
        if place >= length - far
        else near + (place - near) % middle
        for place in range(length)
    ]
