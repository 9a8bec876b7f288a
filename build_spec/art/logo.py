"""The lettered title: strokes of a broad nib, shaded like painted wood and neon."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from math import cos, radians, sin
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.lines import each_command
from build_spec.art.nib import written
from build_spec.art.palette import Palette
from build_spec.art.raster import Grid, painted
from build_spec.art.sprites import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from build_spec.art.nib import Nib, Point

SOURCE = Path(__file__).parent / "sources" / "logo" / "logo.txt"
SHINES = 12
"""Frames of the light that runs over the letters."""

BAND = 5
"""Half of that light's width, in pixels."""

DITHERED = 0.75
"""Part of a step of the gradient after which it mixes with the next."""

SHINY = 0.6
"""Part of a letter's height, from the top, that has the inner line of shine."""

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


@dataclass(slots=True)
class Letter:
    """A letter's strokes in canvas pixels, and the gradient that fills it."""

    ink: str
    strokes: list[list[Point]] = field(default_factory=list)


@dataclass(slots=True)
class Lettering:
    """What logo.txt says."""

    size: tuple[int, int] = (0, 0)
    nib: Nib = (1.0, 1.0, 0.0)
    depth: int = 0
    inks: dict[str, list[int]] = field(default_factory=dict)
    letters: list[Letter] = field(default_factory=list)
    tiles: list[tuple[float, ...]] = field(default_factory=list)


def read_lettering(palette: Palette, source: Path = SOURCE) -> Lettering:
    """Reads the description of the title.

    Raises:
        ArtError: with file and line, for a line that is not understood.
    """
    plan = Lettering()
    placed = [0.0, 0.0, 1.0, 0.0]
    each_command(source, partial(_line, plan, placed, palette))
    return plan


def _line(plan: Lettering, placed: list[float], palette: Palette, words: list[str]) -> None:
    match words:
        case ["size", width, height]:
            plan.size = int(width), int(height)
        case ["nib", radius, flat, angle]:
            plan.nib = float(radius), float(flat), float(angle)
        case ["depth", depth]:
            plan.depth = int(depth)
        case ["tile", *numbers]:
            plan.tiles.append(tuple(map(float, numbers)))
        case ["letter", _, ink, *numbers]:
            placed[:] = map(float, numbers)
            plan.letters.append(Letter(ink))
        case ["stroke", *points]:
            plan.letters[-1].strokes.append([_point(text, placed) for text in points])
        case _:
            ink, *colours = words
            plan.inks[ink] = [palette.index(colour) for colour in colours]


def _point(text: str, placed: list[float]) -> Point:
    x, y, pressure = map(float, text.split(","))
    left, top, scale, lean = placed
    return left + scale * (x + lean * (64 - y)), top + scale * y, pressure * scale


def logo(palette: Palette, source: Path = SOURCE) -> Iterator[tuple[str, Sprite]]:
    """`logo`, and `logo/shine/0` and on: a light that runs over its letters, held like it."""
    plan = read_lettering(palette, source)
    faces = [written(letter.strokes, plan.nib, plan.size) for letter in plan.letters]
    whole = _whole(plan, faces, palette)
    left, top, right, bottom = _bounds(whole)
    yield "logo", Sprite(whole.part(left, top, right - left, bottom - top))
    shape = Grid(*plan.size)
    for face in faces:
        shape.paste(face, 0, 0)
    for frame in range(SHINES):
        light = _shine(shape, (frame + 0.5) / SHINES, palette.index("bone4"))
        x, y, far, low = _bounds(light)
        yield f"logo/shine/{frame}", Sprite(light.part(x, y, far - x, low - y), (left - x, top - y))


def _whole(plan: Lettering, faces: list[Grid], palette: Palette) -> Grid:
    edge = palette.index("ink0")
    out = Grid(*plan.size)
    for letter, face in zip(plan.letters, faces, strict=True):
        _under(out, _solid(face, plan.depth), edge, 1)
        _paint_side(out, face, plan, letter)
        _under(out, face, edge, 1)
        _paint_face(out, face, plan.inks[letter.ink], palette)
    for tile in plan.tiles:
        out.paste(_tile(tile, plan, palette), 0, 0)
    whole = Grid(*plan.size)
    _under(whole, out, edge, 2)
    whole.paste(out, 0, 0)
    return whole


