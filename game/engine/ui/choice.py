"""A choice among a few named values, turned left and right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action
from game.engine.ui.outcome import Changed, Outcome, Refused
from game.engine.ui.row import Row
from game.engine.ui.widget import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look

ARROW = 14
"""Width kept for an arrow at each end, in pixels."""

STEPS = {Action.LEFT: -1, Action.RIGHT: 1, Action.CONFIRM: 1}


@dataclass(frozen=True, slots=True)
class Option:
    """A value as results give it, and the words that stand for it."""

    value: str
    label: str


class Choice(Row):
    """One of several options; LEFT and RIGHT turn it round, CONFIRM goes on to the next."""

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[Option],
        value: str | None = None,
        *,
        enabled: bool = True,
    ) -> None:
        """Offers options, of which there must be one at least.

        Raises:
            ValueError: no option has that value.
        """
        super().__init__(name, label, enabled=enabled)
        self.options = tuple(options)
        values = [option.value for option in self.options]
        self.index = values.index(value) if value is not None else 0

    @property
    def value(self) -> str:
        """The chosen option's value."""
        return self.options[self.index].value

    def widest(self, look: Look) -> int:
        """The longest option between its arrows."""
        return max(look.body.width(option.label) for option in self.options) + 2 * ARROW

    def press(self, action: Action) -> Outcome | None:
        """LEFT, RIGHT and CONFIRM turn it."""
        return self._turn(STEPS[action]) if action in STEPS else None

    def up(self, x: int, y: int) -> Outcome | None:
        """A click turns it back on the left arrow, else on."""
        if not self.rect.collidepoint(x, y):
            return None
        control = self.control(self.rect)
        return self._turn(-1 if control.left <= x < control.left + 2 * ARROW else 1)

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mood: Mood) -> None:
        """Paints the label, and the value between its arrows."""
        self.draw_label(surface, look, rect, mood)
        control = self.control(rect)
        if len(self.options) > 1 and mood is not Mood.OFF:
            self._draw_arrows(surface, look, control, mood)
        inner = control.inflate(-2 * ARROW, 0)
        self.draw_value(surface, look, inner, self.options[self.index].label, mood)

    def _draw_arrows(
        self, surface: pygame.Surface, look: Look, control: pygame.Rect, mood: Mood
    ) -> None:
        lit = "/on" if mood in {Mood.FOCUS, Mood.HELD} else ""
        for side in ("left", "right"):
            place = look.kit.rect(f"arrow/{side}{lit}")
            place.centery = control.centery
            place.left = control.left + 4 if side == "left" else control.right - 4 - place.width
            look.kit.blit(surface, f"arrow/{side}{lit}", place.topleft)

    def _turn(self, by: int) -> Outcome:
        if not self.enabled or len(self.options) == 1:
            return Refused(self.name)
        self.index = (self.index + by) % len(self.options)
        return Changed(self.name, self.value)
