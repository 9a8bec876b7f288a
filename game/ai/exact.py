"""Exhaustive search of a round whose tiles are all known.

Two sides: alpha-beta with remembered positions. More: every side takes what is best for itself.
The search can be stopped after any number of positions and taken up again: what it has remembered
is not searched twice.
"""

from __future__ import annotations

from game.ai.exact_duel import HIGH, LOW, Duel, Stopped, learnt
from game.ai.position import Laying, Position
from game.ai.tree import Judged
from game.ai.utility import Worth

TWO = 2
Key = tuple[object, ...]


class Exact:
    """The value of every move of the seat on turn in `start`, all hands there being true."""

    def __init__(self, start: Position, worth: Worth) -> None:
        self._start = start
        self._worth = worth
        self._side = start.tables.side_of[start.turn]
        self._bounds: dict[Key, tuple[float, float]] = {}
        self._values: dict[Key, tuple[float, ...]] = {}
        self._duel = Duel(start, worth) if len(start.hands) == TWO else None
        self._left = 0
        self.positions = 0
        self._todo = ordered(start)
        self._done: list[Judged] = []

    def step(self, positions: int, *, exactly: bool) -> bool:
        """Search on, through so many positions at most; whether it is finished.

        It gets on only if they are more than the turns that are left in the round.

        With `exactly` every move gets its own value; without, a move that is not the best may
        have any value between its own and the best one's.
        """
        self._left = positions
        try:
            while self._todo:
                value = self._move_value(self._todo[0], exactly=exactly)
                self._done.append(Judged(self._todo.pop(0), 1, value))
        except Stopped:
            return False
        return True

    def judged(self) -> list[Judged]:
        """The moves, best first; equals in the order of points and weight."""
        return sorted(self._done, key=lambda judged: -judged.value)

    def _move_value(self, laying: Laying, *, exactly: bool) -> float:
        after = self._start.copy()
        after.lay(laying)
        if len(self._start.needs) != TWO:
            return self._each(after)[self._side]
        floor = LOW
        if not exactly:
            floor = max((judged.value for judged in self._done), default=LOW)
        if self._duel is not None:
            return self._duel_value(self._duel, after, floor)
        if self._side == 0:
            return self._value(after, floor, HIGH)
        whole = sum(self._worth.of(self._start.gains))
        return whole - self._value(after, LOW, whole - floor)

    def _duel_value(self, duel: Duel, after: Position, floor: float) -> float:
        whole = sum(self._worth.of(self._start.gains))
        duel.left, before = self._left, duel.searched
        try:
            if after.turn == self._start.turn:  # the round is over
                return duel.after(after, floor, HIGH)
            return whole - duel.after(after, LOW, whole - floor)
        finally:
            self._left = duel.left
            self.positions += duel.searched - before

    def _value(self, position: Position, low: float, high: float) -> float:
        """The worth for side 0 within a window: exact inside, a bound outside."""
        while position.forced():
            pass
        if position.outcome is not None:
            return self._worth.of(_gains(position))[0]
        key = _key(position)
        under, over = self._bounds.get(key, (LOW, HIGH))
        if under >= high or under == over:
            return under
        if over <= low:
            return over
        self._count()
        if position.tables.side_of[position.turn] == 0:
            value = self._highest(position, max(low, under), high)
        else:
            value = self._lowest(position, low, min(high, over))
        self._bounds[key] = learnt(value, (low, high), (under, over))
        return value

    def _highest(self, position: Position, low: float, high: float) -> float:
        best = LOW
        for laying in ordered(position):
            after = position.copy()
            after.lay(laying)
            best = max(best, self._value(after, max(low, best), high))
            if best >= high:
                break
        return best

    def _lowest(self, position: Position, low: float, high: float) -> float:
        best = HIGH
        for laying in ordered(position):
            after = position.copy()
            after.lay(laying)
            best = min(best, self._value(after, low, min(high, best)))
            if best <= low:
                break
        return best

    def _each(self, position: Position) -> tuple[float, ...]:
        """The worth for every side, where each does its best for itself."""
        while position.forced():
            pass
        if position.outcome is not None:
            return self._worth.of(_gains(position))
        key = (*_key(position), tuple(position.last_laid))
        found = self._values.get(key)
        if found is not None:
            return found
        self._count()
        side = position.tables.side_of[position.turn]
        best: tuple[float, ...] | None = None
        for laying in ordered(position):
            after = position.copy()
            after.lay(laying)
            values = self._each(after)
            if best is None or values[side] > best[side]:
                best = values
        if best is None:
            raise ValueError("a seat on turn has a move")
        self._values[key] = best
        return best

    def _count(self) -> None:
        if self._left <= 0:
            raise Stopped
        self._left -= 1
        self.positions += 1


def ordered(position: Position) -> list[Laying]:
    """The moves of the seat on turn, most points first, then heaviest."""
    return sorted(position.layings(), key=lambda laying: -laying.points)


def _key(position: Position) -> Key:
    hands, gains = tuple(position.hands), tuple(position.gains)
    return (position.ends, hands, position.turn, position.top, gains)


def _gains(position: Position) -> list[int]:
    gains = position.gains[:]
    if position.outcome is not None:
        gains[position.outcome.paid.side] += position.outcome.paid.points
    return gains
