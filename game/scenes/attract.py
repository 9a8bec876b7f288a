"""The room as it is when nobody plays: what the title shows to those who only look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.art import Atlas
from game.engine.input.events import FocusGained, FocusLost, Release
from game.engine.scene import Cover, Pop
from game.engine.screen.viewport import CANVAS
from game.scenes.passages import standing_up

if TYPE_CHECKING:
    import pygame

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.scenes.kit import Kit
    from game.scenes.room.room import Room

LOGO_TOP = 14
NAMED = 6.0
"""Seconds for which the logo is there, and then away, so that the room is seen."""

LASTS = 24.0
"""Seconds until the title comes back by itself."""


class AttractScene:
    """Shows the whole room under the logo until something is pressed.

    Args:
        kit: what every scene is handed.
        room: with a view of its own.
    """

    cover = Cover.FULL

    def __init__(self, kit: Kit, room: Room) -> None:
        self._kit = kit
        self._room = room
        self._age = 0.0
        self._moved = True

    @property
    def animating(self) -> bool:
        """Whether something in the room has moved."""
        return self._moved

    def handle(self, event: InputEvent) -> Transition | None:
        """Anything that a player does brings the title back."""
        if isinstance(event, Release | FocusLost | FocusGained):
            return None
        return Pop(standing_up(self._kit))

    def update(self, dt: float) -> Transition | None:
        """Lets the room live; in the end the title comes back."""
        before = self._look()
        self._age += dt
        self._moved = before != self._look()
        return Pop(standing_up(self._kit)) if self._age >= LASTS else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the room, and the logo at times."""
        self._room.establishing(canvas, self._age)
        if self._named:
            logo = self._kit.art.sheet(Atlas.LOGO)
            logo.blit(canvas, "logo", ((CANVAS[0] - logo.rect("logo").width) // 2, LOGO_TOP))

    @property
    def _named(self) -> bool:
        return int(self._age / NAMED) % 2 == 0

    def _look(self) -> tuple[bool, tuple[int, ...]]:
        return self._named, self._room.view_poses(self._age)
