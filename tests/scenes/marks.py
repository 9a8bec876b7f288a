"""Finds by its pixels where the focus is: the mark that a form draws around its widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.ui.form import REACH

if TYPE_CHECKING:
    from game.engine.ui.form import Form

CLEAR = 0.85
"""Part of a mark's pixels that must be found for it to be there."""

CORNER = 8
"""Pixels of a mark's corner; between its corners there may be anything."""


def marked(canvas: pygame.Surface, form: Form) -> str | None:
    """The one widget of a form that has the mark around it; None for none, or for several."""
    found = []
    for name in form.focus.names:
        rect = form.widget(name).rect.move(0, -form.offset).clip(form.area)
        if rect.height and _match(canvas, form, rect) >= CLEAR:
            found.append(name)
    return found[0] if len(found) == 1 else None


def _match(canvas: pygame.Surface, form: Form, rect: pygame.Rect) -> float:
    """The best of the mark's two poses."""
    return max(_of(canvas, form, rect.inflate(2 * REACH, 2 * REACH), pose) for pose in (0, 1))


def _of(canvas: pygame.Surface, form: Form, rect: pygame.Rect, pose: int) -> float:
    mark = pygame.Surface((2 * CORNER, 2 * CORNER), pygame.SRCALPHA, 32)
    form.look.kit.nine(mark, f"mark/focus/{pose}", mark.get_rect())
    here, total, hits = canvas.get_rect(), 0, 0
    for x in range(2 * CORNER):
        for y in range(2 * CORNER):
            colour = mark.get_at((x, y))
            right, low = x >= CORNER, y >= CORNER
            at = (
                rect.right - 2 * CORNER + x if right else rect.x + x,
                rect.bottom - 2 * CORNER + y if low else rect.y + y,
            )
            if colour.a and here.collidepoint(at):
                total += 1
                hits += canvas.get_at(at)[:3] == colour[:3]
    return hits / max(total, 1)
