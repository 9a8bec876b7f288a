"""A list of rows, of which a few show: records, variants, the rounds of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.ui.look import MARGIN
from game.engine.ui.outcome import Activated, Changed, Moved, Outcome, Refused
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look

BAR = 9
"""Width of the scroll bar, in pixels."""

BORDER = 3
THUMB = 8
"""Height of the smallest thumb."""


class ListBox(Widget):
    """Rows in columns with one selected; the list scrolls to keep it in sight.

    UP and DOWN select, and let the focus go on at the ends; PREV and NEXT turn a page; CONFIRM or
    a click on the selected row activates. `Changed.value` is the row's number.
    """

    def __init__(
        self,
        name: str,
        rows: Sequence[tuple[str, ...]],
        shown: int,
        *,
        columns: Sequence[float] = (0.0,),
        selected: int = 0,
    ) -> None:
        """Lists rows.

        Args:
            name: What results are known by.
            rows: Each as long as `columns`.
            shown: How many rows show at once.
            columns: Where each column begins, in parts of the width; those after the first whose
                number is negative end there instead.
            selected: The row selected at first.
        """
        super().__init__(name)
        self.rows = tuple(rows)
        self.shown = shown
        self.columns = tuple(columns)
        self.selected = selected
        self.top = 0
        self._pressed: int | None = None
        self._reveal()

    def height(self, look: Look, width: int) -> int:
        """As many lines as show."""
        del width
        return self.shown * (look.body.line_height + 2) + 2 * BORDER

    def press(self, action: Action) -> Outcome | None:
        """UP, DOWN, PREV, NEXT and CONFIRM."""
        by = {
            Action.UP: -1,
            Action.DOWN: 1,
            Action.PREV: -self.shown,
            Action.NEXT: self.shown,
        }.get(action)
        if by is not None:
            return self._select(self.selected + by, stay=action in {Action.PREV, Action.NEXT})
        if action is Action.CONFIRM:
            return Activated(self.name) if self.rows else Refused(self.name)
        return None

    def down(self, x: int, y: int) -> Outcome | None:
        """Selects the row under the mouse, or moves the scroll bar."""
        if self._in_bar(x):
            return self.drag(x, y)
        row = self._row_at(y)
        self._pressed = row if row == self.selected else None
        return None if row is None or row == self.selected else self._select(row, stay=True)

    def drag(self, x: int, y: int) -> Outcome | None:
        """Drags the scroll bar."""
        if self._in_bar(x) and len(self.rows) > self.shown:
            part = (y - self.rect.top - BORDER) / max(self.rect.height - 2 * BORDER, 1)
            self._scroll_to(round(part * len(self.rows) - self.shown / 2))
        return None

    def up(self, x: int, y: int) -> Outcome | None:
        """A click on the row that was selected already activates it."""
        pressed, self._pressed = self._pressed, None
        here = self.rect.collidepoint(x, y) and not self._in_bar(x)
        if here and pressed is not None and self._row_at(y) == pressed:
            return Activated(self.name)
        return None

    def wheel(self, dy: int) -> Outcome | None:
        """Scrolls without selecting."""
        before = self.top
        self._scroll_to(self.top - dy)
        return Moved(self.name) if self.top != before else None

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the window, its rows and the scroll bar."""
        look.kit.nine(surface, "panel/inset", rect)
        inner = rect.inflate(-2 * BORDER, -2 * BORDER)
        line = inner.height // self.shown
        scrolls = len(self.rows) > self.shown
        width = inner.width - (BAR + 2 if scrolls else 0)
        for place, row in enumerate(self.rows[self.top : self.top + self.shown]):
            area = pygame.Rect(inner.x, inner.y + place * line, width, line)
            chosen = self.top + place == self.selected
            if chosen:
                look.kit.nine(surface, "list/row", area)
            lit = chosen and mood in {Mood.FOCUS, Mood.HELD}
            self._draw_row(surface, look, area, row, "bone4" if lit else "bone2")
        if scrolls:
            self._draw_bar(surface, look, inner)

    def _draw_row(
        self,
        surface: pygame.Surface,
        look: Look,
        area: pygame.Rect,
        row: tuple[str, ...],
        colour: str,
    ) -> None:
        top = look.body.level(area.y, area.height)
        bed = area.inflate(-MARGIN, 0)
        starts = [*self.columns, 1.0]
        for number, cell in enumerate(row):
            start = starts[number]
            if start < 0:
                at, align, room = bed.x - int(start * bed.width), Align.RIGHT, bed.width
            else:
                at, align = bed.x + int(start * bed.width), Align.LEFT
                room = int((abs(starts[number + 1]) - start) * bed.width)
            text = look.body.fit(cell, room)
            look.body.draw(surface, text, (at, top), look.palette[colour], align)

    def _draw_bar(self, surface: pygame.Surface, look: Look, inner: pygame.Rect) -> None:
        rail = pygame.Rect(inner.right - BAR, inner.y, BAR, inner.height)
        look.kit.nine(surface, "scroll/rail", rail)
        count = len(self.rows)
        height = max(rail.height * self.shown // count, THUMB)
        y = rail.y + (rail.height - height) * self.top // (count - self.shown)
        look.kit.nine(surface, "scroll/thumb", pygame.Rect(rail.x, y, BAR, height))

    def _select(self, row: int, *, stay: bool) -> Outcome | None:
        row = min(max(row, 0), len(self.rows) - 1) if stay else row
        if not 0 <= row < len(self.rows):
            return None
        if row == self.selected:
            return Refused(self.name)
        self.selected = row
        self._reveal()
        return Changed(self.name, row)

    def _reveal(self) -> None:
        self._scroll_to(min(max(self.top, self.selected - self.shown + 1), self.selected))

    def _scroll_to(self, top: int) -> None:
        self.top = max(min(top, len(self.rows) - self.shown), 0)

    def _row_at(self, y: int) -> int | None:
        line = max((self.rect.height - 2 * BORDER) // self.shown, 1)
        row = self.top + (y - self.rect.top - BORDER) // line
        return row if self.top <= row < min(self.top + self.shown, len(self.rows)) else None

    def _in_bar(self, x: int) -> bool:
        return len(self.rows) > self.shown and x >= self.rect.right - BORDER - BAR
