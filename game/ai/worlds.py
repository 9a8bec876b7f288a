"""Drawing the hidden tiles at random, each possible deal as likely as the next.

Tiles that may lie in the same lots form a group. How many ways there are to place the groups from
the i-th on, given the room left in each lot, is counted once; then a world is drawn group by group
with those counts as weights, so that nothing is drawn in vain.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from math import comb
from typing import NamedTuple

from game.ai.beliefs import Beliefs
from game.ai.bits import doubles, mask, places
from game.ai.seen import FEW_DOUBLES, NOBODY, Loose, Seen
from game.ai.tables import tables_for
from game.rules.view import View

Room = tuple[int, ...]
Split = tuple[int, ...]
Placing = tuple[list[int], list[int]]
"""The tiles of every lot, and those of the stock in an order of their own."""
FRESH = 2  # candidates that are new each time
TRIES = 60  # placings in search of one without too many doubles in a hand


class World(NamedTuple):
    """One way the hidden tiles may lie: `hands[seat]`, and the stock's bits in drawing order."""

    hands: tuple[int, ...]
    stock: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Branch:
    """The ways to split one group over its lots, with cumulated weights."""

    splits: tuple[Split, ...]
    weights: tuple[int, ...]


class Worlds:
    """The worlds that agree with what a seat has seen.

    With `candidates` above 1, a world that is drawn is one of so many, the more plausible ones
    (see `Beliefs`) with the better chance; it may come again.

    Raises ValueError if there are none, which a view made by the rules never causes.
    """

    def __init__(self, view: View, seen: Seen, candidates: int = 1) -> None:
        self._tables = tables_for(view.rules.policies, view.doubled)
        self._own = mask(view.hand)
        self._seat = int(view.seat)
        self._seats = len(view.counts)
        self._lots = seen.lots
        self._owners = tuple(lot.seat for lot in seen.lots)
        self._loose = seen.loose
        self._few = seen.few_doubles
        grouped: dict[tuple[int, ...], list[Loose]] = {}
        for loose in seen.loose:
            grouped.setdefault(loose.lots, []).append(loose)
        self._groups = sorted(grouped.items(), key=lambda item: (len(item[0]), item[0]))
        self._bits = [(lots, [each.bit for each in loose]) for lots, loose in self._groups]
        self._mixed = len(self._groups) == 1 and len(self._groups[0][0]) > 1
        self._unplayed = sum(loose.bit for loose in seen.loose if not loose.played)
        self._stock = self._owners.index(NOBODY)
        self._known: list[dict[Room, _Branch]] = [{} for _ in self._groups]
        self._room = tuple(lot.room for lot in seen.lots)
        self._beliefs = Beliefs(seen)
        self._candidates = candidates if self._beliefs.any else 1
        self._recent: list[Placing] = []
        self._weights: list[float] = []
        self.ways = self._count(0, self._room)
        if not self.ways:
            raise ValueError("no deal agrees with what this seat has seen")

    def draw(self, rng: random.Random) -> World:
        """One world, its stock in random order."""
        lots, stock = self._placing(rng) if self._candidates == 1 else self._plausible(rng)
        if self._tables.draws and not self._mixed:
            stock.sort(key=partial(next, iter(rng.random, None)))
        return self._world(lots, stock)

    def _plausible(self, rng: random.Random) -> Placing:
        """One of the latest candidates, some of them new, by how plausible they are."""
        recent, weights = self._recent, self._weights
        for _ in range(FRESH if recent else self._candidates):
            placing = self._placing(rng)
            recent.append(placing)
            weights.append(self._weight(placing[0]))
        del recent[: -self._candidates], weights[: -self._candidates]
        return rng.choices(recent, weights)[0]

    def _placing(self, rng: random.Random) -> Placing:
        """A lot for every tile, without too many doubles in a hand."""
        placing = self._place(rng)
        for _ in range(TRIES if self._few else 0):
            if not self._too_many_doubles(placing[0]):
                break
            placing = self._place(rng)
        return placing

    def only(self, limit: int) -> World | None:
        """The one possible world, or None if there are more, or too many ways to tell.

        The stock's order is left open, as by `every`.
        """
        hands = [0] * self._seats
        hands[self._seat] = self._own
        stock = []
        for loose in self._loose:
            seats = {self._lots[lot].seat for lot in loose.lots if self._lots[lot].room}
            if loose.played:
                continue
            if len(seats) > 1:
                every = self.every(limit)
                return next(iter(every)) if every is not None and len(every) == 1 else None
            seat = seats.pop()
            if seat == NOBODY:
                stock.append(loose.bit)
            else:
                hands[seat] |= loose.bit
        return World(tuple(hands), tuple(sorted(stock)))

    def every(self, limit: int) -> dict[World, float] | None:
        """All worlds with their weights (see `draw`), or None if there may be over `limit` ways.

        The stock's order is left open: it is given from the lightest tile up.
        """
        if self.ways > limit:
            return None
        found: dict[World, float] = {}
        for placed in self._every(0, self._room):
            lots = [0] * len(self._room)
            for lot, loose in placed:
                lots[lot] |= loose.bit
            if self._too_many_doubles(lots):
                continue
            world = self._world(lots, [1 << (at - 1) for at in places(lots[self._stock])][::-1])
            found[world] = found.get(world, 0.0) + self._weight(lots)
        return found

    def _weight(self, lots: list[int]) -> float:
        """How plausible a placing is; all are alike unless the more plausible are preferred."""
        return self._beliefs.weight(lots) if self._candidates > 1 else 1.0

    def _count(self, index: int, room: Room) -> int:
        if index == len(self._groups):
            return int(not any(room))
        branch = self._known[index].get(room)
        if branch is None:
            branch = self._branch(index, room)
            self._known[index][room] = branch
        return branch.weights[-1] if branch.weights else 0

    def _branch(self, index: int, room: Room) -> _Branch:
        lots, loose = self._groups[index]
        splits: list[Split] = []
        weights: list[int] = []
        for split in _splits(len(loose), tuple(room[lot] for lot in lots)):
            ways = self._count(index + 1, _taken(room, lots, split))
            if ways:
                splits.append(split)
                weights.append(ways * _arrangements(split))
        return _Branch(tuple(splits), tuple(accumulate(weights)))

    def _place(self, rng: random.Random) -> Placing:
        """The tiles of every lot, and the order that those of the stock were given in."""
        room = self._room
        lots = [0] * len(room)
        stock: list[int] = []
        number = rng.random
        order = partial(next, iter(number, None))
        for (where, bits), known in zip(self._bits, self._known, strict=True):
            split: Split = (len(bits),)
            mixed = bits
            if len(where) > 1:
                branch = known[room]
                split, mixed = branch.splits[0], sorted(bits, key=order)
                if len(branch.splits) > 1:
                    split = branch.splits[
                        bisect_left(branch.weights, number() * branch.weights[-1])
                    ]
            start = 0
            left = list(room)
            for lot, size in zip(where, split, strict=True):
                part = mixed[start : start + size]
                start += size
                left[lot] -= size
                lots[lot] += sum(part)
                if lot == self._stock:
                    stock += part
            room = tuple(left)
        return lots, stock

    def _world(self, lots: list[int], stock: list[int]) -> World:
        hands = [0] * self._seats
        hands[self._seat] = self._own
        for owner, tiles in zip(self._owners, lots, strict=True):
            if owner != NOBODY:
                hands[owner] |= tiles & self._unplayed
        return World(tuple(hands), tuple(stock))

    def _too_many_doubles(self, lots: list[int]) -> bool:
        """Whether a dealt hand would have had so many that it had been put back."""
        few = self._few.items()
        return any(known + (lots[lot] & doubles()).bit_count() > FEW_DOUBLES for lot, known in few)

    def _every(self, index: int, room: Room) -> Iterator[list[tuple[int, Loose]]]:
        if index == len(self._groups):
            if not any(room):
                yield []
            return
        lots, loose = self._groups[index]
        for split in _splits(len(loose), tuple(room[lot] for lot in lots)):
            left = _taken(room, lots, split)
            for dealt in _dealings(loose, lots, split):
                for rest in self._every(index + 1, left):
                    yield dealt + rest


