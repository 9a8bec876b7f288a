"""The window of the open ends: a cross of what each adds, and their sum, term by term."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.line import Arm
from game.rules.policies.choices import Counting
from game.scenes.table.panes import inside

if TYPE_CHECKING:
    import pygame

    from game.layout.lattice import Rect
    from game.rules.line import Line
    from game.scenes.table.captions import Text
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

CELL = 14
CELLS = {None: (1, 1), Arm.W: (0, 1), Arm.E: (2, 1), Arm.N: (1, 0), Arm.S: (1, 2)}
SUM = 19
LARGE_CELL = 21
QUARTERS = {None: (0, 0), Arm.W: (0, 0), Arm.E: (1, 0), Arm.N: (0, 1), Arm.S: (1, 1)}
WAYS = {Arm.W: "left", Arm.E: "right", Arm.N: "up", Arm.S: "down"}
"""In large text: the cell of each end, by column and row, and the arrow in it."""
LINE = 12
HALF = 24
APART = 8
"""Pixels between the faces of two ends."""


def told(line: Line, *, counts: bool) -> tuple[tuple[Arm | None, int], ...]:
    """What each end adds where ends count; else the pips that each takes, a lone double's too."""
    if counts:
        return tuple((term.arm, term.points) for term in line.terms())
    return tuple((end.arm, end.pips) for end in line.ends)


class EndsPainter:
    """Paints the ends and their sum, where the table has room for them."""

    def __init__(self, brush: Brush, places: Places, text: Text) -> None:
        self._brush = brush
        self._places = places
        self._text = text

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The window; empty while nothing lies on the table."""
        if self._places.plan.ends is None:
            return
        box = inside(self._places.plan, self._places.plan.ends)
        counts = picture.view.rules.policies.counting is Counting.FIVES
        if self._brush.look.scale > 1:
            self._large(canvas, picture, box, counts=counts)
            return
        if not counts:
            self._open(canvas, picture, box)
            return
        left, top = box.x + (box.w - 3 * CELL) // 2, box.y
        for arm in (Arm.W, Arm.E, Arm.N, Arm.S):
            column, row = CELLS[arm]
            cell = (left + column * CELL, top + row * CELL, CELL, CELL)
            self._brush.panel(canvas, "panel/inset", cell)
        for number, (end, value) in enumerate(told(picture.shown.line, counts=True)):
            lit = picture.shown.lit is not None and number < picture.shown.lit
            self._term(canvas, value, CELLS[end], (left, top), lit=lit)
        self._spinner(canvas, picture, (left, top))
        self._sum(canvas, picture)

    def _open(self, canvas: pygame.Surface, picture: Picture, box: Rect) -> None:
        """The faces of both ends side by side, where what they show is not added up."""
        header = (box.x, box.y, box.w, LINE)
        self._brush.write(canvas, self._text("table.ends"), header, "bone2")
        top = box.y + LINE + (box.h - LINE - HALF) // 2 - 1
        left = box.x + box.w // 2 - HALF - APART // 2
        spots = {Arm.W: left, Arm.E: left + HALF + APART}
        for x in spots.values():
            self._brush.panel(canvas, "panel/inset", (x - 1, top - 1, HALF + 2, HALF + 4))
        for end, pips in told(picture.shown.line, counts=False):
            if end is not None and end in spots:
                self._brush.tiles.blit(canvas, f"half/hand/{pips}", (spots[end], top))

    def _large(self, canvas: pygame.Surface, picture: Picture, box: Rect, *, counts: bool) -> None:
        """Two rows of two ends, each with an arrow to where it lies, and the sum below."""
        wide, high = box.w // 2, LARGE_CELL
        top = box.y if counts else box.y + (box.h - high) // 2
        for number, (arm, value) in enumerate(told(picture.shown.line, counts=counts)):
            column, row = QUARTERS[arm]
            area = (box.x + column * wide, top + row * high, wide, high)
            lit = picture.shown.lit is not None and number < picture.shown.lit
            self._brush.panel(canvas, "panel/plate/on" if lit else "panel/inset", area)
            if arm is not None:
                x, y = area[0] + 5, area[1] + high // 2
                self._arrow(canvas, arm, (x, y), lit=lit)
            room = (area[0] + 8, area[1], wide - 8, high)
            self._brush.write(canvas, str(value), room, "brass3" if lit else "bone4")
        if counts:
            self._sum(canvas, picture)

    def _arrow(
        self, canvas: pygame.Surface, arm: Arm, middle: tuple[int, int], *, lit: bool
    ) -> None:
        name = f"arrow/{WAYS[arm]}{'/on' if lit else ''}"
        area = self._brush.look.kit.rect(name)
        area.center = middle
        self._brush.mark(canvas, name, area.topleft)

    def _term(
        self,
        canvas: pygame.Surface,
        value: int,
        cell: tuple[int, int],
        corner: tuple[int, int],
        *,
        lit: bool,
    ) -> None:
        column, row = cell
        box = (corner[0] + column * CELL, corner[1] + row * CELL, CELL, CELL)
        self._brush.panel(canvas, "panel/plate/on" if lit else "panel/inset", box)
        self._brush.write(canvas, str(value), box, "brass3" if lit else "bone4")

    def _spinner(self, canvas: pygame.Surface, picture: Picture, corner: tuple[int, int]) -> None:
        line = picture.shown.line
        if line.spinner is not None and len(line.laid) > 1:
            middle = corner[0] + CELL + CELL // 2, corner[1] + CELL + CELL // 2
            self._brush.mark(canvas, "mark/spinner/n", middle)

    def _sum(self, canvas: pygame.Surface, picture: Picture) -> None:
        ends, shown = self._places.plan.ends, picture.shown
        if ends is None:
            return
        box = inside(self._places.plan, ends)
        area = (box.x, box.y + box.h - SUM + 1, box.w, SUM)
        if not shown.line.laid:
            return
        if shown.lit is not None and shown.points is None:
            self._brush.write(canvas, "…", area, "bone2")
            return
        total = self._text("table.sum", sum=shown.line.count)
        self._brush.display(canvas, total, area, "brass2" if shown.points else "bone3")
