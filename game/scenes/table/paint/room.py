"""What lies around and under the game: the level's room, or a bare one where it cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.levels.canvas import bare
from game.levels.level import LevelError
from game.scenes.room.room import Room

if TYPE_CHECKING:
    import pygame

    from game.scenes.table.kit import TableKit
    from game.scenes.table.picture import Picture


class RoomPainter:
    """Paints the bed that everything else lies on."""

    def __init__(self, kit: TableKit) -> None:
        self._seats = len(kit.session.players)
        try:
            self._room = Room.load(kit.art.folder, kit.level)
        except LevelError:
            self._room = Room.load(kit.art.folder, bare())

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """All of the canvas."""
        self._room.draw(canvas, picture.scenery, self._seats, picture.effects.lift)

    def poses(self, seconds: float) -> tuple[int, ...]:
        """Tells times apart: where this is equal, so is the room."""
        return self._room.poses(seconds, self._seats)
