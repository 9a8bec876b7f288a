"""What scoreboard and result have in common: the score over the table, and a way to look under."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Digit, PointDown, Press
from game.engine.scene import Cover, Push
from game.engine.ui.form import Form
from game.engine.ui.prompts import draw_prompts
from game.rules.policies.going_out import OutPay
from game.scenes.chart import draw_race, draw_rounds
from game.scenes.page import Page
from game.scenes.table.captions import Teller
from game.scenes.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.sitting import Sitting

FRAME = pygame.Rect(40, 18, 560, 322)
INNER = pygame.Rect(60, 40, 520, 286)
UNDER = pygame.Rect(0, 346, 640, 14)
"""The table's prompts, which mean nothing while it is only looked at."""

CHARTS_BOTTOM = 280
SENTENCE_TOP = CHARTS_BOTTOM + 5
ROUNDS_WIDTH = 212
AIR = 6
"""Pixels between the sentences and the charts."""

BUTTON_HEIGHT = 22
BUTTON_GAP = 10


class Board(Page):
    """A scoreboard over the table. `form` is made of a row of buttons at the bottom.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match.
    """

    def __init__(self, kit: Kit, doors: Doors, sitting: Sitting) -> None:
        super().__init__(kit, doors)
        self.sitting = sitting
        self.tally = Tally.of(sitting.session)
        self.teller = Teller(kit.text, sitting.names, sitting.rules.seating, sitting.viewer)
        self.looking = False

    @property
    def cover(self) -> Cover:
        """The table is seen below."""
        return Cover.OVERLAY

    def handle(self, event: InputEvent) -> Transition | None:
        """While the table is being looked at, any press brings the score back."""
        if not self.looking:
            return super().handle(event)
        repeated = isinstance(event, Press) and event.repeat
        if isinstance(event, Press | Digit | PointDown) and not repeated:
            self.looking = False
            self.kit.sound.cue("menu_back")
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the score, or only the way back to it."""
        if not self.looking:
            super().draw(canvas)
            return
        canvas.fill(self.kit.look.palette["ink0"], UNDER)
        told = self.prompts_of(((Action.CONFIRM, self.kit.text("board.any-press")),))
        draw_prompts(canvas, self.kit.look, told, UNDER.inflate(-2 * AIR, 0))

    def look_at_table(self) -> None:
        """Takes the score away."""
        self.looking = True

    def pause(self) -> Transition:
        """The pause menu, from which everything can be left."""
        return Push(self.doors.pause(self.sitting))

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            ((Action.CONFIRM, text("prompt.choose")), (Action.CANCEL, text("prompt.menu")))
        )

    def buttons(self, widgets: Sequence[Widget], focus: str) -> Form:
        """A form of buttons side by side."""
        gaps = BUTTON_GAP * (len(widgets) - 1)
        width = (INNER.width - gaps) // len(widgets)
        top = INNER.bottom - BUTTON_HEIGHT
        for place, each in enumerate(widgets):
            left = INNER.x + place * (width + BUTTON_GAP)
            each.rect = pygame.Rect(left, top, width, BUTTON_HEIGHT)
        area = pygame.Rect(INNER.x, top, INNER.width, BUTTON_HEIGHT)
        return Form(widgets, area, self.kit.look, focus)

    def paint_charts(self, canvas: pygame.Surface, top: int) -> None:
        """Paints the rounds and the race, from `top` downwards."""
        look, text = self.kit.look, self.kit.text
        height = CHARTS_BOTTOM - top
        rounds = pygame.Rect(INNER.x, top, ROUNDS_WIDTH, height)
        left = rounds.right + BUTTON_GAP
        race = pygame.Rect(left, top, INNER.right - left, height)
        draw_rounds(canvas, look, rounds, self.tally, text("board.round"))
        sides = range(len(self.sitting.rules.seating.sides))
        names = [self.teller.side(side) for side in sides]
        stones = self.sitting.rules.policies.going_out.pay is OutPay.STONES
        unit = text("table.stones" if stones else "table.points", n=self.tally.target)
        draw_race(canvas, look, race, self.tally, names, text("board.goal", worth=unit))

    def paint_lines(self, canvas: pygame.Surface, sentence: str, top: int, colour: str) -> int:
        """Paints a sentence over the frame's width; returns the y below it."""
        body = self.kit.look.body
        lines = body.wrap(sentence, INNER.width)
        return body.draw_lines(canvas, lines, (INNER.x, top), self.kit.look.ink(colour))
