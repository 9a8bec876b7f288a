"""The sheet of furniture: frames and bulbs drawn as text, and the cloth, drawn by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from build_spec.art.room.patterns import cloth
from build_spec.art.room.tileset import HERE, LETTERS, SOURCES
from build_spec.art.sprites import Sprite, read_sprites

if TYPE_CHECKING:
    from build_spec.art.palette import Palette


def furnishings(palette: Palette) -> dict[str, Sprite]:
    """Every sprite of the sheet by name."""
    sources = [LETTERS, HERE / "furnishings.txt", SOURCES / "cabinet" / "bulbs.txt"]
    drawn = read_sprites(sources, palette)
    return drawn | {"cloth": Sprite(cloth(palette))}
