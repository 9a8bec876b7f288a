"""Rounds run to their end at random: what the speed of the simulation is measured by."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from itertools import chain, repeat

from game.ai.bits import ALL, places
from game.ai.playout import Playout, alive
from game.ai.position import Tables

WORDS = 4096  # random numbers made at a time, 16 bits each


class Scatter:
    """Plays rounds by any tile that fits, at any end that takes it."""

    def __init__(self, tables: Tables, needs: tuple[int, ...], rng: random.Random) -> None:
        self._tables = tables
        self._needs = needs
        self._ending = Playout(tables, needs)
        self._held: dict[int, tuple[int, ...]] = {}
        self._numbers: Iterator[int] = chain.from_iterable(
            array("H", rng.randbytes(2 * WORDS)) for _ in repeat(None)
        )

    def round(self, hands: list[int], stock: list[int], turn: int) -> list[int] | None:
        """Play a round from its deal; the sides' gains, or None for a tie."""
        ends, top = self._tables.automaton.empty, 0
        last = len(stock) if self._tables.draws else 0
        left = alive(self._tables, hands, stock)
        ending, choices, seats = self._ending, self._held, len(hands)
        gains = [0] * len(self._needs)
        for number in self._numbers:
            hand = hands[turn]
            playable = hand & ends.playable
            while not playable:
                if top < last:
                    bit = stock[top]
                    top += 1
                    hand |= bit
                    playable = bit & ends.playable
                    if top == last:
                        left &= ALL
                    continue
                hands[turn] = hand
                if not left & ends.playable:
                    return ending.blocked(hands, gains)
                turn = (turn + 1) % seats
                hand = hands[turn]
                playable = hand & ends.playable
            held = choices.get(playable) or self._choices(playable)
            at = held[number % len(held)]
            bit = 1 << at - 1
            options = ends.options[at] or ends.after(at)
            after, points = options[number % len(options)] if len(options) > 1 else options[0]
            hands[turn] = hand = hand ^ bit
            if points:
                side = self._tables.side_of[turn]
                gains[side] += points
                if gains[side] >= self._needs[side]:
                    return gains
            if not hand:
                return ending.out(turn, hands, ends, at, gains)
            ends = after
            left ^= bit
            if not left & ends.playable:
                return ending.blocked(hands, gains)
            turn = (turn + 1) % seats
        raise ValueError("the random numbers never end")

    def _choices(self, playable: int) -> tuple[int, ...]:
        found = tuple(places(playable))
        self._held[playable] = found
        return found
