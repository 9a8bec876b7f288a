"""What scoreboard and result have in common: the score over the table, and a way to look under."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Digit, PointDown, Press
from game.engine.scene import Cover, Push
from game.engine.ui.form import Form
from game.engine.ui.prompts import draw_prompts
from game.rules.policies.going_out import OutPay
from game.scenes.chart import Rounds, draw_rounds, ended
from game.scenes.faces import Faces
from game.scenes.page import FLOOR, Page
from game.scenes.table.captions import Teller
from game.scenes.tally import Tally
from game.scenes.track import Race, draw_race

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.sitting import Sitting

FRAME = pygame.Rect(8, 8, 624, 320)
INNER = pygame.Rect(38, 32, 564, 282)
"""What lies in the frame; its margin has room for the hand that points at the first button."""

BELOW = pygame.Rect(0, FRAME.bottom, 640, FLOOR.top - FRAME.bottom)
"""The strip from the frame to the prompts, where tiles would be cut."""

UNDER = pygame.Rect(0, 346, 640, 14)
"""The table's prompts, which mean nothing while it is only looked at."""

CHARTS_BOTTOM = 269
SENTENCE_TOP = CHARTS_BOTTOM + 5
ROUNDS_WIDTH = 252
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
        self.faces = Faces(kit.art, sitting.session.players)
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

    def veil(self, canvas: pygame.Surface, heading: str) -> None:
        """Darkens the table until no word of it can be read, and paints the frame over it."""
        canvas.blit(self.kit.decor.veil, (0, 0))
        canvas.fill(self.kit.look.palette["ink0"], BELOW)
        self.kit.decor.overlay(canvas, heading, FRAME)

    def paint_charts(self, canvas: pygame.Surface, top: int) -> None:
        """Paints the rounds and the race, from `top` downwards."""
        look, text = self.kit.look, self.kit.text
        height = CHARTS_BOTTOM - top
        listed = pygame.Rect(INNER.x, top, ROUNDS_WIDTH, height)
        left = listed.right + BUTTON_GAP
        run = pygame.Rect(left, top, INNER.right - left, height)
        seating = self.sitting.rules.seating
        sides = range(len(seating.sides))
        members = [seating.members(side) for side in sides]
        endings = [text(ended(result)) for result in self.sitting.session.results]
        rounds = Rounds(self.tally, text("board.round"), endings, members)
        draw_rounds(canvas, look, listed, rounds)
        stones = self.sitting.rules.policies.going_out.pay is OutPay.STONES
        unit = text("table.stones" if stones else "table.points", n=self.tally.target)
        names = [self.teller.side(side) for side in sides]
        goal = text("board.goal", worth=unit)
        race = Race(self.tally.rows, names, members, self.tally.target, goal)
        draw_race(canvas, look, run, race, self.faces)

    def paint_lines(self, canvas: pygame.Surface, sentence: str, top: int, colour: str) -> int:
        """Paints a sentence over the frame's width; returns the y below it."""
        body = self.kit.look.body
        lines = body.wrap(sentence, INNER.width)
        return body.draw_lines(canvas, lines, (INNER.x, top), self.kit.look.ink(colour))
