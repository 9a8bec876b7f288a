"""Questions and notices over a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action
from game.engine.scene import Cover, Pop
from game.engine.screen.viewport import CANVAS
from game.engine.ui.button import Button
from game.engine.ui.form import GAP, Form
from game.engine.ui.label import Label
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.scenes import large
from game.scenes.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Answer, Doors
    from game.scenes.kit import Kit

AIR = 20
"""Pixels between a dialog's frame and what is in it."""


BELOW_NAME, BELOW_HEADED, BOTTOM = 144, 156, 338
"""Below the game's name on the title, with and without a heading; and above the prompts."""

TOP = 20
"""Where a dialog begins at the earliest, so that its heading is seen whole."""


class Dialog(Page):
    """A page that lets the scene below show through, as high as what is in it.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        heading: on the frame; none if empty.
        widgets: from top to bottom.
        width: of the frame, in canvas pixels.
        highest: where it begins at the earliest, if it has room below.
        lowest: where it ends at the latest.
        focus: the widget that begins with the focus.
    """

    def __init__(
        self,
        kit: Kit,
        doors: Doors,
        heading: str,
        widgets: Sequence[Widget],
        *,
        width: int = 320,
        highest: int = 0,
        lowest: int = CANVAS[1],
        focus: str | None = None,
    ) -> None:
        super().__init__(kit, doors)
        self._heading = heading
        self._width = width
        self._widgets = tuple(widgets)
        self._highest = highest
        self._lowest = lowest
        self.fill(widgets, focus)

    @property
    def heading(self) -> str:
        """On the frame."""
        return self._heading

    @property
    def cover(self) -> Cover:
        """The scene below is seen."""
        return Cover.OVERLAY

    def fill(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        """Puts widgets into the dialog, and makes it as high as they need."""
        look = self.kit.look
        wide = self._width if look.scale == 1 else large.WIDE
        lowest = self._lowest if look.scale == 1 else large.FLOOR.top
        self._widgets = tuple(widgets)
        inner = wide - 2 * AIR
        height = sum(each.height(look, inner) + GAP for each in widgets) - GAP
        height = min(height, CANVAS[1] - 4 * AIR)
        self.area = pygame.Rect(0, 0, wide, height + 2 * AIR)
        self.area.center = (CANVAS[0] // 2, CANVAS[1] // 2 - 4)
        if look.scale == 1 and self.area.height <= min(lowest, BOTTOM) - self._highest:
            self.area.top = max(self.area.top, self._highest)
        self.area.bottom = min(self.area.bottom, lowest)
        self.area.top = max(self.area.top, TOP)
        self.form = Form(widgets, self.area.inflate(-2 * AIR, -2 * AIR), look, focus)

    def refit(self) -> None:
        """Lays the widgets out again."""
        for each in self._widgets:
            each.rect = pygame.Rect(0, 0, 0, 0)
        self.fill(self._widgets, self.form.focus.name)

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints veil and frame."""
        self.kit.decor.overlay(canvas, self.heading, self.area)


class Confirm(Dialog):
    """A question with two answers; the careful one has the focus, and CANCEL gives it.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        question: what is asked.
        yes: what the first button says.
        no: what the second says.
        then: what follows on yes.
    """

    def __init__(
        self, kit: Kit, doors: Doors, question: str, yes: str, no: str, then: Answer
    ) -> None:
        told = (Label("question", question, "bone4"), Label("air", ""))
        widgets = (*told, Button("yes", yes), Button("no", no))
        super().__init__(kit, doors, "", widgets, highest=BELOW_NAME, focus="no")
        self._then = then

    def answer(self, outcome: Outcome) -> Transition | None:
        """Does it, or goes back."""
        match outcome:
            case Activated("yes"):
                return self._then()
            case Activated("no") | Cancelled():
                return Pop()
            case _:
                return None


class Notice(Dialog):
    """Something that the player should know; one press takes it away."""

    def __init__(self, kit: Kit, doors: Doors, heading: str, sentences: Sequence[str]) -> None:
        told = [Label(f"told-{n}", sentence, "bone4") for n, sentence in enumerate(sentences)]
        button = Button("well", kit.text("notice.well"))
        super().__init__(
            kit, doors, heading, (*told, Label("air", ""), button), width=440, highest=BELOW_HEADED
        )

    def prompts(self) -> list[Prompt]:
        """There is one thing to do."""
        return self.prompts_of(((Action.CONFIRM, self.kit.text("notice.well")),))

    def answer(self, outcome: Outcome) -> Transition | None:
        """Goes away."""
        return Pop() if isinstance(outcome, Activated | Cancelled) else None
