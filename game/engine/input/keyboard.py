"""Key events to presses, releases and digits."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.input.bindings import FIXED_KEYS
from game.engine.input.events import Device, Digit, KeysPrinted, Struck, Unstruck
from game.engine.input.holds import Control, Hand
from game.engine.input.names import key_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.engine.input.bindings import Bindings
    from game.engine.input.capture import Capture
    from game.engine.input.events import Action, InputEvent
    from game.engine.input.holds import Holds

_HAND = Hand(Device.KEYS)
_SYSTEM = pygame.KMOD_CTRL | pygame.KMOD_META
_SCANCODES = 512
_CHARACTERS = range(33, 0x2000)
"""What may be printed on keys: every alphabet that SDL has keys for."""


class Keyboard:
    """The keyboard under some bindings."""

    def __init__(self, bindings: Bindings, holds: Holds, capture: Capture) -> None:
        self.bindings = bindings
        self._holds = holds
        self._capture = capture
        self._struck: set[int] = set()

    def down(self, scancode: int, mod: int, now: float) -> list[InputEvent]:
        """A key went down while the modifiers `mod` (`pygame.KMOD_*`) were held."""
        fixed = scancode in FIXED_KEYS or mod & (_SYSTEM | pygame.KMOD_ALT)
        if self._capture.keys and not fixed and key_name(scancode):
            self._struck.add(scancode)
            return [Struck(Device.KEYS, key_name(scancode))]
        action = self._action(scancode, mod)
        if action is not None:
            return [*self._holds.down(_control(scancode), action, now)]
        if mod & (_SYSTEM | pygame.KMOD_ALT) or scancode not in self.bindings.digits:
            return []
        return [Digit(self.bindings.digits[scancode])]

    def up(self, scancode: int, now: float) -> list[InputEvent]:
        """A key went up."""
        if scancode in self._struck:
            self._struck.remove(scancode)
            return [Unstruck(Device.KEYS, key_name(scancode))]
        return [*self._holds.up(_control(scancode), now)]

    def _action(self, scancode: int, mod: int) -> Action | None:
        tables = self.bindings
        if mod & _SYSTEM:
            return None
        if mod & pygame.KMOD_ALT:
            return tables.alt_keys.get(scancode)
        plain = tables.keys.get(scancode)
        return tables.shift_keys.get(scancode, plain) if mod & pygame.KMOD_SHIFT else plain


def printed() -> KeysPrinted:
    """What the layout in use prints on the keys.

    pygame has no question from key to character, but one from character to key: a table of all
    keys' states, here each key's own number, looked up by character.
    """
    numbers: Iterable[Any] = range(_SCANCODES)
    places = pygame.key.ScancodeWrapper(tuple(numbers))
    labels: dict[int, str] = {}
    for code in _CHARACTERS:
        place = places[code]
        if place and unicodedata.category(chr(code))[0] in "LNPS":
            labels.setdefault(int(place), chr(code).upper())
    return KeysPrinted(labels)


def _control(scancode: int) -> Control:
    return Control(_HAND, ("key", scancode))
