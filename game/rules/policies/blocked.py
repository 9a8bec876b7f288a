"""Who wins a blocked round and what it pays (RULES.md sections 3 to 6, "Blocked").

A `Blocked` is data: which rules break a tie, in which order, and what is paid. Everything here
takes plain values, so that a simulation can call the very same code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from game.rules.result import Award, Decision
from game.rules.seat import Seat, Seating

BLANK_RECOUNT = 15
FIVE = 5


@dataclass(frozen=True, slots=True)
class BlockedTable:
    """The facts of a blocked round; sequences are indexed by seat.

    `blank` holds the 0-0, if a hand does. `last_laid` is the place in the line of the last tile a
    seat laid, -1 for none. `chose` tells whether the closer closed by choice; it is asked only on
    a tie, because it costs a look back.
    """

    seating: Seating
    pips: tuple[int, ...]
    counts: tuple[int, ...]
    blank: Seat | None
    opener: Seat
    closer: Seat
    last_laid: tuple[int, ...]
    chose: Callable[[], bool]

    def side_pips(self, side: int) -> int:
        """The pips in the hands of a side."""
        return sum(self.pips[seat] for seat in self.seating.members(side))

    @property
    def closing_side(self) -> int:
        """The side of the closer."""
        return self.seating.side_of(self.closer)


class Breaker(Enum):
    """What separates sides with equally few pips."""

    CLOSER_LOSES = "the closer's side is out"
    FEWER_TILES = "fewer tiles"
    CLOSER_WINS = "the closer's side wins"
    OPENER_FIRST = "the opener's side, or the next after it in turn order"
    CHOSE_TO_CLOSE = "the closer's side is out if it closed by choice"
    BLANK_IS_FIFTEEN = "counted again with 0-0 worth fifteen"
    LAST_TO_LAY_OUT = "the side that laid a tile last is out, until one is left"


class BlockedPay(Enum):
    """What the winner of a blocked round scores."""

    OPPONENTS_PIPS = "all the pips of the other sides"
    EVERYBODYS_PIPS = "the pips of all hands, its own included"
    FIVES_LESS_OWN = "the opponent's pips rounded down to five, minus its own"
    ONE_STONE = "one stone"


@dataclass(frozen=True, slots=True)
class Blocked:
    """How a variant settles a blocked round."""

    breakers: tuple[Breaker, ...]
    pay: BlockedPay

    def settle(self, table: BlockedTable) -> Award:
        """The award of a blocked round; raises ValueError if the breakers leave a tie."""
        sides = range(len(table.seating.sides))
        fewest = min(table.side_pips(side) for side in sides)
        left = tuple(side for side in sides if table.side_pips(side) == fewest)
        decision = Decision.FEWEST_PIPS
        for breaker in self.breakers:
            if len(left) == 1:
                break
            narrowed = _narrow(breaker, left, table)
            if narrowed != left:
                left, decision = narrowed, _DECISIONS[breaker]
        if len(left) != 1:
            raise ValueError(f"{self.breakers} leave sides {left} equal")
        return Award(left[0], self._points(left[0], table), _leader(left[0], table), decision)

    def _points(self, side: int, table: BlockedTable) -> int:
        own = table.side_pips(side)
        others = sum(table.pips) - own
        match self.pay:
            case BlockedPay.OPPONENTS_PIPS:
                return others
            case BlockedPay.EVERYBODYS_PIPS:
                return others + own
            case BlockedPay.FIVES_LESS_OWN:
                return others // FIVE * FIVE - own
            case BlockedPay.ONE_STONE:
                return 1
            case _:
                assert_never(self.pay)


_DECISIONS = {
    Breaker.CLOSER_LOSES: Decision.CLOSER_LOSES,
    Breaker.FEWER_TILES: Decision.FEWEST_TILES,
    Breaker.CLOSER_WINS: Decision.CLOSER_WINS,
    Breaker.OPENER_FIRST: Decision.OPENER_FIRST,
    Breaker.CHOSE_TO_CLOSE: Decision.CHOSE_TO_CLOSE,
    Breaker.BLANK_IS_FIFTEEN: Decision.BLANK_IS_FIFTEEN,
    Breaker.LAST_TO_LAY_OUT: Decision.LAST_TO_LAY_OUT,
}


def _leader(side: int, table: BlockedTable) -> Seat:
    """The winning side's seat that leads next: fewer pips, then first after the closer."""
    order = table.seating.from_seat(table.seating.after(table.closer))
    members = table.seating.members(side)
    return min(members, key=lambda seat: (table.pips[seat], order.index(seat)))


def _narrow(breaker: Breaker, sides: tuple[int, ...], table: BlockedTable) -> tuple[int, ...]:
    """The sides that a tie-breaker leaves in."""
    match breaker:
        case Breaker.CLOSER_LOSES:
            return tuple(side for side in sides if side != table.closing_side)
        case Breaker.FEWER_TILES:
            return _fewest(sides, lambda side: _tiles(side, table))
        case Breaker.CLOSER_WINS:
            return (table.closing_side,) if table.closing_side in sides else sides
        case Breaker.OPENER_FIRST:
            return (_first_from_opener(sides, table),)
        case Breaker.CHOSE_TO_CLOSE:
            out = table.closing_side in sides and table.chose()
            return tuple(side for side in sides if not (out and side == table.closing_side))
        case Breaker.BLANK_IS_FIFTEEN:
            return _fewest(sides, lambda side: _recount(side, table))
        case Breaker.LAST_TO_LAY_OUT:
            return (min(sides, key=lambda side: _laid_last(side, table)),)
        case _:
            assert_never(breaker)


def _fewest(sides: tuple[int, ...], key: Callable[[int], int]) -> tuple[int, ...]:
    low = min(key(side) for side in sides)
    return tuple(side for side in sides if key(side) == low)


def _tiles(side: int, table: BlockedTable) -> int:
    return sum(table.counts[seat] for seat in table.seating.members(side))


def _recount(side: int, table: BlockedTable) -> int:
    holds = table.blank is not None and table.seating.side_of(table.blank) == side
    return table.side_pips(side) + (BLANK_RECOUNT if holds else 0)


def _first_from_opener(sides: tuple[int, ...], table: BlockedTable) -> int:
    order = table.seating.from_seat(table.opener)
    return next(s for s in (table.seating.side_of(seat) for seat in order) if s in sides)


def _laid_last(side: int, table: BlockedTable) -> tuple[int, int]:
    """Sorts sides from the one that stays to the one that goes out first.

    A side that laid nothing counts as earliest; of two such, the one nearer the opener stays.
    """
    members = table.seating.members(side)
    order = table.seating.from_seat(table.opener)
    return (
        max(table.last_laid[seat] for seat in members),
        min(order.index(seat) for seat in members),
    )
