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
    from collections.abc import Sequence

    import pygame

    from game.rules.view import View
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.panes import Parts
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

LINE = 12
PITCH = 11
COLUMNS = len(SUITS)
KEPT = 4
HALF = 4
SWAP = 0.7
LOCK = 14
"""In large text: suits in a row, changes a second, and room for the padlock."""


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
        if self._brush.look.scale > 1:
            self._large_suits(canvas, picture, counts)
            return
        x, y, w, _ = self._box()
        pitch = w // COLUMNS
        left = x + (w - pitch * COLUMNS) // 2
        for pips, count in zip(SUITS, counts, strict=True):
            column = left + pips * pitch
            self._brush.write(canvas, str(pips), (column, y, pitch, LINE), "bone1")
            told, colour = (str(count), "bone4") if count else ("-", "rose3")
            self._brush.write(canvas, told, (column, y + PITCH, pitch, LINE), colour)

    def _large_suits(self, canvas: pygame.Surface, picture: Picture, counts: Sequence[int]) -> None:
        """Half of the suits above the other half, or in turns where there is one row alone."""
        plan = self._places.plan
        box = inside(plan, plan.last or plan.status)
        halves = [SUITS[:HALF], SUITS[HALF:]]
        if plan.last is None:
            halves = [halves[picture.blink(2, SWAP)]]
        pitch, high = box.w // HALF, box.h // (2 * len(halves))
        for row, suits in enumerate(halves):
            top = box.y + 2 * row * high
            for column, pips in enumerate(suits):
                x = box.x + column * pitch
                self._brush.write(canvas, str(pips), (x, top, pitch, high), "bone1")
                told, colour = (str(counts[pips]), "bone4") if counts[pips] else ("-", "rose3")
                self._brush.write(canvas, told, (x, top + high, pitch, high), colour)

    def _large_lacks(self, canvas: pygame.Surface, told: str, plate: Parts) -> None:
        """A padlock and the suits, in two rows where there are many."""
        rows = [told[start : start + HALF] for start in range(0, len(told), HALF)]
        x, y, w, h = plate.lacks
        if plate.wide:
            y, h = y + (2 - len(rows)) * h // 4, h // 2
        for number, row in enumerate(rows):
            if y + (number + 1) * h > plate.frame.bottom and not plate.wide:
                break
            room = (x + LOCK, y + number * h, w - LOCK, h)
            self._brush.write(canvas, row, room, "rose3", Align.LEFT)
        self._brush.mark(canvas, "mark/dead", (x + LOCK // 2, y + h // 2))

    def _passes(self, canvas: pygame.Surface, picture: Picture) -> None:
        view = picture.view
        if self._lacks is None or self._lacks[0] is not view:
            self._lacks = view, passed_on(view)
        for seat, lacks in zip(view.rules.seating.seats, self._lacks[1], strict=True):
            plate = self._places.plate(seat)
            if plate is None or not lacks or picture.shown.open[seat]:
                continue
            told = " ".join(str(pips) for pips in sorted(lacks, reverse=True))
            if self._brush.look.scale > 1:
                self._large_lacks(canvas, told.replace(" ", ""), plate)
                continue
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
