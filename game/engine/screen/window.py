"""The window of the game on the player's desktop."""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from game.engine.screen.viewport import CANVAS, Size, viewport

if TYPE_CHECKING:
    from game.engine.screen.compose import Look


class NoDisplayError(Exception):
    """There is no screen to open a window on; the message is one line for the player."""


class Mode(Enum):
    """How the window lies on the desktop."""

    FULLSCREEN = auto()
    """Borderless over the whole desktop; the desktop's resolution is never changed."""
    WINDOWED = auto()


@dataclass(frozen=True, slots=True)
class WindowPlan:
    """How to open the window.

    Attributes:
        title: its caption.
        mode: whether it covers the desktop.
        size: its size while windowed, in screen pixels.
        icon: its picture in task bars, square.
        app_id: the name by which X11 and Wayland desktops know the program, none if empty.
    """

    title: str
    mode: Mode = Mode.FULLSCREEN
    size: Size = (CANVAS[0] * 2, CANVAS[1] * 2)
    icon: pygame.Surface | None = None
    app_id: str = ""


class DesktopWindow:
    """A window that knows its way between full screen and windowed.

    Raises:
        NoDisplayError: SDL finds no screen.
    """

    def __init__(self, plan: WindowPlan) -> None:
        start_display(plan.app_id)
        self._windowed_size = plan.size
        self.mode = Mode.WINDOWED
        try:
            self.window = pygame.Window(plan.title, plan.size, resizable=True, hidden=True)
        except pygame.error as error:
            raise NoDisplayError(_sentence(error)) from error
        if plan.icon is not None:
            self.window.set_icon(plan.icon)
        if plan.mode is Mode.FULLSCREEN:
            self.toggle_fullscreen()
        self.window.show()

    def toggle_fullscreen(self) -> None:
        """Goes over the whole desktop, or back to the size the window had."""
        if self.mode is Mode.WINDOWED:
            self._windowed_size = self.window.size
            self.window.set_fullscreen(desktop=True)
            self.mode = Mode.FULLSCREEN
        else:
            self.window.set_windowed()
            if self.window.size != self._windowed_size:
                self.window.size = self._windowed_size
            self.mode = Mode.WINDOWED

    def close(self) -> None:
        """Takes the window off the desktop."""
        self.window.destroy()


class OnDesktop:
    """What every presenter with a window has in common.

    Args:
        plan: how to open the window.
        look: how the picture is shown; may be replaced at any time.

    Raises:
        NoDisplayError: there is no screen.
    """

    def __init__(self, plan: WindowPlan, look: Look) -> None:
        self.look = look
        self._desktop = DesktopWindow(plan)

    @property
    def mode(self) -> Mode:
        """Whether the window covers the desktop now."""
        return self._desktop.mode

    def to_canvas(self, point: tuple[int, int]) -> tuple[int, int]:
        """The canvas pixel under a window pixel; beyond the canvas where the bezel is."""
        return viewport(self._desktop.window.size, self.look.scaling).to_canvas(point)

    def toggle_fullscreen(self) -> None:
        """Goes over the whole desktop, or back to the window as it was."""
        self._desktop.toggle_fullscreen()

    def close(self) -> None:
        """Takes the window off the desktop."""
        self._desktop.close()


def start_display(app_id: str = "") -> None:
    """Starts SDL's video, once.

    Args:
        app_id: see `WindowPlan`.

    Raises:
        NoDisplayError: no video driver works, or SDL fell back to one that shows nothing.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if app_id:
        # Importing pygame has put the script's file name there.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = app_id
        os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = app_id
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(_sentence(error)) from error
    driver = pygame.display.get_driver()
    if driver == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplayError(_sentence("no desktop answers"))
    if driver == "x11":
        # Four to ten times faster there; on Wayland it breaks the window.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _sentence(cause: object) -> str:
    return f"There is no screen to play on ({cause}): start the game from a desktop session."
