"""The whole game without a window: real scenes, real rules, and guests with one device each."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from game.ai.inprocess import InProcess
from game.ai.simple import Simple, choose
from game.engine.input.bindings import Bindings
from game.engine.input.events import Action, Point, Wheel
from game.engine.ui.prompts import place_prompts
from game.scenes.devices import LastDevice
from game.scenes.front import Front
from game.scenes.furnish import furnish
from game.scenes.opponents import Opponents
from game.scenes.page import PROMPTS, Page
from game.scenes.prefs import Prefs
from game.scenes.premises import open_up
from game.scenes.shelf import MemoryShelf
from game.scenes.toasts import Toasts
from game.store.settings import Settings
from game.text.catalogue import Lapse
from tests.scenes import robot
from tests.scenes.robot import Rig

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.scenes.shelf import Shelf
    from game.scenes.sitting import Sitting

ASSETS = Path("assets")
TIERS = tuple(tier.value for tier in Simple)


@dataclass
class Heard:
    """The sounds that were asked for."""

    cues: list[str] = field(default_factory=list)
    playing: str | None = None

    def cue(self, name: str, *, pitch: int = 0) -> None:
        del pitch
        self.cues.append(name)

    def music(self, name: str | None) -> None:
        self.playing = name


def today() -> datetime:
    return datetime(2024, 5, 1, 20, 15, tzinfo=UTC)


class Evening:
    """From the title on; `rig` drives it."""

    def __init__(
        self, settings: Settings | None = None, shelf: Shelf | None = None, seed: str = "evening"
    ) -> None:
        pygame.display.init()
        self.prefs = Prefs(settings or Settings(language="en"))
        self.heard = Heard()
        self.shelf = shelf or MemoryShelf()
        device = LastDevice(Bindings())
        self.kit = furnish(ASSETS, self.prefs, device, Toasts(), self.heard, seed, Lapse.RAISE)
        thinker = InProcess(choose)
        opponents = Opponents(lambda: thinker, TIERS)
        self.cabinet = open_up(self.kit, ASSETS, self.shelf, opponents, today)
        first = self.cabinet.title(self.cabinet.open_up())
        self.front = Front(first, self.kit, self.cabinet.bind_pad)
        self.rig = Rig(self.front, lambda: self.front.stack.top)
        self.rig.wait()

    @property
    def page(self) -> Page:
        """The page on top."""
        top = self.rig.top
        assert isinstance(top, Page), top
        return top

    @property
    def where(self) -> str:
        """The class of the scene on top."""
        return type(self.rig.top).__name__ if self.front.running else "nowhere"

    @property
    def sitting(self) -> Sitting:
        """The match being played."""
        assert self.cabinet.sitting is not None
        return self.cabinet.sitting

    def send(self, *events: InputEvent) -> None:
        """Events of one frame, and the frame."""
        self.rig.send(*events)
        if self.front.running:
            self.rig.wait()

    def picture(self) -> bytes:
        """What is seen now."""
        return pygame.image.tobytes(self.rig.look(), "RGB")


class Guest(Protocol):
    """A person with one device, at the pages of an evening."""

    @property
    def player(self) -> robot.Player:
        """The same person at the table."""

    def focus(self, name: str) -> None:
        """Brings the focus to a widget."""

    def choose(self, name: str) -> None:
        """Focuses a widget and activates it."""

    def turn(self, name: str) -> None:
        """Gives a choice or a switch its next value, a slider one step more."""

    def back(self) -> None:
        """Leaves the page."""

    def menu(self) -> None:
        """From the table to the pause menu."""

    def any_press(self) -> None:
        """A press that means nothing but itself."""

    def ask(self, action: Action) -> None:
        """What one of the prompts at the bottom offers."""


class ByButtons:
    """With keys or a pad: focus moves by directions alone."""

    def __init__(self, evening: Evening, player: robot.Buttons) -> None:
        self.evening = evening
        self.player = player

    def focus(self, name: str) -> None:
        for _ in range(40):
            form = self.evening.page.form
            here, there = form.focused, form.widget(name)
            assert here is not None
            if here is there:
                return
            if here.rect.y != there.rect.y:
                self.press(Action.DOWN)
            else:
                self.press(Action.RIGHT if here.rect.x < there.rect.x else Action.LEFT)
        raise AssertionError(f"{name} cannot be reached in {self.evening.where}")

    def choose(self, name: str) -> None:
        self.focus(name)
        self.press(Action.CONFIRM)

    def turn(self, name: str) -> None:
        self.focus(name)
        self.press(Action.RIGHT)

    def back(self) -> None:
        self.press(Action.CANCEL)

    def menu(self) -> None:
        self.press(Action.MENU)

    def any_press(self) -> None:
        self.press(Action.CONFIRM)

    def ask(self, action: Action) -> None:
        self.press(action)

    def press(self, action: Action) -> None:
        self.player.press(action)


class ByMouse:
    """With a mouse and nothing else: clicks on widgets and prompts, and the wheel."""

    def __init__(self, evening: Evening, player: robot.Mouse) -> None:
        self.evening = evening
        self.player = player

    def focus(self, name: str) -> None:
        self.evening.send(Point(*self._rect(name).center))
        assert self.evening.page.form.focus.name == name

    def choose(self, name: str) -> None:
        self.focus(name)
        self.player.click(*self._rect(name).center)

    def turn(self, name: str) -> None:
        self.focus(name)
        rect = self._rect(name)
        self.player.click(rect.right - 14, rect.centery)

    def back(self) -> None:
        self.prompt(Action.CANCEL)

    def ask(self, action: Action) -> None:
        self.prompt(action)

    def menu(self) -> None:
        x, y, w, h = self.player.places.plan.menu
        self.player.click(x + w // 2, y + h // 2)

    def any_press(self) -> None:
        self.player.click(320, 180)

    def prompt(self, action: Action) -> None:
        """Clicks on a prompt."""
        page = self.evening.page
        for rect, prompt in place_prompts(page.kit.look, page.prompts(), PROMPTS):
            if prompt.action is action:
                self.player.click(*rect.center)
                return
        raise AssertionError(f"no prompt for {action} in {self.evening.where}")

    def _rect(self, name: str) -> pygame.Rect:
        """Where a widget is, scrolled into sight."""
        form = self.evening.page.form
        for _ in range(60):
            rect = form.widget(name).rect.move(0, -form.offset)
            if form.area.contains(rect):
                return rect
            self.evening.send(Wheel(-1 if rect.bottom > form.area.bottom else 1))
        raise AssertionError(f"{name} cannot be scrolled into sight")


def keys(evening: Evening) -> Guest:
    return ByButtons(evening, robot.Keys(evening.rig))


def pad(evening: Evening) -> Guest:
    return ByButtons(evening, robot.Pad(evening.rig))


def mouse(evening: Evening) -> Guest:
    return ByMouse(evening, robot.Mouse(evening.rig))


GUESTS = {"keys": keys, "pad": pad, "mouse": mouse}
