"""What the end of a round is worth to each side: points, or the chance to win the match.

The chance comes from a small table: rounds of the variant played greedily say how much sides gain
in a round; going back from the target gives the chance at every score (two sides), and a share of
the nearness to the target stands in for it where there are more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from math import ceil, exp
from statistics import mean

from game.ai.bits import TILES
from game.ai.playout import Playout
from game.ai.position import Tables
from game.ai.tables import tables_for
from game.rules.variant import Policies

ROUNDS = 200
CELLS = 20  # steps from 0 to the target in the table
NO_NEED = 10**9
EVEN = 2
HALF = 0.5
SEED = 20


class Utility(StrEnum):
    """What the search maximises."""

    MATCH = "match"
    POINTS = "points"


class Worth:
    """The worth of a round's gains to every side; higher is better, all sides' add up to one sum.

    `totals` are the sides' scores before what `gains` counts.
    """

    def __init__(self, totals: Sequence[int], target: int) -> None:
        self.totals = tuple(totals)
        self.target = target
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    @property
    def needs(self) -> tuple[int, ...]:
        """What each side still needs to reach the target."""
        return tuple(self.target - total for total in self.totals)

    def of(self, gains: Sequence[int]) -> tuple[float, ...]:
        """The worth for each side of a round that brings these gains."""
        key = tuple(gains)
        found = self._known.get(key)
        if found is None:
            found = self._worth(key)
            self._known[key] = found
        return found

    def _worth(self, gains: tuple[int, ...]) -> tuple[float, ...]:
        raise NotImplementedError


class PointsWorth(Worth):
    """Own gains less what the others gained on average."""

    def _worth(self, gains: tuple[int, ...]) -> tuple[float, ...]:
        others = len(gains) - 1
        total = sum(gains)
        return tuple(float(gain - (total - gain) / others) for gain in gains)


class MatchWorth(Worth):
    """The chance to win the match."""

    def __init__(self, totals: Sequence[int], policies: Policies) -> None:
        super().__init__(totals, policies.target)
        self._pace = pace(policies)

    def _worth(self, gains: tuple[int, ...]) -> tuple[float, ...]:
        after = [total + gain for total, gain in zip(self.totals, gains, strict=True)]
        best = max(after)
        if best >= self.target:
            first = [float(total == best) for total in after]
            return tuple(each / sum(first) for each in first)
        if len(after) == EVEN:
            chance = self._pace.chance(self.target, after[0], after[1])
            return (chance, 1 - chance)
        return self._pace.shares(self.target, after)


class Pace:
    """How fast a variant's scores grow.

    Args:
        rounds: gains of two sides in a round, by how often they come.
        stride: what the winner of a round gains on average, above 0.
    """

    def __init__(self, rounds: Counter[tuple[int, int]], stride: float) -> None:
        self.rounds = rounds
        self.stride = stride
        self._tables: dict[int, list[list[float]]] = {}

    def chance(self, target: int, own: int, other: int) -> float:
        """The first side's chance to win at these totals, both below the target."""
        for _ in self.filling(target):
            pass
        table, step = self._tables[target], _step(target)
        row, row_part = _cell(target - own, step, len(table))
        column, column_part = _cell(target - other, step, len(table))
        near, far = table[row], table[row + 1]
        return (
            near[column] * (1 - row_part) * (1 - column_part)
            + near[column + 1] * (1 - row_part) * column_part
            + far[column] * row_part * (1 - column_part)
            + far[column + 1] * row_part * column_part
        )

    def shares(self, target: int, totals: Sequence[int]) -> tuple[float, ...]:
        """Every side's chance where there are more than two: by how near each is."""
        weights = [exp(-(target - total) / self.stride) for total in totals]
        return tuple(weight / sum(weights) for weight in weights)

    def filling(self, target: int) -> Iterator[None]:
        """Make ready for `chance` at this target, a few cells at a time; over at once if it is.

        `table[i][j]` is the chance of a side that needs i steps against one that needs j.
        """
        if target in self._tables:
            return
        step = _step(target)
        rounds: Counter[tuple[int, int]] = Counter()
        for (own, other), times in self.rounds.items():
            rounds[_steps(own, step), _steps(other, step)] += times
        rounds.pop((0, 0), None)
        size = ceil(target / step) + CELLS // 2
        table = [[HALF] * (size + 1) for _ in range(size + 1)]
        for j in range(size + 1):
            table[0][j] = 1.0
        for i in range(1, size + 1):
            table[i][0] = 0.0
        for total in range(2, 2 * size + 1):
            for i in range(max(1, total - size), min(size, total - 1) + 1):
                table[i][total - i] = _chance_at(table, rounds, i, total - i)
            yield
        self._tables[target] = table


