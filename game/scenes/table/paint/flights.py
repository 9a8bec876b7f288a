"""Tiles and points on their way. Everybody's tile travels alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.anim.ease import cubic_in_out, quad_in_out
from game.engine.anim.tween import Glide
from game.scenes.table import cues as cue
from game.scenes.table.paint.brush import SIZES, letter
from game.scenes.table.places import centre

if TYPE_CHECKING:
    import pygame

    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.paint.scores import ScorePainter
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

LIFT = 16
"""Pixels by which a flying tile passes above the straight way, at most."""

FLAT = 8
"""It rises by one pixel for so many pixels of way."""

TURNING = 0.6
"""From here on a flying tile lies as it will lie on the table."""

LEAN = 24
"""Pixels of way across for one more frame of lean."""

MOST_LEAN = 2
DRAG = (20, 40)
TABLE = (12, 24)


class FlightPainter:
    """Paints what is in the air."""

    def __init__(self, brush: Brush, places: Places, scores: ScorePainter) -> None:
        self._brush = brush
        self._places = places
        self._scores = scores

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Every tile and all points on their way."""
        for each, progress in picture.running:
            match each.act:
                case cue.Fly():
                    self._fly(canvas, each.act, progress)
                case cue.PointsFly(points, side):
                    self._points(canvas, picture, points, side, progress)
                case _:
                    pass

    def _fly(self, canvas: pygame.Surface, fly: cue.Fly, progress: float) -> None:
        start, end = self._places.middle(fly.origin), self._places.middle(fly.target)
        lift = min(LIFT, max(abs(end[0] - start[0]), abs(end[1] - start[1])) // FLAT)
        middle = Glide(start, end, cubic_in_out, lift).at(progress)
        if fly.tile is None:
            self._blit(canvas, "back/table/n", middle, TABLE)
        elif progress < TURNING or not isinstance(fly.target, cue.Socket):
            lean = _lean(start, end, progress)
            at = middle[0] - DRAG[0] // 2, middle[1] - DRAG[1] // 2
            self._brush.tiles.blit(canvas, "shadow/hand/n", (at[0] + 1, at[1] + 5))
            self._brush.drag.blit(canvas, f"drag/{fly.tile}/n/{lean}", at)
        else:
            self._lying(canvas, fly.target, middle)

    def _lying(self, canvas: pygame.Surface, target: cue.Socket, middle: tuple[int, int]) -> None:
        layout = self._places.layout(target.line)
        socket = layout.socket(target.arm, target.tile)
        zoom = self._places.camera.size
        way = letter(layout, target.line, target.tile, target.arm)
        name = f"{SIZES[zoom]}/{target.tile}/{way}"
        size = socket.w * zoom, socket.h * zoom
        shadow = "e" if socket.w > socket.h else "n"
        x, y = middle[0] - size[0] // 2, middle[1] - size[1] // 2
        self._brush.tiles.blit(canvas, f"shadow/{SIZES[zoom]}/{shadow}", (x + 3, y + 5))
        self._blit(canvas, name, middle, size)

    def _points(
        self,
        canvas: pygame.Surface,
        picture: Picture,
        points: int,
        side: int,
        progress: float,
    ) -> None:
        plan = self._places.plan
        start = centre(plan.ends) if plan.ends is not None else centre(plan.felt)
        end = centre(self._scores.row(picture, side))
        x, y = Glide(start, end, quad_in_out, 2 * LIFT).at(progress)
        self._brush.display(canvas, f"{points:+d}", (x - 40, y - 12, 80, 25), "brass2")

    def _blit(
        self, canvas: pygame.Surface, name: str, middle: tuple[int, int], size: tuple[int, int]
    ) -> None:
        self._brush.tiles.blit(canvas, name, (middle[0] - size[0] // 2, middle[1] - size[1] // 2))


def _lean(start: tuple[int, int], end: tuple[int, int], progress: float) -> int:
    """The frame of a tile that leans into its way: 0 left, 2 upright, 4 right."""
    across = (end[0] - start[0]) * (1 - progress)
    steps = min(int(abs(across)) // LEAN, MOST_LEAN)
    return MOST_LEAN + (steps if across > 0 else -steps)
