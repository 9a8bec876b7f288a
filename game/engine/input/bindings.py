"""Which key and which pad button means what. Keys are bound by their place on the keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

import pygame as pg

from game.engine.input.chart import Chart
from game.engine.input.events import Action
from game.engine.input.names import (
    button_code,
    button_name,
    key_code,
    key_name,
    raw_button,
    trigger_code,
    trigger_name,
)

Table = Mapping[int, Action]
Control = TypeVar("Control", int, str)

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

FIXED_KEYS: Table = {
    pg.KSCAN_ESCAPE: Action.CANCEL,
    pg.KSCAN_AC_BACK: Action.CANCEL,
    pg.KSCAN_F11: Action.FULLSCREEN,
}
"""Whatever else a player changes: there is always a way back, and out of full screen."""

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
        raw_buttons: by the number an unknown pad gives its buttons, until its player says more.
        own: what a player said of unknown pads: by GUID, then by the control's name.
    """

    keys: Table = field(default_factory=lambda: KEYS)
    shift_keys: Table = field(default_factory=lambda: SHIFT_KEYS)
    alt_keys: Table = field(default_factory=lambda: ALT_KEYS)
    digits: Mapping[int, int] = field(default_factory=lambda: DIGITS)
    pad_buttons: Table = field(default_factory=lambda: PAD_BUTTONS)
    pad_triggers: Table = field(default_factory=lambda: PAD_TRIGGERS)
    raw_buttons: Table = field(default_factory=lambda: RAW_BUTTONS)
    own: Mapping[str, Mapping[str, Action]] = field(default_factory=dict)

    @property
    def key_chart(self) -> Chart:
        """The keys of each action that a player can change."""
        named = {key_name(code): action for code, action in self.keys.items() if free_key(code)}
        return _chart(named)

    @property
    def pad_chart(self) -> Chart:
        """The buttons and triggers of each action on known pads."""
        named = {button_name(code): action for code, action in self.pad_buttons.items()}
        named |= {trigger_name(axis): action for axis, action in self.pad_triggers.items()}
        return _chart(named)

    @property
    def raw_chart(self) -> Chart:
        """The buttons of each action on unknown pads of which nothing was said."""
        return _chart({raw_button(code): action for code, action in self.raw_buttons.items()})

    def raw(self, guid: str) -> Mapping[str, Action]:
        """What the controls of an unknown pad mean, by their names."""
        usual = {raw_button(code): action for code, action in self.raw_buttons.items()}
        return self.own.get(guid) or usual

    def with_keys(self, chart: Chart) -> Bindings:
        """The same with other keys; those that nobody can change stay."""
        keys = {code: action for name, action in _pairs(chart) if (code := key_code(name))}
        tab = keys.get(pg.KSCAN_TAB) is Action.NEXT
        return replace(self, keys=dict(FIXED_KEYS) | keys, shift_keys=SHIFT_KEYS if tab else {})

    def with_pad(self, chart: Chart) -> Bindings:
        """The same with other buttons on known pads."""
        buttons: dict[int, Action] = {}
        triggers: dict[int, Action] = {}
        for name, action in _pairs(chart):
            button, trigger = button_code(name), trigger_code(name)
            if button is not None:
                buttons[button] = action
            elif trigger is not None:
                triggers[trigger] = action
        return replace(self, pad_buttons=buttons, pad_triggers=triggers)

    def with_own(self, charts: Mapping[str, Chart]) -> Bindings:
        """The same with what a player said of unknown pads, by GUID."""
        return replace(self, own={guid: dict(_pairs(each)) for guid, each in charts.items()})

    def swapped(self) -> Bindings:
        """The same with confirm and cancel exchanged on pads, as some makers label them."""
        return replace(
            self,
            pad_buttons=_exchange(self.pad_buttons),
            pad_triggers=_exchange(self.pad_triggers),
            raw_buttons=_exchange(self.raw_buttons),
            own={guid: _exchange(said) for guid, said in self.own.items()},
        )


def free_key(code: int) -> bool:
    """Whether a key may have another action: digits choose tiles, and some keys never change."""
    return code not in FIXED_KEYS and code not in DIGITS


def _exchange(table: Mapping[Control, Action]) -> dict[Control, Action]:
    other = {Action.CONFIRM: Action.CANCEL, Action.CANCEL: Action.CONFIRM}
    return {control: other.get(action, action) for control, action in table.items()}


def _chart(named: Mapping[str, Action]) -> Chart:
    """By action, in the order of the actions."""
    has = {action: tuple(n for n, a in named.items() if a is action) for action in Action}
    return {action: controls for action, controls in has.items() if controls}


def _pairs(chart: Chart) -> list[tuple[str, Action]]:
    return [(control, action) for action, controls in chart.items() for control in controls]
