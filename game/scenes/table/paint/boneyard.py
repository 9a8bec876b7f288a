"""The tiles left over: face down with their count, or shown when the round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.policies.choices import Stock
from game.scenes.table.paint.hand import focus_on_stock
from game.scenes.table.panes import inside, pane
from game.scenes.table.places import COUNT_LINE, LARGE_COUNT
from game.scenes.table.stir import spread

LYING = (48, 27)
LIFT = 14
"""Pixels by which the box stands higher for what is written below it."""

if TYPE_CHECKING:
    from game.scenes.table.captions import Text
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places


class BoneyardPainter:
    """Paints the stock, and the tiles that lie spread before a deal."""

    def __init__(self, brush: Brush, places: Places, text: Text) -> None:
        self._brush = brush
        self._places = places
        self._text = text

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The boneyard's corner."""
        shown, box = picture.shown, self._places.plan.boneyard
        if picture.cursor.reach is not None and picture.cursor.reach.draws:
            self._brush.lamp(canvas, pane(self._places.plan, box))
        if shown.sleeping:
            places = self._places.sleeping(len(shown.sleeping))
            for tile, (x, y, w, h) in zip(shown.sleeping, places, strict=True):
                self._brush.tiles.blit(canvas, f"table/{tile}/{'e' if w > h else 'n'}", (x, y))
            return
        if shown.spread or not shown.stock:
            self._empty(canvas, picture)
        swing = picture.tray.swing if picture.tray.shaken_stock else 0
        for x, y, _, _ in self._places.pile(shown.stock):
            self._brush.tiles.blit(canvas, "back/stock/n", (x + swing, y))
        if not shown.spread and (shown.stock or self._places.drawn_from):
            self._count(canvas, picture)
        if focus_on_stock(picture):
            brackets = pygame.Rect(pane(self._places.plan, box)).inflate(2, 2)
            self._brush.panel(canvas, f"mark/focus/{picture.blink()}", brackets)

    def _empty(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The box that the tiles came out of; or where none are ever left, the tile laid last."""
        shown, box = picture.shown, inside(self._places.plan, self._places.plan.boneyard)
        bare = not shown.spread and not self._places.drawn_from
        if not bare or self._places.plan.last is not None:
            middle = box.x + box.w // 2, box.y + (box.h - (not bare) * LIFT) // 2
            self._brush.mark(canvas, "prop/box", middle)
            return
        header = (box.x, box.y, box.w, COUNT_LINE)
        if self._brush.look.scale == 1:
            self._brush.write(canvas, self._text("table.last"), header, "bone2")
        wide, high = LYING
        x = box.x + (box.w - wide) // 2
        y = box.y + COUNT_LINE + (box.h - COUNT_LINE - high) // 2 - 1
        self._brush.panel(canvas, "panel/inset", (x - 1, y - 1, wide + 2, high + 2))
        if shown.line.laid:
            self._brush.tiles.blit(canvas, f"hand/{shown.line.laid[-1].tile}/w", (x, y))

    def draw_spread(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The tiles on the felt that have not been dealt yet, and lots."""
        places, shown = self._places, picture.shown
        for index in range(28 - shown.spread, 28):
            strewn = spread(index, places.stir, places.plan.felt)
            lying = "n" if strewn.upright else "e"
            x, y, _, _ = strewn.rect
            self._brush.tiles.blit(canvas, f"shadow/near/{lying}", (x + 1, y + 1))
            self._brush.tiles.blit(canvas, f"back/near/{lying}", (x, y))
        for seat, lot in zip(picture.view.rules.seating.seats, shown.lots, strict=True):
            if lot is not None:
                x, y, _, _ = places.lot(seat)
                self._brush.tiles.blit(canvas, "shadow/hand/n", (x + 1, y + 2))
                self._brush.tiles.blit(canvas, f"hand/{lot}/n", (x, y))

    def _count(self, canvas: pygame.Surface, picture: Picture) -> None:
        x, y, w, h = inside(self._places.plan, self._places.plan.boneyard)
        draws = picture.view.rules.policies.stock is Stock.DRAW
        key = "table.stock" if draws else "table.asleep"
        told = self._text(key, n=picture.shown.stock)
        box = (x, y + h - COUNT_LINE, w, COUNT_LINE)
        large = self._brush.look.scale > 1
        if large:
            box = (x, y + h - LARGE_COUNT, w, LARGE_COUNT)
        if large or self._brush.look.body.width(told) > w:
            told = self._text("table.times", n=picture.shown.stock)
        self._brush.write(canvas, told, box, "bone3" if picture.shown.stock else "bone1")
