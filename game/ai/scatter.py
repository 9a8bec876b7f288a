"""Rounds run to their end at random: what the speed of the simulation is measured by."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import cycle

from game.ai.bits import BITS, places
from game.ai.ends import Ends
from game.ai.playout import FOUR, LONGEST, TWO, Playout, stuck
from game.ai.position import Tables
from game.rules.policies.choices import Counting

NUMBERS = 16_380  # random numbers in the ring that is read over and over, a multiple of four
EVEN = 420  # numbers below this fall evenly on up to seven tiles
RANGE = EVEN * 6  # and these also on up to three ends, whatever tile it was


class Scatter:
    """Plays rounds by any tile that fits, at any end that takes it."""

    def __init__(self, tables: Tables, needs: tuple[int, ...], rng: random.Random) -> None:
        self._empty = tables.automaton.empty
        self._needs = needs
        self._side_of = tables.side_of
        self._draws = tables.draws
        self._drains = tables.drains
        self._ending = Playout(tables, needs)
        self._held = _Held()
        numbers = rng.choices(tuple(range(RANGE)), k=NUMBERS)
        self._numbers = cycle(numbers)
        self._fours = cycle(zip(*[iter(numbers)] * FOUR, strict=True))
        turns = tuple(range(tables.seats)) * LONGEST
        self._orders = tuple(turns[first:] for first in range(tables.seats))
        calm = tables.policies.counting is Counting.NONE and not self._draws
        self._plain = tables.seats == FOUR and calm

    def round(self, hands: list[int], stock: Sequence[int], turn: int) -> list[int] | None:
        """Play a round from its deal; the sides' gains, or None for a tie."""
        if self._plain:
            return self._four(hands, turn)
        if not self._draws:
            stock = ()
        if len(hands) == TWO:
            return self._duel(hands, stock, turn)
        return self._round(hands, stock, turn)

    def _four(  # noqa: C901, PLR0912 - see "Loops that are written out"
        self, hands: list[int], first: int
    ) -> list[int] | None:
        """Four seats that neither draw nor score in play, one stanza each."""
        a, b, c, d = hands[first:] + hands[:first]
        ends, held, bits, at = self._empty, self._held, BITS, 0
        for one, two, three, four in self._fours:
            if playable := a & ends.playable:
                tiles = held[playable]
                at = tiles[one % len(tiles)]
                if not (a := a ^ bits[at]):
                    break
                ends = ends.sole[at] or any_end(ends, at, one)[0]
            elif not (b | c | d) & ends.playable:
                break
            if playable := b & ends.playable:
                tiles = held[playable]
                at = tiles[two % len(tiles)]
                if not (b := b ^ bits[at]):
                    break
                ends = ends.sole[at] or any_end(ends, at, two)[0]
            elif not (a | c | d) & ends.playable:
                break
            if playable := c & ends.playable:
                tiles = held[playable]
                at = tiles[three % len(tiles)]
                if not (c := c ^ bits[at]):
                    break
                ends = ends.sole[at] or any_end(ends, at, three)[0]
            elif not (a | b | d) & ends.playable:
                break
            if playable := d & ends.playable:
                tiles = held[playable]
                at = tiles[four % len(tiles)]
                if not (d := d ^ bits[at]):
                    break
                ends = ends.sole[at] or any_end(ends, at, four)[0]
            elif not (a | b | c) & ends.playable:
                break
        return self._ending.over([a, b, c, d], first, ends, at, [0] * len(self._needs))

    def _duel(self, hands: list[int], stock: Sequence[int], turn: int) -> list[int] | None:
        """Two seats, each its own side."""
        hand, other = hands[turn], hands[1 - turn]
        ends, held, top, last = self._empty, self._held, 0, len(stock)
        gains = [0, 0]
        for number in self._numbers:
            before = hand
            playable = hand & ends.playable
            if not playable:
                while top < last and not playable:
                    bit = stock[top]
                    top += 1
                    hand |= bit
                    playable = bit & ends.playable
                if not playable:
                    if other & ends.playable:
                        hand, other, turn = other, hand, 1 - turn
                        continue
                    rest = [hand if self._drains else before, other]
                    return self._ending.blocked(rest if turn == 0 else rest[::-1], gains)
            tiles = held[playable]
            at = tiles[number % len(tiles)]
            hand ^= BITS[at]
            after = ends.sole[at]
            if after is None:
                after, points = any_end(ends, at, number)
                gains[turn] += points
                if gains[turn] >= self._needs[turn]:
                    return gains
            if not hand:
                hands = [0, other] if turn == 0 else [other, 0]
                return self._ending.out(turn, hands, ends, at, gains)
            hand, other, turn = other, hand, 1 - turn
            ends = after
        raise ValueError("the random numbers never end")

    def _round(self, hands: list[int], stock: Sequence[int], first: int) -> list[int] | None:
        """Any number of seats."""
        ends, top, gains = self._empty, 0, [0] * len(self._needs)
        for turn, number in zip(self._orders[first], self._numbers, strict=False):
            before = hand = hands[turn]
            playable = hand & ends.playable
            while not playable and top < len(stock):
                hand |= stock[top]
                playable = stock[top] & ends.playable
                top += 1
            if playable:
                tiles = self._held[playable]
                at = tiles[number % len(tiles)]
                hands[turn] = hand = hand ^ BITS[at]
                after, points = any_end(ends, at, number)
                gains[self._side_of[turn]] += points
                if points and gains[self._side_of[turn]] >= self._needs[self._side_of[turn]]:
                    return gains
                if not hand:
                    return self._ending.out(turn, hands, ends, at, gains)
                ends = after
            else:
                hands[turn] = hand
                if stuck(ends, hands):
                    hands[turn] = hand if self._drains else before
                    return self._ending.blocked(hands, gains)
        raise ValueError("a round ends before anybody has passed that often")


class _Held(dict[int, tuple[int, ...]]):
    """The places of every set of tiles that was asked for."""

    def __missing__(self, held: int) -> tuple[int, ...]:
        found = self[held] = tuple(places(held))
        return found


def any_end(ends: Ends, at: int, number: int) -> tuple[Ends, int]:
    """Where the tile of place `at` leads, and what it scores, at an end chosen by a number."""
    options = ends.options[at] or ends.after(at)
    return options[number // EVEN % len(options)]
