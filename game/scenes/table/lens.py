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
        self._from: tuple[float, float] = Zoom.WIDE, 0
        self._to: tuple[Zoom, int] = Zoom.WIDE, 0
        self._seconds = 0.0
        self._latest: tuple[Line, int, tuple[Zoom, int]] | None = None
        self._cut(self._wanted(line))

    @property
    def moving(self) -> bool:
        """Whether the picture changes because of it."""
        return self._now != self._to

    def update(self, dt: float, line: Line, preferences: Preferences) -> None:
        """Lets `dt` seconds pass; for who wants nothing shaken it cuts from size to size."""
        wanted, factor = self._wanted(line), preferences.speed.pace.factor
        if wanted != self._to:
            self._from, self._to, self._seconds = self._now, wanted, 0.0
        if not line.laid or not preferences.amounts.shake:
            self._cut(wanted)
        elif self.moving:
            self._seconds += dt
            done = self._seconds / (GLIDE * factor)
            unit, down = (
                Tween(start, end, cubic_in_out).at(done)
                for start, end in zip(self._from, self._to, strict=True)
            )
            self._turn(unit, round(down))

    @property
    def _now(self) -> tuple[float, int]:
        return self._places.camera.unit, self._places.camera.down

    def _wanted(self, line: Line) -> tuple[Zoom, int]:
        camera = self._places.camera
        if self._latest is None or self._latest[0] is not line or self._latest[1] != camera.covered:
            layout = self._places.layout(line)
            zoom = camera.nearest(layout)
            self._latest = line, camera.covered, (zoom, camera.lowered(layout, zoom))
        return self._latest[2]

    def _cut(self, to: tuple[Zoom, int]) -> None:
        self._to = to
        self._turn(*to)

    def _turn(self, unit: float, down: int) -> None:
        if (unit, down) != self._now:
            self._places.camera = replace(self._places.camera, unit=unit, down=down)
