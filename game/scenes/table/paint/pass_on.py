"""The card that hides the hand while the screen is passed on to the next person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.scenes.people import named

if TYPE_CHECKING:
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

NAME = 26
LINE = 12
TOKEN = 11
GAP = 8


class PassOnPainter:
    """Paints the card, where one is due."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._places = places
        self._kit = kit

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Over the tray: whose turn it is, and what that person does to see the hand."""
        seat = picture.due
        if seat is None:
            return
        box = pygame.Rect(self._places.plan.tray)
        look = self._brush.look
        self._brush.panel(canvas, "panel/card", box)
        name = named(self._kit.text, self._kit.session.players[seat].name)
        font, ink = look.display, look.palette.flat("rose1")
        x = box.centerx + (TOKEN + GAP) // 2
        top = font.level(box.y + GAP // 2, NAME)
        font.draw(canvas, name, (x, top), ink, Align.CENTRE)
        left = x - font.width(name) // 2 - GAP - TOKEN
        self._brush.seat(canvas, seat, (left, box.y + GAP // 2 + (NAME - TOKEN) // 2))
        told = self._kit.text("table.pass-on", seat=name)
        line = (box.x + GAP, box.bottom - LINE - GAP, box.w - 2 * GAP, LINE)
        if look.scale > 1:
            high = LINE * look.scale
            line = (box.x + GAP, box.bottom - high - GAP // 2, box.w - 2 * GAP, high)
        self._brush.write(canvas, told, line, "ink1")
