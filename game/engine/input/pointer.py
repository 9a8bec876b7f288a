"""Mouse events to canvas points; a drag that something cancels never ends in a drop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Button, Point, PointDown, PointLost, PointUp

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent

ToCanvas = Callable[[tuple[int, int]], tuple[int, int]]
"""From a window pixel to a canvas pixel."""

_BUTTONS = {
    pygame.BUTTON_LEFT: Button.LEFT,
    pygame.BUTTON_MIDDLE: Button.MIDDLE,
    pygame.BUTTON_RIGHT: Button.RIGHT,
}


class Pointer:
    """The mouse, or a finger that plays its part."""

    def __init__(self) -> None:
        self._held: set[Button] = set()

    def down(self, number: int, x: int, y: int) -> list[InputEvent]:
        """Button `number` of pygame went down at canvas pixel (x, y)."""
        button = _BUTTONS.get(number)
        if button is None:
            return []
        self._held.add(button)
        return [PointDown(x, y, button)]

    def up(self, number: int, x: int, y: int) -> list[InputEvent]:
        """Button `number` went up; nothing where its way down was not seen or was cancelled."""
        button = _BUTTONS.get(number)
        if button is None or button not in self._held:
            return []
        self._held.discard(button)
        return [PointUp(x, y, button)]

    def leave(self) -> list[InputEvent]:
        """The pointer is gone: nothing is held, nothing hovered."""
        self._held.clear()
        return [PointLost()]

    def cancel(self) -> list[InputEvent]:
        """Cancels a drag, if there is one."""
        return self.leave() if self._held else []


def latest(events: list[InputEvent]) -> list[InputEvent]:
    """Leaves only the last of each run of moves, so that a fast mouse costs one event a frame."""
    kept: list[InputEvent] = []
    for event in events:
        if kept and isinstance(event, Point) and isinstance(kept[-1], Point):
            kept[-1] = event
        else:
            kept.append(event)
    return kept
