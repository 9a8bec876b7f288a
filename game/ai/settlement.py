"""What the end of a round pays, by the rules' own policies, remembered.

The policies take pips by seat, but what they pay follows from sums over sides (a property that a
test holds them to), so that one answer serves for all hands with the same sums.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ai.bits import BLANK_BIT, HALF, HALF_MASK, by_place, halves, pips
from game.rules.policies.blocked import BlockedTable
from game.rules.policies.going_out import Blank, Naming, OutTable
from game.rules.result import Finish
from game.rules.seat import Seat
from game.rules.variant import Policies

NOBODY = -1


class Paid(NamedTuple):
    """The side that an ending pays, and the points; they may be negative (RULES.md section 4)."""

    side: int
    points: int


class Closing(NamedTuple):
    """What a tie in a blocked round may ask for (see `BlockedTable`)."""

    opener: int
    closer: int
    last_laid: tuple[int, ...]
    chose: Callable[[], bool]


class Settlement:
    """The endings of one table of rules; `factor` is 2 in a doubled round."""

    def __init__(self, policies: Policies, factor: int) -> None:
        self.seating = policies.seating
        self.sides = len(policies.seating.sides)
        self.side_of = tuple(policies.seating.side_of(seat) for seat in policies.seating.seats)
        seats = range(len(policies.seating.seats))
        pairs = self.sides < len(seats)
        self._partners = tuple((seat + 2) % len(seats) if pairs else None for seat in seats)
        self._out = policies.going_out
        self._blocked = policies.blocked
        self._factor = factor
        self._low, self._high = halves()
        self._named = policies.going_out.naming is Naming.NAMED
        self._steals = policies.going_out.blank is Blank.STEALS
        self._finishes: dict[tuple[tuple[int, ...], int], Finish] = {}
        self._outs: dict[tuple[int, int, int, int, Finish | None], Paid] = {}
        self._blocks: dict[tuple[int, int, int], Paid] = {}

    def out(self, seat: int, hands: Sequence[int], ends: tuple[int, ...], at: int) -> Paid:
        """`seat` laid its last tile, that of place `at`, where the open ends showed `ends`."""
        low, high = self._low, self._high
        sums = [low[hand & HALF_MASK] + high[hand >> HALF] for hand in hands]
        partner = self._partners[seat]
        mine = 0 if partner is None else sums[partner]  # its own hand is empty
        others = sum(sums) - mine
        thief = NOBODY
        if self._steals and BLANK_BIT in hands:
            thief = hands.index(BLANK_BIT)
        finish = self._finish(ends, at) if self._named else None
        key = (seat, mine, others, thief, finish)
        found = self._outs.get(key)
        if found is None:
            found = self._settle_out(seat, hands, ends, at, thief)
            self._outs[key] = found
        return found

    def fewest(self, hands: Sequence[int]) -> Paid | None:
        """A blocked round in which one side has fewest pips; None where several have."""
        low, high = self._low, self._high
        sums = [low[hand & HALF_MASK] + high[hand >> HALF] for hand in hands]
        if self.sides < len(hands):
            sums = [sums[0] + sums[2], sums[1] + sums[3]]
        own = min(sums)
        if sums.count(own) > 1:
            return None
        key = (sums.index(own), own, sum(sums))
        found = self._blocks.get(key)
        if found is None:
            found = self.blocked(hands, Closing(0, 0, (0,) * len(hands), _never_asked))
            self._blocks[key] = found
        return found

    def blocked(self, hands: Sequence[int], closing: Closing) -> Paid:
        """A blocked round, ties and all."""
        seats = self.seating.seats
        award = self._blocked.settle(
            BlockedTable(
                seating=self.seating,
                pips=tuple(pips(hand) for hand in hands),
                counts=tuple(hand.bit_count() for hand in hands),
                blank=next((seat for seat in seats if hands[seat] & BLANK_BIT), None),
                opener=Seat(closing.opener),
                closer=Seat(closing.closer),
                last_laid=closing.last_laid,
                chose=closing.chose,
            )
        )
        return Paid(award.side, award.points * self._factor)

    def _finish(self, ends: tuple[int, ...], at: int) -> Finish:
        found = self._finishes.get((ends, at))
        if found is None:
            found = self._out.finish(by_place()[at - 1], ends)
            self._finishes[ends, at] = found
        return found

    def _settle_out(
        self, seat: int, hands: Sequence[int], ends: tuple[int, ...], at: int, thief: int
    ) -> Paid:
        award = self._out.settle(
            OutTable(
                seating=self.seating,
                pips=tuple(pips(hand) for hand in hands),
                out=Seat(seat),
                tile=by_place()[at - 1],
                ends=ends,
                lone_blank=None if thief == NOBODY else Seat(thief),
            )
        )
        return Paid(award.side, award.points * self._factor)


def _never_asked() -> bool:
    raise ValueError("there is no tie to break")
