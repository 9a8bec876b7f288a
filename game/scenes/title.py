"""The title: the name in lights, a line of dominoes passing by, and where to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas, Face
from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.scene import Push, Quit, Replace, Reset
from game.engine.screen.viewport import CANVAS
from game.engine.ui.button import Button
from game.engine.ui.form import Form
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.engine.ui.panel import Panel
from game.scenes.page import Page
from game.scenes.parade import LONG, Parade

if TYPE_CHECKING:
    from game.engine.scene import Scene, Transition
    from game.engine.ui.prompts import Prompt
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

MARQUEE = pygame.Rect(144, 28, 352, 112)
COLUMN = pygame.Rect(232, 160, 176, 0)
BAND = pygame.Rect(0, 292, CANVAS[0], 44)
SPEED = 12.0
"""Pixels a second at which the line of dominoes passes by."""

BLINK = 0.5
SCALE = 2
"""The parade shows the hand's tiles, which are twice as large as those on the table."""


class TitleScene(Page):
    """The first page.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        news: sentences to be told before anything else.
    """

    def __init__(self, kit: Kit, doors: Doors, news: tuple[str, ...] = ()) -> None:
        super().__init__(kit, doors)
        self._news = news
        self._parade = Parade(CANVAS[0] // SCALE, SPEED / SCALE, kit.rng)
        self._age = 0.0
        self._moved = False
        self.form = self._form()
        kit.sound.music("title")

    @property
    def animating(self) -> bool:
        """Whether the line moved by a pixel, or a bulb or the focus blinked."""
        return self._moved or super().animating

    def update(self, dt: float) -> Transition | None:
        """Lets the line pass by; tells the news first."""
        if self._news:
            news, self._news = self._news, ()
            return Push(self.doors.notice(news))
        before = self._look_now()
        self._age += dt
        self._parade.update(dt)
        self._moved = before != self._look_now()
        return super().update(dt)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Goes where the player wants to."""
        match outcome:
            case Activated("continue"):
                return Reset(self.doors.go_on())
            case Activated("play"):
                return Replace(self.doors.menu())
            case Activated("options"):
                return Push(self.doors.options())
            case Activated("quit") | Cancelled():
                return Push(self._leave())
            case _:
                return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the night, the line of dominoes and the marquee."""
        look, text = self.kit.look, self.kit.text
        canvas.blit(self.kit.decor.night, (0, 0))
        self._paint_parade(canvas)
        Panel.MARQUEE.draw(canvas, look, MARQUEE, int(self._age / BLINK))
        name = self.kit.art.font(Face.DISPLAY, 2)
        ink = look.palette.ink("brass2", shadow="rose0")
        name.draw(canvas, text("title.name"), (MARQUEE.centerx, MARQUEE.y + 22), ink, Align.CENTRE)
        line = (MARQUEE.centerx, MARQUEE.bottom - 34)
        look.body.draw(canvas, text("title.line"), line, look.ink("bone3"), Align.CENTRE)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            ((Action.CONFIRM, text("prompt.choose")), (Action.CANCEL, text("menu.quit")))
        )

    def _form(self) -> Form:
        text = self.kit.text
        buttons = [Button("continue", text("menu.continue"))] if self.doors.can_go_on else []
        buttons += [
            Button("play", text("menu.play")),
            Button("options", text("menu.options")),
            Button("quit", text("menu.quit")),
        ]
        look = self.kit.look
        area = COLUMN.copy()
        area.height = len(buttons) * (look.row + 4)
        return Form(buttons, area, look)

    def _leave(self) -> Scene:
        text = self.kit.text
        return self.doors.confirm(text("title.leave"), text("menu.quit"), text("menu.back"), Quit)

    def _look_now(self) -> tuple[int, int]:
        first = self._parade.tiles[0]
        return round(first.x * SCALE), int(self._age / BLINK)

    def _paint_parade(self, canvas: pygame.Surface) -> None:
        tiles = self.kit.art.sheet(Atlas.TILES)
        for passing in self._parade.tiles:
            x = round(passing.x * SCALE)
            if passing.tile.is_double:
                tiles.blit(canvas, f"hand/{passing.tile}/n", (x, BAND.y))
                continue
            facing = "w" if passing.first == passing.tile.high else "e"
            tiles.blit(canvas, f"hand/{passing.tile}/{facing}", (x, BAND.y + LONG // 2))
