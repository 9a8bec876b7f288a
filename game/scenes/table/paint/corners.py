"""The small things in the corners: round, pause button, last tile, prompts, the deal's commit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.ui.prompts import draw_prompts
from game.scenes.table.flow import Stage
from game.scenes.table.panes import inside, pane
from game.scenes.table.prompting import prompt_area
from game.store.settings import Switch

if TYPE_CHECKING:
    from game.layout.lattice import Rect
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

LINE = 12
HAND_TILE = (24, 51)
SWAP = 0.7
"""Changes a second where two lines share a place."""

COMMIT = 64
"""Hex digits of a commit, and of what is shown of a stir."""

BARS = 5
"""Pixels from one bar to the next of the sign for a menu, which stands in for a long word."""

KEPT = 18
"""Digits of it that large text shows at either end."""

AIR = 6


class CornerPainter:
    """Paints status, pause button, last tile and prompts."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._places = places
        self._kit = kit

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """All corners."""
        self._status(canvas, picture)
        self._menu(canvas)
        self._last(canvas, picture)
        if picture.stage is Stage.STIR and picture.commit:
            self._commit(canvas, picture)
        area = prompt_area(self._places.plan)
        draw_prompts(canvas, self._brush.look, picture.prompts, area)

    def _status(self, canvas: pygame.Surface, picture: Picture) -> None:
        x, y, w, h = inside(self._places.plan, self._places.plan.status)
        shown, text = picture.shown, self._kit.text
        if self._brush.look.scale > 1:
            self._large_status(canvas, picture, inside(self._places.plan, self._places.plan.status))
            return
        counted = self._kit.preferences().suit_counter is Switch.ON
        lines = [(text("table.round", n=shown.number), "bone3")] if shown.number else []
        if not lines or (self._places.plan.last is None and not counted):
            lines.insert(0, (text(f"variant.{picture.view.rules.variant}"), "bone2"))
        if shown.doubled:
            lines.append((text("table.double"), "brass3"))
        if len(lines) * LINE > h:
            lines = [lines[picture.blink(len(lines), SWAP)]]
        top = y if counted and self._places.plan.last is None else y + (h - LINE * len(lines)) // 2
        for number, (line, colour) in enumerate(lines):
            box = (x, top + number * LINE, w, LINE)
            self._brush.write(canvas, line, box, colour)

    def _large_status(self, canvas: pygame.Surface, picture: Picture, box: Rect) -> None:
        """One line at a time, in few letters."""
        shown, text = picture.shown, self._kit.text
        lines = [(text("table.round-short", n=shown.number), "bone3")] if shown.number else []
        if shown.doubled:
            lines.append((text("table.times", n=2), "brass3"))
        if lines:
            line, colour = lines[picture.blink(len(lines), SWAP)]
            self._brush.write(canvas, line, box, colour)

    def _menu(self, canvas: pygame.Surface) -> None:
        lay = inside if self._brush.look.scale == 1 else pane
        room = lay(self._places.plan, self._places.plan.menu)
        word, look = self._kit.text("table.menu"), self._brush.look
        if look.body.width(word) <= room.w:
            self._brush.write(canvas, word, room, "bone4")
            return
        for bar in (-BARS, 0, BARS):
            stroke = pygame.Rect(0, 0, BARS * 4, 2)
            stroke.center = room.x + room.w // 2, room.y + room.h // 2 + bar
            canvas.fill(look.palette["bone4"], stroke)

    def _last(self, canvas: pygame.Surface, picture: Picture) -> None:
        plate, line = self._places.plan.last, picture.shown.line
        if plate is None:
            return
        box = inside(self._places.plan, plate)
        header = (box.x, box.y, box.w, LINE)
        if self._brush.look.scale == 1:
            self._brush.write(canvas, self._kit.text("table.last"), header, "bone2")
        elif self._kit.preferences().suit_counter is Switch.ON:
            return
        wide, high = HAND_TILE
        at = box.x + (box.w - wide) // 2, box.y + LINE + (box.h - LINE - high) // 2 + 2
        if not line.laid:
            slot = (at[0] - 1, at[1] - 1, wide + 2, high + 2)
            self._brush.panel(canvas, "panel/inset", slot)
            return
        self._brush.tiles.blit(canvas, "shadow/hand/n", (at[0] + 1, at[1] + 2))
        self._brush.tiles.blit(canvas, f"hand/{line.laid[-1].tile}/n", at)

    def _commit(self, canvas: pygame.Surface, picture: Picture) -> None:
        """In the empty tray: what the deal was sealed with, and the hand's motions so far."""
        text, shown = self._kit.text, picture.stir.hex()[-COMMIT:]
        lines = [(text("table.commit"), "bone2"), (picture.commit, "bone4")]
        lines += [(text("table.stirred"), "bone2"), (shown, "bone4")] if shown else []
        box = pygame.Rect(self._places.plan.tray).inflate(-2 * AIR, -AIR)
        if self._brush.look.scale > 1:
            lines = [(line, colour) for line, colour in lines if colour == "bone4"]
            lines = [(short(line), colour) for line, colour in lines]
        pitch = LINE if self._brush.look.scale == 1 else box.h // 2
        self._brush.panel(canvas, "panel/inset", box)
        top = box.centery - pitch * len(lines) // 2
        for number, (line, colour) in enumerate(lines):
            self._brush.write(canvas, line, (box.x, top + number * pitch, box.w, pitch), colour)


def short(digits: str) -> str:
    """Both ends of a long number."""
    return digits if len(digits) <= 2 * KEPT else f"{digits[:KEPT]}…{digits[-KEPT:]}"
