"""Keys and buttons that are wanted as themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.bindings import Bindings
from game.engine.input.capture import PATIENCE, Capture
from game.engine.input.devices import Devices
from game.engine.input.events import (
    Action,
    Device,
    InputEvent,
    KeysPrinted,
    PadFound,
    Press,
    Release,
    Struck,
    Unstruck,
)
from tests.engine.input.conftest import Desk
from tests.tools import virtual_pad as virtual

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.tools.virtual_pad import VirtualPad

    PlugIn = Callable[..., VirtualPad]

KEYS, PAD = Device.KEYS, Device.PAD


class Wanting(Desk):
    """A desk that can be told to want things as themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.devices.close()
        self.capture = Capture()
        self.devices = Devices(Bindings(), self.capture)
        self.devices.start_pads()
        self.poll()


@pytest.fixture
def wanting() -> Iterator[Wanting]:
    pygame.display.init()
    window = pygame.Window(size=(640, 360))
    desk = Wanting()
    yield desk
    desk.devices.close()
    window.destroy()
    pygame.display.quit()


def test_a_key_is_told_as_itself_and_only_while_that_is_wanted(wanting: Wanting) -> None:
    wanting.capture.want(KEYS)
    assert wanting.key(pygame.KSCAN_RETURN) == [Struck(KEYS, "return")]
    assert wanting.key_up(pygame.KSCAN_RETURN) == [Unstruck(KEYS, "return")]
    wanting.capture.drop()
    assert wanting.key(pygame.KSCAN_RETURN) == [Press(Action.CONFIRM, KEYS)]


def test_a_key_held_when_the_wish_begins_is_released_as_ever(wanting: Wanting) -> None:
    wanting.key(pygame.KSCAN_RETURN)
    wanting.capture.want(KEYS)
    assert wanting.key_up(pygame.KSCAN_RETURN) == [Release(Action.CONFIRM, KEYS)]


def test_the_way_out_stays_open(wanting: Wanting) -> None:
    wanting.capture.want(KEYS)
    assert wanting.key(pygame.KSCAN_ESCAPE) == [Press(Action.CANCEL, KEYS)]
    wanting.capture.want(KEYS)
    assert wanting.key(pygame.KSCAN_F11) == [Press(Action.FULLSCREEN, KEYS)]
    wanting.key_up(pygame.KSCAN_F11)
    wanting.capture.want(KEYS)
    alt_enter = wanting.key(pygame.KSCAN_RETURN, pygame.KMOD_LALT)
    assert alt_enter == [Press(Action.FULLSCREEN, KEYS)]


def test_a_wish_that_nobody_renews_ends(wanting: Wanting) -> None:
    wanting.capture.want(KEYS)
    for _ in range(PATIENCE):
        wanting.poll()
    assert wanting.key(pygame.KSCAN_RETURN) == [Press(Action.CONFIRM, KEYS)]


@pytest.mark.parametrize("mapped", [True, False])
def test_a_pads_button_is_told_as_itself(
    wanting: Wanting, virtual_pad: PlugIn, *, mapped: bool
) -> None:
    pad = virtual_pad(mapped=mapped)
    wanting.poll()
    name = "a" if mapped else "button-0"
    wanting.capture.want(PAD)
    pad.button(0, down=True)
    assert wanting.poll() == [Struck(PAD, name, pad.number)]
    wanting.capture.drop()
    pad.button(0, down=False)
    assert wanting.poll() == [Unstruck(PAD, name, pad.number)]
    pad.button(0, down=True)
    assert wanting.poll() == [Press(Action.CONFIRM, PAD, pad.number)]


def test_only_the_wanted_pad_is(wanting: Wanting, virtual_pad: PlugIn) -> None:
    one, other = virtual_pad(), virtual_pad()
    wanting.poll()
    wanting.capture.want(PAD, one.number)
    other.button(0, down=True)
    assert wanting.poll() == [Press(Action.CONFIRM, PAD, other.number)]


def test_a_trigger_that_was_wanted_does_nothing_until_it_is_let_go(
    wanting: Wanting, virtual_pad: PlugIn
) -> None:
    pad = virtual_pad()
    wanting.poll()
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    pad.axis(trigger, -1.0)
    wanting.poll()
    wanting.capture.want(PAD)
    pad.axis(trigger, 1.0)
    assert wanting.poll() == [Struck(PAD, "triggerright", pad.number)]
    wanting.capture.drop()
    pad.axis(trigger, 0.9)
    assert wanting.poll() == []
    pad.axis(trigger, -1.0)
    assert wanting.poll() == [Unstruck(PAD, "triggerright", pad.number)]


def test_an_unknown_pads_axes_and_hats_are_told_by_their_ways(
    wanting: Wanting, virtual_pad: PlugIn
) -> None:
    pad = virtual_pad(mapped=False)
    wanting.poll()
    told: list[InputEvent] = []
    moves: list[Callable[[], None]] = [
        lambda: pad.axis(2, -1.0),
        lambda: pad.axis(2, 0.0),
        lambda: pad.hat(virtual.LEFT),
        lambda: pad.hat(virtual.CENTRED),
    ]
    for move in moves:
        wanting.capture.want(PAD)
        move()
        told += wanting.poll()
    names = [(type(one), getattr(one, "control", "")) for one in told]
    assert names == [
        (Struck, "axis-2-minus"),
        (Unstruck, "axis-2-minus"),
        (Struck, "hat-0-left"),
        (Unstruck, "hat-0-left"),
    ]


def test_what_was_said_of_an_unknown_pad_counts(wanting: Wanting, virtual_pad: PlugIn) -> None:
    pad = virtual_pad(mapped=False)
    (found,) = wanting.poll()
    assert isinstance(found, PadFound)
    own = {
        Action.CONFIRM: ("button-7",),
        Action.UP: ("axis-3-minus",),
        Action.SKIP: ("axis-3-plus",),
        Action.HINT: ("hat-0-down",),
    }
    wanting.devices.rebind(Bindings().with_own({found.guid: own}))
    pad.button(7, down=True)
    assert wanting.poll() == [Press(Action.CONFIRM, PAD, pad.number)]
    pad.button(0, down=True)
    assert wanting.poll() == []
    pad.axis(3, -1.0)
    assert wanting.poll() == [Press(Action.UP, PAD, pad.number)]
    pad.axis(3, 1.0)
    told = wanting.poll()
    assert Release(Action.UP, PAD, pad.number) in told
    assert Press(Action.SKIP, PAD, pad.number) in told
    pad.hat(virtual.DOWN)
    assert wanting.poll() == [Press(Action.HINT, PAD, pad.number)]
    pad.axis(0, 1.0)
    assert wanting.poll() == [Press(Action.RIGHT, PAD, pad.number)]


def test_the_layout_is_told_at_the_start_and_when_it_changes(wanting: Wanting) -> None:
    (told,) = wanting.post(pygame.KEYMAPCHANGED)
    assert isinstance(told, KeysPrinted)
    assert told.labels[pygame.KSCAN_Q] == "Q"
    assert told.labels[pygame.KSCAN_COMMA] == ","
