"""A rig whose events are SDL's own: posted, heard by the real devices, and bound as players bind.

Robots and guests drive it like any other; what they press becomes the key or the button that the
action has at that moment. Pads are SDL's virtual ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.engine.input.bindings import DIGITS
from game.engine.input.devices import Devices
from game.engine.input.events import (
    Action,
    Button,
    Device,
    Digit,
    InputEvent,
    Point,
    PointDown,
    PointUp,
    Press,
    Release,
    Wheel,
)
from game.engine.input.names import button_code, key_code, trigger_code
from tests.scenes.robot import Rig
from tests.tools.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from tests.scenes.evening import Evening

BUTTONS = {Button.LEFT: 1, Button.MIDDLE: 2, Button.RIGHT: 3}


class RealRig(Rig):
    """Events and time for an evening, through real devices.

    Args:
        evening: is driven.
        pad: the pad that presses of pads come from.
    """

    def __init__(self, evening: Evening, pad: VirtualPad | None = None) -> None:
        super().__init__(evening.front, lambda: evening.front.stack.top)
        self.evening = evening
        self.pad = pad
        self._held: dict[Action, str] = {}
        self.devices = Devices(evening.kit.device.bindings, evening.kit.capture)
        pygame.event.clear()
        self.devices.start_pads()
        evening.prefs.listen(lambda _b, _a: self.devices.rebind(evening.kit.device.bindings))
        evening.rig = self
        self.poll()

    def send(self, *events: InputEvent) -> None:
        for event in events:
            self.sent.append(event)
            self._make(event)
            self.poll()

    def wait(self, seconds: float = 1 / 60, frame: float = 1 / 60) -> None:
        for _ in range(max(1, round(seconds / frame))):
            self.poll()
            super().wait(frame, frame)

    def poll(self) -> None:
        """What the devices tell goes where the loop would take it."""
        for event in self.devices.poll(self.now, lambda point: point):
            self.driven.handle(event)

    def strike(self, control: str) -> None:
        """A key or a pad's button, by its own name."""
        if self.pad is None:
            self._key(key_code(control), down=True)
            self.wait()
            self._key(key_code(control), down=False)
        else:
            self._button(control, down=True)
            self.wait()
            self._button(control, down=False)
        self.wait()

    def close(self) -> None:
        if self.pad is not None:
            self.pad.unplug()
        self.devices.close()

    def _make(self, event: InputEvent) -> None:
        match event:
            case Press(action, device):
                self._held[action] = self._control(action, device)
                self._move(self._held[action], device, down=True)
            case Release(action, device):
                self._move(self._held.pop(action), device, down=False)
            case Digit(value):
                code = next(code for code, digit in DIGITS.items() if digit == value)
                self._key(code, down=True)
                self._key(code, down=False)
            case Point(x, y):
                _post(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0))
            case PointDown(x, y, button):
                _post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=BUTTONS[button])
            case PointUp(x, y, button):
                _post(pygame.MOUSEBUTTONUP, pos=(x, y), button=BUTTONS[button])
            case Wheel(dy):
                _post(pygame.MOUSEWHEEL, x=0, y=dy, flipped=False)
            case _:
                raise AssertionError(f"no device makes {event}")

    def _control(self, action: Action, device: Device) -> str:
        """The control that an action has at the moment."""
        used = self.evening.kit.device
        if device is Device.KEYS:
            fixed = {Action.CANCEL: "escape"}
            return fixed.get(action) or used.bindings.key_chart[action][0]
        if used.pad.mapped:
            return used.bindings.pad_chart[action][0]
        raw = used.bindings.raw(used.pad.guid)
        return next(name for name, each in raw.items() if each is action)

    def _move(self, control: str, device: Device, *, down: bool) -> None:
        if device is Device.KEYS:
            self._key(key_code(control), down=down)
        else:
            self._button(control, down=down)

    def _button(self, control: str, *, down: bool) -> None:
        assert self.pad is not None, "no pad is plugged in"
        trigger = trigger_code(control)
        if control.startswith("button-"):
            self.pad.button(int(control.removeprefix("button-")), down=down)
        elif trigger is not None:
            self.pad.axis(trigger, 1.0 if down else -1.0)
        else:
            code = button_code(control)
            assert code is not None, control
            self.pad.button(code, down=down)

    def _key(self, code: int | None, *, down: bool) -> None:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        _post(kind, key=0, scancode=code, mod=0, unicode="")


def _post(kind: int, **fields: Any) -> None:
    pygame.event.post(pygame.Event(kind, **fields))
