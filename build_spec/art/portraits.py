"""The sheet of portraits: a bust each, with eyes and mouths, a fist, and what hangs behind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.sprites import read_sprites

if TYPE_CHECKING:
    from build_spec.art.palette import Palette
    from build_spec.art.sprites import Sprite

SOURCES = Path(__file__).parent / "sources"
LETTERS = SOURCES / "kit" / "colours.txt"


def portraits(palette: Palette) -> dict[str, Sprite]:
    """Every part by name: `zefa/bust`, `zefa/eyes/pleased`; a pivot puts it in its place."""
    return read_sprites([LETTERS, *sorted((SOURCES / "portraits").glob("*.txt"))], palette)
