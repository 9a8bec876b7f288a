"""What all painters of the table draw with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas, Face
from game.engine.font import Align
from game.engine.ui.look import Look
from game.layout.camera import Zoom
from game.layout.lattice import Facing
from game.scenes.table.panes import FRAME

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.layout.layout import Layout, Placed
    from game.rules.line import Arm, Line
    from game.rules.seat import Seat
    from game.rules.tile import Tile

    Box = pygame.Rect | tuple[int, int, int, int]

TAG = 12
LARGE_TAG = 18
FITTED = 256
"""Lines of text of which the brush remembers how much fits."""

SIZES = {Zoom.WIDE: "table", Zoom.NEAR: "near", Zoom.CLOSE: "hand"}
"""The sheet's name for the size of tiles that each view shows."""

DIRECTIONS = {Facing.N: "n", Facing.E: "e", Facing.S: "s", Facing.W: "w"}


class Brush:
    """Sprites and letters, with the few strokes that painters share.

    Attributes:
        look: the kit, letters and palette.
        tiles: faces and backs at their native sizes.
        wrapped: lines of the body cut that fit into a width.
        drag: leaning faces and backs.
    """

    def __init__(self, art: Art) -> None:
        self.look = Look.of(art)
        self._panels: dict[tuple[str, int, int], pygame.Surface] = {}
        self._fitted = lru_cache(FITTED)(self._fit)
        self.wrapped = lru_cache(FITTED)(self._wrap)
        self.tiles = art.sheet(Atlas.TILES)
        self.drag = art.sheet(Atlas.DRAG)

    def panel(self, canvas: pygame.Surface, name: str, box: Box) -> None:
        """A nine-slice of the kit, put together once for each size."""
        x, y, w, h = box
        made = self._panels.get((name, w, h))
        if made is None:
            made = pygame.Surface((w, h), pygame.SRCALPHA, 32)
            self.look.kit.nine(made, name, made.get_rect())
            self._panels[name, w, h] = made
        canvas.blit(made, (x, y))

    def lamp(self, canvas: pygame.Surface, frame: Box) -> None:
        """Lights a plate of the furniture along the inner edge of its frame."""
        edge = pygame.Rect(frame).inflate(2 - 2 * FRAME, 2 - 2 * FRAME)
        for colour, inwards in (("brass2", 0), ("brass1", 2)):
            box = edge.inflate(-inwards, -inwards)
            pygame.draw.rect(canvas, self.look.palette[colour], box, 1)

    def mark(self, canvas: pygame.Surface, name: str, at: tuple[int, int]) -> None:
        """A sprite of the kit."""
        self.look.kit.blit(canvas, name, at)

    def write(
        self,
        canvas: pygame.Surface,
        text: str,
        box: Box,
        colour: str = "bone3",
        align: Align = Align.CENTRE,
    ) -> None:
        """One line in the middle of a box's height, cut with an ellipsis where it is too long."""
        self._write(canvas, text, box, colour, align, Face.BODY)

    def display(self, canvas: pygame.Surface, text: str, box: Box, colour: str = "brass2") -> None:
        """One line of the display cut in the middle of a box."""
        self._write(canvas, text, box, colour, Align.CENTRE, Face.DISPLAY)

    def tile(
        self,
        canvas: pygame.Surface,
        placed: Placed,
        at: tuple[int, int],
        up: int = 0,
        zoom: Zoom = Zoom.WIDE,
    ) -> None:
        """A tile of the line with its top left corner at a pixel, `up` pixels above its shadow."""
        letter, size = way(placed), SIZES[zoom]
        shadow = "e" if letter in "ew" else "n"
        below = 1 + up // 2 + (zoom is Zoom.CLOSE)
        self.tiles.blit(canvas, f"shadow/{size}/{shadow}", (at[0] + below, at[1] + below))
        self.tiles.blit(canvas, f"{size}/{placed.tile}/{letter}", (at[0], at[1] - up))

    def tag(self, canvas: pygame.Surface, told: str, middle: tuple[int, int]) -> None:
        """A small brass tag with a number, centred on a pixel."""
        high = TAG if self.look.scale == 1 else LARGE_TAG
        plate = pygame.Rect(0, 0, self.look.body.width(told) + 7, high)
        plate.center = middle
        canvas.fill(self.look.palette["ink0"], plate.inflate(2, 2))
        canvas.fill(self.look.palette["brass2"], plate)
        self.write(canvas, told, plate, "ink0")

    def seat(self, canvas: pygame.Surface, seat: Seat, at: tuple[int, int]) -> None:
        """The symbol of a seat."""
        self.mark(canvas, f"token/seat/{seat.name.lower()}", at)

    def _write(
        self, canvas: pygame.Surface, text: str, box: Box, colour: str, align: Align, face: Face
    ) -> None:
        x, y, w, h = box
        font = self.look.font(face)
        at = {Align.LEFT: x, Align.CENTRE: x + w // 2, Align.RIGHT: x + w}[align]
        ink = self.look.ink(colour, face)
        font.draw(canvas, self._fitted(face, text, w), (at, font.level(y, h)), ink, align)

    def _wrap(self, text: str, width: int) -> tuple[str, ...]:
        """Lines of the body cut that fit into a width."""
        return tuple(self.look.body.wrap(text, width))

    def _fit(self, face: Face, text: str, width: int) -> str:
        return self.look.font(face).fit(text, width)


def way(placed: Placed) -> str:
    """The letter of the sprite on which the outer half points to the tile's facing."""
    if placed.tile.is_double:
        return "e" if placed.w > placed.h else "n"
    outwards = placed.tile.high == placed.outer
    return DIRECTIONS[placed.facing if outwards else placed.facing.turned(2)]


def letter(layout: Layout, line: Line, tile: Tile, arm: Arm | None) -> str:
    """The letter of the sprite that lies right in a socket: its inner half meets the end."""
    socket = layout.socket(arm, tile)
    if tile.is_double:
        return "e" if socket.w > socket.h else "n"
    end = line.end(arm) if arm is not None else None
    if end is None:
        return DIRECTIONS[Facing.W]
    outwards = tile.high == tile.other(end.pips)
    return DIRECTIONS[socket.facing if outwards else socket.facing.turned(2)]
