"""Makes a room's tileset for Tiled: the PNG and the TSX that maps name.

Text draws the stamps, `tileset.txt` says where each lies. A stamp that moves has its frames side by
side; its cells in the first frame carry the animation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.palette import ArtError, Palette, load_palette
from build_spec.art.raster import Grid, write_png
from build_spec.art.room.patterns import RULES, rain
from build_spec.art.room.solid import Solid
from build_spec.art.sprites import read_sprites

if TYPE_CHECKING:
    from build_spec.art.sprites import Sprite

SOURCES = Path(__file__).parents[1] / "sources"
HERE = SOURCES / "room"
LETTERS = SOURCES / "kit" / "colours.txt"
NAME = "boteco"
CELL, COLUMNS = 16, 40
TEXTS = ("kit", "door", "things", "furniture", "hanging", "people")


@dataclass(frozen=True, slots=True)
class Stamp:
    """A picture of several cells.

    Attributes:
        name: what it is called.
        column: of its first cell in the tileset.
        row: of its first cell in the tileset.
        inset: pixels from the first cell's top left corner to the picture's.
        frames: its pictures, all of one size.
        shown: frame and milliseconds in turn; empty for one that stands still.
    """

    name: str
    column: int
    row: int
    inset: tuple[int, int]
    frames: tuple[Grid, ...]
    shown: tuple[tuple[int, int], ...]

    @property
    def columns(self) -> int:
        """Cells of one frame from left to right."""
        return -(-(self.inset[0] + self.frames[0].width) // CELL)

    @property
    def rows(self) -> int:
        """Cells from top to bottom."""
        return -(-(self.inset[1] + self.frames[0].height) // CELL)

    def cells(self) -> Iterator[tuple[int, int]]:
        """Column and row of every cell of the first frame that any frame paints on."""
        painted = {
            ((x + self.inset[0]) // CELL, (y + self.inset[1]) // CELL)
            for grid in self.frames
            for x, y, _ in grid.pixels()
        }
        return ((self.column + x, self.row + y) for x, y in sorted(painted))


def stamps(palette: Palette) -> list[Stamp]:
    """Every stamp of the tileset.

    Raises:
        ArtError: `tileset.txt` names what no text draws, or lays one stamp on another.
    """
    drawn = read_sprites([LETTERS, *(HERE / f"{name}.txt" for name in TEXTS)], palette)
    found = []
    for number, line in enumerate((HERE / "tileset.txt").read_text("utf-8").splitlines(), 1):
        if line.strip() and not line.startswith(";"):
            try:
                found.append(_stamp(line.split(), drawn, palette))
            except (ValueError, KeyError) as error:
                raise ArtError(f"tileset.txt:{number}: {line!r}: {error}") from None
    _check(found)
    return found


def tileset(palette: Palette) -> tuple[Grid, str]:
    """The picture and the text of the TSX."""
    placed = stamps(palette)
    height = max(stamp.row + stamp.rows for stamp in placed)
    grid = Grid(COLUMNS * CELL, height * CELL)
    for stamp in placed:
        for number, frame in enumerate(stamp.frames):
            left = (stamp.column + number * stamp.columns) * CELL + stamp.inset[0]
            grid.paste(frame, left, stamp.row * CELL + stamp.inset[1])
    return grid, _tsx(placed, height)


def update(levels: Path) -> list[str]:
    """Brings the tileset in a folder of maps up to date; returns a line for each file changed."""
    palette = load_palette()
    grid, tsx = tileset(palette)
    picture, text = levels / f"{NAME}.png", levels / f"{NAME}.tsx"
    before = [path.read_bytes() if path.is_file() else b"" for path in (picture, text)]
    write_png(grid, picture, Solid(palette.colours))
    text.write_text(tsx, "utf-8")
    after = [path.read_bytes() for path in (picture, text)]
    pairs = zip((picture, text), before, after, strict=True)
    return [f"wrote levels/{path.name}" for path, old, new in pairs if old != new]


def _stamp(words: list[str], drawn: dict[str, Sprite], palette: Palette) -> Stamp:
    name, column, row, across, down, *shown = words
    times = [tuple(int(part) for part in word.split(":")) for word in shown]
    return Stamp(
        name,
        int(column),
        int(row),
        (int(across), int(down)),
        tuple(_frames(name, drawn, palette)),
        tuple((frame, milliseconds) for frame, milliseconds in times),
    )


def _frames(name: str, drawn: dict[str, Sprite], palette: Palette) -> list[Grid]:
    if name in RULES:
        return [RULES[name](palette)]
    if name == "street":
        return rain(drawn[name].grid, palette)
    if name in drawn:
        return [drawn[name].grid]
    first = drawn[f"{name}/0"].grid
    frames = [first]
    while (patch := drawn.get(f"{name}/{len(frames)}")) is not None:
        frames.append(first.copy())
        frames[-1].place(patch.grid, *patch.pivot)
    return frames


def _check(placed: list[Stamp]) -> None:
    taken: dict[tuple[int, int], str] = {}
    for stamp in placed:
        for x in range(stamp.columns * len(stamp.frames)):
            for y in range(stamp.rows):
                cell = (stamp.column + x, stamp.row + y)
                if cell[0] >= COLUMNS or taken.setdefault(cell, stamp.name) != stamp.name:
                    raise ArtError(
                        f"tileset.txt: {stamp.name} lies on {taken.get(cell, 'no cell')}"
                    )


def _tsx(placed: list[Stamp], height: int) -> str:
    cells = f'tilewidth="{CELL}" tileheight="{CELL}"'
    count = f'tilecount="{COLUMNS * height}" columns="{COLUMNS}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.11.0" name="{NAME}" {cells} {count}>',
        f' <image source="{NAME}.png" width="{COLUMNS * CELL}" height="{height * CELL}"/>',
    ]
    moving = {
        row * COLUMNS + column: stamp
        for stamp in placed
        if stamp.shown
        for column, row in stamp.cells()
    }
    for tile, stamp in sorted(moving.items()):
        lines += [f' <tile id="{tile}">', "  <animation>"]
        lines += [
            f'   <frame tileid="{tile + frame * stamp.columns}" duration="{milliseconds}"/>'
            for frame, milliseconds in stamp.shown
        ]
        lines += ["  </animation>", " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])
