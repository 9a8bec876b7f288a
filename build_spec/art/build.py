"""Makes every picture: palette, fonts and sheets, from the text sources in this folder."""

from __future__ import annotations

import json
from pathlib import Path

from build_spec.art.bake import bake
from build_spec.art.glyphs import read_face
from build_spec.art.palette import Palette, load_palette

HERE = Path(__file__).parent
FACES = ("body", "display")


def build(out: Path) -> dict[str, str]:
    """Writes the pictures under `out`; returns each file made with the source it is made from."""
    palette = load_palette()
    made = {"palette.json": "build_spec/art/palette.txt"}
    _write_palette(palette, out / "palette.json")
    for name in FACES:
        source = HERE / "fonts" / f"{name}.txt"
        bake(read_face(source), out / "fonts", palette)
        for kind in ("png", "json"):
            made[f"fonts/{name}.{kind}"] = f"build_spec/art/fonts/{source.name}"
    return made


def _write_palette(palette: Palette, path: Path) -> None:
    codes = {name: "#" + bytes(rgb).hex() for name, rgb in palette.colours.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(codes, indent=1) + "\n", "utf-8")
