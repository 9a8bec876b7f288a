"""What keys and pad buttons are called in settings: pygame's own names for them, in small letters.

A key is named by its place on the keyboard: `q` is the key right of Tab, whatever is printed on it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.input.events import Action

_KEY, _BUTTON, _AXIS = "KSCAN_", "CONTROLLER_BUTTON_", "CONTROLLER_AXIS_"
_RAW = re.compile(r"button-\d{1,3}|axis-\d{1,2}-(plus|minus)|hat-\d-(up|down|left|right)")


def key_name(scancode: int) -> str:
    """The name of a key; empty where it has none."""
    return _names(_KEY).get(scancode, "")


def key_code(name: str) -> int | None:
    """The scancode of a key by its name."""
    return _codes(_KEY).get(name)


def button_name(button: int) -> str:
    """The name of a button of a known pad (`pygame.CONTROLLER_BUTTON_*`)."""
    return _names(_BUTTON).get(button, "")


def button_code(name: str) -> int | None:
    """The button of a known pad by its name."""
    return _codes(_BUTTON).get(name)


def trigger_name(axis: int) -> str:
    """The name of a trigger of a known pad (`pygame.CONTROLLER_AXIS_*`)."""
    return _names(_AXIS).get(axis, "")


def trigger_code(name: str) -> int | None:
    """The axis of a trigger by its name."""
    return _codes(_AXIS).get(name) if name.startswith("trigger") else None


def raw_button(number: int) -> str:
    """A button of a pad that SDL does not know, counted from 0."""
    return f"button-{number}"


def raw_axis(number: int, *, forward: bool) -> str:
    """One way of an axis of such a pad."""
    return f"axis-{number}-{'plus' if forward else 'minus'}"


def raw_hat(number: int, way: Action) -> str:
    """One direction of a hat of such a pad."""
    return f"hat-{number}-{way.name.lower()}"


def is_raw(name: str) -> bool:
    """Whether a control of a pad that SDL does not know can be called that."""
    return bool(_RAW.fullmatch(name))


@cache
def _codes(prefix: str) -> dict[str, int]:
    ends = ("MAX", "INVALID", "UNKNOWN")
    return {
        name.removeprefix(prefix).lower(): code
        for name, code in vars(pygame).items()
        if name.startswith(prefix) and not name.endswith(ends)
    }


@cache
def _names(prefix: str) -> dict[int, str]:
    names: dict[int, str] = {}
    for name, code in _codes(prefix).items():
        names.setdefault(code, name)
    return names
