"""What a report should know of the machine: versions, drivers, screens."""

from __future__ import annotations

import platform
import sys

import pygame

from game.store.shipped import in_checkout
from game.store.version import installed_version


def facts() -> dict[str, str]:
    """Versions and drivers as they are now, by what they are."""
    return {
        "game": f"{installed_version()} ({kind_of_program()})",
        "arguments": " ".join(sys.argv[1:]) or "none",
        "python": f"{platform.python_version()} {platform.python_implementation()}",
        "system": platform.platform(),
        "pygame-ce": pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "video driver": video_driver(),
        "screens": screens(),
        "audio driver": audio_driver(),
        "pads": str(pygame.joystick.get_count()) if pygame.joystick.get_init() else "not asked for",
    }


def kind_of_program() -> str:
    """How the game came here."""
    if getattr(sys, "frozen", False):
        return "packaged program"
    return "checkout" if in_checkout() else "installed wheel"


def video_driver() -> str:
    """What the picture goes through."""
    return pygame.display.get_driver() if pygame.display.get_init() else "none"


def screens() -> str:
    """The sizes of the desktops, in pixels."""
    if not pygame.display.get_init():
        return "none"
    return ", ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())


def audio_driver() -> str:
    """What the sound goes through, and its form."""
    form = pygame.mixer.get_init()
    if form is None:
        return "none"
    rate, bits, channels = form
    return f"{pygame.mixer.get_driver()}, {rate} Hz, {abs(bits)} bits, {channels} channels"
