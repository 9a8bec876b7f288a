"""Halves by themselves, and tiles and halves with digits in the place of pips."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from build_spec.art.raster import Grid
from build_spec.art.sprites import Sprite, read_sprites
from build_spec.art.tiles import (
    DIRECTIONS,
    HERE,
    LAYOUTS,
    LEANING,
    PAD,
    Size,
    blank,
    body,
    face_size,
    pip,
    pipped,
    read_plan,
    shift,
    spots,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from build_spec.art.palette import Palette

LARGE = 20
"""From this width on tiles have their digits doubled."""

SETTLE = 0.5
"""Pixels by which a digit in the first half keeps away from the groove."""


def halves(palette: Palette, counts: range) -> Iterator[tuple[str, Sprite]]:
    """`half/<size>/<pips>`: a half by itself, as square as it is on its tile, seen upright."""
    plan = read_plan(palette)
    for size in plan.sizes:
        if size.name == LEANING:
            continue
        square = replace(size, height=size.width)
        for count in counts:
            grid = body(square, plan.materials["ivory"], "n")
            for spot in spots(square, (count,), "n"):
                pip(grid, *spot, size.pip, plan.pip)
            yield f"half/{size.name}/{count}", Sprite(grid)


def numerals(palette: Palette, pairs: list[tuple[int, int]]) -> Iterator[tuple[str, Sprite]]:
    """The same sprites with an upright digit in each half in the place of pips."""
    plan = read_plan(palette)
    cuts = read_sprites([HERE / "numerals.txt"], palette)
    for size in plan.sizes:
        leaning = size.name == LEANING
        drawn = _cut(cuts, size)
        for direction in DIRECTIONS:
            for frame, tilt in enumerate(plan.tilts if leaning else (0,)):
                bare = blank(plan, size, direction, tilt)
                for high, low in pairs:
                    name = f"{size.name}/{high}-{low}/{direction}"
                    grid = pipped(plan, size, (0, 0), direction, tilt, bare)
                    _digits(grid, size, (drawn[high], drawn[low]), direction, tilt)
                    pivot = (PAD, PAD) if leaning else (0, 0)
                    yield f"{name}/{frame}" if leaning else name, Sprite(grid, pivot)


def numeral_halves(palette: Palette, counts: range) -> Iterator[tuple[str, Sprite]]:
    """The same with digits in the place of pips."""
    plan = read_plan(palette)
    cuts = read_sprites([HERE / "numerals.txt"], palette)
    for size in plan.sizes:
        if size.name == LEANING:
            continue
        digits = _cut(cuts, size)
        for count in counts:
            square = replace(size, height=size.width)
            grid, digit = body(square, plan.materials["ivory"], "n"), digits[count]
            at = ((size.width - part) // 2 for part in (digit.width, digit.height))
            grid.paste(digit, *at)
            yield f"half/{size.name}/{count}", Sprite(grid)


def _cut(cuts: dict[str, Sprite], size: Size) -> list[Grid]:
    """The digits that suit a size, from 0 on."""
    name = "middle" if size.name == "near" else "small"
    drawn = [cuts[f"{name}/{digit}"].grid for digit in range(len(LAYOUTS))]
    return [doubled(digit) for digit in drawn] if size.width >= LARGE else drawn


def doubled(grid: Grid) -> Grid:
    """Every pixel as four."""
    out = Grid(2 * grid.width, 2 * grid.height)
    for x, y, index in grid.pixels():
        out.fill(2 * x, 2 * y, 2, 2, index)
    return out


def _digits(grid: Grid, size: Size, halves: tuple[Grid, Grid], direction: str, tilt: int) -> None:
    """Prints a digit into the middle of each half, the first one towards the direction."""
    pad = PAD if size.name == LEANING else 0
    width, height = face_size(size, direction)
    upright, near_first = direction in "ns", direction in "nw"
    for place, digit in enumerate(halves):
        near = (place == 0) == near_first
        along = (height if upright else width) * (1 if near else 3) / 4 - SETTLE * near
        middle = (width / 2, along) if upright else (along, height / 2)
        x, y = middle[0] - digit.width / 2, middle[1] - digit.height / 2
        down, across = middle[1] - height / 2, middle[0] - width / 2
        spot = int(x) + pad - shift(down, tilt), int(y) + pad + shift(across, tilt)
        grid.paste(digit, *spot)
