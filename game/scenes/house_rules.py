"""The house rules of a table, built from what the rule system says of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action
from game.engine.scene import Pop
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice
from game.engine.ui.form import Form
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.panel import Panel
from game.scenes.page import Page
from game.scenes.wording import choices, means

if TYPE_CHECKING:
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.draft import Draft
    from game.scenes.kit import Kit

FRAME = pygame.Rect(40, 22, 560, 314)
AREA = pygame.Rect(72, 46, 496, 280)
ROWS = pygame.Rect(72, 46, 496, 212)
ROW, GAP = 20, 4
"""Height of a row and the air below it; rows stand closer where there are many."""

MEANING = pygame.Rect(56, 264, 528, 34)
BUTTONS = pygame.Rect(72, 304, 496, 20)
BETWEEN = 12
RESET, DONE = "reset", "done"


class HouseRulesScene(Page):
    """Every option that matters at this table, with what its value means.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        draft: the table.
        chosen: gets the draft when the player leaves.
    """

    def __init__(
        self, kit: Kit, doors: Doors, draft: Draft, chosen: Callable[[Draft], None]
    ) -> None:
        super().__init__(kit, doors)
        self._draft = draft
        self._chosen = chosen
        self.form = self._form(None)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Changes an option; leaving keeps what was chosen."""
        match outcome:
            case Changed(name, str(value)):
                self._draft = self._draft.with_value(name, value)
                self.form = self._form(name)
            case Activated("reset"):
                self._draft = self._draft.reset()
                self.form = self._form(RESET)
            case Activated("done") | Cancelled():
                self._chosen(self._draft)
                return Pop()
            case _:
                pass
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame, and below the rows what the focused one means."""
        look, text = self.kit.look, self.kit.text
        heading = text("house.heading", variant=text(f"variant.{self._draft.variant}"))
        self.kit.decor.page(canvas, heading, FRAME)
        Panel.INSET.draw(canvas, look, MEANING)
        lines = look.body.wrap(self._meaning(), MEANING.width - 20)
        height = len(lines) * look.body.line_height
        top = MEANING.y + (MEANING.height - height) // 2
        look.body.draw_lines(canvas, lines, (MEANING.x + 10, top), look.ink("bone4"))

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            (
                (Action.LEFT, ""),
                (Action.RIGHT, text("prompt.change")),
                (Action.CANCEL, text("prompt.back")),
            )
        )

    def _form(self, focus: str | None) -> Form:
        text, chosen = self.kit.text, self._draft.chosen
        rows: list[Widget] = [
            Choice(
                option.name,
                text(f"option.{option.name}"),
                choices(text, option.name, self._draft.values(option)),
                chosen[option.name],
            )
            for option in self._draft.house_rules
        ]
        pitch = min(ROW + GAP, ROWS.height // max(len(rows), 1))
        for place, row in enumerate(rows):
            top = ROWS.y + place * pitch
            row.rect = pygame.Rect(ROWS.x, top, ROWS.width, min(ROW, pitch - 1))
        changed = bool(self._draft.changed())
        half = (BUTTONS.width - BETWEEN) // 2
        buttons = (
            Button(RESET, text("house.reset"), enabled=changed),
            Button(DONE, text("house.done")),
        )
        for place, button in enumerate(buttons):
            left = BUTTONS.x + place * (half + BETWEEN)
            button.rect = pygame.Rect(left, BUTTONS.y, half, BUTTONS.height)
        return Form((*rows, *buttons), AREA, self.kit.look, focus)

    def _meaning(self) -> str:
        name = self.form.focus.name or DONE
        if name in (RESET, DONE):
            return self.kit.text(f"about.{name}")
        return means(self.kit.text, name, self._draft.chosen[name])
