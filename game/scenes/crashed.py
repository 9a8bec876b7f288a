"""After a crash: what happened, where it is written down, and the way back to the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action
from game.engine.scene import Quit, Reset
from game.engine.ui.button import Button
from game.engine.ui.form import GAP, Form
from game.engine.ui.label import Label
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.scenes import large
from game.scenes.page import Page
from game.store.trouble import Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(88, 30, 464, 296)
INSIDE = pygame.Rect(120, 66, 400, 240)
BUTTONS = 240
"""Width of the buttons, in canvas pixels."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the page tells.

    Attributes:
        key: of the sentence that says what happened.
        cause: the last line of the traceback; may be empty.
        report: the file that it is written down in, or why it is in none.
        news: what else the player should know.
    """

    key: str
    cause: str
    report: Path | Trouble
    news: tuple[str, ...] = ()


class CrashedScene(Page):
    """The page.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        told: what is told.

    Attributes:
        answered: whether the player has chosen.
    """

    def __init__(self, kit: Kit, doors: Doors, told: Told) -> None:
        super().__init__(kit, doors)
        self.answered = False
        self._told = told
        self.form = self._form(told)

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("crash.heading")

    def refit(self) -> None:
        """Says everything again."""
        self.form = self._form(self._told)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Goes where the player wants to."""
        match outcome:
            case Activated("continue"):
                self.answered = True
                return Reset(self.doors.go_on())
            case Activated("title") | Cancelled():
                self.answered = True
                return Reset(self.doors.title())
            case Activated("quit"):
                self.answered = True
                return Quit()
            case _:
                return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the night and the frame."""
        self.kit.decor.page(canvas, self.heading, self._frame)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            ((Action.CONFIRM, text("prompt.choose")), (Action.CANCEL, text("crash.title")))
        )

    @property
    def _frame(self) -> pygame.Rect:
        return large.at_size(self.kit.look, FRAME, large.FRAME)

    def _form(self, told: Told) -> Form:
        text, waits = self.kit.text, self.doors.can_go_on
        labels = [
            Label(f"told-{n}", sentence, "bone4" if n == 0 else "bone3")
            for n, sentence in enumerate(self._sentences(told, waits=waits))
        ]
        buttons = [Button("continue", text("crash.continue"))] if waits else []
        buttons += [Button("title", text("crash.title")), Button("quit", text("menu.quit"))]
        look, y = self.kit.look, INSIDE.y
        if look.scale > 1:
            return Form((*labels, *buttons), large.COLUMN, look)
        for label in labels:
            height = label.height(look, INSIDE.width)
            label.rect = pygame.Rect(INSIDE.x, y, INSIDE.width, height)
            y += height + 2 * GAP
        y = max(y, INSIDE.bottom - len(buttons) * (look.row + GAP))
        for button in buttons:
            height = button.height(look, BUTTONS)
            button.rect = pygame.Rect(INSIDE.centerx - BUTTONS // 2, y, BUTTONS, height)
            y += height + GAP
        return Form((*labels, *buttons), INSIDE, look)

    def _sentences(self, told: Told, *, waits: bool) -> list[str]:
        text, report = self.kit.text, told.report
        if isinstance(report, Trouble):
            kept = text("crash.not-kept", detail=report.detail)
        else:
            kept = text("crash.kept", file=str(report))
        match_kept = [text("crash.match")] if waits else []
        return [text(told.key), *match_kept, *told.news, kept, *([told.cause] * bool(told.cause))]
