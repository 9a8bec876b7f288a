"""Tiles by program: every tile in every size and direction, lit from the top left in each.

`table/6-5/n` is the table-sized six-five with its first-named half to the north; `drag` tiles have
five frames more, `drag/6-5/n/0` leaning left to `/4` leaning right.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.lines import each_command
from build_spec.art.palette import Palette
from build_spec.art.raster import Grid, painted
from build_spec.art.sprites import Sprite, read_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent / "sources" / "tiles"
DIRECTIONS = "nesw"
LEANING = "drag"
PAD = 3
"""Room around a leaning tile, in pixels."""

THIN = 4
"""A tile seen edge-on is so many times narrower."""

GLINTS = 6
SLIVER = 4
"""How far behind the band of a glint its thin second line runs."""

LAYOUTS = ("", "11", "0022", "001122", "00022022", "0002112022", "000102202122")
"""Column and row of each pip in a half seen upright; the other directions turn it."""


@dataclass(frozen=True, slots=True)
class Size:
    """A native size of the tiles, measured upright in pixels."""

    name: str
    width: int
    height: int
    pip: int
    at: tuple[int, ...]
    corner: int
    front: int


@dataclass(frozen=True, slots=True)
class Material:
    """Colours (palette indices) of a tile's body."""

    face: int
    lit: int
    shade: int
    front: tuple[int, ...]
    groove: tuple[int, ...]


@dataclass(slots=True)
class Plan:
    """What tiles.txt says."""

    sizes: list[Size]
    backs: list[tuple[Size, str]]
    materials: dict[str, Material]
    pip: tuple[int, ...]
    pin: tuple[int, ...]
    tilts: tuple[int, ...]


def read_plan(palette: Palette, source: Path = HERE / "tiles.txt") -> Plan:
    """Reads the description of the tiles.

    Raises:
        ArtError: with file and line, for a line that is not understood.
    """
    plan = Plan([], [], {}, (), (), ())
    each_command(source, partial(_plan_line, plan, palette))
    return plan


def tiles(palette: Palette, pairs: list[tuple[int, int]]) -> Iterator[tuple[str, Sprite]]:
    """Every sprite of every tile face, by name."""
    plan = read_plan(palette)
    for size in plan.sizes:
        leaning = size.name == LEANING
        for direction in DIRECTIONS:
            for frame, tilt in enumerate(plan.tilts if leaning else (0,)):
                bare = blank(plan, size, direction, tilt)
                for high, low in pairs:
                    name = f"{size.name}/{high}-{low}/{direction}"
                    grid = pipped(plan, size, (high, low), direction, tilt, bare)
                    pivot = (PAD, PAD) if leaning else (0, 0)
                    yield f"{name}/{frame}" if leaning else name, Sprite(grid, pivot)


def backs(palette: Palette) -> Iterator[tuple[str, Sprite]]:
    """`back/<size>/n` upright and `/e` lying; drag backs also lean, `back/drag/n/0` to `/4`."""
    plan = read_plan(palette)
    emblems = read_sprites([HERE / "emblems.txt"], palette)
    for size, emblem in plan.backs:
        for direction in "ne":
            name = f"back/{size.name}/{direction}"
            grid = _back(plan, size, emblems[emblem].grid, direction)
            if size.name != LEANING:
                yield name, Sprite(grid)
                continue
            for frame, tilt in enumerate(plan.tilts):
                yield f"{name}/{frame}", Sprite(_leaned(grid, size, direction, tilt), (PAD, PAD))


def shadows(palette: Palette) -> Iterator[tuple[str, Sprite]]:
    """`shadow/<size>/n` and `/e`: see-through shapes, to lie below a tile or to dim one."""
    for size, _ in read_plan(palette).backs:
        for direction in "ne":
            shape = silhouette(size, direction)
            yield f"shadow/{size.name}/{direction}", Sprite(painted(shape, palette.shade))


