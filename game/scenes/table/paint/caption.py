"""The strip below the felt: what was said, what can be done, and the viewer's own marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.font import Align
from game.scenes.table.advice import advice
from game.scenes.table.aim import button_rects
from game.scenes.table.captions import caption
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Asked, On

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.scenes.table.captions import Caption, Teller
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

LINE = 12
PITCH = 9
"""From one line to the next: accents reach into the line above, so that two fit the frame."""

CREST = 4
"""Where the upper of two lines begins at the earliest: its letters stay clear of the felt's rim."""

SILL = 2
"""Pixels of the strip's upper edge that belong to its frame."""

MOST_LINES = 2
PAGE = 2.2
"""Seconds for which each line of large text is seen, where there are several."""

BADGE = 44
"""Width of the viewer's own marks at the left end."""

GAP = 6


class CaptionPainter:
    """Paints the strip and its buttons."""

    def __init__(self, brush: Brush, places: Places, teller: Teller) -> None:
        self._brush = brush
        self._places = places
        self._teller = teller
        self._read: tuple[list[tuple[str, str]], float] = ([], 0.0)

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The own marks, at most two lines, and the buttons that are due."""
        self._badge(canvas, picture)
        x, y, _, h = self._places.plan.caption
        right = self._buttons(canvas, picture)
        room = (x + BADGE, y, right - x - BADGE - GAP, h)
        lines = self.lines(picture, room[2])
        if self._brush.look.scale > 1:
            if lines:
                line, colour = lines[self._page(picture, lines)]
                self._brush.write(canvas, line, (room[0], y, room[2], h), colour, Align.LEFT)
            return
        free = h - SILL - LINE - PITCH * (len(lines) - 1)
        top = y + max(CREST, SILL + free // 2)
        for number, (line, colour) in enumerate(lines):
            box = (room[0], top + number * PITCH, room[2], LINE)
            self._brush.write(canvas, line, box, colour, Align.LEFT)

    def lines(self, picture: Picture, width: int) -> list[tuple[str, str]]:
        """At most two lines that fit into a width, each with its colour.

        A sentence of two lines gives way to what can be done now, rather than lose its beginning.
        """
        wrap: Callable[[str, int], tuple[str, ...]] = self._brush.wrapped
        told: list[tuple[str, str]] = []
        if picture.shown.caption is not None and not isinstance(picture.cursor.hold, Asked):
            sentence = self._teller.tell(picture.shown.caption)
            told = [(line, "bone4") for line in wrap(sentence, width)]
        now, colour = _now(picture)
        if now is not None:
            lines = [(line, colour) for line in wrap(self._teller.tell(now), width)]
            both = len(told) + len(lines) <= MOST_LINES or self._brush.look.scale > 1
            told = [*told, *lines] if both else lines
        return told

    def _page(self, picture: Picture, lines: list[tuple[str, str]]) -> int:
        """Which of several lines of large text has its turn, from the first on."""
        if lines != self._read[0]:
            self._read = lines, picture.clock
        return int((picture.clock - self._read[1]) / PAGE) % len(lines)

    def _badge(self, canvas: pygame.Surface, picture: Picture) -> None:
        x, y, _, h = self._places.plan.caption
        viewer = picture.shown.viewer
        self._brush.seat(canvas, viewer, (x + 5, y + (h - 11) // 2))
        if picture.shown.opener is viewer:
            self._brush.mark(canvas, "token/mao", (x + 18, y + (h - 13) // 2))
        if picture.shown.turn is viewer:
            frame = picture.blink()
            self._brush.mark(canvas, f"token/turn/{frame}", (x + 33, y + (h - 11) // 2))

    def _buttons(self, canvas: pygame.Surface, picture: Picture) -> int:
        """Paints what is due; returns where the room for words ends."""
        x, _, w, _ = self._places.plan.caption
        yes, no = button_rects(self._places.plan, self._places.scale)
        cursor, text = picture.cursor, self._teller.text
        if isinstance(cursor.hold, Asked):
            self._button(canvas, yes, text("table.yes"), lit=cursor.hold.yes)
            self._button(canvas, no, text("table.no"), lit=not cursor.hold.yes)
            return yes.x
        if cursor.reach is not None and cursor.reach.stuck:
            word = text("table.pass") if cursor.reach.passes else text("table.draw")
            lit = cursor.focus in (On.STOCK, On.BUTTON)
            self._button(canvas, no, word, lit=lit)
            return no.x
        if picture.stage is Stage.OVER and not picture.busy:
            self._button(canvas, no, text("table.go-on"), lit=True)
            return no.x
        return x + w

    def _button(
        self, canvas: pygame.Surface, box: tuple[int, int, int, int], word: str, *, lit: bool
    ) -> None:
        self._brush.panel(canvas, "button/focus" if lit else "button/idle", box)
        x, y, w, h = box
        self._brush.write(canvas, word, (x + 3, y, w - 6, h - 2), "ink0" if lit else "bone4")


def _now(picture: Picture) -> tuple[Caption | None, str]:
    """What can be done, why not, or what had better be done; and its colour."""
    if picture.refusal is not None:
        return picture.refusal, "rose3"
    if isinstance(picture.cursor.hold, Asked):
        return advice(picture.view, picture.cursor), "brass3"
    if picture.pondering:
        return caption("table.hint.pondering"), "sea4"
    if picture.hinted is not None:
        return picture.hinted[1], "sea4"
    return advice(picture.view, picture.cursor), "brass3"
