"""Rounds run to their end in one go, greedily: the inner loop of the search.

A blocked round is met when a seat can do nothing: then, and not after every tile, the loops look
whether anybody can. Nothing has changed since the last tile was laid, unless tiles were drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bits import BITS
from game.ai.ends import Ends
from game.ai.position import Tables
from game.rules.policies.choices import Counting

TWO, FOUR = 2, 4
LONGEST = 40  # times round the table: more than the tiles to lay, each lap lays one


class Playout:
    """The loops for one table of rules, with what they look up close at hand.

    The methods take hands by seat, the stock's bits in drawing order, how many of them have been
    drawn (`top`), and the gains by side, which they add to and give back. They give None for a
    tie in a blocked round, whose settling needs more than they keep: the caller then plays the
    same moves on a `Position`.
    """

    def __init__(self, tables: Tables, needs: tuple[int, ...]) -> None:
        self._settlement = tables.settlement
        self._side_of = tables.side_of
        self._needs = needs
        seats = tables.seats
        turns = tuple(range(seats)) * LONGEST
        self._orders = tuple(turns[first:] for first in range(seats))
        self._draws = tables.draws
        self._drains = tables.drains
        calm = tables.policies.counting is Counting.NONE and not self._draws
        self._plain = seats == FOUR and calm

    def finish(
        self,
        ends: Ends,
        hands: list[int],
        stock: Sequence[int],
        top: int,
        turn: int,
        gains: list[int],
    ) -> list[int] | None:
        """Play on by most points, then the heaviest tile; `hands` are used up."""
        if self._plain:
            return self._four(ends, hands, turn, gains)
        last = len(stock) if self._draws else top
        if len(hands) == TWO:
            return self._duel(ends, hands, stock[top:last], turn, gains)
        return self._round(ends, hands, stock[top:last], turn, gains)

    def _four(  # noqa: C901, PLR0912 - see "Loops that are written out"
        self, ends: Ends, hands: list[int], first: int, gains: list[int]
    ) -> list[int] | None:
        """Four seats that neither draw nor score in play, one stanza each."""
        a, b, c, d = hands[first:] + hands[:first]
        bits, at = BITS, 0
        while True:
            if playable := a & ends.playable:
                at = playable.bit_length()
                a ^= bits[at]
                if not a:
                    break
                ends = ends.quiet[at] or ends.calm(at)
            elif not (b | c | d) & ends.playable:
                break
            if playable := b & ends.playable:
                at = playable.bit_length()
                b ^= bits[at]
                if not b:
                    break
                ends = ends.quiet[at] or ends.calm(at)
            elif not (a | c | d) & ends.playable:
                break
            if playable := c & ends.playable:
                at = playable.bit_length()
                c ^= bits[at]
                if not c:
                    break
                ends = ends.quiet[at] or ends.calm(at)
            elif not (a | b | d) & ends.playable:
                break
            if playable := d & ends.playable:
                at = playable.bit_length()
                d ^= bits[at]
                if not d:
                    break
                ends = ends.quiet[at] or ends.calm(at)
            elif not (a | b | c) & ends.playable:
                break
        return self.over([a, b, c, d], first, ends, at, gains)

    def _duel(
        self, ends: Ends, hands: list[int], stock: Sequence[int], turn: int, gains: list[int]
    ) -> list[int] | None:
        """Two seats, each its own side."""
        hand, other = hands[turn], hands[1 - turn]
        bits, top, last = BITS, 0, len(stock)
        while True:
            playable = hand & ends.playable
            if scorers := playable & ends.scoring:
                bit, after, points = ends.best.get(scorers) or ends.greediest(playable)
                if points:
                    gains[turn] += points
                    if gains[turn] >= self._needs[turn]:
                        return gains
            elif playable:
                at = playable.bit_length()
                bit = bits[at]
                after = ends.quiet[at] or ends.calm(at)
            else:
                before = hand
                while top < last:
                    bit = stock[top]
                    top += 1
                    hand |= bit
                    if bit & ends.playable:
                        break
                else:
                    if not other & ends.playable:
                        rest = [hand if self._drains else before, other]
                        return self.blocked(rest if turn == 0 else rest[::-1], gains)
                    hand, other, turn = other, hand, 1 - turn
                continue
            hand ^= bit
            if not hand:
                hands = [0, other] if turn == 0 else [other, 0]
                return self.out(turn, hands, ends, bit.bit_length(), gains)
            hand, other, turn = other, hand, 1 - turn
            ends = after

    def _round(
        self, ends: Ends, hands: list[int], stock: Sequence[int], first: int, gains: list[int]
    ) -> list[int] | None:
        """Any number of seats."""
        top, last = 0, len(stock)
        for turn in self._orders[first]:
            before = hand = hands[turn]
            playable = hand & ends.playable
            while not playable and top < last:
                bit = stock[top]
                top += 1
                hand |= bit
                playable = bit & ends.playable
            if scorers := playable & ends.scoring:
                bit, after, points = ends.best.get(scorers) or ends.greediest(playable)
                if points:
                    side = self._side_of[turn]
                    gains[side] += points
                    if gains[side] >= self._needs[side]:
                        return gains
            elif playable:
                at = playable.bit_length()
                bit = BITS[at]
                after = ends.quiet[at] or ends.calm(at)
            else:
                hands[turn] = hand
                if stuck(ends, hands):
                    hands[turn] = hand if self._drains else before
                    return self.blocked(hands, gains)
                continue
            hands[turn] = hand = hand ^ bit
            if not hand:
                return self.out(turn, hands, ends, bit.bit_length(), gains)
            ends = after
        raise ValueError("a round ends before anybody has passed that often")

    def over(
        self, turned: list[int], first: int, ends: Ends, at: int, gains: list[int]
    ) -> list[int] | None:
        """The gains of a round of four that is over; `turned` are the hands from seat `first` on.

        `at` is the place of the last tile laid, on the line of `ends` where a hand is empty.
        """
        hands = turned[-first:] + turned[:-first] if first else turned
        if 0 in hands:
            return self.out(hands.index(0), hands, ends, at, gains)
        return self.blocked(hands, gains)

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


def stuck(ends: Ends, hands: Sequence[int]) -> bool:
    """Whether no hand has a tile that fits."""
    held = 0
    for hand in hands:
        held |= hand
    return not held & ends.playable
