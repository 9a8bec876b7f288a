"""The own hand in motion: every tile is on its way to its slot, or there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.anim.ease import cubic_out
from game.engine.anim.tween import Glide

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.tile import Tile

SECONDS = 0.16
SHAKE = 0.36
SWINGS = (0, 3, -3, 3, -2, 2, -1, 0)

Pixel = tuple[int, int]


@dataclass(slots=True)
class _Way:
    glide: Glide
    passed: float

    @property
    def now(self) -> Pixel:
        return self.glide.at(self.passed / SECONDS)


class Tray:
    """Where the tiles of the own hand are drawn: top left corners, in pixels."""

    def __init__(self) -> None:
        self._ways: dict[Tile, _Way] = {}
        self._shaken: Tile | None = None
        self._shaking = SHAKE

    @property
    def moving(self) -> bool:
        """Whether any tile is not at rest."""
        on_the_way = any(way.passed < SECONDS for way in self._ways.values())
        return on_the_way or self._shaking < SHAKE

    def settle(self, slots: Mapping[Tile, Pixel]) -> None:
        """Sends every tile to its slot; new ones appear there, those not named are gone."""
        self._ways = {tile: self._towards(tile, slot) for tile, slot in slots.items()}

    def put(self, tile: Tile, at: Pixel) -> None:
        """A tile is let go at a pixel, from where it goes to its slot."""
        way = self._ways.get(tile)
        if way is not None:
            self._ways[tile] = _Way(Glide(at, way.glide.end, cubic_out), 0.0)

    def shake(self, tile: Tile | None) -> None:
        """A tile shakes: it may not be played."""
        self._shaken, self._shaking = tile, 0.0

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._shaking = min(SHAKE, self._shaking + dt)
        for way in self._ways.values():
            way.passed = min(SECONDS, way.passed + dt)

    def at(self, tile: Tile) -> Pixel:
        """Where a tile is now; KeyError for one that was not settled."""
        x, y = self._ways[tile].now
        return x + (self.swing if tile == self._shaken else 0), y

    @property
    def shaken_stock(self) -> bool:
        """Whether it is the stock that shakes, rather than a tile."""
        return self._shaken is None and self._shaking < SHAKE

    @property
    def swing(self) -> int:
        """How far to the right what is refused stands now, in pixels."""
        return SWINGS[min(int(self._shaking / SHAKE * len(SWINGS)), len(SWINGS) - 1)]

    def _towards(self, tile: Tile, slot: Pixel) -> _Way:
        way = self._ways.get(tile)
        if way is None:
            return _Way(Glide(slot, slot, cubic_out), SECONDS)
        return way if way.glide.end == slot else _Way(Glide(way.now, slot, cubic_out), 0.0)
