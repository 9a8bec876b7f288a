"""Which device was used last: prompts show its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import (
    Device,
    Digit,
    PadFound,
    Point,
    PointDown,
    Press,
    Wheel,
)

if TYPE_CHECKING:
    from game.engine.input.bindings import Bindings
    from game.engine.input.events import Action, InputEvent
    from game.engine.ui.prompts import Prompt


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

    def hear(self, event: InputEvent) -> None:
        """Takes note of an event."""
        match event:
            case Press(device=device, pad=pad):
                self.device = device
                if pad is not None:
                    self._pad = self._pads.get(pad, "")
            case Digit():
                self.device = Device.KEYS
            case Point() | PointDown() | Wheel():
                self.device = Device.MOUSE
            case PadFound(pad, name):
                self._pads[pad] = name
            case _:
                pass

    def prompt(self, action: Action, word: str) -> Prompt | None:
        """The button for an action with a word for it; None where the device has none."""
        from game.engine.ui.prompts import Family, Prompt, picture  # noqa: PLC0415 - not at start

        name = picture(action, self.device, self._bindings, Family.of(self._pad))
        return None if name is None else Prompt(action, name, word)
