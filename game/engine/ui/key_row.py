"""A row with the pictures of the keys or buttons that an action has, which can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.ui.look import MARGIN
from game.engine.ui.outcome import Activated, Changed, Outcome, Refused
from game.engine.ui.prompts import button_size, draw_button
from game.engine.ui.row import Row
from game.engine.ui.widget import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look

BETWEEN = 6
"""Pixels between two pictures."""

USUAL = "usual"
"""The value of `Changed` where the usual controls are wanted back."""


class KeyRow(Row):
    """CONFIRM or a click asks for another control; SORT, or a click on the plate, for the usual.

    Attributes:
        pictures: of the controls, by their names on the prompts sheet.
        waits: the sentence that stands in place of the pictures while a control is waited for.
    """

    share = 0.6
    changed_by = Action.CONFIRM

    def __init__(self, name: str, label: str, pictures: Sequence[str], usual: str = "") -> None:
        """Shows an action's controls.

        Args:
            name: What results are known by.
            label: What the action does.
            pictures: Of its controls.
            usual: The word on the plate that brings the usual ones back; none if they are there.
        """
        super().__init__(name, label)
        self.pictures = tuple(pictures)
        self.waits = ""
        self._usual = usual
        self._plate = 0
        self._pressed_plate = False

    def height(self, look: Look, width: int) -> int:
        """A row; the plate is as wide as its word."""
        self._plate = look.body.width(self._usual) + 2 * MARGIN if self._usual else 0
        return super().height(look, width)

    def press(self, action: Action) -> Outcome | None:
        """CONFIRM and SORT."""
        if action is Action.SORT:
            return Changed(self.name, USUAL) if self._usual else Refused(self.name)
        return Activated(self.name) if action is Action.CONFIRM else None

    def down(self, x: int, y: int) -> Outcome | None:
        """Notes whether the plate is meant."""
        self._pressed_plate = self._plate_area(self.rect).collidepoint(x, y)
        return None

    def up(self, x: int, y: int) -> Outcome | None:
        """A click that ends where it began."""
        if self._pressed_plate:
            on_it = self._plate_area(self.rect).collidepoint(x, y)
            return Changed(self.name, USUAL) if on_it else None
        return Activated(self.name) if self.rect.collidepoint(x, y) else None

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the label, the pictures or the sentence, and the plate."""
        self.draw_label(surface, look, rect, mood)
        control = self.control(rect)
        if self.waits:
            top = look.body.level(control.y, control.height)
            words = look.body.fit(self.waits, control.width - MARGIN)
            look.body.draw(surface, words, (control.x, top), look.ink("brass3"))
            return
        x = control.x
        for picture in self.pictures:
            wide, high = button_size(look, picture)
            if x + wide > control.right - self._plate - MARGIN:
                break
            draw_button(surface, look, picture, (x, control.centery - high // 2))
            x += wide + BETWEEN
        self._draw_plate(surface, look, rect, mood)

    def _draw_plate(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood
    ) -> None:
        if not self._plate:
            return
        plate = self._plate_area(rect)
        lit = mood in {Mood.FOCUS, Mood.HELD}
        look.kit.nine(surface, f"button/{(Mood.FOCUS if lit else Mood.IDLE).value}", plate)
        at = (plate.centerx, look.body.level(plate.y, plate.height - 2))
        look.body.draw(surface, self._usual, at, look.ink("ink0" if lit else "bone4"), Align.CENTRE)

    def _plate_area(self, rect: pygame.Rect) -> pygame.Rect:
        control = self.control(rect)
        width = self._plate
        return pygame.Rect(control.right - width, control.y + 1, width, control.height - 2)
