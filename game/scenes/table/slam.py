"""The slam: a tile is banged down by holding what played it, or by letting go of it in a flick.

It is for show. The move is made at once, whether or not it turns out to be a slam.
"""

from __future__ import annotations

from collections import deque
from math import dist
from typing import TYPE_CHECKING

from game.engine.input.events import (
    Action,
    Button,
    Device,
    FocusLost,
    Point,
    PointDown,
    PointUp,
    Press,
    Release,
)
from game.scenes.table.pointer import SLACK

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.rules.tile import Tile

HOLD = 0.24
"""Seconds that what played a tile must be held."""

FLICK = 700.0
"""Pixels a second at which a tile that is let go counts as flicked."""

TRACE = 0.1
"""Seconds of the pointer's way that tell its speed."""

FRAME = 1 / 60

Grip = tuple[Device, int | None]
MOUSE: Grip = (Device.MOUSE, None)


class Slam:
    """Follows hands, and knows which tiles they bang down."""

    def __init__(self) -> None:
        self._now = 0.0
        self._down: dict[Grip, float] = {}
        self._trace: deque[tuple[float, int, int]] = deque(maxlen=64)
        self._by: Grip | None = None
        self._hard = False
        self._tile: Tile | None = None
        self._hand: Grip | None = None
        self._sure = False

    def hear(self, event: InputEvent) -> None:
        """Takes note of an event, before anything answers it."""
        self._by, self._hard = None, False
        match event:
            case Press(Action.CONFIRM, device, pad, repeat=False):
                self._take((device, pad))
            case Release(Action.CONFIRM, device, pad):
                self._let_go((device, pad))
            case PointDown(x, y, Button.LEFT):
                self._trace.clear()
                self._trace.append((self._now, x, y))
                self._take(MOUSE)
            case Point(x, y):
                self._trace.append((self._now, x, y))
            case PointUp(x, y, Button.LEFT):
                self._trace.append((self._now, x, y))
                self._hard = self._flicked or self._rested
                self._let_go(MOUSE)
            case FocusLost():
                self._down.clear()
                self._hand = None
            case _:
                pass

    def play(self, tile: Tile) -> None:
        """The event that was heard last played a tile."""
        self._tile, self._hand, self._sure = tile, self._by, self._hard

    def lands(self, tile: Tile) -> bool:
        """Whether a tile that lies on the table bangs down now; it does so once."""
        if tile != self._tile or not (self._sure or self._is_held):
            return False
        self._tile = None
        return True

    @property
    def pending(self) -> Tile | None:
        """A tile whose hand has not let go: it may bang down a little after it has landed."""
        return self._tile if self._hand is not None else None

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._now += dt

    def _take(self, grip: Grip) -> None:
        self._down[grip] = self._now
        self._by = grip

    def _let_go(self, grip: Grip) -> None:
        self._down.pop(grip, None)
        if grip == self._hand:
            self._hand = None

    @property
    def _is_held(self) -> bool:
        return self._hand is not None and self._now - self._down[self._hand] >= HOLD

    @property
    def _rested(self) -> bool:
        """Whether the button was held without moving, on a tile that was lifted before."""
        since = self._down.get(MOUSE, self._now)
        still = all(dist(self._trace[0][1:], each[1:]) <= SLACK for each in self._trace)
        return still and self._now - since >= HOLD

    @property
    def _flicked(self) -> bool:
        """Whether the pointer was fast when the button went up."""
        recent = [each for each in self._trace if self._now - each[0] <= TRACE]
        if MOUSE not in self._down or len(recent) < 2:  # noqa: PLR2004 - a way has two ends
            return False
        way = dist(recent[0][1:], recent[-1][1:])
        return way / max(recent[-1][0] - recent[0][0], FRAME) >= FLICK
