"""Makes every picture: palette, fonts and sheets, from the text sources in this folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.bake import bake
from build_spec.art.board import board
from build_spec.art.cabinet import cabinet
from build_spec.art.glyphs import read_face
from build_spec.art.halves import halves, numeral_halves, numerals
from build_spec.art.kit import kit
from build_spec.art.logo import logo
from build_spec.art.palette import Palette, load_palette
from build_spec.art.portraits import portraits
from build_spec.art.prompts import prompts
from build_spec.art.raster import write_png
from build_spec.art.room.furnishings import furnishings
from build_spec.art.room.lights import write_mood
from build_spec.art.room.solid import Solid
from build_spec.art.sheets import write_sheet
from build_spec.art.tiles import backs, edges, glints, shadows, tiles

if TYPE_CHECKING:
    from build_spec.art.sprites import Sprite

HERE = Path(__file__).parent
FACES = ("body", "display")
SHEETS = {
    "tiles": "build_spec/art/sources/tiles/tiles.txt",
    "drag": "build_spec/art/sources/tiles/tiles.txt",
    "tiles-numerals": "build_spec/art/sources/tiles/numerals.txt",
    "drag-numerals": "build_spec/art/sources/tiles/numerals.txt",
    "kit": "build_spec/art/sources/kit/kit.txt",
    "prompts": "build_spec/art/sources/prompts/shapes.txt",
    "logo": "build_spec/art/sources/logo/logo.txt",
    "portraits": "build_spec/art/portraits.py",
    "room": "build_spec/art/sources/room/furnishings.txt",
    "board": "build_spec/art/sources/board/board.txt",
}
MOODS = ("evening",)
HIGHEST = 6
"""Pips of the highest half."""


def build(out: Path) -> dict[str, str]:
    """Writes the pictures under `out`; returns each file made with the source it is made from."""
    palette = load_palette()
    made = {"palette.json": "build_spec/art/palette.txt"}
    _write_palette(palette, out / "palette.json")
    _write_palette(load_palette(HERE / "contrast.txt"), out / "contrast.json")
    made["contrast.json"] = "build_spec/art/contrast.txt"
    for name in FACES:
        source = HERE / "sources" / "fonts" / f"{name}.txt"
        bake(read_face(source), out / "fonts", palette)
        for kind in ("png", "json"):
            made[f"fonts/{name}.{kind}"] = f"build_spec/art/sources/fonts/{source.name}"
    for name, sprites in sheets(palette).items():
        write_sheet(sprites, out / "sheets", name, palette)
        for kind in ("png", "json"):
            made[f"sheets/{name}.{kind}"] = SHEETS[name]
    write_png(cabinet(palette), out / "backdrops" / "cabinet.png", Solid(palette.colours))
    made["backdrops/cabinet.png"] = "build_spec/art/sources/cabinet/cabinet.txt"
    for mood in MOODS:
        source = HERE / "sources" / "room" / f"{mood}.txt"
        for name in write_mood(source, out / "lights", palette):
            made[f"lights/{name}"] = f"build_spec/art/sources/room/{source.name}"
    return made


def sheets(palette: Palette) -> dict[str, dict[str, Sprite]]:
    """Every sheet by name, with its sprites by theirs."""
    pairs = [(high, low) for high in range(HIGHEST + 1) for low in range(high + 1)]
    whole = dict(tiles(palette, pairs)) | dict(backs(palette))
    whole |= dict(halves(palette, range(HIGHEST + 1)))
    whole |= dict(shadows(palette)) | dict(glints(palette)) | dict(edges(palette))
    digits = whole | dict(numerals(palette, pairs))
    digits |= dict(numeral_halves(palette, range(HIGHEST + 1)))
    face = read_face(HERE / "sources" / "fonts" / "body.txt")
    return {
        **_parted(whole, ""),
        **_parted(digits, "-numerals"),
        "kit": dict(kit(palette)),
        "prompts": dict(prompts(palette, face)),
        "logo": dict(logo(palette)),
        "portraits": portraits(palette),
        "room": furnishings(palette),
        "board": dict(board(palette)),
    }


def _parted(whole: dict[str, Sprite], kind: str) -> dict[str, dict[str, Sprite]]:
    """The leaning tiles in a sheet of their own, which is read when one is first dragged."""
    leaning = {
        name: sprite for name, sprite in whole.items() if name.startswith(("drag/", "back/drag/"))
    }
    still = {name: sprite for name, sprite in whole.items() if name not in leaning}
    return {f"tiles{kind}": still, f"drag{kind}": leaning}


def _write_palette(palette: Palette, path: Path) -> None:
    codes = {name: "#" + bytes(rgb).hex() for name, rgb in palette.colours.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(codes, indent=1) + "\n", "utf-8")
