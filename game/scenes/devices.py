"""Which device was used last: prompts show its buttons."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from game.engine.input.events import (
    Action,
    Device,
    Digit,
    FocusGained,
    KeysPrinted,
    PadFound,
    PadLost,
    Point,
    PointDown,
    Press,
    Resized,
    Struck,
    Wheel,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.input.bindings import Bindings
    from game.engine.input.events import InputEvent
    from game.engine.ui.prompts import Family, Held, Prompt


JITTER = 2
"""Canvas pixels that a pointer may move by itself."""

NO_PAD = PadFound(-1, "", mapped=True)


class LastDevice:
    """Listens to every event; `device` is what the player has in the hand.

    Args:
        bindings: which button means what.

    Attributes:
        device: the kind of device used last.
        pad: the pad used last, and what is known of it.
        bindings: in use; whoever changes them puts the new ones here.
        glyphs: the family of pictures that the player wants for pads; empty for the pad's own.
        labels: what is printed on the keys, by scancode.
        lost: whether the last event took the pad away that was in the hand.
    """

    def __init__(self, bindings: Bindings) -> None:
        self.device = Device.KEYS
        self.bindings = bindings
        self.pad = NO_PAD
        self.glyphs = ""
        self.labels: Mapping[int, str] = {}
        self.lost = False
        self._pads: dict[int, PadFound] = {}
        self._moves_from: tuple[int, int] | None = (-JITTER, -JITTER)

    def hear(self, event: InputEvent) -> None:
        """Takes note of an event."""
        self.lost = False
        match event:
            case Resized() | FocusGained() | Press(Action.FULLSCREEN):
                self._moves_from = None
            case _:
                pass
        match event:
            case Press(device=device, pad=pad) | Struck(device=device, pad=pad):
                self.device = device
                if pad is not None:
                    self.pad = self.known(pad)
            case Digit():
                self.device = Device.KEYS
            case Point(x, y):
                self._point(x, y)
            case PointDown() | Wheel():
                self.device = Device.MOUSE
            case PadFound(pad):
                self._pads[pad] = event
            case PadLost(pad) if self.device is Device.PAD and self.pad.pad == pad:
                self.device, self.lost = Device.KEYS, True
            case KeysPrinted(labels):
                self.labels = labels
            case _:
                pass

    def _point(self, x: int, y: int) -> None:
        """A pointer moved, or the window did under it: that is told like a motion of the mouse."""
        if self._moves_from is None:
            self._moves_from = x, y
        elif dist(self._moves_from, (x, y)) > JITTER:
            self._moves_from = x, y
            self.device = Device.MOUSE

    def known(self, pad: int) -> PadFound:
        """What a pad said of itself when it was found."""
        return self._pads.get(pad, PadFound(pad, "", mapped=True))

    @property
    def family(self) -> Family:
        """Whose buttons the pad in use has."""
        from game.engine.ui.prompts import Family  # noqa: PLC0415 - not at start

        return Family(self.glyphs) if self.glyphs else Family.of(self.pad.name, self.pad.guid)

    def held(self, device: Device | None = None) -> Held:
        """What pictures of buttons depend on, for the device in use or another kind."""
        from game.engine.ui.prompts import Held  # noqa: PLC0415 - not at start

        raw = None if self.pad.mapped else self.bindings.raw(self.pad.guid)
        return Held(device or self.device, self.family, raw, self.labels)

    def prompt(self, action: Action, word: str) -> Prompt | None:
        """The button for an action with a word for it; None where the device has none."""
        from game.engine.ui.prompts import Prompt, picture  # noqa: PLC0415 - not at start

        name = picture(action, self.held(), self.bindings)
        return None if name is None else Prompt(action, name, word)
