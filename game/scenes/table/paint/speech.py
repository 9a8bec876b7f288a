"""Bubbles beside the faces, for as long as they cover nothing of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.levels.plan import Place as Edge
from game.match.seats import Computer
from game.scenes.portraits import SPEECH, who

if TYPE_CHECKING:
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places
    from game.scenes.table.speech import Line

WIDEST = 132
"""Of the words."""

PITCH = 11
AIR = 6
BESIDE = 8
TAIL = 7


class SpeechPainter:
    """Paints what computer players say."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._places = places
        self._kit = kit

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The bubble of the one who speaks."""
        line = picture.said
        words = [] if line is None else self._words(line)
        if line is None or not words:
            return
        box, tail = self._box(line, words)
        if self._covers(picture, box):
            return
        self._brush.panel(canvas, "panel/speech", box)
        name = "speech/tail/up" if tail[1] <= box.top else "speech/tail"
        self._brush.mark(canvas, name, tail)
        font, ink = self._brush.look.body, self._brush.look.ink("ink0")
        pitch = self._pitch
        top = box.y + (box.h - pitch * len(words) + 1) // 2 - 1
        for number, word in enumerate(words):
            font.draw(canvas, word, (box.x + AIR, top + number * pitch), ink)

    def _words(self, line: Line) -> list[str]:
        player = self._kit.session.players[line.seat]
        if not isinstance(player, Computer):
            return []
        spoken = self._kit.text(f"{SPEECH[who(player.name)]}{line.mood}")
        return list(self._brush.wrapped(spoken, WIDEST * self._brush.look.scale))

    @property
    def _pitch(self) -> int:
        return PITCH * self._brush.look.scale

    def _box(self, line: Line, words: list[str]) -> tuple[pygame.Rect, tuple[int, int]]:
        """The bubble, and the pixel of its edge that the tail is held by."""
        font, plate = self._brush.look.body, self._places.plate(line.seat)
        wide = max(font.width(word) for word in words) + 2 * AIR
        box = pygame.Rect(0, 0, wide, self._pitch * len(words) + AIR)
        felt = pygame.Rect(self._places.plan.felt)
        if plate is None:
            return box, (0, 0)
        face = pygame.Rect(plate.face)
        if self._places.edge(line.seat) is Edge.TOP and face.left < felt.right:
            box.topleft = face.left + BESIDE, felt.top + BESIDE
            return box, (box.left + BESIDE, box.top - 1)
        box.top = max(felt.top + BESIDE, felt.top + self._places.camera.covered, face.top)
        if face.left >= felt.right:
            box.right = felt.right - BESIDE
            return box, (box.right - BESIDE - TAIL, box.bottom)
        box.left = felt.left + BESIDE
        return box, (box.left + BESIDE, box.bottom)

    def _covers(self, picture: Picture, box: pygame.Rect) -> bool:
        """Whether the bubble would hide tiles of the line or where one can go, or be hidden."""
        if box.top < self._places.plan.felt.y + self._places.camera.covered:
            return True
        layout, pixels = self._places.layout(picture.shown.line), self._places.camera.pixels
        boxes = [each.rect for each in layout.placed]
        boxes += [socket.rect for socket in layout.sockets.values()]
        return any(box.colliderect(pixels(each)) for each in boxes)
