"""Pads: plugged in and out at any time, known to SDL by position or not known at all.

SDL tells of one press twice, as CONTROLLER* and as JOY*; each pad is heard in one family only.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
from pygame._sdl2 import controller

from game.engine.input.events import Action, Device, PadFound, PadLost, Struck, Unstruck
from game.engine.input.holds import Control, Hand
from game.engine.input.names import button_name, raw_axis, raw_button, raw_hat, trigger_name
from game.engine.input.stick import Stick, hat_directions, is_pulled

if TYPE_CHECKING:
    from game.engine.input.bindings import Bindings
    from game.engine.input.capture import Capture
    from game.engine.input.events import InputEvent
    from game.engine.input.holds import Holds

_ARRIVALS = (pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED)
_DEPARTURES = (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED)
_STICK_AXES = (0, 1)
_HAT_AXES = (frozenset({Action.LEFT, Action.RIGHT}), frozenset({Action.UP, Action.DOWN}))
_FULL = 32767
_TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
_STICK_WAYS = {
    (0, False): Action.LEFT,
    (0, True): Action.RIGHT,
    (1, False): Action.UP,
    (1, True): Action.DOWN,
}
"""What the first two axes of any pad mean where nothing else is said."""
RESTS_BELOW = -0.5
"""An axis that is here when its pad is opened is a trigger that has only one way."""


@dataclass(slots=True)
class _Pad:
    """An open pad; its events stop when the object goes.

    Attributes:
        joystick: the device.
        mapped: its controller, or None where SDL does not know its buttons.
        stick: the left stick.
        down: the directions and triggers that are down, by what moves them.
        struck: what is down and was told as itself.
        one_way: the axes that rest at one end.
    """

    joystick: pygame.joystick.JoystickType
    mapped: controller.Controller | None
    guid: str
    one_way: frozenset[int]
    stick: Stick = field(default_factory=Stick)
    down: dict[tuple[str, int], Action] = field(default_factory=dict)
    struck: set[str] = field(default_factory=set)


class Pads:
    """All pads under some bindings. Until `start`, there are none."""

    def __init__(self, bindings: Bindings, holds: Holds, capture: Capture) -> None:
        self.bindings = bindings
        self._holds = holds
        self._capture = capture
        self._pads: dict[int, _Pad] = {}

    def start(self) -> list[InputEvent]:
        """Begins to listen; returns the pads that are there already.

        Buttons are known by what is printed on them: a Nintendo pad's A confirms, though it lies
        where others have B. Whoever thinks otherwise changes places of confirm and cancel.
        """
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1")
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
            name, mapped = pad.joystick.get_name(), pad.mapped is not None
            found.append(PadFound(number, name, mapped, pad.guid))
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
                name = button_name(event.button)
                if self._strikes(event.instance_id, pad, name, is_down=is_down):
                    return self._struck(event.instance_id, pad, name, is_down=is_down)
                action = tables.pad_buttons.get(event.button)
                return self._button(event, action, now, is_down=is_down)
            case pygame.CONTROLLERAXISMOTION if event.axis in _TRIGGERS:
                action = tables.pad_triggers.get(event.axis)
                name = trigger_name(event.axis)
                return self._trigger(event, pad, (name, event.value / _FULL), action, now)
            case pygame.CONTROLLERAXISMOTION:
                return self._stick(event, pad, event.value / _FULL, now)
            case _:
                return []

    def _hear_raw(self, event: pygame.Event, pad: _Pad, now: float) -> list[InputEvent]:
        match event.type:
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                is_down, name = event.type == pygame.JOYBUTTONDOWN, raw_button(event.button)
                if self._strikes(event.instance_id, pad, name, is_down=is_down):
                    return self._struck(event.instance_id, pad, name, is_down=is_down)
                action = self.bindings.raw(pad.guid).get(name)
                return self._button(event, action, now, is_down=is_down)
            case pygame.JOYAXISMOTION:
                return self._axis(event, pad, now)
            case pygame.JOYHATMOTION:
                return self._hat(event, pad, now)
            case _:
                return []

    # ---- what is wanted as itself

    def _strikes(self, number: int, pad: _Pad, name: str, *, is_down: bool) -> bool:
        """Whether a control that went down or up is, or was, wanted as itself."""
        return name in pad.struck or (is_down and bool(name) and self._capture.pad(number))

    def _struck(self, number: int, pad: _Pad, name: str, *, is_down: bool) -> list[InputEvent]:
        if is_down and name not in pad.struck:
            pad.struck.add(name)
            return [Struck(Device.PAD, name, number)]
        if not is_down and name in pad.struck:
            pad.struck.remove(name)
            return [Unstruck(Device.PAD, name, number)]
        return []

    # ---- one kind of control each

    def _button(
        self, event: pygame.Event, action: Action | None, now: float, *, is_down: bool
    ) -> list[InputEvent]:
        control = _control(event.instance_id, "button", event.button)
        if not is_down:
            return [*self._holds.up(control, now)]
        return [] if action is None else [*self._holds.down(control, action, now)]

    def _trigger(
        self,
        event: pygame.Event,
        pad: _Pad,
        pull: tuple[str, float],
        action: Action | None,
        now: float,
    ) -> list[InputEvent]:
        """A trigger, or one way of an axis, called `pull[0]`, is at `pull[1]`."""
        name, value = pull
        held = (name, event.axis)
        pulled = is_pulled(value, already=held in pad.down or name in pad.struck)
        if held not in pad.down and self._strikes(event.instance_id, pad, name, is_down=pulled):
            return self._struck(event.instance_id, pad, name, is_down=pulled)
        return self._turn(event.instance_id, pad, held, action if pulled else None, now)

    def _axis(self, event: pygame.Event, pad: _Pad, now: float) -> list[InputEvent]:
        """An axis of an unknown pad: each way as its player said; else the stick's."""
        own = self.bindings.own.get(pad.guid, {})
        ways = (True,) if event.axis in pad.one_way else (False, True)
        names = {forward: raw_axis(event.axis, forward=forward) for forward in ways}
        wanted = self._capture.pad(event.instance_id) or bool(pad.struck & {*names.values()})
        said = any(
            own.get(name) not in (None, _STICK_WAYS.get((event.axis, forward)))
            for forward, name in names.items()
        )
        told: list[InputEvent] = []
        if (wanted or said) and ("stick", 0) not in pad.down:
            for forward, name in names.items():
                value = event.value if forward else -event.value
                told += self._trigger(event, pad, (name, value), own.get(name), now)
            return told
        return self._stick(event, pad, event.value, now)

    def _stick(self, event: pygame.Event, pad: _Pad, value: float, now: float) -> list[InputEvent]:
        if event.axis not in _STICK_AXES:
            return []
        way = pad.stick.move(event.axis, value)
        return self._turn(event.instance_id, pad, ("stick", 0), way, now)

    def _hat(self, event: pygame.Event, pad: _Pad, now: float) -> list[InputEvent]:
        ways = hat_directions(*event.value)
        own = self.bindings.own.get(pad.guid, {})
        told: list[InputEvent] = []
        for axis, pair in enumerate(_HAT_AXES, start=2 * event.hat):
            way = next(iter(ways & pair), None)
            for each in pair:
                name = raw_hat(event.hat, each)
                if self._strikes(event.instance_id, pad, name, is_down=each is way):
                    told += self._struck(event.instance_id, pad, name, is_down=each is way)
                    way = None if each is way else way
            action = None if way is None else own.get(raw_hat(event.hat, way), way)
            told += self._turn(event.instance_id, pad, ("hat", axis), action, now)
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
        guid = joystick.get_guid()
        if controller.is_controller(place):
            return _Pad(joystick, controller.Controller(place), guid, frozenset())
        axes = range(joystick.get_numaxes())
        at_rest = frozenset(axis for axis in axes if joystick.get_axis(axis) < RESTS_BELOW)
        return _Pad(joystick, None, guid, at_rest)
    except pygame.error:
        return None
