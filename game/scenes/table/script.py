"""Writing a timeline of the table from beginning to end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.table.cues import Act, Cue, Said, Sound, Total

if TYPE_CHECKING:
    from game.scenes.table.captions import Caption
    from game.scenes.table.pace import Pace

COUNTER_STEPS = 8
COUNTER_STEP = 0.05


class Script:
    """Cues in the making. Lengths are given at normal speed and kept at the player's.

    Attributes:
        now: seconds at which the next cue begins.
        totals: by side, as the counters will have told them by then.
    """

    def __init__(self, pace: Pace, totals: tuple[int, ...]) -> None:
        self.now = 0.0
        self.totals = totals
        self._pace = pace
        self._cues: list[Cue] = []

    def at_once(
        self, act: Act, sound: Sound | None = None, *, after: float = 0.0, pitch: int = 0
    ) -> None:
        """A moment, `after` seconds from now; the time does not move."""
        self._add(act, 0.0, sound, after, pitch)

    def along(
        self, act: Act, seconds: float, sound: Sound | None = None, *, after: float = 0.0
    ) -> None:
        """A picture, `after` seconds from now, that what follows does not wait for."""
        self._add(act, seconds, sound, after, 0)

    def then(self, act: Act, seconds: float, sound: Sound | None = None) -> None:
        """A picture that everything after waits for."""
        self._add(act, seconds, sound, 0.0, 0)
        self.wait(seconds)

    def wait(self, seconds: float) -> None:
        """What follows begins so much later."""
        self.now += seconds * self._pace.factor

    def hold(self, act: Act, seconds: float) -> None:
        """A picture that lasts at least `seconds` at any speed."""
        self.then(act, max(1.0, 1 / self._pace.factor) * seconds)

    def say(self, caption: Caption | None, sound: Sound | None = None) -> None:
        """Another sentence in the caption line."""
        self.at_once(Said(caption), sound)

    def count_to(self, side: int, total: int) -> None:
        """The counter of a side runs to `total`, ticking higher and higher."""
        before = self.totals[side]
        steps = min(COUNTER_STEPS, abs(total - before))
        for step in range(1, steps + 1):
            shown = before + (total - before) * step // steps
            self.at_once(Total(side, shown), Sound.COUNT, pitch=step - 1)
            self.wait(COUNTER_STEP)
        self.totals = (*self.totals[:side], total, *self.totals[side + 1 :])

    def cues(self, ceiling: float) -> tuple[Cue, ...]:
        """All cues, squeezed where they would last longer than `ceiling` seconds."""
        length = max((each.start + each.duration for each in self._cues), default=0.0)
        if length <= ceiling:
            return tuple(self._cues)
        squeeze = ceiling / length
        return tuple(
            replace(each, start=each.start * squeeze, duration=each.duration * squeeze)
            for each in self._cues
        )

    def _add(self, act: Act, seconds: float, sound: Sound | None, after: float, pitch: int) -> None:
        name = f"{len(self._cues):03} {type(act).__name__}"
        start = self.now + after * self._pace.factor
        self._cues.append(Cue(name, start, seconds * self._pace.factor, act, sound, pitch))
