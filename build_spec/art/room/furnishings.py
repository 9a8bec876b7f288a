"""The sheet of the room's furniture: frames drawn as text, and the cloth, drawn by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from build_spec.art.room.patterns import cloth
from build_spec.art.room.tileset import HERE, LETTERS
from build_spec.art.sprites import Sprite, read_sprites

if TYPE_CHECKING:
    from build_spec.art.palette import Palette


def furnishings(palette: Palette) -> dict[str, Sprite]:
    """Every sprite of the sheet by name."""
    drawn = read_sprites([LETTERS, HERE / "furnishings.txt"], palette)
    return drawn | {"cloth": Sprite(cloth(palette))}
