"""Robots that play through the scenes by input events alone, on a clock of their own.

A `Rig` holds whatever answers events, time and drawing (a `SceneStack`, a `Front`). `Keys`, `Pad`
and `Mouse` are players with one device each; at a table they look at its `picture`, as a person
would, and never touch the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pygame

from game.engine.input.events import (
    Action,
    Device,
    InputEvent,
    PadFound,
    Point,
    PointDown,
    PointUp,
    Press,
    Release,
)
from game.layout.lattice import Rect
from game.rules.line import Arm
from game.rules.move import Draw, Move, Pass, Play
from game.rules.tile import Tile
from game.scenes.devices import LastDevice
from game.scenes.table.aim import button_rects
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Lifted, OnTile
from game.scenes.table.places import Places, centre
from game.scenes.table.scene import TableScene

FRAME = 1 / 60
PAD = 7


class Plays(Protocol):
    """What a rig drives."""

    def handle(self, event: InputEvent) -> None:
        """Hear an event."""

    def update(self, dt: float) -> None:
        """Let time pass."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""


class Rig:
    """Events and time for what is driven; `top` gives the scene that hears them.

    Args:
        driven: gets every event and all time.
        top: the scene on top, for those who look at it.
        device: hears every event first, unless what is driven does that itself.
    """

    def __init__(
        self, driven: Plays, top: Callable[[], object], device: LastDevice | None = None
    ) -> None:
        self.driven = driven
        self.canvas = pygame.Surface((640, 360), 0, 32)
        self.now = 0.0
        self.sent: list[InputEvent] = []
        self._top = top
        self._device = device

    @property
    def top(self) -> object:
        """The scene on top."""
        return self._top()

    @property
    def table(self) -> TableScene:
        """The table on top."""
        scene = getattr(self.top, "table", self.top)  # a guided round has one inside
        assert isinstance(scene, TableScene), f"not at the table: {scene}"
        return scene

    def send(self, *events: InputEvent) -> None:
        """Events, all in one frame."""
        for event in events:
            self.sent.append(event)
            if self._device is not None:
                self._device.hear(event)
            self.driven.handle(event)

    def wait(self, seconds: float = FRAME, frame: float = FRAME) -> None:
        """Lets time pass, frame by frame."""
        for _ in range(max(1, round(seconds / frame))):
            self.now += frame
            self.driven.update(frame)

    def wait_until(self, done: Callable[[], bool], limit: float = 60.0) -> None:
        """Lets time pass until something holds; fails after `limit` seconds of the clock."""
        end = self.now + limit
        while not done():
            assert self.now < end, "waited in vain"
            self.wait(FRAME)

    def look(self) -> pygame.Surface:
        """What is on the screen."""
        self.driven.draw(self.canvas)
        return self.canvas


def my_turn(rig: Rig) -> bool:
    """Whether the table waits for the viewer."""
    return isinstance(rig.top, TableScene) and rig.table.picture.cursor.reach is not None


def round_over(rig: Rig) -> bool:
    """Whether the table shows a finished round and waits for a press."""
    return isinstance(rig.top, TableScene) and rig.table.picture.stage is Stage.OVER


class Player:
    """What every device can do at the table."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig

    def play(self, move: Move) -> None:
        """Makes a move as a person with this device would."""
        match move:
            case Play(tile, arm):
                self.lay(tile, arm)
            case Draw():
                self.draw()
            case Pass():
                self.knock()

    def lay(self, tile: Tile, arm: Arm | None) -> None:
        """Lays a tile on an arm."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draws a tile."""
        raise NotImplementedError

    def knock(self) -> None:
        """Passes."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The press that goes on, skips, or confirms."""
        raise NotImplementedError


