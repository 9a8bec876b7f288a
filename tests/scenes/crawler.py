"""A guest that goes through every door: all it knows are the widgets that it finds on a page.

On each page it brings the focus to every widget, looks whether that is seen, turns what can be
turned through all of its values, presses what can be pressed, and finds its way back.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Container
from functools import partial
from typing import TYPE_CHECKING

from game.engine.input.events import Action, Button, Device, PointDown, PointUp
from game.engine.ui.choice import Choice
from game.engine.ui.look import Look
from game.engine.ui.prompts import place_prompts
from game.engine.ui.slider import Slider
from game.engine.ui.toggle import Toggle
from game.scenes.controls import ControlsScene
from game.scenes.guided import GuidedScene
from game.scenes.page import Page
from game.scenes.table.flow import Stage
from game.scenes.table.prompting import prompt_area
from game.scenes.table.scene import TableScene
from tests.scenes.evening import ByMouse, Evening, keys, mouse, pad
from tests.scenes.marks import marked
from tests.scenes.real import RealRig
from tests.scenes.test_journeys import play_on
from tests.tools.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from game.store.settings import Settings
    from tests.scenes.evening import Guest

Come = Callable[[], None]
GUESTS = {Device.KEYS: keys, Device.PAD: pad, Device.MOUSE: mouse}
STRIKES = {
    Device.KEYS: tuple("nmbvcxzlkjoytg"),
    Device.PAD: ("leftstick", "rightstick"),
    Device.MOUSE: (),
}
ENDLESS = (
    "TitleScene",
    "TableScene",
    "GuidedScene",
    "ReadyScene",
    "ScoreboardScene",
    "ResultScene",
)
"""Scenes from which the button that leads back leads to a question."""


class Crawler:
    """Evenings of one guest.

    Args:
        begin: an evening anew.
        device: the only one that is used.
        only: the scenes to look at; the others are left alone.

    Attributes:
        seen: the scenes that were reached.
        left: the scenes that were left by the button that leads back.
        changed: the settings that were changed.
        marks: how often a focus was looked for, and found.
    """

    def __init__(
        self,
        begin: Callable[[], Evening],
        device: Device,
        only: Container[str] | None = None,
    ) -> None:
        self._only = only
        self._begin = begin
        self._device = device
        self._struck = 0
        self._picture = "", b""
        self.seen: set[str] = set()
        self.left: set[str] = set()
        self.changed: set[str] = set()
        self.marks = 0
        self._sit_down()

    def crawl(self) -> None:
        """Everything that the page leads to that is there."""
        self._explore(self._anew)
        self.rig.close()

    def _sit_down(self) -> None:
        self.evening = self._begin()
        self.rig = RealRig(self.evening, VirtualPad() if self._device is Device.PAD else None)
        self.guest: Guest = GUESTS[self._device](self.evening)
        self.evening.prefs.listen(self._note)
        self._settle()

    def _anew(self) -> None:
        self.rig.close()
        self._sit_down()

    # ---- scenes

    @property
    def where(self) -> str:
        return self.evening.where

    def _explore(self, come: Come) -> None:
        """A scene that was not seen so far; `come` leads here from anywhere."""
        where = self.where
        self.seen.add(where)
        if where == "TableScene":
            self._table(come)
        elif where == "GuidedScene":
            self._guided(come)
        elif isinstance(self.rig.top, Page):
            self._page(where, come)
        self._at(where, come)
        for _ in range(2):  # the first may only end what goes on there
            if self.where == where:
                self._back()
        assert self.where != where, f"{where} cannot be left"
        self.left.add(where)

    def _page(self, where: str, come: Come) -> None:
        done: set[tuple[str, object]] = set()

        def sweep() -> None:
            while True:
                self._at(where, come)
                page = self.evening.page
                tab = getattr(page, "tab", None)  # where there are tabs, each has its own rows
                names = [name for name in page.form.focus.names if (name, tab) not in done]
                if not names:
                    return
                done.add((names[0], tab))
                self._try(names[0], lambda: self._at(where, come), sweep)

        sweep()
        for action in (Action.INFO, Action.MENU):
            self._at(where, come)
            if any(prompt.action is action for prompt in self.evening.page.prompts()):
                self._follow(partial(self.guest.ask, action), lambda: self._at(where, come))

    def _try(self, name: str, here: Come, sweep: Callable[[], None]) -> None:
        """Whatever can be done with a widget."""
        self.guest.focus(name)
        self._look(name)
        widget = self.evening.page.form.widget(name)
        if isinstance(widget, Slider):
            self.guest.turn(name)
        elif isinstance(widget, Toggle):
            for _ in range(2):
                self.guest.choose(name)
        elif isinstance(widget, Choice):
            for _ in range(len(widget.options)):
                here()
                if name in self.evening.page.form.focus.names:
                    self.guest.turn(name)
                    sweep()
        else:
            self._follow(lambda: self._choose(name), here)

    def _look(self, name: str) -> None:
        """The focus is seen: the picture is another one, and the mark is where it should be."""
        picture, where = self.evening.picture(), self.where
        assert (where, picture) != self._picture, f"{name} in {where}"
        self._picture = where, picture
        assert marked(self.rig.canvas, self.evening.page.form) == name, f"{name} in {where}"
        self.marks += 1

    def _give(self) -> None:
        """Gives the control that is waited for, or leaves where the device has none."""
        page = self.rig.top
        assert isinstance(page, ControlsScene)
        if page.waits_for is None:
            return
        if page.tab is self._device:
            strikes = STRIKES[self._device]
            self._struck += 1
            self.rig.strike(strikes[self._struck % len(strikes)])
        else:
            self._back()
        assert page.waits_for is None

    def _choose(self, name: str) -> None:
        self.guest.choose(name)
        if self.where == "ControlsScene":
            self._give()

    def _follow(self, press: Come, here: Come) -> None:
        """To where a press leads, if that is somewhere new."""
        press()
        self._settle()
        if self.evening.front.running and getattr(self.rig.top, "looking", False):
            self.guest.any_press()  # the table is looked at, and the page is gone meanwhile
        there = self.where

        def again() -> None:
            here()
            press()
            self._settle()
            if self.where == "Confirm" != there:
                self.guest.choose("yes")
                self._settle()

        new = there not in self.seen and there != "nowhere"
        if new and (self._only is None or there in self._only):
            self._explore(again)

    def _table(self, come: Come) -> None:
        """What the prompts offer, then the round to its end, and the match."""

        def opened(action: Action) -> None:
            self._at("TableScene", come)
            self._press(action)
            self._settle()

        def played(until: str) -> None:
            self._at("TableScene", come)
            play_on(self.evening, self.guest, set(), until)
            self._settle()

        ways: list[Come] = [
            lambda: opened(Action.INFO),
            lambda: opened(Action.MENU),
            lambda: played("ScoreboardScene"),
            lambda: played("ResultScene"),
        ]
        for way in ways:
            way()
            if self.where not in self.seen:
                self._explore(way)

    def _guided(self, come: Come) -> None:
        """A guided round to its score: what the guide says is read, and something is played."""

        def played() -> None:
            self._at("GuidedScene", come)
            while isinstance(guide := self.rig.top, GuidedScene):
                picture = guide.table.picture
                over = picture.stage is Stage.OVER and not picture.busy
                if guide.waiting or over:
                    self.guest.any_press()
                elif picture.cursor.reach is not None and not picture.tray.moving:
                    self.guest.player.play(picture.view.legal[0])
                else:
                    self.rig.wait(1 / 15, 1 / 15)
            self._settle()

        played()
        self._explore(played)

    # ---- ways

    def _at(self, where: str, come: Come) -> None:
        """Back to a scene: by the button that leads back, or all the way again."""
        for _ in range(2):
            if self.where != where and self.where not in (*ENDLESS, "nowhere"):
                self._back()
        if self.where != where:
            come()
        assert self.where == where, f"{where} is not found again, but {self.where}"

    def _back(self) -> None:
        """Presses what leads back."""
        if isinstance(self.guest, ByMouse):
            self.rig.send(PointDown(320, 4, Button.RIGHT), PointUp(320, 4, Button.RIGHT))
        else:
            self.guest.back()
        self._settle()

    def _press(self, action: Action) -> None:
        """A prompt of the table."""
        table = self.rig.top
        assert isinstance(table, TableScene)
        if not isinstance(self.guest, ByMouse):
            self.guest.ask(action)
            return
        look, area = Look.of(self.evening.kit.art), prompt_area(table.places.plan)
        for rect, prompt in place_prompts(look, table.picture.prompts, area):
            if prompt.action is action:
                self.guest.player.click(*rect.center)

    def _settle(self) -> None:
        if self.evening.front.running:
            self.rig.wait(1.0, 0.25)

    def _note(self, before: Settings, after: Settings) -> None:
        for one in dataclasses.fields(before):
            if getattr(before, one.name) != getattr(after, one.name):
                self.changed.add(one.name)
