"""The running timeline and what is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.anim.timeline import Timeline
from game.scenes.table.shown import after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.scenes.table.cues import Cue
    from game.scenes.table.shown import Shown


class Story:
    """Tells cues one timeline after another.

    Attributes:
        shown: what the screen says at this moment.
    """

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self._timeline: Timeline[Cue] = Timeline()

    @property
    def busy(self) -> bool:
        """Whether something is still being told."""
        return not self._timeline.done

    def tell(self, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
        """Begins to tell; what was being told is finished. Returns the cues that began."""
        begun = self.finish()
        self._timeline = Timeline(cues)
        return begun + self.update(0.0)

    def update(self, dt: float) -> tuple[Cue, ...]:
        """Lets `dt` seconds pass; returns the cues that began."""
        return self._came(self._timeline.update(dt))

    def finish(self) -> tuple[Cue, ...]:
        """Tells the rest at once; returns the cues that had not begun."""
        return self._came(self._timeline.finish())

    def running(self) -> Iterator[tuple[Cue, float]]:
        """The pictures that are on their way, and how far they are, 0 to 1."""
        return ((cue, self._timeline.at(cue.name)) for cue in self._timeline.running())

    def _came(self, begun: tuple[Cue, ...]) -> tuple[Cue, ...]:
        for cue in begun:
            self.shown = after(self.shown, cue.act)
        return begun
