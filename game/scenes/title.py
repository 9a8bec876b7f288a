"""The title: the name of the game, a line of dominoes passing by, and where to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas
from game.engine.font import Align
from game.engine.input.events import Action, Press
from game.engine.scene import Push, Quit, Replace, Reset
from game.engine.screen.viewport import CANVAS
from game.engine.ui.button import Button
from game.engine.ui.form import GAP, Form, side_by_side
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.engine.ui.panel import Panel
from game.scenes import large
from game.scenes.page import Page
from game.scenes.parade import LONG, Parade
from game.scenes.passages import sitting_down, standing_up
from game.scenes.starting import start

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.engine.scene import Scene, Transition
    from game.engine.ui.prompts import Prompt
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

LOGO_TOP = 22
LINE_TOP = 143
COLUMN = pygame.Rect(224, 161, 192, 0)
LARGE_COLUMN = pygame.Rect(80, 148, 480, 180)
RAIL = pygame.Rect(-6, 283, CANVAS[0] + 12, 60)
BAND = pygame.Rect(0, 287, CANVAS[0], 51)
"""The tray that the line of dominoes passes along on, and the line."""

SPEED = 12.0
"""Pixels a second at which the line of dominoes passes by."""

GLINT = 1 / 12
"""Seconds of each pose of the light that runs over the logo."""

IDLE = 20.0
"""Seconds without anybody's doing after which the room is shown."""

SHINES = 12
PAUSE = 36
"""Poses between two runs of the light."""

SCALE = 2
"""The parade shows the hand's tiles, which are twice as large as those on the table."""


class TitleScene(Page):
    """The first page.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        news: sentences to be told before anything else.
    """

    hides = True

    def __init__(self, kit: Kit, doors: Doors, news: tuple[str, ...] = ()) -> None:
        super().__init__(kit, doors)
        self._news = news
        self._parade = Parade(CANVAS[0] // SCALE, SPEED / SCALE, kit.rng)
        self._age = 0.0
        self._idle = 0.0
        self._moved = False
        self.form = self._form()
        kit.sound.music("title")

    @property
    def animating(self) -> bool:
        """Whether the line moved by a pixel, the light on the logo ran, or the focus blinked."""
        return self._moved or super().animating

    def update(self, dt: float) -> Transition | None:
        """Lets the line pass by; tells the news first."""
        if self._news:
            news, self._news = self._news, ()
            return self.hushed(Push(self.doors.notice(news)))
        before = self._look_now()
        self._age += dt
        self._idle += dt
        if self._idle >= IDLE and (room := self._room_to_show()) is not None:
            return Push(room, standing_up(self.kit))
        self._parade.update(dt)
        self._moved = before != self._look_now()
        return super().update(dt)

    def handle(self, event: InputEvent) -> Transition | None:
        """Answers an event, which somebody must have made."""
        self._idle = 0.0
        return super().handle(event)

    def otherwise(self, event: InputEvent) -> Transition | None:
        """The scores are a button away."""
        match event:
            case Press(Action.INFO):
                self.kit.sound.cue("menu_confirm")
                return Push(self.doors.scores())
            case _:
                return None

    def answer(self, outcome: Outcome) -> Transition | None:
        """Goes where the player wants to."""
        match outcome:
            case Activated("continue"):
                return Reset(self.doors.go_on(), sitting_down(self.kit))
            case Activated("play"):
                return start(self.kit, self.doors, self.doors.last_table())
            case Activated("menu"):
                return Replace(self.doors.menu())
            case Activated("learn"):
                return Push(self.doors.learn(self.doors.last_table().variant))
            case Activated("options"):
                return Push(self.doors.options())
            case Activated("quit") | Cancelled():
                return Push(self._leave())
            case _:
                return None

    @property
    def sentences(self) -> tuple[str, ...]:
        """The line below the name."""
        return (self.kit.text("title.line"),)

    def refit(self) -> None:
        """Makes the buttons anew."""
        self.form = self._form(self.form.focus.name)

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the cabinet, the line of dominoes and the logo."""
        look, text = self.kit.look, self.kit.text
        self.kit.decor.backdrop.draw(canvas, self._age)
        if look.scale == 1:
            self._paint_parade(canvas)
        logo = self.kit.art.sheet(Atlas.LOGO)
        at = ((CANVAS[0] - logo.rect("logo").width) // 2, LOGO_TOP)
        logo.blit(canvas, "logo", at)
        shine = f"logo/shine/{self._pose}"
        if logo.has(shine):
            logo.blit(canvas, shine, at)
        if look.scale == 1 and not self._asleep:
            line = (CANVAS[0] // 2, LINE_TOP)
            told, ink = ("title.line", "bone3") if self._known else ("title.first", "brass3")
            look.body.draw(canvas, text(told), line, look.ink(ink), Align.CENTRE)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            (
                (Action.CONFIRM, text("prompt.choose")),
                (Action.INFO, text("prompt.scores")),
                (Action.CANCEL, text("menu.quit")),
            )
        )

    def _form(self, focus: str | None = None) -> Form:
        text, variant = self.kit.text, self.doors.last_table().variant
        buttons = [Button("continue", text("menu.continue"))] if self.doors.can_go_on else []
        buttons += [
            Button("play", text("menu.play", variant=text(f"variant.{variant}"))),
            Button("menu", text("menu.other")),
            Button("learn", text("menu.how")),
        ]
        look = self.kit.look
        area = COLUMN.copy()
        last = (Button("options", text("menu.options")), Button("quit", text("menu.quit")))
        rows = len(buttons) + 1
        area.height = rows * (look.row + GAP)
        if look.scale == 1:
            row = pygame.Rect(area.x, area.bottom - look.row - GAP, area.width, look.row)
            side_by_side(last, row)
        buttons += last
        return Form(buttons, large.at_size(look, area, LARGE_COLUMN), look, focus)

    def _room_to_show(self) -> Scene | None:
        self._idle = 0.0
        return self.doors.attract() if self.kit.prefs.settings.scenery else None

    def _leave(self) -> Scene:
        text = self.kit.text
        question = text("title.leave-loses" if self.doors.only_in_memory else "title.leave")
        return self.doors.confirm(question, text("menu.quit"), text("menu.back"), Quit)

    @property
    def _known(self) -> bool:
        """Whether anybody has put a table together here before."""
        return self.doors.can_go_on or bool(self.kit.prefs.settings.options)

    @property
    def _pose(self) -> int:
        """Of the light on the logo; beyond its poses there is none."""
        return int(self._age / GLINT) % (SHINES + PAUSE)

    def _look_now(self) -> tuple[int, int, int]:
        first, bulbs = self._parade.tiles[0], self.kit.decor.backdrop.pose(self._age)
        return round(first.x * SCALE), min(self._pose, SHINES), bulbs

    def _paint_parade(self, canvas: pygame.Surface) -> None:
        Panel.TRAY.draw(canvas, self.kit.look, RAIL)
        tiles = self.kit.art.sheet(Atlas.TILES)
        for passing in self._parade.tiles:
            x = round(passing.x * SCALE)
            if passing.tile.is_double:
                tiles.blit(canvas, f"hand/{passing.tile}/n", (x, BAND.y))
                continue
            facing = "w" if passing.first == passing.tile.high else "e"
            tiles.blit(canvas, f"hand/{passing.tile}/{facing}", (x, BAND.y + LONG // 2))
