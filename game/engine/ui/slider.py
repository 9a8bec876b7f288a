"""A slider over whole steps, such as a volume of 0 to 10."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.ui.outcome import Changed, Outcome, Refused
from game.engine.ui.row import TEXT, Row
from game.engine.ui.widget import Mood

if TYPE_CHECKING:
    from game.engine.ui.look import Look

RAIL = 6
INSET = 10
"""Room for half a knob at each end of the rail, in pixels."""

EDGE = 4
"""Pixels between the number and the row's end."""

HUNDRED = 100
STEPS = {Action.LEFT: -1, Action.RIGHT: 1}


class Slider(Row):
    """A value from 0 to `steps`; LEFT and RIGHT move it by one, the mouse drags it."""

    def __init__(
        self, name: str, label: str, steps: int, value: int, *, enabled: bool = True
    ) -> None:
        """Sets a slider; the value is kept between 0 and `steps`."""
        super().__init__(name, label, enabled=enabled)
        self.steps = steps
        self.value = min(max(value, 0), steps)
        self._told = 0

    def height(self, look: Look, width: int) -> int:
        """One row, with room for the number at its end."""
        self._told = look.body.width(str(HUNDRED)) + EDGE
        return super().height(look, width)

    def press(self, action: Action) -> Outcome | None:
        """LEFT and RIGHT move it."""
        return self._set(self.value + STEPS[action]) if action in STEPS else None

    def down(self, x: int, y: int) -> Outcome | None:
        """The knob jumps to where the rail is pressed."""
        return self._reach(x) if self.control(self.rect).collidepoint(x, y) else None

    def drag(self, x: int, y: int) -> Outcome | None:
        """The knob follows the mouse."""
        del y
        return self._reach(x)

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the label, the rail filled up to the knob, and how much that is in a hundred."""
        self.draw_label(surface, look, rect, mood)
        left, right = self._rail(rect)
        middle = self.control(rect).centery
        rail = pygame.Rect(left - 2, middle - RAIL // 2, right - left + 4, RAIL)
        look.kit.nine(surface, "slider/rail", rail)
        knob = left + (right - left) * self.value // self.steps
        if mood is not Mood.OFF and knob > left:
            fill = pygame.Rect(left, middle - RAIL // 2 + 2, knob - left, RAIL - 4)
            look.kit.nine(surface, "slider/fill", fill)
        lit = "/focus" if mood in {Mood.FOCUS, Mood.HELD} else ""
        look.kit.blit(surface, f"slider/knob{lit}", (knob, middle))
        told = str(HUNDRED * self.value // self.steps)
        at = (rect.right - EDGE, look.body.level(self.control(rect).y, self.control(rect).height))
        look.body.draw(surface, told, at, look.ink(TEXT[mood]), Align.RIGHT)

    def _rail(self, rect: pygame.Rect) -> tuple[int, int]:
        control = self.control(rect)
        return control.left + INSET, control.right - INSET - self._told

    def _reach(self, x: int) -> Outcome | None:
        left, right = self._rail(self.rect)
        value = round((x - left) * self.steps / max(right - left, 1))
        value = min(max(value, 0), self.steps)
        return None if value == self.value else self._set(value)

    def _set(self, value: int) -> Outcome:
        if not self.enabled or not 0 <= value <= self.steps:
            return Refused(self.name)
        self.value = value
        return Changed(self.name, value)
