"""Night by table: how far a pixel is from the light decides which colour its index becomes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.levels.plan import CANVAS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

FINE = 8
"""Parts of a step of distance that a map of light tells apart."""

BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
SIZE = CANVAS.w, CANVAS.h
INDICES = 256


class Plane(StrEnum):
    """The planes of a room; the far one takes the light softly, in a dither."""

    FAR = "far"
    MIDDLE = "middle"
    NEAR = "near"


class View(StrEnum):
    """What of a room is seen."""

    TABLE = "table"
    WHOLE = "view"


@dataclass(frozen=True, slots=True)
class Night:
    """The light of a mood.

    Attributes:
        tables: for each whole step of distance, what every index becomes.
        steps: for each view and plane the whole step of every pixel, row by row.
    """

    tables: tuple[bytes, ...]
    steps: Mapping[tuple[View, Plane], bytes]

    @classmethod
    def load(cls, folder: Path, mood: str) -> Night:
        """The light of a mood; a mood that nobody lit is broad day."""
        described = folder / f"{mood}.json"
        if not described.is_file():
            return cls((bytes(range(INDICES)),), {})
        told = json.loads(described.read_text("utf-8"))
        picture = pygame.image.load(described.with_suffix(".png"))
        maps = [(view, plane) for view in told["views"] for plane in told["planes"]]
        height = picture.get_height() // len(maps)
        steps = {}
        for number, (view, plane) in enumerate(maps):
            part = picture.subsurface((0, number * height, picture.get_width(), height))
            fine = pygame.image.tobytes(pygame.transform.scale(part, SIZE), "P")
            steps[View(view), Plane(plane)] = _whole(fine, soft=plane == Plane.FAR)
        return cls(tuple(_table(row) for row in told["night"]), steps)

    def lit(self, indices: bytes, view: View, plane: Plane, area: pygame.Rect) -> bytes:
        """Indices of an area of the canvas as they look at their distance from the light.

        Args:
            indices: row by row.
            view: what is seen.
            plane: where in it the picture is.
            area: what it covers; what of it lies outside of the canvas is not lit.
        """
        steps = self._steps(view, plane, area)
        if steps is None:
            return indices
        result = 0
        for step, table in enumerate(self.tables):
            here = steps.translate(_only(step))
            shown = indices.translate(table)
            result |= int.from_bytes(here, "little") & int.from_bytes(shown, "little")
        return result.to_bytes(len(indices), "little")

    def _steps(self, view: View, plane: Plane, area: pygame.Rect) -> bytes | None:
        steps = self.steps.get((view, plane))
        if steps is None or area.size == SIZE:
            return steps
        width, dark = SIZE[0], bytes([len(self.tables) - 1])
        rows = (
            steps[y * width + area.left : y * width + min(area.right, width)].ljust(
                area.width, dark
            )
            for y in range(area.top, min(area.bottom, SIZE[1]))
        )
        return b"".join(rows).ljust(area.width * area.height, dark)


def _table(row: Sequence[int]) -> bytes:
    return bytes(row) + bytes(range(len(row), INDICES))


@cache
def _only(step: int) -> bytes:
    return bytes(255 if index == step else 0 for index in range(INDICES))


def _whole(fine: bytes, *, soft: bool) -> bytes:
    """Rounds eighths of a step to whole ones: soft by a dither, else to the nearest."""
    steps = bytearray(fine)
    width = SIZE[0]
    for y in range(SIZE[1]):
        for x, threshold in enumerate(BAYER[y % 4]):
            column = slice(y * width + x, (y + 1) * width, 4)
            steps[column] = fine[column].translate(_rounding(threshold if soft else 7))
    return bytes(steps)


@cache
def _rounding(threshold: int) -> bytes:
    return bytes(
        min(index // FINE + (2 * (index % FINE) > threshold), INDICES - 1)
        for index in range(INDICES)
    )
