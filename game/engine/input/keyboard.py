"""Key events to presses, releases and digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Device, Digit
from game.engine.input.holds import Control, Hand

if TYPE_CHECKING:
    from game.engine.input.bindings import Bindings
    from game.engine.input.events import Action, InputEvent
    from game.engine.input.holds import Holds

_HAND = Hand(Device.KEYS)
_SYSTEM = pygame.KMOD_CTRL | pygame.KMOD_META


class Keyboard:
    """The keyboard under some bindings."""

    def __init__(self, bindings: Bindings, holds: Holds) -> None:
        self.bindings = bindings
        self._holds = holds

    def down(self, scancode: int, mod: int, now: float) -> list[InputEvent]:
        """A key went down while the modifiers `mod` (`pygame.KMOD_*`) were held."""
        action = self._action(scancode, mod)
        if action is not None:
            return [*self._holds.down(_control(scancode), action, now)]
        if mod & (_SYSTEM | pygame.KMOD_ALT) or scancode not in self.bindings.digits:
            return []
        return [Digit(self.bindings.digits[scancode])]

    def up(self, scancode: int, now: float) -> list[InputEvent]:
        """A key went up."""
        return [*self._holds.up(_control(scancode), now)]

    def _action(self, scancode: int, mod: int) -> Action | None:
        tables = self.bindings
        if mod & _SYSTEM:
            return None
        if mod & pygame.KMOD_ALT:
            return tables.alt_keys.get(scancode)
        plain = tables.keys.get(scancode)
        return tables.shift_keys.get(scancode, plain) if mod & pygame.KMOD_SHIFT else plain


def _control(scancode: int) -> Control:
    return Control(_HAND, ("key", scancode))
