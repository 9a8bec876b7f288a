"""A thinker that takes a small slice of the caller's own time at every poll."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.asking import Answer, Ask
from game.ai.decision import Decision

SLICE = 0.004  # seconds a poll; a step begun just before it ends may take two more milliseconds
LIMIT = 0.9  # seconds in which an answer must have come


class Sliced:
    """Thinks in the main loop, where there can be no second process.

    Args:
        clock: seconds, from any start.
        seconds: after these an ask is answered with what is best so far.
        share: seconds of thinking at one poll.
    """

    def __init__(
        self, clock: Callable[[], float], seconds: float = LIMIT, share: float = SLICE
    ) -> None:
        self._clock = clock
        self._seconds = seconds
        self._share = share
        self._ask: Ask | None = None
        self._decision: Decision | None = None
        self._until = 0.0

    def ask(self, ask: Ask, /) -> None:
        """Begin to think at the next poll; what was asked before is dropped."""
        self._ask = ask
        self._decision = None
        self._until = self._clock() + self._seconds

    def poll(self) -> Answer | None:
        """Think a little; the answer, once it is there."""
        if self._ask is None:
            return None
        end = self._clock() + self._share
        if self._decision is None:
            self._decision = Decision(self._ask.view, self._ask.tier, self._ask.seed)
        while not self._decision.done and self._clock() < end:
            self._decision.step()
        if not self._decision.done and (self._clock() < self._until or self._decision.hurry()):
            return None
        chosen = self._decision.best()
        answer = Answer(self._ask.ticket, chosen.move, chosen.iterations)
        self.cancel()
        return answer

    def cancel(self) -> None:
        """Drop the ask."""
        self._ask = self._decision = None

    def close(self) -> None:
        """Drop the ask; nothing runs that would have to be stopped."""
        self.cancel()
