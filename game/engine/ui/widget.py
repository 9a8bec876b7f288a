"""What every widget is: a named area that answers actions and the mouse, and draws itself."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.engine.input.events import Action
    from game.engine.ui.look import Look
    from game.engine.ui.outcome import Outcome


class Mood(Enum):
    """How a widget stands: focus is also shown by the form's brackets and pointing hand."""

    IDLE = "idle"
    FOCUS = "focus"
    HELD = "down"
    OFF = "off"


class Widget:
    """A widget that does nothing yet; the others build on it.

    Attributes:
        name: What results are known by; unique in a form.
        rect: Its area in the form, in canvas pixels.
        enabled: False greys it out; it can be focused all the same, so that it can explain itself.
        focusable: Whether the focus stops here.
    """

    focusable = True

    def __init__(self, name: str, *, enabled: bool = True) -> None:
        """Begins without an area; a layout gives it one."""
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = enabled

    def height(self, look: Look, width: int) -> int:  # noqa: ARG002 - some depend on the width
        """The height it wants at a width, in pixels."""
        return look.row

    def press(self, action: Action) -> Outcome | None:  # noqa: ARG002 - for widgets that listen
        """Answers an action while focused; None leaves it to the form."""
        return None

    def down(self, x: int, y: int) -> Outcome | None:  # noqa: ARG002 - as above
        """The left mouse button went down on it."""
        return None

    def drag(self, x: int, y: int) -> Outcome | None:  # noqa: ARG002 - as above
        """The mouse moved while the button that went down on it is held."""
        return None

    def up(self, x: int, y: int) -> Outcome | None:  # noqa: ARG002 - as above
        """The button came up again, perhaps outside."""
        return None

    def wheel(self, dy: int) -> Outcome | None:  # noqa: ARG002 - as above
        """The wheel turned over it; None scrolls the form."""
        return None

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints it into `rect`, which is `self.rect` moved by the form's scrolling."""
        raise NotImplementedError
