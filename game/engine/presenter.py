"""How a finished canvas reaches the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pygame

CANVAS = (640, 360)
"""Size of the picture all scenes draw, in canvas pixels."""


class Presenter(Protocol):
    """A canvas and the screen behind it."""

    @property
    def canvas(self) -> pygame.Surface:
        """The 640x360 surface that scenes draw on; the same object for the presenter's life."""

    def present(self) -> None:
        """Shows the canvas. Costly: call it only when the picture changed."""

    def to_canvas(self, point: tuple[int, int]) -> tuple[int, int]:
        """The canvas pixel under a window pixel; outside the canvas where the bezel is."""

    def toggle_fullscreen(self) -> None:
        """Goes from the window to the whole desktop or back to the window as it was."""

    def close(self) -> None:
        """Gives the screen back."""
