"""FAULTS, section Input, as far as the devices themselves are concerned."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import Action, Device, Digit, PadFound, Press

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.engine.input.conftest import Desk
    from tests.tools.virtual_pad import VirtualPad

    PlugIn = Callable[..., VirtualPad]

ARRIVALS = (
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
)


def test_fault_94_nobody_blocks_the_news_of_pads(desk: Desk, virtual_pad: PlugIn) -> None:
    desk.devices.start_pads()
    assert not any(pygame.event.get_blocked(kind) for kind in ARRIVALS)
    desk.poll()
    virtual_pad()
    assert [type(event) for event in desk.poll()] == [PadFound]
    assert not any(pygame.event.get_blocked(kind) for kind in ARRIVALS)


def test_fault_95_one_module_alone_knows_pads_and_by_the_gamepad_layer() -> None:
    sources = {path: path.read_text("utf-8") for path in Path("game").rglob("*.py")}
    layer = {path.name for path, text in sources.items() if "_sdl2 import controller" in text}
    raw = {path.name for path, text in sources.items() if "joystick.Joystick(" in text}
    assert layer == {"pads.py"}
    assert raw == {"pads.py"}


def test_fault_95_a_known_pads_hat_and_buttons_are_one_d_pad(
    desk: Desk, virtual_pad: PlugIn
) -> None:
    """SDL's gamepad layer tells a d-pad as buttons, whatever it is; the raw news is not heard."""
    desk.devices.start_pads()
    pad = virtual_pad()
    desk.poll()
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, down=True)
    assert desk.poll() == [Press(Action.LEFT, Device.PAD, pad.number)]
    pad.hat(1)
    assert desk.poll() == []


def test_fault_96_buttons_are_meant_by_their_labels_on_purpose(desk: Desk) -> None:
    """A Nintendo pad confirms with what it calls A, which lies where others have B."""
    desk.devices.start_pads()
    assert os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] == "1"


@pytest.mark.parametrize("modifier", [0, pygame.KMOD_SHIFT, pygame.KMOD_CAPS])
def test_fault_99_the_row_of_digits_works_shifted_and_unshifted(desk: Desk, modifier: int) -> None:
    """AZERTY prints & on the key that is 1 elsewhere: its place counts, not what it types."""
    assert desk.key(pygame.KSCAN_1, modifier) == [Digit(1)]
    assert desk.key(pygame.KSCAN_0, modifier) == [Digit(0)]
