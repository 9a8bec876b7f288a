"""What scoreboard and result have in common: the score over the table, and a way to look under."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Digit, PointDown, Press
from game.engine.scene import Cover, Push
from game.engine.ui.form import Form
from game.engine.ui.prompts import draw_prompts
from game.rules.policies.going_out import OutPay
from game.scenes import large
from game.scenes.chart import Rounds, draw_rounds, draw_tokens, ended, signed
from game.scenes.faces import Faces
from game.scenes.page import FLOOR, Page
from game.scenes.people import initial
from game.scenes.table.captions import Teller
from game.scenes.table.verdict import verdict
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
ROW_GAP = 6
TOTAL_PITCH = 26
TOKEN = 11
"""Of large text: from one row of totals to the next, and the width of a side's symbol."""


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
        self.teller = Teller(kit.text, sitting.names, sitting.rules.seating, sitting.spoken_to)
        self.faces = Faces(kit.art, sitting.session.players)
        self.looking = False
        self.refit()

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
        under = large.at_size(self.kit.look, UNDER, large.UNDER)
        canvas.fill(self.kit.look.palette["ink0"], under)
        told = self.prompts_of(((Action.CONFIRM, self.kit.text("board.any-press")),))
        draw_prompts(canvas, self.kit.look, told, under.inflate(-2 * AIR, 0))

    def refit(self) -> None:
        """Makes the buttons anew; the focus stays."""
        self.faces.wear(self.kit.art)
        focus = self.form.focus.name if hasattr(self, "form") else None
        self.form = self._row(self.widgets(), focus)

    def widgets(self) -> Sequence[Widget]:
        """The buttons at the bottom; the first begins with the focus."""
        raise NotImplementedError

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

    def _row(self, widgets: Sequence[Widget], focus: str | None) -> Form:
        """A form of buttons side by side; in large text, two of them."""
        look = self.kit.look
        abreast = len(widgets) if look.scale == 1 else 2
        height = BUTTON_HEIGHT if look.scale == 1 else look.row
        width = (INNER.width - BUTTON_GAP * (abreast - 1)) // abreast
        rows = -(-len(widgets) // abreast)
        area = pygame.Rect(0, 0, INNER.width, rows * (height + ROW_GAP) - ROW_GAP)
        area.bottomleft = INNER.bottomleft
        for place, each in enumerate(widgets):
            left = INNER.x + place % abreast * (width + BUTTON_GAP)
            top = area.y + place // abreast * (height + ROW_GAP)
            each.rect = pygame.Rect(left, top, width, height)
        return Form(widgets, area, look, focus)

    @property
    def why(self) -> str:
        """Why the round ended."""
        state = self.sitting.session.state
        return "" if state.result is None else self.teller.tell(verdict(state.result, state.rules))

    @property
    def standing(self) -> tuple[str, ...]:
        """Each side's total in a sentence."""
        text = self.kit.text
        return tuple(
            text("aloud.total", side=self.teller.side(row.side), n=row.total)
            for row in self.tally.rows
        )

    def veil(self, canvas: pygame.Surface, heading: str) -> None:
        """Darkens the table until no word of it can be read, and paints the frame over it."""
        canvas.blit(self.kit.decor.veil, (0, 0))
        canvas.fill(self.kit.look.palette["ink0"], BELOW)
        self.kit.decor.overlay(canvas, heading, FRAME)

    def paint_charts(self, canvas: pygame.Surface, top: int) -> None:
        """Paints the rounds and the race, from `top` downwards."""
        look, text = self.kit.look, self.kit.text
        if look.scale > 1:
            self._paint_totals(canvas, top)
            return
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

    @property
    def totals_height(self) -> int:
        """What the totals of large text take up."""
        return TOTAL_PITCH * -(-len(self.tally.rows) // 2)

    def _paint_totals(self, canvas: pygame.Surface, top: int) -> None:
        """Paints every side's symbols, letter and total, in two columns."""
        look, rows = self.kit.look, self.tally.rows
        wide = INNER.width // 2
        for place, row in enumerate(rows):
            members = self.sitting.rules.seating.members(row.side)
            x = INNER.x + place % 2 * wide
            y = top + place // 2 * TOTAL_PITCH
            left = x + draw_tokens(
                canvas, look, members, (x + TOKEN * len(members), y + TOTAL_PITCH // 2 - 6)
            )
            letters = "".join(initial(self.teller.name(seat)) for seat in members)
            gain = signed(row.gains[-1]) if row.gains else ""
            told = f"{letters} {row.total} ({gain})" if gain else f"{letters} {row.total}"
            mine = row.side == self.sitting.rules.seating.side_of(self.sitting.viewer)
            ink = look.ink("brass3" if mine else "bone4")
            look.body.draw(canvas, told, (left + AIR, look.body.level(y, TOTAL_PITCH)), ink)

    def sentence_top(self, sentence: str) -> int:
        """Where the sentence below the charts begins."""
        body = self.kit.look.body
        if self.kit.look.scale == 1:
            return SENTENCE_TOP
        return self.form.area.top - AIR - body.line_height * len(body.wrap(sentence, INNER.width))

    def paint_lines(self, canvas: pygame.Surface, sentence: str, top: int, colour: str) -> int:
        """Paints a sentence over the frame's width; returns the y below it."""
        body = self.kit.look.body
        lines = body.wrap(sentence, INNER.width)
        return body.draw_lines(canvas, lines, (INNER.x, top), self.kit.look.ink(colour))
