"""Reads halves of tiles off a picture, knowing nothing but where pips may lie on a half."""

from __future__ import annotations

from itertools import product

import pygame

Box = tuple[int, int, int, int]

GRIDS = {12: (2, (2, 5, 8)), 16: (3, (2, 6, 10)), 24: (4, (3, 10, 17))}
"""By the side of a half: the side of a pip, and where the three rows and columns begin."""

CANVAS_WIDTH = 640
DARK = 0.62
"""A spot darker than this part of the half's brightest one is a pip."""

UPRIGHT = ("", "11", "0022", "001122", "00022022", "0002112022", "000102202122")


class UnreadableError(ValueError):
    """What is seen is no face of a domino."""


def turned(spots: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset((2 - row, column) for column, row in spots)


def patterns() -> dict[frozenset[tuple[int, int]], int]:
    found = {}
    for pips, text in enumerate(UPRIGHT):
        spots = frozenset(
            (int(column), int(row)) for column, row in zip(text[::2], text[1::2], strict=True)
        )
        found[spots] = found[turned(spots)] = pips
    return found


PATTERNS = patterns()


def half(picture: pygame.Surface, box: Box) -> int:
    """The pips of the half in a box of canvas pixels; raises UnreadableError for anything else."""
    scale = picture.width // CANVAS_WIDTH
    x, y, side, _ = box
    pip, at = GRIDS[side]
    lights = {}
    for column, row in product(range(3), repeat=2):
        spot = ((x + at[column]) * scale, (y + at[row]) * scale, pip * scale, pip * scale)
        red, green, blue, _ = pygame.transform.average_color(picture, spot)
        lights[column, row] = 0.299 * red + 0.587 * green + 0.114 * blue
    brightest = max(lights.values())
    dark = frozenset(spot for spot, light in lights.items() if light < DARK * brightest)
    if dark not in PATTERNS:
        raise UnreadableError(f"{sorted(dark)} at {box}")
    return PATTERNS[dark]
