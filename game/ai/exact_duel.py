"""Exhaustive search for two seats whose tiles are all known: alpha-beta on plain integers."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.bits import BITS
from game.ai.ends import Ends
from game.ai.position import Position
from game.ai.utility import Worth

LOW, HIGH = -1e9, 1e9
Key = tuple[Ends, int, int, int, int, int, int]


class Stopped(Exception):  # noqa: N818 - no error: the search goes on later
    """The positions allowed have been used up."""


class Spot(NamedTuple):
    """A position: the hand on turn and the other one, whose turn, and what each has gained."""

    ends: Ends
    hand: int
    other: int
    turn: int
    top: int
    own: int
    theirs: int


class Laid(NamedTuple):
    """The last tile: the ends before it, its place, and who laid it."""

    before: Ends
    at: int
    seat: int


def learnt(
    value: float, window: tuple[float, float], bounds: tuple[float, float]
) -> tuple[float, float]:
    """Closer bounds, after a search of this window within these bounds came to `value`."""
    low, high = window
    under, over = bounds
    if value <= low:
        return under, min(over, value)
    if value >= high:
        return max(under, value), over
    return value, value


class Duel:
    """Values of positions to the seat on turn, remembered; `left` positions may be searched yet."""

    def __init__(self, start: Position, worth: Worth) -> None:
        self._start = start
        self._tables = start.tables
        self._stock = tuple(start.stock)
        self._last = len(start.stock) if start.tables.draws else 0
        self._needs = start.needs
        self._worth = worth
        self._whole = sum(worth.of(start.gains))
        self._bounds: dict[Spot, tuple[float, float]] = {}
        self.left = 0
        self.searched = 0

    def after(self, position: Position, low: float, high: float) -> float:
        """The value of a position to its seat on turn, right if it lies between the bounds."""
        turn = position.turn
        own, theirs = position.gains[turn], position.gains[1 - turn]
        if position.outcome is not None:
            side, points = position.outcome.paid
            own, theirs = (own + points, theirs) if side == turn else (own, theirs + points)
            return self._of(turn, own, theirs)
        hand, other = position.hands[turn], position.hands[1 - turn]
        spot = Spot(position.ends, hand, other, turn, position.top, own, theirs)
        laid = Laid(position.before, position.last_at, position.closer)
        return self._value(spot, laid, low, high)

    def _value(self, spot: Spot, laid: Laid, low: float, high: float) -> float:
        ends, hand, other, turn, top, own, theirs = spot
        if not hand & ends.playable:
            before = hand
            while top < self._last and not hand & ends.playable:
                hand |= self._stock[top]
                top += 1
            if not hand & ends.playable:
                if not other & ends.playable:
                    kept = hand if self._tables.drains else before
                    return self._blocked(Spot(ends, kept, other, turn, top, own, theirs), laid)
                passed = Spot(ends, other, hand, 1 - turn, top, theirs, own)
                whole = self._whole
                return whole - self._value(passed, laid, whole - high, whole - low)
            spot = Spot(ends, hand, other, turn, top, own, theirs)
        under, over = self._bounds.get(spot, (LOW, HIGH))
        if under >= high or under == over:
            return under
        if over <= low:
            return over
        if self.left <= 0:
            raise Stopped
        self.left -= 1
        self.searched += 1
        value = self._best(spot, max(low, under), min(high, over))
        self._bounds[spot] = learnt(value, (low, high), (under, over))
        return value

    def _best(self, spot: Spot, low: float, high: float) -> float:
        ends, hand, other, turn, top, own, theirs = spot
        whole, best, need = self._whole, LOW, self._needs[turn]
        playable = hand & ends.playable
        for _, at, after, points in reversed(ends.menus.get(playable) or ends.menu(playable)):
            gained, rest = own + points, hand ^ BITS[at]
            if points and gained >= need:
                value = self._of(turn, gained, theirs)
            elif not rest:
                value = self._out(Spot(ends, rest, other, turn, top, gained, theirs), at)
            else:
                answer = Spot(after, other, rest, 1 - turn, top, theirs, gained)
                floor = whole - (max(low, best))
                value = whole - self._value(answer, Laid(ends, at, turn), whole - high, floor)
            if value > best:
                best = value
                if best >= high:
                    break
        return best

    def _of(self, turn: int, own: int, theirs: int) -> float:
        gains = (own, theirs) if turn == 0 else (theirs, own)
        return self._worth.of(gains)[turn]

    def _out(self, spot: Spot, at: int) -> float:
        hands = (0, spot.other) if spot.turn == 0 else (spot.other, 0)
        paid = self._tables.settlement.out(spot.turn, hands, spot.ends.pips, at)
        return self._paid(spot, paid.side, paid.points)

    def _blocked(self, spot: Spot, laid: Laid) -> float:
        hands = [spot.hand, spot.other] if spot.turn == 0 else [spot.other, spot.hand]
        paid = self._tables.settlement.fewest(hands)
        if paid is None:
            end = self._start.copy()
            end.hands, end.top, end.ends = hands, spot.top, spot.ends
            end.before, end.last_at, end.closer = laid
            end.last_laid[laid.seat] = end.laid + len(self._stock) + len(BITS)
            paid = end.settled()
        return self._paid(spot, paid.side, paid.points)

    def _paid(self, spot: Spot, side: int, points: int) -> float:
        if side == spot.turn:
            return self._of(spot.turn, spot.own + points, spot.theirs)
        return self._of(spot.turn, spot.own, spot.theirs + points)
