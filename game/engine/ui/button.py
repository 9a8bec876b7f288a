"""A button: pressed by CONFIRM, or by a click that ends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.art import Face
from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.ui.look import MARGIN
from game.engine.ui.outcome import Activated, Outcome, Refused
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    import pygame

    from game.engine.ui.look import Look

TEXT = {Mood.IDLE: "bone4", Mood.FOCUS: "ink0", Mood.HELD: "ink0", Mood.OFF: "bone1"}
FOOT = 2
"""Pixels of a button's front edge, which a held one loses."""


class Button(Widget):
    """A plate with a sentence on it."""

    def __init__(
        self, name: str, label: str, *, enabled: bool = True, face: Face = Face.BODY
    ) -> None:
        """Labels a button; `Face.DISPLAY` makes it a tall one, for titles."""
        super().__init__(name, enabled=enabled)
        self.label = label
        self.face = face

    def height(self, look: Look, width: int) -> int:
        """A row, or a line of the display cut."""
        if self.face is Face.DISPLAY:
            return look.display.line_height + MARGIN
        return super().height(look, width)

    def press(self, action: Action) -> Outcome | None:
        """CONFIRM activates."""
        return self._activate() if action is Action.CONFIRM else None

    def up(self, x: int, y: int) -> Outcome | None:
        """A click activates if it ends where it began."""
        return self._activate() if self.rect.collidepoint(x, y) else None

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints plate and label; a held button sinks."""
        sunk = FOOT if mood is Mood.HELD else 0
        plate = rect.copy()
        plate.y, plate.height = rect.y + sunk, rect.height - sunk
        look.kit.nine(surface, f"button/{mood.value}", plate)
        font = look.font(self.face)
        top = font.level(rect.y + sunk, rect.height - FOOT)
        label = font.fit(self.label, rect.width - 2 * MARGIN)
        raised = self.face is Face.DISPLAY and mood is Mood.IDLE
        ink = look.palette.ink("bone3") if raised else look.palette.flat(TEXT[mood])
        font.draw(surface, label, (rect.centerx, top), ink, Align.CENTRE)

    def _activate(self) -> Outcome:
        return Activated(self.name) if self.enabled else Refused(self.name)
