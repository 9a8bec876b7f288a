"""The lit ends: where the held tile can go, what it would score there, and ends that glow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Device
from game.layout.focus import ways
from game.rules.move import Play
from game.scenes.table import cues as cue
from game.scenes.table.holding import Dragged, Lifted, OnEnd
from game.scenes.table.paint.brush import DIRECTIONS, SIZES, letter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.line import Arm, Line
    from game.rules.tile import Tile
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places
    from game.scenes.table.reach import Count, Reach

SUIT = 7
"""Tiles of one suit."""

FRAMES = 4
RATE = 8.0
LABEL_HEIGHT = 12
LARGE_LABEL = 18
OUT = 14
"""Pixels from a socket's edge to the label beyond it."""


class SocketPainter:
    """Paints the open ends."""

    def __init__(self, brush: Brush, places: Places) -> None:
        self._brush = brush
        self._places = places

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Sockets for the held tile, else for ends that announce themselves."""
        held, reach = picture.cursor.hold, picture.cursor.reach
        self._hint(canvas, picture)
        if isinstance(held, Lifted | Dragged) and reach is not None:
            for arm in reach.fits(held.tile):
                self._socket(canvas, picture, held.tile, arm)
            if picture.device is not Device.MOUSE and isinstance(held, Lifted):
                self._arrows(canvas, picture, held, reach)
            return
        for each, _ in picture.running:
            if isinstance(each.act, cue.Glow):
                self._glow(canvas, picture, each.act.arms)
        self._dead(canvas, picture)

    def _socket(
        self, canvas: pygame.Surface, picture: Picture, tile: Tile, arm: Arm | None
    ) -> None:
        """An end that takes the tile, with what it scores; the chosen one shows the tile."""
        box = self._box(picture, arm, tile)
        frame = picture.blink(FRAMES, RATE)
        middle = box.center
        if _chosen(picture.cursor) == (arm,):
            line = picture.shown.line
            size = SIZES[self._places.camera.size]
            name = f"{size}/{tile}/{letter(self._places.layout(line), line, tile, arm)}"
            if isinstance(picture.cursor.hold, Lifted):
                self._brush.tiles.blit(canvas, name, box.topleft)
            self._brush.panel(canvas, f"socket/hot/{frame}", box.inflate(4, 4))
            middle = self._beyond(picture, arm, tile, box)
        else:
            self._brush.panel(canvas, f"socket/{frame}", box)
        count = picture.cursor.reach.counts.get((tile, arm)) if picture.cursor.reach else None
        if count is not None:
            self._label(canvas, middle, count)

    def _beyond(
        self, picture: Picture, arm: Arm | None, tile: Tile, box: pygame.Rect
    ) -> tuple[int, int]:
        """Where the label of a covered socket stands: farther out, but on the felt."""
        facing = self._places.layout(picture.shown.line).socket(arm, tile).facing
        dx, dy = facing.step
        x, y = box.centerx + dx * (box.w // 2 + OUT), box.centery + dy * (box.h // 2 + OUT)
        felt = pygame.Rect(self._places.plan.felt).inflate(-2 * OUT, -LABEL_HEIGHT)
        return max(felt.left, min(x, felt.right)), max(felt.top, min(y, felt.bottom))

    def _arrows(self, canvas: pygame.Surface, picture: Picture, held: Lifted, reach: Reach) -> None:
        """Which direction leads to which end, at the ends."""
        boxes = {
            arm: self._box(picture, arm, held.tile)
            for arm in reach.fits(held.tile)
            if arm is not None
        }
        layout = self._places.layout(picture.shown.line)
        units = {arm: layout.socket(arm, held.tile).rect for arm in boxes}
        for heading, arm in ways(units, held.arm if held.chosen else None).items():
            box, (dx, dy) = boxes[arm].inflate(4, 4), heading.step
            at = box.centerx + dx * box.w // 2, box.centery + dy * box.h // 2
            self._brush.mark(canvas, f"mark/arm/{DIRECTIONS[heading]}", at)

    def _glow(self, canvas: pygame.Surface, picture: Picture, arms: Iterable[Arm]) -> None:
        frame = picture.blink(FRAMES, RATE)
        layout = self._places.layout(picture.shown.line)
        for arm in arms:
            if arm in layout.sockets:
                box = self._places.camera.pixels(layout.sockets[arm].rect)
                self._brush.panel(canvas, f"socket/hot/{frame}", box)

    def _hint(self, canvas: pygame.Surface, picture: Picture) -> None:
        """A star at the end that was advised, until the tile is held."""
        move = picture.hinted[0].best if picture.hinted else None
        if isinstance(move, Play) and picture.cursor.hold is None:
            x, y = self._box(picture, move.arm, move.tile).center
            self._brush.mark(canvas, "mark/hint", (x, y + 6))

    def _dead(self, canvas: pygame.Surface, picture: Picture) -> None:
        """A padlock on every end that nothing fits any more: as all its suit is laid, or locked."""
        line, locked = picture.shown.line, picture.shown.locked
        if not locked and len(line.laid) < SUIT:
            return
        sockets = self._places.layout(line).sockets
        for end in line.ends:
            if end.arm in sockets and (locked or is_dead(line, end.pips)):
                box = self._places.camera.pixels(sockets[end.arm].rect)
                self._brush.mark(canvas, "mark/dead", pygame.Rect(box).center)

    def _box(self, picture: Picture, arm: Arm | None, tile: Tile) -> pygame.Rect:
        socket = self._places.layout(picture.shown.line).socket(arm, tile)
        return pygame.Rect(self._places.camera.pixels(socket.rect))

    def _label(self, canvas: pygame.Surface, middle: tuple[int, int], count: Count) -> None:
        text = f"+{count.points}" if count.points else str(count.total)
        width = self._brush.look.body.width(text) + 5
        high = LABEL_HEIGHT if self._brush.look.scale == 1 else LARGE_LABEL
        plate = pygame.Rect(0, 0, width, high)
        plate.center = middle
        palette = self._brush.look.palette
        canvas.fill(palette["brass2" if count.points else "ink1"], plate)
        self._brush.write(canvas, text, plate, "ink0" if count.points else "bone3")


def is_dead(line: Line, pips: int) -> bool:
    """Whether every tile of a suit lies on the table, so that nothing can follow."""
    return sum(laid.tile.fits(pips) for laid in line.laid) == SUIT


def _chosen(cursor: Cursor) -> tuple[Arm | None] | None:
    match cursor.hold:
        case Lifted(_, arm, True) | Dragged(_, _, _, OnEnd(arm)):
            return (arm,)
        case _:
            return None