def edges(palette: Palette) -> Iterator[tuple[str, Sprite]]:
    """`edge/<size>/n` and `/e`: a tile seen edge-on while it turns over, within its footprint."""
    plan = read_plan(palette)
    for size, _ in plan.backs:
        thin = max(size.width // THIN, 2)
        slim = replace(size, width=thin, corner=1)
        inset = (size.width - thin) // 2
        for direction, pivot in (("n", (-inset, 0)), ("e", (0, -inset))):
            grid = body(slim, plan.materials["ivory"], direction)
            yield f"edge/{size.name}/{direction}", Sprite(grid, pivot)


def glints(palette: Palette) -> Iterator[tuple[str, Sprite]]:
    """`glint/<size>/n/0` and on: a light that runs over a tile from the top left."""
    light = palette.index("bone4")
    for size, _ in read_plan(palette).backs[:4]:
        for direction in "ne":
            shape = silhouette(size, direction)
            reach = shape.width + shape.height // 2
            for frame in range(GLINTS):
                grid = Grid(shape.width, shape.height - (size.front if size.front > 1 else 0))
                place = reach * (frame + 1) // (GLINTS + 1)
                for x, y, _index in shape.pixels():
                    away = x + y // 2 - place
                    if abs(away) <= 1 or away == SLIVER:
                        grid.put(x, y, light)
                yield f"glint/{size.name}/{direction}/{frame}", Sprite(grid)


def silhouette(size: Size, direction: str) -> Grid:
    """The shape of a tile with its front edge, painted with index 1."""
    return body(size, Material(1, 1, 1, (1, 1, 1), (1, 1)), direction)


def _plan_line(plan: Plan, palette: Palette, words: list[str]) -> None:
    kind, *rest = words
    match kind:
        case "size":
            width, height, pip, *at, corner, front = map(int, rest[1:])
            plan.sizes.append(Size(rest[0], width, height, pip, tuple(at), corner, front))
        case "back":
            width, height, corner, front = map(int, rest[1:5])
            plan.backs.append((Size(rest[0], width, height, 0, (), corner, front), rest[5]))
        case "tilt":
            plan.tilts = tuple(map(int, rest))
        case "pip":
            plan.pip = tuple(palette.index(name) for name in rest)
        case "pin":
            plan.pin = tuple(palette.index(name) for name in rest)
        case _:
            face, lit, shade, *more = (palette.index(name) for name in rest)
            plan.materials[kind] = Material(face, lit, shade, tuple(more[:3]), tuple(more[3:5]))


def blank(plan: Plan, size: Size, direction: str, tilt: int) -> Grid:
    """A face without pips or pin, leaning where the size does."""
    material = plan.materials["ivory"]
    grid = body(size, material, direction)
    _groove(grid, size, material, direction)
    return _leaned(grid, size, direction, tilt) if size.name == LEANING else grid


def pipped(
    plan: Plan, size: Size, pips: tuple[int, int], direction: str, tilt: int, bare: Grid
) -> Grid:
    """A face with the pips of both halves, the first one towards the direction, and its pin."""
    grid = bare.copy()
    pad = PAD if size.name == LEANING else 0
    width, height = face_size(size, direction)
    pin = max(size.pip, 2)
    dots = [(size.pip, spot) for spot in spots(size, pips, direction)]
    for side, (x, y) in [*dots, (0, ((width - pin) // 2, (height - pin) // 2))]:
        across, down = x + (side or pin) / 2 - width / 2, y + (side or pin) / 2 - height / 2
        spot = x + pad - shift(down, tilt), y + pad + shift(across, tilt)
        if side:
            pip(grid, *spot, side, plan.pip)
        else:
            _pin(grid, *spot, pin, plan.pin)
    return grid


def _back(plan: Plan, size: Size, emblem: Grid, direction: str) -> Grid:
    material = plan.materials["lacquer"]
    grid = body(size, material, direction)
    width, height = face_size(size, direction)
    if emblem.width > width - 2 or emblem.height > height - 2:
        emblem = emblem.turned()
    if size.front > 1:
        _frame(grid, width, height, material.groove)
    grid.paste(emblem, (width - emblem.width) // 2, (height - emblem.height) // 2)
    return grid


def _frame(grid: Grid, width: int, height: int, inks: tuple[int, ...]) -> None:
    """A thin inlaid line around a back, a pixel short at its corners."""
    dark, light = inks
    near, far_x, far_y = 2, width - 3, height - 3
    for x in range(near + 1, far_x):
        grid.put(x, near, dark)
        grid.put(x, far_y, light)
    for y in range(near + 1, far_y):
        grid.put(near, y, dark)
        grid.put(far_x, y, light)


def face_size(size: Size, direction: str) -> tuple[int, int]:
    """Width and height of a face that points in a direction."""
    upright = direction in "ns"
    return (size.width, size.height) if upright else (size.height, size.width)


def body(size: Size, material: Material, direction: str) -> Grid:
    """A blank tile: lit along the top and left, shaded along the right, with its front edge."""
    width, height = face_size(size, direction)
    face = Grid(width, height, material.face)
    face.fill(width - 1, 0, 1, height, material.shade)
    face.fill(1, height - 1, width - 1, 1, material.shade)
    face.fill(0, 0, width, 1, material.lit)
    face.fill(0, 0, 1, height, material.lit)
    _clip(face, size.corner)
    if size.front == 1:
        face.fill(size.corner, height - 1, width - 2 * size.corner, 1, material.front[1])
        face.fill(1, height - 2, width - 2, 1, material.shade)
        return face
    _soften(face, size.corner, material)
    grid = Grid(width, height + size.front)
    for row in range(size.front, 0, -1):
        ink = material.front[len(material.front) - 1 - size.front + row]
        grid.paste(painted(face, ink), 0, row)
    grid.paste(face, 0, 0)
    return grid


def _soften(face: Grid, corner: int, material: Material) -> None:
    """Rounds the light: the clipped corner at the top left catches it too."""
    face.put(corner - 1, corner - 1, material.lit)
    face.put(corner, corner - 1, material.lit)
    face.put(corner - 1, corner, material.lit)


def _clip(grid: Grid, corner: int) -> None:
    for y in range(corner):
        for x in range(corner - y):
            for cx in (x, grid.width - 1 - x):
                for cy in (y, grid.height - 1 - y):
                    grid.put(cx, cy, 0)


def _groove(grid: Grid, size: Size, material: Material, direction: str) -> None:
    dark, light = material.groove
    inset = size.corner
    middle = size.height // 2
    if direction in "ns":
        grid.fill(inset, middle - 1, grid.width - 2 * inset, 1, dark)
        grid.fill(inset, middle, grid.width - 2 * inset, 1, light)
    else:
        deep = size.width - 2 * inset - (size.front == 1)
        grid.fill(middle - 1, inset, 1, deep, dark)
        grid.fill(middle, inset, 1, deep, light)


def spots(size: Size, pips: tuple[int, ...], direction: str) -> Iterator[tuple[int, int]]:
    """Top left pixels of the pips of both halves, the first half towards the direction."""
    half = size.height // 2
    turns = DIRECTIONS.index(direction)
    near_first = direction in "nw"
    for place, count in enumerate(pips):
        offset = 0 if (place == 0) == near_first else half
        layout = LAYOUTS[count]
        for column, row in zip(layout[::2], layout[1::2], strict=True):
            x, y = _turned(int(column), int(row), turns)
            dx, dy = (0, offset) if direction in "ns" else (offset, 0)
            yield size.at[x] + dx, size.at[y] + dy


def _turned(column: int, row: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        column, row = 2 - row, column
    return column, row


def pip(grid: Grid, x: int, y: int, size: int, inks: tuple[int, ...]) -> None:
    """An engraved dot: shadow under the upper left rim, light on the lower right one."""
    bed, rim, glint = inks
    face = grid.get(x, y)
    grid.fill(x, y, size, size, bed)
    if size > 3:  # noqa: PLR2004 - smaller pips stay square
        grid.fill(x + 1, y, size - 2, 1, rim)
        grid.fill(x, y + 1, 1, size - 2, rim)
        for cx, cy in ((x, y), (x + size - 1, y), (x, y + size - 1), (x + size - 1, y + size - 1)):
            grid.put(cx, cy, face)
        grid.fill(x + 1, y + size, size - 2, 1, glint)
        grid.fill(x + size, y + 1, 1, size - 2, glint)
        grid.put(x + size - 1, y + size - 1, glint)
    else:
        grid.put(x, y, rim)


def _pin(grid: Grid, x: int, y: int, size: int, inks: tuple[int, ...]) -> None:
    light, middle, dark = inks
    grid.fill(x, y, size, size, middle)
    grid.fill(x + size // 2, y + size - 1, size - size // 2, 1, dark)
    grid.put(x, y, light)
    if size > 3:  # noqa: PLR2004 - as the pips
        grid.fill(x, y + size - 1, size, 1, dark)
        grid.fill(x + size - 1, y, 1, size, dark)
        grid.fill(x + 1, y + 1, 1, 1, light)


def _leaned(grid: Grid, size: Size, direction: str, tilt: int) -> Grid:
    """Turns a picture a little by moving whole rows, then whole columns: no pixel is blended."""
    width, height = face_size(size, direction)
    wide = Grid(grid.width + 2 * PAD, grid.height)
    for y, row in enumerate(grid.rows):
        start = PAD - shift(y + 0.5 - height / 2, tilt)
        wide.rows[y][start : start + grid.width] = row
    out = Grid(wide.width, wide.height + 2 * PAD)
    for x, y, index in wide.pixels():
        out.put(x, y + PAD + shift(x - PAD + 0.5 - width / 2, tilt), index)
    return _trimmed(out)


def _trimmed(grid: Grid) -> Grid:
    """Without the single pixels that stick out where rows and columns moved apart."""
    out = grid.copy()
    for x, y, _ in grid.pixels():
        near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        if sum(bool(grid.get(*spot)) for spot in near) < 2:  # noqa: PLR2004 - a tip has one
            out.put(x, y, 0)
    return out


def shift(away: float, tilt: int) -> int:
    """Whole pixels by which something so far from the middle moves aside in a tilt."""
    return round(away * tilt / 100)
