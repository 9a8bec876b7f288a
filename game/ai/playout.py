"""Rounds run to their end in one go, greedily: the inner loop of the search."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bits import ALL, MORE
from game.ai.ends import Ends
from game.ai.position import Tables

TWO = 2
LONGEST = 40  # times round the table: more than the tiles to lay, each lap lays one


class Playout:
    """The loop for one table of rules, with what it looks up close at hand.

    The methods take hands by seat, the stock's bits in drawing order, how many of them have been
    drawn (`top`), and the gains by side, which they add to and give back. They give None for a
    tie in a blocked round, whose settling needs more than they keep: the caller then plays the
    same moves on a `Position`.
    """

    def __init__(self, tables: Tables, needs: tuple[int, ...]) -> None:
        self._tables = tables
        self._settlement = tables.settlement
        self._side_of = tables.side_of
        self._needs = needs
        seats = tables.seats
        turns = tuple(range(seats)) * LONGEST
        self._orders = tuple(turns[first:] for first in range(seats))
        self._draws = tables.draws

    def finish(
        self,
        ends: Ends,
        hands: list[int],
        stock: Sequence[int],
        top: int,
        turn: int,
        gains: list[int],
        left: int | None = None,
    ) -> list[int] | None:
        """Play on by most points, then the heaviest tile; `hands` are used up.

        `left` is what `alive` says of this position, where it is known.
        """
        if left is None:
            left = alive(self._tables, hands, stock[top:])
        if len(hands) == TWO:
            return self._duel(ends, hands, stock, top, turn, gains, left)
        return self._round(ends, hands, stock, top, turn, gains, left)

    def _duel(  # noqa: C901, PLR0912 - one loop: a call costs more than a turn
        self,
        ends: Ends,
        hands: list[int],
        stock: Sequence[int],
        top: int,
        turn: int,
        gains: list[int],
        left: int,
    ) -> list[int] | None:
        """Two seats, each its own side."""
        last = len(stock) if self._draws else top
        hand, other = hands[turn], hands[1 - turn]
        while True:
            playable = hand & ends.playable
            if playable & ends.scoring:
                bit, after, points = ends.best.get(playable & ends.scoring) or ends.greediest(
                    playable
                )
                if points:
                    gains[turn] += points
                    if gains[turn] >= self._needs[turn]:
                        return gains
            elif playable:
                at = playable.bit_length()
                bit = 1 << at - 1
                after = ends.quiet[at] or ends.calm(at)
            elif top < last:
                fits = ends.playable
                while top < last:
                    bit = stock[top]
                    top += 1
                    hand |= bit
                    if bit & fits:
                        break
                if top == last:
                    left &= ALL
                continue
            else:
                if not left & ends.playable:
                    return self.blocked([hand, other] if turn == 0 else [other, hand], gains)
                hand, other = other, hand
                turn = 1 - turn
                continue
            hand ^= bit
            if not hand:
                hands = [hand, other] if turn == 0 else [other, hand]
                return self.out(turn, hands, ends, bit.bit_length(), gains)
            ends = after
            left ^= bit
            if not left & ends.playable:
                return self.blocked([hand, other] if turn == 0 else [other, hand], gains)
            hand, other = other, hand
            turn = 1 - turn

    def _round(  # noqa: C901 - one loop: a call costs more than a turn
        self,
        ends: Ends,
        hands: list[int],
        stock: Sequence[int],
        top: int,
        first: int,
        gains: list[int],
        left: int,
    ) -> list[int] | None:
        """Any number of seats."""
        last = len(stock) if self._draws else top
        for turn in self._orders[first]:
            hand = hands[turn]
            playable = hand & ends.playable
            while not playable and top < last:
                bit = stock[top]
                top += 1
                hand |= bit
                playable = bit & ends.playable
                if top == last:
                    left &= ALL
            if playable & ends.scoring:
                bit, after, points = ends.best.get(playable & ends.scoring) or ends.greediest(
                    playable
                )
                if points:
                    side = self._side_of[turn]
                    gains[side] += points
                    if gains[side] >= self._needs[side]:
                        return gains
            elif playable:
                at = playable.bit_length()
                bit = 1 << at - 1
                after = ends.quiet[at] or ends.calm(at)
            else:
                hands[turn] = hand
                if not left & ends.playable:
                    return self.blocked(hands, gains)
                continue
            hands[turn] = hand = hand ^ bit
            if not hand:
                return self.out(turn, hands, ends, bit.bit_length(), gains)
            ends = after
            left ^= bit
            if not left & ends.playable:
                return self.blocked(hands, gains)
        raise ValueError("a round ends before anybody has passed that often")

    def out(self, turn: int, hands: list[int], ends: Ends, at: int, gains: list[int]) -> list[int]:
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


def alive(tables: Tables, hands: Sequence[int], stock: Sequence[int]) -> int:
    """The tiles that may be laid yet, and `MORE` while the stock keeps a stuck round alive."""
    left = 0
    for hand in hands:
        left |= hand
    if tables.draws and stock:
        for bit in stock:
            left |= bit
        if tables.drains:
            left |= MORE
    return left
