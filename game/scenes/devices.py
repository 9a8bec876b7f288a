"""Which device was used last: prompts show its buttons."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from game.engine.input.events import (
    Action,
    Device,
    Digit,
    FocusGained,
    PadFound,
    Point,
    PointDown,
    Press,
    Resized,
    Wheel,
)

if TYPE_CHECKING:
    from game.engine.input.bindings import Bindings
    from game.engine.input.events import InputEvent
    from game.engine.ui.prompts import Prompt


JITTER = 2
"""Canvas pixels that a pointer may move by itself."""


class LastDevice:
    """Listens to every event; `device` is what the player has in the hand.

    Args:
        bindings: which button means what.
    """

    def __init__(self, bindings: Bindings) -> None:
        self.device = Device.KEYS
        self._bindings = bindings
        self._pads: dict[int, str] = {}
        self._pad = ""
        self._moves_from: tuple[int, int] | None = (-JITTER, -JITTER)

    def hear(self, event: InputEvent) -> None:
        """Takes note of an event."""
        match event:
            case Resized() | FocusGained() | Press(Action.FULLSCREEN):
                self._moves_from = None
            case _:
                pass
        match event:
            case Press(device=device, pad=pad):
                self.device = device
                if pad is not None:
                    self._pad = self._pads.get(pad, "")
            case Digit():
                self.device = Device.KEYS
            case Point(x, y):
                self._point(x, y)
            case PointDown() | Wheel():
                self.device = Device.MOUSE
            case PadFound(pad, name):
                self._pads[pad] = name
            case _:
                pass

    def _point(self, x: int, y: int) -> None:
        """A pointer moved, or the window did under it: that is told like a motion of the mouse."""
        if self._moves_from is None:
            self._moves_from = x, y
        elif dist(self._moves_from, (x, y)) > JITTER:
            self._moves_from = x, y
            self.device = Device.MOUSE

    def prompt(self, action: Action, word: str) -> Prompt | None:
        """The button for an action with a word for it; None where the device has none."""
        from game.engine.ui.prompts import Family, Prompt, picture  # noqa: PLC0415 - not at start

        name = picture(action, self.device, self._bindings, Family.of(self._pad))
        return None if name is None else Prompt(action, name, word)
