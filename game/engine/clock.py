"""Frame times from a clock that is passed in."""

from __future__ import annotations

from collections.abc import Callable

Now = Callable[[], float]
"""Seconds on any clock that only goes forward."""


class Ticker:
    """Measures frames and says how long to rest between them.

    Args:
        now: the clock.
        rate: frames a second, above 0.
        longest: the most seconds one frame may count, so that a laptop's sleep skips nothing.
    """

    def __init__(self, now: Now, rate: float = 60.0, longest: float = 0.1) -> None:
        self._now = now
        self._frame = 1.0 / rate
        self._longest = longest
        self._last = now()
        self._due = self._last + self._frame

    def tick(self) -> float:
        """Begins a frame; returns the seconds since the last one began, 0 to `longest`."""
        now = self._now()
        dt = min(max(0.0, now - self._last), self._longest)
        self._last = now
        self._due = max(self._due + self._frame, now)
        return dt

    def rest(self) -> float:
        """Seconds to wait until the next frame should begin; 0 when it is late."""
        return max(0.0, self._due - self._now())


class ManualClock:
    """A clock that stands until it is moved: for tests and for pictures without a screen."""

    def __init__(self, start: float = 0.0) -> None:
        self._at = start

    def __call__(self) -> float:
        """Seconds, as far as the clock was moved."""
        return self._at

    def advance(self, seconds: float) -> None:
        """Moves the clock forward by 0 or more seconds."""
        self._at += seconds