class Buttons(Player):
    """A player with keys or a pad."""

    device = Device.KEYS
    pad: int | None = None

    def press(self, *actions: Action) -> None:
        """Presses and lets go, one after another, each in its own frame."""
        for action in actions:
            self.rig.send(
                Press(action, self.device, self.pad), Release(action, self.device, self.pad)
            )
            self.rig.wait()

    def lay(self, tile: Tile, arm: Arm | None) -> None:
        cursor = self.rig.table.picture.cursor
        self._walk(tile)
        self.press(Action.CONFIRM)
        hold = cursor.hold
        assert isinstance(hold, Lifted), f"{tile} was not lifted"
        if not (hold.chosen and hold.arm is arm):
            self._choose(arm)
        self.press(Action.CONFIRM)

    def draw(self) -> None:
        cursor = self.rig.table.picture.cursor
        if isinstance(cursor.focus, OnTile):
            self.press(Action.UP)
        self.press(Action.CONFIRM)

    def knock(self) -> None:
        self.draw()

    def go_on(self) -> None:
        self.press(Action.CONFIRM)

    def _walk(self, tile: Tile) -> None:
        cursor = self.rig.table.picture.cursor
        if not isinstance(cursor.focus, OnTile):
            self.press(Action.DOWN)
        assert isinstance(cursor.focus, OnTile)
        way = cursor.hand.index(tile) - cursor.hand.index(cursor.focus.tile)
        self.press(*[Action.RIGHT if way > 0 else Action.LEFT] * abs(way))

    def _choose(self, arm: Arm | None) -> None:
        """Tries each direction until the wanted end is chosen, as a person looks for it."""
        cursor = self.rig.table.picture.cursor
        for action in _seeking(arm):
            self.press(action)
            if isinstance(cursor.hold, Lifted) and cursor.hold.chosen and cursor.hold.arm is arm:
                return
        raise AssertionError(f"no direction leads to {arm}")


class Keys(Buttons):
    """A player with a keyboard alone."""


class Pad(Buttons):
    """A player with a gamepad alone."""

    device = Device.PAD
    pad = PAD

    def plug_in(self, name: str = "Xbox pad") -> None:
        """The pad is found."""
        self.rig.send(PadFound(PAD, name, mapped=True))


class Mouse(Player):
    """A player with a mouse alone: clicks, or with `drags` drags every tile."""

    def __init__(self, rig: Rig, *, drags: bool = False) -> None:
        super().__init__(rig)
        self.drags = drags

    @property
    def places(self) -> Places:
        """Where things are, as the eye sees them."""
        return self.rig.table.places

    def click(self, x: int, y: int) -> None:
        """Moves there and clicks."""
        self.rig.send(Point(x, y))
        self.rig.wait()
        self.rig.send(PointDown(x, y), PointUp(x, y))
        self.rig.wait()

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 8) -> None:
        """Presses at one pixel and lets go at another."""
        self.rig.send(Point(*start), PointDown(*start))
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.rig.send(Point(x, y))
            self.rig.wait()
        self.rig.send(PointUp(*end))
        self.rig.wait()

    def lay(self, tile: Tile, arm: Arm | None) -> None:
        start, end = self.on_tile(tile), self.on_end(tile, arm)
        if self.drags:
            self.drag(start, end)
            return
        self.click(*start)
        fits = self.rig.table.picture.cursor.reach
        assert fits is not None
        self.click(*(self.on_tile(tile) if len(fits.fits(tile)) == 1 else end))

    def draw(self) -> None:
        self.click(*centre(self.places.plan.boneyard))

    def knock(self) -> None:
        self.click(*centre(button_rects(self.places.plan)[1]))

    def go_on(self) -> None:
        self.click(*centre(self.places.plan.felt))

    def on_tile(self, tile: Tile) -> tuple[int, int]:
        """The middle of a tile of the hand."""
        x, y = self.rig.table.picture.tray.at(tile)
        return centre((x, y, 24, 48))

    def on_end(self, tile: Tile, arm: Arm | None) -> tuple[int, int]:
        """The middle of where a tile would lie."""
        places, line = self.places, self.rig.table.picture.shown.line
        socket = places.layout(line).socket(arm, tile)
        return centre(places.camera.pixels(Rect(*socket.rect)))


def _seeking(arm: Arm | None) -> Iterator[Action]:
    own = {Arm.W: Action.LEFT, Arm.E: Action.RIGHT, Arm.N: Action.UP, Arm.S: Action.DOWN}
    if arm is not None:
        yield own[arm]
    yield from 2 * (Action.LEFT, Action.UP, Action.RIGHT, Action.DOWN)
    yield from 2 * (Action.RIGHT, Action.DOWN, Action.LEFT, Action.UP)
