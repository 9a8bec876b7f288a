"""A map's layers as lit pictures: what stands still once, what moves in its poses when due."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from typing import TYPE_CHECKING

import pygame

from game.scenes.room.light import SIZE, Plane

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.palette import Colour
    from game.levels.level import Cell, Layer
    from game.levels.plan import Rect
    from game.scenes.room.indexed import Indexer
    from game.scenes.room.light import Night, View

    Spot = tuple[int, int]
    Times = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stack:
    """All that lies on a spot where something moves, the lowest first.

    Attributes:
        spot: its top left pixel.
        cells: each with the plane it lies on and the times at which its poses end.
        kept: pictures of it by poses, as they were needed.
    """

    spot: Spot
    cells: tuple[tuple[Cell, Plane, Times], ...]
    kept: dict[tuple[int, ...], pygame.Surface] = field(default_factory=dict)


class Lamp:
    """Shows cells in the light of one view of a room."""

    def __init__(self, indexer: Indexer, night: Night, view: View) -> None:
        self._indexer = indexer
        self._night = night
        self._view = view

    def layers(self, layers: Sequence[Layer]) -> pygame.Surface:
        """Layers from the first to the last, with every cell in its first pose."""
        picture = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
        for plane, together in groupby(layers, plane_of):
            sheet = self._indexer.blank(SIZE)
            for layer in together:
                sheet.fblits([(self._part(cell, None), (cell.x, cell.y)) for cell in layer.cells])
            picture.blit(self._lit(sheet, plane, sheet.get_rect()), (0, 0))
        return picture

    def pose(self, cell: Cell, plane: Plane, pose: int) -> pygame.Surface:
        """One pose of a cell."""
        part = self._part(cell, cell.frames[pose].area if cell.frames else None)
        return self._lit(part, plane, part.get_rect(topleft=(cell.x, cell.y)))

    def _part(self, cell: Cell, area: Rect | None) -> pygame.Surface:
        return self._indexer.part(cell.picture, area or cell.area, cell.flip)

    def _lit(self, picture: pygame.Surface, plane: Plane, area: pygame.Rect) -> pygame.Surface:
        indices = pygame.image.tobytes(picture, "P")
        return self._indexer.shown(self._night.lit(indices, self._view, plane, area), area.size)


class Scenery:
    """Layers as they look at any time. What is drawn depends on that time alone.

    Args:
        layers: of a map, the lowest first.
        lamp: lights them.
        bed: what lies below; None leaves the picture see-through there.
        finish: is handed every picture with the canvas pixel at its top left, for what lies above.
    """

    def __init__(
        self,
        layers: Sequence[Layer],
        lamp: Lamp,
        bed: Colour | None = None,
        finish: Callable[[pygame.Surface, Spot], None] | None = None,
    ) -> None:
        self._lamp = lamp
        self._bed = bed
        self._finish = finish
        self._picture = self._blank(SIZE)
        self._picture.blit(lamp.layers(layers), (0, 0))
        if finish is not None:
            finish(self._picture, (0, 0))
        self._moving: dict[Times, list[Stack]] = defaultdict(list)
        for stack in _stacks(layers):
            for times in {times for _, _, times in stack.cells if times}:
                self._moving[times].append(stack)
        self._shown = dict.fromkeys(self._moving, 0)
        self.area = self._picture.get_bounding_rect()

    def poses(self, seconds: float) -> tuple[int, ...]:
        """Tells times apart: where this is equal, so are the pictures."""
        return tuple(_pose(times, seconds) for times in self._moving)

    def draw(self, canvas: pygame.Surface, seconds: float, lift: int = 0) -> None:
        """Paints the layers as they are at a time, `lift` pixels above their place."""
        now = dict(zip(self._moving, self.poses(seconds), strict=True))
        changed = [times for times, pose in now.items() if pose != self._shown[times]]
        stacks = {stack.spot: stack for times in changed for stack in self._moving[times]}
        for stack in stacks.values():
            self._renew(stack, now)
        self._shown = now
        canvas.blit(self._picture, self.area.move(0, -lift), self.area)

    def _renew(self, stack: Stack, now: dict[Times, int]) -> None:
        poses = tuple(now.get(times, 0) for _, _, times in stack.cells)
        if poses not in stack.kept:
            stack.kept[poses] = self._composed(stack, poses)
        picture = stack.kept[poses]
        if self._bed is None:
            self._picture.fill(0, picture.get_rect(topleft=stack.spot))
        self._picture.blit(picture, stack.spot)

    def _composed(self, stack: Stack, poses: tuple[int, ...]) -> pygame.Surface:
        pictures = [
            self._lamp.pose(cell, plane, pose)
            for (cell, plane, _), pose in zip(stack.cells, poses, strict=True)
        ]
        whole = self._blank(pictures[0].get_size())
        whole.fblits([(picture, (0, 0)) for picture in pictures])
        if self._finish is not None:
            self._finish(whole, stack.spot)
        return whole

    def _blank(self, size: tuple[int, int]) -> pygame.Surface:
        if self._bed is None:
            return pygame.Surface(size, pygame.SRCALPHA, 32)
        picture = pygame.Surface(size, 0, 32)
        picture.fill(self._bed)
        return picture


def plane_of(layer: Layer) -> Plane:
    """The plane of a layer, which its name says (`far`, `view near 2`); the far one if none."""
    words = layer.name.split()
    return next((plane for plane in Plane if plane in words), Plane.FAR)


def _stacks(layers: Sequence[Layer]) -> list[Stack]:
    spots: dict[Spot, list[tuple[Cell, Plane, Times]]] = defaultdict(list)
    for layer in layers:
        plane = plane_of(layer)
        for cell in layer.cells:
            times = tuple(accumulate(frame.shown for frame in cell.frames))
            spots[cell.x, cell.y].append((cell, plane, times))
    return [
        Stack(spot, tuple(cells))
        for spot, cells in spots.items()
        if any(cell.frames for cell, _, _ in cells)
    ]


def _pose(times: Times, seconds: float) -> int:
    return bisect_right(times, seconds * 1000 % times[-1])