def _chance_at(table: list[list[float]], rounds: Counter[tuple[int, int]], i: int, j: int) -> float:
    won = 0.0
    for (own, other), times in rounds.items():
        row, column = i - own, j - other
        if row > 0 or column > 0:
            won += times * table[max(row, 0)][max(column, 0)]
        elif row == column:
            won += times * HALF
        elif row < column:
            won += times
    return won / rounds.total() if rounds else HALF


def _step(target: int) -> float:
    return max(1.0, target / CELLS)


def _steps(gain: int, step: float) -> int:
    return max(0, round(gain / step))


def _cell(need: int, step: float, size: int) -> tuple[int, float]:
    """The table's row for a need (never row 0: that is won), and how far on it lies."""
    at = min(max(need / step, 1.0), size - 1.0)
    row = min(int(at), size - 2)
    return row, at - row


class Timing:
    """Finds the pace of some rules in small steps, by rounds played greedily."""

    def __init__(self, policies: Policies) -> None:
        self._policies = policies
        self._tables = tables_for(policies)
        self._rng = random.Random(SEED)
        self._rounds: Counter[tuple[int, int]] = Counter()
        self._won: list[int] = []
        self._left = ROUNDS
        self._found: Pace | None = None
        self._filling: Iterator[None] = iter(())
        self.pace: Pace | None = None

    def step(self) -> bool:
        """Play one more round, or fill in some more chances; whether the pace is known."""
        if self.pace is not None:
            return True
        if self._found is not None:
            for _ in self._filling:
                return False
            self.pace = self._found
            return True
        gains = _round(self._tables, self._rng)
        self._left -= 1
        if gains is not None:
            for own in range(len(gains)):
                self._rounds[gains[own], gains[(own + 1) % len(gains)]] += 1
            if max(gains) > 0:
                self._won.append(max(gains))
        if self._left <= 0 and self._won:
            self._found = Pace(self._rounds, mean(self._won))
            if len(self._policies.seating.sides) == EVEN:
                self._filling = self._found.filling(self._policies.target)
        return False


@lru_cache(maxsize=32)
def timing(policies: Policies) -> Timing:
    """The pace of these rules, found already or to be found step by step."""
    return Timing(policies)


def pace(policies: Policies) -> Pace:
    """The pace of these rules, found now if need be."""
    found = timing(policies)
    while found.pace is None:
        found.step()
    return found.pace


def _round(tables: Tables, rng: random.Random) -> list[int] | None:
    size, sides = tables.policies.hand, len(tables.policies.seating.sides)
    order = [1 << at for at in range(TILES)]
    rng.shuffle(order)
    hands = [sum(order[seat * size : (seat + 1) * size]) for seat in range(tables.seats)]
    playout = Playout(tables, (NO_NEED,) * sides)
    rest = order[size * tables.seats :]
    return playout.finish(tables.automaton.empty, hands, rest, 0, 0, [0] * sides)


def worth(utility: Utility, totals: Sequence[int], policies: Policies) -> Worth:
    """The worth of rounds at these totals."""
    match utility:
        case Utility.MATCH:
            return MatchWorth(totals, policies)
        case Utility.POINTS:
            return PointsWorth(totals, policies.target)
