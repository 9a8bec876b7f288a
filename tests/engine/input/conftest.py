from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from game.engine.clock import ManualClock
from game.engine.input.bindings import Bindings
from game.engine.input.devices import Devices

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine.input.events import InputEvent


class Desk:
    """Real devices over a real event queue, with a clock that is moved by hand."""

    def __init__(self) -> None:
        self.clock = ManualClock(100.0)
        self.devices = Devices(Bindings())
        self.poll()

    def poll(self, after: float = 0.0) -> list[InputEvent]:
        self.clock.advance(after)
        return self.devices.poll(self.clock(), lambda p: (p[0] // 2, p[1] // 2))

    def post(self, kind: int, **fields: Any) -> list[InputEvent]:
        pygame.event.post(pygame.Event(kind, **fields))
        return self.poll()

    def key(self, scancode: int, mod: int = 0) -> list[InputEvent]:
        return self.post(pygame.KEYDOWN, key=0, scancode=scancode, mod=mod, unicode="")

    def key_up(self, scancode: int) -> list[InputEvent]:
        return self.post(pygame.KEYUP, key=0, scancode=scancode, mod=0)

    def button(self, number: int, x: int = 0, y: int = 0, *, down: bool = True) -> list[InputEvent]:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        return self.post(kind, pos=(x, y), button=number, touch=False)


@pytest.fixture
def desk() -> Iterator[Desk]:
    pygame.display.init()
    window = pygame.Window(size=(640, 360))
    desk = Desk()
    yield desk
    desk.devices.close()
    window.destroy()
    pygame.display.quit()
