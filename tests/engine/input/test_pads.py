from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.bindings import Bindings
from game.engine.input.events import (
    Action,
    Device,
    InputEvent,
    PadFound,
    PadLost,
    PointDown,
    PointLost,
    Press,
    Release,
)
from tests.tools import virtual_pad as virtual

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.engine.input.conftest import Desk
    from tests.tools.virtual_pad import VirtualPad

    PlugIn = Callable[..., VirtualPad]

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
DPAD_UP = pygame.CONTROLLER_BUTTON_DPAD_UP
TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


@pytest.fixture
def listening(desk: Desk) -> Desk:
    desk.devices.start_pads()
    desk.poll()
    return desk


def press(pad: VirtualPad, action: Action, *, repeat: bool = False) -> Press:
    return Press(action, Device.PAD, pad.number, repeat=repeat)


def release(pad: VirtualPad, action: Action) -> Release:
    return Release(action, Device.PAD, pad.number)


def tap(desk: Desk, pad: VirtualPad, button: int) -> list[InputEvent]:
    pad.button(button, down=True)
    told = desk.poll()
    pad.button(button, down=False)
    return told + desk.poll()


@pytest.mark.parametrize("mapped", [True, False])
def test_a_pad_is_plugged_in_used_and_pulled_out(
    listening: Desk, virtual_pad: PlugIn, *, mapped: bool
) -> None:
    pad = virtual_pad(mapped=mapped)
    (found,) = listening.poll()
    assert isinstance(found, PadFound)
    assert (found.pad, found.mapped) == (pad.number, mapped)
    assert found.name
    confirm = Action.CONFIRM
    assert tap(listening, pad, 0) == [press(pad, confirm), release(pad, confirm)]
    pad.unplug()
    assert listening.poll() == [PadLost(pad.number)]


@pytest.mark.parametrize("mapped", [True, False])
def test_a_pad_that_is_there_before_is_found_at_the_start(
    desk: Desk, virtual_pad: PlugIn, *, mapped: bool
) -> None:
    pygame.joystick.init()
    pad = virtual_pad(mapped=mapped)
    assert desk.poll() == []
    desk.devices.start_pads()
    assert [type(event) for event in desk.poll()] == [PadFound]
    assert tap(desk, pad, 1)[0] == press(pad, Action.CANCEL)


@pytest.mark.parametrize("mapped", [True, False])
def test_a_pad_that_comes_back_is_a_new_one(
    listening: Desk, virtual_pad: PlugIn, *, mapped: bool
) -> None:
    first = virtual_pad(mapped=mapped)
    listening.poll()
    first.unplug()
    listening.poll()
    second = virtual_pad(mapped=mapped)
    (found,) = listening.poll()
    assert isinstance(found, PadFound)
    assert found.pad == second.number != first.number
    assert tap(listening, second, 0)[0] == press(second, Action.CONFIRM)


def test_a_pad_pulled_out_before_it_was_seen_breaks_nothing(
    listening: Desk, virtual_pad: PlugIn
) -> None:
    virtual_pad().unplug()
    listening.poll()
    pad = virtual_pad()
    (found,) = [event for event in listening.poll() if isinstance(event, PadFound)]
    assert (found.pad, found.name, found.mapped) == (pad.number, "Virtual Controller", True)
    assert len(found.guid) == 32


def test_two_pads_are_told_apart(listening: Desk, virtual_pad: PlugIn) -> None:
    known, unknown = virtual_pad(), virtual_pad(mapped=False)
    found = listening.poll()
    assert {(e.pad, e.mapped) for e in found if isinstance(e, PadFound)} == {
        (known.number, True),
        (unknown.number, False),
    }
    known.button(A, down=True)
    unknown.button(1, down=True)
    assert set(listening.poll()) == {
        press(known, Action.CONFIRM),
        press(unknown, Action.CANCEL),
    }
    known.unplug()
    assert listening.poll() == [release(known, Action.CONFIRM), PadLost(known.number)]
    unknown.button(1, down=False)
    assert listening.poll() == [release(unknown, Action.CANCEL)]


