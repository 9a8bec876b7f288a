"""Pads that SDL itself pretends, in the very library that pygame loaded."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMEPAD, UNKNOWN = 1, 0
UP, RIGHT, DOWN, LEFT, CENTRED = 1, 2, 4, 8, 0
_AXES, _BUTTONS, _HATS = 6, 15, 1


def _candidates() -> Iterator[Path]:
    maps = Path("/proc/self/maps")
    if maps.exists():
        for line in maps.read_text().splitlines():
            if "libSDL2-2" in line:
                yield Path(line.split(maxsplit=5)[-1])
    home = Path(pygame.__file__).parent
    for folder, pattern in (
        (home.parent / "pygame_ce.libs", "libSDL2-2*"),
        (home / ".dylibs", "libSDL2-2*"),
        (home, "SDL2.dll"),
    ):
        yield from folder.glob(pattern)


def _sdl() -> ctypes.CDLL:
    for path in _candidates():
        sdl = ctypes.CDLL(os.fspath(path))
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
        sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
        sdl.SDL_JoystickClose.restype = None
        for name, value in (("Button", ctypes.c_uint8), ("Hat", ctypes.c_uint8)):
            set_one = getattr(sdl, f"SDL_JoystickSetVirtual{name}")
            set_one.argtypes = [ctypes.c_void_p, ctypes.c_int, value]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        return sdl
    raise LookupError("pygame's SDL library was not found")


class VirtualPad:
    """A pad that is plugged in by being made. `mapped` ones SDL knows by position."""

    def __init__(self, *, mapped: bool = True) -> None:
        self._sdl = _sdl()
        kind = GAMEPAD if mapped else UNKNOWN
        place = self._sdl.SDL_JoystickAttachVirtual(kind, _AXES, _BUTTONS, _HATS)
        assert place >= 0
        self._joystick = self._sdl.SDL_JoystickOpen(place)
        self.number = int(self._sdl.SDL_JoystickInstanceID(self._joystick))
        self.attached = True

    def button(self, number: int, *, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick, number, int(down))

    def axis(self, number: int, value: float) -> None:
        """Puts an axis at -1..1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, number, round(value * 32767))

    def hat(self, ways: int) -> None:
        """Puts the hat at a sum of UP, RIGHT, DOWN, LEFT."""
        self._sdl.SDL_JoystickSetVirtualHat(self._joystick, 0, ways)

    def unplug(self) -> None:
        if not self.attached:
            return
        for place in range(pygame.joystick.get_count()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(place) == self.number:
                self._sdl.SDL_JoystickDetachVirtual(place)
        self._sdl.SDL_JoystickClose(self._joystick)
        self.attached = False
