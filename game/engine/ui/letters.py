"""Initials as on an arcade board: turn each letter, go on to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.ui.outcome import Activated, Changed, Outcome, Refused
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    from game.engine.ui.look import Look

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÂÃÇÉÊÍÑÓÔÕÚ0123456789.-! "
SLOT = 20
"""Width of a letter's place, in pixels, at 100 % text."""

ARROW = 7
"""Height of the arrows above and below a letter."""


class Letters(Widget):
    """A few letters; UP and DOWN turn one, LEFT and RIGHT choose which, CONFIRM goes on.

    `Changed.value` is all of the letters. CONFIRM on the last one activates; CANCEL goes back a
    letter, and from the first leaves.
    """

    def __init__(self, name: str, value: str = "AAA", alphabet: str = ALPHABET) -> None:
        """Begins with `value`, whose length stays; letters not in the alphabet become its first."""
        super().__init__(name)
        self.alphabet = alphabet
        self.letters = [letter if letter in alphabet else alphabet[0] for letter in value]
        self.place = 0
        self._slot = SLOT

    @property
    def value(self) -> str:
        """The letters."""
        return "".join(self.letters)

    def height(self, look: Look, width: int) -> int:
        """A line of the display cut with an arrow above and below."""
        del width
        self._slot = SLOT * look.scale
        return look.display.line_height + 2 * (ARROW + 3)

    def press(self, action: Action) -> Outcome | None:
        """Turns a letter or goes to another."""
        match action:
            case Action.UP | Action.DOWN:
                return self._turn(1 if action is Action.UP else -1)
            case Action.LEFT | Action.RIGHT:
                return self._go(self.place + (1 if action is Action.RIGHT else -1))
            case Action.CONFIRM:
                last = self.place == len(self.letters) - 1
                return Activated(self.name) if last else self._go(self.place + 1)
            case Action.CANCEL:
                return self._go(self.place - 1) if self.place else None
            case _:
                return None

    def down(self, x: int, y: int) -> Outcome | None:
        """Chooses the letter under the mouse and, on an arrow, turns it."""
        place = (x - self._left(self.rect)) // self._slot
        if not 0 <= place < len(self.letters):
            return None
        self.place = place
        if y < self.rect.top + ARROW + 2:
            return self._turn(1)
        if y >= self.rect.bottom - ARROW - 2:
            return self._turn(-1)
        return Changed(self.name, self.value)

    def wheel(self, dy: int) -> Outcome | None:
        """Turns the chosen letter."""
        return self._turn(dy)

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the letters on their plates, the chosen one between arrows."""
        for place, letter in enumerate(self.letters):
            area = pygame.Rect(
                self._left(rect) + place * self._slot,
                rect.y + ARROW + 2,
                self._slot - 2,
                rect.height - 2 * (ARROW + 2),
            )
            chosen = place == self.place and mood in {Mood.FOCUS, Mood.HELD}
            look.kit.nine(surface, "panel/plate/on" if chosen else "panel/plate", area)
            top = look.display.level(area.y, area.height)
            ink = look.palette.ink("brass2" if chosen else "bone3")
            look.display.draw(surface, letter, (area.centerx + 1, top), ink, Align.CENTRE)
            if chosen:
                arrow = look.kit.rect("arrow/up/on")
                x = area.centerx - arrow.width // 2
                look.kit.blit(surface, "arrow/up/on", (x, rect.y))
                look.kit.blit(surface, "arrow/down/on", (x, rect.bottom - arrow.height))

    def _left(self, rect: pygame.Rect) -> int:
        return rect.centerx - len(self.letters) * self._slot // 2

    def _turn(self, by: int) -> Outcome:
        here = self.alphabet.index(self.letters[self.place])
        self.letters[self.place] = self.alphabet[(here + by) % len(self.alphabet)]
        return Changed(self.name, self.value)

    def _go(self, place: int) -> Outcome:
        if not 0 <= place < len(self.letters):
            return Refused(self.name)
        self.place = place
        return Changed(self.name, self.value)
