"""How near the table is seen: as near as the line allows, gliding when that changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.anim.ease import cubic_in_out
from game.engine.anim.tween import Tween
from game.layout.camera import Zoom

if TYPE_CHECKING:
    from game.rules.line import Line
    from game.scenes.table.places import Places
    from game.scenes.table.preferences import Preferences

GLIDE = 0.36
"""Seconds from one size of tiles to another, at normal speed."""


class Lens:
    """Turns the camera of the places as the line grows.

    Args:
        places: whose camera it is.
        line: what lies on the table now; no glide leads there.
    """

    def __init__(self, places: Places, line: Line) -> None:
        self._places = places
        self._from: float = Zoom.WIDE
        self._zoom = Zoom.WIDE
        self._seconds = 0.0
        self._latest: tuple[Line, Zoom] | None = None
        self._cut(self._wanted(line))

    @property
    def moving(self) -> bool:
        """Whether the picture changes because of it."""
        return self._places.camera.unit != self._zoom

    def update(self, dt: float, line: Line, preferences: Preferences) -> None:
        """Lets `dt` seconds pass; for who wants nothing shaken it cuts from size to size."""
        wanted, factor = self._wanted(line), preferences.speed.pace.factor
        if wanted is not self._zoom:
            self._from, self._zoom, self._seconds = self._places.camera.unit, wanted, 0.0
        if not line.laid or not preferences.amounts.shake:
            self._cut(wanted)
        elif self.moving:
            self._seconds += dt
            way = Tween(self._from, self._zoom, cubic_in_out)
            self._turn(way.at(self._seconds / (GLIDE * factor)))

    def _wanted(self, line: Line) -> Zoom:
        if self._latest is None or self._latest[0] is not line:
            self._latest = line, self._places.camera.nearest(self._places.layout(line))
        return self._latest[1]

    def _cut(self, zoom: Zoom) -> None:
        self._zoom = zoom
        self._turn(zoom)

    def _turn(self, unit: float) -> None:
        if unit != self._places.camera.unit:
            self._places.camera = replace(self._places.camera, unit=unit)
