"""The sides' totals and the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.font import Align
from game.scenes.table.captions import Unit
from game.scenes.table.panes import inside

if TYPE_CHECKING:
    import pygame

    from game.scenes.table.captions import Teller
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

HEADER = 13
LARGE_HEADER = 18
INSET = 3
AIR = 6
"""Pixels between a total and the frame."""

TOKEN = 12
ROOMY = 3
"""Up to so many sides the totals are written large."""


class ScorePainter:
    """Paints the score plate."""

    def __init__(self, brush: Brush, places: Places, teller: Teller) -> None:
        self._brush = brush
        self._places = places
        self._teller = teller
        self._box = inside(places.plan, places.plan.scores)

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Every side's symbols and total."""
        box, rules = self._box, picture.view.rules
        sides = len(rules.seating.sides)
        if self._brush.look.scale > 1:
            if self._header(sides):
                area = (box.x, box.y, box.w, self._header(sides))
                self._brush.write(canvas, f"→ {rules.policies.target}", area, "bone2")
            for side in range(sides):
                self._side(canvas, picture, side, self.row(picture, side))
            return
        key = "table.target-stones" if Unit.of(rules) is Unit.STONES else "table.target-points"
        header = self._teller.text(key, n=rules.policies.target)
        self._brush.write(canvas, header, (box.x, box.y, box.w, HEADER), "bone2")
        for side in range(sides):
            self._side(canvas, picture, side, self.row(picture, side))

    def _header(self, sides: int) -> int:
        """Pixels for the target; in large text there is room for it above two totals alone."""
        if self._brush.look.scale == 1:
            return HEADER
        return LARGE_HEADER if sides < ROOMY else 0

    def row(self, picture: Picture, side: int) -> tuple[int, int, int, int]:
        """Where a side's total stands."""
        box, sides = self._box, len(picture.view.rules.seating.sides)
        header = self._header(sides)
        pitch = (box.h - header) // sides
        return box.x, box.y + header + side * pitch, box.w, pitch

    def _side(
        self, canvas: pygame.Surface, picture: Picture, side: int, box: tuple[int, int, int, int]
    ) -> None:
        x, y, w, h = box
        members = picture.view.rules.seating.members(side)
        for number, seat in enumerate(members):
            self._brush.seat(canvas, seat, (x + INSET + number * TOKEN, y + (h - TOKEN) // 2))
        left = x + INSET + len(members) * TOKEN
        area = (left, y, x + w - INSET - left, h)
        total = str(picture.shown.totals[side])
        mine = side == picture.view.rules.seating.side_of(picture.shown.viewer)
        if len(picture.shown.totals) < ROOMY:
            self._brush.display(canvas, total, area, "brass2" if mine else "bone3")
        else:
            column = (left, y, w - (left - x) - AIR, h)
            self._brush.write(canvas, total, column, "brass3" if mine else "bone3", Align.RIGHT)
