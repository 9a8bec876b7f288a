"""Rounds run to their end in one go: the inner loops of the search.

`finish` plays greedily (most points, then the heaviest tile), `scatter` at random. Both give what
each side gained, or None for a tie in a blocked round, whose settling needs more than these loops
keep: the caller then plays the same moves on a `Position`.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ai.bits import HALF, HALF_MASK, halves
from game.ai.ends import Ends
from game.ai.position import Position, Tables

Gains = tuple[int, ...]


class Start(NamedTuple):
    """A round in mid-play, as the loops take it; `hands` and `gains` are used up."""

    ends: Ends
    hands: list[int]
    stock: list[int]
    top: int
    turn: int
    gains: list[int]


class Playout:
    """The loops for one table of rules, with what they look up close at hand."""

    def __init__(self, tables: Tables, needs: tuple[int, ...]) -> None:
        self._tables = tables
        self._settlement = tables.settlement
        self._side_of = tables.side_of
        self._needs = needs
        self._following = tuple(range(1, tables.seats)) + (0,)
        self._draws = tables.draws
        self._drains = tables.drains

    def finish(  # noqa: C901, PLR0912 - one loop: a call costs more than a turn
        self, ends: Ends, hands: list[int], stock: list[int], top: int, turn: int, gains: list[int]
    ) -> list[int] | None:
        """Play on greedily; `hands` and `gains` are used up, the gains come back."""
        following, drains, last = self._following, self._drains, len(stock)
        asleep = 0 if self._draws else last
        top = top or asleep
        left = 0
        for hand in hands:
            left |= hand
        if not drains:
            for bit in stock[top:]:
                left |= bit
        while True:
            hand = hands[turn]
            playable = hand & ends.playable
            if not playable:
                while top < last:
                    bit = stock[top]
                    top += 1
                    hand |= bit
                    if bit & ends.playable:
                        playable = bit
                        break
                hands[turn] = hand
                if not playable:
                    if drains:
                        left = 0
                        for each in hands:
                            left |= each
                        if not left & ends.playable:
                            return self.blocked(hands, gains)
                    turn = following[turn]
                    continue
            if playable & ends.scoring:
                found = ends.best.get(playable & ends.scoring) or ends.greediest(playable)
                bit, after, points = found
                hand ^= bit
                if points:
                    side = self._side_of[turn]
                    gains[side] += points
                    if gains[side] >= self._needs[side]:
                        return gains
                at = 0
            else:
                at = playable.bit_length()
                bit = 1 << at - 1
                hand ^= bit
                after = ends.quiet[at] or ends.calm(at)
            hands[turn] = hand
            if not hand:
                side, points = self._settlement.out(turn, hands, ends.pips, at or bit.bit_length())
                gains[side] += points
                return gains
            ends = after
            if drains:
                if top >= last:
                    left = 0
                    for each in hands:
                        left |= each
                    if not left & ends.playable:
                        return self.blocked(hands, gains)
            else:
                left ^= bit
                if not left & ends.playable:
                    return self.blocked(hands, gains)
            turn = following[turn]

    def stuck(self, ends: Ends, hands: list[int], stock: list[int], top: int) -> bool:
        """Whether nothing can be laid any more, a tile having been laid or the last one drawn."""
        left = 0
        for hand in hands:
            left |= hand
        if left & ends.playable:
            return False
        if not self._draws or top >= len(stock):
            return True
        if self._drains:
            return False
        return not any(bit & ends.playable for bit in stock[top:])

    def out(
        self, turn: int, hands: list[int], ends: Ends, at: int, gains: list[int]
    ) -> list[int]:
        """The gains after `turn` laid its last tile, that of place `at`, on the line of `ends`."""
        side, points = self._settlement.out(turn, hands, ends.pips, at)
        gains[side] += points
        return gains

    def blocked(self, hands: list[int], gains: list[int]) -> list[int] | None:
        """The gains of a blocked round, or None for a tie."""
        paid = self._settlement.fewest(hands)
        if paid is None:
            return None
        gains[paid.side] += paid.points
        return gains
