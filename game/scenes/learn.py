"""How to play: which rule system, and how it is to be learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Face
from game.engine.scene import Pop, Push
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import Form
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.panel import Panel
from game.rules.variants import variants
from game.scenes import large
from game.scenes.draft import Draft
from game.scenes.page import Page
from game.scenes.passages import sitting_down
from game.scenes.table_card import TableCard

if TYPE_CHECKING:
    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(24, 22, 592, 314)
COLUMN = pygame.Rect(52, 54, 292, 266)
CARD = pygame.Rect(368, 48, 228, 272)
PLACES = {
    "variant": pygame.Rect(52, 56, 292, 20),
    "cards": pygame.Rect(52, 86, 292, 34),
    "round": pygame.Rect(52, 128, 292, 34),
    "rules": pygame.Rect(52, 172, 292, 20),
    "back": pygame.Rect(52, 298, 292, 20),
}
HELP = pygame.Rect(48, 206, 300, 80)
AIR = 10


class LearnScene(Page):
    """Cards, a guided round, or the rules in full, for any rule system.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        variant: what it begins with.
    """

    def __init__(self, kit: Kit, doors: Doors, variant: str) -> None:
        super().__init__(kit, doors)
        self.variant = variant
        self._tier = doors.last_table().tier
        self._card = TableCard(kit, CARD)
        self.form = self._form("cards")

    def refit(self) -> None:
        """Makes rows and card anew."""
        self._card = TableCard(self.kit, CARD)
        self.form = self._form(self.form.focus.name or "cards")

    def answer(self, outcome: Outcome) -> Transition | None:
        """Goes where the player wants to."""
        match outcome:
            case Changed("variant", str(value)):
                self.variant = value
                self.form = self._form("variant")
            case Activated("cards"):
                return Push(self.doors.lesson(self.variant), sitting_down(self.kit))
            case Activated("round"):
                return Push(self.doors.guided(self.variant), sitting_down(self.kit))
            case Activated("rules"):
                return Push(self.doors.rules_card(self._draft.rules))
            case Activated("back") | Cancelled():
                return Pop()
            case _:
                pass
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame, what the focused row means, and a card of what is played."""
        look = self.kit.look
        frame = large.at_size(look, FRAME, large.FRAME)
        self.kit.decor.page(canvas, self.heading, frame)
        told = self.sentences[0]
        if look.scale > 1:
            large.tell(canvas, look, told)
            return
        Panel.INSET.draw(canvas, look, HELP)
        lines = look.body.wrap(told, HELP.width - 2 * AIR)
        top = HELP.y + (HELP.height - len(lines) * look.body.line_height) // 2
        look.body.draw_lines(canvas, lines, (HELP.x + AIR, top), look.ink("bone3"))
        self._card.draw(canvas, self._draft)

    @property
    def heading(self) -> str:
        """On the page's frame."""
        return self.kit.text("menu.how")

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the focused row means."""
        return (self.kit.text(f"about-learn.{self.form.focus.name}"),)

    @property
    def _draft(self) -> Draft:
        return Draft(self.variant, self._tier)

    def _form(self, focus: str) -> Form:
        text = self.kit.text
        names = [Option(name, text(f"variant.{name}")) for name in variants()]
        rows: list[Widget] = [
            Choice("variant", text("menu.variant"), names, self.variant),
            Button("cards", text("learn.cards"), face=Face.DISPLAY),
            Button("round", text("learn.round"), face=Face.DISPLAY),
            Button("rules", text("learn.rules")),
            Button("back", text("menu.back")),
        ]
        look = self.kit.look
        if look.scale == 1:
            for row in rows:
                row.rect = PLACES[row.name].copy()
        return Form(rows, large.at_size(look, COLUMN, large.ABOVE), look, focus)