def test_a_held_direction_repeats_until_the_pad_is_gone(
    listening: Desk, virtual_pad: PlugIn
) -> None:
    pad = virtual_pad()
    listening.poll()
    pad.button(DPAD_UP, down=True)
    assert listening.poll() == [press(pad, Action.UP)]
    assert listening.poll(0.4) == [press(pad, Action.UP, repeat=True)]
    assert listening.post(pygame.JOYDEVICEREMOVED, instance_id=pad.number) == [PadLost(pad.number)]
    assert listening.poll(5.0) == []


@pytest.mark.parametrize("mapped", [True, False])
def test_a_stick_is_a_direction_with_a_dead_band(
    listening: Desk, virtual_pad: PlugIn, *, mapped: bool
) -> None:
    pad = virtual_pad(mapped=mapped)
    listening.poll()
    told = []
    for value in (0.5, 0.7, 0.5, 0.3, -0.9):
        pad.axis(0, value)
        told.append(listening.poll())
    assert told == [
        [],
        [press(pad, Action.RIGHT)],
        [],
        [release(pad, Action.RIGHT)],
        [press(pad, Action.LEFT)],
    ]
    assert listening.poll(0.4) == [press(pad, Action.LEFT, repeat=True)]


def test_an_unknown_pads_hat_moves_and_its_axes_beyond_the_stick_do_not(
    listening: Desk, virtual_pad: PlugIn
) -> None:
    pad = virtual_pad(mapped=False)
    listening.poll()
    pad.hat(virtual.UP)
    assert listening.poll() == [press(pad, Action.UP)]
    pad.hat(virtual.UP | virtual.RIGHT)
    assert listening.poll() == [press(pad, Action.RIGHT)]
    pad.hat(virtual.RIGHT)
    assert listening.poll() == [release(pad, Action.UP)]
    pad.hat(virtual.LEFT)
    assert listening.poll() == [release(pad, Action.RIGHT), press(pad, Action.LEFT)]
    pad.hat(virtual.CENTRED)
    assert listening.poll() == [release(pad, Action.LEFT)]
    pad.axis(4, -1.0)
    assert listening.poll() == []


@pytest.mark.parametrize("button", [6, 7, 8, 9])
def test_an_unknown_pad_opens_the_menu_wherever_its_start_button_is(
    listening: Desk, virtual_pad: PlugIn, button: int
) -> None:
    pad = virtual_pad(mapped=False)
    listening.poll()
    assert tap(listening, pad, button)[0] == press(pad, Action.MENU)


def test_a_known_pads_trigger_skips_once_a_pull(listening: Desk, virtual_pad: PlugIn) -> None:
    pad = virtual_pad()
    listening.poll()
    told = []
    for value in (-1.0, 0.0, 0.5, 1.0, 0.1, -1.0):
        pad.axis(TRIGGER, value)
        told += listening.poll()
    assert told == [press(pad, Action.SKIP), release(pad, Action.SKIP)]


def test_a_pad_that_comes_or_goes_cancels_a_drag(listening: Desk, virtual_pad: PlugIn) -> None:
    assert listening.button(1, 10, 10) == [PointDown(5, 5)]
    pad = virtual_pad()
    assert [type(event) for event in listening.poll()] == [PointLost, PadFound]
    assert listening.button(1, 10, 10, down=False) == []
    listening.button(1, 10, 10)
    pad.unplug()
    assert listening.poll() == [PointLost(), PadLost(pad.number)]


def test_confirm_and_cancel_can_be_exchanged(listening: Desk, virtual_pad: PlugIn) -> None:
    listening.devices.rebind(Bindings().swapped())
    pad = virtual_pad()
    listening.poll()
    assert tap(listening, pad, B)[0] == press(pad, Action.CONFIRM)


def test_buttons_that_mean_nothing_say_nothing(listening: Desk, virtual_pad: PlugIn) -> None:
    pad = virtual_pad()
    listening.poll()
    assert tap(listening, pad, pygame.CONTROLLER_BUTTON_GUIDE) == []
    pad.axis(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)
    assert listening.poll() == []
