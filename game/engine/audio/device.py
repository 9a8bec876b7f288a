"""The mixer: opened late, and with SDL's dummy driver where there is no device to play on."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum, auto

import pygame

log = logging.getLogger(__name__)

RATE = 44_100
FORMAT = -16
SIDES = 2
BUFFER = 512
"""Samples a callback, 12 ms: with the frame's own delay a sound follows its act within 40 ms."""
DRIVER = "SDL_AUDIODRIVER"


class Output(Enum):
    """Where sound goes."""

    CLOSED = auto()
    """Not opened (yet), or no mixer at all."""
    DEVICE = auto()
    """To a real device."""
    NOWHERE = auto()
    """To SDL's dummy driver: everything runs, nothing is heard."""


def open_mixer() -> Output:
    """Opens pygame's mixer on the default device, or else on none. Never raises."""
    fault = _opened()
    if fault is None:
        return Output.DEVICE
    log.warning("no sound: %s", fault)
    with _driver("dummy"):
        return Output.CLOSED if _opened() else Output.NOWHERE


def close_mixer() -> None:
    """Ends all sound and lets go of the device."""
    with suppress(NotImplementedError):
        pygame.mixer.quit()


def _opened() -> Exception | None:
    """None where the mixer is open afterwards, else why it is not.

    Where pygame was built without a mixer, touching it raises `NotImplementedError`.
    """
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(RATE, FORMAT, SIDES, BUFFER)
    except (pygame.error, NotImplementedError) as error:
        return error
    return None


@contextmanager
def _driver(name: str) -> Iterator[None]:
    """SDL looks for its driver in the environment; the player's own choice is put back."""
    before = os.environ.get(DRIVER)
    os.environ[DRIVER] = name
    try:
        yield
    finally:
        if before is None:
            del os.environ[DRIVER]
        else:
            os.environ[DRIVER] = before
