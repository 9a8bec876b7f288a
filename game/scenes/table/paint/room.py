"""What lies around and under the game: the level's room, or a bare one where it cannot be read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Contrast
from game.levels.canvas import bare
from game.levels.level import LevelError
from game.levels.plan import Place
from game.scenes.room.room import Room
from game.scenes.table.large import enlarged_level
from game.scenes.table.places import edges

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.levels.level import Level
    from game.scenes.table.kit import TableKit
    from game.scenes.table.picture import Picture


class RoomPainter:
    """Paints the bed that everything else lies on."""

    def __init__(self, kit: TableKit) -> None:
        self._seats = len(kit.session.players)
        taken = set(edges(kit.session.state.rules, kit.viewer).values())
        level, style = kit.level, kit.art.style
        if style.contrast is Contrast.HIGH:
            level = replace(level, layers=(), view=())
        if style.text > 1:
            level = enlarged_level(level)
        try:
            self._room = Room.load(kit.art.folder, _for(level, taken), kit.art)
        except LevelError:
            self._room = Room.load(kit.art.folder, _for(bare(), taken), kit.art)

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """All of the canvas."""
        self._room.draw(canvas, picture.scenery, self._seats, picture.effects.lift)

    def poses(self, seconds: float) -> tuple[int, ...]:
        """Tells times apart: where this is equal, so is the room."""
        return self._room.poses(seconds, self._seats)


def _for(level: Level, taken: Collection[Place]) -> Level:
    """A level without the plates of places where nobody sits: the room is seen there."""
    plates = tuple(plate for plate in level.more.plates if plate.place in taken)
    return replace(level, more=replace(level.more, plates=plates))
