"""Filling the tables of the simulation before they are needed, in small steps."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.tables import tables_for
from game.ai.utility import timing
from game.rules.variant import Policies


class Warmth:
    """What is to be warmed up; `step` does a little of it (a millisecond or so)."""

    def __init__(self) -> None:
        self._todo: list[Iterator[None]] = []
        self._seen: set[Policies] = set()

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._todo

    def add(self, policies: Policies) -> None:
        """Warm these rules up next, before what was added earlier."""
        if policies not in self._seen:
            self._seen.add(policies)
            self._todo.append(_steps(policies))

    def step(self) -> None:
        """Do a little for what was added last."""
        if self._todo and next(self._todo[-1], self) is self:
            self._todo.pop()


def _steps(policies: Policies) -> Iterator[None]:
    while not timing(policies).step():
        yield
    yield from tables_for(policies).automaton.filling()
