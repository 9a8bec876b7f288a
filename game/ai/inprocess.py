"""A thinker that decides in the caller's own time, for choices that cost next to nothing."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.asking import Answer, Ask
from game.rules.move import Move
from game.rules.view import View

Choose = Callable[[View, str, int], Move]


class InProcess:
    """Answers an ask at the next poll, by a pure function of view, tier and seed."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self._ask: Ask | None = None

    def ask(self, ask: Ask, /) -> None:
        """Keep the ask; one that was kept before is dropped."""
        self._ask = ask

    def poll(self) -> Answer | None:
        """Decide now, if something was asked."""
        if self._ask is None:
            return None
        ask, self._ask = self._ask, None
        return Answer(ask.ticket, self._choose(ask.view, ask.tier, ask.seed), 0)

    def cancel(self) -> None:
        """Drop the ask."""
        self._ask = None

    def close(self) -> None:
        """Drop the ask; nothing runs that would have to be stopped."""
        self._ask = None
