"""Over the table: the rules that are played here, and the round so far in words."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action, Device, PointDown, Press, QuitAsked, Wheel
from game.engine.scene import Cover, Pop, Quit
from game.engine.ui.form import Form
from game.engine.ui.label import Label
from game.engine.ui.look import Look
from game.engine.ui.panel import Panel
from game.engine.ui.prompts import draw_prompts, place_prompts
from game.scenes import large
from game.scenes.aloud import Aloud, buttons, spoken
from game.scenes.rules_card import paragraphs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.scenes.table.kit import TableKit

CARD = pygame.Rect(52, 30, 536, 292)
TABS = pygame.Rect(68, 40, 504, 20)
TEXT = pygame.Rect(76, 72, 488, 232)
LARGE_CARD = pygame.Rect(20, 26, 600, 306)
LARGE_TABS = pygame.Rect(68, 40, 504, 30)
LARGE_TEXT = pygame.Rect(34, 82, 572, 232)
FLOOR = pygame.Rect(0, 342, 640, 18)
PROMPTS = pygame.Rect(24, 344, 592, 14)
END = -9999
"""Notches of the wheel that lead to the end of any text."""

SCROLLS = {Action.UP: 1, Action.DOWN: -1}


class Tab(Enum):
    """What is read; the value ends the catalogue's key."""

    RULES = "rules"
    ROUND = "round"


class InfoScene:
    """A card with two tabs.

    Args:
        kit: of the table.
        history: the round in words, oldest first.
    """

    cover = Cover.OVERLAY

    def __init__(self, kit: TableKit, history: Sequence[str]) -> None:
        self._kit = kit
        self._worn = Look.of(kit.art)
        self._history = tuple(history)
        self.tab = Tab.RULES
        self.form = self._read()

    @property
    def _look(self) -> Look:
        return self._worn

    @property
    def animating(self) -> bool:
        """Nothing moves by itself."""
        return False

    def handle(self, event: InputEvent) -> Transition | None:
        """Scrolls, changes the tab, or goes back to the table."""
        match self._clicked(event):
            case Press(Action.LEFT | Action.RIGHT | Action.PREV | Action.NEXT | Action.INFO):
                self._turn()
            case Press(action) if action in SCROLLS:
                self.form.handle(Wheel(SCROLLS[action]))
            case Press(Action.CANCEL | Action.MENU | Action.CONFIRM, repeat=False):
                self._kit.sound.cue("menu_back")
                return Pop()
            case Wheel() as wheel:
                self.form.handle(wheel)
            case QuitAsked():
                return Quit()
            case _:
                pass
        return None

    @property
    def aloud(self) -> Aloud:
        """All that is read, and the buttons."""
        told = tuple(spoken(self._kit.text, each) for each in self.form.widgets)
        return Aloud(told, "", buttons(self._kit.text, self._prompts()))

    def update(self, dt: float) -> Transition | None:
        """Time changes nothing here."""
        del dt
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the card, its tabs and what is read."""
        look = self._look
        Panel.VEIL.draw(canvas, look, canvas.get_rect())
        Panel.CARD.draw(canvas, look, large.at_size(look, CARD, LARGE_CARD))
        for tab, area in zip(Tab, self._tabs(), strict=True):
            here = tab is self.tab
            look.kit.nine(canvas, "button/focus" if here else "button/idle", area)
            top = look.body.level(area.y, area.height - 2)
            ink = look.ink("ink0" if here else "bone4")
            word = self._kit.text(f"table.info.{tab.value}")
            look.body.draw(canvas, word, (area.centerx, top), ink, Align.CENTRE)
        self.form.draw(canvas)
        canvas.fill(look.palette["ink0"], large.at_size(look, FLOOR, large.FLOOR))
        draw_prompts(canvas, look, self._prompts(), self._strip)

    @property
    def _strip(self) -> pygame.Rect:
        return large.at_size(self._look, PROMPTS, large.PROMPTS)

    @property
    def _text(self) -> pygame.Rect:
        return large.at_size(self._look, TEXT, LARGE_TEXT)

    def _tabs(self) -> list[pygame.Rect]:
        wide = (TABS.w - 8) // len(Tab)
        high = large.at_size(self._look, TABS, LARGE_TABS).h
        return [
            pygame.Rect(TABS.x + number * (wide + 8), TABS.y, wide, high)
            for number in range(len(Tab))
        ]

    def _turn(self, wanted: Tab | None = None) -> None:
        tabs = list(Tab)
        self.tab = wanted or tabs[(tabs.index(self.tab) + 1) % len(tabs)]
        self.form = self._read()
        self._kit.sound.cue("menu_move")

    def _read(self) -> Form:
        if self.tab is Tab.RULES:
            return Form(
                paragraphs(self._kit.text, self._kit.session.state.rules), self._text, self._look
            )
        told = self._history or (self._kit.text("table.info.nothing-yet"),)
        lines = [Label(f"told-{number}", line, "ink1") for number, line in enumerate(told)]
        form = Form(lines, self._text, self._look)
        form.handle(Wheel(END))
        return form

    def _clicked(self, event: InputEvent) -> InputEvent:
        """A click on a prompt or a tab is a press; one beside the card leads back."""
        if not isinstance(event, PointDown):
            return event
        for area, prompt in place_prompts(self._look, self._prompts(), self._strip):
            if area.collidepoint(event.x, event.y):
                return Press(prompt.action, Device.MOUSE)
        for tab, area in zip(Tab, self._tabs(), strict=True):
            if area.collidepoint(event.x, event.y) and tab is not self.tab:
                return Press(Action.NEXT, Device.MOUSE)
        if not CARD.collidepoint(event.x, event.y):
            return Press(Action.CANCEL, Device.MOUSE)
        return event

    def _prompts(self) -> list[Prompt]:
        text, device = self._kit.text, self._kit.device
        words = (
            (Action.DOWN, text("prompt.scroll")),
            (Action.RIGHT, text("table.prompt.turn-page")),
            (Action.CANCEL, text("prompt.back")),
        )
        made = (device.prompt(action, word) for action, word in words)
        return [prompt for prompt in made if prompt is not None]
