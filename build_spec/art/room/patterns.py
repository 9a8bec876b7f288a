"""What in a room is drawn by rule: the floor in perspective, rain behind the door, the cloth."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from build_spec.art.raster import Grid

if TYPE_CHECKING:
    from collections.abc import Callable

    from build_spec.art.palette import Palette

FLOOR_TOP, HORIZON = 224, 96
FLOOR = (640, 136)
ACROSS, AWAY = 3.6, 1296.0
"""Tiles of the floor in a row of pixels as wide as it is below the horizon; rows of tiles."""

FALL, PHASES = 36, 4
"""After how many pixels the rain repeats, and in how many frames it gets there."""

STREET = 140
"""Rows of the street that it rains on."""

SPLASHES = ((0, 0), (-1, -1), (1, -1))
CLOTH = (480, 240)
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def floor(palette: Palette) -> Grid:
    """Cement tiles, dark and light in turn, a diamond in each; they lie square to the viewer."""
    inks = {name: palette.index(name) for name in ("ink3", "ink4", "bone1", "bone2", "wood1")}
    grid = Grid(*FLOOR)
    for row, y in enumerate(range(FLOOR_TOP, FLOOR_TOP + FLOOR[1])):
        below = y - HORIZON
        far, into = divmod(AWAY / below, 1)
        for x in range(FLOOR[0]):
            along, across = divmod((x + 0.5 - FLOOR[0] / 2) / below * ACROSS + 0.5, 1)
            edge = abs(across - 0.5) + abs(into - 0.5)
            grid.rows[row][x] = inks[_tile((far + along) % 2 > 0, edge)]
    for depth, name in enumerate(("ink0", "ink0", "ink1")):
        grid.fill(0, depth, FLOOR[0], 1, palette.index(name))
    return grid


def _tile(dark: bool, edge: float) -> str:  # noqa: FBT001 - a colour of the board
    if dark:
        return "ink4" if edge < 0.22 else "ink3"  # noqa: PLR2004 - the size of the diamond
    return "wood1" if edge < 0.2 else "bone2" if edge < 0.3 else "bone1"  # noqa: PLR2004 - same


def rain(street: Grid, palette: Palette) -> list[Grid]:
    """The street in the rain, one grid a frame: streaks that fall and rings where they land."""
    return [_rained(street.copy(), palette, phase) for phase in range(PHASES)]


def _rained(grid: Grid, palette: Palette, phase: int) -> Grid:
    chance = random.Random(4)
    dim, bright = palette.index("sea1"), palette.index("sea2")
    for _ in range(46):
        x, start = chance.randrange(-10, 84), chance.randrange(FALL)
        length, lane = chance.choice((4, 5, 6)), chance.randrange(4)
        for fall in range(-FALL, 4 * FALL, FALL):
            top = start + fall + phase * FALL // PHASES
            for drop in range(length):
                if 0 <= top + drop < STREET:
                    left = x - top // 6 - (drop > length // 2)
                    grid.put(left % grid.width, top + drop, dim if lane else bright)
    chance = random.Random(9)
    for number in range(14):
        x, y = chance.randrange(3, 76), chance.randrange(109, 141)
        size = (phase + number) % PHASES
        if size:
            grid.put(x - size, y - 1, bright if size == 1 else dim)
            grid.put(x + size, y - 1, bright if size == 1 else dim)
        if size < 2:  # noqa: PLR2004 - the ring is still small
            grid.put(x, y, dim if size else bright)
    return grid


def cloth(palette: Palette) -> Grid:
    """Felt under a lamp: one tone, with threads of the next one, closer where light falls."""
    plain, thread = palette.index("felt1"), palette.index("felt2")
    width, height = CLOTH
    grid = Grid(width, height, plain)
    for y, row in enumerate(grid.rows):
        for x in range(width):
            away = ((x / width - 0.5) / 0.54) ** 2 + ((y / height - 0.47) / 0.56) ** 2
            away += (((x * 37 + y * 101 + (x * y) % 17 * 23) % 64) / 64 - 0.5) * 0.16
            if BAYER[y % 4][x % 4] < (away < 0.3) + (away < 0.8):  # noqa: PLR2004 - two rings
                row[x] = thread
    return grid


RULES: dict[str, Callable[[Palette], Grid]] = {"floor": floor}
"""Stamps of the tileset that no text draws."""
