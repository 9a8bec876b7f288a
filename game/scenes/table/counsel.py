"""A hint in the making: thought about in small slices, so that no frame waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.advice import Advice, Adviser
    from game.rules.view import View

TIER = "lenda"
SEED = 1
"""A hint is as repeatable as any other decision; it is not the opponents' one."""

SLICE = 0.004
"""Seconds of a frame that may be spent on it."""


class Counsel:
    """Advice on one view at a time.

    Args:
        clock: seconds, from any start.

    Attributes:
        advice: what it came to, once it did.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._view: View | None = None
        self._adviser: Adviser | None = None
        self.advice: Advice | None = None

    @property
    def pending(self) -> bool:
        """Whether it is being thought about."""
        return self._adviser is not None

    def ask(self, view: View) -> None:
        """Begin to think about the viewer's move."""
        from game.ai.advice import Adviser  # noqa: PLC0415 - the search is not for the first frame

        self._view, self.advice = view, None
        self._adviser = Adviser(view, TIER, SEED)

    def forget(self) -> None:
        """Nothing is wanted any more."""
        self._view = self._adviser = self.advice = None

    def update(self, view: View) -> None:
        """Think on for a slice; another view than the one asked about makes it forget."""
        if self._view is not view:
            self.forget()
        if self._adviser is None:
            return
        end, adviser = self._clock() + SLICE, self._adviser
        adviser.step()
        while not adviser.done and self._clock() < end:
            adviser.step()
        if adviser.done:
            self.advice, self._adviser = adviser.advice(), None
