"""Exhaustive search where few ways are left to lay the hidden tiles: in each of them, by turns.

A move is worth what it brings in every one of these worlds, weighted by how likely they are, each
played out with open hands. That lets later decisions know more than the seat will know then, which
sampling does not. With few worlds there is little more to know, and no chance enters; with many it
may mislead (see ARCHITECTURE.md for what was measured).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.exact import Exact
from game.ai.position import Laying
from game.ai.tree import Judged


class EachWorld:
    """The values of the moves of the seat on turn, over worlds with their weights above 0."""

    def __init__(self, worlds: Sequence[tuple[Exact, float]]) -> None:
        self._todo = list(worlds)
        self._several = len(worlds) > 1
        self._weight = sum(weight for _, weight in worlds)
        self._sums: dict[Laying, float] = {}
        self._before = 0

    @property
    def positions(self) -> int:
        """How many have been searched, in all worlds together."""
        return self._before + (self._todo[0][0].positions if self._todo else 0)

    def step(self, positions: int, *, exactly: bool) -> bool:
        """Search on in one world as `Exact.step` does; whether all are finished.

        Where there are several, every move gets its own value in each, for a sum needs it.
        """
        exact, weight = self._todo[0]
        if exact.step(positions, exactly=exactly or self._several):
            for judged in exact.judged():
                known = self._sums.get(judged.laying, 0.0)
                self._sums[judged.laying] = known + weight * judged.value / self._weight
            self._before += exact.positions
            del self._todo[0]
        return not self._todo

    def judged(self) -> list[Judged]:
        """The moves, best first; equals in the order that they have in the first world."""
        found = [Judged(laying, 1, value) for laying, value in self._sums.items()]
        return sorted(found, key=lambda judged: -judged.value)
