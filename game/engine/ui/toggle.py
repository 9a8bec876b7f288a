"""A DIP switch: on or off, told apart by lever, lamp and word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action
from game.engine.ui.look import MARGIN
from game.engine.ui.outcome import Changed, Outcome, Refused
from game.engine.ui.row import Row

if TYPE_CHECKING:
    from game.engine.ui.look import Look
    from game.engine.ui.widget import Mood


EDGE = 4
"""Pixels between a switch and the row's end, as there are beside a choice's arrows."""


class Toggle(Row):
    """A switch; CONFIRM flips it, LEFT turns it off and RIGHT on."""

    def __init__(
        self,
        name: str,
        label: str,
        words: tuple[str, str] = ("", ""),
        *,
        value: bool = False,
        enabled: bool = True,
    ) -> None:
        """Sets a switch; `words` are what off and on are called beside it."""
        super().__init__(name, label, enabled=enabled)
        self.words = words
        self.value = value

    def widest(self, look: Look) -> int:
        """The longer word beside the switch."""
        switch = look.kit.rect("toggle/on").width
        return max(look.body.width(word) for word in self.words) + switch + MARGIN

    def press(self, action: Action) -> Outcome | None:
        """CONFIRM, LEFT and RIGHT."""
        match action:
            case Action.CONFIRM:
                return self._set(not self.value)
            case Action.LEFT | Action.RIGHT:
                return self._set(action is Action.RIGHT)
            case _:
                return None

    def up(self, x: int, y: int) -> Outcome | None:
        """A click flips it."""
        return self._set(not self.value) if self.rect.collidepoint(x, y) else None

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the label, the switch and its word."""
        self.draw_label(surface, look, rect, mood)
        control = self.control(rect)
        name = "toggle/on" if self.value else "toggle/off"
        switch = look.kit.rect(name)
        at = (control.right - switch.width - EDGE, control.centery - switch.height // 2)
        look.kit.blit(surface, name, at)
        self.draw_value(surface, look, self._room(look, control), self.words[self.value], mood)

    def _room(self, look: Look, control: pygame.Rect) -> pygame.Rect:
        """Where the word stands: on the axis of all values, or beside the switch if it is long."""
        switch = look.kit.rect("toggle/on").width + EDGE + MARGIN // 2
        middle = control.inflate(-2 * switch, 0)
        if max(look.body.width(word) for word in self.words) <= middle.width:
            return middle
        return pygame.Rect(control.x, control.y, control.width - switch, control.height)

    def _set(self, value: bool) -> Outcome:  # noqa: FBT001 - a switch's value is a boolean
        if not self.enabled or value is self.value:
            return Refused(self.name)
        self.value = value
        return Changed(self.name, value)
