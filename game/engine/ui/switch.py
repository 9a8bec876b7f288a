"""A switch of a service panel: a lever for two values, a rotary for more, with printed values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.choice import Choice
from game.engine.ui.look import MARGIN
from game.engine.ui.widget import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.choice import Option
    from game.engine.ui.look import Look

BLOCK = 58
"""Width of the block that the lever sits in, in pixels."""

SLOT = pygame.Rect(20, 0, 32, 13)
"""The lever's slot in the block; its top is the middle of the row."""

LEVER = (11, 9)
KNOB = 36
"""Where a rotary is centred in the block."""

POSES = 13
TRAVEL = 14.0
"""Positions a second that a lever goes."""

LAMP = 9
"""Width of a lamp with the air behind it."""

PITCH = 11
"""From the label to the values below it: accents reach into the line above."""

BETWEEN = 8
PAIR = 2


class Switch(Choice):
    """One numbered switch with its label and its printed values, the one in force with a lit lamp.

    Attributes:
        number: printed beside the lever.
        at: where the lever is on its way, in positions.
        rows: 2 where label and values stand below each other, else 1.
    """

    def __init__(
        self, name: str, label: str, options: Sequence[Option], value: str, number: int
    ) -> None:
        """Sets a switch; its lever is where it belongs."""
        super().__init__(name, label, options, value)
        self.number = number
        self.at = float(self.index)
        self.rows = PAIR

    @property
    def is_lever(self) -> bool:
        """Whether it has two positions."""
        return len(self.options) == PAIR

    def settle(self, dt: float) -> bool:
        """Lets the lever go on to its position for `dt` seconds; whether it moved."""
        way = self.index - self.at
        step = min(abs(way), TRAVEL * dt * max(1.0, len(self.options) / PAIR))
        self.at += step if way > 0 else -step
        return step > 0

    def fits(self, look: Look, width: int) -> bool:
        """Whether label and value stand side by side at a width, whatever the value."""
        value = max(look.body.width(each.label) for each in self.options)
        words = look.body.width(self.label) + BETWEEN + LAMP + value
        return words <= width - BLOCK - 2 * MARGIN

    def height(self, look: Look, width: int) -> int:
        """Two lines of text, or one."""
        del width
        air = PITCH * look.scale - look.body.line_height
        return max(look.row, self.rows * (look.body.line_height + air))

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints number, lever and words; the block behind them is the board's."""
        lit = mood in {Mood.FOCUS, Mood.HELD}
        top = look.body.level(rect.y, rect.height)
        at = (rect.x + SLOT.x // 2, top)
        look.body.draw(surface, str(self.number), at, look.palette["bone4"], Align.CENTRE)
        if self.is_lever:
            self._draw_lever(surface, look, rect, lit=lit)
        else:
            self._draw_rotary(surface, look, rect)
        words = rect.copy()
        words.left, words.width = rect.x + BLOCK + MARGIN, rect.width - BLOCK - 2 * MARGIN
        if self.rows == PAIR:
            self._draw_two_lines(surface, look, words)
        else:
            self._draw_one_line(surface, look, words)

    def _draw_lever(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, *, lit: bool
    ) -> None:
        slot = SLOT.move(rect.x, rect.centery - SLOT.height // 2)
        look.kit.nine(surface, "dip/slot", slot)
        way = slot.width - LEVER[0] - 4
        x = slot.x + 2 + round(way * self.at)
        y = slot.centery - LEVER[1] // 2
        look.kit.blit(surface, "dip/lever/focus" if lit else "dip/lever", (x, y))

    def _draw_rotary(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        pose = round(self.at * (POSES - 1) / max(len(self.options) - 1, 1))
        look.kit.blit(surface, f"dip/rotary/{pose}", (rect.x + KNOB, rect.centery))

    def _draw_two_lines(self, surface: pygame.Surface, look: Look, words: pygame.Rect) -> None:
        pitch = PITCH * look.scale
        first = words.y + (words.height - 2 * pitch) // 2 - 1
        label = look.body.fit(self.label, words.width)
        look.body.draw(surface, label, (words.x, first), look.palette["bone4"])
        x = words.x
        for number, option in self._printed(look, words.width):
            on = number == self.index
            _lamp(surface, look, (x, first + pitch), on=on)
            x += LAMP
            label = look.body.fit(option.label, words.right - x)
            ink = look.palette["brass3" if on else "bone3"]
            look.body.draw(surface, label, (x, first + pitch), ink)
            x += look.body.width(label) + BETWEEN

    def _draw_one_line(self, surface: pygame.Surface, look: Look, words: pygame.Rect) -> None:
        top = look.body.level(words.y, words.height)
        value = self.options[self.index].label
        x = words.right - look.body.width(value)
        look.body.draw(surface, value, (x, top), look.palette["brass3"])
        _lamp(surface, look, (x - LAMP, top), on=True)
        label = look.body.fit(self.label, x - LAMP - BETWEEN - words.x)
        look.body.draw(surface, label, (words.x, top), look.palette["bone4"])

    def _printed(self, look: Look, width: int) -> list[tuple[int, Option]]:
        """The values with their places; where they don't fit, the one in force alone."""
        wide = sum(LAMP + look.body.width(each.label) + BETWEEN for each in self.options)
        every = list(enumerate(self.options))
        return every if wide - BETWEEN <= width else [every[self.index]]


def _lamp(surface: pygame.Surface, look: Look, at: tuple[int, int], *, on: bool) -> None:
    name = "dip/led/on" if on else "dip/led/off"
    height = look.kit.rect(name).height
    y = look.body.level(at[1], look.body.line_height) + look.body.line_height // 2
    look.kit.blit(surface, name, (at[0], y - height // 2))
