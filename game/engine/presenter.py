"""How a finished canvas reaches the screen."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol, assert_never

import pygame

from game.engine.screen.compose import Look
from game.engine.screen.surface import SurfacePresenter

if TYPE_CHECKING:
    from game.engine.screen.window import WindowPlan


class Presenter(Protocol):
    """A canvas and the screen behind it.

    Attributes:
        look: how the canvas is shown; may be replaced at any time.
    """

    look: Look

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


class Way(Enum):
    """Who scales the canvas."""

    SURFACE = "surface"
    """The processor."""
    RENDERER = "renderer"
    """The graphics card."""


def open_presenter(plan: WindowPlan, look: Look, way: Way = Way.SURFACE) -> Presenter:
    """Opens the window; the first picture is the one presented first.

    Args:
        plan: how to open the window.
        look: how the picture is shown.
        way: which way is tried first; where it fails the other one serves.

    Raises:
        NoDisplayError: there is no screen.
        pygame.error: neither way works.
    """
    other = Way.RENDERER if way is Way.SURFACE else Way.SURFACE
    try:
        return _open(plan, look, way)
    except pygame.error:
        return _open(plan, look, other)


def _open(plan: WindowPlan, look: Look, way: Way) -> Presenter:
    match way:
        case Way.SURFACE:
            return SurfacePresenter(plan, look)
        case Way.RENDERER:
            # Loaded only when wanted: it costs the first frame some milliseconds.
            from game.engine.screen.renderer import RendererPresenter  # noqa: PLC0415 - see above

            return RendererPresenter(plan, look)
        case _:
            assert_never(way)
