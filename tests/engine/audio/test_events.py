from __future__ import annotations

import pygame

from game.engine.input.bindings import Bindings
from game.engine.input.devices import Devices
from game.engine.input.events import SoundLost


def test_only_the_device_that_plays_is_missed() -> None:
    pygame.display.init()
    devices = Devices(Bindings())
    devices.poll(0.0, lambda p: p)
    for which, iscapture in ((0, 0), (3, 1), (2, 0)):
        pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=iscapture))
    assert devices.poll(0.0, lambda p: p) == [SoundLost()]
    devices.close()
