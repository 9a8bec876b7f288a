"""Memory aids: how many tiles of each suit are still unseen, and who has passed on what."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.engine.font import Align
from game.layout.lattice import Rect
from game.scenes.table.memory import SUITS, passed_on, unseen
from game.scenes.table.panes import inside
from game.store.settings import Switch

if TYPE_CHECKING:
    import pygame

    from game.rules.view import View
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

LINE = 12
PITCH = 11
COLUMNS = len(SUITS)
KEPT = 4


class AidPainter:
    """Paints what the player wants to be reminded of."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._places = places
        self._kit = kit
        self._unseen = lru_cache(KEPT)(unseen)
        self._lacks: tuple[View, tuple[frozenset[int], ...]] | None = None

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Both, while a round is played."""
        wanted = self._kit.preferences()
        if picture.shown.spread:
            return
        if wanted.suit_counter is Switch.ON:
            self._suits(canvas, picture)
        if wanted.pass_memory is Switch.ON:
            self._passes(canvas, picture)

    def _suits(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Two rows: the suits, and below each how many of its tiles are unseen."""
        shown = picture.shown
        counts = self._unseen(shown.line, shown.hand, *shown.open)
        x, y, w, _ = self._box()
        pitch = w // COLUMNS
        left = x + (w - pitch * COLUMNS) // 2
        for pips, count in zip(SUITS, counts, strict=True):
            column = left + pips * pitch
            self._brush.write(canvas, str(pips), (column, y, pitch, LINE), "bone1")
            told, colour = (str(count), "bone4") if count else ("-", "rose3")
            self._brush.write(canvas, told, (column, y + PITCH, pitch, LINE), colour)

    def _passes(self, canvas: pygame.Surface, picture: Picture) -> None:
        view = picture.view
        if self._lacks is None or self._lacks[0] is not view:
            self._lacks = view, passed_on(view)
        for seat, lacks in zip(view.rules.seating.seats, self._lacks[1], strict=True):
            plate = self._places.plate(seat)
            if plate is None or not lacks or picture.shown.open[seat]:
                continue
            told = " ".join(str(pips) for pips in sorted(lacks, reverse=True))
            align = Align.LEFT if plate.wide else Align.CENTRE
            words = self._kit.text("table.lacks", pips=told)
            self._brush.write(canvas, words, plate.lacks, "rose3", align)

    def _box(self) -> Rect:
        """At the foot of the other player's plate, or below the round where there are more."""
        plan = self._places.plan
        if plan.last is None:
            x, y, w, h = inside(plan, plan.status)
        else:
            x, y, w, h = inside(plan, plan.plates[0].frame)
        high = LINE + PITCH
        return Rect(x, y + h - high, w, high)
