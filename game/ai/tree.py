"""Monte Carlo tree search over information sets, for one observer.

Every iteration takes one of the worlds that the observer cannot tell apart, goes down a tree that
all worlds share by the moves which are possible in this one, adds a leaf, and plays greedily to
the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from game.ai.bits import ALL
from game.ai.ends import Choice, Ends
from game.ai.playout import Playout
from game.ai.position import Laying, Position
from game.ai.utility import Worth
from game.ai.worlds import World

KNOWN = 1 << 13  # visits from which on the urge to try grows no more
HUGE = 1e30
GROWN = 2  # visits before a move's answers are put into the tree
BASIS = 64  # iterations between two looks at the spread of results
NARROWEST = 1e-6


@dataclass(frozen=True, slots=True)
class Judged:
    """A root move: how often it was tried, and its mean worth to the side that chooses."""

    laying: Laying
    visits: int
    value: float


class Node:
    """A move in the tree and what follows it; `side` is the side that made it.

    `mean` is its mean worth to that side, `rare` the root of one over its visits.
    """

    __slots__ = (
        "at",
        "bit",
        "ends",
        "kids",
        "known",
        "mean",
        "points",
        "rare",
        "side",
        "total",
        "visits",
    )

    def __init__(self, at: int, ends: Ends, points: int, side: int) -> None:
        self.at = at
        self.bit = 1 << at >> 1
        self.ends = ends
        self.points = points
        self.side = side
        self.visits = 0
        self.total = self.mean = self.rare = 0.0
        self.kids: dict[int, Node] = _NO_KIDS
        self.known: dict[int, Entry] = _NOTHING_KNOWN

    def meet(self, playable: int) -> Entry:
        """The moves of a hand whose tiles `playable` fit, all of them to be tried yet."""
        if self.known is _NOTHING_KNOWN:
            self.kids, self.known = {}, {}
        menu = self.ends.menus.get(playable) or self.ends.menu(playable)
        entry: Entry = ([], list(menu))
        self.known[playable] = entry
        return entry

    def try_one(self, entry: Entry, side: int) -> Node | None:
        """The next move that has never been tried; None if none is left."""
        kids, untried = entry
        while untried:
            number, at, ends, points = untried.pop()
            kid = self.kids.get(number)
            if kid is None:
                kid = self.kids[number] = Node(at, ends, points, side)
                kids.append(kid)
                return kid
            kids.append(kid)
        return None


Entry = tuple[list[Node], list[Choice]]
"""The moves of one set of playable tiles: those tried, and those that are not, the next last."""
_NO_KIDS: dict[int, Node] = {}  # these two are of nodes that nothing follows; never written to
_NOTHING_KNOWN: dict[int, Entry] = {}


@lru_cache(maxsize=1)
def _roots_of_logs() -> list[float]:
    return [0.0, *(sqrt(log(visits)) for visits in range(1, KNOWN))]


class Search:
    """A resumable search from `start` for the seat on turn there; the hidden hands there are void.

    Args:
        start: the round as the observer knows it.
        worlds: the worlds to go through, over and over; they may be drawn as they are needed.
        cycle: how many worlds there will be.
        worth: what the end of a round is worth.
        curiosity: how many spreads of the results an untried move is worth.
    """

    def __init__(
        self,
        start: Position,
        worlds: Sequence[World],
        cycle: int,
        worth: Worth,
        curiosity: float,
    ) -> None:
        self._start = start
        self._worlds = worlds
        self._cycle = cycle
        self._worth = worth
        self._curiosity = curiosity
        self._side_of = start.tables.side_of
        self._playout = Playout(start.tables, start.needs)
        self._side = self._side_of[start.turn]
        self._draws = start.tables.draws
        self._drains = start.tables.drains
        self.root = Node(0, start.ends, 0, self._side)
        self.iterations = 0
        self._sum = self._squares = 0.0
        self._bonus = 1.0
        self._eager = _roots_of_logs()

    def step(self, iterations: int) -> None:
        """Search on."""
        worlds, cycle = self._worlds, self._cycle
        for at in range(self.iterations, self.iterations + iterations):
            path: list[Node] = []
            world = worlds[at % cycle]
            gains = self._descend(world, path)
            if gains is None:
                gains = self._replay(world, path)
            values = self._worth.of(gains)
            self.root.visits += 1
            for node in path:
                node.visits = visits = node.visits + 1
                node.total = total = node.total + values[node.side]
                node.mean = total / visits
                node.rare = visits**-0.5
            value = values[self._side]
            self._sum += value
            self._squares += value * value
            self.iterations += 1
            if self.iterations % BASIS == 0 or self.iterations == BASIS // 4:
                self._look_at_spread()

    def judged(self) -> list[Judged]:
        """The root moves, most visited first."""
        kids = sorted(
            self.root.kids.values(), key=lambda node: (-node.visits, -node.points, -node.at)
        )
        return [
            Judged(
                Laying(node.at, node.ends, node.points),
                node.visits,
                node.mean,
            )
            for node in kids
        ]

    @property
    def spread(self) -> float:
        """The standard deviation of all results so far."""
        if not self.iterations:
            return NARROWEST
        mean = self._sum / self.iterations
        return max(sqrt(max(self._squares / self.iterations - mean * mean, 0.0)), NARROWEST)

    def _look_at_spread(self) -> None:
        self._bonus = self._curiosity * self.spread

    def _descend(  # noqa: C901, PLR0912, PLR0915 - one loop: a call costs more than a turn
        self, world: World, path: list[Node]
    ) -> list[int] | None:
        """Go down the tree and on to the end; the sides' gains, or None for a tie."""
        start, side_of, playout = self._start, self._side_of, self._playout
        eager, bonus = self._eager, self._bonus
        hands, stock, left = list(world.hands), world.stock, world.left
        gains = start.gains[:]
        node, ends, turn, top = self.root, start.ends, start.turn, 0
        seats, last = len(hands), len(stock) if self._draws else 0
        while True:
            hand = hands[turn]
            playable = hand & ends.playable
            if not playable:
                while top < last and not playable:
                    bit = stock[top]
                    top += 1
                    hand |= bit
                    playable = bit & ends.playable
                hands[turn] = hand
                if top == last:
                    left &= ALL
                if not playable:
                    if not left & ends.playable:
                        return playout.blocked(hands, gains)
                    turn = (turn + 1) % seats
                    continue
            entry = node.known.get(playable) or node.meet(playable)
            fresh = node.try_one(entry, side_of[turn]) if entry[1] else None
            if fresh is not None:
                node = fresh
            else:
                urge = bonus * eager[min(node.visits, KNOWN - 1)]
                most = -HUGE
                for kid in entry[0]:
                    value = kid.mean + urge * kid.rare
                    if value > most:
                        most = value
                        node = kid
            path.append(node)
            bit = node.bit
            hands[turn] = hand = hands[turn] ^ bit
            if node.points:
                side = node.side
                gains[side] += node.points
                if gains[side] >= start.needs[side]:
                    return gains
            if not hand:
                return playout.out(turn, hands, ends, node.at, gains)
            ends = node.ends
            left ^= bit
            if not left & ends.playable:
                return playout.blocked(hands, gains)
            turn = (turn + 1) % seats
            if node.visits < GROWN:
                return playout.finish(ends, hands, stock, top, turn, gains, left)

    def _replay(self, world: World, path: list[Node]) -> list[int]:
        """The same moves on the exact stepper, for a round that ends in a tie."""
        position = self._start.copy()
        position.hands, position.stock, position.top = list(world.hands), list(world.stock), 0
        for node in path:
            while position.forced():
                pass
            position.lay(Laying(node.at, node.ends, node.points))
        return settle_greedily(position)


def settle_greedily(position: Position) -> list[int]:
    """Play a position to its end as `Playout.finish` does; the sides' gains."""
    while position.outcome is None:
        if position.forced():
            continue
        held = position.hands[position.turn] & position.ends.playable
        bit, ends, points = position.ends.greediest(held)
        position.lay(Laying(bit.bit_length(), ends, points))
    gains = position.gains[:]
    gains[position.outcome.paid.side] += position.outcome.paid.points
    return gains
