"""A page that is only read: it scrolls, and any button leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Press, Wheel
from game.engine.scene import Pop
from game.engine.ui.form import Form
from game.engine.ui.outcome import Cancelled, Outcome
from game.scenes import large
from game.scenes.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

SCROLLS = {Action.UP: 1, Action.DOWN: -1, Action.PREV: 8, Action.NEXT: -8}
"""How many notches of the wheel an action stands for."""


class ReadingPage(Page):
    """Paragraphs in an area.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        paragraphs: from top to bottom.
        area: where they show.
    """

    def __init__(
        self, kit: Kit, doors: Doors, paragraphs: Sequence[Widget], area: pygame.Rect
    ) -> None:
        super().__init__(kit, doors)
        self._area = area
        self.say(paragraphs)

    def say(self, paragraphs: Sequence[Widget]) -> None:
        """Lays paragraphs out, from the first on."""
        for each in paragraphs:
            each.rect = pygame.Rect(0, 0, 0, 0)
        look = self.kit.look
        area = large.at_size(look, self._area, large.ON_CARD)
        self.form = Form(paragraphs, area, look)

    def refit(self) -> None:
        """Lays the paragraphs out again."""
        self.say(self.form.widgets)

    def answer(self, outcome: Outcome) -> Transition | None:
        """There is only the way back."""
        return Pop() if isinstance(outcome, Cancelled) else None

    def otherwise(self, event: InputEvent) -> Transition | None:
        """Directions scroll; the buttons that may have led here lead back too."""
        match event:
            case Press(action) if action in SCROLLS:
                self.form.handle(Wheel(SCROLLS[action]))
            case Press(Action.CONFIRM | Action.MENU | Action.INFO):
                self.kit.sound.cue("menu_back")
                return Pop()
            case _:
                pass
        return None

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        back = (Action.CANCEL, text("prompt.back"))
        if not self.form.scrolls:
            return self.prompts_of((back,))
        return self.prompts_of(((Action.DOWN, text("prompt.scroll")), back))
