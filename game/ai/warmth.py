"""Filling the tables of the simulation before they are needed, in small steps."""

from __future__ import annotations

import random

from game.ai.bits import TILES
from game.ai.playout import Playout
from game.ai.tables import tables_for
from game.ai.utility import NO_NEED, timing
from game.rules.variant import Policies

ROUNDS = 1500  # greedy rounds after which few new ends are met
SEED = 7


class Warmth:
    """What is to be warmed up; `step` does a little of it (a millisecond or so)."""

    def __init__(self) -> None:
        self._todo: list[tuple[Policies, int]] = []
        self._seen: set[Policies] = set()
        self._rng = random.Random(SEED)

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._todo

    def add(self, policies: Policies) -> None:
        """Warm these rules up next, before what was added earlier."""
        if policies not in self._seen:
            self._seen.add(policies)
            self._todo.append((policies, ROUNDS))

    def step(self) -> None:
        """Play one round of what was added last."""
        if not self._todo:
            return
        policies, left = self._todo.pop()
        if not timing(policies).step():
            self._todo.append((policies, left))
            return
        self._play(policies)
        if left > 1:
            self._todo.append((policies, left - 1))

    def _play(self, policies: Policies) -> None:
        tables = tables_for(policies)
        order = [1 << at for at in range(TILES)]
        self._rng.shuffle(order)
        size, sides = policies.hand, len(policies.seating.sides)
        hands = [sum(order[seat * size : (seat + 1) * size]) for seat in range(tables.seats)]
        rest = order[size * tables.seats :]
        Playout(tables, (NO_NEED,) * sides).finish(
            tables.automaton.empty, hands, rest, 0, 0, [0] * sides
        )
