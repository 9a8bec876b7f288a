"""Pads: plugged in and out at any time, known to SDL by position or not known at all.

SDL tells of one press twice, as CONTROLLER* and as JOY*; each pad is heard in one family only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
from pygame._sdl2 import controller

from game.engine.input.events import Action, Device, PadFound, PadLost
from game.engine.input.holds import Control, Hand
from game.engine.input.stick import Stick, hat_directions, is_pulled

if TYPE_CHECKING:
    from game.engine.input.bindings import Bindings, Table
    from game.engine.input.events import InputEvent
    from game.engine.input.holds import Holds

_ARRIVALS = (pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED)
_DEPARTURES = (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED)
_STICK_AXES = (0, 1)
_HAT_AXES = (frozenset({Action.LEFT, Action.RIGHT}), frozenset({Action.UP, Action.DOWN}))
_FULL = 32767


@dataclass(slots=True)
class _Pad:
    """An open pad; its events stop when the object goes.

    Attributes:
        joystick: the device.
        mapped: its controller, or None where SDL does not know its buttons.
        stick: the left stick.
        down: the directions and triggers that are down, by what moves them.
    """

    joystick: pygame.joystick.JoystickType
    mapped: controller.Controller | None
    stick: Stick = field(default_factory=Stick)
    down: dict[tuple[str, int], Action] = field(default_factory=dict)


class Pads:
    """All pads under some bindings. Until `start`, there are none."""

    def __init__(self, bindings: Bindings, holds: Holds) -> None:
        self.bindings = bindings
        self._holds = holds
        self._pads: dict[int, _Pad] = {}

    def start(self) -> list[InputEvent]:
        """Begins to listen; returns the pads that are there already."""
        controller.init()
        pygame.joystick.init()
        return self._look()

    def stop(self) -> None:
        """Lets go of every pad."""
        self._pads.clear()
        if controller.get_init():
            controller.quit()
        pygame.joystick.quit()

    def hear(self, event: pygame.Event, now: float) -> list[InputEvent]:
        """Translates one of pygame's pad events; nothing for any other."""
        if event.type in _ARRIVALS:
            return self._look()
        pad = self._pads.get(event.instance_id) if hasattr(event, "instance_id") else None
        if pad is None:
            return []
        if event.type in _DEPARTURES:
            return self._lose(event.instance_id)
        if pad.mapped is not None:
            return self._hear_mapped(event, pad, now)
        return self._hear_raw(event, pad, now)

    def _look(self) -> list[InputEvent]:
        """Opens what is new. Places in SDL's list shift, so the whole list is walked each time."""
        found: list[InputEvent] = []
        for place in range(pygame.joystick.get_count()):
            pad = _open(place)
            number = None if pad is None else pad.joystick.get_instance_id()
            if pad is None or number is None or number in self._pads:
                continue
            self._pads[number] = pad
            found.append(PadFound(number, pad.joystick.get_name(), pad.mapped is not None))
        return found

    def _lose(self, number: int) -> list[InputEvent]:
        del self._pads[number]
        self._holds.drop(Hand(Device.PAD, number))
        return [PadLost(number)]

    def _hear_mapped(self, event: pygame.Event, pad: _Pad, now: float) -> list[InputEvent]:
        tables = self.bindings
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                is_down = event.type == pygame.CONTROLLERBUTTONDOWN
                return self._button(event, tables.pad_buttons, now, is_down=is_down)
            case pygame.CONTROLLERAXISMOTION:
                value = event.value / _FULL
                if event.axis in tables.pad_triggers:
                    return self._trigger(event, pad, value, now)
                return self._stick(event, pad, value, now)
            case _:
                return []

    def _hear_raw(self, event: pygame.Event, pad: _Pad, now: float) -> list[InputEvent]:
        match event.type:
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                is_down = event.type == pygame.JOYBUTTONDOWN
                return self._button(event, self.bindings.raw_buttons, now, is_down=is_down)
            case pygame.JOYAXISMOTION:
                return self._stick(event, pad, event.value, now)
            case pygame.JOYHATMOTION:
                return self._hat(event, pad, now)
            case _:
                return []

    def _button(
        self, event: pygame.Event, table: Table, now: float, *, is_down: bool
    ) -> list[InputEvent]:
        control = _control(event.instance_id, "button", event.button)
        if not is_down:
            return [*self._holds.up(control, now)]
        action = table.get(event.button)
        return [] if action is None else [*self._holds.down(control, action, now)]

    def _trigger(
        self, event: pygame.Event, pad: _Pad, value: float, now: float
    ) -> list[InputEvent]:
        name = ("trigger", event.axis)
        action = self.bindings.pad_triggers[event.axis]
        pulled = is_pulled(value, already=name in pad.down)
        return self._turn(event.instance_id, pad, name, action if pulled else None, now)

    def _stick(self, event: pygame.Event, pad: _Pad, value: float, now: float) -> list[InputEvent]:
        if event.axis not in _STICK_AXES:
            return []
        way = pad.stick.move(event.axis, value)
        return self._turn(event.instance_id, pad, ("stick", 0), way, now)

    def _hat(self, event: pygame.Event, pad: _Pad, now: float) -> list[InputEvent]:
        ways = hat_directions(*event.value)
        told: list[InputEvent] = []
        for axis, pair in enumerate(_HAT_AXES, start=2 * event.hat):
            way = next(iter(ways & pair), None)
            told += self._turn(event.instance_id, pad, ("hat", axis), way, now)
        return told

    def _turn(
        self, number: int, pad: _Pad, name: tuple[str, int], to: Action | None, now: float
    ) -> list[InputEvent]:
        """What `name` holds down is now `to`."""
        before = pad.down.pop(name, None)
        if to is not None:
            pad.down[name] = to
        if to is before:
            return []
        control = Control(Hand(Device.PAD, number), name)
        told: list[InputEvent] = [*self._holds.up(control, now)]
        if to is not None:
            told += self._holds.down(control, to, now)
        return told


def _control(number: int, kind: str, index: int) -> Control:
    return Control(Hand(Device.PAD, number), (kind, index))


def _open(place: int) -> _Pad | None:
    """Opens the device at a place of SDL's list; None where it has gone meanwhile."""
    try:
        joystick = pygame.joystick.Joystick(place)
        if not controller.is_controller(place):
            return _Pad(joystick, None)
        return _Pad(joystick, controller.Controller(place))
    except pygame.error:
        return None
