"""What the computer players say: a line now and then, so that it stays a pleasure.

Whether somebody speaks follows from what happened alone: the same match is spoken the same way.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.seat import Seat
    from game.scenes.portraits import Mood

LASTS = 2.4
"""Seconds that a line is seen."""

QUIET = 7.0
"""Seconds of silence between two lines at least."""

ONE_IN = 3
"""Of so many occasions one is used."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a seat is saying; the words follow from who sits there and in which mood."""

    seat: Seat
    mood: Mood


class Speech:
    """At most one line at a time."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self._left = 0.0
        self._quiet = 0.0

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._left -= dt
        self._quiet -= dt
        if self._left <= 0:
            self.line = None

    def occasion(self, seat: Seat, mood: Mood, number: int, ply: int) -> None:
        """Somebody might say something.

        Args:
            seat: who.
            mood: in which mood.
            number: of the round.
            ply: of the round.
        """
        dice = zlib.crc32(f"{number}.{ply}.{seat.name}.{mood}".encode())
        if self._quiet <= 0 and dice % ONE_IN == 0:
            self.line = Line(seat, mood)
            self._left, self._quiet = LASTS, QUIET

    def hush(self) -> None:
        """Nobody says anything any more."""
        self.line = None