def _splits(size: int, room: Room) -> Iterator[Split]:
    """The ways to put `size` alike tiles into lots with this much room."""
    if len(room) == 1:
        if size <= room[0]:
            yield (size,)
        return
    rest = sum(room[1:])
    for first in range(max(0, size - rest), min(size, room[0]) + 1):
        for others in _splits(size - first, room[1:]):
            yield (first, *others)


def _arrangements(split: Split) -> int:
    """How many ways there are to choose which tiles go where."""
    ways, left = 1, sum(split)
    for size in split:
        ways *= comb(left, size)
        left -= size
    return ways


def _taken(room: Room, lots: tuple[int, ...], split: Split) -> Room:
    left = list(room)
    for lot, size in zip(lots, split, strict=True):
        left[lot] -= size
    return tuple(left)


def _dealings(
    loose: list[Loose], lots: tuple[int, ...], split: Split
) -> Iterator[list[tuple[int, Loose]]]:
    """Every choice of which tiles go to which lot, given how many do."""
    if not loose:
        yield []
        return
    first, *rest = loose
    for index, lot in enumerate(lots):
        if split[index]:
            fewer = (*split[:index], split[index] - 1, *split[index + 1 :])
            for others in _dealings(rest, lots, fewer):
                yield [(lot, first), *others]
