"""The line of play on the felt: its tiles, the mark of the last one, and tiles that regroup."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.anim.ease import cubic_in_out
from game.engine.anim.tween import Glide
from game.layout.camera import Zoom
from game.layout.lattice import Facing
from game.scenes.table import cues as cue
from game.scenes.table.effects import Place
from game.scenes.table.paint.brush import SIZES
from game.scenes.table.places import centre

if TYPE_CHECKING:
    from game.layout.layout import Placed
    from game.rules.line import Line
    from game.rules.tile import Tile
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

RINGS = 5
POLE = 4
HALO = 2
"""Pixels by which the mark of the last tile reaches beyond it."""


class LinePainter:
    """Paints what lies on the table."""

    def __init__(self, brush: Brush, places: Places) -> None:
        self._brush = brush
        self._places = places

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The tiles that have landed."""
        line = picture.shown.line
        if not line.laid:
            return
        layout = self._places.layout(line)
        offsets, hops = self._regrouping(picture), self._hops(picture)
        zoom = self._places.camera.size
        for index, placed in sorted(enumerate(layout.placed), key=_from_behind):
            x, y = offsets.get(index) or self._places.camera.pixels(placed.rect)[:2]
            up = hops.get(placed.tile, 0)
            self._brush.tile(canvas, placed, (x, y), up, zoom)
            if placed.tile == line.spinner:
                self._pin(canvas, placed, (x, y - up))
            self._glint(canvas, picture, placed, (x, y - up))
        if not offsets:
            self._last(canvas, picture, layout.placed[-1])
        self._lit(canvas, picture)
        self._rings(canvas, picture)

    def _pin(self, canvas: pygame.Surface, placed: Placed, at: tuple[int, int]) -> None:
        box = self._places.camera.pixels(placed.rect)
        lying = "n" if placed.h > placed.w else "e"
        large = "large/" if self._places.camera.size is Zoom.CLOSE else ""
        self._brush.mark(canvas, f"mark/spinner/{large}{lying}", centre((*at, box.w, box.h)))

    def _hops(self, picture: Picture) -> dict[Tile, int]:
        """Pixels by which tiles are up in the air because another was banged down."""
        if not picture.effects.moving:
            return {}
        placed = self._places.layout(picture.shown.line).placed
        pixels = self._places.camera.pixels
        return picture.effects.hop({each.tile: centre(pixels(each.rect)) for each in placed})

    def _glint(
        self, canvas: pygame.Surface, picture: Picture, placed: Placed, at: tuple[int, int]
    ) -> None:
        frame = picture.effects.glint_of(placed.tile, Place.LINE)
        if frame is not None:
            lying = "n" if placed.h > placed.w else "e"
            size = SIZES[self._places.camera.size]
            self._brush.tiles.blit(canvas, f"glint/{size}/{lying}/{frame}", at)

    def _last(self, canvas: pygame.Surface, picture: Picture, placed: Placed) -> None:
        """Dots around the tile that was laid last, and a pennant planted on it."""
        box = pygame.Rect(self._places.camera.pixels(placed.rect)).inflate(2 * HALO, 2 * HALO)
        self._brush.panel(canvas, "mark/last", box)
        # On a tile that leads down, the upper corner would put the cloth over its neighbour's pips.
        foot = box.bottom if placed.facing is Facing.S else box.top + 2
        self._brush.mark(canvas, f"mark/flag/{picture.blink()}", (box.right - POLE, foot))

    def _lit(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The tips whose terms have been added so far."""
        line = picture.shown.line
        tips = {end.arm: end.tip for end in line.ends}
        placed = {each.tile: each for each in self._places.layout(line).placed}
        for term in line.terms()[: picture.shown.lit or 0]:
            tip = line.laid[0].tile if term.arm is None else tips[term.arm]
            box = pygame.Rect(self._places.camera.pixels(placed[tip].rect))
            self._brush.panel(canvas, "mark/selected", box.inflate(2 * HALO, 2 * HALO))

    def _regrouping(self, picture: Picture) -> dict[int, tuple[int, int]]:
        """Where the tiles are that glide from one placement to another, by index."""
        for each, progress in picture.running:
            if isinstance(each.act, cue.Regroup):
                return self._between(each.act.before, each.act.after, progress)
        return {}

    def _between(self, before: Line, after: Line, progress: float) -> dict[int, tuple[int, int]]:
        old, new = self._places.layout(before), self._places.layout(after)
        last = after.laid[-1]
        boxes = [placed.rect for placed in old.placed]
        boxes.append(old.socket(last.arm, last.tile).rect)
        found = {}
        for index, (box, placed) in enumerate(zip(boxes, new.placed, strict=True)):
            start = self._places.camera.pixels(box)
            end = self._places.camera.pixels(placed.rect)
            found[index] = Glide(start[:2], end[:2], cubic_in_out).at(progress)
        return found

    def _rings(self, canvas: pygame.Surface, picture: Picture) -> None:
        line = picture.shown.line
        for each, progress in picture.running:
            if isinstance(each.act, cue.SpinnerRings) and line.spinner is not None:
                layout = self._places.layout(line)
                placed = next(one for one in layout.placed if one.tile == line.spinner)
                middle = centre(self._places.camera.pixels(placed.rect))
                frame = min(int(progress * RINGS), RINGS - 1)
                self._brush.mark(canvas, f"fx/ring/{frame}", middle)


def _from_behind(numbered: tuple[int, Placed]) -> int:
    """The order of painting: the front edge of a tile hangs over whatever lies below it."""
    return numbered[1].y
