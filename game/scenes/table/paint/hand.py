"""The own tray: the hand, what can be played, what has the focus; and the dragged tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.layout.tray import TILE_HEIGHT, TILE_WIDTH
from game.rules.move import Play
from game.scenes.table.effects import Place
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Dragged, Lifted, On, OnTile
from game.scenes.table.memory import hopeless

if TYPE_CHECKING:
    from game.rules.line import Line
    from game.rules.tile import Tile
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

DRAG = (20, 40)
FRONT = 2
"""Pixels of a tile's front edge, below its face."""

BRACKETS = 3
"""Pixels by which the brackets of the focus reach beyond a tile."""

SUM_LEFT = 18
"""Pixels from the hand to the middle of the tag that tells its pips."""


class HandPainter:
    """Paints the viewer's tiles."""

    def __init__(self, brush: Brush, places: Places) -> None:
        self._brush = brush
        self._places = places
        self._known: tuple[Line, frozenset[Tile], frozenset[Tile]] | None = None

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The tiles in the tray."""
        cursor, hold = picture.cursor, picture.cursor.hold
        dragged = hold.tile if isinstance(hold, Dragged) else None
        if picture.covered:
            self._backs(canvas, picture)
            return
        dead = self._dead(picture)
        for tile in cursor.hand:
            if tile != dragged:
                self._tile(canvas, picture, tile, dead)
        match cursor.focus:
            case OnTile(tile) if tile in cursor.hand and hold is None and _in_play(picture):
                self._focus(canvas, picture, picture.tray.at(tile))
            case _:
                pass
        if isinstance(hold, Lifted) and hold.tile in cursor.hand:
            self._selected(canvas, picture.tray.at(hold.tile))
        self._hint(canvas, picture)
        self._sum(canvas, picture)

    def draw_dragged(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The tile that follows the pointer, over everything."""
        hold = picture.cursor.hold
        if isinstance(hold, Dragged):
            wide, high = DRAG
            at = hold.x - wide // 2, hold.y - high // 2
            self._brush.tiles.blit(canvas, "shadow/drag/n", (at[0] + 4, at[1] + 8))
            self._brush.drag.blit(canvas, f"drag/{hold.tile}/n/{picture.lean}", at)

    def _backs(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The hand face down, in the places of its slots alone: their order says nothing."""
        shown = picture.shown
        count = shown.counts[shown.viewer]
        dealt = picture.view.rules.policies.hand if shown.spread else 0
        for x, y, _, _ in self._places.row(max(count, dealt))[:count]:
            self._brush.tiles.blit(canvas, "shadow/hand/n", (x + 1, y + 2))
            self._brush.tiles.blit(canvas, "back/hand/n", (x, y))

    def _dead(self, picture: Picture) -> frozenset[Tile]:
        """The tiles that can never be played again, while a round is played."""
        shown = picture.shown
        if shown.open[shown.viewer]:
            return frozenset()
        known = self._known
        if known is None or known[0] is not shown.line or known[1] is not shown.hand:
            found = hopeless(shown.line, shown.hand)
            known = self._known = shown.line, shown.hand, found
        return known[2]

    def _tile(
        self, canvas: pygame.Surface, picture: Picture, tile: Tile, dead: frozenset[Tile]
    ) -> None:
        x, y = picture.tray.at(tile)
        up = max(0, self._places.row(1)[0].y - y)
        self._brush.tiles.blit(canvas, "shadow/hand/n", (x + 1 + up // 4, y + 2 + up))
        self._brush.tiles.blit(canvas, f"hand/{tile}/n", (x, y))
        frame = picture.effects.glint_of(tile, Place.HAND)
        if frame is not None:
            self._brush.tiles.blit(canvas, f"glint/hand/n/{frame}", (x, y))
        reach = picture.cursor.reach
        if reach is not None and reach.fits(tile):
            self._brush.mark(canvas, "mark/playable/hand", (x, y))
        if tile in dead:
            self._brush.mark(canvas, "mark/dead/hand", (x + TILE_WIDTH // 2, y + TILE_HEIGHT // 2))

    def _hint(self, canvas: pygame.Surface, picture: Picture) -> None:
        """A star on the tile that was advised."""
        move = picture.hinted[0].best if picture.hinted else None
        if isinstance(move, Play) and move.tile in picture.cursor.hand:
            x, y = picture.tray.at(move.tile)
            self._brush.mark(canvas, "mark/hint", (x + TILE_WIDTH // 2, y + TILE_HEIGHT // 2 + 6))

    def _sum(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The pips of the own hand, left of it, once it lies open."""
        pips = picture.shown.sums[picture.shown.viewer]
        if pips is not None and picture.cursor.hand:
            x, y = picture.tray.at(picture.cursor.hand[0])
            self._brush.tag(canvas, str(pips), (x - SUM_LEFT, y + TILE_HEIGHT // 2))

    def _focus(self, canvas: pygame.Surface, picture: Picture, at: tuple[int, int]) -> None:
        box = pygame.Rect(*at, TILE_WIDTH, TILE_HEIGHT + FRONT)
        box = box.inflate(2 * BRACKETS, 2 * BRACKETS)
        box.height = min(box.bottom, self._places.plan.prompts.y) - box.y
        self._brush.panel(canvas, f"mark/focus/{picture.blink()}", box)

    def _selected(self, canvas: pygame.Surface, at: tuple[int, int]) -> None:
        box = pygame.Rect(*at, TILE_WIDTH, TILE_HEIGHT + FRONT)
        self._brush.panel(canvas, "mark/selected", box.inflate(4, 4))


def focus_on_stock(picture: Picture) -> bool:
    """Whether keys and pads would draw."""
    free = picture.cursor.hold is None and picture.cursor.reach is not None
    return free and picture.cursor.focus is On.STOCK


def _in_play(picture: Picture) -> bool:
    return picture.stage is Stage.PLAY and not picture.shown.spread