def _bounds(grid: Grid) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is painted."""
    rows = [y for y, row in enumerate(grid.rows) if any(row)]
    columns = [x for x in range(grid.width) if any(row[x] for row in grid.rows)]
    return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


def _shine(shape: Grid, part: float, light: int) -> Grid:
    """A slanting band of light; its borders are a checkerboard."""
    out = Grid(shape.width, shape.height)
    slants = [x + y / 2 for x, y, _ in shape.pixels()]
    middle = min(slants) + part * (max(slants) - min(slants))
    for x, y, _ in shape.pixels():
        away = abs(x + y / 2 - middle)
        if away < BAND or (away < 2 * BAND and (x + y) % 2):
            out.put(x, y, light)
    return out


def _solid(face: Grid, depth: int) -> Grid:
    out = face.copy()
    for step in range(1, depth + 1):
        out.paste(face, step, step)
    return out


def _under(out: Grid, shape: Grid, index: int, reach: int) -> None:
    """Paints a shape swollen by some pixels, its corners rounded."""
    spread = [
        (dx, dy)
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
        if abs(dx) + abs(dy) <= reach + reach // 2
    ]
    flat = painted(shape, index)
    for dx, dy in spread:
        out.paste(flat, dx, dy)


def _paint_side(out: Grid, face: Grid, plan: Lettering, letter: Letter) -> None:
    near, far = plan.inks[f"{letter.ink}-side"]
    for step in range(plan.depth, 0, -1):
        out.paste(painted(face, near if step <= plan.depth // 2 else far), step, step)


def _paint_face(out: Grid, face: Grid, inks: list[int], palette: Palette) -> None:
    """Fills a letter with its gradient, a lit edge, a shaded edge and a line of shine inside.

    The gradient begins at its second colour and ends before its last: those are for the edges.
    """
    rows = [y for y, row in enumerate(face.rows) if any(row)]
    top, height = rows[0], rows[-1] - rows[0] + 1
    light, inner = palette.index("bone4"), _inner(face)
    for x, y, _ in face.pixels():
        place = (y - top) / height * (len(inks) - 2) + 1
        step = int(place)
        if place - step > DITHERED and (x + y) % 2:
            step += 1
        if not face.get(x - 1, y) or not face.get(x, y - 1):
            step -= 1
        elif not face.get(x + 1, y + 1):
            step += 1
        shines = (x, y) in inner and y < top + height * SHINY
        out.put(x, y, light if shines else inks[min(max(step, 0), len(inks) - 1)])


def _inner(face: Grid) -> set[tuple[int, int]]:
    """Pixels of a line that runs three pixels inside of the upper left edges."""
    deep = {
        (x, y)
        for x, y, _ in face.pixels()
        if all(face.get(x - k, y - k) for k in (1, 2, 3)) and face.get(x + 3, y + 3)
    }
    return {(x, y) for x, y in deep if not face.get(x - 4, y - 4)}


def _tile(numbers: tuple[float, ...], plan: Lettering, palette: Palette) -> Grid:
    """A small leaning tile: body, edge and pips placed whole."""
    high, low, cx, cy, long, wide, angle = numbers
    c, s = cos(radians(angle)), sin(radians(angle))
    face = Grid(*plan.size)
    for y in range(face.height):
        for x in range(face.width):
            dx, dy = x + 0.5 - cx, y + 0.5 - cy
            u, v = abs(dx * c + dy * s), abs(dy * c - dx * s)
            if u <= wide and v <= long and u + v <= wide + long - 2:
                face.put(x, y, 1)
    out = _body(face, palette)
    for k in range(2 - int(wide), int(wide) - 1):
        out.put(int(cx + k * c), int(cy + k * s), palette.index("bone1"))
    for half, count in ((-1, high), (1, low)):
        for u, v in PIPS[int(count)]:
            along, across = half * long / 2 + v * long / 3.4, u * wide / 1.8
            left, top = cx + across * c - along * s, cy + across * s + along * c
            _pip(out, int(left) - 1, int(top) - 1, palette)
    return out


def _body(face: Grid, palette: Palette) -> Grid:
    """A tile's face on its front edge, lit from the top left, with an outline."""
    solid, out = Grid(face.width, face.height), Grid(face.width, face.height)
    for step, name in ((3, "wood0"), (2, "bone0"), (1, "bone1")):
        solid.paste(painted(face, palette.index(name)), step // 2, step)
    _under(out, solid, palette.index("ink0"), 1)
    out.paste(solid, 0, 0)
    for x, y, _ in face.pixels():
        out.put(x, y, palette.index("bone3" if face.get(x - 1, y - 1) else "bone4"))
    return out


def _pip(grid: Grid, x: int, y: int, palette: Palette) -> None:
    grid.fill(x, y, 3, 3, palette.index("ink1"))
    for dx, dy in ((0, 0), (2, 0), (0, 2)):
        grid.put(x + dx, y + dy, palette.index("ink4"))
    grid.put(x + 2, y + 2, palette.index("bone4"))
