"""Makes the picture of the game's window from the emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from build_spec.art.palette import load_palette
from build_spec.art.raster import write_png
from build_spec.icons.emblem import emblems

if TYPE_CHECKING:
    from pathlib import Path

SIZE = 64


def build(out: Path) -> dict[str, str]:
    """Writes `icon.png` under `out`; returns it with the source it is made from."""
    palette = load_palette()
    write_png(emblems(palette)[SIZE], out / "icon.png", palette)
    return {"icon.png": "build_spec/icons/emblem.py"}
