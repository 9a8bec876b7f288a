"""The light of a room: how far each pixel is from it, and what the colours become on the way.

A map of light is a picture of a quarter of the canvas's size, its index the distance in eighths
of a step, 0 (in the light) to 32 (night). Each plane of a view has its own, one below the other.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from build_spec.art.palette import ArtError, Palette
from build_spec.art.raster import Grid, write_png
from build_spec.art.room.solid import Solid

SIZE = (640, 360)
STEPS = 4
PIXEL = 4
"""Canvas pixels along the side of one pixel of a map."""

FINE = 8
"""Parts of a step that a map of light tells apart."""

TOP, BOTTOM = 40, 60
PLANES = ("far", "middle", "near")

Glow = Callable[[float, float], float]
"""Steps of light (or shadow) that something gives to a pixel."""


@dataclass(slots=True)
class Plane:
    """What one plane of a picture gets: how dark it is by itself, lights, shadows."""

    ambient: tuple[float, float, float, float] = (2.0, 0.0, 0.0, 0.0)
    lights: list[Glow] = field(default_factory=list)
    shades: list[Glow] = field(default_factory=list)

    def level(self, x: float, y: float) -> float:
        """Steps from the light at a pixel, 0 to 4."""
        middle, sides, top, bottom = self.ambient
        dark = middle + sides * ((x - SIZE[0] / 2) * 2 / SIZE[0]) ** 2
        dark += top * max(0.0, 1 - y / TOP) + bottom * max(0.0, 1 - (SIZE[1] - y) / BOTTOM)
        dark -= max((light(x, y) for light in self.lights), default=0.0)
        dark += sum(shade(x, y) for shade in self.shades)
        return min(max(dark, 0.0), float(STEPS))


@dataclass(slots=True)
class Mood:
    """A mood's table of night by colour name, and the planes of each view."""

    night: dict[str, list[str]] = field(default_factory=dict)
    views: dict[str, dict[str, Plane]] = field(default_factory=dict)


def read_mood(source: Path) -> Mood:
    """Reads a description of light.

    Raises:
        ArtError: with file and line, for a line that is not understood.
    """
    mood, view = Mood(), ""
    for number, line in enumerate(source.read_text("utf-8").splitlines(), 1):
        words = line.split()
        try:
            if not words or words[0].startswith(";"):
                continue
            if words[0] == "night":
                mood.night[words[1]] = words[2:]
            elif len(words) == 1:
                view = words[0]
                mood.views[view] = {name: Plane() for name in PLANES}
            else:
                _line(mood.views[view], words)
        except (ValueError, KeyError, IndexError) as error:
            raise ArtError(f"{source.name}:{number}: {line!r}: {error}") from None
    return mood


def night_table(mood: Mood, palette: Palette) -> list[list[int]]:
    """For each distance of whole steps, the index that each palette index becomes."""
    table = [list(range(palette.shade))]
    for step in range(STEPS):
        row = [0] + [palette.index(mood.night[name][step]) for name in palette.colours]
        table.append(row)
    return table


def light_maps(mood: Mood) -> Grid:
    """The maps of every view and plane, in their order from top to bottom."""
    planes = [view[name] for view in mood.views.values() for name in PLANES]
    width, height = SIZE[0] // PIXEL, SIZE[1] // PIXEL
    grid = Grid(width, height * len(planes))
    for number, plane in enumerate(planes):
        for y in range(height):
            row = grid.rows[number * height + y]
            for x in range(width):
                row[x] = round(plane.level(x * PIXEL + PIXEL / 2, y * PIXEL + PIXEL / 2) * FINE)
    return grid


def write_mood(source: Path, out: Path, palette: Palette) -> list[str]:
    """Writes `<mood>.png` and `<mood>.json`; returns their names.

    The JSON has `views` in the order of the maps, `planes` of each, and `night`: for each whole
    step of distance the palette index that each index becomes.
    """
    mood = read_mood(source)
    out.mkdir(parents=True, exist_ok=True)
    write_png(light_maps(mood), out / f"{source.stem}.png", Solid(palette.colours))
    table = {"views": list(mood.views), "planes": PLANES, "night": night_table(mood, palette)}
    text = json.dumps(table, separators=(",", ":")).replace("],", "],\n")
    (out / f"{source.stem}.json").write_text(text + "\n", "utf-8")
    return [f"{source.stem}.{kind}" for kind in ("png", "json")]


def _line(planes: dict[str, Plane], words: list[str]) -> None:
    kind, which, *rest = words
    numbers = [float(word) for word in rest]
    if kind == "ambient":
        middle, sides, top, bottom = numbers
        planes[which].ambient = (middle, sides, top, bottom)
        return
    glow = _glow(kind, numbers)
    for name in PLANES:
        if name[0] in which:
            (planes[name].shades if kind == "shade" else planes[name].lights).append(glow)


def _glow(kind: str, numbers: list[float]) -> Glow:
    match kind, numbers:
        case "pool", [x, y, rx, ry, steps]:
            return lambda px, py: steps * max(0.0, 1 - ((px - x) / rx) ** 2 - ((py - y) / ry) ** 2)
        case "shade", [x, y, rx, ry, steps]:
            return lambda px, py: (
                steps * min(1.0, 3 * max(0.0, 1 - math.hypot((px - x) / rx, (py - y) / ry)))
            )
        case "box", [x, y, w, h, steps]:
            return lambda px, py: steps if x <= px < x + w and y <= py < y + h else 0.0
        case "cone", [x, y, half, slope, steps, fades]:
            return lambda px, py: (
                steps
                * max(0.0, 1 - ((px - x) / (half + (py - y) * slope)) ** 2)
                * min(1.0, max(0.0, (SIZE[1] + 10 - py) / (SIZE[1] + 10 - fades)))
                if py >= y
                else 0.0
            )
        case _:
            raise ValueError(f"{kind!r} with {len(numbers)} numbers is no light")
