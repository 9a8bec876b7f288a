"""Why something was not done: shown for a while, read out, and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.cues import Sound

if TYPE_CHECKING:
    from game.scenes.table.captions import Caption
    from game.scenes.table.kit import TableKit
    from game.scenes.table.narration import Narration

SECONDS = 3.0


class Refusals:
    """The last one, until it has been seen.

    Args:
        kit: what the table is given.
        narration: reads it out.
    """

    def __init__(self, kit: TableKit, narration: Narration) -> None:
        self._kit = kit
        self._narration = narration
        self._why: Caption | None = None
        self._left = 0.0

    @property
    def shown(self) -> Caption | None:
        """What is shown now."""
        return self._why if self._left else None

    def say(self, why: Caption) -> None:
        """Something was not done."""
        self._why, self._left = why, SECONDS
        self._narration.say(why)
        self._kit.sound.cue(Sound.REFUSE)

    def drop(self) -> None:
        """Something was done: the reason why another thing was not is old."""
        self._why = None

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)
