"""Which device was used last: prompts show its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Device, Digit, Point, PointDown, Press, Wheel

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent


class LastDevice:
    """Listens to every event; `device` is what the player has in the hand."""

    def __init__(self, device: Device = Device.KEYS) -> None:
        self.device = device

    def hear(self, event: InputEvent) -> bool:
        """Takes note of an event; says whether the device changed."""
        before = self.device
        match event:
            case Press(device=device):
                self.device = device
            case Digit():
                self.device = Device.KEYS
            case Point() | PointDown() | Wheel():
                self.device = Device.MOUSE
            case _:
                pass
        return self.device is not before
