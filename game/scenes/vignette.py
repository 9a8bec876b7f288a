"""A few tiles on a patch of felt that show what a rule system looks like on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.engine.ui.panel import Panel
from game.layout.camera import UNIT
from game.layout.lattice import CROSS_FELT
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import tile
from game.scenes.table.paint.brush import Brush

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.layout.layout import Layout

LINES: Final = {
    "mano-a-mano": "5-5, 5-2 W, 5-1 E, 2-0 W, 6-1 E, 6-4 E",
    "all-fives": "6-6, 6-3 W, 6-1 E, 6-2 N, 6-4 S, 3-3 W, 5-1 E",
    "express": "6-6, 6-4 E, 4-4 E, 6-1 W, 1-1 W, 4-2 E, 5-1 W",
    "brasil": "3-3, 5-3 E, 3-2 W, 5-5 E, 6-2 W, 5-1 E",
    "nordeste": "4-4, 4-0 W, 4-2 E, 2-2 E, 6-0 W, 6-6 W",
}
"""Plays in order, by rule system; one that is missing shows an empty felt."""

CROSSES: Final = ("all-fives",)


class Vignette:
    """Paints the patch.

    Args:
        art: what is drawn with.
    """

    def __init__(self, art: Art) -> None:
        self._brush = Brush(art)
        self._laid: dict[str, Layout] = {}

    def draw(self, canvas: pygame.Surface, area: pygame.Rect, variant: str) -> None:
        """Paints a rule system's tiles, in the middle of an area."""
        Panel.FELT.draw(canvas, self._brush.look, area)
        layout = self._laid.get(variant)
        if layout is None:
            layout = self._laid[variant] = route(sample(variant), CROSS_FELT)
        if not layout.placed:
            return
        boxes = [pygame.Rect(*(side * UNIT for side in placed.rect)) for placed in layout.placed]
        whole = boxes[0].unionall(boxes)
        by = (area.centerx - whole.centerx, area.centery - whole.centery)
        for placed, box in zip(layout.placed, boxes, strict=True):
            self._brush.tile(canvas, placed, box.move(by).topleft)


def sample(variant: str) -> Line:
    """The line that stands for a rule system."""
    branching = Branching.SPINNER if variant in CROSSES else Branching.NONE
    line = Line.empty(branching)
    for play in LINES.get(variant, "").split(", "):
        if play:
            name, _, arm = play.partition(" ")
            line = line.lay(tile(name), Arm(arm) if arm else None)
    return line
