"""Which key and which pad button means what. Keys are bound by their place on the keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pygame as pg

from game.engine.input.events import Action

Table = Mapping[int, Action]

KEYS: Table = {
    pg.KSCAN_UP: Action.UP,
    pg.KSCAN_W: Action.UP,
    pg.KSCAN_DOWN: Action.DOWN,
    pg.KSCAN_S: Action.DOWN,
    pg.KSCAN_LEFT: Action.LEFT,
    pg.KSCAN_A: Action.LEFT,
    pg.KSCAN_RIGHT: Action.RIGHT,
    pg.KSCAN_D: Action.RIGHT,
    pg.KSCAN_RETURN: Action.CONFIRM,
    pg.KSCAN_KP_ENTER: Action.CONFIRM,
    pg.KSCAN_SPACE: Action.CONFIRM,
    pg.KSCAN_ESCAPE: Action.CANCEL,
    pg.KSCAN_AC_BACK: Action.CANCEL,
    pg.KSCAN_BACKSPACE: Action.CANCEL,
    pg.KSCAN_F10: Action.MENU,
    pg.KSCAN_P: Action.MENU,
    pg.KSCAN_PAUSE: Action.MENU,
    pg.KSCAN_Q: Action.PREV,
    pg.KSCAN_PAGEUP: Action.PREV,
    pg.KSCAN_E: Action.NEXT,
    pg.KSCAN_TAB: Action.NEXT,
    pg.KSCAN_PAGEDOWN: Action.NEXT,
    pg.KSCAN_R: Action.SORT,
    pg.KSCAN_H: Action.HINT,
    pg.KSCAN_I: Action.INFO,
    pg.KSCAN_F1: Action.INFO,
    pg.KSCAN_F: Action.SKIP,
    pg.KSCAN_U: Action.UNDO,
    pg.KSCAN_F11: Action.FULLSCREEN,
}

SHIFT_KEYS: Table = {pg.KSCAN_TAB: Action.PREV}

ALT_KEYS: Table = {
    pg.KSCAN_RETURN: Action.FULLSCREEN,
    pg.KSCAN_KP_ENTER: Action.FULLSCREEN,
}

DIGITS: Mapping[int, int] = {
    **{pg.KSCAN_1 + n: n + 1 for n in range(9)},
    pg.KSCAN_0: 0,
    **{pg.KSCAN_KP_1 + n: n + 1 for n in range(9)},
    pg.KSCAN_KP_0: 0,
}

PAD_BUTTONS: Table = {
    pg.CONTROLLER_BUTTON_DPAD_UP: Action.UP,
    pg.CONTROLLER_BUTTON_DPAD_DOWN: Action.DOWN,
    pg.CONTROLLER_BUTTON_DPAD_LEFT: Action.LEFT,
    pg.CONTROLLER_BUTTON_DPAD_RIGHT: Action.RIGHT,
    pg.CONTROLLER_BUTTON_A: Action.CONFIRM,
    pg.CONTROLLER_BUTTON_B: Action.CANCEL,
    pg.CONTROLLER_BUTTON_X: Action.SORT,
    pg.CONTROLLER_BUTTON_Y: Action.HINT,
    pg.CONTROLLER_BUTTON_START: Action.MENU,
    pg.CONTROLLER_BUTTON_BACK: Action.INFO,
    pg.CONTROLLER_BUTTON_LEFTSHOULDER: Action.PREV,
    pg.CONTROLLER_BUTTON_RIGHTSHOULDER: Action.NEXT,
}

PAD_TRIGGERS: Table = {
    pg.CONTROLLER_AXIS_TRIGGERLEFT: Action.UNDO,
    pg.CONTROLLER_AXIS_TRIGGERRIGHT: Action.SKIP,
}

RAW_BUTTONS: Table = {
    0: Action.CONFIRM,
    1: Action.CANCEL,
    2: Action.SORT,
    3: Action.HINT,
    4: Action.PREV,
    5: Action.NEXT,
    6: Action.MENU,
    7: Action.MENU,
    8: Action.MENU,
    9: Action.MENU,
}


@dataclass(frozen=True, slots=True)
class Bindings:
    """The tables one player uses.

    Attributes:
        keys: by scancode (`pygame.KSCAN_*`), with no modifier that has a table of its own.
        shift_keys: with Shift held; a key missing here means what it means without.
        alt_keys: with Alt held; a key missing here means nothing.
        digits: by scancode, to 0..9.
        pad_buttons: by `pygame.CONTROLLER_BUTTON_*`, for pads SDL knows.
        pad_triggers: by `pygame.CONTROLLER_AXIS_*`.
        raw_buttons: by the number an unknown pad gives its buttons.
    """

    keys: Table = field(default_factory=lambda: KEYS)
    shift_keys: Table = field(default_factory=lambda: SHIFT_KEYS)
    alt_keys: Table = field(default_factory=lambda: ALT_KEYS)
    digits: Mapping[int, int] = field(default_factory=lambda: DIGITS)
    pad_buttons: Table = field(default_factory=lambda: PAD_BUTTONS)
    pad_triggers: Table = field(default_factory=lambda: PAD_TRIGGERS)
    raw_buttons: Table = field(default_factory=lambda: RAW_BUTTONS)

    def swapped(self) -> Bindings:
        """The same with confirm and cancel exchanged on pads, as some makers label them."""
        return replace(
            self,
            pad_buttons=_exchange(self.pad_buttons),
            raw_buttons=_exchange(self.raw_buttons),
        )


def _exchange(table: Table) -> Table:
    other = {Action.CONFIRM: Action.CANCEL, Action.CANCEL: Action.CONFIRM}
    return {button: other.get(action, action) for button, action in table.items()}
