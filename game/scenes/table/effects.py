"""What is only for show: bangs, dust, sparks, a shake, a flash. None of it touches the match.

Everything is a pure function of the time since it began, in poses of twelve a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from math import cos, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from game.rules.tile import Tile
    from game.scenes.table.preferences import Amounts

POSE = 1 / 12
BANG = 0.5
"""Seconds until the dust of a bang has settled."""

STOP = 0.07
"""Seconds for which time stands still at a bang."""

FLASH = 0.18
CALM = 0.5
"""Seconds between two flashes at least: never more than two a second."""

SHAKES = ((0, 2), (-1, -2), (1, 1), (0, -1), (-1, 1), (0, 0))
SHAKE_POSE = 1 / 30
LIFTS = (2, 3, 2, 1, 0)
"""Pixels by which what stands around hops, pose by pose of the shake's."""

HOPS = ((3, 2, 1), (2, 1, 0), (1, 1, 0))
"""Pixels by which the nearest neighbours, the next and the ones after them hop, pose by pose."""

RING = 28
"""Pixels from one ring of neighbours to the next."""

HOP_POSE = 1 / 20
GLINT = 6 * POSE / 2
GLINTS = 6
SPARK = 0.4
SPARKS = 3
PUFFS = 4
DUST = 4


class Place(Enum):
    """Where a tile glints."""

    HAND = auto()
    LINE = auto()


@dataclass(slots=True)
class _Since:
    """Something that began, and the seconds since then (below 0: it is yet to begin)."""

    seconds: float = 0.0


@dataclass(slots=True)
class _Bang(_Since):
    tile: Tile | None = None


@dataclass(slots=True)
class _Glint(_Since):
    tile: Tile | None = None
    place: Place = Place.HAND


@dataclass(slots=True)
class _Spark(_Since):
    x: int = 0
    y: int = 0


class Effects:
    """Everything of that kind that is going on.

    Args:
        amounts: how much of it the player wants; asked again and again.
    """

    def __init__(self, amounts: Callable[[], Amounts]) -> None:
        self._amounts = amounts
        self._bangs: list[_Bang] = []
        self._glints: list[_Glint] = []
        self._sparks: list[_Spark] = []
        self._flash = CALM
        self._shake = len(SHAKES) * SHAKE_POSE
        self._stop = 0.0

    # ---- what begins

    def bang(self, tile: Tile) -> None:
        """A tile is banged down."""
        self._bangs.append(_Bang(tile=tile))
        self._shake = 0.0
        self._stop = STOP * self._amounts().hit_stop
        self.flash()

    def flash(self) -> None:
        """The table lights up, unless it just did."""
        if self._flash >= CALM and self._amounts().flash:
            self._flash = 0.0

    def glint(self, tile: Tile, place: Place, after: float = 0.0) -> None:
        """Light runs over a tile, `after` seconds from now."""
        self._glints.append(_Glint(-after, tile, place))

    def burst(self, x: int, y: int, count: int, reach: int) -> None:
        """Sparks about a pixel, at most `reach` pixels from it."""
        for number in range(round(count * self._amounts().particles)):
            angle, part = 2 * pi * number * 0.382, 0.35 + 0.65 * (number * 0.618 % 1)
            at = x + round(cos(angle) * reach * part), y + round(sin(angle) * reach * part)
            self._sparks.append(_Spark(-0.03 * (number % 7), *at))

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        for each in (*self._bangs, *self._glints, *self._sparks):
            each.seconds += dt
        self._bangs = [each for each in self._bangs if each.seconds < BANG]
        self._glints = [each for each in self._glints if each.seconds < GLINT]
        self._sparks = [each for each in self._sparks if each.seconds < SPARK]
        self._flash = min(CALM, self._flash + dt)
        self._shake = min(len(SHAKES) * SHAKE_POSE, self._shake + dt)

    def held_up(self, dt: float) -> float:
        """What of `dt` seconds is left for the match's telling while time stands still."""
        spent = min(dt, self._stop)
        self._stop -= spent
        return dt - spent

    # ---- what is seen

    @property
    def moving(self) -> bool:
        """Whether any of it changes the picture."""
        shakes = self._shake < len(SHAKES) * SHAKE_POSE
        return bool(self._bangs or self._glints or self._sparks) or shakes or self.light > 0

    @property
    def shaken(self) -> tuple[int, int]:
        """By how many pixels the picture stands beside its place."""
        pose = min(int(self._shake / SHAKE_POSE), len(SHAKES) - 1)
        amount = self._amounts().shake
        x, y = SHAKES[pose]
        return round(x * amount), round(y * amount)

    @property
    def lift(self) -> int:
        """By how many pixels the things on the table are up in the air."""
        pose = int(self._shake / SHAKE_POSE)
        return round(LIFTS[pose] * self._amounts().shake) if pose < len(LIFTS) else 0

    @property
    def light(self) -> float:
        """How bright the flash is, 0 to 1."""
        return max(0.0, 1 - self._flash / FLASH) * self._amounts().flash

    def hop(self, spots: Mapping[Tile, tuple[int, int]]) -> dict[Tile, int]:
        """Pixels by which tiles of the line are up in the air, given their middles."""
        up: dict[Tile, int] = {}
        for bang in self._bangs:
            if bang.tile is not None and bang.tile in spots:
                up |= self._wave(spots, spots[bang.tile], bang.seconds)
        return up

    def dust(self) -> Iterator[tuple[Tile, int, int]]:
        """Puffs of dust: the tile that they rise beside, which of the puffs, and its frame."""
        puffs = round(PUFFS * self._amounts().particles)
        for bang in self._bangs:
            frame = int(bang.seconds / BANG * DUST)
            if bang.tile is not None and frame < DUST:
                yield from ((bang.tile, number, frame) for number in range(puffs))

    def sparks(self) -> Iterator[tuple[int, int, int]]:
        """Sparks: the pixel in their middle, and their frame."""
        for each in self._sparks:
            if each.seconds >= 0:
                yield each.x, each.y, min(int(each.seconds / SPARK * SPARKS), SPARKS - 1)

    def glint_of(self, tile: Tile, place: Place) -> int | None:
        """The frame of the light that runs over a tile, if it does."""
        for each in self._glints:
            if each.tile == tile and each.place is place and each.seconds >= 0:
                return min(int(each.seconds / GLINT * GLINTS), GLINTS - 1)
        return None

    def _wave(
        self, spots: Mapping[Tile, tuple[int, int]], middle: tuple[int, int], seconds: float
    ) -> dict[Tile, int]:
        amount, up = self._amounts().shake, {}
        for tile, (x, y) in spots.items():
            ring = max(abs(x - middle[0]), abs(y - middle[1])) // RING
            if (x, y) == middle or ring >= len(HOPS):
                continue
            pose = int(seconds / HOP_POSE) - ring
            heights = HOPS[ring]
            if 0 <= pose < len(heights) and (height := round(heights[pose] * amount)):
                up[tile] = height
        return up
