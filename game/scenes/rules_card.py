"""The rules of one table in words: how it is played, and every option as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.ui.label import Entry, Label, PaperHeading
from game.engine.ui.panel import Panel
from game.scenes import large
from game.scenes.reading import ReadingPage
from game.scenes.stated import stated

if TYPE_CHECKING:
    from game.engine.ui.widget import Widget
    from game.rules.variant import Rules
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.words import Words

FRAME = pygame.Rect(40, 22, 560, 314)
CARD = pygame.Rect(56, 46, 528, 274)
TEXT = pygame.Rect(76, 62, 488, 242)


class RulesCardScene(ReadingPage):
    """A card that scrolls.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        rules: of the table.
    """

    def __init__(self, kit: Kit, doors: Doors, rules: Rules) -> None:
        super().__init__(kit, doors, paragraphs(kit.text, rules), TEXT)
        self._name = kit.text(f"variant.{rules.variant}")

    @property
    def heading(self) -> str:
        """The rule system."""
        return self._name

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame and the card in it."""
        look = self.kit.look
        self.kit.decor.page(canvas, self._name, large.at_size(look, FRAME, large.FRAME))
        Panel.CARD.draw(canvas, look, large.at_size(look, CARD, large.CARD))


def paragraphs(text: Words, rules: Rules) -> list[Widget]:
    """The rules, then the options that can change something at this table."""
    told: list[Widget] = [
        Label(f"rules-{number}", paragraph, "ink1")
        for number, paragraph in enumerate(text(f"rules.{rules.variant}").split("\n"))
    ]
    told.append(PaperHeading("options", text("card.this-table"), "rose1"))
    for each in stated(text, rules):
        term = text(f"option.{each.name}")
        line = text("card.line", option=term, means=each.sentence)
        told.append(Entry(each.name, line, "ink1", term=term, lead="sea1"))
    return told
