"""A few tiles on a patch of felt that show what a rule system looks like on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.engine.ui.panel import Panel
from game.layout.camera import Camera, Zoom
from game.layout.lattice import CROSS_FELT, union
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import tile
from game.scenes.table.paint.brush import Brush

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.layout.layout import Layout

LINES: Final = {
    "mano-a-mano": "5-5, 5-2 W, 5-1 E, 2-0 W, 6-1 E, 6-4 E",
    "all-fives": "6-6, 6-3 W, 6-1 E, 6-2 N, 6-4 S, 3-3 W, 5-1 E",
    "express": "6-6, 6-4 E, 4-4 E, 6-1 W, 1-1 W, 4-2 E, 5-1 W",
    "brasil": "3-3, 5-3 E, 3-2 W, 5-5 E, 6-2 W, 5-1 E",
    "nordeste": "4-4, 4-0 W, 4-2 E, 2-2 E, 6-0 W, 6-6 W",
}
"""Plays in order, by rule system; one that is missing shows an empty felt."""

CROSSES: Final = ("all-fives",)
NAP = 4
"""Every how many pixels the cloth shows a lit thread."""


class Vignette:
    """Paints the patch: tiles as large as the height allows, a long line running out of it.

    Args:
        art: what is drawn with.
    """

    def __init__(self, art: Art) -> None:
        self._brush = Brush(art)
        self._laid: dict[str, Layout] = {}
        self._cloths: dict[tuple[int, int], pygame.Surface] = {}

    def draw(self, canvas: pygame.Surface, area: pygame.Rect, variant: str) -> None:
        """Paints a rule system's tiles, in the middle of an area."""
        Panel.FELT.draw(canvas, self._brush.look, area)
        inner = Panel.FELT.inside(self._brush.look, area)
        before = canvas.get_clip()
        canvas.set_clip(inner.clip(before))
        canvas.blit(self._cloth(inner.size), inner)
        layout = self._laid.get(variant)
        if layout is None:
            layout = self._laid[variant] = route(sample(variant), CROSS_FELT)
        if layout.placed:
            self._tiles(canvas, inner, layout)
        canvas.set_clip(before)

    def _tiles(self, canvas: pygame.Surface, inner: pygame.Rect, layout: Layout) -> None:
        whole = union(placed.rect for placed in layout.placed)
        zoom = nearest_zoom(whole.h, inner.height)
        camera = Camera((*inner.topleft, *inner.size), zoom)
        box = pygame.Rect(camera.pixels(whole))
        by = inner.centerx - box.centerx, inner.centery - box.centery - 1
        for placed in sorted(layout.placed, key=lambda each: each.y):
            at = pygame.Rect(camera.pixels(placed.rect)).move(by)
            self._brush.tile(canvas, placed, at.topleft, zoom=zoom)

    def _cloth(self, size: tuple[int, int]) -> pygame.Surface:
        """Lit threads where the lamp's pool falls, denser towards its middle."""
        made = self._cloths.get(size)
        if made is None:
            made = self._cloths[size] = pygame.Surface(size, pygame.SRCALPHA, 32)
            lit = self._brush.look.palette["felt2"]
            width, height = size
            for y in range(0, height, NAP // 2):
                for x in range(y % NAP, width, NAP):
                    across, down = 2 * x / width - 1, 2 * y / height - 1
                    away = across * across + down * down
                    if away < 1 and (away < 1 / 2 or (x // NAP + y // NAP) % 2):
                        made.set_at((x, y), lit)
        return made


def nearest_zoom(units: int, height: int) -> Zoom:
    """The largest tiles with which a line of that height, in units, fits in so many pixels."""
    return max((zoom for zoom in Zoom if units * zoom <= height), default=min(Zoom))


def sample(variant: str) -> Line:
    """The line that stands for a rule system."""
    branching = Branching.SPINNER if variant in CROSSES else Branching.NONE
    line = Line.empty(branching)
    for play in LINES.get(variant, "").split(", "):
        if play:
            name, _, arm = play.partition(" ")
            line = line.lay(tile(name), Arm(arm) if arm else None)
    return line
