"""Icons for desktops and packages: `python build_spec/icons/desktop.py`.

Writes a PNG of each size into `build_spec/packaging/share`, the folder tree that desktops expect
under `share/` of whatever the game is installed in.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from build_spec.art.palette import load_palette  # noqa: E402 - the path comes first
from build_spec.art.raster import write_png  # noqa: E402
from build_spec.icons.emblem import emblems  # noqa: E402

NAME = "la-e-lo"
SHARE = ROOT / "build_spec" / "packaging" / "share"


def write_icons(share: Path) -> list[Path]:
    """Writes the icons under a `share` folder; returns the files."""
    palette = load_palette()
    made = []
    for size, grid in emblems(palette).items():
        path = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        write_png(grid, path, palette)
        made.append(path)
    return made


def pictures() -> dict[int, bytes]:
    """The icons as raw pixels (red, green, blue, opacity), by pixels a side."""
    palette = load_palette()
    entries = [bytes(entry) for entry in palette.entries()]
    return {
        size: b"".join(entries[index] for row in grid.rows for index in row)
        for size, grid in emblems(palette).items()
    }


if __name__ == "__main__":
    for file in write_icons(SHARE):
        print(file.relative_to(ROOT))
