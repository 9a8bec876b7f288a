"""What is played on, drawn where a plan wants it: cloth and rim, plates, ledge and rails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.levels.plan import CANVAS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine.palette import Palette
    from game.engine.sheet import Sheet
    from game.levels.plan import Plan

RIM = 6
"""Pixels by which the cloth's frame reaches beyond it to the left, to the right and upwards."""

FOOT = 2
"""The same downwards, where the caption begins."""

HEM = 9
"""From the cloth's border to the embroidered line."""

KNOT = 4
"""From the cloth's border to the flourish in its corner."""

TURN = 16
"""From the cloth's corner to where the embroidered line begins."""

BORDER = 5
"""Width of a plate's frame."""


class Furniture:
    """Draws the furniture of a plan.

    Args:
        sheet: with the sprites of the room.
        palette: with the cloth's colours.
    """

    def __init__(self, sheet: Sheet, palette: Palette) -> None:
        self._sheet = sheet
        self._palette = palette

    def draw(self, picture: pygame.Surface, plan: Plan) -> None:
        """Paints all of it."""
        self._cloth(picture, pygame.Rect(plan.felt))
        self._sheet.nine(picture, "caption", pygame.Rect(plan.caption).inflate(0, -FOOT).move(0, 1))
        self._sheet.nine(picture, "ledge", pygame.Rect(plan.tray))
        self._sheet.nine(picture, "rail", pygame.Rect(plan.prompts))
        for area in plates(plan):
            self._sheet.nine(picture, "plate", area)

    def _cloth(self, picture: pygame.Surface, felt: pygame.Rect) -> None:
        rim = pygame.Rect(
            felt.x - RIM, felt.y - RIM, felt.width + 2 * RIM, felt.height + RIM + FOOT
        )
        picture.set_clip(rim)
        self._sheet.nine(picture, "rim", pygame.Rect(rim.topleft, (rim.width, rim.height + RIM)))
        picture.set_clip(felt)
        picture.fill(self._palette["felt1"])
        for name in ("cloth", "emblem"):
            area = self._sheet.rect(name)
            area.center = felt.center
            self._sheet.blit(picture, name, area.topleft)
        self._hem(picture, felt)
        shade = self._palette["felt0"]
        picture.fill(shade, (felt.x, felt.y, felt.width, 2))
        picture.fill(shade, (felt.x, felt.y, 1, felt.height))
        picture.set_clip(None)

    def _hem(self, picture: pygame.Surface, felt: pygame.Rect) -> None:
        thread = self._palette["felt2"]
        line = felt.inflate(-2 * HEM, -2 * HEM)
        wide, high = line.width - 2 * TURN, line.height - 2 * TURN
        for y in (line.top, line.bottom - 1):
            picture.fill(thread, (line.x + TURN, y, wide, 1))
        for x in (line.left, line.right - 1):
            picture.fill(thread, (x, line.y + TURN, 1, high))
        knot = self._sheet.image("flourish")
        inner = felt.inflate(-2 * KNOT, -2 * KNOT)
        for across in (False, True):
            for down in (False, True):
                turned = pygame.transform.flip(knot, across, down)
                area = turned.get_rect(topleft=inner.topleft)
                if across:
                    area.right = inner.right
                if down:
                    area.bottom = inner.bottom
                picture.blit(turned, area)


def plates(plan: Plan) -> Iterator[pygame.Rect]:
    """The outer edges of the plates: the plan's rectangles without what the rim takes."""
    felt = pygame.Rect(plan.felt)
    rects = [plan.status, plan.menu, plan.boneyard, plan.scores, plan.last, plan.ends]
    rects += [plate.frame for plate in plan.plates]
    for rect in rects:
        if rect is not None:
            yield _beside(pygame.Rect(rect), felt)


def _beside(area: pygame.Rect, felt: pygame.Rect) -> pygame.Rect:
    left, top, right, bottom = area.left + 1, area.top + 1, area.right - 1, area.bottom - 1
    if area.right <= felt.left:
        right = min(right, felt.left - RIM - 1)
    if area.left >= felt.right:
        left = max(left, felt.right + RIM + 1)
    if area.bottom <= felt.top and area.right > felt.left and area.left < felt.right:
        bottom = min(bottom, felt.top - RIM)
        top = area.top
    return pygame.Rect(left, top, right - left, bottom - top).clip(CANVAS)
