"""A great word across the table: out, lá e ló, blocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.anim.ease import back_out, cubic_out
from game.engine.art import Face
from game.scenes.table import cues as cue

if TYPE_CHECKING:
    from game.layout.layout import Placed
    from game.scenes.table.captions import Text
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

HEIGHT = 56
OPENS = 0.12
CLOSES = 0.88
"""Parts of its time by which the band has opened, and at which it begins to close."""

LETTER = 0.05
POPS = 0.18
"""The same from one letter to the next, and for the leap of one."""

LEAP = 26
"""Pixels that a letter leaps."""

SCALE = 2
EDGE = ("brass1", "brass3", "brass1", "rose1", "rose2", "sea1")
"""The band's edge from the outside in: brass, and the cabinet's two ribbons."""

CLEAR = 8
"""Pixels kept between the band and a tile, or the felt's edge."""

RAY, RAYS_PACE = 20, 24.0
"""Width of a ray, and the pixels a second that the rays run."""


class BannerPainter:
    """Paints the band and its word."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._text: Text = kit.text
        self._places = places
        self._band = self._place(())
        self._behind: pygame.Surface | None = None
        self._font = kit.art.font(Face.DISPLAY, SCALE)

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The one that is shown now, if there is one."""
        for each, progress in picture.running:
            if isinstance(each.act, cue.Banner):
                placed = self._places.layout(picture.shown.line).placed
                self._band = self._place(placed[-1:])
                self._banner(canvas, self._text(each.act.key), progress, picture)

    def _place(self, last: tuple[Placed, ...]) -> pygame.Rect:
        """Across the felt, and clear of the tile laid last, which is what it speaks of."""
        felt = pygame.Rect(self._places.plan.felt)
        band = pygame.Rect(felt.x, felt.centery - HEIGHT // 2, felt.w, HEIGHT)
        for placed in last:
            tile = pygame.Rect(self._places.camera.pixels(placed.rect)).inflate(0, 2 * CLEAR)
            tops = (band.y, felt.y + CLEAR, felt.bottom - CLEAR - HEIGHT)
            free = (top for top in tops if tile.bottom <= top or top + HEIGHT <= tile.top)
            band.y = next(free, band.y)
        return band

    def _banner(self, canvas: pygame.Surface, word: str, progress: float, picture: Picture) -> None:
        part = min(1.0, progress / OPENS, (1 - progress) / (1 - CLOSES))
        high = round(HEIGHT * cubic_out(part))
        if high < 2 * SCALE:
            return
        band = pygame.Rect(self._band.x, self._band.centery - high // 2, self._band.w, high)
        palette = self._brush.look.palette
        step = picture.blink(2 * RAY, RAYS_PACE)
        canvas.blit(self._rays(), band, (step, (HEIGHT - high) // 2, band.w, high))
        for row, colour in enumerate(EDGE):
            canvas.fill(palette[colour], (band.x, band.y + row, band.w, 1))
            canvas.fill(palette[colour], (band.x, band.bottom - 1 - row, band.w, 1))
        before = canvas.get_clip()
        canvas.set_clip(band.inflate(0, -2 * len(EDGE)).clip(before))
        self._word(canvas, word, progress, picture)
        canvas.set_clip(before)

    def _rays(self) -> pygame.Surface:
        """Slanting rays, as behind the cabinet's name; wide enough to run one pair on."""
        if self._behind is None:
            palette = self._brush.look.palette
            self._behind = pygame.Surface((self._band.w + 2 * RAY, HEIGHT), 0, 32)
            self._behind.fill(palette["ink0"])
            for row in range(HEIGHT):
                for x in range(-HEIGHT, self._behind.width + RAY, 2 * RAY):
                    self._behind.fill(palette["ink1"], (x + HEIGHT - row, row, RAY, 1))
        return self._behind

    def _word(self, canvas: pygame.Surface, word: str, progress: float, picture: Picture) -> None:
        font, palette = self._font, self._brush.look.palette
        x = self._band.centerx - font.width(word) // 2
        y = font.level(self._band.y, self._band.h)
        bright, plain = palette.ink("brass3"), palette.ink("brass2")
        lit = picture.blink(len(word) + 6, 24.0)
        for number, letter in enumerate(word):
            leapt = back_out(min(1.0, max(0.0, (progress - number * LETTER / 2) / POPS)))
            left = font.width(word[: number + 1]) - font.width(letter)
            at = x + left, y + round(LEAP * (1 - leapt))
            font.draw(canvas, letter, at, bright if number == lit else plain)
