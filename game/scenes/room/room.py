"""The room of a table, and the same room seen whole."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Art, Atlas
from game.levels.level import LevelError
from game.levels.plan import Company
from game.scenes.room.cells import Lamp, Scenery, plane_of
from game.scenes.room.furniture import Furniture, plates
from game.scenes.room.indexed import Indexer
from game.scenes.room.light import SIZE, Night, Plane, View

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.palette import Palette
    from game.engine.sheet import Sheet
    from game.levels.level import Level
    from game.levels.plan import Plan


class Room:
    """Paints what lies around and under a game; nothing of it depends on the game's state.

    Args:
        level: the table with its map.
        sheet: the sprites of furniture.
        palette: the colours.
        night: the light of the level's mood.
    """

    def __init__(self, level: Level, sheet: Sheet, palette: Palette, night: Night) -> None:
        self._level = level
        self._palette = palette
        self._furniture = Furniture(sheet, palette)
        self._night = night
        self._indexer = Indexer(palette)
        self._tables: dict[Plan, tuple[Scenery, Scenery]] = {}

    @classmethod
    def load(cls, assets: Path, level: Level, art: Art | None = None) -> Room:
        """The room of a level; it is lit and put together when it is first shown.

        Args:
            assets: the folder of what is shipped.
            level: the table.
            art: what furniture is drawn with; None for that folder's own.

        Raises:
            LevelError: a picture of the level cannot be read.
        """
        art = art or Art(assets)
        room = cls(
            level,
            art.sheet(Atlas.ROOM),
            art.palette,
            Night.load(assets / "lights", level.mood),
        )
        room.read()
        return room

    def read(self) -> None:
        """Reads the pictures of the level; raises LevelError for one that is none."""
        layers = (*self._level.layers, *self._level.view)
        for path in sorted({cell.picture for layer in layers for cell in layer.cells}):
            try:
                self._indexer.load(path)
            except (OSError, pygame.error) as cause:
                raise LevelError(
                    path, "picture", f"cannot be read ({cause}); save it again as PNG"
                ) from None

    def draw(self, canvas: pygame.Surface, seconds: float, seats: int = 2, lift: int = 0) -> None:
        """Paints the whole canvas as the table's bed: room, cloth, plates, ledge.

        Args:
            canvas: of the plan's size.
            seconds: since any moment; equal times give equal pictures.
            seats: 2, 3 or 4, which decides between the level's plans.
            lift: pixels by which glasses and plates hop, when a tile is slammed down.
        """
        bed, things = self._table(self._level.plan(seats))
        bed.draw(canvas, seconds)
        things.draw(canvas, seconds, lift)

    def establishing(self, canvas: pygame.Surface, seconds: float) -> None:
        """Paints the whole room, full of people, without a game; dark where a map has no view."""
        self._view.draw(canvas, seconds)

    def poses(self, seconds: float, seats: int = 2) -> tuple[int, ...]:
        """Tells times apart: where this is equal, `draw` gives the same picture."""
        return sum((part.poses(seconds) for part in self._table(self._level.plan(seats))), ())

    def view_poses(self, seconds: float) -> tuple[int, ...]:
        """The same for `establishing`."""
        return self._view.poses(seconds)

    @cached_property
    def _view(self) -> Scenery:
        lamp = Lamp(self._indexer, self._night, View.WHOLE)
        return Scenery(self._level.view, lamp, self._palette["ink0"])

    def _table(self, plan: Plan) -> tuple[Scenery, Scenery]:
        """What lies under the furniture together with it, and what stands on it."""
        if plan not in self._tables:
            lamp = Lamp(self._indexer, self._night, View.TABLE)
            company = Company.TWO if plan == self._level.two else Company.MORE
            layers = [each for each in self._level.layers if each.seen(company)]
            around = [each for each in layers if plane_of(each) is not Plane.NEAR]
            things = [each for each in layers if plane_of(each) is Plane.NEAR]
            furniture = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
            self._furniture.draw(furniture, plan)
            hidden = tuple(_behind(area, plan) for area in plates(plan))

            def lay(picture: pygame.Surface, spot: tuple[int, int]) -> None:
                picture.blit(furniture, (-spot[0], -spot[1]))

            def hide(picture: pygame.Surface, spot: tuple[int, int]) -> None:
                for area in hidden:
                    picture.fill(0, area.move(-spot[0], -spot[1]))

            self._tables[plan] = (
                Scenery(around, lamp, self._palette["ink0"], lay),
                Scenery(things, lamp, None, hide),
            )
        return self._tables[plan]


def _behind(area: pygame.Rect, plan: Plan) -> pygame.Rect:
    """Where nothing may stand because of a plate: one above the felt hides things to its edge."""
    felt = pygame.Rect(plan.felt)
    if area.bottom > felt.top or area.right <= felt.left or area.left >= felt.right:
        return area
    return pygame.Rect(area.x, area.y, area.width, felt.top - area.top)
